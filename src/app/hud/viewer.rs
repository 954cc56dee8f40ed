//! The strip beside a replay: its bar, first, back, run, forward, last, pace, whose view, the review,
//! and playing on from here.
//!
//! It has the keys like a menu, because nothing on the board can be picked. Left and right, the
//! wheel, Q and E go back and forward whatever has the focus; Tab, up and down move the focus. Deliberately absent: what the
//! buttons do; they send a [`ReplayRequest`].

mod buttons;

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, ScrollArea};

use self::buttons::{Told, counted, eyes_words, looking_words, pace_words, spawn_buttons};
use super::HudSystems;
use super::layout::{Part, Room, STRIP};
use super::replay_keys::REPLAY_KEYS;
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::menus::{Ignored, MenuScope, OwnSideways};
use crate::app::kit::theme::room::KeepsRoom;
use crate::app::kit::theme::{Icon, panels, space};
use crate::app::kit::{palette, theme};
use crate::app::session::match_review::{MatchReview, ReviewStage};
use crate::app::session::remark::Remark;
use crate::app::table::{ReplayRequest, Seats, TurnNow, ViewerNow, Watching};

/// The strip.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
pub(super) struct Strip {
    /// Whether there are several views to choose from.
    several_eyes: bool,
    /// The number of mistakes that a complete review has found.
    mistakes: usize,
    /// Whether the column is narrow.
    narrow: bool,
}

/// The request that a button sends.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Asks(ReplayRequest);

/// The row of the buttons that lead through the match.
#[derive(Component)]
pub struct Movement;

/// The text with the present place in the replay.
#[derive(Component)]
struct Counter;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(ask).add_observer(say_why_not).add_systems(
        Update,
        (
            hear_keys.in_set(HudSystems::Hear),
            (feel_wheel, lay_strip, say_anew, grey_out, count).chain().in_set(HudSystems::Show),
        ),
    );
}

fn ask(pressed: On<Activate>, buttons: Query<&Asks>, mut requests: MessageWriter<ReplayRequest>) {
    if let Ok(Asks(request)) = buttons.get(pressed.entity) {
        requests.write(*request);
    }
}

/// Says why a match cannot be played on from here, or reviewed.
fn say_why_not(
    pressed: On<Ignored>,
    buttons: Query<&Asks>,
    (watching, review): (Option<Res<Watching>>, Res<MatchReview>),
    mut remarks: MessageWriter<Remark>,
) {
    let Ok(Asks(request @ (ReplayRequest::PlayOn | ReplayRequest::Review))) =
        buttons.get(pressed.entity)
    else {
        return;
    };
    let hides = watching.is_some_and(|watching| !watching.may_play_on);
    let why = match request {
        _ if hides => "viewer-why-no-play-on",
        ReplayRequest::Review if review.stage != ReviewStage::Done => return,
        ReplayRequest::Review if review.mistakes.is_empty() => "review-nothing",
        ReplayRequest::Review => "review-why-again",
        _ => "why-over",
    };
    remarks.write(Remark::new("warning", LocalText::new(why)));
}

fn hear_keys(
    intents: Intents,
    watching: Option<Res<Watching>>,
    overlay: Res<State<Overlay>>,
    papers: Query<(&Part, &Hovered)>,
    columns: Query<(), (With<MenuScope>, Without<Strip>)>,
    mut requests: MessageWriter<ReplayRequest>,
) {
    if watching.is_none() || *overlay.get() != Overlay::None {
        return;
    }
    // Panels under the pointer scroll with the wheel instead.
    let scrolls = papers.iter().any(|(_, hovered)| hovered.get());
    // While the column of buttons has the keys, left and right move its focus.
    let in_column = !columns.is_empty();
    for (intent, request) in REPLAY_KEYS {
        let wheel = matches!(intent, Intent::TurnLeft | Intent::TurnRight);
        let sideways = matches!(intent, Intent::Left | Intent::Right);
        if intents.just(intent) && !(wheel && scrolls) && !(sideways && in_column) {
            requests.write(request);
        }
    }
}

/// Lays the strip in the right column or, where that is too narrow, over the board's near edge.
pub(super) fn lay_strip(
    (watching, review): (Option<Res<Watching>>, Res<MatchReview>),
    (room, seats): (Res<Room>, Res<Seats>),
    parts: Query<(Entity, &Part)>,
    strips: Query<(Entity, &Strip)>,
    mut commands: Commands,
) {
    let wanted = watching.as_ref().map(|watching| Strip {
        several_eyes: watching.eyes.len() > 1,
        mistakes: if review.stage == ReviewStage::Done { review.mistakes.len() } else { 0 },
        narrow: room.narrow,
    });
    let strip = strips.iter().next();
    if strip.map(|(_, strip)| *strip) == wanted {
        return;
    }
    if let Some((strip, _)) = strip {
        commands.entity(strip).despawn();
    }
    let right = parts.iter().find(|(_, part)| **part == Part::Right);
    let (Some(wanted), Some((right, _)), Some(watching)) = (wanted, right, &watching) else {
        return;
    };
    let narrow = wanted.narrow;
    let place = if narrow {
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            bottom: px(space::S),
            justify_content: JustifyContent::Center,
            ..default()
        }
    } else {
        // With large letters it scrolls rather than pushing the bar out of the window.
        let flex_direction = FlexDirection::Column;
        Node { flex_direction, min_height: px(0), flex_shrink: 1.0, ..default() }
    };
    // A column that is entered comes before it.
    let scope = MenuScope { layer: -1 };
    let strip = (wanted, DespawnOnExit(Screen::Play), scope, OwnSideways);
    let strip = commands.spawn((strip, place, Pickable::IGNORE)).id();
    if narrow {
        commands.entity(strip).insert(Fit(above_foot));
    }
    commands.entity(strip).with_children(|edge| {
        let paper =
            (sheet(narrow), ScrollArea, BackgroundColor(palette::PAPER), panels::shadow(4.0));
        edge.spawn(paper)
            .with_children(|row| spawn_buttons(row, wanted, &Told { watching, seats: &seats }));
    });
    if narrow {
        commands.entity(strip).insert(GlobalZIndex(4));
    } else {
        // Below the turn.
        commands.entity(right).insert_children(1, &[strip]);
    }
}

/// The paper with the buttons.
fn sheet(narrow: bool) -> Node {
    Node {
        padding: UiRect::axes(px(space::S), px(space::S + space::XS)),
        border_radius: BorderRadius::all(px(16)),
        justify_content: JustifyContent::Center,
        flex_grow: if narrow { 1.0 } else { 0.0 },
        flex_shrink: 1.0,
        min_height: px(0),
        overflow: if narrow { Overflow::visible() } else { Overflow::scroll_y() },
        ..theme::row(space::S)
    }
}

/// A tall window has other buttons at its lower edge.
fn above_foot(form: Form, node: &mut Node) {
    node.bottom = px(if form == Form::Tall { STRIP + space::S } else { space::S });
}

/// Makes log and card notice the pointer, because they scroll with the wheel.
fn feel_wheel(parts: Query<(Entity, &Part), Added<Part>>, mut commands: Commands) {
    for (entity, part) in &parts {
        if matches!(part, Part::Log | Part::Card) {
            commands.entity(entity).insert(Hovered::default());
        }
    }
}

/// The present label of a button whose label changes.
fn label(
    request: ReplayRequest,
    (watching, review): (&Watching, &MatchReview),
    viewer: ViewerNow,
    seats: &Seats,
) -> Option<LocalText> {
    Some(match request {
        ReplayRequest::Run if watching.running => LocalText::new("viewer-stop"),
        ReplayRequest::Run => LocalText::new("viewer-run"),
        ReplayRequest::Pace => pace_words(watching.pace),
        ReplayRequest::Review => match review.stage {
            ReviewStage::Looking { done, of } if of > 0 => {
                looking_words(&(done + 1).to_string(), &of.to_string())
            }
            ReviewStage::Looking { .. } => LocalText::new("review-judging"),
            ReviewStage::Unasked | ReviewStage::Done => LocalText::new("review-begin"),
        },
        ReplayRequest::Eyes => eyes_words(watching.eyes_after(viewer.0?), seats),
        _ => return None,
    })
}

/// Changes labels in place, so that the focus stays.
fn say_anew(
    (watching, review): (Option<Res<Watching>>, Res<MatchReview>),
    (viewer, seats): (Res<ViewerNow>, Res<Seats>),
    mut buttons: Query<(&Asks, &mut SpokenLabel, &Children)>,
    mut texts: Query<&mut LocalText, Without<KeepsRoom>>,
    mut icons: Query<&mut Icon>,
) {
    let Some(watching) = watching else { return };
    for (Asks(request), mut spoken, children) in &mut buttons {
        let Some(says) = label(*request, (&watching, &review), *viewer, &seats) else { continue };
        for child in children {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.set_if_neq(says.clone());
            }
            if let Ok(mut icon) = icons.get_mut(*child) {
                let shown = if watching.running { "pause" } else { "play" };
                icon.set_if_neq(Icon::new(shown, icon.size));
            }
        }
        spoken.set_if_neq(SpokenLabel(says));
    }
}

/// Greys out buttons that lead beyond an end of the replay.
fn grey_out(
    (watching, review): (Option<Res<Watching>>, Res<MatchReview>),
    now: Res<TurnNow>,
    buttons: Query<(Entity, &Asks, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    let Some(watching) = watching else { return };
    for (entity, Asks(request), grey) in &buttons {
        let makes_sense = match request {
            ReplayRequest::First | ReplayRequest::Back => watching.at > 0,
            ReplayRequest::Forward | ReplayRequest::Last => watching.at < watching.total,
            ReplayRequest::PlayOn => watching.may_play_on && now.outcome.is_none(),
            ReplayRequest::Review => watching.may_play_on && review.stage == ReviewStage::Unasked,
            _ => true,
        };
        if makes_sense && grey {
            commands.entity(entity).remove::<InteractionDisabled>();
        } else if !makes_sense && !grey {
            commands.entity(entity).insert(InteractionDisabled);
        }
    }
}

fn count(watching: Option<Res<Watching>>, mut counters: Query<&mut LocalText, With<Counter>>) {
    let Some(watching) = watching else { return };
    for mut counter in &mut counters {
        let (at, total) = watching.counted();
        counter.set_if_neq(counted(&at.to_string(), &total.to_string()));
    }
}

#[cfg(test)]
mod tests {
    use bevy::ecs::message::Messages;
    use bevy::state::app::StatesPlugin;
    use leafwing_input_manager::prelude::ActionState;

    use super::*;

    #[test]
    fn left_and_right_step_through_a_replay_unless_the_column_of_buttons_has_the_keys() {
        let mut app = App::new();
        app.add_plugins(StatesPlugin)
            .init_state::<Overlay>()
            .add_message::<ReplayRequest>()
            .init_resource::<Watching>()
            .add_systems(Update, hear_keys);
        let press = |app: &mut App, intent: Intent| {
            let mut state = ActionState::<Intent>::default();
            state.press(&intent);
            let hands = app.world_mut().spawn(state).id();
            app.update();
            app.world_mut().despawn(hands);
            let mut asked = app.world_mut().resource_mut::<Messages<ReplayRequest>>();
            asked.drain().collect::<Vec<_>>()
        };
        assert_eq!(press(&mut app, Intent::Right), [ReplayRequest::Forward]);
        assert_eq!(press(&mut app, Intent::Left), [ReplayRequest::Back]);
        app.world_mut().spawn(MenuScope { layer: 0 });
        assert_eq!(press(&mut app, Intent::Right), []);
    }

    #[test]
    fn playing_on_from_a_match_with_hidden_cards_is_grey_and_says_why() {
        let mut app = App::new();
        app.add_message::<Remark>()
            .init_resource::<Watching>()
            .init_resource::<TurnNow>()
            .init_resource::<MatchReview>()
            .add_observer(say_why_not)
            .add_systems(Update, grey_out);
        let entity = app.world_mut().spawn(Asks(ReplayRequest::PlayOn)).id();
        app.update();
        assert!(app.world().entity(entity).contains::<InteractionDisabled>());
        app.world_mut().trigger(Ignored { entity });
        let mut remarks = app.world_mut().resource_mut::<Messages<Remark>>();
        let said: Vec<_> = remarks.drain().map(|remark| remark.text.key).collect();
        assert_eq!(said, ["viewer-why-no-play-on"]);
        app.world_mut().resource_mut::<Watching>().may_play_on = true;
        app.update();
        assert!(!app.world().entity(entity).contains::<InteractionDisabled>());

        // A review that is done is not begun again.
        let entity = app.world_mut().spawn(Asks(ReplayRequest::Review)).id();
        app.world_mut().resource_mut::<MatchReview>().stage = ReviewStage::Done;
        app.update();
        app.world_mut().trigger(Ignored { entity });
        let mut remarks = app.world_mut().resource_mut::<Messages<Remark>>();
        let said: Vec<_> = remarks.drain().map(|remark| remark.text.key).collect();
        assert_eq!(said, ["review-nothing"]);
    }
}
