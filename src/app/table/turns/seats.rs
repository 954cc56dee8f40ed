//! Who sits where, whose turn it is, and what the buttons around the board may offer.
//!
//! [`TurnNow`] is the state of the match without its game. It is updated after every change of the
//! match and read by buttons, banners and the computer player.

use bevy::prelude::*;

use crate::app::kit::locale::LocalText;
use crate::app::session::plan::{MatchPlan, PlayerKind, SeatPlan};
use crate::app::session::table_command::TableCommand;
use crate::app::table::contract::belongings::Belongings;
use crate::app::table::contract::player_style::PlayerStyle;
use crate::app::table::contract::table_game::{Score, TableGame};
use crate::referee::Match;
use crate::rules::{Actor, Game, Outcome, Seat, Side, Viewer};

/// The players in seat order.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Seats(pub Vec<SeatPlan>);

impl Seats {
    /// Who decides for a seat; a person at this machine if the plan has no entry for it.
    #[must_use]
    pub fn player(&self, seat: Seat) -> PlayerKind {
        self.0.get(usize::from(seat.0)).map_or(PlayerKind::Human, |seat| seat.player)
    }

    /// Whether a person at this machine decides for a seat.
    #[must_use]
    pub fn is_human(&self, seat: Seat) -> bool {
        self.player(seat) == PlayerKind::Human
    }

    /// Whether a computer decides for any of them.
    #[must_use]
    pub fn has_computer(&self) -> bool {
        self.0.iter().any(|seat| seat.player != PlayerKind::Human)
    }

    /// The names of those who decide for these seats, each name once.
    pub fn names(&self, seats: impl IntoIterator<Item = Seat>) -> Vec<&str> {
        let mut names = Vec::new();
        let seated = seats.into_iter().filter_map(|seat| self.0.get(usize::from(seat.0)));
        for SeatPlan { name, .. } in seated {
            if !names.contains(&name.as_str()) {
                names.push(name.as_str());
            }
        }
        names
    }

    /// The seats of people at this machine.
    pub fn humans(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.0.len() as u8).map(Seat).filter(|seat| self.is_human(*seat))
    }

    /// The seat of the only person at this machine.
    #[must_use]
    pub fn only_human(&self) -> Option<Seat> {
        let mut humans = self.humans();
        humans.next().filter(|_| humans.next().is_none())
    }
}

/// The state of the match that is independent of the game. See the module.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct TurnNow {
    /// Who decides.
    pub actor: Actor,
    /// The side that decides, when it is a seat's turn.
    pub side: Option<Side>,
    /// The side each seat plays for, in seat order.
    pub sides: Vec<Side>,
    /// The kind of player who decides, when it is a seat's turn.
    pub player: Option<PlayerKind>,
    /// Entries so far.
    pub entries: usize,
    /// How many of them the viewer may count.
    pub told: usize,
    /// Whether there is a decision of a person here to take back.
    pub can_undo: bool,
    /// Whether something that was taken back can be played again.
    pub can_redo: bool,
    /// Whether a seat has decided anything, so that there is a last turn to show again.
    pub has_last_turn: bool,
    /// Who offers a draw.
    pub draw_offered_by: Option<Seat>,
    /// What every seat has won so far, in games that count.
    pub scores: Vec<Option<Score>>,
    /// How many pawns of each seat's side are captured.
    pub lost: Vec<u32>,
    /// The belongings of every seat, in games where each seat plays for itself.
    pub belongings: Vec<Belongings>,
    /// How it ended, including the referee's reasons.
    pub outcome: Option<Outcome>,
}

impl Default for TurnNow {
    fn default() -> Self {
        Self {
            actor: Actor::Chance,
            side: None,
            sides: Vec::new(),
            player: None,
            entries: 0,
            told: 0,
            can_undo: false,
            can_redo: false,
            has_last_turn: false,
            draw_offered_by: None,
            scores: Vec::new(),
            lost: Vec::new(),
            belongings: Vec::new(),
            outcome: None,
        }
    }
}

impl TurnNow {
    /// The seat to decide, if it is a seat's turn.
    #[must_use]
    pub fn seat(&self) -> Option<Seat> {
        match self.actor {
            Actor::Seat(seat) => Some(seat),
            _ => None,
        }
    }

    /// The side a seat plays for; before a match has begun, the side with the seat's number.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> Side {
        self.sides.get(usize::from(seat.0)).copied().unwrap_or(Side(seat.0))
    }

    /// Whether more than two sides play; then no draw can be agreed.
    #[must_use]
    pub fn many_sides(&self) -> bool {
        self.sides.iter().any(|side| side.0 > 1)
    }

    /// Whether a person at this machine is to decide.
    #[must_use]
    pub fn awaits_human(&self) -> bool {
        self.player == Some(PlayerKind::Human)
    }

    /// The seat whose offer of a draw a person at this machine has to answer. A resignation or the end of the clock leaves an
    /// offer open that needs no answer any more.
    #[must_use]
    pub fn offer_to_answer(&self, seats: &Seats) -> Option<Seat> {
        let offerer = self.open_offer()?;
        seats.humans().any(|human| human != offerer).then_some(offerer)
    }

    /// The seat whose offer of a draw awaits an answer.
    #[must_use]
    pub fn open_offer(&self) -> Option<Seat> {
        self.draw_offered_by.filter(|_| self.outcome.is_none())
    }

    /// Why a command makes no sense now; `None` if it does. Greyed buttons and refused keys show
    /// it.
    #[must_use]
    pub fn why_not(&self, command: TableCommand, seats: &Seats) -> Option<LocalText> {
        let over = || Some("why-over".into());
        let waits = || match self.seat() {
            _ if self.outcome.is_some() => over(),
            Some(seat) => {
                let name = seats.0.get(usize::from(seat.0)).map(|plan| plan.name.clone());
                let waits = LocalText::new("table-not-your-turn");
                Some(waits.with("player", name.unwrap_or_default()))
            }
            None => Some("status-draws-lots".into()),
        };
        match command {
            TableCommand::Undo if !self.can_undo => Some("why-no-undo".into()),
            TableCommand::Redo if !self.can_redo => Some("why-no-redo".into()),
            TableCommand::ShowAgain if !self.has_last_turn => Some("why-no-again".into()),
            TableCommand::Hint | TableCommand::OfferDraw if !self.awaits_human() => waits(),
            TableCommand::OfferDraw if self.draw_offered_by.is_some() => {
                Some("why-draw-offered".into())
            }
            TableCommand::ConfirmResign if self.outcome.is_some() => over(),
            _ => None,
        }
    }
}

/// Seats the players of a plan. Where a side has more seats than the plan has players for it, one
/// player decides for all of them.
#[must_use]
pub fn seats_of<G: Game>(plan: &MatchPlan, played: &Match<G>) -> Seats {
    let position = played.position();
    let side = |seat| usize::from(G::side_of(position, Seat(seat)).0);
    let left_out = plan.seats.len() as u8..G::seats(position);
    let mates = left_out.filter_map(|seat| plan.seats.get(side(seat)));
    Seats(plan.seats.iter().chain(mates).cloned().collect())
}

/// Who looks at the screen at first: a person who is alone here sees what that seat may see;
/// several people see what a spectator may see.
#[must_use]
pub(in crate::app::table) fn eyes(seats: &Seats) -> Viewer {
    let humans: Vec<Seat> = seats.humans().collect();
    match humans[..] {
        [seat] => Viewer::Seat(seat),
        _ => Viewer::Spectator,
    }
}

/// Whether a seat plays against the first one, so that the board is turned for it. A table of more
/// than two sides has no far side.
pub(in crate::app::table) fn sits_far<G: TableGame>(played: &Match<G>, seat: Seat) -> bool {
    let side = |seat| G::side_of(played.position(), seat);
    G::PLAYER_STYLE == PlayerStyle::Packs && side(seat) != side(Seat(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::kit::locale::tests::speaking;

    #[test]
    fn every_command_that_makes_no_sense_says_why() {
        let seats = Seats(vec![SeatPlan { name: "Ann".into(), player: PlayerKind::Human }]);
        let why =
            |command, now: &TurnNow| now.why_not(command, &seats).map(|why| why.key.to_string());
        let mut now = TurnNow {
            actor: Actor::Seat(Seat(0)),
            player: Some(PlayerKind::Human),
            can_undo: true,
            can_redo: true,
            has_last_turn: true,
            ..default()
        };
        let commands = [
            TableCommand::Undo,
            TableCommand::Redo,
            TableCommand::ShowAgain,
            TableCommand::Hint,
            TableCommand::OfferDraw,
            TableCommand::ConfirmResign,
        ];
        assert!(commands.iter().all(|command| why(*command, &now).is_none()));
        now.draw_offered_by = Some(Seat(0));
        assert_eq!(why(TableCommand::OfferDraw, &now).as_deref(), Some("why-draw-offered"));
        (now.can_undo, now.can_redo, now.has_last_turn) = (false, false, false);
        now.player = None;
        let said = |now: &TurnNow| commands.map(|command| why(command, now).unwrap_or_default());
        let waits = "table-not-your-turn";
        assert_eq!(said(&now), ["why-no-undo", "why-no-redo", "why-no-again", waits, waits, ""]);
        let locale = speaking("en");
        let words = now.why_not(TableCommand::Undo, &seats).map(|why| locale.say(&why));
        assert_eq!(words.as_deref(), Some("There is nothing to take back now."));
        now.outcome = Some(Outcome::shared(2, "why"));
        let over = "why-over";
        let nothing = ["why-no-undo", "why-no-redo", "why-no-again"];
        assert_eq!(said(&now), [nothing, [over; 3]].concat()[..]);
    }
}
