//! The story beside the verdict: five small boards, the curve of the match, the best action, what
//! was taken. A press on any of them opens the replay there.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::curve;
use crate::app::hud::card_print::{card_node, print_face};
use crate::app::kit::form::Fit;
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette::{self, Dyes};
use crate::app::kit::screen_state::{Overlay, Overlays};
use crate::app::kit::theme;
use crate::app::kit::theme::buttons::behaviour;
use crate::app::kit::theme::{ButtonKind, Icon, Lettering, space, text};
use crate::app::session::story::{BestAction, Story, StoryCurve, StoryMoment, Taken};
use crate::app::table::{BoardLayout, ReplayRequest};

/// The height of a card that was taken.
const CARD: f32 = 46.0;
/// The width of a head that was taken.
const HEAD: u16 = 36;
/// The height of the curve.
const CURVE: f32 = 70.0;

/// A sheet that the story is written on.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
enum StorySheet {
    /// Pictures and curve.
    Pictures,
    /// The best action.
    Best,
    /// What was taken.
    Taken,
}

/// The sheet for pictures and curve.
pub(super) fn pictures() -> impl Bundle {
    (StorySheet::Pictures, super::column(space::S), Pickable::IGNORE)
}

/// The sheet for the best action.
pub(super) fn best() -> impl Bundle {
    (StorySheet::Best, super::column(space::S), Pickable::IGNORE)
}

/// The sheet for what was taken.
pub(super) fn taken() -> impl Bundle {
    (StorySheet::Taken, theme::row(space::L), Pickable::IGNORE)
}

/// Where a press leads: the number of entries before that moment, and whether the next one is shown
/// there.
#[derive(Component, Clone, Copy)]
struct LeadsTo {
    entries: usize,
    then_on: bool,
}

/// The picture of this moment of the story.
#[derive(Component)]
struct MomentPicture(usize);

/// The curve.
#[derive(Component)]
struct Curve;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Story>()
        .init_resource::<Dyes>()
        .add_observer(open_replay)
        .add_systems(Update, (write, hang_pictures).chain().run_if(in_state(Overlay::Result)));
}

/// Writes the story when the sheets are new, and again when the story is complete.
fn write(
    story: Res<Story>,
    (layout, dyes): (Option<Res<BoardLayout>>, Res<Dyes>),
    mut sheets: Query<(Entity, Ref<StorySheet>, &mut Node)>,
    mut images: Option<ResMut<Assets<Image>>>,
    mut told: Local<bool>,
    mut commands: Commands,
) {
    let news = std::mem::replace(&mut *told, story.told) != story.told;
    let shape = layout.map_or(Vec2::ONE, |layout| layout.whole());
    for (entity, sheet, mut node) in &mut sheets {
        if !news && !sheet.is_added() {
            continue;
        }
        if *sheet == StorySheet::Taken {
            node.display = if story.taken.is_empty() { Display::None } else { Display::Flex };
        }
        let mut images = images.as_deref_mut().filter(|_| !story.curves.is_empty());
        let mut paper = commands.entity(entity);
        paper.despawn_children().with_children(|paper| match *sheet {
            StorySheet::Pictures if story.told => {
                paper.spawn(heading("result-story"));
                spawn_moments(paper, &story.moments, shape);
                if let Some(images) = &mut images {
                    let marks = story.moments.iter().map(|moment| moment.entries);
                    let marks: Vec<usize> = marks.collect();
                    paper.spawn(heading("result-curve"));
                    let curves = story.curves.iter().map(|curve| StoryCurve {
                        color: dyes.color(curve.color),
                        ..curve.clone()
                    });
                    let curves: Vec<_> = curves.collect();
                    spawn_curve(paper, images.add(curve::paint(&curves, &marks)));
                }
            }
            StorySheet::Pictures => {
                paper.spawn(text("result-looking-back", Lettering::Body, palette::COCOA));
            }
            StorySheet::Best => spawn_best(paper, story.best.as_ref()),
            StorySheet::Taken => spawn_all_taken(paper, &story.taken),
        });
    }
}

fn heading(key: &'static str) -> impl Bundle {
    text(key, Lettering::Strong, palette::INK)
}

fn spawn_all_taken(paper: &mut ChildSpawnerCommands, all: &[Taken]) {
    if all.is_empty() {
        return;
    }
    paper.spawn(heading("result-taken"));
    all.iter().for_each(|taken| spawn_taken(paper, taken));
}

fn spawn_moments(sheet: &mut ChildSpawnerCommands, moments: &[StoryMoment], shape: Vec2) {
    let row = Node { align_items: AlignItems::Stretch, ..theme::row(space::S) };
    sheet.spawn((row, Pickable::IGNORE)).with_children(|row| {
        for (number, moment) in moments.iter().enumerate() {
            let card = Node {
                flex_direction: FlexDirection::Column,
                row_gap: px(space::XS),
                padding: UiRect::all(px(space::XS)),
                border_radius: BorderRadius::all(px(10)),
                ..default()
            };
            // Five in a row; on a phone two, and a last one is as large as the others.
            let width = Fit(|form, node| node.width = form.pick(percent(18.6), percent(48.0)));
            let spoken = LocalText::new("result-moment").with("entry", moment.entries as u32);
            let leads = LeadsTo { entries: moment.entries, then_on: false };
            row.spawn((card, width, behaviour(ButtonKind::Choice, spoken.clone()), leads))
                .with_children(|card| {
                    let picture = Node {
                        width: percent(100),
                        aspect_ratio: Some(shape.x / shape.y.max(0.1)),
                        ..default()
                    };
                    let paper = BackgroundColor(palette::CLOTH);
                    card.spawn((picture, paper, MomentPicture(number), Pickable::IGNORE));
                    spawn_words(card, moment.token, &moment.says, spoken);
                });
        }
    });
}

/// The words of the log about an entry, or those in their place where it says nothing.
fn spawn_words(
    paper: &mut ChildSpawnerCommands,
    token: Option<&'static str>,
    says: &[LocalText],
    otherwise: LocalText,
) {
    let line = Node {
        flex_wrap: FlexWrap::NoWrap,
        align_items: AlignItems::FlexStart,
        ..theme::row(space::XS)
    };
    paper.spawn((line, Pickable::IGNORE)).with_children(|line| {
        if let Some(token) = token {
            line.spawn(Icon::of("tokens", token, 20));
        }
        let words = Node {
            flex_direction: FlexDirection::Column,
            flex_shrink: 1.0,
            min_width: px(0),
            ..default()
        };
        line.spawn((words, Pickable::IGNORE)).with_children(|words| {
            // Long turns have many lines: the first and the last tell them.
            let first = says.first().filter(|_| says.len() > 1);
            let last = says.last().unwrap_or(&otherwise);
            for line in first.into_iter().chain([last]) {
                words.spawn(text(line.clone(), Lettering::Small, palette::INK));
            }
        });
    });
}

fn spawn_curve(sheet: &mut ChildSpawnerCommands, plot: Handle<Image>) {
    let node = Node {
        width: percent(100),
        height: px(CURVE),
        flex_shrink: 0.0,
        border_radius: BorderRadius::all(px(8)),
        ..default()
    };
    let picture = ImageNode::new(plot).with_mode(NodeImageMode::Stretch);
    sheet.spawn((node, picture, Curve, Pickable::default(), observe(press_curve)));
}

fn spawn_best(sheet: &mut ChildSpawnerCommands, best: Option<&BestAction>) {
    let Some(best) = best else { return };
    sheet.spawn(heading("result-best"));
    let node = Node {
        padding: UiRect::axes(px(space::M), px(space::XS)),
        min_height: px(44),
        flex_shrink: 0.0,
        border_radius: BorderRadius::all(px(10)),
        flex_wrap: FlexWrap::NoWrap,
        ..theme::row(space::S)
    };
    let spoken = LocalText::new("result-best");
    let leads = LeadsTo { entries: best.entries, then_on: true };
    sheet.spawn((node, behaviour(ButtonKind::Choice, spoken), leads)).with_children(|line| {
        line.spawn(Icon::of("tokens", best.token, 28));
        let words = Node { flex_direction: FlexDirection::Column, min_width: px(0), ..default() };
        line.spawn((words, Pickable::IGNORE)).with_children(|words| {
            for says in &best.says {
                words.spawn(text(says.clone(), Lettering::Note, palette::INK));
            }
        });
    });
}

fn spawn_taken(sheet: &mut ChildSpawnerCommands, taken: &Taken) {
    sheet.spawn((theme::row(space::XS), Pickable::IGNORE)).with_children(|row| {
        row.spawn(Icon::of("tokens", taken.token, 28));
        for head in &taken.heads {
            row.spawn(Icon::of("heads", head.clone(), HEAD));
        }
        for face in &taken.faces {
            row.spawn((card_node(CARD), Pickable::IGNORE))
                .with_children(|card| print_face(card, face, CARD));
        }
    });
}

/// Pictures come one by one.
fn hang_pictures(
    story: Res<Story>,
    pictures: Query<(Entity, &MomentPicture), Without<ImageNode>>,
    mut commands: Commands,
) {
    for (entity, MomentPicture(number)) in &pictures {
        let painted = story.moments.get(*number).and_then(|moment| moment.picture.clone());
        if let Some(painted) = painted {
            let picture = ImageNode::new(painted).with_mode(NodeImageMode::Stretch);
            commands.entity(entity).insert(picture);
        }
    }
}

fn open_replay(
    pressed: On<Activate>,
    places: Query<&LeadsTo>,
    overlays: Overlays,
    requests: MessageWriter<ReplayRequest>,
) {
    if let Ok(place) = places.get(pressed.entity) {
        go_to(*place, overlays, requests);
    }
}

fn press_curve(
    pressed: On<Pointer<Click>>,
    story: Res<Story>,
    overlays: Overlays,
    requests: MessageWriter<ReplayRequest>,
) {
    // The place within the node, from -0.5 to 0.5.
    let Some(place) = pressed.hit.position else { return };
    let entries = curve::entry_at(place.x + 0.5, story.entries);
    go_to(LeadsTo { entries, then_on: false }, overlays, requests);
}

fn go_to(
    LeadsTo { entries, then_on }: LeadsTo,
    mut overlays: Overlays,
    mut requests: MessageWriter<ReplayRequest>,
) {
    requests.write(ReplayRequest::Watch);
    requests.write(ReplayRequest::GoTo(entries));
    if then_on {
        requests.write(ReplayRequest::Forward);
    }
    overlays.close();
}
