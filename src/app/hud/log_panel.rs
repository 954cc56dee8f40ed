//! The log: what happened, by name, newest at the bottom.
//!
//! Unchanged rows are kept: an action adds one and undo removes it, so a long match costs no more
//! than a short one. The newest is emphasised. A replay shows the rows of the whole match, and a
//! click on one goes there. Deliberately absent: writing the lines, which games do.

use bevy::prelude::*;
use bevy::text::TextSpan;
use bevy::ui_widgets::ScrollArea;

use super::layout::Part;
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::{Icon, Lettering, space, text};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::table::{Log, PlayerStyle, ReplayRequest, Seats, TurnNow, TurnSeen, Watching};
use crate::rules::{Seat, Side};

/// One entry of the match in the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// Its index among the match's entries, counted from 0.
    pub entry: usize,
    /// The side whose token is shown.
    pub side: Option<Side>,
    /// The names of the side's players; empty if it is no side's action.
    pub name: String,
    /// What happened, in order.
    pub lines: Vec<LocalText>,
}

#[derive(Resource, Default, Debug)]
struct ShownLines {
    /// The rows on screen, each with its entity.
    rows: Vec<(Row, Entity)>,
    /// In a replay, the number of entries seen.
    at: Option<usize>,
}

impl ShownLines {
    /// In a replay the emphasis moves at every step and may skip rows, so all rows are rewritten.
    fn emphasise_anew(&mut self, at: Option<usize>, commands: &mut Commands) {
        if std::mem::replace(&mut self.at, at) != at {
            self.rows.drain(..).for_each(|(_, row)| commands.entity(row).despawn());
        }
    }
}

/// For how many frames after a step the log of a replay is scrolled into place.
const FOLLOWED: u8 = 4;

/// The node that holds the rows.
#[derive(Component)]
struct Rows;

/// The rows of a log. What an action did to another side gets a row of its own, so that the names
/// are right; so do lines without a side, which are whole sentences. What comes after the first so
/// many entries is left out.
#[must_use]
pub fn rows(log: &Log, entries: usize, seats: &Seats, now: &TurnNow) -> Vec<Row> {
    let mut rows: Vec<(usize, Row)> = Vec::new();
    for (entry, line) in log.deeds(entries) {
        if let Some((known, row)) = rows.last_mut()
            && *known == entry
            && line.side.is_some()
            && line.side == row.side
        {
            row.lines.push(line.text.clone());
            continue;
        }
        let name = line.side.map(|side| names(side, seats, now)).unwrap_or_default();
        rows.push((entry, Row { entry, side: line.side, name, lines: vec![line.text.clone()] }));
    }
    rows.into_iter().map(|(_, row)| row).collect()
}

/// The names of a side's players.
fn names(side: Side, seats: &Seats, now: &TurnNow) -> String {
    let of_side = (0..seats.0.len() as u8).map(Seat).filter(|seat| now.side_of(*seat) == side);
    seats.names(of_side).join(" & ")
}

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

fn write_rows(
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
    let newest = wanted.iter().rposition(|row| row.entry < seen.entries);
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
    for (index, row) in wanted.into_iter().enumerate().skip(keep) {
        let entity = commands.spawn(ChildOf(place)).id();
        let token = row.side.map(|side| style.token(side));
        write_row(&mut commands.entity(entity), &row, token, newest == Some(index));
        if watching.is_some() {
            lead_to(&mut commands.entity(entity), row.entry + 1);
        }
        shown.rows.push((row, entity));
    }
}

/// In a replay a click on the row goes there.
fn lead_to(row: &mut EntityCommands, entries: usize) {
    let go = move |_: On<Pointer<Click>>, mut requests: MessageWriter<ReplayRequest>| {
        requests.write(ReplayRequest::GoTo(entries));
    };
    row.insert(Pickable::default()).observe(go);
}

fn write_row(entity: &mut EntityCommands, row: &Row, token: Option<&'static str>, newest: bool) {
    let paper = if newest { palette::DEN_LAND.with_alpha(0.55) } else { Color::NONE };
    let node = Node {
        column_gap: px(space::S),
        align_items: AlignItems::FlexStart,
        padding: UiRect::axes(px(space::XS), px(2)),
        border_radius: BorderRadius::all(px(8)),
        flex_shrink: 0.0,
        ..default()
    };
    let lettering = if newest { Lettering::Strong } else { Lettering::Note };
    entity.insert((node, BackgroundColor(paper), Pickable::IGNORE)).with_children(|line| {
        if let Some(token) = token {
            line.spawn(Icon::of("tokens", token, 22));
        }
        // Texts wrap at the width that the row leaves.
        let words = Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() };
        line.spawn((words, Pickable::IGNORE))
            .with_children(|words| write_words(words, row, lettering));
    });
}

fn write_words(words: &mut ChildSpawnerCommands, row: &Row, lettering: Lettering) {
    let name = LocalText::new(if row.name.is_empty() { "" } else { "log-name" })
        .with("player", row.name.clone());
    words.spawn(text(name, lettering, palette::INK)).with_children(|spans| {
        for (index, line) in row.lines.iter().enumerate() {
            let part = if index == 0 {
                line.clone()
            } else {
                LocalText::new("log-and").with("text", line.clone())
            };
            spans.spawn((TextSpan::default(), part, lettering, TextColor(palette::INK)));
        }
    });
}

/// Keeps the present moment of a replay in the middle of the log.
fn show_moment(watching: &Watching, node: &ComputedNode, mut scroll: Mut<ScrollPosition>) {
    let (whole, seen) = (node.content_size().y, node.size().y);
    let (at, total) = watching.counted();
    let way = at as f32 / total.max(1) as f32;
    let wanted = (whole * way - seen / 2.0).clamp(0.0, (whole - seen).max(0.0));
    scroll.y = wanted * node.inverse_scale_factor();
}

/// Keeps the newest row in view.
fn follow_newest(
    shown: Res<ShownLines>,
    mut scrolls: Query<(&ComputedNode, &mut ScrollPosition), With<Rows>>,
    watching: Option<Res<Watching>>,
    (mut laid, mut follow): (Local<f32>, Local<u8>),
    mut redraw: ResMut<RedrawRequests>,
) {
    if let Some(watching) = watching {
        // Rewritten rows get their height only some frames later.
        *follow = if shown.is_changed() { FOLLOWED } else { follow.saturating_sub(1) };
        if *follow > 0 {
            redraw.nudge();
            scrolls.iter_mut().for_each(|(node, scroll)| show_moment(&watching, node, scroll));
        }
        return;
    }
    for (node, mut scroll) in &mut scrolls {
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
    use super::*;
    use crate::app::session::plan::{PlayerKind, SeatPlan};
    use crate::app::table::LogLine;

    #[test]
    fn names_and_not_seats_stand_in_the_log() {
        let person = |name: &str| SeatPlan { name: name.into(), player: PlayerKind::Human };
        let seats = Seats(vec![person("Ann"), person("Ben"), person("Cem")]);
        let now = TurnNow { sides: vec![Side(1), Side(0), Side(1)], ..default() };
        let line = |side| LogLine { side, text: LocalText::new("table-log-resigned") };
        let mut log = Log::default();
        assert!(rows(&log, usize::MAX, &seats, &now).is_empty());
        log.enter(vec![line(Some(Side(0)))]);
        log.enter(vec![line(Some(Side(1)))]);
        log.enter(vec![line(None)]);
        let told = rows(&log, usize::MAX, &seats, &now);
        assert_eq!(
            told.iter().map(|row| row.name.as_str()).collect::<Vec<_>>(),
            ["Ben", "Ann & Cem", ""]
        );
    }

    #[test]
    fn what_an_action_did_to_the_other_side_has_a_row_of_its_own() {
        let person = |name: &str| SeatPlan { name: name.into(), player: PlayerKind::Human };
        let seats = Seats(vec![person("Ann"), person("Ben")]);
        let now = TurnNow { sides: vec![Side(0), Side(1)], ..default() };
        let line = |side| LogLine { side, text: LocalText::new("table-log-resigned") };
        let mut log = Log::default();
        log.enter([Some(Side(0)), None, Some(Side(1)), Some(Side(1))].map(line).to_vec());
        let told = rows(&log, usize::MAX, &seats, &now);
        let told: Vec<_> = told.iter().map(|row| (row.name.as_str(), row.lines.len())).collect();
        assert_eq!(told, [("Ann", 1), ("", 1), ("Ben", 2)]);
    }

    #[test]
    fn an_entry_is_told_when_it_has_been_seen() {
        use bevy::ecs::system::RunSystemOnce;
        let mut world = World::new();
        let line = || LogLine { side: None, text: LocalText::new("table-log-drawn") };
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
        assert_eq!(world.resource::<ShownLines>().rows.len(), 2);
    }
}
