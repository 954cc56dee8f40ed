//! The shipped levels compile and play by the rule sheet; RON alone makes new ones.

use super::*;
use crate::data::{Label, Memory, index};
use crate::rules::jungle::{Jungle, Tables};
use crate::rules::{Game, Side, after};

/// An animal defined only in RON: it swims, leaps across, and fears only the rat.
const OTTER: &str = "(id: \"otter\", letter: 'O', rank: 9, name: \"Otter\", swims: true, \
    leaps: Across, takes: [\"elephant\"], spares: [\"rat\"], ashore: AllBut([\"rat\"])),";

/// A board of another shape, with animals of its own choice.
const SHORE: &str = r#"(
    game: "jungle",
    animals: "otters",
    title: "The shore",
    line: "Three a side",
    options: (traps: Enemy, leaps: Across, repetitions_to_draw: None, quiet_limit: 40),
    board: ["d.~.t.", "..~...", "..~...", ".T~..D"],
    start: ["...o..", "r....e", "E....R", "...O.."],
)"#;

const START: &str = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w";
const SHIPPED: [&str; 4] =
    ["jungle/first-steps", "jungle/combat", "jungle/classic", "jungle/combat-dogs"];

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
        "levels/jungle/first-steps.board.ron",
        "levels/jungle/combat.board.ron",
        "levels/jungle/classic.board.ron",
        "levels/jungle/combat-dogs.board.ron",
        "assets/jungle/weights.ron",
        "assets/jungle/combat.animals.ron",
        "assets/jungle/classic.animals.ron",
        "assets/jungle/combat-dogs.animals.ron"
    )
}

fn level(id: &str) -> Level {
    load(&shipped(), id).unwrap_or_else(|flaws| panic!("{flaws}"))
}

/// A level for tests, with the animals of combat.
fn own(rest: &str) -> Level {
    let text = format!(r#"(game: "jungle", animals: "combat", {rest})"#);
    load(&shipped().with("levels/jungle/own.board.ron", text), "jungle/own")
        .unwrap_or_else(|flaws| panic!("{flaws}"))
}

fn legal(tables: &Tables, position: &crate::rules::jungle::Position) -> usize {
    let mut actions = Vec::new();
    Jungle::actions(tables, position, &mut actions);
    actions.len()
}

#[test]
fn every_level_of_the_list_compiles() {
    let all = index::load(&shipped()).unwrap();
    let listed: Vec<_> = all.iter().filter(|id| id.starts_with("jungle/")).collect();
    assert_eq!(listed, SHIPPED);
    for id in SHIPPED {
        let level = level(id);
        assert_eq!(level.about.id, id);
        assert_eq!(level.about.title, Label::Key(id.replace('/', "-level-")));
    }
}

#[test]
fn the_full_levels_start_as_the_sheet_says() {
    for id in ["jungle/combat", "jungle/classic", "jungle/combat-dogs"] {
        let tables = level(id).tables;
        assert_eq!(Jungle::position_text(&tables, &tables.start_with(Side(0))), START);
    }
}

#[test]
fn the_first_moves_number_24_and_576() {
    for id in ["jungle/combat", "jungle/classic"] {
        let tables = level(id).tables;
        let start = tables.start_with(Side(0));
        let mut actions = Vec::new();
        Jungle::actions(&tables, &start, &mut actions);
        assert_eq!(actions.len(), 24);
        let next = actions.iter().map(|action| after::<Jungle>(&tables, &start, *action));
        assert_eq!(next.map(|position| legal(&tables, &position)).sum::<usize>(), 576);
    }
}

#[test]
fn a_ninth_animal_and_another_board_need_only_ron() {
    let animals = String::from_utf8(shipped().0["assets/jungle/combat.animals.ron"].clone());
    let animals = animals.unwrap().replace("animals: [", &format!("animals: [{OTTER}"));
    let files = shipped()
        .with("assets/jungle/otters.animals.ron", animals)
        .with("levels/jungle/shore.board.ron", SHORE);
    let level = load(&files, "jungle/shore").unwrap_or_else(|flaws| panic!("{flaws}"));
    assert_eq!(level.tables.kinds.len(), 9);
    assert_eq!(level.animals[0].name, Label::Words("Otter".to_owned()));
    assert_eq!(level.animals[1].name, Label::Key("jungle-animal-elephant".to_owned()));
    assert_eq!(level.about.title, Label::Words("The shore".to_owned()));
    assert_eq!((level.plan.grid.width, level.plan.grid.height), (6, 4));
    assert_eq!(Jungle::repetitions_to_draw(&level.tables), None);
    let start = level.tables.start_with(Side(0));
    // The otter on d1 may step to d2 and e1, and into the water on c1.
    let mut actions = Vec::new();
    Jungle::actions(&level.tables, &start, &mut actions);
    let texts = actions.iter().map(|action| Jungle::action_text(&level.tables, *action));
    let otters: Vec<_> = texts.filter(|text| text.starts_with("d1")).collect();
    assert_eq!(otters.len(), 4, "{otters:?}"); // and it leaps to b1
}

#[test]
fn switches_stand_where_the_level_says_and_can_be_set() {
    let classic = level("jungle/classic");
    let now = |level: &Level, key| options::current(&level.plan.options, key).unwrap();
    assert_eq!(now(&classic, "traps"), "enemy");
    assert_eq!(now(&classic, "quiet-limit"), "120");
    let set = classic.clone().with_options([("traps", "anybody"), ("quiet-limit", "off")]).unwrap();
    assert_eq!(now(&set, "traps"), "anybody");
    assert_ne!(set.tables.hash, classic.tables.hash);
    let changes = options::changes(&classic.plan.options, &set.plan.options);
    assert_eq!(changes.len(), 2);
    let again = changes.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    assert_eq!(classic.clone().with_options(again).unwrap().tables.hash, set.tables.hash);
}

#[test]
fn every_shipped_level_can_be_played_with_every_choice() {
    let choices =
        || switches().iter().flat_map(|s| s.choices.iter().map(|choice| (s.key, *choice)));
    for id in SHIPPED {
        for choice in choices() {
            let set = level(id).with_options([choice]);
            assert!(set.is_ok(), "{id} {choice:?}: {:?}", set.err());
        }
    }
}

#[test]
fn j17_a_switch_that_lets_animals_leap_where_there_is_no_bank_is_refused() {
    let pond = own(r#"options: (leaps: Across), board: ["d.~.", "..~.", "D..."],
        start: ["...l", "....", "...L"]"#);
    let said = pond.clone().with_options([("leaps", "both")]).unwrap_err();
    assert_eq!(said, "leapers have nowhere to land: beyond the water on c3 is no bank");
    assert!(pond.with_options([("leaps", "none")]).is_ok());
}

#[test]
fn j21_a_switch_that_leaves_a_side_without_a_move_is_refused() {
    let strait = own(r#"board: ["D.~..d"], start: [".L..l."]"#);
    let said = strait.clone().with_options([("leaps", "none")]).unwrap_err();
    assert_eq!(said, "the match is over before it begins: red cannot move");
    // One switch may undo what another breaks: only the final settings are checked.
    assert!(strait.with_options([("leaps", "none"), ("leaps", "across")]).is_ok());
}

#[test]
fn j22_the_third_occurrence_is_a_draw_where_the_level_says_nothing() {
    let silent = own(r#"board: ["D....d"], start: [".L..l."]"#);
    assert_eq!(Jungle::repetitions_to_draw(&silent.tables), Some(3));
}

#[test]
fn every_choice_of_every_switch_can_be_set_and_read_back() {
    let mut options = level("jungle/combat").plan.options;
    for switch in switches() {
        assert!(options::current(&options, switch.key).is_some(), "{}", switch.key);
        for choice in switch.choices {
            options::set(&mut options, switch.key, choice).unwrap();
            assert_eq!(options::current(&options, switch.key).as_deref(), Some(*choice));
        }
        let before = options.clone();
        for wrong in ["", "1", "-5", "70000", "Enemy", "maybe"] {
            let said = options::set(&mut options, switch.key, wrong);
            assert!(said.is_err() || switch.key == "quiet-limit", "{} {wrong}", switch.key);
        }
        assert!(before == options || switch.key == "quiet-limit");
    }
    let said = options::set(&mut options, "trap", "enemy").unwrap_err();
    assert_eq!(said, "there is no switch `trap`: did you mean `traps`?");
}

#[test]
fn a_side_with_a_handicap_begins_without_its_strongest_animals() {
    let begun = |choice: &str| {
        let level = level("jungle/combat").with_options([("fewer-animals", choice)]).unwrap();
        Jungle::position_text(&level.tables, &level.tables.start_with(Side(0)))
    };
    let lacks = |choice: &str, letters: &str| {
        let text = begun(choice);
        let board = text.split(' ').next().unwrap_or_default();
        letters.chars().filter(|letter| !board.contains(*letter)).collect::<String>()
    };
    let all = "RCDWPTLErcdwptle";
    assert_eq!(lacks("none", all), "");
    assert_eq!(lacks("red-1", all), "E");
    assert_eq!(lacks("red-2", all), "TE", "of the two next strongest, the later one");
    assert_eq!(lacks("blue-3", all), "tle");
    for wrong in ["red-4", "red-0", "blue", "green-1", "red--1", ""] {
        assert!(
            level("jungle/combat").with_options([("fewer-animals", wrong)]).is_err(),
            "{wrong}"
        );
    }
}

#[test]
fn a_den_that_no_animal_can_reach_is_noted() {
    let told = |fields: &str| {
        let notes = checks::closed_dens(&own(fields)).into_iter().map(|(cause, _)| cause);
        notes.collect::<Vec<_>>()
    };
    let strait =
        r#"options: (leaps: None), board: ["D..~.d", "...~.."], start: [".C..c.", "......"]"#;
    let (of_blue, of_red) = (
        "no animal can ever reach the den of blue on f2",
        "no animal can ever reach the den of red on a2",
    );
    assert_eq!(told(strait), [of_blue, of_red]);
    assert_eq!(told(&strait.replace('C', "R")), [of_red], "the rat swims");
    assert_eq!(told(&strait.replace('~', ".")), [""; 0]);
    let leapt = strait.replace('c', "l").replace("leaps: None", "leaps: Across");
    assert_eq!(told(&leapt), [of_blue], "the lion leaps");
    assert!(checks::closed_dens(&level("jungle/combat")).is_empty());
}
