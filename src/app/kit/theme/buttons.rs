//! Buttons: the engine's headless widget, with colours for each state, labels for screen readers,
//! and reachable by every device.
//!
//! One system styles all kinds in all states, so a new kind is one line of the table in `look`.
//! Deliberately absent: what a button does. Observe `Activate` on it.

use bevy::a11y::AccessibilityNode;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled, Pressed};
use bevy::ui_widgets::Button;

use super::lettering::{Lettering, plain, text};
use super::panels::{Icon, Tint};
use super::room::shared_place;
use super::space;
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::palette;

/// How prominent a button is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonKind {
    /// The main action of a screen.
    Primary,
    /// Any other action.
    Secondary,
    /// A minor action: text without paper.
    Quiet,
    /// One of several options, of which one is picked.
    Choice,
    /// A picture with texts.
    Card,
    /// A line of a list: its texts keep their colours.
    Line,
    /// Only a pictogram.
    Icon,
    /// Waits for a key instead of a press.
    Waiting,
}

/// When buttons are updated to their state.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ButtonSystems {
    /// Colours and shadows.
    TableGame,
}

/// A widget's label for screen readers.
#[derive(Component, Clone, Debug, PartialEq)]
pub struct SpokenLabel(pub LocalText);

/// Shows the focus ring although the interface's focus is elsewhere: set while the board's own
/// focus is on what the button stands for.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Ringed;

/// The components of every button except its node and children.
pub fn behaviour(kind: ButtonKind, spoken: LocalText) -> impl Bundle {
    (
        Button,
        kind,
        Hovered::default(),
        TabIndex(0),
        SpokenLabel(spoken),
        BackgroundColor::default(),
        Outline::new(px(3), px(2), Color::NONE),
        BoxShadow::default(),
    )
}

/// A button with a text.
pub fn button(label: impl Into<LocalText>, kind: ButtonKind) -> impl Bundle {
    let label = label.into();
    let node = Node {
        padding: UiRect::axes(px(padding(kind)), px(space::S + 2.0)),
        min_height: px(44),
        min_width: px(44),
        column_gap: px(space::S),
        border_radius: BorderRadius::all(px(14)),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    };
    let lettering =
        if kind == ButtonKind::Primary { Lettering::Heading } else { Lettering::Strong };
    let label_of = text(label.clone(), lettering, palette::INK);
    (node, fit(kind), behaviour(kind, label), children![label_of])
}

/// A lower button with a text, for use among many; on a phone it is as high as any other.
pub fn low_button(label: impl Into<LocalText>, kind: ButtonKind) -> impl Bundle {
    let label = label.into();
    let node = Node {
        padding: UiRect::horizontal(px(space::S + space::XS)),
        min_height: px(36),
        max_width: percent(100),
        column_gap: px(space::S),
        border_radius: BorderRadius::all(px(12)),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    };
    // A word of large letters that is wider than its column is broken.
    let breaks = TextLayout::linebreak(LineBreak::WordOrCharacter);
    let label_of = (text(label.clone(), Lettering::Cap, palette::INK), breaks, shared_place());
    // A finger needs its room.
    let room = Fit(|form, node| {
        (node.min_height, node.min_width) = (px(form.pick(36.0, 44.0)), px(form.pick(0.0, 44.0)));
    });
    (node, room, behaviour(kind, label), children![label_of])
}

fn padding(kind: ButtonKind) -> f32 {
    match kind {
        ButtonKind::Primary => space::XL,
        ButtonKind::Secondary | ButtonKind::Card => space::L,
        ButtonKind::Quiet
        | ButtonKind::Choice
        | ButtonKind::Icon
        | ButtonKind::Line
        | ButtonKind::Waiting => space::M,
    }
}

/// On a phone there is less padding beside a label.
fn fit(kind: ButtonKind) -> Fit {
    fn pad(node: &mut Node, side: f32) {
        (node.padding.left, node.padding.right) = (px(side), px(side));
    }
    match kind {
        ButtonKind::Primary => Fit(|form: Form, node| pad(node, form.pick(space::XL, space::L))),
        ButtonKind::Secondary | ButtonKind::Card => {
            Fit(|form, node| pad(node, form.pick(space::L, space::S + space::XS)))
        }
        _ => Fit(|form, node| pad(node, form.pick(space::M, space::S + space::XS))),
    }
}

/// A button with a pictogram before its text.
pub fn pictured_button(
    icon: &'static str,
    label: impl Into<LocalText>,
    kind: ButtonKind,
) -> impl Bundle {
    let label = label.into();
    let node = Node {
        padding: UiRect::axes(px(padding(kind)), px(space::S + 2.0)),
        min_height: px(44),
        column_gap: px(space::S),
        border_radius: BorderRadius::all(px(14)),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    };
    (
        node,
        fit(kind),
        behaviour(kind, label.clone()),
        children![
            (Icon::new(icon, 24), Tint(palette::INK)),
            text(label, Lettering::Strong, palette::INK)
        ],
    )
}

/// A square button with a pictogram; its label is only for screen readers.
pub fn icon_button(icon: &'static str, label: impl Into<LocalText>) -> impl Bundle {
    (
        square(),
        behaviour(ButtonKind::Icon, label.into()),
        children![(Icon::new(icon, 28), Tint(palette::INK))],
    )
}

/// A square button with a sign that is the same in every language; its label is only for screen
/// readers.
pub fn lettered_button(sign: &'static str, label: impl Into<LocalText>) -> impl Bundle {
    (
        square(),
        behaviour(ButtonKind::Icon, label.into()),
        children![plain(sign, Lettering::Strong, palette::INK)],
    )
}

/// An empty square button of this width in units; its label is only for screen readers.
pub fn sized_button(width: f32, label: impl Into<LocalText>) -> impl Bundle {
    let node = Node { width: px(width), height: px(width), ..square() };
    (node, behaviour(ButtonKind::Icon, label.into()))
}

fn square() -> Node {
    Node {
        width: px(44),
        height: px(44),
        border_radius: BorderRadius::all(px(14)),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        ..default()
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (style_buttons.in_set(ButtonSystems::TableGame), label_widgets)
            .before(bevy::ui::UiSystems::Prepare),
    );
}

/// The state of a button.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Mood {
    hovered: bool,
    pressed: bool,
    picked: bool,
    disabled: bool,
}

impl Mood {
    fn of<T>(self, rest: T, hovered: T, pressed: T) -> T {
        if self.pressed {
            pressed
        } else if self.hovered {
            hovered
        } else {
            rest
        }
    }
}

/// The appearance of a button. `height` is how far it lies above the ground, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
struct ButtonLook {
    paper: Color,
    text: Option<Color>,
    height: f32,
}

fn look(kind: ButtonKind, mood: Mood) -> ButtonLook {
    let Mood { picked, disabled, .. } = mood;
    let pick = |rest, hover, press| mood.of(rest, hover, press);
    let height = mood.of(4.0, 5.0, 1.0);
    let paper = pick(palette::PARCHMENT, palette::DEN_LAND, palette::LAND);
    match kind {
        ButtonKind::Waiting => {
            ButtonLook { paper: palette::FOCUS, text: Some(palette::PAPER), height: 1.0 }
        }
        _ if disabled && kind == ButtonKind::Card => {
            ButtonLook { paper: palette::PARCHMENT, text: None, height: 3.0 }
        }
        _ if disabled => {
            let (paper, text) =
                (palette::PARCHMENT.with_alpha(0.4), palette::COCOA.with_alpha(0.6));
            ButtonLook { paper, text: Some(text), height: 0.0 }
        }
        ButtonKind::Primary => ButtonLook {
            paper: pick(palette::FOCUS, palette::FOCUS_LIGHT, palette::FOCUS_DARK),
            text: Some(palette::PAPER),
            height,
        },
        ButtonKind::Choice | ButtonKind::Icon if picked => {
            ButtonLook { paper: palette::FOCUS, text: Some(palette::PAPER), height: 1.0 }
        }
        ButtonKind::Secondary | ButtonKind::Icon => {
            ButtonLook { paper, text: Some(palette::INK), height: height * 0.75 }
        }
        ButtonKind::Line => {
            let (rest, hover) = if picked {
                (palette::DEN_LAND, palette::DEN_LAND)
            } else {
                (Color::NONE, palette::PARCHMENT)
            };
            ButtonLook { paper: pick(rest, hover, palette::LAND), text: None, height: 0.0 }
        }
        ButtonKind::Quiet => ButtonLook {
            paper: pick(Color::NONE, palette::PARCHMENT, palette::DEN_LAND),
            text: Some(palette::INK),
            height: 0.0,
        },
        ButtonKind::Choice => ButtonLook { paper, text: Some(palette::INK), height: height * 0.5 },
        ButtonKind::Card => ButtonLook {
            paper: pick(palette::PAPER, Color::WHITE, palette::PARCHMENT),
            text: None,
            height: height * 1.25,
        },
    }
}

type ButtonParts<'a> = (
    Entity,
    &'a ButtonKind,
    &'a Hovered,
    Has<Pressed>,
    Has<Checked>,
    (Has<InteractionDisabled>, Has<Ringed>),
    &'a mut BackgroundColor,
    &'a mut BoxShadow,
    &'a mut Outline,
    Option<&'a Children>,
);

fn style_buttons(
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    mut buttons: Query<ButtonParts>,
    mut texts: Query<&mut TextColor>,
    mut tints: Query<&mut Tint>,
) {
    for (
        entity,
        kind,
        hovered,
        pressed,
        picked,
        (disabled, ringed),
        mut paper,
        mut cast,
        mut ring,
        children,
    ) in &mut buttons
    {
        // While keys move the focus, nothing else is lit under a pointer that rests.
        let hovered = hovered.get() && !disabled && !visible.0;
        let mood = Mood { hovered, pressed, picked, disabled };
        let look = look(*kind, mood);
        let focused = ringed || visible.0 && focus.get() == Some(entity);
        paper.set_if_neq(BackgroundColor(look.paper));
        cast.set_if_neq(shadow_of(look.height, focused));
        let teal = if focused { palette::FOCUS } else { Color::NONE };
        ring.set_if_neq(Outline::new(px(3), px(3), teal));
        let Some(color) = look.text else { continue };
        for child in children.into_iter().flatten() {
            if let Ok(mut text) = texts.get_mut(*child) {
                text.set_if_neq(TextColor(color));
            }
            if let Ok(mut tint) = tints.get_mut(*child) {
                tint.set_if_neq(Tint(color));
            }
        }
    }
}

/// The paper's shadow, or under a focus ring a cream layer that separates it from any background.
fn shadow_of(height: f32, focused: bool) -> BoxShadow {
    let layer = |color, x: f32, y: f32, spread: f32| ShadowStyle {
        color,
        x_offset: px(x),
        y_offset: px(y),
        spread_radius: px(spread),
        blur_radius: px(0),
    };
    let mut layers = Vec::new();
    if focused {
        layers.push(layer(palette::PAPER, 0.0, 0.0, 9.0));
    }
    if height > 0.0 && !focused {
        layers.push(layer(palette::SHADOW, height * 0.6, height, 0.0));
    }
    BoxShadow(layers)
}

fn label_widgets(
    locale: Res<Locale>,
    mut widgets: Query<(Ref<SpokenLabel>, &mut AccessibilityNode)>,
) {
    for (label, mut node) in &mut widgets {
        if label.is_changed() || locale.is_changed() {
            node.set_label(locale.say(&label.0));
        }
    }
}

#[cfg(test)]
mod tests;
