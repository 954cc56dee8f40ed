//! How much of the board is seen: all of it, or a part, larger.
//!
//! The camera comes nearer; nothing on the board moves, and panels stay as they are. What is seen never
//! leaves the board's own area of the window ([`BoardLayout::ground`]), which it always fills. The view
//! lasts as long as its board. Deliberately absent: what a player does to change it
//! ([`looking`](crate::app::table::picking::looking)).

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::cloth::Board;
use super::layout::BoardLayout;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::window::StageCamera;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::pieces::Appearance;

/// How much larger than usual the board is seen at most.
pub const MOST: f32 = 3.0;

/// The sizes, as factors of the usual one, in which pictures and letters are made for a larger view.
const DETAILS: [f32; 3] = [1.0, 2.0, MOST];

/// What covers the board outside its area while it is larger. A press there is one beside everything.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct Ground;

/// The part of the board that is seen.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct View {
    /// How much larger than usual.
    factor: f32,
    /// The place of the board in the middle of its area, in squares; used only while it is larger.
    middle: Vec2,
}

impl Default for View {
    fn default() -> Self {
        Self { factor: 1.0, middle: Vec2::ZERO }
    }
}

impl View {
    /// How much larger than usual the board is seen.
    #[must_use]
    pub fn factor(&self) -> f32 {
        self.factor
    }

    /// Shows all of the board.
    pub fn show_all(&mut self) {
        *self = Self::default();
    }

    /// Whether all of the board is seen.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.factor <= 1.0
    }

    /// The size in which pictures and letters are made for it, as a factor of the usual one.
    #[must_use]
    pub(super) fn detail(&self) -> f32 {
        let enough = |detail: &f32| *detail >= self.factor - 0.001;
        DETAILS.into_iter().find(enough).unwrap_or(MOST)
    }

    /// Enlarges the board by a factor; `still` is the place that stays where it is, in squares.
    pub fn zoom(&mut self, layout: &BoardLayout, by: f32, still: Vec2) {
        let factor = (self.factor * by).clamp(1.0, MOST);
        // So near the usual size it is meant.
        let factor = if factor < 1.02 { 1.0 } else { factor };
        let middle = self.middle(layout);
        self.middle = still - (still - middle) * self.factor / factor;
        self.factor = factor;
        self.stay_inside(layout);
    }

    /// Moves the board under the eye, by squares.
    pub fn pan(&mut self, layout: &BoardLayout, by: Vec2) {
        self.middle -= by;
        self.stay_inside(layout);
    }

    /// Moves as far as needed to see a place of the board and what is around it.
    pub fn show(&mut self, layout: &BoardLayout, place: Vec2) {
        /// What is seen around the place, in squares.
        const AROUND: f32 = 0.6;
        let half = (layout.ground().size() / 2.0 / self.factor - AROUND).max(Vec2::ZERO);
        self.middle = self.middle.clamp(place - half, place + half);
        self.stay_inside(layout);
    }

    /// The place in the middle, in squares.
    #[must_use]
    pub fn middle(&self, layout: &BoardLayout) -> Vec2 {
        if self.is_whole() { layout.ground().center() } else { self.middle }
    }

    fn stay_inside(&mut self, layout: &BoardLayout) {
        let ground = layout.ground();
        let room = ground.size() / 2.0 * (1.0 - 1.0 / self.factor);
        self.middle = self.middle.clamp(ground.center() - room, ground.center() + room);
    }

    /// Where the camera stands and how much of the usual width it sees.
    fn camera(&self, layout: &BoardLayout, lift: f32) -> (Vec2, f32) {
        let at = |place: Vec2| place * layout.square + Vec2::Y * lift;
        let seen = at(self.middle(layout)) - at(layout.ground().center()) / self.factor;
        (seen, 1.0 / self.factor)
    }

    /// The place of the board, in squares, that is seen at a point: in pixels from the window's middle, y up.
    #[must_use]
    pub fn place_at(&self, layout: &BoardLayout, lift: f32, point: Vec2) -> Vec2 {
        let (stands, width) = self.camera(layout, lift);
        (stands + point * width - Vec2::Y * lift) / layout.square
    }

    /// The point at which a place of the board is seen: the reverse of [`Self::place_at`].
    #[must_use]
    pub(in crate::app) fn point_of(&self, layout: &BoardLayout, lift: f32, place: Vec2) -> Vec2 {
        let (stands, width) = self.camera(layout, lift);
        (place * layout.square + Vec2::Y * lift - stands) / width
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<View>()
        .add_systems(
            Update,
            (begin_whole, aim_camera.run_if(resource_exists::<BoardLayout>))
                .chain()
                .in_set(TableSystems::Tell),
        )
        .add_systems(OnExit(Screen::Play), end_whole);
}

/// Every board is seen whole at first.
fn begin_whole(boards: Query<(), Added<Board>>, mut view: ResMut<View>) {
    if !boards.is_empty() {
        view.set_if_neq(View::default());
    }
}

fn end_whole(mut view: ResMut<View>, mut cameras: Query<&mut Transform, With<StageCamera>>) {
    *view = View::default();
    for mut camera in &mut cameras {
        *camera = Transform::default().with_translation(Vec3::Z * camera.translation.z);
    }
}

/// While a card lies large in the middle of the board for everybody to read, the whole board is seen.
fn aim_camera(
    layout: Res<BoardLayout>,
    mut view: ResMut<View>,
    pawns: Query<&Appearance>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut cameras: Query<&mut Transform, With<StageCamera>>,
) {
    let Ok(window) = window.single() else { return };
    if layout.is_changed() && !view.is_whole() {
        view.stay_inside(&layout);
    }
    let presents = !view.is_whole() && pawns.iter().any(|appearance| appearance.large);
    let seen = if presents { View::default() } else { *view };
    let (at, width) = seen.camera(&layout, layout.lift(window.size()));
    for mut camera in &mut cameras {
        let wanted = Transform::from_translation(at.extend(camera.translation.z))
            .with_scale(Vec3::new(width, width, 1.0));
        camera.set_if_neq(wanted);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Grid;

    const LIFT: f32 = 40.0;

    fn layout() -> BoardLayout {
        BoardLayout { square: 50.0, ..BoardLayout::new(Grid { width: 7, height: 9 }, false) }
    }

    /// The part of the board that is seen in its area, in squares.
    fn seen(view: &View, layout: &BoardLayout) -> Rect {
        let ground = layout.ground();
        let at = |corner: Vec2| {
            let point = corner * layout.square + Vec2::Y * LIFT;
            view.place_at(layout, LIFT, point)
        };
        Rect::from_corners(at(ground.min), at(ground.max))
    }

    #[test]
    fn the_board_is_seen_whole_at_first_and_one_to_three_times_as_large() {
        let layout = layout();
        let mut view = View::default();
        let close = |one: Rect, other: Rect| {
            one.min.distance(other.min) < 0.001 && one.max.distance(other.max) < 0.001
        };
        assert!(close(seen(&view, &layout), layout.ground()));
        view.zoom(&layout, 0.2, Vec2::ZERO);
        assert!(view.is_whole() && close(seen(&view, &layout), layout.ground()));
        view.zoom(&layout, 20.0, Vec2::ZERO);
        assert_eq!(view.factor(), MOST);
        assert!((seen(&view, &layout).width() * MOST - layout.ground().width()).abs() < 0.001);
    }

    #[test]
    fn what_is_pointed_at_stays_under_the_pointer_while_the_board_grows() {
        let layout = layout();
        let mut view = View::default();
        let point = Vec2::new(60.0, -90.0);
        let still = view.place_at(&layout, LIFT, point);
        for _ in 0..3 {
            view.zoom(&layout, 1.3, still);
            assert!(view.place_at(&layout, LIFT, point).distance(still) < 0.001);
        }
    }

    #[test]
    fn the_board_fills_its_area_however_it_is_moved() {
        let layout = layout();
        let mut view = View::default();
        for (by, pan) in
            [(1.5, Vec2::new(9.0, 0.0)), (1.4, Vec2::new(-30.0, 30.0)), (0.6, Vec2::ZERO)]
        {
            view.zoom(&layout, by, Vec2::new(3.0, 4.0));
            view.pan(&layout, pan);
            let (seen, ground) = (seen(&view, &layout), layout.ground());
            assert!(seen.min.cmpge(ground.min - 0.001).all(), "{seen:?} of {ground:?}");
            assert!(seen.max.cmple(ground.max + 0.001).all(), "{seen:?} of {ground:?}");
        }
    }

    #[test]
    fn a_place_is_brought_into_view_and_what_is_seen_already_stays() {
        let layout = layout();
        let mut view = View::default();
        view.zoom(&layout, MOST, Vec2::ZERO);
        let before = view;
        view.show(&layout, Vec2::new(0.5, 0.5));
        assert_eq!(view, before);
        let corner = Vec2::new(3.0, -4.0);
        assert!(!seen(&view, &layout).contains(corner));
        view.show(&layout, corner);
        assert!(seen(&view, &layout).contains(corner));
    }
}
