//! Signs on cards: each answers the pointer, the focus and a long press with its sentence, which is the
//! one of the legend.
//!
//! What is printed or drawn on a card is marked with [`SignOf`]; pictures that are no signs stay
//! silent. Deliberately absent: the sentences, which the game lists ([`SignBook`]).

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::powers::AllCards;
use super::tips::Tipped;
use crate::app::catalog::game_list::GameList;
use crate::app::catalog::records::KnownFiles;
use crate::app::catalog::signs::{Sign, SignBook};
use crate::app::kit::content::HEADS;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::menus::MenuScope;
use crate::app::session::plan::MatchPlan;

/// A picture that may be a sign: its sheet and cell.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub struct SignOf {
    /// The sheet.
    pub sheet: &'static str,
    /// The cell.
    pub cell: String,
}

impl SignOf {
    /// A picture.
    pub fn new(sheet: &'static str, cell: impl Into<String>) -> Self {
        Self { sheet, cell: cell.into() }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SignBook>().add_systems(
        Update,
        (
            open_book.run_if(
                resource_exists_and_changed::<MatchPlan>.or_else(resource_changed::<AllCards>),
            ),
            answer,
        )
            .chain()
            .run_if(in_state(Screen::Play)),
    );
}

/// Learns the signs of the match on the table, and the names of its animals.
fn open_book(
    plan: Option<Res<MatchPlan>>,
    (games, files): (Res<GameList>, Option<Res<KnownFiles>>),
    cards: Res<AllCards>,
    mut book: ResMut<SignBook>,
) {
    let (Some(plan), Some(files)) = (plan, files) else { return };
    let Some(menu) = games.menu(&plan.game) else { return };
    let pages = (menu.pages)(&*files.0, &plan).pages;
    let heads = cards.0.iter().filter(|card| card.face.is_none());
    let heads = heads.map(|card| Sign::new(HEADS, card.head.clone(), card.name.clone()));
    let signs = pages.into_iter().flat_map(|page| page.signs).chain(heads);
    book.set_if_neq(SignBook(signs.collect()));
}

/// Lets every sign that has just been drawn answer. In a menu it can have the focus too, once on each
/// card.
fn answer(
    drawn: Query<(Entity, &SignOf), Added<SignOf>>,
    book: Res<SignBook>,
    (parents, menus): (Query<&ChildOf>, Query<(), With<MenuScope>>),
    mut commands: Commands,
) {
    let mut told: Vec<(Entity, &LocalText)> = Vec::new();
    for (entity, sign) in &drawn {
        let Some(says) = book.says(sign.sheet, &sign.cell) else { continue };
        let mut sign = commands.entity(entity);
        let tipped = Tipped { says: says.clone(), key: None };
        sign.insert((tipped, Hovered::default(), Pickable::default()));
        let card = parents.get(entity).map_or(Entity::PLACEHOLDER, ChildOf::parent);
        let again = told.contains(&(card, says));
        told.push((card, says));
        if !again && parents.iter_ancestors(entity).any(|above| menus.contains(above)) {
            sign.insert((TabIndex(0), SpokenLabel(says.clone())));
        }
    }
}
