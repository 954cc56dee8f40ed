//! The players' plates: token, name, kind of player, turn, points, number of lost pawns, clock.
//!
//! The far plate belongs to the player on the far side of the board; turning the board swaps both.
//! Shapes and words repeat what colours show; lost pawns themselves lie beside the board. In games
//! in which every seat plays for itself, `seat_plates` replaces these. Deliberately absent: a clock for the
//! computer, whose time costs nothing.

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::window::PrimaryWindow;

use super::card_panel::LevelNote;
use super::layout::{Part, Room};
use super::plate_clock::{self, PlateClock};
use super::tips::Tipped;
use crate::app::catalog::characters::Character;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::panels::Tint;
use crate::app::kit::theme::{Icon, Lettering, plain, space, text};
use crate::app::kit::{palette, theme};
use crate::app::opponent::Thinks;
use crate::app::session::plan::PlayerKind;
use crate::app::table::matches::seat_clocks::SeatClocks;
use crate::app::table::{
    BoardLayout, PlatePlaces, PlayerStyle, Score, Seats, TurnSeen, View, Watching,
};
use crate::rules::{Seat, Side};

/// What one plate shows.
#[derive(Clone, Debug, PartialEq)]
struct Plate {
    side: Side,
    name: String,
    /// The name of the mate who is to move.
    mover: Option<String>,
    player: PlayerKind,
    to_move: bool,
    thinks: bool,
    score: Option<Score>,
    lost: u32,
    clock: Option<PlateClock>,
    narrow: bool,
}

impl Plate {
    /// Merges a mate's plate into this one, which then shows which of them is to move.
    fn seat_mate(&mut self, mate: Plate) {
        let mover = if mate.to_move { &mate } else { &*self };
        let mover = mover.to_move.then(|| mover.name.clone());
        (self.mover, self.to_move) = (mover, self.to_move || mate.to_move);
        // One player may play both seats.
        if self.name != mate.name {
            self.name = format!("{} & {}", self.name, mate.name);
        }
        self.thinks |= mate.thinks;
        self.clock = self.clock.or(mate.clock);
    }
}

/// The plates, the far one first; empty in games where seats have plates of their own.
#[derive(Resource, Default, Debug, PartialEq)]
struct Plates(Vec<Plate>);

/// The star beside a side's points.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct ScoreStar(Side);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Plates>()
        .init_resource::<PlatePlaces>()
        .add_systems(PostUpdate, find_plates.after(UiSystems::Layout))
        .add_systems(OnEnter(Screen::Play), |mut plates: ResMut<Plates>| plates.0.clear())
        .add_systems(
            Update,
            (read_seats, lay_plates.run_if(resource_changed::<Plates>))
                .chain()
                .in_set(super::HudSystems::Show),
        );
}

fn read_seats(
    (seats, now, style): (Res<Seats>, Res<TurnSeen>, Res<PlayerStyle>),
    (thinks, clocks, watching): (Res<Thinks>, Res<SeatClocks>, Option<Res<Watching>>),
    (layout, room): (Option<Res<BoardLayout>>, Res<Room>),
    mut plates: ResMut<Plates>,
) {
    let here = |player| player == PlayerKind::Human && watching.is_none();
    let clock = |seat| PlateClock::of(&clocks, now.side_of(Seat(seat)));
    let plate = |(seat, plan): (u8, &crate::app::session::plan::SeatPlan)| Plate {
        side: now.side_of(Seat(seat)),
        name: plan.name.clone(),
        mover: None,
        player: plan.player,
        to_move: now.seat() == Some(Seat(seat)),
        thinks: thinks.0 == Some(Seat(seat)) && now.seat() == thinks.0,
        score: now.scores.get(usize::from(seat)).copied().flatten(),
        lost: now.lost.get(usize::from(seat)).copied().unwrap_or_default(),
        clock: clock(seat).filter(|_| here(plan.player)),
        narrow: room.narrow,
    };
    let mut wanted: Vec<Plate> = Vec::new();
    for plate in (0..).zip(&seats.0).filter(|_| *style == PlayerStyle::Packs).map(plate) {
        match wanted.iter_mut().find(|known| known.side == plate.side) {
            Some(known) => known.seat_mate(plate),
            None => wanted.push(plate),
        }
    }
    if !layout.is_some_and(|layout| layout.flipped) {
        wanted.reverse();
    }
    plates.set_if_neq(Plates(wanted));
}

/// Tells the table where points fly to.
fn find_plates(
    stars: Query<(&ScoreStar, &UiGlobalTransform)>,
    windows: Query<&Window, With<PrimaryWindow>>,
    (layout, view): (Option<Res<BoardLayout>>, Res<View>),
    mut places: ResMut<PlatePlaces>,
) {
    let (Some(layout), Ok(window)) = (layout, windows.single()) else { return };
    let lift = layout.lift(window.size());
    let place = |(star, at): (&ScoreStar, &UiGlobalTransform)| {
        let off = at.translation / window.scale_factor() - window.size() / 2.0;
        (star.0, view.place_at(&layout, lift, Vec2::new(off.x, -off.y)))
    };
    places.set_if_neq(PlatePlaces(stars.iter().map(place).collect()));
}

fn lay_plates(
    plates: Res<Plates>,
    source: LevelNote,
    parts: Query<(Entity, &Part)>,
    mut commands: Commands,
) {
    let lost = source.wording("plate-lost");
    for (index, part) in [Part::FarPlate, Part::NearPlate].into_iter().enumerate() {
        let Some((entity, _)) = parts.iter().find(|(_, known)| **known == part) else { continue };
        commands.entity(entity).despawn_children();
        if let Some(plate) = plates.0.get(index) {
            commands.entity(entity).with_children(|paper| lay_plate(paper, plate, &lost));
        }
    }
}

fn lay_plate(paper: &mut ChildSpawnerCommands, plate: &Plate, lost: &str) {
    let line = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::S) };
    paper.spawn((line, Pickable::IGNORE)).with_children(|row| {
        badge(row, &Badge::of_side(plate));
        let column = Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            min_width: px(0),
            ..default()
        };
        row.spawn((column, Pickable::IGNORE)).with_children(|column| {
            name_line(column, plate);
            // Below name and points the words have the whole width and need not wrap.
            if !plate.narrow {
                let says = text(mates_words(plate), Lettering::Note, words_color(plate));
                column.spawn(says).with_children(|spans| {
                    if plate.lost > 0 {
                        spans.spawn(losses(lost, plate.lost));
                    }
                });
                column.spawn(to_move_mark(plate)).entry::<Node>().and_modify(|mut node| {
                    node.position_type = PositionType::Absolute;
                    (node.right, node.bottom) = (px(0), px(0));
                });
            }
        });
    });
}

/// The name, with points and clock at the end of the line.
fn name_line(column: &mut ChildSpawnerCommands, plate: &Plate) {
    // Without room for both, the points wrap below the name.
    let line = Node { row_gap: px(0), ..theme::row(space::S) };
    column.spawn((line, Pickable::IGNORE)).with_children(|row| {
        let name = Node { flex_grow: 1.0, min_width: px(0), ..default() };
        row.spawn((name, Pickable::IGNORE)).with_child(plain(
            plate.name.clone(),
            Lettering::Strong,
            palette::INK,
        ));
        if let Some(score) = plate.score {
            write_score(row, plate.narrow, plate.side, score);
        }
        if let Some(clock) = plate.clock {
            plate_clock::show(row, clock, &plate.name, plate.narrow);
        }
        if plate.narrow {
            row.spawn(to_move_mark(plate));
        }
    });
}

/// The points and the number that wins, beside a star.
pub(super) fn write_score(row: &mut ChildSpawnerCommands, narrow: bool, side: Side, score: Score) {
    let node = Node { flex_wrap: FlexWrap::NoWrap, flex_shrink: 0.0, ..theme::row(2.0) };
    row.spawn((node, Pickable::IGNORE)).with_children(|row| {
        let star = Icon::new("star", if narrow { 20 } else { 28 });
        row.spawn((star, Tint(palette::COCOA), ScoreStar(side)));
        let of = LocalText::new("plate-score").with("won", score.won).with("target", score.target);
        row.spawn(text(of, Lettering::Strong, palette::INK));
    });
}

/// The token of a seat or a side with who plays it.
pub(super) struct Badge<'a> {
    pub(super) side: Side,
    pub(super) style: PlayerStyle,
    pub(super) name: &'a str,
    pub(super) player: PlayerKind,
    pub(super) size: u16,
}

impl<'a> Badge<'a> {
    fn of_side(plate: &'a Plate) -> Self {
        Self {
            side: plate.side,
            style: PlayerStyle::Packs,
            name: &plate.name,
            player: plate.player,
            size: if plate.narrow { 36 } else { 48 },
        }
    }
}

/// The token with a sign of the player: a person's, or the character's face, which tells its name and level.
pub(super) fn badge(row: &mut ChildSpawnerCommands, badge: &Badge<'_>) {
    let Badge { side, style, name, player, size } = *badge;
    let frame = Node { width: px(size), height: px(size), flex_shrink: 0.0, ..default() };
    let mut place = row.spawn(frame);
    match player {
        PlayerKind::Human => place.insert(Pickable::IGNORE),
        PlayerKind::Computer(skill) => {
            let level = Character::of(skill).level();
            let says = LocalText::new("plate-character").with("name", name).with("level", level);
            let tipped = Tipped { says: says.clone(), key: None };
            place.insert((Hovered::default(), tipped, SpokenLabel(says)))
        }
    };
    place.with_children(|frame| {
        frame.spawn(Icon::of("tokens", style.token(side), size));
        let node = |inset: f32| Node {
            position_type: PositionType::Absolute,
            left: px(inset),
            top: px(inset),
            ..default()
        };
        match player {
            PlayerKind::Human => {
                let person = Icon::new("person", size / 2);
                frame.spawn((person, Tint(style.color(side)), node(f32::from(size) * 0.25)));
            }
            PlayerKind::Computer(skill) => {
                let face = Character::of(skill).face(size * 3 / 4);
                frame.spawn((face, node(f32::from(size) * 0.125)));
            }
        }
    });
}

/// The number of lost pawns, after the other words of the line.
fn losses(key: &str, count: u32) -> impl Bundle {
    let text = LocalText::new(key.to_owned()).with("count", count);
    (TextSpan::default(), text, Lettering::Note, TextColor(palette::COCOA))
}

/// A flag in the side's colour; the words below the name say the same. Hidden it keeps its place,
/// so that nothing on the plate moves when the turn passes.
fn to_move_mark(plate: &Plate) -> impl Bundle {
    let shown = if plate.to_move { Visibility::Inherited } else { Visibility::Hidden };
    (Icon::new("play", 28), Tint(side_color(plate.side)), shown)
}

fn side_color(side: Side) -> Color {
    PlayerStyle::Packs.color(side)
}

fn mates_words(plate: &Plate) -> LocalText {
    match &plate.mover {
        Some(mover) if !plate.thinks => {
            LocalText::new("plate-mate-to-move").with("player", mover.clone())
        }
        _ => match plate.player {
            // With the losses beside it the whole level would wrap.
            PlayerKind::Computer(skill) if plate.lost > 0 && !plate.to_move && !plate.thinks => {
                Character::of(skill).level_in_short()
            }
            player => words(player, plate.to_move, plate.thinks),
        },
    }
}

/// What a seat is doing, or which kind of player it is.
pub(super) fn words(player: PlayerKind, to_move: bool, thinks: bool) -> LocalText {
    if thinks {
        return LocalText::new("plate-thinks");
    }
    if to_move {
        return LocalText::new("plate-to-move");
    }
    match player {
        PlayerKind::Human => LocalText::new("plate-person"),
        PlayerKind::Computer(skill) => Character::of(skill).level(),
    }
}

fn words_color(plate: &Plate) -> Color {
    if plate.to_move { side_color(plate.side) } else { palette::COCOA }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::math::Affine2;

    use crate::app::session::plan::Skill;
    use crate::rules::Grid;

    fn plate(name: &str, to_move: bool) -> Plate {
        let player = PlayerKind::Human;
        let name = name.to_owned();
        Plate {
            side: Side(0),
            name,
            mover: None,
            player,
            to_move,
            thinks: false,
            score: None,
            lost: 0,
            clock: None,
            narrow: false,
        }
    }

    #[test]
    fn points_fly_to_where_the_plate_is_on_screen() {
        let mut app = App::new();
        let grid = Grid { width: 7, height: 9 };
        let layout = BoardLayout { square: 50.0, ..BoardLayout::new(grid, false) };
        app.insert_resource(layout)
            .init_resource::<PlatePlaces>()
            .init_resource::<View>()
            .add_systems(Update, find_plates);
        let window = Window { resolution: (800, 600).into(), ..default() };
        app.world_mut().spawn((window, PrimaryWindow));
        app.world_mut().spawn((
            ScoreStar(Side(1)),
            UiGlobalTransform::from(Affine2::from_translation(Vec2::new(500.0, 200.0))),
        ));
        app.update();
        let places = app.world().resource::<PlatePlaces>();
        assert_eq!(places.of(Side(1)), Some(Vec2::new(2.0, 2.0)));
        assert_eq!(places.of(Side(0)), None);
    }

    #[test]
    fn a_computer_that_has_lost_something_still_says_how_well_it_plays() {
        let mut computer = plate("Heron", false);
        computer.player = PlayerKind::Computer(Skill::Easy);
        let level = mates_words(&computer);
        assert_eq!(level.key, "character-level");
        computer.lost = 2;
        let short = mates_words(&computer);
        assert_eq!(short.key, "character-level-in-short");
        assert_eq!(short.args.first(), level.args.first(), "the same place among the six");
        computer.thinks = true;
        assert_eq!(mates_words(&computer).key, "plate-thinks");
    }

    #[test]
    fn mates_share_a_plate_that_says_who_is_to_move() {
        let mut shared = plate("Otter", false);
        shared.seat_mate(plate("Badger", true));
        assert_eq!(
            (shared.name.as_str(), shared.mover.as_deref()),
            ("Otter & Badger", Some("Badger"))
        );
        let mut shared = plate("Otter", true);
        shared.seat_mate(plate("Badger", false));
        assert_eq!((shared.mover.as_deref(), shared.to_move), (Some("Otter"), true));
    }
}
