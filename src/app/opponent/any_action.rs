//! The computer in games for which no player thinks yet: it takes any action that its seat may take.
//!
//! It knows what its seat knows, breathes like the others and gives up nothing; a draw is declined.
//! Deliberately absent: thought, and so hints.

use bevy::platform::time::Instant;
use bevy::prelude::*;

use super::draws::DrawAnswered;
use super::{Moment, at_play, breath, sight};
use crate::ai::tournament::{AnyAction, Player};
use crate::app::screens::{Overlay, PlayerKind, TableRequest};
use crate::app::settings::Settings;
use crate::app::table::{
    Dress, PlayAction, Playback, Playing, Seats, TableSystems, TurnNow, Waiting,
};
use crate::app::window::Awake;
use crate::rules::{Game, Seat};

/// When everything before a decision was seen.
#[derive(Resource, Clone, Copy)]
struct Breathing {
    moment: Moment,
    since: Instant,
}

/// The computer's seats in one game.
pub fn game_plugin<G: Dress>(app: &mut App) {
    app.add_message::<DrawAnswered>().add_systems(
        Update,
        (act::<G>.run_if(in_state(Overlay::None)), decline::<G>)
            .after(TableSystems::Tell)
            .run_if(at_play::<G>),
    );
}

fn act<G: Dress>(
    playing: Res<Playing<G>>,
    (waiting, playback): (Res<Waiting<G>>, Res<Playback>),
    (seats, now): (Res<Seats>, Res<TurnNow>),
    (settings, time): (Res<Settings>, Res<Time<Real>>),
    breathing: Option<Res<Breathing>>,
    mut played: MessageWriter<PlayAction<G>>,
    mut awake: Option<ResMut<Awake>>,
    mut commands: Commands,
) {
    let Some(moment) = Moment::of(&playing).filter(|_| waiting.is_empty() && playback.is_idle())
    else {
        return;
    };
    let is_here = matches!(seats.player(moment.seat), PlayerKind::Computer(_));
    if !is_here || now.draw_offered_by.is_some() {
        return;
    }
    let since = match breathing.filter(|breathing| breathing.moment == moment) {
        Some(breathing) => breathing.since,
        None => {
            commands.insert_resource(Breathing { moment, since: Instant::now() });
            Instant::now()
        }
    };
    let due = since + breath(settings.playback);
    if Instant::now() < due {
        if let Some(awake) = &mut awake {
            awake.until(due + std::time::Duration::from_millis(30));
        }
        return;
    }
    let seed = time.elapsed().as_nanos() as u64 ^ moment.key;
    let tables: &G::Tables = playing.tables();
    if let Some(action) = AnyAction.choose(tables, &sight(&playing, moment.seat), seed) {
        played.write(PlayAction { action, after: moment.entries });
    }
    if let Some(awake) = &mut awake {
        awake.nudge();
    }
}

/// It has not judged the match, so it plays on.
fn decline<G: Game>(
    playing: Res<Playing<G>>,
    seats: Res<Seats>,
    mut requests: MessageWriter<TableRequest>,
    mut answered: MessageWriter<DrawAnswered>,
) {
    let Some(offerer) = playing.draw_offered_by() else { return };
    let mut others = (0..seats.0.len() as u8).map(Seat);
    let other = others.find(|seat| playing.side_of(*seat) != playing.side_of(offerer));
    let Some(seat) = other.filter(|seat| !seats.is_human(*seat)) else { return };
    requests.write(TableRequest::AnswerDraw(false));
    answered.write(DrawAnswered { seat, agreed: false });
}
