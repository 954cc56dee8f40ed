//! What is read of files of staging, and what is told of them.

use super::*;
use crate::data::Memory;

fn read(text: &str) -> Result<Staging, Vec<Flaw>> {
    let kinds = "(kinds: [(id: \"dust\", shape: Scrap, colours: [Paper])])";
    let files = Memory::default().with(particles::PATH, kinds);
    load(&files.with("assets/five/staging.ron", text), "five")
}

#[test]
fn what_is_left_out_is_as_usual() {
    let staging = read("(cues: [(id: \"step\"), (id: \"hit\", seconds: 0.2, ease: Beyond)])");
    let staging = staging.expect("no flaws");
    assert_eq!(staging.cue("step"), Some(&Cue::default()));
    let hit = staging.cue("hit").expect("a cue");
    assert_eq!((hit.seconds, hit.ease), (Some(0.2), Some(Ease::Beyond)));
    assert_eq!(staging.names().collect::<Vec<_>>(), ["hit", "step"]);
}

#[test]
fn a_number_without_bounds_or_sense_is_a_flaw_with_its_place() {
    for value in ["-0.1", "NaN", "inf", "2.5", "1e40", "\"long\""] {
        let flaws = read(&format!("(cues: [(id: \"hit\", seconds: {value})])"));
        let told = flaws.expect_err(value)[0].to_string();
        assert!(told.contains("staging.ron:1:") && told.contains(value), "{told}");
    }
}

#[test]
fn unknown_particles_sounds_and_eases_are_flaws_with_suggestions() {
    let flaws = read(
        "(cues: [(id: \"hit\", ease: Bounc), (id: \"hit\", begin: (sound: \"Hit!\")), \
         (id: \"web\", impact: (particles: \"dusk\"))])",
    );
    let told: Vec<String> = flaws.expect_err("flaws").iter().map(ToString::to_string).collect();
    for part in ["`Bounce`", "Hit!", "`dust`", "already"] {
        assert!(told.iter().any(|flaw| flaw.contains(part)), "{part} in {told:#?}");
    }
}

#[test]
fn a_sound_that_is_on_no_list_is_a_flaw_with_a_near_miss() {
    let list = "(sounds: {\"growl\": (class: Hit, gain: 0, variants: [\"a.ogg\"])}, music: {})";
    let files = Memory::default().with(sounds::PATH, list);
    let read = |sound: &str| {
        let text = format!("(cues: [(id: \"hit\", begin: (sound: \"{sound}\"))])");
        let flaws = load(&files.clone().with("assets/five/staging.ron", text), "five");
        flaws.err().into_iter().flatten().map(|flaw| flaw.to_string()).collect::<String>()
    };
    assert_eq!(read("growl"), "");
    assert!(read("grovl").contains("did you mean `growl`"), "{}", read("grovl"));
    assert!(read("bang").contains("there is no sound `bang`"), "{}", read("bang"));
    assert!(read("bang").contains(sounds::PATH), "{}", read("bang"));
}

#[test]
fn a_cue_that_no_game_uses_is_named_with_a_suggestion() {
    let staging = read("(cues: [(id: \"strik\"), (id: \"step\")])").expect("no flaws");
    let told = staging.strangers(&["step", "strike"]);
    assert_eq!(told.len(), 1);
    assert!(told[0].contains("strik`") && told[0].contains("`strike`"), "{told:?}");
}
