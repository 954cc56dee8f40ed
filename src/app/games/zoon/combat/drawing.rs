//! Draws the combat scene: a band over the field, two cards and their scores.
//!
//! It is rebuilt for every act; only the turning of the cards is animated frame by frame.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::blow::Struck;
use super::stage::{
    HEIGHT, card_column, cards_row, lay_band, lay_foot, lay_head, lay_middle, rimmed, veil,
};
use super::{Act, COMPARE, CombatShow, Fighter, TURN};
use crate::app::games::zoon::faces::{self, CORNERS};
use crate::app::hud::card_print::{print_back, print_face};
use crate::app::kit::input::Intent;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::prompts::Prompt;
use crate::app::kit::theme::{Icon, Lettering, plain, space, text};
use crate::app::kit::{palette, theme};
use crate::app::session::card_face::CardFace;
use crate::app::table::{CloseCard, Faces, PlayerStyle};
use crate::rules::zoon::{Event, Tables, View};

/// The root of the scene.
#[derive(Component)]
pub(in super::super) struct SceneRoot;

/// A card that is turning.
#[derive(Component)]
pub(super) struct Turning;

#[derive(SystemParam)]
pub(super) struct Drawing<'w, 's> {
    roots: Query<'w, 's, Entity, With<SceneRoot>>,
    turning: Query<'w, 's, &'static mut UiTransform, With<Turning>>,
    struck: Query<'w, 's, (&'static Struck, &'static mut UiTransform), Without<Turning>>,
    commands: Commands<'w, 's>,
}

impl Drawing<'_, '_> {
    pub(super) fn clear(&mut self) {
        for root in &self.roots {
            self.commands.entity(root).despawn();
        }
    }

    pub(super) fn draw(
        &mut self,
        show: &CombatShow,
        act: Act,
        faces: &Faces,
        picture: Handle<Image>,
    ) {
        self.clear();
        let mut root = self.commands.spawn((SceneRoot, DespawnOnExit(Screen::Play), veil()));
        root.with_children(|root| {
            lay_band(root, picture, |band| {
                lay_head(band, LocalText::default(), show.told());
                band.spawn((cards_row(), Pickable::IGNORE)).with_children(|row| {
                    for (place, shown) in show.fighters.iter().enumerate() {
                        if place > 0 {
                            middle(row, show, act);
                        }
                        let fate = fate(&show.fighters, place);
                        fighter(row, shown, fate.filter(|_| act == Act::Compared), act, faces);
                    }
                });
                verdict(band, show, act);
            });
        });
    }

    /// Turns the cards at the beginning of their act, and lets the blow fall that decides.
    pub(super) fn turn(&mut self, time: Duration, calm: bool) {
        let seconds = time.as_secs_f32();
        let turn = TURN.as_secs_f32();
        let wide = match Act::at(time) {
            _ if calm => 1.0,
            Act::Turned => ((seconds - turn) / 0.25).min(1.0),
            Act::Touched => ((turn - seconds) / 0.12).clamp(0.02, 1.0),
            _ => 1.0,
        };
        for mut transform in &mut self.turning {
            transform.scale.x = wide;
        }
        let since = seconds - COMPARE.as_secs_f32();
        for (struck, mut transform) in &mut self.struck {
            transform.set_if_neq(struck.at(since, calm));
        }
    }
}

/// What the blow does to the card at a place; nothing where one card is shown alone.
fn fate(fighters: &[Fighter], place: usize) -> Option<Struck> {
    let [left, right] = fighters else { return None };
    // To the right for the card on the left.
    let inwards = if place == 0 { 1.0 } else { -1.0 };
    Some(match (place == 0, left.falls, right.falls) {
        (_, false, false) => Struck::Repelled(inwards),
        (true, true, _) | (false, _, true) => Struck::Beaten(-inwards),
        _ => Struck::Winner(inwards),
    })
}

fn fighter(
    row: &mut ChildSpawnerCommands,
    fighter: &Fighter,
    fate: Option<Struck>,
    act: Act,
    faces: &Faces,
) {
    row.spawn((card_column(), Pickable::IGNORE)).with_children(|column| {
        let card = (rimmed(HEIGHT, fighter.side), UiTransform::default(), Pickable::IGNORE);
        let mut card = column.spawn(card);
        match act {
            Act::Compared => drop(fate.map(|fate| card.insert(fate))),
            _ => drop(card.insert(Turning)),
        }
        card.with_children(|card| match faces.get(&fighter.face) {
            Some(face) if act >= Act::Turned => print_face(card, &lit(face, fighter), HEIGHT),
            Some(face) if fighter.open => print_face(card, face, HEIGHT),
            _ => print_back(card, &fighter.back, HEIGHT),
        });
        // Z31: touching a card's back picks a diagonal; on a card that lay face up a single corner
        // is touched.
        if act == Act::Touched && fighter.corner < CORNERS.len() {
            card.with_children(|card| {
                let touched = [fighter.corner, (fighter.corner + 2) % 4];
                for corner in touched.into_iter().take(if fighter.open { 1 } else { 2 }) {
                    light(card, corner, "touch", HEIGHT, ());
                }
            });
        }
        let name = if act >= Act::Turned { fighter.name.clone() } else { LocalText::default() };
        column.spawn(text(name, Lettering::Strong, palette::PAPER));
    });
}

/// The cards of a combat with the touched corners lit; none for other events.
pub(in super::super) fn close_up(tables: &Tables, known: &View, event: &Event) -> Vec<CloseCard> {
    let Some(show) = CombatShow::of(tables, known, event) else { return Vec::new() };
    let faces = Faces::new(faces::all(tables));
    let close = |fighter: &Fighter| {
        let face = lit(faces.get(&fighter.face)?, fighter);
        Some(CloseCard { side: fighter.side, face })
    };
    show.fighters.iter().filter_map(close).collect()
}

/// The face with a golden plate under the touched corner.
fn lit(face: &CardFace, fighter: &Fighter) -> CardFace {
    let mut face = face.clone();
    let corner = CORNERS.get(fighter.corner).copied().unwrap_or_default();
    for picture in &mut face.pictures {
        if picture.cell == "plate" && picture.middle == corner {
            "plate_lit".clone_into(&mut picture.cell);
            picture.size *= 1.18;
        }
    }
    face
}

/// A picture drawn for the upper left corner, to be mirrored into the corner of this index.
#[derive(Component, Clone, Copy)]
pub(in super::super) struct Mirrored(usize);

/// Lights a corner of a card.
pub(in super::super) fn light(
    card: &mut ChildSpawnerCommands,
    corner: usize,
    cell: &'static str,
    height: f32,
    more: impl Bundle,
) {
    let unit = height / crate::app::session::card_face::CARD.y;
    let side = crate::app::session::card_face::GRID * unit;
    let place = Node {
        position_type: PositionType::Absolute,
        left: px((height * 90.0 / 126.0 - side) / 2.0),
        top: px((height - side) / 2.0),
        ..default()
    };
    card.spawn((Icon::of("cards", cell, side as u16), Mirrored(corner), place, more));
}

/// Mirrors the lights. Corners are numbered from the upper left, clockwise.
pub(in super::super) fn mirror_lights(
    mut lights: Query<(&Mirrored, &mut ImageNode), Changed<ImageNode>>,
) {
    for (Mirrored(corner), mut picture) in &mut lights {
        let (right, low) = (matches!(corner, 1 | 2), matches!(corner, 2 | 3));
        if (picture.flip_x, picture.flip_y) != (right, low) {
            (picture.flip_x, picture.flip_y) = (right, low);
        }
    }
}

fn middle(row: &mut ChildSpawnerCommands, show: &CombatShow, act: Act) {
    let fill = |scores: &mut ChildSpawnerCommands| {
        if act < Act::Compared {
            return;
        }
        let line = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::M) };
        scores.spawn((line, Pickable::IGNORE)).with_children(|row| {
            for (place, fighter) in show.fighters.iter().enumerate() {
                if place > 0 {
                    row.spawn(plain("–", Lettering::Display, palette::PAPER));
                }
                score(row, fighter);
            }
        });
    };
    match act {
        Act::Compared => lay_middle(row, (UiTransform::default(), Struck::Star), fill),
        _ => lay_middle(row, (), fill),
    }
}

/// A score with the bonus of gear, or the sign that replaces it.
fn score(row: &mut ChildSpawnerCommands, fighter: &Fighter) {
    let paper = Node {
        min_width: px(48),
        min_height: px(52),
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        border_radius: BorderRadius::all(px(12)),
        ..default()
    };
    let color = PlayerStyle::Packs.color(fighter.side);
    row.spawn((paper, BackgroundColor(color), Pickable::IGNORE)).with_children(|paper| {
        match fighter.score {
            Some(number) => {
                paper.spawn(plain(number.to_string(), Lettering::Display, palette::PAPER));
            }
            None if fighter.crossed => drop(paper.spawn(Icon::of("zoon", "cross", 36))),
            None => drop(paper.spawn(Icon::of("zoon", "star", 36))),
        }
        if fighter.bonus > 0 {
            let at = Node {
                position_type: PositionType::Absolute,
                right: px(-10),
                top: px(-10),
                padding: UiRect::axes(px(5), px(0)),
                border_radius: BorderRadius::all(px(9)),
                ..default()
            };
            let says = plain(format!("+{}", fighter.bonus), Lettering::Cap, palette::INK);
            paper.spawn((at, BackgroundColor(palette::GOLD), children![says]));
        }
    });
}

fn verdict(band: &mut ChildSpawnerCommands, show: &CombatShow, act: Act) {
    lay_foot(band, |column| {
        if act < Act::Compared {
            return;
        }
        column.spawn(text(show.verdict.clone(), Lettering::Heading, palette::GOLD));
        if let Some((cell, does)) = &show.star {
            let row = Node { flex_wrap: FlexWrap::NoWrap, ..theme::row(space::S) };
            column.spawn((row, Pickable::IGNORE)).with_children(|row| {
                if let Some(cell) = cell {
                    row.spawn(Icon::of("marks", *cell, 48));
                }
                let mut line = row.spawn(text(does.clone(), Lettering::Note, palette::PAPER));
                line.insert(TextLayout::justify(Justify::Center));
            });
        }
        // A press anywhere goes on; this says so where a button is looked for.
        let chip = Node {
            flex_wrap: FlexWrap::NoWrap,
            padding: UiRect::axes(px(space::M), px(space::XS)),
            margin: UiRect::top(px(space::XS)),
            border_radius: BorderRadius::all(px(12)),
            ..theme::row(space::S)
        };
        column.spawn((chip, BackgroundColor(palette::FOCUS), Pickable::IGNORE)).with_children(
            |row| {
                row.spawn(Prompt(Intent::Pick));
                row.spawn(text("zoon-combat-go-on", Lettering::Strong, palette::PAPER));
            },
        );
    });
}
