//! The bar: one button for each wish, with its name and key beside it while it is pointed at.
//!
//! A button that makes no sense now is grey and says why when it is pressed all the same, one that is on stays pressed. By pad its column is entered like a menu and left with Back.
//! Deliberately absent: what the buttons do; they only send their [`Wish`].

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};
use bevy::ui_widgets::Activate;

use super::card_panel::LevelNote;
use super::layout::Part;
use super::wish::{LogShown, Marking, Unfolded, Wish};
use crate::app::kit::form::Form;
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::locale::LocalText;
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::menus::{Ignored, MenuScope, no_menu};
use crate::app::kit::theme::prompts::Prompt;
use crate::app::kit::theme::{Lettering, panels, space, text};
use crate::app::kit::{palette, theme};
use crate::app::session::plan::Customs;
use crate::app::session::remark::Remark;
use crate::app::table::{BoardLayout, Gate, Seats, TurnNow, Watching};

/// The paper with a button's name.
#[derive(Component)]
struct Tip;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(wish_on_press)
        .add_observer(explain_press)
        .add_systems(Update, explain_keys.in_set(super::HudSystems::Hear).run_if(no_menu))
        .add_systems(
            Update,
            (lay_bar, grey_out, hide_some, keep_pressed, show_tips)
                .chain()
                .in_set(super::HudSystems::Show),
        );
}

fn lay_bar(parts: Query<(Entity, &Part), Added<Part>>, mut commands: Commands) {
    let Some((entity, _)) = parts.iter().find(|(_, part)| **part == Part::Bar) else { return };
    commands.entity(entity).with_children(|paper| {
        let grid = Node {
            justify_content: JustifyContent::Center,
            column_gap: px(3),
            ..theme::row(space::S)
        };
        paper.spawn((grid, Pickable::IGNORE)).with_children(|row| {
            for wish in Wish::BAR {
                match wish.icon() {
                    Some(icon) => row.spawn((theme::icon_button(icon, wish.label()), wish)),
                    None => row.spawn((theme::lettered_button("a1", wish.label()), wish)),
                };
            }
        });
    });
}

/// A pressed button keeps no focus: Enter and Space belong to the table, unless a menu holds the keys.
fn wish_on_press(
    pressed: On<Activate>,
    buttons: Query<&Wish>,
    scopes: Query<(), With<MenuScope>>,
    mut focus: ResMut<InputFocus>,
    mut wishes: MessageWriter<Wish>,
) {
    let Ok(wish) = buttons.get(pressed.entity) else { return };
    wishes.write(*wish);
    if scopes.is_empty() {
        focus.clear();
    }
}

/// Why a wish makes no sense now; nothing when it does.
fn why_not(wish: Wish, now: &TurnNow, seats: &Seats) -> Option<LocalText> {
    let waits = || match (now.outcome.is_some(), now.seat()) {
        (true, _) => "why-over".into(),
        (false, Some(seat)) => LocalText::new("table-not-your-turn").with(
            "player",
            seats.0.get(usize::from(seat.0)).map(|plan| plan.name.clone()).unwrap_or_default(),
        ),
        (false, None) => "status-draws-lots".into(),
    };
    match wish {
        Wish::Undo if !now.can_undo => Some("why-no-undo".into()),
        Wish::Redo if !now.can_redo => Some("why-no-redo".into()),
        Wish::Hint | Wish::OfferDraw if !now.awaits_human() => Some(waits()),
        Wish::OfferDraw if now.draw_offered_by.is_some() => Some("why-draw-offered".into()),
        Wish::Resign if now.outcome.is_some() => Some("why-over".into()),
        _ => None,
    }
}

fn explain_press(
    pressed: On<Ignored>,
    buttons: Query<&Wish>,
    (now, seats): (Res<TurnNow>, Res<Seats>),
    mut remarks: MessageWriter<Remark>,
) {
    let Ok(wish) = buttons.get(pressed.entity) else { return };
    remarks.write_batch(why_not(*wish, &now, &seats).map(|why| Remark::new("warning", why)));
}

/// Keys that the table hears wish in vain as buttons do.
fn explain_keys(
    intents: Intents,
    watching: Option<Res<Watching>>,
    (now, seats): (Res<TurnNow>, Res<Seats>),
    mut remarks: MessageWriter<Remark>,
) {
    let keys = [(Intent::Undo, Wish::Undo), (Intent::Redo, Wish::Redo)];
    let wished = keys.iter().find(|(intent, _)| watching.is_none() && intents.just(*intent));
    let why = wished.and_then(|(_, wish)| why_not(*wish, &now, &seats));
    remarks.write_batch(why.map(|why| Remark::new("warning", why)));
}

fn grey_out(
    (now, seats): (Res<TurnNow>, Res<Seats>),
    buttons: Query<(Entity, &Wish, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    for (entity, wish, grey) in &buttons {
        match (why_not(*wish, &now, &seats).is_none(), grey) {
            (true, true) => drop(commands.entity(entity).remove::<InteractionDisabled>()),
            (false, false) => drop(commands.entity(entity).insert(InteractionDisabled)),
            _ => {}
        }
    }
}

/// Among more than two sides nobody agrees on a draw, and most games have nothing to look at in secret. A board that is no grid has
/// no far side, no files and no pawns that could be taken. A replay has its own strip. A small window shows few before it is asked for
/// more.
fn hide_some(
    customs: Res<Customs>,
    gate: Res<Gate>,
    layout: Option<Res<BoardLayout>>,
    watching: Option<Res<Watching>>,
    (form, unfolded): (Res<Form>, Res<Unfolded>),
    mut buttons: Query<(&Wish, &mut Node)>,
) {
    let plays = watching.is_none();
    let is_grid = layout.is_none_or(|layout| layout.sketch.is_none());
    for (wish, mut node) in &mut buttons {
        let shown = match wish {
            Wish::Undo | Wish::Redo | Wish::Hint | Wish::Resign => plays,
            Wish::OfferDraw => customs.draws && plays,
            Wish::Peek => gate.may_peek.is_some() && plays,
            Wish::Flip | Wish::Coordinates | Wish::Threats => is_grid,
            Wish::Log => !form.is_small(),
            Wish::More => form.is_small(),
            _ => true,
        };
        let has_room = !form.is_small() || unfolded.0 || Wish::FEW.contains(wish);
        let shown = shown && has_room;
        let wanted = if shown { Display::Flex } else { Display::None };
        if node.display != wanted {
            node.display = wanted;
        }
    }
}

fn keep_pressed(
    marking: Res<Marking>,
    (log, unfolded): (Res<LogShown>, Res<Unfolded>),
    (settings, gate): (Res<Settings>, Res<Gate>),
    buttons: Query<(Entity, &Wish, Has<Checked>)>,
    mut commands: Commands,
) {
    for (entity, wish, pressed) in &buttons {
        let on = match wish {
            Wish::Threats => marking.threats,
            Wish::Reach => marking.reach,
            Wish::Peek => gate.open_for.is_some(),
            Wish::Log => log.0,
            Wish::More => unfolded.0,
            Wish::Coordinates => settings.coordinates,
            _ => false,
        };
        match (on, pressed) {
            (true, false) => drop(commands.entity(entity).insert(Checked)),
            (false, true) => drop(commands.entity(entity).remove::<Checked>()),
            _ => {}
        }
    }
}

type Tipped<'a> = (Entity, &'a Wish, &'a Hovered, Option<&'a Children>);

fn show_tips(
    buttons: Query<Tipped>,
    tips: Query<Entity, With<Tip>>,
    focus: Res<InputFocus>,
    visible: Res<InputFocusVisible>,
    source: LevelNote,
    mut commands: Commands,
) {
    for (entity, wish, hovered, children) in &buttons {
        let known = children.into_iter().flatten().copied().find(|child| tips.contains(*child));
        let focused = visible.0 && focus.get() == Some(entity);
        match (hovered.get() || focused, known) {
            (true, None) => {
                commands.entity(entity).with_child(tip(*wish, source.wording(&wish.label().key)));
            }
            (false, Some(tip)) => commands.entity(tip).despawn(),
            _ => {}
        }
    }
}

/// The bar stands at the window's right edge, so names grow to the left.
fn tip(wish: Wish, says: String) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        right: px(0),
        bottom: px(50),
        padding: UiRect::axes(px(space::M), px(space::S)),
        column_gap: px(space::S),
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(10)),
        ..default()
    };
    let label = (text(says, Lettering::Note, palette::PAPER), TextLayout::no_wrap());
    (
        Tip,
        node,
        BackgroundColor(palette::INK),
        panels::shadow(3.0),
        GlobalZIndex(5),
        Pickable::IGNORE,
        Children::spawn(SpawnWith(move |tip: &mut ChildSpawner| {
            tip.spawn(label);
            if let Some(intent) = wish.intent() {
                tip.spawn(Prompt(intent));
            }
        })),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::plan::{PlayerKind, SeatPlan};
    use crate::rules::{Actor, Outcome, Seat};

    #[test]
    fn every_button_that_makes_no_sense_says_why() {
        let seats = Seats(vec![SeatPlan { name: "Ann".into(), player: PlayerKind::Human }]);
        let why = |wish, now: &TurnNow| why_not(wish, now, &seats).map(|why| why.key.to_string());
        let mut now = TurnNow {
            actor: Actor::Seat(Seat(0)),
            player: Some(PlayerKind::Human),
            can_undo: true,
            can_redo: true,
            ..default()
        };
        let wishes = [Wish::Undo, Wish::Redo, Wish::Hint, Wish::OfferDraw, Wish::Resign];
        assert!(wishes.iter().all(|wish| why(*wish, &now).is_none()));
        now.draw_offered_by = Some(Seat(0));
        assert_eq!(why(Wish::OfferDraw, &now).as_deref(), Some("why-draw-offered"));
        (now.can_undo, now.can_redo, now.player) = (false, false, None);
        let said = |now: &TurnNow| wishes.map(|wish| why(wish, now).unwrap_or_default());
        let waits = "table-not-your-turn";
        assert_eq!(said(&now), ["why-no-undo", "why-no-redo", waits, waits, ""]);
        now.outcome = Some(Outcome::shared(2, "why"));
        let over = "why-over";
        assert_eq!(said(&now), ["why-no-undo", "why-no-redo", over, over, over]);
    }
}
