//! The computer's answer to an offered draw: it agrees when it is not better off playing on.
//!
//! It judges as it plays, by a short search, so that it cannot be talked out of a won match. Deliberately absent: offers by the
//! computer itself, which players find tiresome.

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::{Bell, Moment, Pondering, Question, sight};
use crate::ai::{Duel, Level, Thinking};
use crate::app::screens::{PlayerKind, Screen, TableRequest};
use crate::app::table::{Dress, Playing, Seats, TableSystems};
use crate::app::window::Awake;
use crate::rules::Seat;

/// Positions looked at before it answers.
const NODES: u64 = 30_000;
/// Worse off than this, it is glad of a draw; about half the weakest pawn.
const LOSING: i32 = -60;
/// As good as level.
const LEVEL: i32 = 40;
/// After so many actions in which nothing happened a level match is as good as drawn.
const LULL: usize = 20;

/// A computer player has answered an offer.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawAnswered {
    /// Who.
    pub seat: Seat,
    /// Whether it agreed.
    pub agreed: bool,
}

/// The computer weighing an offer.
#[derive(Resource)]
struct Weighing {
    moment: Moment,
    offerer: Seat,
    answerer: Seat,
    pondering: Pondering<Option<i32>>,
}

pub(super) fn game_plugin<G: Dress + Duel>(app: &mut App) {
    app.add_message::<DrawAnswered>().add_systems(
        Update,
        (weigh_offer::<G>, answer_offer::<G>)
            .chain()
            .after(TableSystems::Tell)
            .run_if(in_state(Screen::Play)),
    );
}

fn weigh_offer<G: Dress + Duel>(
    playing: Option<Res<Playing<G>>>,
    weighing: Option<Res<Weighing>>,
    seats: Res<Seats>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut commands: Commands,
) {
    let (Some(playing), None) = (playing, weighing) else { return };
    let (Some(offerer), Some(moment)) = (playing.draw_offered_by(), Moment::of(&playing)) else {
        return;
    };
    let other = |seat: &Seat| playing.side_of(*seat) != playing.side_of(offerer);
    let mut others = (0..seats.0.len() as u8).map(Seat).filter(other);
    let Some(answerer) = others.find(|seat| matches!(seats.player(*seat), PlayerKind::Computer(_)))
    else {
        return;
    };
    let question = Question {
        tables: playing.tables().clone(),
        sight: sight(&playing, moment.seat),
        level: Level::Hard,
        nodes: Some(NODES),
        seed: moment.key,
    };
    let pondering = Pondering::begin(
        question,
        |_, thinking: &Thinking<G>| thinking.score(),
        Bell::of(proxy.as_deref()),
    );
    commands.insert_resource(Weighing { moment, offerer, answerer, pondering });
}

fn answer_offer<G: Dress + Duel>(
    playing: Option<Res<Playing<G>>>,
    weighing: Option<ResMut<Weighing>>,
    mut requests: MessageWriter<TableRequest>,
    mut answered: MessageWriter<DrawAnswered>,
    mut awake: ResMut<Awake>,
    mut commands: Commands,
) {
    let Some(mut weighing) = weighing else { return };
    let still = |playing: &Playing<G>| {
        Moment::of(playing) == Some(weighing.moment)
            && playing.draw_offered_by() == Some(weighing.offerer)
    };
    let Some(playing) = playing.filter(|playing| still(playing)) else {
        commands.remove_resource::<Weighing>();
        return;
    };
    let Some(score) = weighing.pondering.answer() else { return };
    let seat = weighing.answerer;
    let own = playing.side_of(seat) == playing.side_of(weighing.moment.seat);
    // Who has not judged the match, having only one action, plays on.
    let agreed = score
        .flatten()
        .is_some_and(|score| agrees(score * if own { 1 } else { -1 }, playing.recent_keys().len()));
    requests.write(TableRequest::AnswerDraw(agreed));
    answered.write(DrawAnswered { seat, agreed });
    commands.remove_resource::<Weighing>();
    awake.nudge();
}

/// Whether a draw is welcome at this score, from the computer's side, after so many quiet positions.
fn agrees(score: i32, quiet: usize) -> bool {
    score <= LOSING || score.abs() <= LEVEL && quiet > LULL
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_won_match_is_not_given_away() {
        assert!(!agrees(300, 0) && !agrees(300, 100));
        assert!(!agrees(0, 3), "a match has to be played first");
        assert!(agrees(0, 40) && agrees(-300, 0));
    }
}
