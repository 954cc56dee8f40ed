//! Levels, `levels/arena/<name>.board.ron`: a board, the packs on it, and the options.
//!
//! A modder writes a [`LevelDef`]; it compiles to a [`Level`].

use serde::Deserialize;

use crate::data::arena::animals::{Animal, Animals};
use crate::data::arena::ground;
use crate::data::arena::options::{self, OptionsDef};
use crate::data::arena::packs::{self, PacksDef};
use crate::data::board::Drawing;
use crate::data::bystanders;
use crate::data::cast::Cast;
use crate::data::fields::{GameName, of_game};
use crate::data::source::{At, Reader};
use crate::data::{About, Difficulty};
use crate::rules::arena::{MAX_SQUARES, Options, Plan, Tables};
use crate::rules::kept::Kept;

/// The game.
pub(super) const GAME: GameName = GameName { id: "arena", called: "Arena" };

/// A level. `game`, `animals`, `board` and `packs` are required.
///
/// ```ron
/// (
///     game: "arena",
///     animals: "pack",
///     board: [
///         "##HPH##",
///         // ... the other ranks
///         "##HPH##",
///     ],
///     packs: (
///         red: [(animal: "lion", square: "b3"), (animal: "elephant", square: "f3")],
///         blue: [(animal: "tiger", square: "f8"), (animal: "elephant", square: "b8")],
///     ),
/// )
/// ```
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LevelDef<'a> {
    /// The game this is a level of: `"arena"`.
    #[serde(borrow)]
    pub game: At<'a, String>,
    /// The file of animals: `"pack"` stands for `assets/arena/pack.animals.ron`.
    pub animals: At<'a, String>,
    /// The level's name, shown unchanged in every language. When left out, the text
    /// `arena-level-<level>` is shown.
    #[serde(default)]
    pub title: At<'a, Option<At<'a, String>>>,
    /// One line about the level, shown unchanged. When left out, the text
    /// `arena-level-<level>-line` is shown.
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
    /// The board drawn as strings of equal length, the top rank first, at most 256 squares and at
    /// most 26 squares wide and 26 high: `.` land, `~` water, `y` a den square on land, `b` one in
    /// water, `r` defence area, `H` a hunting square, `P` a prison square, `#` no square at all.
    /// Squares in the lower half belong to red, those in the upper half to blue. The board must be
    /// symmetric left to right and top to bottom. Hunting and prison squares may touch only each
    /// other, the defence area and `#`. Every other square must be reachable from every other. A
    /// den square directly behind another belongs to the second row. Statements R4, R6, R24.
    pub board: At<'a, Vec<At<'a, String>>>,
    /// The two packs and their ready-made set-up. R1.
    pub packs: At<'a, PacksDef<'a>>,
}

/// A level, checked and compiled.
#[derive(Clone, Debug)]
pub struct Level {
    /// What it says of itself.
    pub about: About,
    /// The name of the file of its animals, such as `pack`.
    pub cast: String,
    /// How animals are shown, in the order of their kinds.
    pub animals: Vec<Animal>,
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
    /// In words for players: the first switch that cannot be set, or why this board cannot be
    /// played with these settings.
    pub fn with_options<'s>(
        mut self,
        changes: impl IntoIterator<Item = (&'s str, &'s str)>,
    ) -> Result<Self, String> {
        for (key, value) in changes {
            options::set(&mut self.plan.options, key, value)?;
        }
        packs::switched(&self.plan)?;
        let weights = self.tables.weights;
        self.tables = Tables::build(&self.plan);
        self.tables.weights = weights;
        Ok(self)
    }
}

/// Compiles a level; reads every field before giving up, so that all flaws are reported.
pub(super) fn compile(
    reader: &mut Reader<'_>,
    cast: &mut Cast<'_, Animals>,
    level: &str,
) -> Option<Level> {
    let def: LevelDef<'_> = reader.whole()?;
    let game = of_game(reader, &def.game, GAME);
    let animals = cast.named(reader, &def.animals);
    let (title, line, reconstructed) = (&def.title, &def.line, &def.reconstructed);
    let about = About::compile(reader, level, title, line, &def.difficulty, reconstructed);
    let options = reader.get(&def.options, "a block of options `(…)`");
    let options = options.and_then(|def| options::compile(reader, def));
    let plan = plan(reader, &def, animals, options);
    let (animals, mut plan) = (animals?, plan?);
    game?;
    let kept = keep_those_that_stand(&mut plan);
    let tables = Tables::build(&plan);
    Some(Level {
        about: about?,
        cast: def.animals.ok()?.clone(),
        animals: kept.list(&animals.shown),
        plan,
        tables,
    })
}

/// Leaves the animals of packs out that stand in neither side's pack.
fn keep_those_that_stand(plan: &mut Plan) -> Kept {
    let ids = plan.kinds.iter().map(|kind| kind.id.as_str());
    let kept = bystanders::kept(ids, |at| plan.stands(at));
    plan.keep(&kept);
    kept
}

/// Compiles the board, the packs and their set-up.
fn plan<'a>(
    reader: &mut Reader<'a>,
    def: &LevelDef<'a>,
    animals: Option<&Animals>,
    options: Option<Options>,
) -> Option<Plan> {
    let token = def.board.token();
    let drawing = Drawing::read(reader, &def.board, MAX_SQUARES);
    let board = drawing.map(|drawing| ground::read(reader, token, &drawing));
    let both = reader.get(&def.packs, "the packs `(red: […], blue: […])`")?;
    let packs = packs::read(reader, both, animals, board.as_ref());
    let (animals, board) = (animals?, board?);
    let (kinds, counts) = packs::kinds(&packs, animals).unzip();
    if let Some(counts) = counts {
        ground::room(reader, token, &board, &counts);
    }
    let ready = packs::ready(reader, &packs, &board, options.as_ref(), animals);
    let board = Some(board).filter(|board| board.sound)?;
    Some(Plan {
        grid: board.grid,
        ground: board.ground,
        kinds: animals.kinds.clone(),
        packs: kinds?,
        ready: ready?,
        options: options?,
    })
}
