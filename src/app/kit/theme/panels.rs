//! Panels, rows, veils and pictures: the background of buttons and texts.
//!
//! Paper has one hard shadow to the lower right, as in the pictures. Deliberately absent: borders,
//! blur, gradients.

use bevy::prelude::*;
use bevy::ui::UiSystems;
use bevy::ui_widgets::ScrollArea;
use bevy::window::PrimaryWindow;
use std::borrow::Cow;

use super::space;
use crate::app::kit::content::art::Art;
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::palette;

/// The shadow of a sheet of paper that lies `height` units above its background.
pub fn shadow(height: f32) -> BoxShadow {
    BoxShadow::new(palette::SHADOW, px(height * 0.6), px(height), px(0), px(0))
}

/// A column on paper.
pub fn panel(width: Val) -> impl Bundle {
    (
        Node {
            width,
            max_width: percent(100),
            max_height: percent(100),
            flex_direction: FlexDirection::Column,
            row_gap: px(space::M),
            padding: UiRect::all(px(space::L)),
            border_radius: BorderRadius::all(px(20)),
            ..default()
        },
        BackgroundColor(palette::PAPER),
        shadow(6.0),
        ScrollArea,
        Fit(fit_panel),
    )
}

/// A panel scrolls when it is longer than the window. On a phone it has less padding.
fn fit_panel(form: Form, node: &mut Node) {
    node.padding = UiRect::all(px(form.pick(space::L, space::M)));
    node.overflow = Overflow::scroll_y();
    // Texts are measured at the node's width, so it must not exceed the window's.
    if form.is_small() {
        if let Val::Px(most) = node.width {
            (node.width, node.max_width) = (percent(100), px(most));
        }
    } else if let (Val::Percent(_), Val::Px(width)) = (node.width, node.max_width) {
        (node.width, node.max_width) = (px(width), percent(100));
    }
}

/// A row that wraps.
pub fn row(gap: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Row,
        flex_wrap: FlexWrap::Wrap,
        align_items: AlignItems::Center,
        column_gap: px(gap),
        row_gap: px(space::S),
        ..default()
    }
}

/// A node that fills the screen and centres its children.
pub fn sheet() -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        // Room for the hints at the bottom.
        padding: UiRect { bottom: px(56), ..UiRect::all(px(space::L)) },
        ..over_all()
    }
}

/// A node over the whole screen, with its content in the middle.
pub fn over_all() -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

/// On a phone there are no keys, so hints need no room.
pub fn fit_sheet(form: Form, node: &mut Node) {
    let wide = UiRect { bottom: px(56), ..UiRect::all(px(space::L)) };
    node.padding = form.pick(wide, UiRect::all(px(space::S)));
}

/// A layer that dims and blocks everything below.
pub fn veil(layer: i32) -> impl Bundle {
    (sheet(), Fit(fit_sheet), BackgroundColor(palette::VEIL), GlobalZIndex(layer))
}

/// A cell of an atlas as an interface picture.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
#[require(Node)]
pub struct Icon {
    /// The atlas.
    pub sheet: &'static str,
    /// The cell.
    pub name: Cow<'static, str>,
    /// Its side, in units.
    pub size: u16,
}

impl Icon {
    /// A white pictogram, coloured by [`Tint`].
    pub fn new(name: impl Into<Cow<'static, str>>, size: u16) -> Self {
        Self { sheet: "icons", name: name.into(), size }
    }

    /// A coloured drawing.
    pub fn of(sheet: &'static str, name: impl Into<Cow<'static, str>>, size: u16) -> Self {
        Self { sheet, name: name.into(), size }
    }
}

/// The colour of a pictogram.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub struct Tint(pub Color);

/// A picture that fills its screen whatever the window's shape; what does not fit is cut off.
#[derive(Component, Clone, Copy, Debug, Default)]
#[require(Node)]
pub struct CoverPicture;

pub(in crate::app) fn plugin(app: &mut App) {
    // Before layout, so that widgets spawned in this frame show their pictures in this frame.
    app.add_systems(PostUpdate, (paint_icons, tint_icons).chain().before(UiSystems::Prepare))
        .add_systems(Update, cover_screens);
}

fn paint_icons(
    art: Res<Art>,
    scale: Res<UiScale>,
    mut icons: Query<(Entity, Ref<Icon>, &mut Node)>,
    mut commands: Commands,
) {
    for (entity, icon, mut node) in &mut icons {
        if !icon.is_changed() && !scale.is_changed() && !art.is_changed() {
            continue;
        }
        let side = f32::from(icon.size);
        node.width = px(side);
        node.height = px(side);
        node.flex_shrink = 0.0;
        let picture = art.node(icon.sheet, &icon.name, side * scale.0);
        commands.entity(entity).try_insert((picture, Pickable::IGNORE));
    }
}

type NewlyTinted = Or<(Changed<Tint>, Changed<ImageNode>)>;

fn tint_icons(mut icons: Query<(&Tint, &mut ImageNode), NewlyTinted>) {
    for (tint, mut picture) in &mut icons {
        if picture.color != tint.0 {
            picture.color = tint.0;
        }
    }
}

fn cover_screens(
    window: Single<&Window, With<PrimaryWindow>>,
    images: Res<Assets<Image>>,
    mut pictures: Query<(&ImageNode, &mut Node), With<CoverPicture>>,
) {
    for (picture, mut node) in &mut pictures {
        let Some(image) = images.get(&picture.image) else { continue };
        let size = covering(image.size_f32(), window.size());
        let wanted =
            (vw(size.x), vh(size.y), vw((100.0 - size.x) / 2.0), vh((100.0 - size.y) / 2.0));
        if (node.width, node.height, node.left, node.top) != wanted {
            node.position_type = PositionType::Absolute;
            (node.width, node.height, node.left, node.top) = wanted;
        }
    }
}

/// Width and height, in per cent of the window, of a picture that covers it.
fn covering(picture: Vec2, window: Vec2) -> Vec2 {
    let ratio = (picture.x / picture.y.max(1.0)) / (window.x / window.y.max(1.0));
    if ratio > 1.0 {
        Vec2::new(100.0 * ratio, 100.0)
    } else {
        Vec2::new(100.0, 100.0 / ratio.max(0.01))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wide_picture_loses_its_sides() {
        let size = covering(Vec2::new(2000.0, 1000.0), Vec2::new(1000.0, 1000.0));
        assert_eq!(size, Vec2::new(200.0, 100.0));
    }

    #[test]
    fn a_tall_picture_loses_top_and_bottom() {
        let size = covering(Vec2::new(1600.0, 900.0), Vec2::new(3200.0, 900.0));
        assert_eq!(size, Vec2::new(100.0, 200.0));
    }
}
