//! Signs on cards: each answers the pointer, the focus and a long press with its sentence, which is the
//! one of the legend.
//!
//! What is printed or drawn on a card is marked with [`SignOf`]; pictures that are no signs stay
//! silent. Deliberately absent: the sentences, which the game lists ([`SignBook`]).

use bevy::input_focus::tab_navigation::TabIndex;
use bevy::picking::hover::Hovered;
use bevy::prelude::*;

use super::layout::Part;
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

/// What signs can have the focus in. A column of buttons that has the keys is no menu of cards.
type Menus = (With<MenuScope>, Without<Part>);

/// Lets every sign that has just been drawn answer. In a menu it can have the focus too, once on each
/// card.
fn answer(
    drawn: Query<(Entity, &SignOf), Added<SignOf>>,
    book: Res<SignBook>,
    (parents, menus): (Query<&ChildOf>, Query<(), Menus>),
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

#[cfg(test)]
mod tests {
    use bevy::ecs::entity::EntityHashMap;
    use bevy::ecs::system::RunSystemOnce;
    use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
    use bevy::picking::backend::HitData;
    use bevy::picking::hover::HoverMap;
    use bevy::picking::pointer::PointerId;
    use bevy::platform::collections::HashMap;
    use bevy::platform::time::Instant;

    use super::super::card_panel::{CardShown, GroundShown, lay_card};
    use super::super::explain::{Card, Explain};
    use super::super::layout::Room;
    use super::super::legend::MarksShown;
    use super::super::tips::{HELD, PressedAt, UnderFinger, feel, shown_tips, tell_sign};
    use super::*;
    use crate::app::catalog::levels::tests::{shipped, shipped_levels};
    use crate::app::games::GAMES;
    use crate::app::kit::locale::Locale;
    use crate::app::screens::rules::tests::plan;
    use crate::app::table::{Enact, PlayerStyle};
    use crate::every_game;
    use crate::referee::Match;
    use crate::rules::Viewer;

    /// A world with the card panel, and the signs of a level.
    fn panel(level: &str, cards: &[Card]) -> World {
        let mut world = World::new();
        world.init_resource::<GroundShown>();
        world.init_resource::<MarksShown>();
        world.init_resource::<Locale>();
        world.init_resource::<PlayerStyle>();
        world.init_resource::<Room>();
        world.init_resource::<SignBook>();
        world.insert_resource(GAMES);
        world.insert_resource(plan(level));
        world.insert_resource(KnownFiles(Box::new(shipped)));
        world.insert_resource(AllCards(cards.to_vec()));
        world.run_system_once(open_book).expect("the book opens");
        world.spawn((Part::Card, ComputedNode::default()));
        world
    }

    fn lay(world: &mut World, card: &Card) -> Vec<Entity> {
        world.insert_resource(CardShown(Some(card.clone())));
        world.run_system_once(lay_card).expect("the card is laid");
        world.run_system_once(answer).expect("its signs are marked");
        let mut signs = world.query_filtered::<Entity, With<SignOf>>();
        signs.iter(world).collect()
    }

    fn cards<G: Enact + Explain>(level: &str) -> Vec<Card> {
        let tables = G::tables(&shipped, level, &[]).expect("a level");
        let setup = G::setup(&tables, &plan(level));
        let played = Match::<G>::new(std::sync::Arc::new(tables.clone()), setup, 1);
        G::cards(&tables, &played.view(Viewer::Spectator))
    }

    #[test]
    fn every_card_of_every_level_has_signs_that_answer_and_no_pictogram_is_silent() {
        let mut silent = Vec::new();
        every_game!(G => {
            let levels = shipped_levels();
            for level in levels.of_game(<G as crate::rules::Game>::ID) {
                let cards = cards::<G>(&level.id);
                let mut world = panel(&level.id, &cards);
                for card in &cards {
                    let signs = lay(&mut world, card);
                    let mut answers = 0;
                    for entity in signs {
                        let sign = world.get::<SignOf>(entity).expect("a sign").clone();
                        let answered = world.get::<Tipped>(entity).is_some()
                            && world.get::<Hovered>(entity).is_some()
                            && world.get::<Pickable>(entity) == Some(&Pickable::default());
                        answers += usize::from(answered);
                        if !answered && matches!(sign.sheet, "icons" | "heads" | "marks") {
                            silent.push(format!("{} {sign:?}", level.id));
                        }
                    }
                    if answers == 0 {
                        silent.push(format!("{} {}", level.id, card.name.key));
                    }
                }
            }
        });
        assert!(silent.is_empty(), "{silent:#?}");
    }

    /// How many signs of a level's first card can have the focus, in a column of buttons that has the keys or in
    /// a menu.
    fn stops(level: &str, cards: &[Card], in_menu: bool) -> usize {
        let mut world = panel(level, cards);
        let mut parts = world.query_filtered::<Entity, With<Part>>();
        let column = parts.single(&world).expect("the column");
        world.entity_mut(column).insert(MenuScope { layer: 0 });
        let signs = lay(&mut world, &cards[0]);
        if in_menu {
            world.entity_mut(column).remove::<Part>();
            for sign in &signs {
                let again = world.get::<SignOf>(*sign).expect("a sign").clone();
                world.entity_mut(*sign).remove::<SignOf>().insert(again);
            }
            world.run_system_once(answer).expect("its signs are marked");
        }
        signs.into_iter().filter(|sign| world.get::<TabIndex>(*sign).is_some()).count()
    }

    #[test]
    fn a_sign_takes_the_focus_in_a_menu_and_not_in_a_column_of_buttons_that_has_the_keys() {
        every_game!(G => {
            let levels = shipped_levels();
            let level = levels.of_game(<G as crate::rules::Game>::ID).next().expect("a level");
            let cards = cards::<G>(&level.id);
            assert_eq!(stops(&level.id, &cards, false), 0, "{}", level.id);
            assert!(stops(&level.id, &cards, true) > 0, "{}", level.id);
        });
    }

    /// Points at the first sign of a level's first card, focuses it and holds it.
    fn ask(level: &str, cards: &[Card]) {
        let mut world = panel(level, cards);
        world.init_resource::<InputFocus>();
        world.insert_resource(InputFocusVisible(true));
        world.init_resource::<UnderFinger>();
        world.init_resource::<PressedAt>();
        world.init_resource::<HoverMap>();
        let signs = lay(&mut world, &cards[0]);
        let sign = signs.into_iter().find(|sign| world.get::<Tipped>(*sign).is_some());
        let sign = sign.expect("a sign that answers");
        let told = |world: &mut World| {
            world.run_system_once(feel).expect("fingers are felt");
            world.run_system_once(tell_sign).expect("tips are shown");
            shown_tips(world, sign)
        };
        assert_eq!(told(&mut world), 0);
        world.entity_mut(sign).insert(Hovered(true));
        assert_eq!(told(&mut world), 1, "it is pointed at");
        world.insert_resource(PressedAt(Some(Vec2::ZERO)));
        assert_eq!(told(&mut world), 0, "a press has brought it under the pointer");
        world.insert_resource(PressedAt(None));
        world.entity_mut(sign).insert(Hovered(false));
        assert_eq!(told(&mut world), 0);
        world.resource_mut::<InputFocus>().set(sign, FocusCause::Navigated);
        assert_eq!(told(&mut world), 1, "it has the focus");
        let says = Tipped { says: "other".into(), key: None };
        let other = world.spawn((says, Hovered(true))).id();
        world.entity_mut(sign).remove::<Outline>();
        assert_eq!(told(&mut world), 0, "a mouse rests on another one");
        assert!(world.get::<Outline>(sign).is_some(), "which takes no ring away");
        world.despawn(other);
        world.resource_mut::<InputFocus>().clear();
        assert_eq!(told(&mut world), 0);
        let camera = world.spawn_empty().id();
        let hit = HitData { depth: 0.0, camera, position: None, normal: None, extra: None };
        let under: EntityHashMap<HitData> = [(sign, hit)].into_iter().collect();
        world.insert_resource(HoverMap(HashMap::from_iter([(PointerId::Touch(1), under)])));
        assert_eq!(told(&mut world), 0, "a tap tells nothing");
        let before = Instant::now().checked_sub(HELD).expect("a machine that runs");
        world.resource_mut::<UnderFinger>().0 = Some((sign, before));
        assert_eq!(told(&mut world), 1, "a finger rests on it");
        world.insert_resource(HoverMap::default());
        assert_eq!(told(&mut world), 0, "it was lifted");
    }

    #[test]
    fn a_sign_answers_the_pointer_the_focus_and_a_finger_that_rests_on_it() {
        every_game!(G => {
            let levels = shipped_levels();
            let level = levels.of_game(<G as crate::rules::Game>::ID).next().expect("a level");
            ask(&level.id, &cards::<G>(&level.id));
        });
    }
}
