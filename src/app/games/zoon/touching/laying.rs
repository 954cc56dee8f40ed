//! Lays the cards whose corners are touched over the field.

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, Button, observe};

use super::{Corner, Light, Touched};
use crate::app::games::zoon::combat::drawing::light;
use crate::app::games::zoon::combat::stage::{
    HEIGHT, card_column, cards_row, lay_foot, lay_middle, rimmed,
};
use crate::app::games::zoon::faces;
use crate::app::hud::card_print::{print_back, print_face};
use crate::app::kit::locale::LocalText;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::{Icon, Lettering, plain, space, text};
use crate::app::kit::{palette, theme};
use crate::app::session::card_face::CardFace;
use crate::rules::zoon::{Attacker, SEATS, Slot, Tables, View};
use crate::rules::{Seat, Side};

/// A fighting card as the player who touches sees it.
#[derive(PartialEq, Debug)]
pub(super) enum Lies {
    Back(String),
    Face(CardFace),
}

impl Lies {
    fn print(&self, card: &mut ChildSpawnerCommands, height: f32) {
        match self {
            Self::Back(back) => print_back(card, back, height),
            Self::Face(face) => print_face(card, face, height),
        }
    }
}

/// How a seat that touches sees both cards, or how both seats do when `seat` is `None`: face up
/// only if they lie so on the field. A played trump is known to all (Z57), but its enemy sees its
/// back, because it is turned in secret (Z69).
pub(super) fn lie(tables: &Tables, shown: &View, seat: Option<Seat>) -> [Lies; 2] {
    let field = shown.field();
    let combat = field.turn_state().combat;
    let zoon = |slot: Slot| shown.face(slot).map(|kind| faces::zoon(tables, kind));
    SEATS.map(|owner| {
        let face = combat.and_then(|combat| match combat.attacker {
            _ if combat.defender.seat() == owner => zoon(combat.defender),
            Attacker::Zoon(slot) => zoon(slot),
            Attacker::Shot { trump, .. } => {
                let tribe = field.tribe(owner);
                let plan = tables.trump(tribe, trump)?;
                (Some(owner) == seat).then(|| faces::trump(tables, tribe, plan))
            }
        });
        face.map_or_else(|| Lies::Back(faces::back(tables, field.tribe(owner))), Lies::Face)
    })
}

/// The seat that attacks, whose card lies on the left.
pub(super) fn attacker(view: &View) -> Seat {
    match view.field().turn_state().combat.map(|combat| combat.attacker) {
        Some(Attacker::Shot { trump, .. }) => trump.seat(),
        Some(Attacker::Zoon(slot)) => slot.seat(),
        None => SEATS[0],
    }
}

/// The owners of the cards from left to right, as in the combat scene.
fn both(left: Seat) -> [usize; 2] {
    let left = usize::from(left.0 & 1);
    [left, 1 - left]
}

/// What a seat that touches alone is shown.
#[derive(Clone, Copy)]
pub(super) struct Alone {
    pub(super) seat: Seat,
    /// Whose card lies on the left.
    pub(super) left: Seat,
    /// Whether the enemy's card lies face up for good.
    pub(super) open: bool,
    /// Whether the text names the buttons of a pad instead of keys.
    pub(super) pad: bool,
}

/// Both cards for a seat that touches, its own one in the shade.
pub(super) fn lay_alone(band: &mut ChildSpawnerCommands, alone: Alone, lie: &[Lies; 2]) {
    let Alone { seat, left, open, pad } = alone;
    lay_pair(band, left, lie, |card, owner| {
        if owner == usize::from(seat.0 & 1) {
            shade(card);
        } else {
            lay_corners(card, seat, open);
        }
    });
    lay_foot(band, |foot| {
        let line = if open { "zoon-touch-line-open" } else { "zoon-touch-line" };
        foot.spawn(text(line, Lettering::Note, palette::PAPER));
        let keys = if pad { "zoon-touch-pad" } else { "zoon-touch-keys" };
        foot.spawn(text(keys, Lettering::Small, palette::PARCHMENT));
    });
}

/// Both cards while no person here touches.
pub(super) fn lay_both(band: &mut ChildSpawnerCommands, left: Seat, lie: &[Lies; 2]) {
    lay_pair(band, left, lie, |_, _| {});
    lay_foot(band, |_| {});
}

/// The cards side by side as in the scene that follows; `over` adds to the card of an owner.
fn lay_pair(
    band: &mut ChildSpawnerCommands,
    left: Seat,
    lie: &[Lies; 2],
    over: impl Fn(&mut ChildSpawnerCommands, usize),
) {
    band.spawn((cards_row(), Pickable::IGNORE)).with_children(|row| {
        for (place, owner) in both(left).into_iter().enumerate() {
            if place > 0 {
                lay_middle(row, (), |_| {});
            }
            row.spawn((card_column(), Pickable::IGNORE)).with_children(|column| {
                let card = (rimmed(HEIGHT, Side(owner as u8)), Pickable::IGNORE);
                column.spawn(card).with_children(|card| {
                    lie[owner].print(card, HEIGHT);
                    over(card, owner);
                });
                column.spawn(text(LocalText::default(), Lettering::Strong, palette::PAPER));
            });
        }
    });
}

/// Darkens a card that is not to be touched.
fn shade(card: &mut ChildSpawnerCommands) {
    let whole = Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        border_radius: BorderRadius::all(px(HEIGHT * 12.0 / 126.0)),
        ..default()
    };
    card.spawn((whole, BackgroundColor(palette::INK.with_alpha(0.4)), Pickable::IGNORE));
}

pub(super) fn lay_duel(
    band: &mut ChildSpawnerCommands,
    ready: [bool; 2],
    lie: &[Lies; 2],
    names: &[String; 2],
) {
    band.spawn((cards_row(), Pickable::IGNORE)).with_children(|row| {
        for seat in 0..2 {
            let column = Node {
                flex_direction: FlexDirection::Column,
                align_items: AlignItems::Center,
                row_gap: px(space::S),
                ..default()
            };
            row.spawn((column, Pickable::IGNORE)).with_children(|column| {
                column
                    .spawn((rimmed(HEIGHT * 0.86, Side(seat as u8)), Pickable::IGNORE))
                    .with_children(|card| lie[seat].print(card, HEIGHT * 0.86));
                let line = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::S) };
                column.spawn((line, Pickable::IGNORE)).with_children(|line| {
                    let sign = if ready[seat] { "zoon_ready" } else { "zoon_waiting" };
                    line.spawn(Icon::of("marks", sign, 36));
                    line.spawn(plain(names[seat].clone(), Lettering::Strong, palette::PAPER));
                    let keys = ["zoon-duel-keys-1", "zoon-duel-keys-2"][seat];
                    line.spawn(text(keys, Lettering::Cap, palette::GOLD));
                });
            });
        }
    });
    let mut line = band.spawn(text("zoon-duel-line", Lettering::Note, palette::PAPER));
    line.insert(TextLayout::justify(Justify::Center));
}

/// Four places to press, and the lights over them.
fn lay_corners(card: &mut ChildSpawnerCommands, seat: Seat, open: bool) {
    // The four leave no gap, so a press anywhere on the card picks the nearest corner.
    let part = Vec2::new(HEIGHT * 90.0 / 126.0, HEIGHT) / 2.0;
    for corner in 0..4 {
        // Z31: the opposite corner is half-lit, except on a card that lies face up.
        for half in [false, true].into_iter().filter(|half| !(*half && open)) {
            let cell = if half { "touch_half" } else { "touch" };
            light(card, corner, cell, HEIGHT, (Light { corner, half }, Visibility::Hidden));
        }
    }
    for corner in 0..4_usize {
        let (right, low) = (matches!(corner, 1 | 2), matches!(corner, 2 | 3));
        let edge = |there: bool| if there { px(0) } else { auto() };
        let place = Node {
            position_type: PositionType::Absolute,
            width: px(part.x),
            height: px(part.y),
            left: edge(!right),
            right: edge(right),
            top: edge(!low),
            bottom: edge(low),
            ..default()
        };
        let spoken = LocalText::new(
            ["zoon-corner-1", "zoon-corner-2", "zoon-corner-3", "zoon-corner-4"][corner],
        );
        card.spawn((
            place,
            Corner(corner),
            (Button, Hovered::default(), TabIndex(0), SpokenLabel(spoken)),
            observe(move |_: On<Activate>, mut touched: MessageWriter<Touched>| {
                touched.write(Touched { seat, corner });
            }),
        ));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::games::zoon::tests::{before_a_fight, level};
    use crate::rules::dice::SmallDice;
    use crate::rules::zoon::{Action, Peeking, Setup, Zoon};
    use crate::rules::{Dice, Game, Viewer, after};

    /// How a seat sees the cards.
    fn before(tables: &Tables, position: &crate::rules::zoon::Position, seat: Seat) -> [Lies; 2] {
        let shown = Zoon::shown_to(&Zoon::known_to(tables, position, Viewer::Seat(seat)));
        lie(tables, &shown, Some(seat))
    }

    fn is_face(lies: &Lies) -> bool {
        matches!(lies, Lies::Face(_))
    }

    #[test]
    fn the_attackers_card_is_on_the_left_whoever_touches() {
        let tables = level("zoon/duel-of-tribes");
        let (position, attack) = before_a_fight(&tables);
        let fight = after::<Zoon>(&tables, &position, attack);
        let view = Zoon::known_to(&tables, &fight, Viewer::Spectator);
        assert_eq!(attacker(&view), position.field().turn_state().turn);
        assert_eq!(SEATS.map(both), [[0, 1], [1, 0]]);
    }

    #[test]
    fn before_the_reveal_both_zoons_lie_face_down_z14() {
        let tables = level("zoon/duel-of-tribes");
        let (position, attack) = before_a_fight(&tables);
        let fight = after::<Zoon>(&tables, &position, attack);
        for seat in SEATS {
            assert!(!before(&tables, &fight, seat).iter().any(is_face), "{seat:?}");
        }
    }

    #[test]
    fn who_shoots_sees_the_own_trump_and_the_enemy_does_not_z69() {
        let tables = level("zoon/duel-of-tribes");
        let setup = Setup { peeking: Peeking::OwnTurn, ..Setup::default() };
        let shot = (0..200).find_map(|seed| {
            let mut dice = SmallDice::new(seed);
            let mut now = Zoon::start(&tables, &setup);
            while now.field().ending().is_none() {
                let mut actions = Vec::new();
                Zoon::actions(&tables, &now, &mut actions);
                let shot = actions.iter().find(|action| matches!(action, Action::Shoot { .. }));
                if let Some(shot) = shot {
                    return Some((
                        now.field().turn_state().turn,
                        after::<Zoon>(&tables, &now, *shot),
                    ));
                }
                let action = actions[dice.below(actions.len() as u32) as usize];
                now = after::<Zoon>(&tables, &now, action);
            }
            None
        });
        let (shooter, fight) = shot.expect("a shot");
        let place = usize::from(shooter.0);
        assert!(is_face(&before(&tables, &fight, shooter)[place]));
        let enemy = Seat(1 - shooter.0);
        assert!(!is_face(&before(&tables, &fight, enemy)[place]));
    }
}
