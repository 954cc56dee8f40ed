//! Ends a turn by itself, for players who want that, when nothing else is legal and everything has
//! been seen, and says so.
//!
//! What may be left to its default, such as a heading, and what a player could do only while
//! looking at hidden cards still is something to do. A turn whose end was taken back does not end
//! by itself again.

use bevy::prelude::*;

use super::playing::Playing;
use super::seats::TurnNow;
use super::waiting::Waiting;
use crate::app::kit::settings::Settings;
use crate::app::session::remark::Remark;
use crate::app::table::contract::anchors::Anchors;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::motion::playback::Playback;

/// Says that a turn has ended although nobody ended it. Others act at once, and it is to be read meanwhile.
pub(super) fn ended(why: &'static str) -> Remark {
    Remark { outlasts_actions: true, ..Remark::new("end_turn", why) }
}

pub(in crate::app::table) fn end_by_itself<G: TableGame>(
    settings: Res<Settings>,
    (now, playback, anchors): (Res<TurnNow>, Res<Playback>, Res<Anchors>),
    playing: Res<Playing<G>>,
    mut waiting: ResMut<Waiting<G>>,
    mut remarks: MessageWriter<Remark>,
) {
    let ready = settings.auto_end && now.awaits_human() && now.entries == playing.entries().len();
    let seen = playback.is_idle() && waiting.is_empty() && !playing.is_veiled();
    if !ready || !seen || playing.to_redo().is_some() || now.draw_offered_by.is_some() {
        return;
    }
    let Some(end) = anchors.turn_end() else { return };
    if let [only] = playing.actions()[..]
        && G::spots(playing.tables(), only).as_slice() == [end]
    {
        waiting.push(vec![only]);
        remarks.write(ended("table-turn-ended"));
    }
}
