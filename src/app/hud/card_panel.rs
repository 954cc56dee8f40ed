//! The card of the animal that is pointed at or picked: portrait, rank, what it takes, what takes
//! it, its powers in words; and what the ground under the pointer does.
//!
//! The last card stays while nothing else is pointed at, so that it can be read at leisure; special
//! ground without an animal replaces it. The meaning of marks comes first, because it should be
//! read before a click. Deliberately absent: working out any of it; games provide whole [`Card`]s.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::card_print::{card_node, print_face};
use super::explain::{Card, Ground};
use super::layout::{Part, Room};
use super::legend::{MarksShown, write_marks};
use super::numbers;
use super::signs::SignOf;
use super::tips::Tipped;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::{Icon, Lettering, space, text};
use crate::app::kit::{palette, theme};
use crate::app::session::card_face::{CARD, CardFace, GRID};
use crate::app::session::plan::{MatchPlan, MatchStarted};
use crate::app::table::PlayerStyle;
use crate::rules::{Spot, Viewer};

/// The height of a printed card, and its least height, to which it yields so that its words can be read, in
/// interface units.
const PRINTED: f32 = 180.0;
const LEAST: f32 = 100.0;
/// The height that the words of a card need: its name and four lines, or only its name and class.
const WORDS: [f32; 2] = [165.0, 95.0];

/// The card on show.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct CardShown(pub Option<Card>);

/// The special ground under the pointer, and whether an animal stands there.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct GroundShown(pub Option<(Ground, bool)>);

/// The wording of the level on the table.
#[derive(SystemParam)]
pub(super) struct LevelNote<'w> {
    plan: Option<Res<'w, MatchPlan>>,
    locale: Res<'w, Locale>,
}

impl LevelNote<'_> {
    /// What a tooltip says, in the game's own wording.
    pub(super) fn said(&self, tipped: &Tipped) -> LocalText {
        LocalText { key: self.wording(&tipped.says.key).into(), ..tipped.says.clone() }
    }

    /// The key of the game's own wording of a text if it has one, such as `key-zoon`; else `key`.
    pub(super) fn wording(&self, key: &str) -> String {
        let own = self.plan.as_ref().map(|plan| format!("{key}-{}", plan.game));
        own.filter(|own| self.locale.knows(own)).unwrap_or_else(|| key.to_owned())
    }
}

/// What the card on show was looked up for.
#[derive(Resource, Default)]
pub(super) struct LookedUp {
    pub(super) viewer: Option<Viewer>,
    pub(super) spot: Option<Spot>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CardShown>()
        .init_resource::<GroundShown>()
        .init_resource::<LookedUp>()
        .add_systems(OnEnter(Screen::Play), turn_all_down)
        // Other matches that begin on the same screen.
        .add_observer(
            |_: On<MatchStarted>,
             shown: ResMut<CardShown>,
             ground: ResMut<GroundShown>,
             of: ResMut<LookedUp>| turn_all_down(shown, ground, of),
        )
        .add_systems(Update, lay_card.in_set(super::HudSystems::Show));
}

fn turn_all_down(
    mut shown: ResMut<CardShown>,
    mut ground: ResMut<GroundShown>,
    mut of: ResMut<LookedUp>,
) {
    (shown.0, ground.0, *of) = (None, None, LookedUp::default());
}

pub(super) fn lay_card(
    shown: Res<CardShown>,
    ground: Res<GroundShown>,
    marks: Res<MarksShown>,
    (source, style, room): (LevelNote, Res<PlayerStyle>, Res<Room>),
    mut before: Local<Option<f32>>,
    parts: Query<(Entity, Ref<Part>, &ComputedNode)>,
    mut commands: Commands,
) {
    let found = parts.iter().find(|(_, part, _)| **part == Part::Card);
    let Some((entity, part, laid)) = found else { return };
    let panel = laid.size().y * laid.inverse_scale_factor();
    let is_silent = |card: &Card| card.powers.is_empty() && card.notes.is_empty();
    let words = WORDS[usize::from(shown.0.as_ref().is_some_and(is_silent))];
    let printed = printed(&room, panel - words);
    let moved = before.replace(printed) != Some(printed);
    let changed = [shown.is_changed(), ground.is_changed(), marks.is_changed(), part.is_added()];
    if !changed.contains(&true) && !moved {
        return;
    }
    let is_empty = matches!(&ground.0, Some((_, false)));
    commands.entity(entity).despawn_children().with_children(|paper| {
        write_marks(paper, &marks.0);
        match &shown.0 {
            _ if is_empty => {}
            Some(card) => write_card(paper, card, *style, printed),
            None => {
                paper.spawn(text(source.wording("card-empty"), Lettering::Note, palette::COCOA));
            }
        }
        if let Some((ground, _)) = &ground.0 {
            write_ground(paper, ground);
        }
    });
}

/// The height of a printed card where so much is left beside its words: a high window has room for a larger one,
/// and in a narrow column what fills its whole grid lies on the paper.
fn printed(room: &Room, left: f32) -> f32 {
    let larger = (room.whole / 720.0).clamp(1.0, 1.4);
    let wanted = left.clamp(LEAST * larger, PRINTED * larger);
    let paper = (room.column - 2.0 * space::M).max(space::XL);
    let most = if room.form.is_small() { wanted } else { paper * CARD.y / GRID };
    wanted.min(most).round()
}

fn write_ground(paper: &mut ChildSpawnerCommands, ground: &Ground) {
    let line = Node {
        flex_wrap: FlexWrap::NoWrap,
        align_items: AlignItems::FlexStart,
        flex_shrink: 0.0,
        ..theme::row(space::S)
    };
    paper.spawn((line, Pickable::IGNORE)).with_children(|row| {
        row.spawn(Icon::of("squares", ground.picture.clone(), 44));
        let words = Node { flex_grow: 1.0, flex_basis: px(0), ..column(0.0) };
        row.spawn((words, Pickable::IGNORE)).with_children(|column| {
            column.spawn(text(ground.name.clone(), Lettering::Strong, palette::INK));
            paragraph(column, &ground.lines, Lettering::Note);
        });
    });
}

fn write_card(paper: &mut ChildSpawnerCommands, card: &Card, style: PlayerStyle, height: f32) {
    if let Some(face) = &card.face {
        return write_printed(paper, card, face, height);
    }
    write_portrait(paper, card, card.side.map(|side| style.token(side)));
    numbers::number_rows(paper, card);
    if let Some(takes) = &card.takes {
        heads_row(paper, "card-takes", "card-takes-nothing", takes);
    }
    if let Some(taken_by) = &card.taken_by {
        heads_row(paper, "card-taken-by", "card-taken-by-nothing", taken_by);
    }
    paragraph(paper, &card.powers, Lettering::Note);
    card.notes.iter().for_each(|note| write_note(paper, note));
}

/// A printed card as it lies on the table, large enough to be read. It comes first, so that in
/// little room the words scroll and its numbers stay; its class can wait longest.
fn write_printed(paper: &mut ChildSpawnerCommands, card: &Card, face: &CardFace, height: f32) {
    let middle =
        Node { justify_content: JustifyContent::Center, flex_shrink: 0.0, ..theme::row(0.0) };
    paper.spawn((middle, Pickable::IGNORE)).with_children(|row| {
        row.spawn((card_node(height), Pickable::IGNORE))
            .with_children(|card| print_face(card, face, height));
    });
    paper.spawn(text(card.name.clone(), Lettering::Heading, palette::INK));
    card.notes.iter().for_each(|note| write_note(paper, note));
    paragraph(paper, &card.powers, Lettering::Note);
    numbers::class_line(paper, card);
}

fn write_portrait(paper: &mut ChildSpawnerCommands, card: &Card, token: Option<&'static str>) {
    // On a line of its own, because the longest name in the largest letters fills it.
    paper.spawn(text(card.name.clone(), Lettering::Heading, palette::INK));
    let line = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::S) };
    paper.spawn((line, Pickable::IGNORE)).with_children(|row| {
        portrait(row, token, &card.head, 56.0);
        row.spawn((column(space::XS), Pickable::IGNORE)).with_children(|column| {
            if let Some((rank, most)) = card.rank {
                pips(column, rank, most);
            }
            numbers::class_line(column, card);
        });
    });
}

/// A note on a strip of its own.
fn write_note(paper: &mut ChildSpawnerCommands, note: &LocalText) {
    let strip = Node {
        padding: UiRect::axes(px(space::S), px(space::XS)),
        border_radius: BorderRadius::all(px(8)),
        ..default()
    };
    paper.spawn((
        strip,
        BackgroundColor(palette::DEN_LAND),
        Pickable::IGNORE,
        children![text(note.clone(), Lettering::Note, palette::INK)],
    ));
}

/// Several sentences as one text.
pub(super) fn paragraph(
    parent: &mut ChildSpawnerCommands,
    sentences: &[LocalText],
    lettering: Lettering,
) {
    let Some((first, others)) = sentences.split_first() else { return };
    parent.spawn(text(first.clone(), lettering, palette::INK)).with_children(|spans| {
        for sentence in others {
            spans.spawn((TextSpan::new(" "), lettering));
            spans.spawn((
                TextSpan::default(),
                sentence.clone(),
                lettering,
                TextColor(palette::INK),
            ));
        }
    });
}

fn column(gap: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(gap),
        flex_shrink: 1.0,
        min_width: px(0),
        ..default()
    }
}

/// A head, on the token of its side if it belongs to one. `size` is in interface units.
pub(super) fn portrait(
    row: &mut ChildSpawnerCommands,
    token: Option<&'static str>,
    head: &str,
    size: f32,
) {
    let frame = Node { width: px(size), height: px(size), flex_shrink: 0.0, ..default() };
    let inset = size * 0.08;
    row.spawn((frame, Pickable::IGNORE)).with_children(|frame| {
        if let Some(token) = token {
            frame.spawn(Icon::of("tokens", token, size as u16));
        }
        let place = Node {
            position_type: PositionType::Absolute,
            left: px(inset),
            top: px(inset),
            ..default()
        };
        frame.spawn((Icon::of("heads", head.to_owned(), (size * 0.84) as u16), place));
    });
}

/// The rank in words and as pips, so that neither colours nor counting are needed.
pub(super) fn pips(column: &mut ChildSpawnerCommands, rank: u8, most: u8) {
    let says = LocalText::new("card-rank").with("rank", u32::from(rank));
    column.spawn(text(says, Lettering::Note, palette::COCOA));
    pip_row(column, rank, most);
}

fn pip_row(column: &mut ChildSpawnerCommands, rank: u8, most: u8) {
    column.spawn((Node { column_gap: px(3), ..default() }, Pickable::IGNORE)).with_children(
        |row| {
            for pip in 1..=most {
                let paper = if pip <= rank { palette::INK } else { palette::PARCHMENT };
                let node = Node {
                    width: px(11),
                    height: px(11),
                    border_radius: BorderRadius::all(px(6)),
                    margin: UiRect::left(px(if pip > 1 && pip % 4 == 1 { 5.0 } else { 0.0 })),
                    ..default()
                };
                row.spawn((node, BackgroundColor(paper), Pickable::IGNORE));
            }
        },
    );
}

fn heads_row(
    paper: &mut ChildSpawnerCommands,
    label: &'static str,
    nobody: &'static str,
    heads: &[String],
) {
    paper.spawn((column(2.0), Pickable::IGNORE)).with_children(|column| {
        column.spawn(text(label, Lettering::Cap, palette::COCOA));
        heads_line(column, nobody, heads, 30);
    });
}

/// Small heads side by side, or a word if there are none.
pub(super) fn heads_line(
    column: &mut ChildSpawnerCommands,
    nobody: &'static str,
    heads: &[String],
    size: u16,
) {
    let line = Node { min_height: px(f32::from(size)), ..theme::row(3.0) };
    column.spawn((line, Pickable::IGNORE)).with_children(|row| {
        for head in heads {
            let sign = (SignOf::new("heads", head.clone()), Pickable::IGNORE);
            row.spawn((Icon::of("heads", head.clone(), size), sign));
        }
        if heads.is_empty() {
            row.spawn(text(nobody, Lettering::Note, palette::INK));
        }
    });
}

#[cfg(test)]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;

    fn told(is_occupied: bool) -> Vec<String> {
        let mut world = World::new();
        let card = Card { name: "a-wolf".into(), ..default() };
        let ground =
            Ground { picture: "trap".into(), name: "a-trap".into(), lines: Vec::default() };
        world.insert_resource(CardShown(Some(card)));
        world.insert_resource(GroundShown(Some((ground, is_occupied))));
        world.init_resource::<MarksShown>();
        world.init_resource::<Locale>();
        world.init_resource::<PlayerStyle>();
        world.init_resource::<Room>();
        world.spawn((Part::Card, ComputedNode::default()));
        world.run_system_once(lay_card).expect("the panel is laid");
        world.query::<&LocalText>().iter(&world).map(|text| text.key.to_string()).collect()
    }

    #[test]
    fn an_empty_square_with_something_to_say_stands_alone() {
        assert!(["a-wolf", "a-trap"].iter().all(|name| told(true).contains(&(*name).to_owned())));
        assert_eq!(told(false), ["a-trap"]);
    }
}
