//! The log: what happened, newest at the bottom.
//!
//! Unchanged rows are kept: an action adds one and undo removes it, so a long match costs no more
//! than a short one. The newest is emphasised. A replay shows the rows of the whole match. What a
//! press of a row does is `retelling.rs`'s. Deliberately absent: writing the lines, which
//! games do.

use bevy::prelude::*;
use bevy::text::TextSpan;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::ScrollArea;

use super::layout::Part;
use super::log_rows::{Row, rows};
use super::retelling::Tells;
use super::why::Explained;
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::locale::{LocalText, lists};
use crate::app::kit::palette;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::buttons::behaviour;
use crate::app::kit::theme::menus::FirstFocus;
use crate::app::kit::theme::{ButtonKind, Icon, Lettering, space, text};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::table::{Log, PlayerStyle, Seats, TurnSeen, Watching};

#[derive(Resource, Default, Debug)]
pub(super) struct ShownLines {
    /// The rows on screen, each with its entity.
    rows: Vec<(Row, Entity)>,
    /// The row of the latest deed that was seen.
    newest: Option<Entity>,
    /// In a replay, the number of entries seen.
    at: Option<usize>,
}

impl ShownLines {
    /// In a replay the emphasis moves at every step and may skip rows, so all rows are rewritten.
    fn emphasise_anew(&mut self, at: Option<usize>, commands: &mut Commands) {
        if std::mem::replace(&mut self.at, at) != at {
            self.newest = None;
            self.rows.drain(..).for_each(|(_, row)| commands.entity(row).despawn());
        }
    }
}

/// The width of a token and of a picture in a row, and how many pictures it has at most.
const PICTURE: u16 = 22;
const PICTURES: usize = 3;

/// The width that the words of a row need beside its pictures.
const WORDS: u16 = 124;

/// For how many frames after a step the log of a replay is scrolled into place.
const FOLLOWED: u8 = 4;

/// The node that holds the rows.
#[derive(Component)]
pub(super) struct Rows;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ShownLines>()
        .add_systems(OnEnter(Screen::Play), |mut shown: ResMut<ShownLines>| *shown = default())
        .add_systems(
            Update,
            (lay_log, write_rows, follow_newest).chain().in_set(super::HudSystems::Show),
        );
}

fn lay_log(parts: Query<(Entity, &Part), Added<Part>>, mut commands: Commands) {
    let Some((entity, _)) = parts.iter().find(|(_, part)| **part == Part::Log) else { return };
    let scroll = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::XS),
        overflow: Overflow::scroll_y(),
        flex_grow: 1.0,
        flex_shrink: 1.0,
        flex_basis: px(0),
        min_height: px(0),
        ..default()
    };
    commands.entity(entity).with_children(|paper| {
        paper.spawn(text("log-title", Lettering::Strong, palette::INK));
        paper.spawn((Rows, ScrollArea, scroll));
    });
}

pub(super) fn write_rows(
    log: Res<Log>,
    (seats, seen, style): (Res<Seats>, Res<TurnSeen>, Res<PlayerStyle>),
    place: Query<(Entity, Ref<Rows>)>,
    watching: Option<Res<Watching>>,
    mut shown: ResMut<ShownLines>,
    mut commands: Commands,
) {
    let Ok((place, fresh)) = place.single() else { return };
    let moved = watching.as_ref().is_some_and(|watching| watching.is_changed());
    let changed =
        [log.is_changed(), seats.is_changed(), seen.is_changed(), fresh.is_added(), moved];
    if !changed.contains(&true) {
        return;
    }
    // A replay shows the whole match and the present place in it.
    let whole = watching.as_ref().map(|watching| &watching.log);
    let entries = if watching.is_some() { usize::MAX } else { seen.entries };
    let wanted = rows(whole.unwrap_or(&log), entries, &seats, &seen);
    let newest = wanted.iter().rposition(|row| row.entries.start < seen.entries);
    shown.emphasise_anew(watching.as_ref().map(|_| seen.entries), &mut commands);
    let same = wanted.iter().zip(&shown.rows).take_while(|(row, (known, _))| *row == known).count();
    if same == wanted.len() && same == shown.rows.len() {
        return;
    }
    // The row that was newest loses its emphasis, so it is rewritten too.
    let keep = same.min(wanted.len().saturating_sub(1)).min(shown.rows.len().saturating_sub(1));
    for (_, row) in shown.rows.drain(keep..) {
        commands.entity(row).despawn();
    }
    // Two sides are told apart at a glance.
    let names_help = seen.many_sides();
    for (index, row) in wanted.into_iter().enumerate().skip(keep) {
        let entity = commands.spawn(ChildOf(place)).id();
        let emphasis =
            Emphasis { named: names_help || row.of_player, newest: newest == Some(index) };
        if emphasis.newest {
            shown.newest = Some(entity);
        }
        write_row(&mut commands.entity(entity), &row, *style, emphasis);
        shown.rows.push((row, entity));
    }
}

/// What stands out in a row.
struct Emphasis {
    /// Whether the player's name is written.
    named: bool,
    newest: bool,
}

fn write_row(entity: &mut EntityCommands, row: &Row, style: PlayerStyle, emphasis: Emphasis) {
    let paper = if emphasis.newest { palette::DEN_LAND.with_alpha(0.55) } else { Color::NONE };
    let edge = BorderRadius::all(px(8));
    let outside = Node { border_radius: edge, flex_shrink: 0.0, ..default() };
    let inside = Node {
        column_gap: px(space::XS),
        align_items: AlignItems::FlexStart,
        padding: UiRect::axes(px(space::XS), px(2)),
        border_radius: edge,
        ..full_line()
    };
    // A finger needs higher rows.
    let height = Fit(|form: Form, node| node.min_height = px(form.pick(28.0, 40.0)));
    let button = behaviour(ButtonKind::Line, spoken(row));
    entity.insert((outside, height, button, Tells(row.entries.clone())));
    if !row.rules.is_empty() {
        entity.insert(Explained(row.rules.clone()));
    }
    if emphasis.newest {
        entity.insert(FirstFocus);
    }
    let lettering = if emphasis.newest { Lettering::Strong } else { Lettering::Note };
    entity.with_children(|line| {
        line.spawn((inside, BackgroundColor(paper), Pickable::IGNORE)).with_children(|line| {
            if let Some(side) = row.side {
                line.spawn(Icon::of("tokens", style.token(side), PICTURE));
            }
            // Nothing else stands below the token, so that it is seen where rows begin.
            let rest = Node {
                column_gap: px(space::XS),
                align_items: AlignItems::FlexStart,
                flex_wrap: FlexWrap::Wrap,
                ..full_line()
            };
            line.spawn((rest, Pickable::IGNORE)).with_children(|rest| {
                for (sheet, cell) in row.pictures.iter().take(PICTURES) {
                    rest.spawn(Icon::of(sheet, cell.clone(), PICTURE));
                }
                // Beside the pictures where the panel is wide enough, else below them: a narrow column
                // of words is slow to read.
                let words = Node { flex_basis: px(WORDS), ..full_line() };
                rest.spawn((words, Pickable::IGNORE)).with_children(|words| {
                    let named = emphasis.named && !row.name.is_empty();
                    write_words(words, named.then_some(&row.name), &row.lines, lettering);
                });
            });
        });
    });
}

fn full_line() -> Node {
    Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() }
}

/// The whole row for screen readers.
pub(super) fn spoken(row: &Row) -> LocalText {
    let says = lists::plain(row.lines.iter().cloned());
    if row.name.is_empty() {
        return says;
    }
    LocalText::new("log-spoken").with("player", row.name.clone()).with("text", says)
}

fn write_words(
    words: &mut ChildSpawnerCommands,
    name: Option<&String>,
    lines: &[LocalText],
    lettering: Lettering,
) {
    let name = name.map(|name| LocalText::new("log-name").with("player", name.clone()));
    let lines = lines.iter().enumerate().map(|(index, line)| match index {
        0 => line.clone(),
        _ => LocalText::new("log-and").with("text", line.clone()),
    });
    let mut parts = name.into_iter().chain(lines);
    let first = parts.next().unwrap_or_default();
    words.spawn(text(first, lettering, palette::INK)).with_children(|spans| {
        for part in parts {
            spans.spawn((TextSpan::default(), part, lettering, TextColor(palette::INK)));
        }
    });
}

type Laid<'w> = (&'w ComputedNode, &'w UiGlobalTransform);

/// Where a list is scrolled to, in units, so that one of its rows lies in its middle.
fn with_in_the_middle((_, row): Laid, (list, place): Laid) -> f32 {
    let below = row.translation.y - place.translation.y;
    let most = (list.content_size().y - list.size().y).max(0.0);
    (list.scroll_position.y + below).clamp(0.0, most) * list.inverse_scale_factor()
}

/// Keeps the newest row in view, and that of the present moment in the middle of a replay's log.
fn follow_newest(
    shown: Res<ShownLines>,
    mut scrolls: Query<(Laid<'static>, &mut ScrollPosition), With<Rows>>,
    rows: Query<Laid, With<Tells>>,
    watching: Option<Res<Watching>>,
    (mut laid, mut follow): (Local<f32>, Local<u8>),
    mut redraw: ResMut<RedrawRequests>,
) {
    if watching.is_some() {
        // Rewritten rows get their height only some frames later.
        *follow = if shown.is_changed() { FOLLOWED } else { follow.saturating_sub(1) };
        if *follow > 0 {
            redraw.nudge();
            let row =
                shown.newest.map(|row| rows.get(row).ok().filter(|(node, _)| !node.is_empty()));
            for (list, mut scroll) in &mut scrolls {
                match row {
                    None => scroll.y = 0.0,
                    Some(Some(row)) => scroll.y = with_in_the_middle(row, list),
                    // It lies nowhere yet.
                    Some(None) => {}
                }
            }
        }
        return;
    }
    for ((node, _), mut scroll) in &mut scrolls {
        let end = (node.content_size().y - node.size().y) * node.inverse_scale_factor();
        let end = end.max(0.0);
        // A new row gets its height in the next layout; a player who scrolled back is left there.
        let at_the_end = scroll.y + 1.0 >= *laid;
        if (shown.is_changed() || at_the_end) && (scroll.y - end).abs() > 0.5 {
            scroll.y = end;
            redraw.nudge();
        }
        *laid = end;
    }
}

#[cfg(test)]
mod tests {
    use bevy::math::Affine2;

    use super::*;
    use crate::app::table::{LogLine, TurnNow};

    #[test]
    fn an_entry_is_told_when_it_has_been_seen() {
        use bevy::ecs::system::RunSystemOnce;
        let mut world = World::new();
        let line = || LogLine::new(None, "table-log-drawn");
        let mut log = Log::default();
        (0..2).for_each(|_| log.enter(vec![line()]));
        world.insert_resource(log);
        world.insert_resource(Seats::default());
        world.insert_resource(TurnSeen::of(TurnNow { entries: 1, ..default() }));
        world.insert_resource(PlayerStyle::default());
        world.init_resource::<ShownLines>();
        world.spawn(Rows);
        world.run_system_once(write_rows).unwrap();
        assert_eq!(world.resource::<ShownLines>().rows.len(), 1);
        world.insert_resource(TurnSeen::of(TurnNow { entries: 2, ..default() }));
        world.run_system_once(write_rows).unwrap();
        let shown = world.resource::<ShownLines>();
        assert_eq!(shown.rows.len(), 2);
        assert_eq!(shown.newest, shown.rows.last().map(|(_, row)| *row));
    }

    #[test]
    fn the_row_of_the_present_moment_is_scrolled_to_the_middle_of_the_log() {
        let place = |y: f32| UiGlobalTransform::from(Affine2::from_translation(Vec2::new(0.0, y)));
        let mut list = ComputedNode { inverse_scale_factor: 0.5, ..default() };
        (list.size, list.content_size) = (Vec2::new(300.0, 400.0), Vec2::new(300.0, 9_000.0));
        list.scroll_position.y = 1_000.0;
        let (row, middle) = (ComputedNode::default(), place(500.0));
        let to = |y: f32| with_in_the_middle((&row, &place(y)), (&list, &middle));
        assert_eq!(to(500.0), 500.0, "it is there already; the result is in units");
        assert_eq!(to(4_500.0), 2_500.0);
        assert_eq!((to(-900.0), to(20_000.0)), (0.0, 4_300.0), "no further than the ends");
    }
}
