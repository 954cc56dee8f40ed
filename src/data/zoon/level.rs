//! Levels, `levels/zoon/<name>.board.ron`: a field with its zones, tribes to choose from, options.
//!
//! A modder writes a [`LevelDef`]; it compiles to a [`Level`].

use serde::Deserialize;

use crate::data::board::{Drawing, squares};
use crate::data::cast::Cast;
use crate::data::fields::{GameName, of_game};
use crate::data::letters::{quoted, visible};
use crate::data::source::{At, Reader};
use crate::data::zoon::options::{self, OptionsDef};
use crate::data::zoon::tribe::Tribe;
use crate::data::{About, Difficulty, Named, Told};
use crate::rules::Grid;
use crate::rules::zoon::{MAX_SLOTS, MAX_SQUARES, Options, Plan, Tables, Zones};

/// The most tribes to choose from.
const MAX_TRIBES: usize = 16;

/// The game.
pub(super) const GAME: GameName = GameName { id: "zoon", called: "Zoon" };

/// A level. `game`, `board` and `tribes` are required.
///
/// ```ron
/// (
///     game: "zoon",
///     board: [
///         "rrrrrr",
///         "dddddd",
///         "cccccc",
///         "cccccc",
///         "dddddd",
///         "rrrrrr",
///     ],
///     tribes: ["cendrelins", "mousserocs"],
/// )
/// ```
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct LevelDef<'a> {
    /// The game this is a level of: `"zoon"`.
    #[serde(borrow)]
    pub game: At<'a, String>,
    /// The level's name, shown unchanged in every language. When left out, the text
    /// `zoon-level-<level>` is shown.
    #[serde(default)]
    pub title: At<'a, Option<At<'a, String>>>,
    /// One line about the level, shown unchanged. When left out, the text `zoon-level-<level>-line`
    /// is shown.
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
    /// The field drawn as strings of equal length, the top row first, at most 64 squares. From each
    /// edge inwards: rows of `r`, the reinforcement zone; rows of `d`, which together with `r` form
    /// the deployment zone; rows of `c`, the rest of the camp. Rows of `.` between the camps belong
    /// to neither side. Each row has only one letter, and the upper half mirrors the lower. Z5, Z7,
    /// Z78.
    pub board: At<'a, Vec<At<'a, String>>>,
    /// The tribes to choose from, up to sixteen: `"cendrelins"` stands for
    /// `assets/zoon/cendrelins.tribe.ron`. Both players may choose the same. Z6.
    pub tribes: At<'a, Vec<At<'a, String>>>,
    /// Do tribes have their trumps? `true` when left out; `false` suits a first match.
    #[serde(default = "yes")]
    pub trumps: At<'a, bool>,
}

fn yes<'a>() -> At<'a, bool> {
    At::given(true)
}

/// A level, checked and compiled.
#[derive(Clone, Debug)]
pub struct Level {
    /// What it says of itself.
    pub about: About,
    /// The tribes in the order of the plan, with everything the screens show.
    pub tribes: Vec<Tribe>,
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
    /// In words for players: the first switch that cannot be set, or why the settings contradict
    /// each other.
    pub fn with_options<'s>(
        mut self,
        changes: impl IntoIterator<Item = (&'s str, &'s str)>,
    ) -> Result<Self, String> {
        for (key, value) in changes {
            options::set(&mut self.plan.options, key, value)?;
        }
        options::switched(&self.plan.options)?;
        let weights = self.tables.weights;
        self.tables = Tables::build(&self.plan);
        self.tables.weights = weights;
        Ok(self)
    }
}

/// Compiles a level; reads every field before giving up, so that all flaws are reported.
pub(super) fn compile(
    reader: &mut Reader<'_>,
    cast: &mut Cast<'_, Tribe>,
    level: &str,
) -> Option<Level> {
    let def: LevelDef<'_> = reader.whole()?;
    let game = of_game(reader, &def.game, GAME);
    let (title, line, reconstructed) = (&def.title, &def.line, &def.reconstructed);
    let about = About::compile(reader, level, title, line, &def.difficulty, reconstructed);
    let options = reader.get(&def.options, "a block of options `(…)`");
    let options = options.and_then(|def| options::compile(reader, def));
    let trumps = reader.get(&def.trumps, "`true` or `false`").copied();
    let field = field(reader, &def.board);
    let tribes = tribes(reader, &def.tribes, cast, field);
    let (mut tribes, (grid, zones)) = (tribes?, field?);
    if !trumps? {
        for tribe in &mut tribes {
            tribe.trumps.clear();
            tribe.plan.trumps.clear();
        }
    }
    game?;
    let plans = tribes.iter().map(|tribe| tribe.plan.clone()).collect();
    let options: Options = options?;
    let plan = Plan { grid, zones, tribes: plans, options };
    let tables = Tables::build(&plan);
    Some(Level { about: about?, tribes, plan, tables })
}

/// Reads the field and its zones.
fn field<'a>(reader: &mut Reader<'a>, list: &At<'a, Vec<At<'a, String>>>) -> Option<(Grid, Zones)> {
    const LEGEND: &str = "`r` is the reinforcement zone, `d` the rest of the deployment zone, `c` the \
                          rest of the camp, `.` nobody's";
    let drawing = Drawing::read(reader, list, MAX_SQUARES)?;
    let grid = drawing.grid;
    let width = usize::from(grid.width);
    let mut sound = true;
    for row in drawing.letters.chunks(width) {
        let first = row[0];
        let other = row.iter().find(|drawn| drawn.letter != first.letter);
        let (place, cause, hint) = if !"rdc.".contains(first.letter) {
            (first.place, format!("no field has squares drawn {}", quoted(first.letter)), LEGEND)
        } else if let Some(other) = other {
            let cause = format!(
                "this row begins with {}, but here is {}",
                quoted(first.letter),
                quoted(other.letter)
            );
            (other.place, cause, "draw every row with one letter: zones are whole rows")
        } else {
            continue;
        };
        reader.flaw(place, cause, Some(hint.to_owned()));
        sound = false;
    }
    // From the lower edge upwards.
    let rows: Vec<char> = drawing.letters.chunks(width).rev().map(|row| row[0].letter).collect();
    if !sound {
        return None;
    }
    let own = &rows[..rows.len() / 2];
    let count = |letters: &str| own.iter().filter(|row| letters.contains(**row)).count();
    let [reinforcement, deployment, camp] = ["r", "rd", "rdc"].map(count);
    let order = |row: &char| "rdc.".find(*row);
    let middle = &rows[own.len()..rows.len() - own.len()];
    let (cause, told) = if rows.iter().ne(rows.iter().rev()) {
        ("the upper half of the field is no mirror image of the lower", "flaw-zones-order")
    } else if !own.is_sorted_by_key(order) || middle.iter().any(|row| *row != '.') {
        ("zones follow each other from either edge: `r`, `d`, `c`, then `.`", "flaw-zones-order")
    } else if reinforcement == 0 {
        ("the field has no reinforcement zone", "flaw-no-reinforcement")
    } else if deployment * width >= MAX_SLOTS {
        let cause = format!(
            "the deployment zone has {}, more than {}",
            squares(deployment * width),
            MAX_SLOTS - 1
        );
        let told = Told::new("flaw-zone-large").count("squares", deployment * width);
        let told = told.count("most", MAX_SLOTS - 1);
        let hint = "draw fewer rows of `d` and `r`".to_owned();
        reader.flaw(list.token(), cause, Some(hint)).told(told);
        return None;
    } else {
        let rows = [camp, deployment, reinforcement].map(|rows| rows as u8);
        let [camp, deployment, reinforcement] = rows;
        return Some((grid, Zones { camp, deployment, reinforcement }));
    };
    reader.flaw(list.token(), cause, Some(LEGEND.to_owned())).told(Told::new(told));
    None
}

/// Reads the tribes of the level and checks that they fit its field.
fn tribes<'a>(
    reader: &mut Reader<'a>,
    list: &At<'a, Vec<At<'a, String>>>,
    cast: &mut Cast<'_, Tribe>,
    field: Option<(Grid, Zones)>,
) -> Option<Vec<Tribe>> {
    let entries = reader.get(list, "a list of tribes such as `[\"cendrelins\"]`")?;
    if entries.is_empty() || entries.len() > MAX_TRIBES {
        let cause = match entries.len() {
            0 => "there are no tribes to choose from".to_owned(),
            many => format!("there are {many} tribes, more than {MAX_TRIBES}"),
        };
        let hint = format!("list 1 to {MAX_TRIBES} tribes");
        reader.flaw(list.token(), cause, Some(hint));
        return None;
    }
    let mut made: Vec<Option<Tribe>> = Vec::new();
    for (place, entry) in entries.iter().enumerate() {
        let tribe = cast.named(reader, entry).cloned();
        if let Some(id) = entry.ok()
            && entries[..place].iter().any(|other| other.ok() == Some(id))
        {
            let cause = format!("the tribe `{}` stands here twice", visible(id));
            let hint = "keep one of them; both players may choose the same tribe";
            reader.flaw(entry.token(), cause, Some(hint.to_owned()));
        }
        if let (Some(tribe), Some(field)) = (&tribe, field) {
            fits(reader, entry.token(), tribe, field);
        }
        made.push(tribe);
    }
    made.into_iter().collect()
}

/// Reports a tribe with more cards than the deployment zone has squares, or with formations of
/// another shape.
fn fits(reader: &mut Reader<'_>, token: &str, tribe: &Tribe, (grid, zones): (Grid, Zones)) {
    let id = &tribe.id;
    let room = usize::from(zones.deployment) * usize::from(grid.width);
    let corners = tribe.plan.zoons.iter().flat_map(|zoon| &zoon.corners);
    let cards: usize = corners.map(|(_, count)| usize::from(*count)).sum();
    if cards > room {
        let cause = format!("`{id}` has {cards} cards, but the deployment zone {}", squares(room));
        let told = Told::new("flaw-zone-small").naming("tribe", Named::Shown(tribe.name.clone()));
        let told = told.count("squares", room).count("cards", cards);
        let hint = "draw more rows of `d` or longer ones".to_owned();
        reader.flaw(token, cause, Some(hint)).told(told);
        return;
    }
    for (formation, width) in tribe.plan.formations.iter().zip(&tribe.widths) {
        let rows = formation.faces.len() / usize::from(*width).max(1);
        if (*width, rows) != (grid.width, usize::from(zones.deployment)) {
            let (name, wide, deep) = (&formation.id, grid.width, zones.deployment);
            let cause = format!(
                "the formation `{name}` of `{id}` is {width} squares wide and {rows} deep, the \
                 deployment zone {wide} wide and {deep} deep"
            );
            let hint = "formations are drawn for one size of field; leave them out for another";
            let told =
                Told::new("flaw-formations").naming("tribe", Named::Shown(tribe.name.clone()));
            let told = told.count("width", *width).count("height", rows);
            reader.flaw(token, cause, Some(hint.to_owned())).told(told);
            return;
        }
    }
}
