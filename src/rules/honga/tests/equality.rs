//! Positions are compared by hand-written code, which must not miss any field that is read.

use super::fixture::acting;
use crate::rules::Seat;
use crate::rules::honga::{
    Back, BonusKind, Buried, DiscKind, Ending, Held, Laid, Place, Position, Slot,
};

/// Every field separately, and lists at several indices.
const CHANGES: [fn(&mut Position); 26] = [
    |position| position.field.seats = 4,
    |position| position.field.open_discs ^= true,
    |position| position.field.trays[0].points += 1,
    |position| position.field.trays[2].recency += 1,
    |position| position.field.herd[1] = Some(Seat(0)),
    |position| position.field.tusk = Some(Seat(1)),
    |position| position.field.honga = Some(Seat(1)),
    |position| position.field.open[0] = None,
    |position| position.field.barter_pile[5] += 1,
    |position| position.field.put_bonus(Slot(3), Held::Hand(Seat(0))),
    |position| position.field.bonus[0] = Held::Played(Seat(0)),
    |position| position.field.bonus[0] = Held::Hand(Seat(1)),
    |position| position.field.bonus_discard[2] += 1,
    |position| position.field.backs[1][0] = None,
    |position| position.field.backs[1][0].iter_mut().for_each(under),
    |position| position.field.laid.iter_mut().flatten().take(1).for_each(|laid| laid.rotation = 3),
    |position| position.lay(Laid { kind: DiscKind(1), place: Place(0), rotation: 0 }),
    |position| position.field.buried[0] = None,
    |position| position.field.buried.iter_mut().flatten().for_each(|disc| disc.by = Seat(1)),
    |position| position.field.moment.turns += 1,
    |position| position.field.ending = Some(Ending::Goal),
    |position| position.secrets.discs[1][0] = DiscKind::NONE,
    |position| position.secrets.buried[0] = DiscKind::NONE,
    |position| position.secrets.bonus[0] = BonusKind(0),
    |position| position.secrets.disc_pile[3] += 1,
    |position| position.secrets.bonus_pile[3] += 1,
];

fn under(back: &mut Back) {
    back.under = Some(Seat(0));
}

#[test]
fn positions_that_differ_in_one_thing_are_not_the_same() {
    let board = acting(3, "barter=1 mountain=1").open("t01 t02 t03").disc(1, "g1");
    let board = board.card(0, "swap").laid("nw", "g5").under(0, "g5");
    let changed = CHANGES.map(|change| {
        let mut position = board.position.clone();
        change(&mut position);
        position
    });
    for (number, position) in changed.iter().enumerate() {
        assert_eq!(*position, position.clone(), "change {number}");
        assert_ne!(*position, board.position, "change {number}");
        for (other, another) in changed.iter().enumerate().take(number) {
            assert_ne!(position, another, "changes {number} and {other}");
        }
    }
}

#[test]
fn what_lies_behind_the_last_disc_makes_no_difference() {
    let board = acting(2, "lake=1");
    let mut position = board.position.clone();
    let last = position.field.buried.len() - 1;
    let colour = board.tables.disc(DiscKind(0)).colour;
    position.field.buried[last] = Some(Buried { colour, by: Seat(0) });
    assert_eq!(position, board.position);
}
