//! Levels, `levels/honga/<name>.board.ron`: a board, a mountain, three decks and options.
//!
//! A modder writes a [`LevelDef`]; it compiles to a [`Level`].

use serde::Deserialize;

use crate::data::cast::Cast;
use crate::data::fields::{GameName, of_game, whole};
use crate::data::honga::barter::{self, BarterDeck};
use crate::data::honga::board::{self, AreaDef, PlaceDef, Sketch};
use crate::data::honga::bonus::{self, BonusDeck};
use crate::data::honga::deck::{DeckFile, Named};
use crate::data::honga::discs::{self, Discs};
use crate::data::honga::goods::written;
use crate::data::honga::options::{self, OptionsDef};
use crate::data::source::{At, Reader};
use crate::data::{About, Difficulty};
use crate::rules::honga::{BarterPlan, MAX_STEPS, Options, Plan, Stock, Tables};

/// The most points on a step.
const MOST_POINTS: i64 = 99;

/// The game.
pub(super) const GAME: GameName = GameName { id: "honga", called: "Honga" };

/// A level. All fields are required except `title`, `line`, `difficulty`, `reconstructed` and
/// `options`.
///
/// ```ron
/// (
///     game: "honga",
///     board: [
///         "b m s",
///         " 1 2 ",
///         "e h l",
///         " 4 3 ",
///         "f c a",
///     ],
///     areas: [
///         (letter: 'b', id: "barter", kind: Barter),
///         (letter: 'l', id: "lake", kind: Gathering(resource: Fish)),
///         // ... the others
///     ],
///     places: [
///         (letter: '1', id: "north-west"),
///         // ... the others
///     ],
///     mountain: [0, 0, 1, 1, 2, 3, 5],
///     discs: "tribe",
///     barter: "tribe",
///     bonus: "tribe",
/// )
/// ```
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LevelDef<'a> {
    /// The game this is a level of: `"honga"`.
    #[serde(borrow)]
    pub game: At<'a, String>,
    /// The level's name, shown unchanged in every language. When left out, the text
    /// `honga-level-<level>` is shown.
    #[serde(default)]
    pub title: At<'a, Option<At<'a, String>>>,
    /// One line about the level, shown unchanged. When left out, the text
    /// `honga-level-<level>-line` is shown.
    #[serde(default)]
    pub line: At<'a, Option<At<'a, String>>>,
    /// Its difficulty: `Beginner`, `Normal` (the default) or `Expert`.
    #[serde(default)]
    pub difficulty: At<'a, Difficulty>,
    /// What is reconstructed in this level, that is, found in no source: a sentence shown
    /// on the sheet about the game.
    #[serde(default)]
    pub reconstructed: At<'a, Option<At<'a, String>>>,
    /// The options; [`OptionsDef`] gives their defaults.
    #[serde(default)]
    pub options: At<'a, OptionsDef<'a>>,
    /// The board drawn as strings, the top row first: areas, and round places where four areas
    /// meet; see [`board`]. Every round place touches four different areas, HONGA's among them, and
    /// every area touches a round place. H14.
    pub board: At<'a, Vec<At<'a, String>>>,
    /// The areas and their letters: up to sixteen, exactly one each of `Forest`, `Mountain`,
    /// `Mammoths`, `Barter` and `Honga`, and any number of `Gathering`.
    pub areas: At<'a, Vec<At<'a, AreaDef<'a>>>>,
    /// The round places and their letters: up to eight.
    pub places: At<'a, Vec<At<'a, PlaceDef<'a>>>>,
    /// The points on the mountain's steps from foot to top, 0 to 99 each; 2 to 16 steps. When a
    /// player reaches the top, that player scores the last number and the others the numbers of
    /// their steps. H36, H37.
    pub mountain: At<'a, Vec<At<'a, i64>>>,
    /// The discs: `"tribe"` stands for `assets/honga/tribe.discs.ron`.
    pub discs: At<'a, String>,
    /// The barter cards: `"tribe"` stands for `assets/honga/tribe.barter.ron`. There must be at
    /// least as many as lie open (`open`), and none may cost more of a raw material than a track
    /// holds, or more mammoths than there are of a colour.
    pub barter: At<'a, String>,
    /// The bonus cards: `"tribe"` stands for `assets/honga/tribe.bonus.ron`.
    pub bonus: At<'a, String>,
}

/// A level, checked and compiled.
#[derive(Clone, Debug)]
pub struct Level {
    /// What it says of itself.
    pub about: About,
    /// The areas in the order of the plan.
    pub areas: Vec<Named>,
    /// The round places in the order of the plan.
    pub places: Vec<Named>,
    /// The kinds of bonus cards in the order of the plan.
    pub bonus: Vec<Named>,
    /// Where areas and round places lie on screen.
    pub sketch: Sketch,
    /// The files of its discs, barter cards and bonus cards, in this order.
    pub decks: [DeckFile; 3],
    /// The level in plain numbers.
    pub plan: Plan,
    /// The tables the rules use.
    pub tables: Tables,
}

impl Level {
    /// This level with some switches set; each change is a key and a choice of
    /// [`options::switches`].
    ///
    /// # Errors
    /// In words for players: the first switch that cannot be set.
    pub fn with_options<'s>(
        mut self,
        changes: impl IntoIterator<Item = (&'s str, &'s str)>,
    ) -> Result<Self, String> {
        for (key, value) in changes {
            options::set(&mut self.plan.options, key, value)?;
        }
        let weights = self.tables.weights;
        self.tables = Tables::build(&self.plan);
        self.tables.weights = weights;
        Ok(self)
    }
}

/// The decks that a level names.
pub(super) struct Casts<'f> {
    pub(super) discs: Cast<'f, Discs>,
    pub(super) barter: Cast<'f, BarterDeck>,
    pub(super) bonus: Cast<'f, BonusDeck>,
}

/// Compiles a level; reads every field before giving up, so that all flaws are reported.
pub(super) fn compile(
    reader: &mut Reader<'_>,
    casts: &mut Casts<'_>,
    level: &str,
) -> Option<Level> {
    let def: LevelDef<'_> = reader.whole()?;
    let game = of_game(reader, &def.game, GAME);
    let (title, line, reconstructed) = (&def.title, &def.line, &def.reconstructed);
    let about = About::compile(reader, level, title, line, &def.difficulty, reconstructed);
    let options = reader.get(&def.options, "a block of options `(…)`");
    let options = options.and_then(|def| options::compile(reader, def));
    let board = board::compile(reader, &def.board, &def.areas, &def.places);
    let mountain = mountain(reader, &def.mountain);
    let decks = decks(reader, casts, &def, options.as_ref());
    game?;
    let (board, (discs, barter, bonus, decks)) = (board?, decks?);
    let plan = Plan {
        areas: board.areas,
        places: board.places,
        discs: discs.plan,
        barter: barter.plan,
        bonus: bonus.plan,
        mountain: mountain?,
        options: options?,
    };
    let tables = Tables::build(&plan);
    Some(Level {
        about: about?,
        areas: board.area_names,
        places: board.place_names,
        bonus: bonus.shown,
        sketch: board.sketch,
        decks,
        plan,
        tables,
    })
}

/// Reads the points on the steps of the mountain.
fn mountain<'a>(reader: &mut Reader<'a>, list: &At<'a, Vec<At<'a, i64>>>) -> Option<Vec<u8>> {
    let entries = reader.get(list, "a list of points such as `[0, 1, 3, 5]`")?;
    if !(2..=MAX_STEPS).contains(&entries.len()) {
        let cause = match entries.len() {
            0 | 1 => "a mountain has a foot and a top".to_owned(),
            many => format!("this mountain has {many} steps, more than {MAX_STEPS}"),
        };
        let hint = format!("list the points of 2 to {MAX_STEPS} steps");
        reader.flaw(list.token(), cause, Some(hint));
        return None;
    }
    let made: Vec<_> = entries.iter().map(|at| whole(reader, at, 0, MOST_POINTS)).collect();
    made.into_iter().collect()
}

/// The three decks and their files.
type Decks = (Discs, BarterDeck, BonusDeck, [DeckFile; 3]);

/// Reads the decks and checks them against the level.
fn decks<'a>(
    reader: &mut Reader<'a>,
    casts: &mut Casts<'_>,
    def: &LevelDef<'a>,
    options: Option<&Options>,
) -> Option<Decks> {
    let discs = casts.discs.named(reader, &def.discs).cloned();
    let barter = casts.barter.named(reader, &def.barter).cloned();
    let bonus = casts.bonus.named(reader, &def.bonus).cloned();
    if let Some((barter, options)) = barter.as_ref().zip(options) {
        can_be_paid(reader, &def.barter, &barter.plan, options);
    }
    let (discs, barter, bonus) = (discs?, barter?, bonus?);
    let file = |path: fn(&str) -> String, name: &At<'a, String>, reconstructed| {
        Some(DeckFile { path: path(name.ok()?), reconstructed })
    };
    let files = [
        file(discs::path, &def.discs, discs.reconstructed)?,
        file(barter::path, &def.barter, barter.reconstructed)?,
        file(bonus::path, &def.bonus, bonus.reconstructed)?,
    ];
    Some((discs, barter, bonus, files))
}

/// Reports cards that no tray can ever pay for, and a deck with fewer cards than lie open.
fn can_be_paid<'a>(
    reader: &mut Reader<'a>,
    name: &At<'a, String>,
    cards: &[BarterPlan],
    options: &Options,
) {
    let deck = name.ok().map_or("", String::as_str);
    let full = Stock([options.track; 4]);
    for card in cards {
        let (id, lacking) = (&card.id, card.cost.minus(full));
        let (cause, hint) = if !lacking.is_empty() {
            let asked =
                Stock(std::array::from_fn(
                    |at| {
                        if lacking.0[at] > 0 { card.cost.0[at] } else { 0 }
                    },
                ));
            (
                format!(
                    "`{id}` of `{deck}` asks for {}, but a track holds {}",
                    written(asked),
                    options.track
                ),
                "write a longer `track`, or take other cards",
            )
        } else if card.mammoths > options.mammoths {
            let asked = card.mammoths;
            (
                format!(
                    "`{id}` of `{deck}` asks for {asked} mammoths, but a colour has {}",
                    options.mammoths
                ),
                "write a larger number of `mammoths`, or take other cards",
            )
        } else {
            continue;
        };
        reader.flaw(name.token(), cause, Some(hint.to_owned()));
    }
    let count: usize = cards.iter().map(|card| usize::from(card.count)).sum();
    if count < usize::from(options.open) {
        let cause = format!("`{deck}` has {count} cards, but {} lie open", options.open);
        reader.flaw(
            name.token(),
            cause,
            Some("write a smaller number in `open`, or take other cards".to_owned()),
        );
    }
}
