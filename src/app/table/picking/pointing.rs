//! Where the player points: the square under the mouse, and the focus that keys and pad move.
//!
//! Both have the same effect; the device used last decides which one counts.

use bevy::prelude::*;

use crate::app::kit::input::LastDevice;
use crate::app::kit::theme::menus::MenuScope;
use crate::rules::Spot;

/// Where the player points.
#[derive(Resource, Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Pointing {
    hovered: Option<Spot>,
    focused: Option<Spot>,
    /// A petal or badge chosen by turning.
    petal: Option<Spot>,
    /// How the picked thing lies, wherever the player points.
    turned: Option<Spot>,
    by_focus: bool,
    /// The focus is seen, but nothing is previewed before the first step.
    only_seen: bool,
    /// A menu has the keys.
    elsewhere: bool,
}

impl Pointing {
    /// The spot whose possibilities are previewed without being picked.
    #[must_use]
    pub fn peek(&self) -> Option<Spot> {
        if self.by_focus { self.focused.filter(|_| !self.only_seen) } else { self.hovered }
    }

    /// The focused spot, while keys or pad are in use and no menu has them.
    #[must_use]
    pub fn focus(&self) -> Option<Spot> {
        self.focused.filter(|_| self.by_focus && !self.elsewhere)
    }

    /// The focused spot, whether or not it is shown.
    #[must_use]
    pub(super) fn last_focus(&self) -> Option<Spot> {
        self.focused
    }

    /// The petal or badge chosen by turning, to be picked next.
    #[must_use]
    pub fn petal(&self) -> Option<Spot> {
        self.turned.or(self.petal)
    }

    /// Whether a petal or badge is pointed at in any way.
    #[must_use]
    pub fn means(&self, spot: Spot) -> bool {
        self.petal().map_or_else(|| self.peek() == Some(spot), |petal| petal == spot)
    }

    pub(super) fn choose_petal(&mut self, petal: Option<Spot>) {
        self.petal = petal;
    }

    pub(in crate::app::table) fn hover(&mut self, spot: Option<Spot>) {
        self.hovered = spot;
        self.petal = None;
    }

    /// How the picked thing lies.
    #[must_use]
    pub fn turned(&self) -> Option<Spot> {
        self.turned
    }

    /// Turns the picked thing.
    pub(super) fn turn_to(&mut self, turned: Option<Spot>) {
        self.turned = turned;
    }

    /// Turns the picked thing on by this many of the ways in which it can lie.
    pub(super) fn turn_on(&mut self, turns: &[Spot], steps: i32) {
        let here = self.turned.and_then(|now| turns.iter().position(|turn| *turn == now));
        let next =
            here.map_or(0, |here| (here as i32 + steps).rem_euclid(turns.len().max(1) as i32));
        self.turned = turns.get(next as usize).copied();
    }

    /// Points nowhere any more: what was pointed at belongs to another match.
    pub(super) fn forget(&mut self) {
        let Self { by_focus, elsewhere, .. } = *self;
        *self = Self { by_focus, elsewhere, ..Self::default() };
    }

    /// Moves the focus and shows it.
    pub fn focus_on(&mut self, spot: Spot) {
        (self.focused, self.by_focus, self.petal) = (Some(spot), true, None);
        self.only_seen = false;
    }

    /// Shows where the focus is without previewing anything, so that nothing moves on a table that was just laid.
    pub(super) fn show_focus_on(&mut self, spot: Spot) {
        self.focus_on(spot);
        self.only_seen = true;
    }
}

/// Shows the focus ring after a key and hides it after a mouse movement or while a menu is open.
pub(in crate::app::table) fn follow_device(
    device: Option<Res<LastDevice>>,
    menus: Query<(), With<MenuScope>>,
    mut pointing: ResMut<Pointing>,
) {
    if pointing.elsewhere == menus.is_empty() {
        pointing.elsewhere = !menus.is_empty();
    }
    let Some(device) = device else { return };
    let by_focus = device.moves_focus();
    if device.is_changed() && pointing.by_focus != by_focus {
        pointing.by_focus = by_focus;
    }
}
