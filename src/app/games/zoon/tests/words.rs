//! Texts at the table: trumps by name, combats in a sentence, names from a level.

use std::sync::Arc;

use super::{before_a_fight, level, until};
use crate::app::catalog::levels::tests::shipped;
use crate::app::games::zoon::combat::CombatShow;
use crate::app::games::zoon::{faces, words};
use crate::app::hud::Explain;
use crate::app::hud::log_rows::rows;
use crate::app::kit::locale::{Arg, LocalText, Locale};
use crate::app::table::{Log, Mark, Seats, TableGame, TurnNow};
use crate::data::{FromFiles, Trouble};
use crate::referee::Match;
use crate::rules::dice::SmallDice;
use crate::rules::zoon::{
    Action, Corner, Ending, Event, Position, Rank, Ranks, Setup, Slot, Tables, TrumpKind,
    TrumpPlan, Zoon,
};
use crate::rules::{Game, Seat, Side, Spot, Viewer};

const LEVEL: &str = "zoon/duel-of-tribes";
const TRIBE: &str = "assets/zoon/cendrelins.tribe.ron";

/// The shipped files, but one Zoon and one trump have names of their own.
fn named(path: &str) -> Result<Vec<u8>, Trouble> {
    let bytes = shipped(path)?;
    if path != TRIBE {
        return Ok(bytes);
    }
    let text = String::from_utf8(bytes).expect("UTF-8");
    let text = text.replacen("id: \"flamboise\",", "id: \"flamboise\", name: \"Sparky\",", 1);
    Ok(text.replacen("id: \"ash-cape\",", "id: \"ash-cape\", name: \"Cosy cape\",", 1).into())
}

/// Both have laid out a formation, and it is red's turn.
fn laid_out(tables: &Tables) -> Position {
    until(tables, [0, 1], |_| Some(())).0
}

/// The lines of the log for the last of some actions.
fn lines(tables: &Arc<Tables>, position: &Position, actions: &[Action]) -> Vec<LocalText> {
    let setup = Setup { position: Some(Box::new(position.clone())), ..Setup::default() };
    let mut played = Match::<Zoon>::new(tables.clone(), setup, 1);
    let mut told = Vec::new();
    for action in actions {
        told = played.play(*action).expect("a legal action");
    }
    let seen = played.view(Viewer::Spectator);
    let line = |event| words::log_line(tables, &seen, event);
    told.iter().filter_map(line).map(|line| line.text).collect()
}

fn names(text: &LocalText, argument: &str) -> Option<String> {
    let (_, argument) = text.args.iter().find(|(name, _)| *name == argument)?;
    match argument {
        Arg::Key(inner) => Some(inner.key.to_string()),
        _ => None,
    }
}

#[test]
fn a_zoon_and_a_trump_are_called_what_their_tribe_calls_them() {
    let tables = Zoon::tables(&named, LEVEL, &[]).expect("a level");
    let mut locale = Locale::default();
    locale.bring("level", Zoon::looks(&named, LEVEL).names);
    let view = Zoon::known_to(&tables, &laid_out(&tables), Viewer::Seat(Seat(0)));
    let cards = Zoon::cards(&tables, &view);
    let called: Vec<String> = cards.iter().map(|card| locale.say(&card.name)).collect();
    for name in ["Sparky", "Cosy cape"] {
        assert!(called.iter().any(|said| said == name), "{name} in {called:?}");
    }
}

/// The shipped files, but two tribes have gear with the same id, and a formation that only one of
/// them renames.
fn namesakes(path: &str) -> Result<Vec<u8>, Trouble> {
    let text = |path: &str| Ok(String::from_utf8(shipped(path)?).expect("UTF-8"));
    let shield = "id: \"shield\",";
    match path {
        TRIBE => Ok(text(TRIBE)?.replacen(shield, &format!("{shield} name: \"Wall\","), 1).into()),
        "assets/zoon/mousserocs.tribe.ron" => {
            let gear = "id: \"ash-cape\", picture: \"schist-armor\",";
            Ok(text(path)?.replacen("id: \"schist-armor\",", gear, 1).into())
        }
        _ => shipped(path),
    }
}

#[test]
fn what_two_tribes_call_alike_has_the_pictures_and_the_name_of_either() {
    let tables = Zoon::tables(&namesakes, LEVEL, &[]).expect("a level");
    let looks = Zoon::looks(&namesakes, LEVEL);
    let drawn = |sheet: &str, cell: &str| -> Option<String> {
        let lent = looks.pictures.iter().find(|(of, name, _)| *of == sheet && name == cell);
        lent.map(|(_, _, drawn)| drawn.clone())
    };
    let pictures = [0_u8, 1].map(|tribe| {
        let mut trumps = tables.tribe(tribe).trumps.iter();
        let gear = trumps.find(|plan| plan.id == "ash-cape").expect("gear");
        let face = faces::trump(&tables, tribe, gear);
        let mut printed = face.pictures.iter();
        let face = printed.find_map(|picture| drawn(picture.sheet, &picture.cell));
        (face, drawn("marks", &faces::gear(&tables, tribe, gear)))
    });
    let all = |name: &str| (Some(format!("trump_{name}")), Some(format!("zoon_gear_{name}")));
    assert_eq!(pictures, ["ash_cape", "schist_armor"].map(all));
    let mut locale = crate::app::kit::locale::tests::speaking("en");
    locale.bring("level", looks.names);
    let called = |tribe: &str| locale.text(&words::formation_key(tribe, "shield"), &[]);
    assert_eq!(["cendrelins", "mousserocs"].map(called), ["Wall", "Shield"]);
}

#[test]
fn terrain_looks_like_what_it_does() {
    let tables = level(LEVEL);
    let trumps = |tribe: u8| tables.tribe(tribe).trumps.iter().map(move |plan| (tribe, plan));
    let mut trumps = (0..tables.tribes().len() as u8).flat_map(trumps);
    let is_terrain = |plan: &TrumpPlan| matches!(plan.kind, TrumpKind::Terrain { .. });
    let (tribe, plan) = trumps.find(|(_, plan)| is_terrain(plan)).expect("terrain");
    let looks = |squares: u8, owner_passes: bool| {
        let mut plan = plan.clone();
        if let TrumpKind::Terrain { squares: own, owner_passes: passes, .. } = &mut plan.kind {
            (*own, *passes) = (squares, owner_passes);
        }
        let printed = faces::trump(&tables, tribe, &plan).pictures.into_iter();
        let laid = printed.filter(|picture| picture.sheet == "squares");
        laid.map(|picture| picture.cell).collect::<Vec<_>>()
    };
    assert_eq!(looks(1, true), ["zoon_lava"]);
    assert_eq!(looks(2, true), ["zoon_lava", "zoon_lava"]);
    assert_eq!(looks(1, false), ["zoon_peat"]);
    assert_eq!(looks(2, false), ["zoon_peat_left", "zoon_peat_right"]);
}

#[test]
fn the_log_names_a_trump_that_is_played_z57() {
    let tables = level(LEVEL);
    let position = laid_out(&tables);
    let mut actions = Vec::new();
    Zoon::actions(&tables, &position, &mut actions);
    let gear = actions.iter().find(|action| matches!(action, Action::Equip { .. }));
    let told = lines(&tables, &position, &[*gear.expect("gear to lay")]);
    let [line] = &told[..] else { panic!("{told:?}") };
    assert_eq!(line.key, "zoon-log-equipped");
    assert_eq!(names(line, "trump").as_deref(), Some("zoon-trump-cendrelins-ash-cape"));
}

#[test]
fn the_log_tells_a_combat_in_one_sentence_that_names_both() {
    let tables = level(LEVEL);
    let (position, attack) = before_a_fight(&tables);
    for touched in Corner::DIAGONALS {
        for turned in [[false, false], [false, true], [true, false], [true, true]] {
            let touch = Action::Touch(touched);
            let told = lines(&tables, &position, &[attack, touch, touch, Action::Pivot(turned)]);
            let fight = told.first().expect("a sentence");
            assert!(fight.key.starts_with("zoon-row-"), "pictures tell who attacks: {fight:?}");
            let called = ["first", "second"].map(|side| names(fight, side));
            let of = |tribe: &str| called.iter().flatten().any(|name| name.contains(tribe));
            assert!(of("zoon-card-cendrelins-") && of("zoon-card-mousserocs-"), "{told:?}");
        }
    }
}

#[test]
fn the_scene_of_a_combat_says_who_fights_although_its_cards_are_turned_up() {
    let tables = level(LEVEL);
    let (position, attack) = before_a_fight(&tables);
    let Action::Move { from, to, .. } = attack else { panic!("{attack:?}") };
    let setup = Setup { position: Some(Box::new(position.clone())), ..Setup::default() };
    let mut played = Match::<Zoon>::new(tables.clone(), setup, 1);
    let mut view = Zoon::known_to(&tables, &position, Viewer::Spectator);
    let touch = Action::Touch(Corner::DIAGONALS[0]);
    let mut told = Vec::new();
    for action in [attack, touch, touch, Action::Pivot([false; 2])] {
        for event in played.play(action).expect("a legal action") {
            Zoon::learn(&tables, &mut view, &event);
            told.extend(CombatShow::of(&tables, &view, &event).map(|show| show.told()));
        }
    }
    let english = crate::app::kit::locale::tests::speaking("en");
    let told: Vec<String> = told.iter().map(|line| english.say(line)).collect();
    let [from, to] = [from, to].map(|square| tables.grid.name(square));
    assert_eq!(told, [format!("{from} attacks {to}")]);
}

#[test]
fn a_zoon_is_stunned_in_one_line_although_its_count_goes_down_at_once() {
    let tables = level(LEVEL);
    let view = Zoon::known_to(&tables, &laid_out(&tables), Viewer::Spectator);
    let stunned = |turns| Event::Stunned { slot: Slot::new(Seat(1), 3), turns };
    let line = |event| words::log_line(&tables, &view, &event);
    let mut log = Log::default();
    log.enter([2, 1].map(stunned).into_iter().filter_map(line).collect());
    let now = TurnNow { sides: vec![Side(0), Side(1)], ..TurnNow::default() };
    let rows = rows(&log, usize::MAX, &Seats::default(), &now);
    assert_eq!(rows.iter().map(|row| row.lines.len()).collect::<Vec<_>>(), [1]);
}

#[test]
fn whatever_is_picked_the_line_says_what_to_pick_next() {
    let tables = level(LEVEL);
    let mut said = Vec::new();
    for tribes in [[0, 1], [2, 3]] {
        let (position, ()) = until(&tables, tribes, |_| Some(()));
        let seat = position.field().turn_state().turn;
        let view = Zoon::known_to(&tables, &position, Viewer::Seat(seat));
        let line = |picked: &[Spot]| Zoon::turn_line(&tables, &view, picked).expect("a line").key;
        assert_eq!(line(&[]), "zoon-turn-one");
        let mut actions = Vec::new();
        Zoon::actions(&tables, &position, &mut actions);
        for action in actions {
            let path = Zoon::spots(&tables, action);
            for count in 1..path.as_slice().len() {
                let next = line(&path.as_slice()[..count]);
                assert_ne!(next, "zoon-turn-one", "{action:?}");
                said.push(next);
            }
        }
    }
    for key in ["to", "gear", "lay", "singer", "lure"] {
        let key = format!("zoon-turn-{key}");
        assert!(said.iter().any(|one| *one == key), "{key} in {said:?}");
    }
}

#[test]
fn a_card_that_is_called_is_not_marked_as_taken_z55() {
    let tables = level(LEVEL);
    let (position, ()) = until(&tables, [2, 2], |_| Some(()));
    let view = Zoon::known_to(&tables, &position, Viewer::Seat(position.field().turn_state().turn));
    let mut actions = Vec::new();
    Zoon::actions(&tables, &position, &mut actions);
    let marks = |fits: fn(&Action) -> bool| {
        let found = actions.iter().filter(|action| fits(action));
        found.map(|action| Zoon::mark(&tables, &view, *action)).collect::<Vec<_>>()
    };
    let called = marks(|action| matches!(action, Action::Lure { .. }));
    assert!(!called.is_empty() && called.iter().all(|mark| *mark == Mark::Lure), "{called:?}");
}

#[test]
fn who_could_be_attacked_next_is_marked() {
    let tables = level(LEVEL);
    let (position, attack) = before_a_fight(&tables);
    let Action::Move { to, .. } = attack else { panic!("{attack:?}") };
    let view = Zoon::shown_to(&Zoon::known_to(&tables, &position, Viewer::Seat(Seat(1))));
    let endangered = Zoon::endangered(&tables, &view, Side(1));
    assert!(endangered.contains(&Spot::Square(to.0)), "{to:?} in {endangered:?}");
    let before = laid_out(&tables);
    let view = Zoon::shown_to(&Zoon::known_to(&tables, &before, Viewer::Seat(Seat(1))));
    assert!(Zoon::endangered(&tables, &view, Side(1)).len() < endangered.len());
}

#[test]
fn a_warning_never_depends_on_what_lies_face_down() {
    let tables = level(LEVEL);
    let (position, _) = before_a_fight(&tables);
    for (viewer, side) in [
        (Viewer::Seat(Seat(0)), Side(0)),
        (Viewer::Seat(Seat(1)), Side(1)),
        (Viewer::Spectator, Side(0)),
        (Viewer::Spectator, Side(1)),
    ] {
        let warned = |position: &Position| {
            let view = Zoon::shown_to(&Zoon::known_to(&tables, position, viewer));
            Zoon::endangered(&tables, &view, side)
        };
        let view = Zoon::known_to(&tables, &position, viewer);
        for seed in 0..50 {
            let other = Zoon::determinize(&tables, &view, viewer, &mut SmallDice::new(seed));
            assert_eq!(warned(&other), warned(&position));
        }
    }
}

#[test]
fn a_gear_is_described_by_both_of_its_bonuses() {
    let said = |attacking, defending| {
        let bearers = Ranks::of(&[Rank::Soldier]);
        let kind = TrumpKind::Gear { bearers, attacking, defending, unpushable: false };
        let plan = TrumpPlan { id: "cape".into(), strength: 1, uses: 0, kind };
        let bonus = |line: &LocalText| {
            let number = line.args.iter().find_map(|(name, arg)| match arg {
                Arg::Number(number) if *name == "bonus" => Some(*number as u32),
                _ => None,
            });
            number.map(|number| (line.key.replace("zoon-kind-gear-", ""), number))
        };
        words::trump_line(&plan).iter().filter_map(bonus).collect::<Vec<_>>()
    };
    let of = |name: &str, bonus| (format!("{name}-line"), bonus);
    assert_eq!(said(1, 3), [of("attacking", 1), of("defending", 3)]);
    assert_eq!(said(2, 2), [of("both", 2)]);
    assert_eq!(said(2, 0), [of("attacking", 2)]);
    assert_eq!(said(0, 2), [of("defending", 2)]);
}

#[test]
fn who_holds_no_card_is_asked_to_move_only() {
    let tables = level("zoon/first-steps");
    let (position, ()) = until(&tables, [0, 1], |_| Some(()));
    let view = Zoon::known_to(&tables, &position, Viewer::Seat(position.field().turn_state().turn));
    let line = Zoon::turn_line(&tables, &view, &[]).expect("a line");
    assert_eq!(line.key, "zoon-turn-move");
}

#[test]
fn the_log_says_a_players_deed_after_that_players_name() {
    let tables = level(LEVEL);
    let view = Zoon::known_to(&tables, &laid_out(&tables), Viewer::Spectator);
    let told = |event| words::log_line(&tables, &view, &event).expect("a line");
    // The loser's name, and that of the player who has called a card of the other one.
    let ended = told(Event::Ended { ending: Ending::Emblem { winner: Seat(1) } });
    assert_eq!((ended.side, &*ended.text.key), (Some(Side(0)), "zoon-log-emblem-lost"));
    let called = told(Event::Answered { slot: Slot::new(Seat(0), 3), yes: false });
    assert_eq!((called.side, &*called.text.key), (Some(Side(1)), "zoon-log-answered-no"));
}
