//! Levels, `levels/jungle/<name>.board.ron`: a board, the starting position and the options.
//!
//! A modder writes a [`LevelDef`]; it compiles to a [`Level`].

use serde::Deserialize;

use crate::data::board::Drawing;
use crate::data::bystanders;
use crate::data::cast::Cast;
use crate::data::fields::{GameName, of_game};
use crate::data::jungle::animals::Animals;
use crate::data::jungle::options::{self, OptionsDef};
use crate::data::jungle::{Animal, checks};
use crate::data::source::{At, Reader};
use crate::data::{About, Difficulty};
use crate::rules::jungle::tables::MAX_SQUARES;
use crate::rules::jungle::{Plan, Tables};
use crate::rules::kept::Kept;

/// The game.
pub(super) const GAME: GameName = GameName { id: "jungle", called: "Jungle" };

/// A level. `game`, `animals`, `board` and `start` are required.
///
/// ```ron
/// (
///     game: "jungle",
///     animals: "combat",
///     board: [
///         "..tdt..",
///         // ... the other ranks
///         "..TDT..",
///     ],
///     start: [
///         "l.....t",
///         // ... the other ranks
///         "T.....L",
///     ],
/// )
/// ```
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LevelDef<'a> {
    /// The game this is a level of: `"jungle"`.
    #[serde(borrow)]
    pub game: At<'a, String>,
    /// The file of animals: `"combat"` stands for `assets/jungle/combat.animals.ron`.
    pub animals: At<'a, String>,
    /// The level's name, shown unchanged in every language. When left out, the text
    /// `jungle-level-<level>` is shown.
    #[serde(default)]
    pub title: At<'a, Option<At<'a, String>>>,
    /// One line about the level, shown unchanged. When left out, the text
    /// `jungle-level-<level>-line` is shown.
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
    /// The board drawn as strings of equal length, the top rank first, at most 64 squares and at
    /// most 26 squares wide and 26 high: `.` land, `~` water, `D` and `T` the den and the traps of
    /// red (at the bottom), `d` and `t` those of blue. Each side has exactly one den.
    pub board: At<'a, Vec<At<'a, String>>>,
    /// The starting position, drawn like the board: `.` for no pawn, or the letter of an animal, a
    /// capital for red and a small letter for blue. At most 32 pawns.
    pub start: At<'a, Vec<At<'a, String>>>,
}

/// A level, checked and compiled.
#[derive(Clone, Debug)]
pub struct Level {
    /// What it says of itself.
    pub about: About,
    /// The name of the file of its animals, such as `combat`.
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
        let mut plan = self.plan.clone();
        plan.take_handicap();
        let weights = self.tables.weights;
        self.tables = Tables::build(&plan);
        self.tables.weights = weights;
        checks::switched(&plan, &self.tables)?;
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
    let board = Drawing::read(reader, &def.board, MAX_SQUARES);
    let ground = board.and_then(|board| checks::ground(reader, def.board.token(), &board));
    let drawn = Drawing::read(reader, &def.start, MAX_SQUARES);
    let start = checks::start(reader, &def, drawn.as_ref(), ground.as_ref(), animals);
    let (animals, options, ground) = (animals?, options?, ground?);
    checks::leaps(reader, &ground, animals, &options);
    game?;
    let mut plan = Plan {
        grid: ground.grid,
        water: ground.water,
        dens: ground.dens,
        traps: ground.traps,
        kinds: animals.kinds.clone(),
        start: start?,
        options,
    };
    let kept = keep_those_that_stand(&mut plan);
    let tables = Tables::build(&plan);
    checks::can_begin(reader, def.start.token(), &tables);
    Some(Level {
        about: about?,
        cast: def.animals.ok()?.clone(),
        animals: kept.list(&animals.shown),
        plan,
        tables,
    })
}

/// Leaves the animals of packs out that do not stand on the board.
fn keep_those_that_stand(plan: &mut Plan) -> Kept {
    let ids = plan.kinds.iter().map(|kind| kind.id.as_str());
    let kept = bystanders::kept(ids, |at| plan.stands(at));
    plan.keep(&kept);
    kept
}
