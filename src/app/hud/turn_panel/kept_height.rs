//! In a high window the panel of choices keeps the height that it has had, so that what lies below stays in place when
//! choices come and go.
//!
//! Deliberately absent: low windows, where the card needs the room.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::hud::layout::{HIGH, Part, Room};
use crate::app::kit::form::Form;
use crate::app::kit::screen_state::Screen;
use crate::app::session::over::MatchOver;
use crate::app::session::plan::MatchStarted;
use crate::app::table::{Handover, Selection, TurnTold, Watching};
use crate::rules::Spot;

/// What there is to choose.
#[derive(SystemParam)]
pub(super) struct Choosing<'w> {
    pub(super) told: Res<'w, TurnTold>,
    pub(super) handover: Res<'w, Handover>,
    selection: Res<'w, Selection>,
}

impl Choosing<'_> {
    pub(super) fn peek(&self) -> bool {
        self.handover.may_peek.is_some()
    }

    /// Whether something has to be picked once more. A choice that is a button is picked where it stands.
    pub(super) fn armed(&self) -> bool {
        let is_button = |spot: &Spot| self.told.buttons.iter().any(|one| one.spot == *spot);
        self.selection.armed().is_some_and(|spot| !is_button(&spot))
    }

    /// Whether there is nothing to show.
    pub(super) fn is_away(&self) -> bool {
        let told = &self.told;
        let none = told.line.is_none() && told.choices() == 0 && told.dial.is_empty();
        none && !self.peek() && !self.armed()
    }
}

/// The height that is kept.
#[derive(Resource, Clone, Copy, Default, PartialEq, Debug)]
pub(super) struct KeptHeight {
    /// In interface units.
    least: f32,
    /// Whether the panel is still laid out as high as in the match before, or for choices that are gone.
    is_old: bool,
}

impl KeptHeight {
    const FORGOTTEN: Self = Self { least: 0.0, is_old: true };
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeptHeight>()
        .add_systems(OnEnter(Screen::Play), |mut kept: ResMut<KeptHeight>| {
            *kept = KeptHeight::FORGOTTEN;
        })
        .add_observer(|_: On<MatchStarted>, mut kept: ResMut<KeptHeight>| {
            *kept = KeptHeight::FORGOTTEN;
        });
}

pub(super) fn keep_height(
    (room, over, watching): (Res<Room>, Res<MatchOver>, Option<Res<Watching>>),
    choosing: Choosing,
    mut parts: Query<(&Part, &ComputedNode, &mut Node, &mut Visibility)>,
    mut kept: ResMut<KeptHeight>,
) {
    let keeps = room.form == Form::Wide
        && room.whole >= HIGH
        && !(room.trays || room.narrow || room.many_choices || over.0 || watching.is_some());
    let found = parts.iter_mut().find(|(part, ..)| **part == Part::Choices);
    let Some((_, laid, mut node, mut seen)) = found else { return };
    let before = std::mem::take(&mut *kept);
    // An old height is measured again only after the panel was laid out without it.
    match (keeps, before.is_old) {
        (false, _) => *kept = KeptHeight::FORGOTTEN,
        (true, true) => {}
        (true, false) => {
            kept.least = before.least.max(laid.size().y * laid.inverse_scale_factor());
        }
    }
    let (holds, away) = (kept.least > 0.0, choosing.is_away());
    let was_held = matches!(node.min_height, Val::Px(least) if least > 0.0);
    if holds || was_held {
        let least = if holds { px(kept.least) } else { auto() };
        let display = if away && !holds { Display::None } else { Display::Flex };
        if node.min_height != least || node.display != display {
            (node.min_height, node.display) = (least, display);
        }
    }
    let wanted = if holds && away { Visibility::Hidden } else { Visibility::Inherited };
    seen.set_if_neq(wanted);
}
