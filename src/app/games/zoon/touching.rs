//! Touches: a corner of the enemy card is pressed, and that really picks a diagonal (Z31).
//!
//! The card lies large over the field. Pointing at a corner half-lights its partner, so that nobody
//! takes it for a choice of four. One by one, each behind its gate; or both at once, as at a real
//! table: red with Q W A S or the first pad, blue with U I J K or the second, and the screen says only
//! who is ready. Deliberately absent: which of the two corners it will be.

use bevy::input_focus::InputFocus;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, observe};

use super::combat::drawing::{HEIGHT, lay_band, light, mirror_lights, rimmed, veil};
use super::{TOUCH, anchors, faces, words};
use crate::app::content::Scenes;
use crate::app::hud::HudSystems;
use crate::app::hud::card_print::print_back;
use crate::app::input::{Intent, Intents, LastDevice, MenuScope};
use crate::app::locale::LocalText;
use crate::app::screens::{MatchPlan, Overlay, Screen};
use crate::app::table::gate::GateYields;
use crate::app::table::{Choices, Pick, PlayAction, Playback, Playing, Seats, Waiting};
use crate::app::theme::buttons::SpokenLabel;
use crate::app::theme::{self, Icon, Lettering, palette, plain, space, text};
use crate::app::window::Awake;
use crate::rules::zoon::{Action, Diagonal, SEATS, Tables, View, Zoon, spots};
use crate::rules::{Seat, Side, Viewer};

/// How the corners of this moment are touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Manner {
    /// By the seat whose eyes look.
    Alone(Seat),
    /// By both seats at once.
    Duel,
}

/// What lies over the field.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct TouchRoot {
    manner: Manner,
    ready: [bool; 2],
    /// Whether it tells the buttons of a pad, and not keys.
    pad: bool,
}

/// A corner of the enemy card, in the order of [`crate::rules::zoon::Corners`].
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Corner(usize);

/// A light over a corner: its own when pointed at, half when its partner is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Light {
    corner: usize,
    half: bool,
}

/// Somebody has pressed a corner.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
struct Touched {
    seat: Seat,
    corner: usize,
}

/// What both have touched, until it is told to the referee.
#[derive(Resource, Default, Debug)]
struct Duel {
    touched: [Option<Diagonal>; 2],
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Duel>().add_message::<Touched>().add_systems(
        Update,
        (
            (lay_touches, hear_keys, take_touches, hand_in)
                .chain()
                .run_if(resource_exists::<Playing<Zoon>>),
            (light_corners, mirror_lights),
        )
            .chain()
            .in_set(HudSystems::Show),
    );
}

/// Who may touch now, and how.
fn manner(
    playing: &Playing<Zoon>,
    choices: &Choices,
    seats: &Seats,
    plan: Option<&MatchPlan>,
) -> Option<Manner> {
    let (seat, _) = anchors::touching(&playing.view(Viewer::Spectator))?;
    let duels = plan.is_some_and(|plan| plan.option(TOUCH) == Some("duel"));
    if duels && SEATS.iter().all(|seat| seats.is_human(*seat)) {
        return Some(Manner::Duel);
    }
    let open = choices.goes_on(&[], spots::diagonal(Diagonal::First));
    open.then_some(Manner::Alone(seat))
}

type Device<'w> = Option<Res<'w, LastDevice>>;

fn lay_touches(
    (playing, choices): (Res<Playing<Zoon>>, Res<Choices>),
    (playback, waiting): (Res<Playback>, Res<Waiting<Zoon>>),
    (seats, plan, duel): (Res<Seats>, Option<Res<MatchPlan>>, Res<Duel>),
    (overlay, scenes, device): (Res<State<Overlay>>, Option<Res<Scenes>>, Device),
    roots: Query<(Entity, &TouchRoot)>,
    mut yields: ResMut<GateYields>,
    mut commands: Commands,
) {
    let seen_all = playback.is_idle() && waiting.is_empty() && *overlay.get() == Overlay::None;
    let manner = manner(&playing, &choices, &seats, plan.as_deref());
    yields.set_if_neq(GateYields(manner == Some(Manner::Duel)));
    let ready = duel.touched.map(|touched| touched.is_some());
    let pad = device.is_some_and(|device| *device == LastDevice::Pad);
    let wanted = manner.filter(|_| seen_all).map(|manner| TouchRoot { manner, ready, pad });
    if roots.iter().next().map(|(_, root)| *root) == wanted {
        return;
    }
    roots.iter().for_each(|(root, _)| commands.entity(root).despawn());
    let Some(root) = wanted else { return };
    let picture = scenes.map(|scenes| scenes.get("zoon_combat")).unwrap_or_default();
    let names = SEATS.map(|seat| {
        seats.0.get(usize::from(seat.0)).map(|plan| plan.name.clone()).unwrap_or_default()
    });
    let seen = playing.view(Viewer::Spectator);
    let (backs, fight) = (backs(playing.tables(), &seen), words::fight(playing.tables(), &seen));
    let mut laid = commands.spawn((root, DespawnOnExit(Screen::Play), veil()));
    if root.manner != Manner::Duel {
        laid.insert(MenuScope { layer: 0 });
    }
    laid.with_children(|laid| {
        lay_band(laid, picture, |band| {
            let title = match root.manner {
                Manner::Alone(_) => "zoon-touch-title",
                Manner::Duel => "zoon-duel-title",
            };
            band.spawn(text(title, Lettering::Heading, palette::GOLD));
            band.spawn(text(fight.unwrap_or_default(), Lettering::Note, palette::PAPER));
            match root.manner {
                Manner::Alone(seat) => lay_alone(band, seat, root.pad, &backs),
                Manner::Duel => lay_duel(band, root.ready, &backs, &names),
            }
        });
    });
}

/// The backs of both seats' tribes.
fn backs(tables: &Tables, view: &View) -> [String; 2] {
    SEATS.map(|seat| faces::back(tables, view.field().tribe(seat)))
}

fn cards_row() -> Node {
    Node {
        justify_content: JustifyContent::Center,
        flex_wrap: FlexWrap::NoWrap,
        column_gap: px(90.0),
        ..theme::row(space::XL)
    }
}

fn lay_alone(band: &mut ChildSpawnerCommands, seat: Seat, pad: bool, backs: &[String; 2]) {
    let (own, enemy) = (usize::from(seat.0 & 1), usize::from(1 - (seat.0 & 1)));
    band.spawn((cards_row(), Pickable::IGNORE)).with_children(|row| {
        let small = UiTransform::from_scale(Vec2::splat(0.72));
        row.spawn((rimmed(HEIGHT, Side(own as u8)), small, Pickable::IGNORE))
            .with_children(|card| print_back(card, &backs[own], HEIGHT));
        let whose = Side(enemy as u8);
        row.spawn((rimmed(HEIGHT, whose), Pickable::IGNORE)).with_children(|card| {
            print_back(card, &backs[enemy], HEIGHT);
            lay_corners(card, seat);
        });
    });
    band.spawn(text("zoon-touch-line", Lettering::Note, palette::PAPER));
    let keys = if pad { "zoon-touch-pad" } else { "zoon-touch-keys" };
    band.spawn(text(keys, Lettering::Small, palette::PARCHMENT));
}

fn lay_duel(
    band: &mut ChildSpawnerCommands,
    ready: [bool; 2],
    backs: &[String; 2],
    names: &[String; 2],
) {
    band.spawn((cards_row(), Pickable::IGNORE)).with_children(|row| {
        for seat in 0..2 {
            let column = Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                row_gap: px(space::S),
                ..default()
            };
            row.spawn((column, Pickable::IGNORE)).with_children(|column| {
                column
                    .spawn((rimmed(HEIGHT * 0.86, Side(seat as u8)), Pickable::IGNORE))
                    .with_children(|card| print_back(card, &backs[seat], HEIGHT * 0.86));
                let line = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::S) };
                column.spawn((line, Pickable::IGNORE)).with_children(|line| {
                    let sign = if ready[seat] { "zoon_ready" } else { "zoon_waiting" };
                    line.spawn(Icon::of("marks", sign, 36));
                    line.spawn(plain(names[seat].clone(), Lettering::Strong, palette::PAPER));
                    let keys = ["zoon-duel-keys-1", "zoon-duel-keys-2"][seat];
                    line.spawn(text(keys, Lettering::Cap, palette::GOLD));
                });
            });
        }
    });
    let mut line = band.spawn(text("zoon-duel-line", Lettering::Note, palette::PAPER));
    line.insert(TextLayout::justify(Justify::Center));
}

/// Four places to press, and the lights over them.
fn lay_corners(card: &mut ChildSpawnerCommands, seat: Seat) {
    let part = Vec2::new(HEIGHT * 90.0 / 126.0, HEIGHT) * 0.42;
    for corner in 0..4 {
        for half in [false, true] {
            let cell = if half { "touch_half" } else { "touch" };
            light(card, corner, cell, HEIGHT, (Light { corner, half }, Visibility::Hidden));
        }
    }
    for corner in 0..4_usize {
        let (right, low) = (matches!(corner, 1 | 2), matches!(corner, 2 | 3));
        let edge = |there: bool| if there { px(0) } else { auto() };
        let place = Node {
            position_type: PositionType::Absolute,
            width: px(part.x),
            height: px(part.y),
            left: edge(!right),
            right: edge(right),
            top: edge(!low),
            bottom: edge(low),
            ..default()
        };
        let spoken = LocalText::new(
            ["zoon-corner-1", "zoon-corner-2", "zoon-corner-3", "zoon-corner-4"][corner],
        );
        card.spawn((
            place,
            Corner(corner),
            (Button, Hovered::default(), TabIndex(0), SpokenLabel(spoken)),
            observe(move |_: On<Activate>, mut touched: MessageWriter<Touched>| {
                touched.write(Touched { seat, corner });
            }),
        ));
    }
}

/// A corner that is pointed at is lit, its partner half.
fn light_corners(
    corners: Query<(Entity, &Corner, &Hovered)>,
    focus: Res<InputFocus>,
    visible: Res<bevy::input_focus::InputFocusVisible>,
    mut lights: Query<(&Light, &mut Visibility)>,
) {
    let pointed = corners
        .iter()
        .find(|(entity, _, hovered)| hovered.get() || visible.0 && focus.get() == Some(*entity));
    let corner = pointed.map(|(_, corner, _)| corner.0);
    for (light, mut visibility) in &mut lights {
        let on = corner.is_some_and(|corner| match light.half {
            false => light.corner == corner,
            true => light.corner == (corner + 2) % 4,
        });
        let wanted = if on { Visibility::Inherited } else { Visibility::Hidden };
        visibility.set_if_neq(wanted);
    }
}

/// The corners in the order in which keys lie: upper left, upper right, lower left, lower right.
const KEYED: [usize; 4] = [0, 1, 3, 2];
const LEFT: [Intent; 4] =
    [Intent::LeftUpperLeft, Intent::LeftUpperRight, Intent::LeftLowerLeft, Intent::LeftLowerRight];
const RIGHT: [Intent; 4] = [
    Intent::RightUpperLeft,
    Intent::RightUpperRight,
    Intent::RightLowerLeft,
    Intent::RightLowerRight,
];
/// The shoulder buttons lie like the corners.
const PAD: [GamepadButton; 4] = [
    GamepadButton::LeftTrigger,
    GamepadButton::RightTrigger,
    GamepadButton::LeftTrigger2,
    GamepadButton::RightTrigger2,
];

fn hear_keys(
    roots: Query<&TouchRoot>,
    intents: Intents,
    pads: Query<(Entity, &Gamepad)>,
    mut plugged: Local<Vec<Entity>>,
    mut touched: MessageWriter<Touched>,
) {
    // The first pad is the one that was there first.
    plugged.retain(|pad| pads.contains(*pad));
    for (pad, _) in &pads {
        if !plugged.contains(&pad) {
            plugged.push(pad);
        }
    }
    let Some(root) = roots.iter().next() else { return };
    let key = |hand: [Intent; 4]| hand.iter().position(|intent| intents.just(*intent));
    let button = |pad: &Gamepad| PAD.iter().position(|button| pad.just_pressed(*button));
    let pad = |number: usize| {
        let (_, pad) = plugged.get(number).and_then(|pad| pads.get(*pad).ok())?;
        button(pad)
    };
    let mut press = |seat: Seat, place: Option<usize>| {
        touched.write_batch(place.map(|place| Touched { seat, corner: KEYED[place] }));
    };
    match root.manner {
        Manner::Alone(seat) => {
            press(seat, key(LEFT).or(key(RIGHT)).or(pad(0)).or(pad(1)));
        }
        Manner::Duel => {
            press(SEATS[0], key(LEFT).or(pad(0)));
            press(SEATS[1], key(RIGHT).or(pad(1)));
        }
    }
}

/// Z31: which diagonal a corner lies on.
fn diagonal(corner: usize) -> Diagonal {
    Diagonal::ALL[corner % 2]
}

fn take_touches(
    mut touched: MessageReader<Touched>,
    roots: Query<&TouchRoot>,
    mut duel: ResMut<Duel>,
    mut picks: MessageWriter<Pick>,
    mut awake: Option<ResMut<Awake>>,
) {
    let manner = roots.iter().next().map(|root| root.manner);
    for Touched { seat, corner } in touched.read() {
        match manner {
            Some(Manner::Alone(_)) => {
                picks.write(Pick(spots::diagonal(diagonal(*corner))));
            }
            Some(Manner::Duel) => {
                let place = &mut duel.touched[usize::from(seat.0 & 1)];
                *place = place.or(Some(diagonal(*corner)));
            }
            None => {}
        }
        if let Some(awake) = &mut awake {
            awake.nudge();
        }
    }
}

/// When both are ready, each touch is told in the turn of its seat.
fn hand_in(
    playing: Res<Playing<Zoon>>,
    waiting: Res<Waiting<Zoon>>,
    mut duel: ResMut<Duel>,
    mut told: Local<usize>,
    mut played: MessageWriter<PlayAction<Zoon>>,
) {
    let Some((seat, _)) = anchors::touching(&playing.view(Viewer::Spectator)) else {
        if duel.touched != [None; 2] {
            duel.touched = [None; 2];
        }
        return;
    };
    let after = playing.entries().len();
    let [Some(_), Some(_)] = duel.touched else { return };
    if !waiting.is_empty() || *told == after {
        return;
    }
    if let Some(diagonal) = duel.touched[usize::from(seat.0 & 1)] {
        *told = after;
        played.write(PlayAction { action: Action::Touch(diagonal), after });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposite_corners_are_one_choice_z31() {
        assert_eq!(diagonal(0), diagonal(2));
        assert_eq!(diagonal(1), diagonal(3));
        assert_ne!(diagonal(0), diagonal(1));
        for which in Diagonal::ALL {
            let corners = [which.corner(false), which.corner(true)];
            assert!(corners.iter().all(|corner| diagonal(usize::from(*corner)) == which));
        }
    }
}
