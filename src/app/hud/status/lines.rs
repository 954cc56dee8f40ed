//! The line over the board's far edge: a remark, or the banner of an offered draw, which in an upright window stands below
//! the board. While an action is suggested at that edge, the line stands over the near one.
//!
//! Deliberately absent: which line is shown.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::{Line, Status};
use crate::app::hud::layout::{Part, Room};
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::theme::buttons::low_button;
use crate::app::kit::theme::menus::{FirstFocus, MenuScope};
use crate::app::kit::theme::panels::{self, Tint};
use crate::app::kit::theme::{ButtonKind, Icon, Lettering, space, text};
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::arrows::WayShown;
use crate::app::table::board::view::View;
use crate::app::table::{PlayerStyle, SpotPlaces};

/// The height that a line of two rows may take, and its distance from the edge, in interface units.
const HIGH: f32 = 56.0;
const EDGE: f32 = 2.0;

pub(in crate::app::hud) fn write_line(
    (status, style): (Res<Status>, Res<PlayerStyle>),
    (overlay, room): (Res<State<Overlay>>, Res<Room>),
    parts: Query<(Entity, Ref<Part>)>,
    mut shown: Local<Option<(Line, Part)>>,
    mut commands: Commands,
) {
    let home = if room.has_offer_below() { Part::Offer } else { Part::Remarks };
    let same = shown.as_ref().is_some_and(|(line, at)| *line == status.line && *at == home);
    let fresh = parts.iter().any(|(_, part)| *part == home && part.is_added());
    if same && !fresh && !overlay.is_changed() {
        return;
    }
    *shown = Some((status.line.clone(), home));
    for (entity, part) in &parts {
        if !matches!(*part, Part::Remarks | Part::Offer) {
            continue;
        }
        let mut place = commands.entity(entity);
        place.despawn_children();
        if *part != home {
            continue;
        }
        place.with_children(|place| match &status.line {
            Line::Nothing => {}
            Line::Remark(icon, words) => remark(place, icon, words),
            Line::Offer(side, words) => {
                let has_keys = *overlay.get() == Overlay::None;
                offer(place, (style.token(*side), words), has_keys, home == Part::Offer);
            }
        });
    }
}

/// Places the line where it covers nothing of the suggested action that it tells of.
pub(in crate::app::hud) fn place_line(
    (way, places, view): (Res<WayShown>, SpotPlaces, Res<View>),
    (window, scale, room): (Single<&Window, With<PrimaryWindow>>, Res<UiScale>, Res<Room>),
    mut parts: Query<(&Part, &mut Node)>,
) {
    let (size, unit, layout) = (window.size(), scale.0.max(0.01), &*places.layout);
    let lift = layout.lift(size);
    let below = (size.y - layout.area().y) / 2.0 + lift;
    let edges = [room.remarks(), (below / unit).max(0.0) + EDGE];
    let half = layout.square * view.factor() / 2.0;
    let spots = way.0.iter().flat_map(|way| &way.spots).filter_map(|spot| places.middle(*spot));
    let heights: Vec<f32> =
        spots.map(|at| size.y / 2.0 - view.point_of(layout, lift, at).y).collect();
    let covers = |below: bool| {
        let reach = (edges[usize::from(below)] + HIGH) * unit + half;
        heights.iter().any(|y| if below { size.y - y < reach } else { *y < reach })
    };
    let stands_below = covers(false) && !covers(true);
    for (_, mut node) in parts.iter_mut().filter(|(part, _)| **part == Part::Remarks) {
        let (top, bottom) =
            if stands_below { (auto(), px(edges[1])) } else { (px(edges[0]), auto()) };
        if (node.top, node.bottom) != (top, bottom) {
            (node.top, node.bottom) = (top, bottom);
        }
    }
}

fn strip() -> Node {
    Node {
        padding: UiRect::axes(px(space::M), px(2)),
        column_gap: px(space::S),
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(12)),
        min_height: px(30),
        ..default()
    }
}

fn remark(place: &mut ChildSpawnerCommands, icon: &'static str, words: &LocalText) {
    // A long sentence wraps rather than covering the panels.
    let strip = Node { max_width: px(640), ..strip() };
    let dark = (strip, BackgroundColor(palette::INK), Pickable::IGNORE);
    place.spawn(dark).with_children(|line| {
        line.spawn((Icon::new(icon, 24), Tint(palette::GOLD)));
        line.spawn(text(words.clone(), Lettering::Note, palette::PAPER));
    });
}

/// The banner of an offer. It has the keys until it is answered; with a pointer a player may also
/// just play on. Below a board it has the height of the buttons that it replaces.
fn offer(
    place: &mut ChildSpawnerCommands,
    line: (&'static str, &LocalText),
    has_keys: bool,
    below: bool,
) {
    let (token, words) = line;
    let (side, above) = if below { (space::S, 0.0) } else { (space::M, space::S) };
    let lettering = if below { Lettering::Small } else { Lettering::Strong };
    let node = Node {
        padding: UiRect::axes(px(side), px(space::S)),
        margin: UiRect::top(px(above)),
        ..strip()
    };
    let mut banner = place.spawn((node, BackgroundColor(palette::PAPER), panels::shadow(4.0)));
    if has_keys {
        banner.insert(MenuScope { layer: 0 });
    }
    banner.with_children(|line| {
        line.spawn(Icon::of("tokens", token, 28));
        // Beside the buttons the words wrap, and take what is left of the line.
        let words = text(words.clone(), lettering, palette::INK);
        line.spawn(words).entry::<Node>().and_modify(|mut node| {
            (node.min_width, node.flex_grow, node.flex_shrink) = (px(0), 1.0, 1.0);
        });
        let accepts =
            (low_button("offer-accept", ButtonKind::Choice), TableCommand::AnswerDraw(true));
        line.spawn(accepts).entry::<Node>().and_modify(rigid);
        let declines =
            (low_button("offer-decline", ButtonKind::Choice), TableCommand::AnswerDraw(false));
        line.spawn((declines, FirstFocus)).entry::<Node>().and_modify(rigid);
    });
}

/// A button keeps its words whole.
fn rigid(mut node: Mut<Node>) {
    node.flex_shrink = 0.0;
}
