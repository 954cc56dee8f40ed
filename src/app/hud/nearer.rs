//! Around a board that is seen larger: covers over what lies outside its area, and a button to see all of it
//! again.
//!
//! The covers have the colour of the ground and lie under all panels. Deliberately absent: how large the board
//! is seen; see [`View`].

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::HudSystems;
use super::tips::Tipped;
use crate::app::kit::input::Intent;
use crate::app::kit::palette;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::buttons::low_button;
use crate::app::kit::theme::{ButtonKind, panels, space};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::table_command::TableCommand;
use crate::app::table::{BoardLayout, Ground, View};

/// Covers and button.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
struct Around {
    /// The area of the board that the covers leave free, in units.
    free: Rect,
    /// The part of it beside which panels stand.
    beside_panels: Rect,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<View>().add_systems(Update, lay_covers.in_set(HudSystems::Show));
}

impl Around {
    fn new(layout: &BoardLayout, window: Vec2, unit: f32) -> Self {
        let lift = layout.lift(window);
        let at = |place: Vec2| {
            let point = place * layout.square + Vec2::Y * lift;
            Vec2::new(window.x / 2.0 + point.x, window.y / 2.0 - point.y) / unit
        };
        let seen = |part: Rect| Rect::from_corners(at(part.min), at(part.max));
        let own = Rect::from_center_size(Vec2::ZERO, layout.area() / layout.square);
        Self { free: seen(layout.ground()), beside_panels: seen(own) }
    }
}

fn lay_covers(
    (view, layout): (Res<View>, Option<Res<BoardLayout>>),
    (window, scale): (Query<&Window, With<PrimaryWindow>>, Res<UiScale>),
    laid: Query<(Entity, &Around)>,
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    let unit = scale.0.max(0.01);
    let seen = layout.filter(|_| !view.is_whole()).zip(window.single().ok());
    let wanted = seen.map(|(layout, window)| Around::new(&layout, window.size(), unit));
    if laid.iter().next().map(|(_, around)| *around) == wanted {
        return;
    }
    redraw.nudge();
    laid.iter().for_each(|(laid, _)| commands.entity(laid).despawn());
    let Some(around) = wanted else { return };
    let whole = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        ..default()
    };
    let root = (around, DespawnOnExit(Screen::Play), whole, GlobalZIndex(-1), Pickable::IGNORE);
    commands.spawn(root).with_children(|root| lay(root, around));
}

fn lay(root: &mut ChildSpawnerCommands, around: Around) {
    let Rect { min, max } = around.free;
    let whole = || Node { position_type: PositionType::Absolute, ..default() };
    let above = Node { top: px(0), left: px(0), right: px(0), height: px(min.y), ..whole() };
    let below = Node { top: px(max.y), left: px(0), right: px(0), bottom: px(0), ..whole() };
    let left = Node { top: px(0), bottom: px(0), left: px(0), width: px(min.x), ..whole() };
    let right = Node { top: px(0), bottom: px(0), left: px(max.x), right: px(0), ..whole() };
    for cover in [above, below, left, right] {
        root.spawn((cover, BackgroundColor(palette::PARCHMENT), Ground));
    }
    let Rect { min, max } = around.beside_panels;
    let size = max - min;
    let inside =
        Node { top: px(min.y), left: px(min.x), width: px(size.x), height: px(size.y), ..whole() };
    let corner = Node { top: px(space::S), right: px(space::S), ..whole() };
    root.spawn((inside, Pickable::IGNORE)).with_children(|inside| {
        inside.spawn((corner, Pickable::IGNORE)).with_children(|corner| {
            let tip = Tipped { says: "bar-whole-board".into(), key: Some(Intent::WholeBoard) };
            let button = low_button("bar-whole-board-word", ButtonKind::Secondary);
            corner.spawn((button, TableCommand::WholeBoard, tip)).insert(panels::shadow(3.0));
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Grid;

    #[test]
    fn covers_leave_the_area_of_a_board_free_while_it_is_larger_and_are_gone_afterwards() {
        let mut app = App::new();
        let layout =
            BoardLayout { square: 40.0, ..BoardLayout::new(Grid { width: 7, height: 9 }, false) };
        app.insert_resource(layout.clone())
            .insert_resource(UiScale(1.0))
            .init_resource::<View>()
            .init_resource::<RedrawRequests>()
            .add_systems(Update, lay_covers);
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        let covers = |app: &mut App| {
            app.update();
            let world = app.world_mut();
            world.query_filtered::<(), With<Ground>>().iter(world).count()
        };
        assert_eq!(covers(&mut app), 0);
        app.world_mut().resource_mut::<View>().zoom(&layout, 2.0, Vec2::ZERO);
        assert_eq!((covers(&mut app), covers(&mut app)), (4, 4));
        let Around { free, .. } = Around::new(&layout, Vec2::new(1280.0, 720.0), 1.0);
        assert!((free.size() / 40.0 - layout.ground().size()).length() < 0.001, "{free:?}");
        app.world_mut().resource_mut::<View>().show_all();
        assert_eq!(covers(&mut app), 0);
    }
}
