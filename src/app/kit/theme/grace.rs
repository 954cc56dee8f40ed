//! A grace time: a menu that comes by itself, maybe under a hand that is just pressing, takes no press
//! for a moment.
//!
//! A pane over the menu keeps presses of pointers from its buttons, and no button has the focus, so
//! keys and pads press none either. Deliberately absent: closing the menu, which harms nobody.

use std::time::Duration;

use bevy::prelude::*;

use super::menus::{MenuScope, MenuSystems};
use crate::app::platform::redraw::RedrawRequests;

/// How long a menu takes no press.
pub const GRACE: Duration = Duration::from_millis(500);

/// On a [`MenuScope`]: it takes no press until a moment after it has come.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Grace {
    /// When it ends; `None` before its first frame.
    ends: Option<Duration>,
}

/// The pane over a menu.
#[derive(Component, Clone, Copy, Debug)]
struct Pane;

/// Whether no menu has its grace time.
pub(super) fn no_grace(menus: Query<(), With<Grace>>) -> bool {
    menus.is_empty()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, pass.before(MenuSystems).run_if(any_with_component::<Grace>));
}

fn pass(
    time: Res<Time<Real>>,
    mut menus: Query<(Entity, &mut Grace), With<MenuScope>>,
    panes: Query<(Entity, &ChildOf), With<Pane>>,
    redraw: Option<ResMut<RedrawRequests>>,
    mut commands: Commands,
) {
    let now = time.elapsed();
    let mut fresh = false;
    for (menu, mut grace) in &mut menus {
        match grace.ends {
            None => {
                (grace.ends, fresh) = (Some(now + GRACE), true);
                commands.entity(menu).with_child((Pane, pane()));
            }
            Some(ends) if now >= ends => {
                commands.entity(menu).remove::<Grace>();
                for (pane, _) in panes.iter().filter(|(_, of)| of.parent() == menu) {
                    commands.entity(pane).despawn();
                }
            }
            Some(_) => {}
        }
    }
    // The loop must not fall asleep before the pane is gone.
    if let (true, Some(mut redraw)) = (fresh, redraw) {
        redraw.stay(GRACE + GRACE / 4);
    }
}

/// Over everything in its menu, with nothing to see.
fn pane() -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(0),
        top: px(0),
        width: percent(100),
        height: percent(100),
        ..default()
    };
    (node, Pickable::default(), ZIndex(1))
}
