//! Acorns: a minimal game for two to five seats, each on its own side.
//!
//! The seats take one or two acorns in turn from a heap. The seat with the most wins when the heap
//! is empty; equal seats share the win. One seat may hold a nut that only it knows to be golden or
//! hollow; taking two reveals it. Text forms are not implemented.

use crate::rules::hashing::Hasher;
use crate::rules::{
    Actor, Dice, Game, MAX_SEATS, Outcome, Phase, PhaseFn, Seat, Side, Spot, Spots, TextFlaw, Turn,
    Viewer,
};

#[derive(Clone, Debug)]
pub(crate) struct Acorns;

/// The number of acorns on the heap at the start.
pub(crate) const HEAP: u8 = 12;
/// The value of a golden nut.
const GOLD: u8 = 3;

/// The number of seats, and which seat holds which nut.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Squirrels {
    pub(crate) seats: u8,
    pub(crate) nut: Option<(Seat, Nut)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Nut {
    Golden,
    Hollow,
    /// Unknown to this viewer.
    Unknown,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Oak {
    pub(crate) seats: u8,
    pub(crate) heap: u8,
    pub(crate) won: [u8; MAX_SEATS],
    pub(crate) to_move: Seat,
    /// A nut that has not been shown yet.
    pub(crate) nut: Option<(Seat, Nut)>,
}

/// Takes this many acorns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Take(pub(crate) u8);

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    Took(Seat, u8),
    Cracked(Seat, Nut),
    Passed(Seat),
}

impl Oak {
    fn learn(&mut self, event: &Event) {
        match *event {
            Event::Took(seat, count) => {
                self.heap -= count;
                self.won[usize::from(seat.0)] += count;
            }
            Event::Cracked(seat, nut) => {
                self.won[usize::from(seat.0)] += if nut == Nut::Golden { GOLD } else { 0 };
                self.nut = None;
            }
            Event::Passed(seat) => self.to_move = seat,
        }
    }

    fn outcome(&self) -> Outcome {
        let won = &self.won[..usize::from(self.seats)];
        let rank = |own: &u8| won.iter().filter(|other| *other > own).count() as u8;
        Outcome::ranked(&won.iter().map(rank).collect::<Vec<_>>(), "acorns-end")
    }
}

fn tell(turn: &mut Turn<'_, Acorns>, event: Event) {
    turn.position.learn(&event);
    turn.tell(|| event);
}

fn take(turn: &mut Turn<'_, Acorns>) {
    let (seat, Take(count)) = (turn.position.to_move, turn.action);
    tell(turn, Event::Took(seat, count));
    match turn.position.nut {
        Some((holder, nut)) if holder == seat && count == 2 => {
            tell(turn, Event::Cracked(seat, nut));
        }
        _ => {}
    }
}

fn pass(turn: &mut Turn<'_, Acorns>) {
    let next = (turn.position.to_move.0 + 1) % turn.position.seats;
    tell(turn, Event::Passed(Seat(next)));
}

impl Game for Acorns {
    const ID: &'static str = "acorns";
    const TURN: &'static [(Phase, PhaseFn<Self>)] =
        &[(Phase::CAPTURE, take), (Phase::UPKEEP, pass)];

    type Setup = Squirrels;
    type Tables = ();
    type Position = Oak;
    type Action = Take;
    type Event = Event;
    type View = Oak;
    type Scratch = ();

    fn start((): &(), setup: &Squirrels) -> Oak {
        let (seats, nut) = (setup.seats, setup.nut);
        Oak { seats, heap: HEAP, won: [0; MAX_SEATS], to_move: Seat(0), nut }
    }

    fn seats(oak: &Oak) -> u8 {
        oak.seats
    }

    fn side_of(_: &Oak, seat: Seat) -> Side {
        Side(seat.0)
    }

    fn actor((): &(), oak: &Oak) -> Actor {
        if oak.heap == 0 { Actor::Nobody(oak.outcome()) } else { Actor::Seat(oak.to_move) }
    }

    fn actions((): &(), oak: &Oak, out: &mut Vec<Take>) {
        out.extend((1..=oak.heap.min(2)).map(Take));
    }

    fn action_space((): &(), _: &Oak, out: &mut Vec<Take>) {
        out.extend([Take(1), Take(2)]);
    }

    fn known_to((): &(), oak: &Oak, viewer: Viewer) -> Oak {
        let known = |(seat, nut)| {
            if viewer == Viewer::Seat(seat) { (seat, nut) } else { (seat, Nut::Unknown) }
        };
        Oak { nut: oak.nut.map(known), ..*oak }
    }

    fn learn((): &(), view: &mut Oak, event: &Event) {
        view.learn(event);
    }

    fn determinize((): &(), view: &Oak, _: Viewer, dice: &mut dyn Dice) -> Oak {
        let drawn = if dice.below(2) == 0 { Nut::Golden } else { Nut::Hollow };
        let nut = |(seat, nut)| (seat, if nut == Nut::Unknown { drawn } else { nut });
        Oak { nut: view.nut.map(nut), ..*view }
    }

    fn told_to(_: &Oak, event: &Event, _: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn spots((): &(), Take(count): Take) -> Spots {
        Spots::new(&[Spot::Square(count - 1)])
    }

    fn hash((): &(), oak: &Oak) -> u64 {
        let mut hasher = Hasher::new(6);
        oak.won.iter().for_each(|won| hasher.word(u64::from(*won)));
        hasher.word(u64::from(oak.to_move.0) << 8 | u64::from(oak.heap));
        hasher.finish()
    }

    fn action_text((): &(), Take(count): Take) -> String {
        count.to_string()
    }

    fn parse_action((): &(), text: &str) -> Result<Take, TextFlaw> {
        let count = text.parse().map_err(|_| TextFlaw::new(1, "say how many"))?;
        Ok(Take(count))
    }

    fn position_text((): &(), oak: &Oak) -> String {
        format!("{oak:?}")
    }

    fn parse_position((): &(), _: &str) -> Result<Oak, TextFlaw> {
        Err(TextFlaw::new(1, "acorns are not written down"))
    }

    fn setup_text((): &(), setup: &Squirrels) -> String {
        setup.seats.to_string()
    }

    fn parse_setup((): &(), text: &str) -> Result<Squirrels, TextFlaw> {
        let seats = text.parse().map_err(|_| TextFlaw::new(1, "say how many sit down"))?;
        Ok(Squirrels { seats, nut: None })
    }

    fn tables_hash((): &()) -> u64 {
        0
    }

    fn check((): &(), oak: &Oak) -> Result<(), String> {
        let taken: u8 = oak.won.iter().sum();
        let all = taken + oak.heap;
        if (HEAP..=HEAP + GOLD).contains(&all) { Ok(()) } else { Err(format!("{all} acorns")) }
    }
}
