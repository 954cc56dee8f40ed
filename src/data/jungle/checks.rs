//! Checks a level's board and start once every value can be read.
//!
//! The rules rely on these checks: one den for each side, no pawn where it may not stand, nothing
//! out of bounds.

use crate::data::board::{Drawing, Drawn};
use crate::data::jungle::animals::Animals;
use crate::data::jungle::level::{Level, LevelDef};
use crate::data::letters::quoted;
use crate::data::source::Reader;
use crate::data::suggest::one_of;
use crate::data::{Named, Told};
use crate::rules::grid::squares;
use crate::rules::jungle::tables::MAX_PAWNS;
use crate::rules::jungle::{Jungle, Kind, KindPlan, Options, Plan, SIDES, Tables};
use crate::rules::{Actor, Game, Grid, Side, Square};

/// A board with its letters resolved.
#[derive(Clone, Debug)]
pub(super) struct Ground<'a> {
    pub(super) grid: Grid,
    pub(super) water: u64,
    pub(super) dens: [Square; 2],
    pub(super) traps: [u64; 2],
    letters: Vec<Drawn<'a>>,
}

const LEGEND: &str = ".~DTdt";
const SIDE_NAMES: [&str; 2] = ["red", "blue"];

/// Reads a drawn board: the letters `.` `~` `D` `T` `d` `t`, and one den for each side.
pub(super) fn ground<'a>(
    reader: &mut Reader<'a>,
    token: &str,
    board: &Drawing<'a>,
) -> Option<Ground<'a>> {
    let strange = board.letters.iter().filter(|drawn| !LEGEND.contains(drawn.letter));
    let strange: Vec<_> = strange.collect();
    for drawn in &strange {
        let hint = "`.` is land, `~` water, `D` and `T` red's den and traps, `d` and `t` blue's";
        let cause = format!("no board has squares drawn {}", quoted(drawn.letter));
        reader.flaw(drawn.place, cause, Some(hint.to_owned()));
    }
    let dens = SIDES.map(|side| den(reader, token, board, side));
    let set = |letter: char| {
        let drawn = board.letters.iter().filter(|drawn| drawn.letter == letter);
        drawn.fold(0, |set, drawn| set | drawn.square.bit())
    };
    let [red, blue] = dens;
    Some(Ground {
        grid: board.grid,
        water: set('~'),
        dens: [red?, blue?],
        traps: [set('T'), set('t')],
        letters: board.letters.clone(),
    })
    .filter(|_| strange.is_empty())
}

fn den(reader: &mut Reader<'_>, token: &str, board: &Drawing<'_>, side: Side) -> Option<Square> {
    let index = usize::from(side.0);
    let (letter, name) = (['D', 'd'][index], SIDE_NAMES[index]);
    let mut dens = board.letters.iter().filter(|drawn| drawn.letter == letter);
    let first = dens.next();
    if first.is_none() {
        let cause = format!("{name} has no den");
        let told = Told::new("flaw-den-missing").of(side);
        reader.flaw(token, cause, Some(format!("draw one `{letter}`"))).told(told);
    }
    let others: Vec<_> = dens.collect();
    for other in &others {
        let hint = "keep one of them".to_owned();
        let told = Told::new("flaw-den-twice").of(side);
        reader.flaw(other.place, format!("{name} has a den already"), Some(hint)).told(told);
    }
    first.filter(|_| others.is_empty()).map(|drawn| drawn.square)
}

/// Reads the starting position. If animals or ground are missing, skips the checks that need them.
pub(super) fn start<'a>(
    reader: &mut Reader<'a>,
    def: &LevelDef<'a>,
    drawn: Option<&Drawing<'a>>,
    ground: Option<&Ground<'_>>,
    animals: Option<&Animals>,
) -> Option<Vec<(Side, Kind, Square)>> {
    let drawn = drawn?;
    let token = def.start.token();
    let same_shape = ground.is_none_or(|ground| ground.grid == drawn.grid);
    if let Some(ground) = ground.filter(|_| !same_shape) {
        let (here, board) = (size(drawn.grid), size(ground.grid));
        let cause = format!("the start is drawn {here}, but the board is {board}");
        reader.flaw(token, cause, Some("draw both equally large".to_owned()));
    }
    let counted = counts(reader, token, drawn);
    let animals = animals?;
    let pawns = drawn.letters.iter().filter(|drawn| drawn.letter != '.');
    let pawns: Vec<_> = pawns
        .map(|drawn| {
            let (side, kind) = pawn(reader, drawn, animals)?;
            let ground = ground.filter(|_| same_shape)?;
            may_stand(reader, drawn, ground, &animals.kinds[kind.index()])?;
            Some((side, kind, drawn.square))
        })
        .collect();
    pawns.into_iter().collect::<Option<Vec<_>>>().filter(|_| counted)
}

fn size(grid: Grid) -> String {
    format!("{} by {}", grid.width, grid.height)
}

/// Checks that each side has pawns and that there are not too many.
fn counts(reader: &mut Reader<'_>, token: &str, drawn: &Drawing<'_>) -> bool {
    let letters = || drawn.letters.iter().map(|drawn| drawn.letter);
    let sides = [letters().any(char::is_uppercase), letters().any(char::is_lowercase)];
    for (side, _) in SIDES.into_iter().zip(sides).filter(|(_, present)| !present) {
        let (name, told) = (SIDE_NAMES[usize::from(side.0)], Told::new("flaw-no-animals").of(side));
        let hint = "capitals are red's pawns, small letters blue's".to_owned();
        reader.flaw(token, format!("{name} has no pawns"), Some(hint)).told(told);
    }
    let count = letters().filter(|letter| *letter != '.').count();
    if count > MAX_PAWNS {
        let cause = format!("{count} pawns start, more than {MAX_PAWNS}");
        let told = Told::new("flaw-too-many-animals").count("count", count);
        let told = told.count("most", MAX_PAWNS);
        reader.flaw(token, cause, Some("take some away".to_owned())).told(told);
    }
    sides == [true; 2] && count <= MAX_PAWNS
}

fn pawn(reader: &mut Reader<'_>, drawn: &Drawn<'_>, animals: &Animals) -> Option<(Side, Kind)> {
    let kind = animals.lettered(drawn.letter.to_ascii_uppercase());
    if kind.is_none() {
        let letters: Vec<String> =
            animals.kinds.iter().map(|kind| kind.letter.to_string()).collect();
        let cause = format!("no animal of this level has the letter {}", quoted(drawn.letter));
        let hint = format!("animals' letters are {}", one_of(letters.iter().map(String::as_str)));
        reader.flaw(drawn.place, cause, Some(hint.replace(" or ", " and ")));
    }
    Some((Side(u8::from(drawn.letter.is_ascii_lowercase())), kind?))
}

/// J6 and J12: no pawn starts in a den, and only swimmers start in water.
fn may_stand(
    reader: &mut Reader<'_>,
    drawn: &Drawn<'_>,
    ground: &Ground<'_>,
    kind: &KindPlan,
) -> Option<()> {
    let name = ground.grid.name(drawn.square);
    let (cause, told) = if ground.dens.contains(&drawn.square) {
        (format!("a pawn starts in the den on {name}"), Told::new("flaw-starts-in-den"))
    } else if ground.water & drawn.square.bit() != 0 && !kind.swims {
        let told = Told::new("flaw-starts-in-water");
        let told = told.naming("animal", Named::Piece(kind.id.clone()));
        (format!("`{}` starts in the water on {name}, but does not swim", kind.id), told)
    } else {
        return Some(());
    };
    let hint = "let it start on land".to_owned();
    reader.flaw(drawn.place, cause, Some(hint)).told(told.at(name));
    None
}

/// Notes dens that no animal of the other side can ever enter from where it starts. Such a match is won by captures alone.
pub(super) fn closed_dens(level: &Level) -> Vec<(String, String)> {
    let tables = &level.tables;
    let enters = |side: Side, kind: Kind, from: Square| {
        let mut reached = from.bit();
        loop {
            let further =
                squares(reached).fold(reached, |set, at| set | tables.ways(side, kind, at));
            if further == reached {
                return reached & tables.enemy_den(side) != 0;
            }
            reached = further;
        }
    };
    let mut notes = Vec::new();
    for side in SIDES {
        let own = level.plan.start.iter().filter(|(of, ..)| *of == side);
        if !own.into_iter().any(|(_, kind, from)| enters(side, *kind, *from)) {
            let enemy = Side(side.0 ^ 1);
            let (name, den) =
                (SIDE_NAMES[usize::from(enemy.0)], tables.grid.name(tables.den(enemy)));
            let cause = format!("no animal can ever reach the den of {name} on {den}");
            let hint = "leave a way on land, or start an animal that swims";
            notes.push((cause, hint.to_owned()));
        }
    }
    notes
}

/// Reports water that leapers cannot cross.
pub(super) fn leaps(
    reader: &mut Reader<'_>,
    ground: &Ground<'_>,
    animals: &Animals,
    options: &Options,
) {
    for square in one_banked(ground.grid, ground.water, &animals.kinds, options) {
        let place = ground.letters.iter().find(|drawn| drawn.square == square);
        let hint = "draw land there, or let nobody leap this way in `options`";
        let token = place.map_or("", |drawn| drawn.place);
        let told = Told::new("flaw-no-bank").at(ground.grid.name(square));
        reader.flaw(token, no_bank(ground.grid, square), Some(hint.to_owned())).told(told);
    }
}

/// J17: water at the edge of the board with a bank on one side only, in a direction in which
/// animals leap. It looks as if it could be leapt over but cannot, so it is taken for a slip.
fn one_banked(grid: Grid, water: u64, kinds: &[KindPlan], options: &Options) -> Vec<Square> {
    let ways = [((0, 1), true), ((1, 0), false)].into_iter().filter(|(_, lengthwise)| {
        let leapers = || kinds.iter().any(|kind| kind.leaps.allows(*lengthwise));
        options.leaps.allows(*lengthwise) && leapers()
    });
    ways.flat_map(|(way, _)| one_banked_along(grid, water, way)).collect()
}

/// Water at the edge of the board whose line ends at a bank on the other side.
fn one_banked_along(grid: Grid, water: u64, way: (i8, i8)) -> Vec<Square> {
    let back = (-way.0, -way.1);
    let is_water = |square: &Square| water & square.bit() != 0;
    let end = |from: Square, way| {
        let mut line = std::iter::successors(Some(from), |at| grid.step(*at, way));
        line.find(|square| !is_water(square))
    };
    let edges = squares(water).flat_map(|square| [(square, way), (square, back)]);
    let edges = edges.filter(|(square, way)| grid.step(*square, *way).is_none());
    let banked = edges.filter(|(square, (x, y))| end(*square, (-x, -y)).is_some());
    banked.map(|(square, _)| square).collect()
}

fn no_bank(grid: Grid, square: Square) -> String {
    let name = grid.name(square);
    format!("leapers have nowhere to land: beyond the water on {name} is no bank")
}

/// Reports a side that cannot begin.
pub(super) fn can_begin(reader: &mut Reader<'_>, token: &str, tables: &Tables) {
    for side in stuck(tables) {
        let (hint, told) = ("give its pawns room", Told::new("flaw-cannot-begin").of(side));
        reader.flaw(token, cannot_begin(side), Some(hint.to_owned())).told(told);
    }
}

/// J21: the sides that would have no move if they began.
fn stuck(tables: &Tables) -> impl Iterator<Item = Side> {
    let over = |side: &Side| Jungle::actor(tables, &tables.start_with(*side));
    SIDES.into_iter().filter(move |side| matches!(over(side), Actor::Nobody(_)))
}

fn cannot_begin(side: Side) -> String {
    let name = SIDE_NAMES[usize::from(side.0)];
    format!("the match is over before it begins: {name} cannot move")
}

/// Repeats the checks whose outcome a switch can change.
///
/// # Errors
/// The first flaw, in words for players.
pub(super) fn switched(plan: &Plan, tables: &Tables) -> Result<(), String> {
    let dry = one_banked(plan.grid, plan.water, &plan.kinds, &plan.options);
    if let Some(square) = dry.first() {
        return Err(no_bank(plan.grid, *square));
    }
    stuck(tables).next().map_or(Ok(()), |side| Err(cannot_begin(side)))
}
