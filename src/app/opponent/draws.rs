//! The computer's answer to an offered draw: it agrees when playing on is not better for it.
//!
//! It decides by a short search, as it plays, so it does not give away a won match. It uses only
//! what its own seat sees, whichever seat is to move. Deliberately absent: draw offers by the
//! computer, which players find tiresome.

use std::marker::PhantomData;

use bevy::prelude::*;

use super::pondering::{Mind, Pondering, ThoughtRequest};
use super::{Decision, at_play, number_of, observation};
use crate::ai::{AiGame, Observation, Strength, Thinking};
use crate::app::kit::screen_state::Screen;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan::PlayerKind;
use crate::app::session::table_command::TableCommand;
use crate::app::table::{Playing, Seats, TableGame, TableSystems};
use crate::rules::{Seat, Viewer};

/// Positions searched before it answers.
const NODES: u64 = 30_000;
/// At or below this score the computer accepts any draw; about half the value of the weakest pawn.
const LOSING: i32 = -60;
/// Scores up to this distance from 0 count as level.
const LEVEL: i32 = 40;

/// A computer player has answered an offer.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawAnswered {
    /// The seat that answered.
    pub seat: Seat,
    /// Whether it agreed.
    pub agreed: bool,
}

/// The computer considering an offer in a match of `G`.
#[derive(Resource)]
struct Weighing<G: AiGame> {
    decision: Decision,
    offerer: Seat,
    answerer: Seat,
    pondering: Pondering<Option<i32>>,
    game: PhantomData<fn() -> G>,
}

pub(super) fn game_plugin<G: TableGame + AiGame>(app: &mut App) {
    app.add_message::<DrawAnswered>()
        .add_systems(
            Update,
            (
                forget_offer::<G>.run_if(rematch_asked.or_else(resource_removed::<Playing<G>>)),
                (weigh_offer::<G>, answer_offer::<G>).chain().run_if(at_play::<G>),
            )
                .chain()
                .after(TableSystems::Tell),
        )
        .add_systems(OnExit(Screen::Play), forget_offer::<G>);
}

fn rematch_asked(mut table_commands: MessageReader<TableCommand>) -> bool {
    table_commands.read().filter(|command| **command == TableCommand::Rematch).count() > 0
}

fn forget_offer<G: AiGame>(mut commands: Commands) {
    commands.remove_resource::<Weighing<G>>();
}

fn weigh_offer<G: TableGame + AiGame>(
    playing: Res<Playing<G>>,
    weighing: Option<Res<Weighing<G>>>,
    seats: Res<Seats>,
    mind: Mind,
    mut commands: Commands,
) {
    if weighing.is_some() {
        return;
    }
    let (Some(offerer), Some(decision)) = (playing.draw_offered_by(), Decision::of(&playing))
    else {
        return;
    };
    let other = |seat: &Seat| playing.side_of(*seat) != playing.side_of(offerer);
    let mut others = (0..seats.0.len() as u8).map(Seat).filter(other);
    let Some(answerer) = others.find(|seat| matches!(seats.player(*seat), PlayerKind::Computer(_)))
    else {
        return;
    };
    let pondering = mind
        .ponder(thought_request(&playing, answerer, decision), |_, thinking: &Thinking<G>| {
            thinking.score()
        });
    commands.insert_resource(Weighing::<G> {
        decision,
        offerer,
        answerer,
        pondering,
        game: PhantomData,
    });
}

/// The search behind the answer. Its view and its seed depend only on what the answerer sees.
fn thought_request<G: TableGame + AiGame>(
    playing: &Playing<G>,
    answerer: Seat,
    decision: Decision,
) -> ThoughtRequest<G> {
    let own = observation(playing, answerer);
    let seed = number_of(&own);
    let observation = believed(playing, own, Believer { answerer, mover: decision.seat }, seed);
    let tables = playing.tables().clone();
    ThoughtRequest { tables, observation, strength: Strength::Hard, nodes: Some(NODES), seed }
}

/// The seat that answers an offer, and the seat to move meanwhile.
struct Believer {
    answerer: Seat,
    mover: Seat,
}

/// The observation for the search: the answerer's own when it is to move, otherwise the mover's observation of
/// a position that fits what the answerer knows. So the answer cannot reveal anything hidden from
/// its seat.
fn believed<G: TableGame + AiGame>(
    playing: &Playing<G>,
    own: Observation<G>,
    Believer { answerer, mover }: Believer,
    seed: u64,
) -> Observation<G> {
    if answerer == mover {
        return own;
    }
    let tables: &G::Tables = playing.tables();
    let fresh = Observation::fresh(tables, &own.determinize(tables, seed), Viewer::Seat(mover));
    Observation { seen: own.seen, ..fresh }
}

fn answer_offer<G: TableGame + AiGame>(
    playing: Res<Playing<G>>,
    weighing: Option<ResMut<Weighing<G>>>,
    mut table_commands: MessageWriter<TableCommand>,
    mut answered: MessageWriter<DrawAnswered>,
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    let Some(mut weighing) = weighing else { return };
    let still = Decision::of(&playing) == Some(weighing.decision)
        && playing.draw_offered_by() == Some(weighing.offerer);
    if !still {
        commands.remove_resource::<Weighing<G>>();
        return;
    }
    if weighing.pondering.needs_frames() {
        redraw.nudge();
    }
    let Some(score) = weighing.pondering.answer() else { return };
    let seat = weighing.answerer;
    let own = playing.side_of(seat) == playing.side_of(weighing.decision.seat);
    // Without a score, as when there is only one action, the computer plays on.
    let agreed = score.flatten().is_some_and(|score| {
        let quiet = playing.recent_keys().len();
        agrees(score * if own { 1 } else { -1 }, quiet > G::LULL)
    });
    table_commands.write(TableCommand::AnswerDraw(agreed));
    answered.write(DrawAnswered { seat, agreed });
    commands.remove_resource::<Weighing<G>>();
    redraw.nudge();
}

/// Whether to accept a draw at this score, seen from the computer's side. `lull` is set when
/// nothing decisive has happened for a while.
fn agrees(score: i32, lull: bool) -> bool {
    score <= LOSING || score.abs() <= LEVEL && lull
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::catalog::levels::tests::shipped;
    use crate::data::FromFiles;
    use crate::referee::Match;
    use crate::rules::zoon::{Action, Deployment, First, Setup, Zoon};

    /// Zoon after the first seat has deployed this formation.
    fn dealt(formation: u8) -> Playing<Zoon> {
        let setup = Setup {
            deployment: Deployment::Formations,
            first: First::Seat(Seat(0)),
            ..Setup::default()
        };
        let tables = Zoon::tables(&shipped, "zoon/duel-of-tribes", &[]).expect("a level");
        let mut played = Match::<Zoon>::new(std::sync::Arc::new(tables), setup, 1);
        for number in [formation, 0] {
            played.play(Action::Formation { number, mirrored: false }).expect("legal");
        }
        Playing::new(played, Viewer::Spectator)
    }

    #[test]
    fn an_answer_comes_of_what_its_seat_sees_alone() {
        let [one, other] = [dealt(0), dealt(1)];
        let decisions = [&one, &other].map(|playing| Decision::of(playing).expect("a decision"));
        assert_ne!(decisions[0].key, decisions[1].key, "other cards lie there");
        let asked = |playing, decision| {
            let ThoughtRequest { observation, seed, .. } =
                thought_request::<Zoon>(playing, Seat(1), decision);
            format!("{seed} {observation:?}")
        };
        assert_eq!(asked(&one, decisions[0]), asked(&other, decisions[1]));
    }

    #[test]
    fn a_dead_draw_is_agreed_to_by_players_that_would_rather_play_on() {
        use crate::rules::jungle::Jungle;
        let contempt = Jungle::skill(Strength::Hard).expect("a skill").contempt;
        assert!(contempt > 0 && agrees(-contempt, true) && agrees(contempt, true));
    }

    #[test]
    fn a_won_match_is_not_given_away() {
        assert!(!agrees(300, false) && !agrees(300, true));
        assert!(!agrees(0, false), "a match has to be played first");
        assert!(agrees(0, true) && agrees(-300, false));
    }
}
