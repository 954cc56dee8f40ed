//! Truffle's part of the menus and panels: its card, the texts of its level, its page of rules, and
//! the cards of its animals.

use menagerie::app::catalog::game_list::{GameCard, GameMenu, LevelWords};
use menagerie::app::catalog::records::Records;
use menagerie::app::catalog::rules_pages::{RulesBook, RulesPage};
use menagerie::app::catalog::seat_mode::SeatMode;
use menagerie::app::games::plug::Plug;
use menagerie::app::hud::{Card, Explain};
use menagerie::app::kit::locale::LocalText;
use menagerie::app::session::plan::MatchPlan;
use menagerie::data::{Files, FromFiles};
use menagerie::rules::{Game, Side, Spot};

use super::table_game::{PAWNS, head};
use super::truffle::{Truffle, Weights, Wood, tree};

impl Plug for Truffle {
    const CARD: GameCard = GameCard {
        game: Self::ID,
        picture: "title",
        players: 2,
        minutes: 1,
        difficulty: 2,
        menu: Some(GameMenu {
            seat_mode: SeatMode::TwoSides,
            variants: Vec::new,
            describe,
            pages,
            records: Records::of::<Self>(),
            editor: None,
        }),
    };
}

/// The texts hold the level's name, so this only checks that the level can be played.
fn describe(files: &dyn Files, level: &str) -> Option<LevelWords> {
    Truffle::tables(files, level, &[]).ok().map(|_| LevelWords::default())
}

fn pages(_: &dyn Files, _: &MatchPlan) -> RulesBook {
    let heads = || PAWNS.iter().map(|(_, name)| head(name).to_owned());
    let page = |key| RulesPage::new(key, "heads", &[]).showing_heads(heads());
    RulesBook { pages: vec![page("rules-truffle-goal")], names: Vec::new() }
}

/// The card of one of [`PAWNS`].
fn card(place: usize) -> Card {
    let (side, name) = PAWNS[place];
    Card {
        head: name.to_owned(),
        name: LocalText::new(format!("truffle-{name}")),
        powers: vec![LocalText::new(format!("truffle-{name}-power"))],
        side: Some(side),
        ..Card::default()
    }
}

impl Explain for Truffle {
    fn cards(_: &Weights, _: &Wood) -> Vec<Card> {
        (0..PAWNS.len()).map(card).collect()
    }

    fn card_at(_: &Weights, wood: &Wood, spot: Spot) -> Option<Card> {
        let place = (0..PAWNS.len()).rev().find(|place| tree(wood[*place]) == Some(spot))?;
        Some(card(place))
    }

    fn reach(_: &Weights, _: &Wood, _: Spot) -> Vec<Spot> {
        Vec::new()
    }

    fn endangered(_: &Weights, _: &Wood, _: Side) -> Vec<Spot> {
        Vec::new()
    }
}
