//! The shipped levels compile and match the rule sheet; RON alone makes new tribes and fields.

use super::*;
use crate::data::{Label, Memory, index};
use crate::rules::Square;
use crate::rules::zoon::{Options, Plan, Rank, SEATS, Tables, Zones};

mod drawn;
mod mods;
mod reasons;
mod sheet;
mod words;

const SHIPPED: [&str; 2] = ["zoon/first-steps", "zoon/duel-of-tribes"];
const FOUR: [&str; 4] = ["cendrelins", "mousserocs", "ventplumes", "vasards"];

/// The shipped files, as they were when the tests were built.
fn shipped() -> Memory {
    macro_rules! with {
        ($files:expr, $($path:literal),*) => {
            $files$(.with($path, include_bytes!(concat!("../../../", $path))))*
        };
    }
    with!(
        Memory::default(),
        "levels/index.ron",
        "levels/zoon/first-steps.board.ron",
        "levels/zoon/duel-of-tribes.board.ron",
        "assets/zoon/weights.ron",
        "assets/zoon/cendrelins.tribe.ron",
        "assets/zoon/mousserocs.tribe.ron",
        "assets/zoon/ventplumes.tribe.ron",
        "assets/zoon/vasards.tribe.ron"
    )
}

fn level(id: &str) -> Level {
    load(&shipped(), id).unwrap_or_else(|flaws| panic!("{flaws}"))
}

fn tribe(id: &str) -> Tribe {
    tribe::load(&shipped(), id).unwrap_or_else(|flaws| panic!("{}", Flaws(flaws)))
}

fn text(path: &str) -> String {
    String::from_utf8(shipped().0[path].clone()).unwrap()
}

#[test]
fn every_level_of_the_list_compiles() {
    let all = index::load(&shipped()).unwrap();
    let listed: Vec<_> = all.iter().filter(|id| id.starts_with("zoon/")).collect();
    assert_eq!(listed, SHIPPED);
    for (id, (tribes, trumps)) in SHIPPED.into_iter().zip([(2, 0), (4, 3)]) {
        let level = level(id);
        assert_eq!(level.about.id, id);
        assert_eq!(level.about.title, Label::Key(id.replace('/', "-level-")));
        assert_eq!(level.about.line, Label::Key(id.replace('/', "-level-") + "-line"));
        assert_eq!((level.plan.grid.width, level.plan.grid.height), (6, 6));
        assert_eq!(level.plan.zones, Zones { camp: 3, deployment: 2, reinforcement: 1 });
        let options =
            Options { draw_advised: 40, draw: 60, rearrangements: 60, beaten_shots_fall: false };
        assert_eq!(level.plan.options, options);
        assert_eq!((level.plan.tribes.len(), level.tribes.len()), (tribes, tribes));
        for (shown, plan) in level.tribes.iter().zip(&level.plan.tribes) {
            assert_eq!(&shown.plan, plan);
            assert_eq!((plan.trumps.len(), shown.trumps.len()), (trumps, trumps));
            assert!(plan.reserve.is_some());
        }
    }
}

/// The lists for screens and for the rules are in the same order.
#[test]
fn every_card_has_a_name_and_tells_that_it_is_reconstructed() {
    let pictures = ["salamander", "badger", "heron", "toad"];
    let level = level("zoon/duel-of-tribes");
    assert!(level.about.reconstructed.is_some());
    for ((tribe, id), picture) in level.tribes.iter().zip(FOUR).zip(pictures) {
        assert!(tribe.reconstructed);
        assert_eq!((tribe.id.as_str(), tribe.picture.as_str()), (id, picture));
        assert_eq!(tribe.name, Label::Key(format!("zoon-tribe-{id}")));
        assert_eq!(tribe.line, Label::Key(format!("zoon-tribe-{id}-line")));
        let zoons = tribe.plan.zoons.iter().chain(&tribe.plan.reserve);
        assert_eq!(tribe.zoons.len(), zoons.clone().count());
        for (shown, plan) in tribe.zoons.iter().zip(zoons) {
            assert_eq!(shown.id, plan.id);
            assert_eq!(shown.name, Label::Key(format!("zoon-card-{id}-{}", plan.id)));
        }
        for (shown, plan) in tribe.trumps.iter().zip(&tribe.plan.trumps) {
            assert_eq!((&shown.id, &shown.picture), (&plan.id, &plan.id));
            assert_eq!(shown.name, Label::Key(format!("zoon-trump-{id}-{}", plan.id)));
        }
        assert_eq!(tribe.formations.len(), tribe.plan.formations.len());
        for (shown, plan) in tribe.formations.iter().zip(&tribe.plan.formations) {
            assert_eq!(shown.id, plan.id);
            assert_eq!(shown.name, Label::Key(format!("zoon-formation-{}", plan.id)));
        }
    }
}

/// Each deployment square has one card, and Emblem and Priest are behind.
#[test]
fn every_formation_places_the_whole_tribe() {
    let level = level("zoon/duel-of-tribes");
    for (plan, tribe) in level.plan.tribes.iter().zip(level.tables.tribes()) {
        assert!(tribe.formations.len() >= 4, "{}", plan.id);
        for (id, faces) in &tribe.formations {
            assert_eq!(faces.len(), 12);
            for kind in tribe.kinds() {
                let there = faces.iter().filter(|face| **face == Some(kind)).count();
                let count = usize::from(level.tables.count(kind, false));
                assert_eq!(there, count, "{} {id} {}", plan.id, level.tables.face(kind).id);
            }
            let behind = |rank| {
                let found = faces
                    .iter()
                    .position(|face| face.is_some_and(|kind| level.tables.face(kind).rank == rank));
                found.unwrap() < 6
            };
            assert!(behind(Rank::Emblem) && behind(Rank::Priest), "{} {id}", plan.id);
        }
    }
}

/// Formations are drawn with the row nearest the enemy first, but stored with the row nearest the
/// owner first.
#[test]
fn formations_lie_as_they_are_drawn() {
    let level = level("zoon/duel-of-tribes");
    let shield = &level.tables.tribes()[0].formations[0];
    assert_eq!(shield.0, "shield");
    let on = |seat: usize, name: &str| {
        let square = level.plan.grid.square(name).unwrap();
        let place = level.tables.deployment(SEATS[seat]).iter().position(|at| *at == square);
        let face = level.tables.face(shield.1[place.unwrap()].unwrap());
        (face.id.as_str(), face.number)
    };
    // rows: ["sEMCEs", "tHBPFt"], read from either side of the field.
    assert_eq!([on(0, "a2"), on(0, "a1")], [("escarbille", 1), ("escarbille", 2)]);
    assert_eq!([on(0, "b1"), on(0, "d2")], [("tison-sauteur", 1), ("flamboise", 1)]);
    assert_eq!([on(1, "f5"), on(1, "e6")], [("escarbille", 1), ("tison-sauteur", 1)]);
    assert_eq!([on(1, "b6"), on(1, "b5")], [("pyrolancier", 2), ("pyrolancier", 1)]);
}

#[test]
fn zones_are_those_of_the_sheet() {
    let tables = level("zoon/duel-of-tribes").tables;
    let set = |names: &str| {
        let squares = names.split(' ').map(|name| tables.grid.square(name).unwrap());
        squares.fold(0, |set, square: Square| set | square.bit())
    };
    let [low, high] = ["a1 b1 c1 d1 e1 f1", "a6 b6 c6 d6 e6 f6"].map(set);
    assert_eq!(SEATS.map(|seat| tables.reinforcement_zone(seat)), [low, high]);
    let zones = [low | set("a2 b2 c2 d2 e2 f2"), high | set("a5 b5 c5 d5 e5 f5")];
    assert_eq!(SEATS.map(|seat| tables.deployment_zone(seat)), zones);
}

#[test]
fn switches_stand_where_the_level_says_and_can_be_set() {
    let level = level("zoon/duel-of-tribes");
    let now = |level: &Level, key| options::current(&level.plan.options, key).unwrap();
    assert_eq!(
        (now(&level, "quiet-advised"), now(&level, "quiet-draw")),
        ("40".into(), "60".into())
    );
    let set = level.clone().with_options([("quiet-draw", "off"), ("quiet-advised", "20")]).unwrap();
    assert_eq!((set.plan.options.draw, set.plan.options.draw_advised), (0, 20));
    assert_ne!(set.tables.hash, level.tables.hash);
    let changes = options::changes(&level.plan.options, &set.plan.options);
    assert_eq!(changes.len(), 2);
    let again = changes.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    assert_eq!(level.clone().with_options(again).unwrap().tables.hash, set.tables.hash);
    let said = level.with_options([("quiet-advised", "60")]).unwrap_err();
    assert_eq!(said, "a draw is advised after 60 quiet turns, but comes after 60 already");
}

#[test]
fn every_choice_of_every_switch_can_be_set_and_read_back() {
    for switch in switches() {
        for choice in switch.choices {
            let level = level("zoon/first-steps").with_options([(switch.key, *choice)]).unwrap();
            let now = options::current(&level.plan.options, switch.key);
            assert_eq!(now.as_deref(), Some(*choice), "{}", switch.key);
        }
        let mut options = level("zoon/first-steps").plan.options;
        for wrong in ["", "0", "-5", "70000", "maybe"] {
            assert!(options::set(&mut options, switch.key, wrong).is_err(), "{wrong}");
        }
    }
    let mut options = level("zoon/first-steps").plan.options;
    let said = options::set(&mut options, "quiet-drew", "60").unwrap_err();
    assert_eq!(said, "there is no switch `quiet-drew`: did you mean `quiet-draw`?");
}

/// Names of tribes, Zoons and trumps change only the level's hash.
#[test]
fn names_are_only_names() {
    let path = "assets/zoon/mousserocs.tribe.ron";
    let mut renamed = text(path);
    let known = level("zoon/first-steps").plan;
    for (number, zoon) in known.tribes[0].zoons.iter().enumerate() {
        renamed = renamed.replace(&format!("{:?}", zoon.id), &format!("\"beast-{number}\""));
    }
    let files = shipped().with(path, renamed);
    let level = load(&files, "zoon/first-steps").unwrap_or_else(|flaws| panic!("{flaws}"));
    let mut plan = level.plan.clone();
    assert_ne!(plan.hash(), known.hash());
    for (zoon, known) in plan.tribes[0].zoons.iter_mut().zip(&known.tribes[0].zoons) {
        assert!(zoon.id.starts_with("beast-"));
        zoon.id.clone_from(&known.id);
    }
    assert_eq!(plan, known);
    assert_eq!(Tables::build(&plan).hash, Plan::hash(&known));
}
