//! The rows of the log: what is done several times in a row is counted, and a disc is one line.

use super::level;
use crate::app::games::honga::words;
use crate::app::hud::log_rows::{Row, rows};
use crate::app::kit::locale::tests::speaking;
use crate::app::table::{Log, Seats, TurnNow};
use crate::rules::honga::{DiscKind, Event, Slot};
use crate::rules::{Seat, Side};

/// The rows of these events in English, each event an entry.
fn told(events: &[Event]) -> Vec<String> {
    let tables = level("honga/feed-the-tiger");
    let mut log = Log::default();
    for event in events {
        log.enter(words::log_line(&tables, event).into_iter().collect());
    }
    let now = TurnNow { sides: vec![Side(0), Side(1)], ..TurnNow::default() };
    let english = speaking("en");
    let say = |row: &Row| {
        let lines: Vec<String> = row.lines.iter().map(|line| english.say(line)).collect();
        lines.join(", ")
    };
    rows(&log, usize::MAX, &Seats::default(), &now).iter().map(say).collect()
}

#[test]
fn bonus_cards_found_one_after_the_other_are_one_line() {
    let found = [0, 1, 2].map(|slot| Event::BonusDrawn { seat: Seat(0), slot: Slot(slot) });
    assert_eq!(told(&found[..1]), ["finds 1 bonus card in the forest"]);
    assert_eq!(told(&found), ["finds 3 bonus cards in the forest"]);
}

#[test]
fn the_line_of_a_disc_tells_its_hands_and_not_what_follows_from_them() {
    let tables = level("honga/feed-the-tiger");
    let (seat, place) = (Seat(0), tables.places().next().expect("a place"));
    let placed = Event::Placed { seat, kind: DiscKind(0), place, rotation: 0 };
    let rows = told(&[placed, Event::SeenTo { seat }]);
    let [row] = &rows[..] else { panic!("{rows:?}") };
    let hands = row.strip_prefix("lays a disc – ").expect("a disc");
    assert!(hands.split(", ").all(|area| area.contains(" ×")), "{row}");
}
