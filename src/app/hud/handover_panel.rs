//! The curtain on screen: a curtain, the name of the player who takes the screen, and a button.
//!
//! The curtain covers the board only when nothing moves, so that everyone sees what is open to all.
//! The button must be held, so that a stray click does not open the curtain; a match can be set up so
//! that a tap is enough. Deliberately absent: what lies behind the curtain.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::Pressed;

use super::papers::paper;
use crate::app::kit::content::Scenes;
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::theme::menus::no_menu;
use crate::app::kit::theme::prompts::Prompt;
use crate::app::kit::theme::{ButtonKind, Lettering, button, over_all, space, text};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan::MatchPlan;
use crate::app::table::turns::handover::Curtain;
use crate::app::table::{BoardLayout, Handover, OpenCurtain, Playback, Seats};
use crate::rules::Seat;

/// How long the button must be held.
pub const HOLD: Duration = Duration::from_millis(400);
/// The set-up switch for opening curtains, and its choice that makes a tap enough.
pub const TRUST: (&str, &str) = ("gate", "tap");
/// The curtain's width, in interface units.
const WIDTH: f32 = 420.0;

/// The curtain for a seat.
#[derive(Component)]
struct Hanging(Seat);

/// The button.
#[derive(Component)]
struct Knob;

/// The bar that fills while the button is held.
#[derive(Component)]
struct Filling;

/// When the press of the button began, as the time since the start.
#[derive(Resource, Default, Debug)]
struct HoldTime(Option<Duration>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<HoldTime>().add_systems(
        Update,
        (hang_curtain, hold.run_if(no_menu))
            .chain()
            .in_set(super::HudSystems::Show)
            .run_if(in_state(Overlay::None)),
    );
}

fn hang_curtain(
    (handover, playback, seats): (Res<Handover>, Res<Playback>, Res<Seats>),
    (plan, scenes, curtain): (Option<Res<MatchPlan>>, Option<Res<Scenes>>, Res<Curtain>),
    layout: Option<Res<BoardLayout>>,
    hanging: Query<(Entity, &Hanging)>,
    mut held: ResMut<HoldTime>,
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    let wanted = handover.waits_for.filter(|_| playback.is_idle() && layout.is_some());
    let hangs = hanging.iter().next();
    if hangs.map(|(_, hanging)| hanging.0) == wanted {
        return;
    }
    for (curtain, _) in &hanging {
        commands.entity(curtain).despawn();
    }
    redraw.nudge();
    held.0 = None;
    let Some(seat) = wanted else { return };
    let name = seats.0.get(usize::from(seat.0)).map(|plan| plan.name.clone()).unwrap_or_default();
    let picture = scenes.map(|scenes| scenes.get(curtain.0)).unwrap_or_default();
    let words = Words { name, others: seats.humans().count().saturating_sub(1) };
    spawn_curtain(&mut commands, seat, words, picture, trusts(plan.as_deref()));
}

fn trusts(plan: Option<&MatchPlan>) -> bool {
    plan.is_some_and(|plan| plan.option(TRUST.0) == Some(TRUST.1))
}

/// Whom the curtain asks.
struct Words {
    /// The name of the player who takes the screen.
    name: String,
    /// How many people look away.
    others: usize,
}

fn spawn_curtain(
    commands: &mut Commands,
    seat: Seat,
    words: Words,
    picture: Handle<Image>,
    trusts: bool,
) {
    let frame = Node {
        width: px(WIDTH),
        height: px(WIDTH * 9.0 / 16.0),
        border_radius: BorderRadius::all(px(12)),
        ..default()
    };
    let label = if trusts { "gate-tap" } else { "gate-hold" };
    let title = LocalText::new("gate-title").with("player", words.name);
    let line = LocalText::new("gate-line").with("others", words.others as u32);
    commands
        .spawn((
            Hanging(seat),
            DespawnOnExit(Screen::Play),
            over_all(),
            GlobalZIndex(4),
            Pickable::IGNORE,
        ))
        .with_children(|screen| {
            let mut sheet = screen.spawn(paper());
            sheet.entry::<Node>().and_modify(|mut node| {
                node.align_items = AlignItems::Center;
                node.row_gap = px(space::S);
            });
            sheet.with_children(|sheet| {
                let curtain = ImageNode::new(picture).with_mode(NodeImageMode::Stretch);
                sheet.spawn((frame, curtain, Pickable::IGNORE));
                sheet.spawn(text(title, Lettering::Heading, palette::INK));
                sheet.spawn(text(line, Lettering::Note, palette::COCOA));
                sheet.spawn((button(label, ButtonKind::Primary), Knob)).with_children(|handle| {
                    handle.spawn(Prompt(Intent::Pick));
                    let bar = Node {
                        position_type: PositionType::Absolute,
                        left: px(0),
                        bottom: px(0),
                        height: px(7),
                        width: percent(0),
                        border_radius: BorderRadius::all(px(4)),
                        ..default()
                    };
                    handle.spawn((Filling, bar, BackgroundColor(palette::GOLD), Pickable::IGNORE));
                });
            });
        });
}

/// Opens the curtain once the button was held for long enough.
fn hold(
    (time, plan): (Res<Time<Real>>, Option<Res<MatchPlan>>),
    intents: Intents,
    handles: Query<Has<Pressed>, With<Knob>>,
    mut filling: Query<&mut Node, With<Filling>>,
    mut held: ResMut<HoldTime>,
    mut opens: MessageWriter<OpenCurtain>,
    mut redraw: ResMut<RedrawRequests>,
) {
    if handles.is_empty() {
        return;
    }
    let holds = intents.held(Intent::Pick) || handles.iter().any(|pressed| pressed);
    let before = held.0;
    held.0 = holds.then(|| before.unwrap_or(time.elapsed()));
    let so_far = held.0.map_or(Duration::ZERO, |since| time.elapsed().saturating_sub(since));
    let need = if trusts(plan.as_deref()) { Duration::ZERO } else { HOLD };
    if holds && so_far >= need {
        opens.write(OpenCurtain);
        held.0 = None;
    }
    if holds || before.is_some() {
        let part = so_far.as_secs_f32() / HOLD.as_secs_f32();
        for mut node in &mut filling {
            node.width = percent(100.0 * part.min(1.0));
        }
        redraw.nudge();
    }
}
