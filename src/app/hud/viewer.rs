//! The strip under a replay: first, back, run, forward, last, pace, whose eyes, and on from here.
//!
//! It has the keys like a menu, for on the board there is nothing to pick; wheel and Q and E go back and forward whatever is
//! focused. Deliberately absent: what the buttons do; they send a [`ReplayRequest`].

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::Activate;

use super::HudSystems;
use super::layout::Part;
use crate::app::input::menus::FirstFocus;
use crate::app::input::{Intent, Intents, MenuScope};
use crate::app::locale::LocalText;
use crate::app::screens::{Overlay, Screen};
use crate::app::table::replaying::Pace;
use crate::app::table::{ReplayRequest, Seats, TurnNow, ViewerNow, Watching};
use crate::app::theme::{
    self, ButtonKind, Lettering, button, icon_button, palette, panels, space, text,
};
use crate::rules::Viewer;

/// The strip, and what it was laid for.
#[derive(Component)]
struct Strip(Shape);

/// What changes the strip's buttons; it is laid anew when that does.
#[derive(Clone, PartialEq, Debug)]
struct Shape {
    running: bool,
    pace: Pace,
    eyes: Option<String>,
    may_play_on: bool,
}

/// What pressing a button asks for.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Asks(ReplayRequest);

/// Says how far the replay is.
#[derive(Component)]
struct Counter;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(ask).add_systems(
        Update,
        (
            hear_keys.in_set(HudSystems::Hear),
            (lay_strip, grey_out, count).chain().in_set(HudSystems::Show),
        ),
    );
}

fn ask(pressed: On<Activate>, buttons: Query<&Asks>, mut requests: MessageWriter<ReplayRequest>) {
    if let Ok(Asks(request)) = buttons.get(pressed.entity) {
        requests.write(*request);
    }
}

fn hear_keys(
    intents: Intents,
    watching: Option<Res<Watching>>,
    overlay: Res<State<Overlay>>,
    log: Query<(&Part, &Hovered)>,
    mut requests: MessageWriter<ReplayRequest>,
) {
    if watching.is_none() || *overlay.get() != Overlay::None {
        return;
    }
    // Over the log the wheel turns the log.
    let over_log = log.iter().any(|(part, hovered)| *part == Part::Log && hovered.get());
    let keys = [
        (Intent::TurnLeft, ReplayRequest::Back),
        (Intent::TurnRight, ReplayRequest::Forward),
        (Intent::Threat, ReplayRequest::First),
        (Intent::Reach, ReplayRequest::Last),
        (Intent::Undo, ReplayRequest::Back),
        (Intent::Redo, ReplayRequest::Forward),
        (Intent::Peek, ReplayRequest::Eyes),
    ];
    for (intent, request) in keys {
        let wheel = matches!(intent, Intent::TurnLeft | Intent::TurnRight);
        if intents.just(intent) && !(wheel && over_log) {
            requests.write(request);
        }
    }
}

fn shape(watching: &Watching, viewer: Option<Viewer>, seats: &Seats, now: &TurnNow) -> Shape {
    let name = |viewer: Viewer| match viewer {
        Viewer::Seat(seat) => seats.0.get(usize::from(seat.0)).map(|seat| seat.name.clone()),
        Viewer::Spectator => None,
    };
    let several = watching.eyes.len() > 1;
    Shape {
        running: watching.running,
        pace: watching.pace,
        eyes: viewer.filter(|_| several).map(|viewer| name(viewer).unwrap_or_default()),
        may_play_on: watching.may_play_on && now.outcome.is_none(),
    }
}

fn lay_strip(
    watching: Option<Res<Watching>>,
    (viewer, seats, now): (Res<ViewerNow>, Res<Seats>, Res<TurnNow>),
    overlay: Res<State<Overlay>>,
    strips: Query<(Entity, &Strip)>,
    mut commands: Commands,
) {
    let wanted = watching.filter(|_| *overlay.get() == Overlay::None);
    let wanted = wanted.map(|watching| shape(&watching, viewer.0, &seats, &now));
    let strip = strips.iter().next();
    if strip.map(|(_, strip)| &strip.0) == wanted.as_ref() {
        return;
    }
    if let Some((strip, _)) = strip {
        commands.entity(strip).despawn();
    }
    if let Some(shape) = wanted {
        spawn_strip(&mut commands, shape);
    }
}

fn spawn_strip(commands: &mut Commands, shape: Shape) {
    let edge = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        bottom: px(space::S),
        justify_content: JustifyContent::Center,
        ..theme::row(space::M)
    };
    let paper = Node {
        padding: UiRect::axes(px(space::M), px(space::S)),
        border_radius: BorderRadius::all(px(16)),
        ..theme::row(space::S)
    };
    let scope = MenuScope { layer: 0 };
    commands
        .spawn((
            Strip(shape.clone()),
            DespawnOnExit(Screen::Play),
            edge,
            scope,
            GlobalZIndex(4),
            Pickable::IGNORE,
        ))
        .with_children(|edge| {
            let paper = (paper, BackgroundColor(palette::PAPER), panels::shadow(4.0));
            edge.spawn(paper).with_children(|row| spawn_buttons(row, &shape));
        });
}

fn spawn_buttons(row: &mut ChildSpawnerCommands, shape: &Shape) {
    row.spawn((icon_button("arrow_up", "viewer-first"), Asks(ReplayRequest::First)));
    row.spawn((icon_button("arrow_left", "viewer-back"), Asks(ReplayRequest::Back)));
    let (icon, says) =
        if shape.running { ("pause", "viewer-stop") } else { ("play", "viewer-run") };
    row.spawn((icon_button(icon, says), Asks(ReplayRequest::Run)));
    row.spawn((
        icon_button("arrow_right", "viewer-forward"),
        Asks(ReplayRequest::Forward),
        FirstFocus,
    ));
    row.spawn((icon_button("arrow_down", "viewer-last"), Asks(ReplayRequest::Last)));
    row.spawn((Counter, text(LocalText::default(), Lettering::Strong, palette::INK)));
    let pace = match shape.pace {
        Pace::Slow => "viewer-slow",
        Pace::Normal => "viewer-normal",
        Pace::Fast => "viewer-fast",
    };
    row.spawn((button(pace, ButtonKind::Choice), Asks(ReplayRequest::Pace)));
    if let Some(name) = &shape.eyes {
        let says = match name.as_str() {
            "" => LocalText::new("viewer-everybody"),
            name => LocalText::new("viewer-eyes").with("player", name),
        };
        row.spawn((button(says, ButtonKind::Choice), Asks(ReplayRequest::Eyes)));
    }
    if shape.may_play_on {
        row.spawn((button("viewer-play-on", ButtonKind::Choice), Asks(ReplayRequest::PlayOn)));
    }
}

/// At an end there is nothing further that way.
fn grey_out(
    watching: Option<Res<Watching>>,
    buttons: Query<(Entity, &Asks, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    let Some(watching) = watching else { return };
    for (entity, Asks(request), grey) in &buttons {
        let makes_sense = match request {
            ReplayRequest::First | ReplayRequest::Back => watching.at > 0,
            ReplayRequest::Forward | ReplayRequest::Last => watching.at < watching.total,
            _ => true,
        };
        match (makes_sense, grey) {
            (true, true) => drop(commands.entity(entity).remove::<InteractionDisabled>()),
            (false, false) => drop(commands.entity(entity).insert(InteractionDisabled)),
            _ => {}
        }
    }
}

fn count(watching: Option<Res<Watching>>, mut counters: Query<&mut LocalText, With<Counter>>) {
    let Some(watching) = watching else { return };
    for mut counter in &mut counters {
        let says = LocalText::new("viewer-at")
            .with("at", watching.at as u32)
            .with("total", watching.total as u32);
        counter.set_if_neq(says);
    }
}
