//! Every event of every game is heard or stands in a list of silent ones, and every sound is played.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::{play, staged};
use crate::app::catalog::levels::tests::shipped;
use crate::app::table::Enact;
use crate::data::sounds::{PATH, Sounds};
use crate::data::{self, Files};
use crate::every_game;
use crate::rules::{Game, arena, honga, jungle, zoon};

/// Events without a cue, or with one only sometimes.
const SILENT_EVENTS: &[(&str, &[&str])] = &[
    // The passing turn is heard as a step, and the result tells the end.
    ("jungle", &["TurnPassed", "Ended"]),
    ("arena", &["Awaits", "Ended"]),
    // What may be known now, and what the scene of a combat tells. A card that retreats to where it
    // stands, and a stun that is over, are not heard.
    (
        "zoon",
        &[
            "Readied",
            "TrumpBecame",
            "Narrowed",
            "Revealed",
            "Compared",
            "TurnedDown",
            "Retreated",
            "Stunned",
            "Awaits",
            "Ended",
        ],
    ),
    // A hand that is used is heard by its deed, mammoths as they move; nobody else sees what is kept.
    ("honga", &["TurnBegan", "Kept", "HandUsed", "Lured", "Sent", "Awaits", "Ended"]),
];

/// Cues without a sound of their own: the reaction to a blow that is heard, the pull before a shot,
/// the good that is eaten with a sound, room that is made for a climber, and the joy at the end,
/// which the result's sound tells. What lies open before it snaps shut, and a web that is only
/// shown, are not heard.
const SILENT_CUES: &[(&str, &[&str])] = &[
    ("jungle", &["trap-open", "win", "loss", "draw"]),
    ("arena", &["gleam", "web-seen", "gate", "out", "win", "loss", "draw"]),
    ("zoon", &["knock", "recoil", "aim", "bow", "triumph", "peace"]),
    ("honga", &["feed", "room", "star", "bow"]),
];

/// Where sounds are asked for besides the stagings; their tests are cut off.
const CALLERS: [&str; 2] =
    [include_str!("../../kit/sound/buttons.rs"), include_str!("../../hud/sounds.rs")];

/// The sounds that they ask for.
const ASKED: &str =
    "click switch hover open close refuse undo pick hint your_turn clock_low clock_out
    begin win loss draw";

fn list() -> Sounds {
    let (sounds, flaws) = Sounds::read(&shipped);
    assert!(flaws.is_empty(), "{PATH}: {flaws:#?}");
    sounds
}

fn of<'a>(lists: &[(&str, &'a [&'a str])], game: &str) -> &'a [&'a str] {
    let list = lists.iter().find(|(name, _)| *name == game);
    list.unwrap_or_else(|| panic!("no list of {game}")).1
}

/// The sounds that the staging of each game names, by game and cue.
fn named() -> Vec<(&'static str, String, Vec<String>)> {
    let of_game = every_game!(G => (G::ID, staged(G::ID)));
    let cues = of_game.into_iter().flat_map(|(game, staging)| {
        let names: Vec<_> = staging.names().map(str::to_owned).collect();
        names.into_iter().map(move |name| {
            let cue = staging.cue(&name).expect("its own cue");
            let sounds = [&cue.begin, &cue.impact].map(|accent| accent.sound.clone());
            (game, name, sounds.into_iter().flatten().collect())
        })
    });
    cues.collect()
}

#[test]
fn every_sound_of_a_staging_exists() {
    let list = list();
    for (game, cue, sounds) in named() {
        for sound in sounds {
            assert!(list.sounds.contains_key(&sound), "{game}, {cue}: {sound}");
        }
    }
}

#[test]
fn every_cue_is_heard_or_stands_in_the_list_of_silent_ones() {
    for (game, cue, sounds) in named() {
        let is_silent = of(SILENT_CUES, game).contains(&cue.as_str());
        assert_eq!(sounds.is_empty(), is_silent, "{game}: {cue}");
    }
}

/// The kinds of events in a few random matches; each has a cue of the staging or is silent.
fn check_events<G: Enact>(tables: Arc<G::Tables>, setup: &G::Setup) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    for seed in 0..3 {
        play::<G>(tables.clone(), setup.clone(), seed, |tables, _, event| {
            let told = format!("{event:?}");
            let kind = told.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or("");
            match G::cue(tables, event) {
                Some(cue) => assert!(G::CUES.contains(&cue), "{}: {cue} of {told}", G::ID),
                None => assert!(of(SILENT_EVENTS, G::ID).contains(&kind), "{}: {told}", G::ID),
            }
            kinds.insert(kind.to_owned());
        });
    }
    kinds
}

#[test]
fn every_event_of_every_game_has_a_cue_or_stands_in_the_list_of_silent_ones() {
    let jungle = data::jungle::load(&shipped, "jungle/combat").expect("it is shipped");
    let arena = data::arena::load(&shipped, "arena/duel").expect("it is shipped");
    let zoon = data::zoon::load(&shipped, "zoon/duel-of-tribes").expect("it is shipped");
    let honga = data::honga::load(&shipped, "honga/feed-the-tiger").expect("it is shipped");
    let by_hand = arena::Setup { packs: arena::Packs::ByHand, ..Default::default() };
    let kinds = [
        check_events::<jungle::Jungle>(Arc::new(jungle.tables), &Default::default()),
        check_events::<arena::Arena>(Arc::new(arena.tables), &by_hand),
        check_events::<zoon::Zoon>(Arc::new(zoon.tables), &Default::default()),
        check_events::<honga::Honga>(Arc::new(honga.tables), &Default::default()),
    ];
    let seen = kinds.each_ref().map(BTreeSet::len);
    assert!(seen.iter().zip([5, 10, 20, 20]).all(|(seen, least)| *seen >= least), "{kinds:#?}");
}

#[test]
fn every_sound_on_the_list_is_played() {
    let staged: BTreeSet<String> = named().into_iter().flat_map(|(.., sounds)| sounds).collect();
    for name in list().sounds.keys() {
        let voiced = if let Some(animal) = name.strip_prefix("animal_") {
            let id = format!("id: \"{animal}\"");
            let kinds = ["jungle/classic", "jungle/combat", "jungle/combat-dogs", "arena/pack"];
            kinds.iter().any(|kind| {
                let file = shipped.read(&format!("assets/{kind}.animals.ron"));
                file.is_ok_and(|text| String::from_utf8_lossy(&text).contains(&id))
            })
        } else if let Some(tribe) = name.strip_prefix("tribe_") {
            shipped.read(&format!("assets/zoon/{tribe}.tribe.ron")).is_ok()
        } else {
            false
        };
        let asked = ASKED.split_whitespace().any(|asked| asked == name);
        assert!(staged.contains(name) || asked || voiced, "nobody plays {name}");
    }
}

#[test]
fn every_sound_that_the_program_asks_for_exists() {
    let list = list();
    let code = CALLERS.map(|text| text.split("#[cfg(test)]").next().unwrap_or(text)).concat();
    for name in ASKED.split_whitespace() {
        assert!(code.contains(&format!("\"{name}\"")), "nobody asks for {name}");
        assert!(list.sounds.contains_key(name), "{name}");
    }
    let asked = code.split("PlaySound::of(\"").skip(1);
    for name in asked.filter_map(|after| after.split('"').next()) {
        assert!(ASKED.split_whitespace().any(|asked| asked == name), "{name}");
    }
    for game in ["title", "jungle", "arena", "zoon", "honga"] {
        assert!(list.music.contains_key(game) && list.ambience.contains_key(game), "{game}");
    }
    assert_eq!(list.music["title"].tense, None, "the menus are never tense");
}
