//! Touching: a player presses a corner of the enemy card, which picks a diagonal (Z31).
//!
//! The cards lie large over the field, face up or down as on the field. Pointing at a corner
//! half-lights the opposite one, because touching picks the diagonal; on a card that lies face up a
//! single corner is touched, and no other lights up.
//!
//! Seats touch one after the other, each behind its curtain, or both at once, as at a real table: red
//! with Q W A S or the first pad, blue with U I J K or the second, and the screen shows only who is
//! ready. Either way touches are sent to the referee as soon as all who touch now are ready.
//!
//! The attacker's card is on the left, as in the combat scene. The cards stay while a computer
//! touches or chance turns them.

mod laying;

use bevy::input_focus::InputFocus;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::combat::drawing::{SceneRoot, mirror_lights};
use super::combat::stage::{lay_band, lay_head, veil};
use super::{TOUCH, anchors, words};
use crate::app::hud::HudSystems;
use crate::app::kit::content::Scenes;
use crate::app::kit::input::bindings::Bindings;
use crate::app::kit::input::press::{Device as PressedOn, Press};
use crate::app::kit::input::{Intent, Intents, LastDevice};
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::theme::menus::MenuScope;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan::MatchPlan;
use crate::app::session::stage_words::StageWords;
use crate::app::table::turns::handover::HandoverYields;
use crate::app::table::{Choices, PlayAction, Playback, Playing, Seats, Waiting, Watching};
use crate::rules::zoon::{self, Action, Field, SEATS, Zoon, spots, touch};
use crate::rules::{Actor, Seat, Viewer};

/// How the corners of this moment are touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum TouchMode {
    /// By the seat that looks at the screen.
    Alone(Seat),
    /// By both seats at once.
    Duel,
    /// By a seat that no person here plays; `None` once all corners are touched.
    Elsewhere(Option<Seat>),
}

impl TouchMode {
    /// The heading; empty once all corners are touched.
    fn title(self, names: &[String; 2]) -> LocalText {
        match self {
            Self::Alone(_) => "zoon-touch-title".into(),
            Self::Duel => "zoon-duel-title".into(),
            Self::Elsewhere(None) => LocalText::default(),
            Self::Elsewhere(Some(seat)) => {
                let name = names[usize::from(seat.0 & 1)].clone();
                LocalText::new("zoon-touch-elsewhere").with("player", name)
            }
        }
    }
}

/// The root of what lies over the field.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TouchRoot {
    mode: TouchMode,
    ready: [bool; 2],
    /// Whether the text names the buttons of a pad instead of keys.
    pad: bool,
}

/// A corner of the enemy card, in the order of [`crate::rules::zoon::Corners`].
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Corner(usize);

/// A light over a corner: full when the corner is pointed at, half when the opposite one is.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Light {
    corner: usize,
    half: bool,
}

/// A seat has pressed a corner.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
struct Touched {
    seat: Seat,
    corner: usize,
}

/// What each seat has touched, until the referee has received it.
#[derive(Resource, Default, PartialEq, Eq, Debug)]
struct Touches([Option<zoon::Corner>; 2]);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Touches>()
        .init_resource::<StageWords>()
        .add_message::<Touched>()
        .add_systems(
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

/// Whether both touch at once.
pub(super) fn is_duel(seats: &Seats, plan: Option<&MatchPlan>) -> bool {
    let duels = plan.is_some_and(|plan| plan.option(TOUCH) == Some("duel"));
    duels && SEATS.iter().all(|seat| seats.is_human(*seat))
}

/// Who touches now, and how; `None` outside a combat, and where people touched in a replay.
fn mode(
    playing: &Playing<Zoon>,
    choices: &Choices,
    seats: &Seats,
    plan: Option<&MatchPlan>,
    is_watched: bool,
) -> Option<TouchMode> {
    let view = playing.view(Viewer::Spectator);
    view.field().turn_state().combat?;
    let Some(seat) = anchors::touching(&view) else {
        return (playing.actor() == Actor::Chance).then_some(TouchMode::Elsewhere(None));
    };
    if is_duel(seats, plan) && !is_watched {
        return Some(TouchMode::Duel);
    }
    if !seats.is_human(seat) {
        return Some(TouchMode::Elsewhere(Some(seat)));
    }
    let open = choices.goes_on(&[], spots::corner(zoon::Corner::TopLeft));
    open.then_some(TouchMode::Alone(seat))
}

type Device<'w> = Option<Res<'w, LastDevice>>;
type Scene<'w, 's> = Query<'w, 's, (), With<SceneRoot>>;

fn lay_touches(
    (playing, choices): (Res<Playing<Zoon>>, Res<Choices>),
    (playback, waiting, watching): (Res<Playback>, Res<Waiting<Zoon>>, Option<Res<Watching>>),
    (seats, plan, touches): (Res<Seats>, Option<Res<MatchPlan>>, Res<Touches>),
    (overlay, scenes, device): (Res<State<Overlay>>, Option<Res<Scenes>>, Device),
    (roots, shown): (Query<(Entity, &TouchRoot)>, Scene),
    (mut yields, mut words): (ResMut<HandoverYields>, ResMut<StageWords>),
    mut commands: Commands,
) {
    // The cards stay until the scene shows them turn.
    if playback.awaits_scene() && shown.is_empty() {
        return;
    }
    let seen_all = playback.is_idle() && *overlay.get() == Overlay::None;
    let mode = mode(&playing, &choices, &seats, plan.as_deref(), watching.is_some());
    yields.set_if_neq(HandoverYields(mode == Some(TouchMode::Duel)));
    let ready = touches.0.map(|touched| touched.is_some() && mode == Some(TouchMode::Duel));
    let pad = device.is_some_and(|device| *device == LastDevice::Pad);
    let asks = |mode: &TouchMode| matches!(mode, TouchMode::Elsewhere(_)) || waiting.is_empty();
    let wanted = mode.filter(|_| seen_all).filter(asks);
    let wanted = wanted.map(|mode| TouchRoot { mode, ready, pad });
    let view = playing.view(Viewer::Spectator);
    let fight =
        view.field().turn_state().combat.map(|combat| {
            words::fight(playing.tables(), view.field(), combat.attacker, combat.square)
        });
    let by_chance = wanted.is_some_and(|root| root.mode == TouchMode::Elsewhere(None));
    words.set_if_neq(StageWords(fight.clone().filter(|_| by_chance)));
    if roots.iter().next().map(|(_, root)| *root) == wanted {
        return;
    }
    roots.iter().for_each(|(root, _)| commands.entity(root).despawn());
    let Some(root) = wanted else { return };
    let picture = scenes.map(|scenes| scenes.get("zoon_combat")).unwrap_or_default();
    let names = SEATS.map(|seat| {
        seats.0.get(usize::from(seat.0)).map(|plan| plan.name.clone()).unwrap_or_default()
    });
    let fight = fight.unwrap_or_default();
    let left = laying::attacker(&view);
    let lies = |seat: Option<Seat>| laying::lie(playing.tables(), &playing.shown(), seat);
    let mut laid = commands.spawn((root, DespawnOnExit(Screen::Play), veil()));
    if matches!(root.mode, TouchMode::Alone(_)) {
        laid.insert(MenuScope { layer: 0 });
    }
    laid.with_children(|laid| {
        lay_band(laid, picture, |band| {
            lay_head(band, root.mode.title(&names), fight);
            match root.mode {
                TouchMode::Alone(seat) => {
                    let open = touch::corners(view.field(), seat).len() == 4;
                    let alone = laying::Alone { seat, left, open, pad: root.pad };
                    laying::lay_alone(band, alone, &lies(Some(seat)));
                }
                TouchMode::Duel => laying::lay_duel(band, root.ready, &lies(None), &names),
                TouchMode::Elsewhere(_) => laying::lay_both(band, left, &lies(None)),
            }
        });
    });
}

/// Lights the corner that is pointed at, and half-lights the opposite one.
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
        let lit = |corner| if light.half { (corner + 2) % 4 } else { corner };
        let on = corner.is_some_and(|corner| light.corner == lit(corner));
        let wanted = if on { Visibility::Inherited } else { Visibility::Hidden };
        visibility.set_if_neq(wanted);
    }
}

/// The corners in the order of the keys: upper left, upper right, lower left, lower right.
const KEYED: [usize; 4] = [0, 1, 3, 2];

fn hear_keys(
    roots: Query<&TouchRoot>,
    (intents, bindings): (Intents, Res<Bindings>),
    pads: Query<(Entity, &Gamepad)>,
    mut plugged: Local<Vec<Entity>>,
    mut touched: MessageWriter<Touched>,
) {
    // Pads are numbered in the order in which they were plugged in.
    plugged.retain(|pad| pads.contains(*pad));
    for (pad, _) in &pads {
        if !plugged.contains(&pad) {
            plugged.push(pad);
        }
    }
    let Some(root) = roots.iter().next() else { return };
    let [left, right] = Intent::CORNERS;
    let key = |hand: [Intent; 4]| hand.iter().position(|intent| intents.just(*intent));
    let button = |pad: &Gamepad| {
        let pressed =
            |press: Press| matches!(press, Press::Button(button) if pad.just_pressed(button));
        left.iter().position(|intent| bindings.of(*intent, PressedOn::Pad).any(pressed))
    };
    let pad = |number: usize| {
        let (_, pad) = plugged.get(number).and_then(|pad| pads.get(*pad).ok())?;
        button(pad)
    };
    let mut press = |seat: Seat, place: Option<usize>| {
        touched.write_batch(place.map(|place| Touched { seat, corner: KEYED[place] }));
    };
    match root.mode {
        TouchMode::Alone(seat) => {
            press(seat, key(left).or(key(right)).or(pad(0)).or(pad(1)));
        }
        TouchMode::Duel => {
            press(SEATS[0], key(left).or(pad(0)));
            press(SEATS[1], key(right).or(pad(1)));
        }
        TouchMode::Elsewhere(_) => {}
    }
}

/// What pressing a corner touches (Z31): its diagonal, or on a card that lies face up the corner
/// itself.
fn meant(field: &Field, seat: Seat, corner: usize) -> zoon::Corner {
    let corners = touch::corners(field, seat);
    corners[corner % corners.len()]
}

/// Takes the first corner that each seat presses and ignores later ones.
fn take_touches(
    mut touched: MessageReader<Touched>,
    roots: Query<&TouchRoot>,
    playing: Res<Playing<Zoon>>,
    mut touches: ResMut<Touches>,
    mut redraw: Option<ResMut<RedrawRequests>>,
) {
    let mode = roots.iter().next().map(|root| root.mode);
    for Touched { seat, corner } in touched.read() {
        if matches!(mode, Some(TouchMode::Alone(_) | TouchMode::Duel)) {
            let corner = meant(playing.view(Viewer::Spectator).field(), *seat, *corner);
            touches.0[usize::from(seat.0 & 1)].get_or_insert(corner);
        }
        if let Some(redraw) = &mut redraw {
            redraw.nudge();
        }
    }
}

/// Sends each touch to the referee in its seat's turn, once all who touch now are ready.
fn hand_in(
    playing: Res<Playing<Zoon>>,
    waiting: Res<Waiting<Zoon>>,
    (seats, plan): (Res<Seats>, Option<Res<MatchPlan>>),
    mut touches: ResMut<Touches>,
    mut played: MessageWriter<PlayAction<Zoon>>,
) {
    let asked = anchors::touching(&playing.view(Viewer::Spectator));
    let is_duel = is_duel(&seats, plan.as_deref());
    let touches_now = |seat: Seat| asked.is_some() && (is_duel || asked == Some(seat));
    let place = |seat: Seat| usize::from(seat.0 & 1);
    let now = SEATS.map(|seat| touches.0[place(seat)].filter(|_| touches_now(seat)));
    touches.set_if_neq(Touches(now));
    let is_ready =
        SEATS.into_iter().filter(|seat| touches_now(*seat)).all(|seat| now[place(seat)].is_some());
    if let Some(corner) = asked.and_then(|seat| now[place(seat)])
        && is_ready
        && waiting.is_empty()
    {
        let after = playing.entries().len();
        played.write(PlayAction { action: Action::Touch(corner), after });
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{before_a_fight, level};
    use super::*;
    use crate::rules::{Game, after};

    #[test]
    fn opposite_corners_are_one_choice_but_of_a_card_that_lies_face_up_z31() {
        let tables = level("zoon/duel-of-tribes");
        let (position, attack) = before_a_fight(&tables);
        let seat = position.field().turn_state().turn;
        let mut fight = after::<Zoon>(&tables, &position, attack);
        let touched = |fight: &zoon::Position| {
            [0, 1, 2, 3].map(|corner| meant(fight.field(), seat, corner) as usize)
        };
        assert_eq!(touched(&fight), [0, 1, 0, 1]);
        // The same with the attacked card face up for good.
        let combat = fight.field().turn_state().combat.expect("a combat");
        let kind = fight.face(combat.defender).expect("its face");
        let tribe = tables.tribe(tables.face(kind).tribe);
        let place = tribe.kinds().position(|other| other == kind).expect("its place");
        let text = Zoon::position_text(&tables, &fight);
        let at = format!("@{}?", tables.grid.name(combat.square));
        let (before, known) = text.split_once(&at).expect("the card");
        let rest = known.split_once(',').expect("more cards").1;
        let open = format!("{before}{at}{:x}^,{rest}", 1 << place);
        fight = Zoon::parse_position(&tables, &open).expect("a position");
        assert_eq!(touched(&fight), [0, 1, 2, 3]);
    }
}
