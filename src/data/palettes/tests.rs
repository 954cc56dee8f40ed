//! The shipped palettes, and what is told of others.

use super::*;
use crate::data::Memory;

/// The shipped file.
fn shipped() -> Memory {
    Memory::default().with(PATH, include_str!("../../../assets/palettes.ron"))
}

fn of(palettes: &str) -> Memory {
    Memory::default().with(PATH, format!("(palettes: [\n{palettes}\n])\n"))
}

fn told(palettes: &str) -> String {
    let flaws = load(&of(palettes)).err().into_iter().flatten();
    flaws.map(|flaw| flaw.to_string()).collect()
}

/// Prints the figures of `docs/measurements.md` with `--nocapture`.
#[test]
fn every_palette_keeps_all_meanings_apart_for_the_eyes_it_is_made_for() {
    let mut all = load(&shipped()).expect("no flaws");
    all.insert(0, Palette::usual());
    assert_eq!(all.len(), 4);
    for palette in all {
        for eyes in Vision::ALL {
            let Near { distance, of: [one, other], group } = palette.nearest(eyes);
            println!("{:?}, {eyes:?}: {distance:.1}, {one} and {other} ({group})", palette.id);
        }
        assert_eq!(palette.warnings(), Vec::<String>::new(), "{:?}", palette.id);
    }
    assert!(warnings(&shipped()).is_empty());
}

#[test]
fn no_two_meanings_share_a_colour_or_a_name() {
    let all = || MEANINGS.iter().chain(&meanings::GROUNDS).chain(&PAPERS);
    let tones = all().flat_map(|meaning| std::iter::once(&meaning.house).chain(meaning.tones));
    let mut tones: Vec<u32> = tones.copied().collect();
    tones.sort_unstable();
    assert!(tones.windows(2).all(|pair| pair[0] != pair[1]), "{tones:06X?}");
    let mut names: Vec<&str> = all().map(|meaning| meaning.name).collect();
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
}

#[test]
fn what_is_left_out_stays_as_usual() {
    let palettes =
        load(&of("(id: \"dusk\", name: \"Dusk\", colours: {\"red\": 0xAC1C16})")).unwrap();
    let [dusk] = &palettes[..] else { panic!("{palettes:?}") };
    assert_eq!(
        (dusk.shows(meanings::RED.house), dusk.shows(meanings::BLUE.house)),
        (0xAC1C16, 0x1F4E79)
    );
    assert_eq!(
        (&dusk.label, &dusk.eyes[..]),
        (&Label::Words("Dusk".to_owned()), &[Vision::Usual][..])
    );
    assert!(!dusk.is_dark && !dusk.is_usual() && dusk.warnings().is_empty());
}

#[test]
fn colours_without_a_meaning_and_numbers_that_are_none_are_told_with_near_misses() {
    let flaws = told("(id: \"a\", colours: {\"seat1\": 0x101010})");
    assert!(flaws.contains("`seat1`") && flaws.contains("did you mean `seat-1`"), "{flaws}");
    let flaws = told("(id: \"a\", colours: {\"red\": 0x1000000, \"blue\": -1})");
    assert_eq!(flaws.matches("this is no colour").count(), 2, "{flaws}");
    let flaws = told("(id: \"a\", colours: {\"red\": 1, \"red\": 2}),\n(id: \"a\", colours: {})");
    assert!(flaws.contains("twice") && flaws.contains("already"), "{flaws}");
    let flaws = told("(id: \"a\", colours: {}, papers: {\"inc\": 1}, eyes: [Protn])");
    assert!(flaws.contains("did you mean `ink`") && flaws.contains("`Protan`"), "{flaws}");
}

#[test]
fn colours_that_are_too_near_or_too_dim_are_warned_of_at_their_palette() {
    let files = of(
        "(id: \"mud\", colours: {\"red\": 0x1F4E7A}),\n(id: \"fog\", colours: {}, papers: {\"ink\": 0xC0B090})",
    );
    let told: Vec<String> = warnings(&files).iter().map(ToString::to_string).collect();
    assert!(load(&files).is_ok(), "they are taken all the same");
    assert!(told[0].contains(":2:") && told[0].contains("`red` and `blue` are 0."), "{told:#?}");
    let fog: Vec<_> = told.iter().filter(|told| told.contains(":3:")).collect();
    assert!(
        fog.iter().any(|told| told.contains("`ink` on `paper` has a contrast of 1.")),
        "{told:#?}"
    );
    let eyes = of("(id: \"mud\", eyes: [Protan], colours: {})");
    assert!(!warnings(&eyes).is_empty(), "the usual colours are too near for these eyes");
}
