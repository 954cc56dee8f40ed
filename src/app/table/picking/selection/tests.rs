//! The effect of picks on the selection.

use super::*;

const A: Spot = Spot::Square(1);
const B: Spot = Spot::Square(2);
const C: Spot = Spot::Square(3);

fn choices() -> Choices {
    Choices::of(&[&[A, C], &[B, C], &[B, A]])
}

fn id(place: usize) -> OfferId {
    OfferId { after: 0, place }
}

#[test]
fn a_path_is_picked_spot_by_spot() {
    let mut selection = Selection::default();
    assert_eq!(selection.take(&choices(), A, false), Taken::Further);
    assert_eq!(selection.take(&choices(), C, false), Taken::Chosen(id(0)));
    assert!(selection.picked().is_empty());
}

#[test]
fn another_beginning_changes_over() {
    let mut selection = Selection::default();
    selection.take(&choices(), A, false);
    assert_eq!(selection.take(&choices(), B, false), Taken::Further);
    assert_eq!(selection.picked(), [B]);
    assert_eq!(selection.take(&choices(), A, false), Taken::Chosen(id(2)));
}

#[test]
fn what_leads_nowhere_is_not_taken() {
    let mut selection = Selection::default();
    assert_eq!(selection.take(&choices(), C, false), Taken::Not);
    selection.take(&choices(), A, false);
    assert_eq!(selection.take(&choices(), A, false), Taken::Again);
    assert_eq!(selection.picked(), [A]);
}

#[test]
fn what_is_grave_is_picked_twice() {
    let choices = choices().with_grave(Refusal::new("table-pick-again"));
    let mut selection = Selection::default();
    selection.take(&choices, A, false);
    assert_eq!(selection.take(&choices, C, false), Taken::Armed(id(0)));
    assert_eq!((selection.picked(), selection.armed()), (&[A][..], Some(C)));
    assert_eq!(selection.take(&choices, C, false), Taken::Chosen(id(0)));
    selection.take(&choices, A, false);
    selection.take(&choices, C, false);
    assert_eq!(selection.take(&choices, B, false), Taken::Further, "anything else disarms");
    assert_eq!(selection.armed(), None);
}

#[test]
fn switches_are_picked_in_any_order_and_let_go() {
    let (first, second) = (Spot::Marker(1), Spot::Marker(2));
    let switches = [&[][..], &[first], &[second], &[first, second]];
    let paths = switches.map(|on| [&[A], on, &[C]].concat());
    let choices = Choices::of(&paths.each_ref().map(Vec::as_slice));
    let mut selection = Selection::default();
    for (spot, picked) in [
        (A, vec![A]),
        (second, vec![A, second]),
        (first, vec![A, first, second]),
        (second, vec![A, first]),
        (second, vec![A, first, second]),
        (first, vec![A, second]),
    ] {
        assert_eq!(selection.take(&choices, spot, false), Taken::Further);
        assert_eq!(selection.picked(), picked);
    }
    assert_eq!(selection.take(&choices, C, false), Taken::Chosen(id(2)));
}

#[test]
fn whoever_wants_to_be_asked_picks_everything_twice() {
    let mut selection = Selection::default();
    assert_eq!(selection.take(&choices(), A, true), Taken::Further);
    assert_eq!(selection.take(&choices(), C, true), Taken::Armed(id(0)));
    assert_eq!(selection.take(&choices(), C, true), Taken::Chosen(id(0)));
    selection.take(&choices(), B, true);
    assert_eq!(selection.take(&choices(), C, true), Taken::Armed(id(1)));
    assert_eq!(selection.take(&choices(), A, true), Taken::Armed(id(2)), "another action instead");
}
