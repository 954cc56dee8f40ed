//! The window's form: wide as on a desk, or a phone's, held flat or upright.
//!
//! Every screen has a single layout; what differs on a phone is set by a [`Fit`] on the node.
//! Deliberately absent: separate screens for small windows, and detection of devices; a small
//! window on a desk is laid out as on a phone.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

/// The length of a phone's shorter side, in units; a button of 44 units is then as wide as a
/// finger.
const PHONE: f32 = 390.0;
/// The height of an upright window, in units, at which they are as large as its width lets them be.
const UPRIGHT: f32 = 780.0;
/// Windows with a side shorter than this are laid out as on a phone, in logical pixels.
const LOWEST: f32 = 500.0;

/// The form of the window.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Form {
    /// There is room on both sides of the board.
    #[default]
    Wide,
    /// Wide, but so low that there is little room beside the board.
    Flat,
    /// Higher than wide: what is otherwise beside the board is above and below it.
    Tall,
}

impl Form {
    /// The form of a window of this size, in logical pixels.
    #[must_use]
    pub fn of(window: Vec2) -> Self {
        if window.y > window.x * 1.2 {
            Self::Tall
        } else if window.min_element() < LOWEST {
            Self::Flat
        } else {
            Self::Wide
        }
    }

    /// Whether the window is small.
    #[must_use]
    pub fn is_small(self) -> bool {
        self != Self::Wide
    }

    /// Picks the value for small windows or the one for wide ones.
    #[must_use]
    pub fn pick<T>(self, wide: T, small: T) -> T {
        if self.is_small() { small } else { wide }
    }
}

/// How fast units grow with a wide window: the rest of what it is larger is room for more.
const GROWTH: f32 = 0.6;

/// The size of one interface unit in logical pixels. Screens are designed for a height of 720 units;
/// in larger windows units are larger and there are more of them. On a phone the shorter side has
/// 390 units; an upright tablet has more across.
#[must_use]
pub fn unit(window: Vec2) -> f32 {
    match Form::of(window) {
        Form::Wide => {
            let whole = (window.y / 720.0).min(window.x / 1100.0).clamp(0.5, 4.0);
            whole.min(1.0 + (whole - 1.0) * GROWTH)
        }
        Form::Flat => (window.y / PHONE).clamp(0.5, 4.0),
        Form::Tall => {
            // A tablet is lower for its width than a telephone, and has panels above and below the board too.
            let by_height = (window.y / UPRIGHT).max(1.0);
            (window.x / PHONE).min(by_height).clamp(0.5, 4.0)
        }
    }
}

/// Adapts a node to the form.
#[derive(Component, Clone, Copy, Debug)]
pub struct Fit(pub fn(Form, &mut Node));

/// Updates form and scale, and adapts the nodes that depend on them.
pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Form>().add_systems(PreUpdate, read_form).add_plugins(fitting);
}

/// Adapts the nodes alone.
pub(in crate::app) fn fitting(app: &mut App) {
    app.add_systems(PostUpdate, fit.before(bevy::ui::UiSystems::Prepare));
}

fn read_form(
    window: Single<&Window, With<PrimaryWindow>>,
    mut scale: ResMut<UiScale>,
    mut form: ResMut<Form>,
) {
    let wanted = unit(window.size());
    if (scale.0 - wanted).abs() > 0.001 {
        scale.0 = wanted;
    }
    form.set_if_neq(Form::of(window.size()));
}

fn fit(form: Res<Form>, mut nodes: Query<(Ref<Fit>, &mut Node)>) {
    for (fit, mut node) in &mut nodes {
        if form.is_changed() || fit.is_added() {
            (fit.0)(*form, &mut node);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_larger_window_shows_everything_larger_and_has_room_for_more() {
        let windows = [(800.0, 600.0), (1280.0, 720.0), (1920.0, 1080.0), (2560.0, 1440.0)];
        let [small, usual, large, largest] = windows.map(|window| {
            let window = Vec2::from(window);
            assert_eq!(Form::of(window), Form::Wide);
            (unit(window), window.y / unit(window))
        });
        assert!(small.0 < 1.0 && usual == (1.0, 720.0));
        assert!(large.0 > 1.2 && largest.0 > large.0, "{large:?} {largest:?}");
        assert!(large.1 > 800.0 && largest.1 > large.1, "{large:?} {largest:?}");
    }

    #[test]
    fn a_button_is_as_wide_as_a_finger_on_a_telephone() {
        for (window, form) in [((360.0, 640.0), Form::Tall), ((640.0, 360.0), Form::Flat)] {
            let window = Vec2::from(window);
            assert_eq!(Form::of(window), form);
            assert!(44.0 * unit(window) >= 40.0);
        }
    }
}
