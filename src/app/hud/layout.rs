//! The places of the HUD's parts: a column on either side of the board, remarks over its far edge.
//!
//! The board keeps the middle at full height; the columns share the rest of the width and show no
//! texts when it is too narrow to read. In a tall window they are strips above and below the board.
//! In small windows log, card and most buttons are folded behind one button. Deliberately absent:
//! the contents of the parts, which the panels fill.

mod places;

use bevy::prelude::*;
use bevy::text::RemSize;
use bevy::ui_widgets::ScrollArea;
use bevy::window::PrimaryWindow;

use self::places::{Opened, fit_column, fit_strip};
use super::HudSystems;
use super::papers::{column, edge, foot, keys, paper, stack, tall_paper};
use super::switches::{LogShown, Unfolded};
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::space;
use crate::app::session::over::MatchOver;
use crate::app::session::task::TaskNow;
use crate::app::table::{
    BoardLayout, Handover, PlayerStyle, Seats, TableSystems, TurnNow, TurnTold,
};

/// The root of all parts.
#[derive(Component)]
struct Hud;

/// A part of the HUD, filled by its panel.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Left of the board: plates and log.
    Left,
    /// Right of the board: card and bar.
    Right,
    /// Whose turn it is.
    Turn,
    /// The rest of the turn, and choices that are buttons.
    Choices,
    /// Remarks, over the board's edge.
    Remarks,
    /// An offer that awaits an answer, in place of the near plate and the buttons of an upright window.
    Offer,
    /// The plate of the player on the far side.
    FarPlate,
    /// The plate of the player on the near side.
    NearPlate,
    /// The plates of all seats, in games in which every seat plays for itself.
    SeatPlates,
    /// The log of the match.
    Log,
    /// The card of an animal.
    Card,
    /// The bottom of the right column.
    Foot,
    /// The buttons.
    Bar,
    /// Keys and what they do.
    Keys,
}

/// The room beside the board, in interface units.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Room {
    /// The window's form.
    pub form: Form,
    /// The width of a column.
    pub column: f32,
    /// Whether the columns are too narrow for texts.
    pub narrow: bool,
    /// Whether the board has trays, which take the upper part of the left column.
    pub trays: bool,
    /// Where the left column begins, below the trays.
    pub top: f32,
    /// The height of the left column.
    pub height: f32,
    /// The height of the window.
    pub whole: f32,
    /// Whether the trays take the whole left column, so that the log shares the right one with the card.
    pub crowded: bool,
    /// Whether there are so many choices that their buttons are lower; a log in a crowded column is then hidden.
    pub many_choices: bool,
    /// The height above which choices below the board scroll.
    pub choices: f32,
    /// Whether letters are much larger than usual.
    pub large_letters: bool,
    /// Whether there is a task, which stands in place of the log.
    pub has_task: bool,
    /// Whether an offer awaits an answer.
    pub offered: bool,
}

impl Room {
    /// Whether the card stands in the left column, instead of the log.
    fn has_card_left(&self) -> bool {
        self.form == Form::Wide && self.many_choices && !self.trays && !self.narrow
    }

    /// Whether buttons have room for words under their pictures. Beside trays, and in a window high enough for many
    /// choices, the words stay while choices come and go, so that no button moves.
    pub(super) fn has_room_for_words(&self) -> bool {
        let high = !self.many_choices || self.whole >= HIGH;
        let room = if self.trays { self.column >= WORDY } else { high };
        self.form == Form::Wide && !self.narrow && !self.crowded && room
    }

    /// Whether an offer stands below the board: there are no columns for it, and over the board it would cover animals.
    pub(super) fn has_offer_below(&self) -> bool {
        self.form == Form::Tall && self.offered
    }

    /// How far remarks are from the window's upper edge: in an upright window they leave plates readable.
    pub(super) fn remarks(&self) -> f32 {
        if self.form == Form::Tall && !self.trays { STRIP } else { 2.0 }
    }

    /// Whether there is no room for the log. In small windows it is folded away instead.
    pub(super) fn hides_log(&self) -> bool {
        let low = if self.crowded {
            self.many_choices || self.large_letters
        } else {
            self.height <= LOWEST_LOG
        };
        self.form == Form::Wide && (self.has_task || self.has_card_left() || low)
    }
}

/// A lower log is hidden.
const LOWEST_LOG: f32 = 90.0;
/// Letters larger than this, in rem of the usual size, leave no room for a log in a crowded column.
const LARGE: f32 = 1.6;
/// The height of the strip of plates above the board.
pub(super) const STRIP: f32 = 90.0;
/// The height above which choices below the board scroll.
const CHOICES: f32 = 172.0;
/// With more choices than this the buttons are lower, so that a card fits below them; in a column
/// without trays, and in the narrower one beside trays.
const FEW: [usize; 2] = [6, 2];
/// Columns narrower than this show no texts.
const NARROW: f32 = 190.0;
/// Columns in a window 720 units high are no wider than this; more would only stretch their lines.
/// In higher windows there is more to read.
const WIDE: f32 = 350.0;
/// Columns beside trays have room for words from this width on.
const WORDY: f32 = 210.0;
/// From this height on a window has room to spare: for words beside many choices, each large enough for a finger, and for
/// a panel that stays as high as it was.
pub(super) const HIGH: f32 = 760.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Room>()
        .init_resource::<MatchOver>()
        .init_resource::<Form>()
        .add_systems(OnEnter(Screen::Play), lay_out)
        .add_systems(
            Update,
            // By then the board has its size and the turn is known; panels are filled for this
            // frame's room.
            (show_with_board, measure_room, fit_parts, move_parts)
                .chain()
                .after(TableSystems::Show)
                .before(HudSystems::Feed)
                .run_if(in_state(Screen::Play)),
        );
}

/// Hides the HUD while the table is empty.
fn show_with_board(layout: Option<Res<BoardLayout>>, mut huds: Query<&mut Visibility, With<Hud>>) {
    let wanted = if layout.is_some() { Visibility::Inherited } else { Visibility::Hidden };
    for mut shown in &mut huds {
        shown.set_if_neq(wanted);
    }
}

fn lay_out(mut commands: Commands) {
    let root = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        ..default()
    };
    commands
        .spawn((Hud, Visibility::Hidden, DespawnOnExit(Screen::Play), root, Pickable::IGNORE))
        .with_children(|root| {
            root.spawn((Part::Left, column(true), Pickable::IGNORE)).with_children(|left| {
                left.spawn((Part::SeatPlates, stack(), Pickable::IGNORE));
                left.spawn((Part::FarPlate, paper()));
                left.spawn((Part::Log, tall_paper()));
                left.spawn((Part::NearPlate, paper()));
            });
            root.spawn((Part::Right, column(false), Pickable::IGNORE)).with_children(|right| {
                right.spawn((Part::Turn, paper()));
                right.spawn((Part::Choices, paper(), ScrollArea));
                right
                    .spawn((Part::Card, tall_paper(), ScrollArea))
                    .entry::<Node>()
                    .and_modify(|mut node| node.overflow = Overflow::scroll_y());
                right.spawn((Part::Keys, keys(), Pickable::IGNORE));
                right.spawn((Part::Foot, foot(), Pickable::IGNORE)).with_children(|foot| {
                    let tight = |_, node: &mut Node| node.padding = UiRect::all(px(space::S));
                    foot.spawn((Part::Offer, Node { display: Display::None, ..stack() }));
                    foot.spawn((Part::Bar, paper())).insert(Fit(tight));
                });
            });
            root.spawn((Part::Remarks, edge(), Pickable::IGNORE));
        });
}

/// Measures the room that the board leaves; both columns are equally wide.
fn measure_room(
    window: Single<&Window, With<PrimaryWindow>>,
    (scale, texts): (Res<UiScale>, Res<RemSize>),
    layout: Option<Res<BoardLayout>>,
    (told, handover, task): (Res<TurnTold>, Res<Handover>, Res<TaskNow>),
    (now, seats): (Res<TurnNow>, Res<Seats>),
    mut room: ResMut<Room>,
) {
    let unit = scale.0.max(0.01);
    let form = Form::of(window.size());
    let large_letters = texts.0 > RemSize::default().0 * LARGE;
    let (trays, has_task) = (has_trays(&layout), task.0.is_some());
    let offered = now.offer_to_answer(&seats).is_some();
    let choices = told.choices() + usize::from(handover.may_peek.is_some());
    // Once the layout made room for many choices it stays so until one is left, or parts would move
    // under the pointer.
    let kept = room.many_choices && choices > 1;
    let many_choices = kept || choices > FEW[usize::from(trays)];
    if form == Form::Tall {
        let (column, height) = (window.width() / unit, window.height() / unit);
        let below = layout.as_ref().and_then(|layout| layout.left_below(window.size()));
        let choices = below.map_or(CHOICES, |below| (below - space::S).clamp(60.0, CHOICES));
        let room_of_strips =
            Room { form, column, height, narrow: true, choices, offered, ..default() };
        room.set_if_neq(Room { trays, many_choices, large_letters, has_task, ..room_of_strips });
        return;
    }
    let board = layout.as_ref().map_or(0.0, |layout| layout.area().x);
    let beside = (window.width() - board) / 2.0 / unit - space::S * 2.0;
    let sketch = layout.as_ref().and_then(|layout| Some((layout.sketch.as_ref()?, layout)));
    let top = sketch.map_or(0.0, |(sketch, layout)| {
        let above = (window.height() - layout.area().y) / 2.0;
        (above + sketch.taken * layout.square) / unit
    });
    let whole = window.height() / unit;
    let height = whole - top - space::S * 2.0;
    let wide = WIDE + (whole - 720.0).max(0.0) / 2.0;
    let (column, narrow) = (beside.clamp(60.0, wide), beside < NARROW);
    let crowded = trays && height <= LOWEST_LOG && !narrow;
    let beside = Room { form, column, narrow, trays, top, height, offered, ..default() };
    room.set_if_neq(Room { whole, crowded, many_choices, large_letters, has_task, ..beside });
}

fn has_trays(layout: &Option<Res<BoardLayout>>) -> bool {
    layout.as_ref().is_some_and(|layout| layout.sketch.is_some())
}

/// The part in which `part` stands and its index there, if that depends on the room.
fn home(part: Part, room: &Room) -> Option<(Part, usize)> {
    let (tall, flat) = (room.form == Form::Tall, room.form == Form::Flat);
    Some(match part {
        // Where trays take the left column, as with a full table, the log lies below the card.
        Part::Log if room.crowded || tall || flat && room.trays => (Part::Right, 3),
        Part::Log => (Part::Left, 2),
        // Many choices leave no room for a card below them, but the other column has some.
        Part::Card if room.has_card_left() => (Part::Left, 2),
        Part::Card => (Part::Right, 2),
        // The row of keys stays with the card.
        Part::Keys if room.has_card_left() => (Part::Left, 3),
        Part::Keys => (Part::Right, 3),
        Part::Turn if tall => (Part::Left, 2),
        Part::Turn => (Part::Right, 0),
        Part::NearPlate if tall => (Part::Foot, 0),
        Part::NearPlate => (Part::Left, 4),
        _ => return None,
    })
}

fn move_parts(
    room: Res<Room>,
    parts: Query<(Entity, &Part, Option<&ChildOf>)>,
    mut commands: Commands,
) {
    let mut placed: Vec<_> = parts
        .iter()
        .filter_map(|(entity, part, column)| {
            let (goal, place) = home(*part, &room)?;
            Some((place, entity, goal, column?))
        })
        .collect();
    // From the top, so that each lands below those that are moved with it.
    placed.sort_by_key(|(place, ..)| *place);
    for (place, entity, goal, column) in placed {
        let goal = parts.iter().find(|(_, part, _)| **part == goal);
        if let Some((goal, ..)) = goal
            && column.parent() != goal
        {
            commands.entity(goal).insert_children(place, &[entity]);
        }
    }
}

fn fit_parts(
    (room, style): (Res<Room>, Res<PlayerStyle>),
    (log, unfolded, over): (Res<LogShown>, Res<Unfolded>, Res<MatchOver>),
    mut parts: Query<(&Part, &mut Node)>,
    fresh: Query<(), Added<Part>>,
) {
    let asked = log.is_changed() || unfolded.is_changed() || over.is_changed();
    if !asked && !room.is_changed() && !style.is_changed() && fresh.is_empty() {
        return;
    }
    let small = room.form.is_small();
    for (part, mut node) in &mut parts {
        let mut wanted = node.clone();
        match room.form {
            Form::Tall => fit_strip(*part, &room, unfolded.0, &mut wanted),
            _ => fit_column(*part, &room, Opened { log: log.0, unfolded: unfolded.0 }, &mut wanted),
        }
        let shown = match part {
            // The turn panel shows and hides it.
            Part::Choices => None,
            Part::Offer => Some(room.has_offer_below()),
            Part::NearPlate | Part::Bar if room.has_offer_below() => Some(false),
            Part::Card if small => Some(unfolded.0),
            Part::Card => Some(!room.narrow),
            // It makes room for the way back to the result.
            Part::NearPlate if room.form == Form::Tall && over.0 => Some(false),
            Part::FarPlate | Part::NearPlate => Some(*style == PlayerStyle::Packs),
            Part::SeatPlates => Some(*style == PlayerStyle::Seats && !room.trays),
            Part::Log if small => Some(unfolded.0),
            // The unfolded column needs the height.
            Part::Turn if room.form == Form::Flat => Some(!unfolded.0),
            Part::Log => Some(log.0 && !room.hides_log()),
            _ => Some(true),
        };
        if let Some(shown) = shown {
            wanted.display = if shown { Display::Flex } else { Display::None };
        }
        if *node != wanted {
            *node = wanted;
        }
    }
}

#[cfg(test)]
mod tests;
