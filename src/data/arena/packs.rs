//! The packs of a level and their ready-made set-up.
//!
//! A pack is listed rather than drawn, because forty animals cannot all have letters. Each member
//! is listed with its square, so pack and set-up always agree.

use serde::Deserialize;

use crate::data::arena::SIDE_NAMES;
use crate::data::arena::animals::Animals;
use crate::data::arena::ground::Board;
use crate::data::fields::optional;
use crate::data::letters::visible;
use crate::data::source::{At, Reader};
use crate::data::suggest::{did_you_mean, one_of};
use crate::data::{Named, Told};
use crate::rules::arena::{Ground, Heading, Kind, KindPlan, MAX_PACK, Options, Plan, Power, SIDES};
use crate::rules::{Side, Square};

/// Both packs. They must have the same number of animals, at most twenty.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PacksDef<'a> {
    /// The pack at the bottom of the board.
    #[serde(borrow)]
    pub red: At<'a, Vec<At<'a, MemberDef<'a>>>>,
    /// The pack at the top.
    pub blue: At<'a, Vec<At<'a, MemberDef<'a>>>>,
}

/// One animal of a pack: `(animal: "lion", square: "e3")`. Only `animal` is required.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MemberDef<'a> {
    /// The animal's id in the level's file of animals. A pack may have several of the same animal.
    #[serde(borrow)]
    pub animal: At<'a, String>,
    /// Its den square in the ready-made set-up, such as `"e3"`: files are letters from the left,
    /// ranks are numbers from the bottom. Give one to all animals of a level or to none; without
    /// them, players always place their packs by hand. Statements R5, R6.
    #[serde(default)]
    pub square: At<'a, Option<At<'a, String>>>,
    /// Where its head points there: `North` (the top of the board), `NorthEast` and so on. Straight
    /// at the enemy when left out. R9.
    #[serde(default)]
    pub heading: At<'a, Option<HeadingDef>>,
}

/// A direction on the board; north is the top.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum HeadingDef {
    /// Up.
    North,
    /// Up and right.
    NorthEast,
    /// Right.
    East,
    /// Down and right.
    SouthEast,
    /// Down.
    South,
    /// Down and left.
    SouthWest,
    /// Left.
    West,
    /// Up and left.
    NorthWest,
}

/// One member's place in the ready-made set-up, with its source text.
struct Stand<'a> {
    square: Square,
    heading: Heading,
    /// The text of the square and of the heading; the square's text twice if no heading is given.
    tokens: [&'a str; 2],
}

/// One side's pack, as far as it is readable.
pub(super) struct Pack<'a> {
    kinds: Option<Vec<Kind>>,
    /// In pack order; `None` for a member without a square.
    stands: Option<Vec<Option<Stand<'a>>>>,
    /// Each member's text in the file.
    tokens: Vec<&'a str>,
}

/// How many animals a pack has.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Counts {
    pub(super) all: usize,
    /// Those that never enter water.
    pub(super) landlocked: usize,
}

/// The ready-made set-up of both packs, as the plan holds it.
pub(super) type Ready = [Vec<(Square, Heading)>; 2];

/// Reads both packs. If animals or board are missing, skips the checks that need them.
pub(super) fn read<'a>(
    reader: &mut Reader<'a>,
    def: &PacksDef<'a>,
    animals: Option<&Animals>,
    board: Option<&Board<'_>>,
) -> [Option<Pack<'a>>; 2] {
    let lists = [&def.red, &def.blue];
    let packs = SIDES.map(|side| {
        let list = lists[usize::from(side.0)];
        pack(reader, side, list, animals, board)
    });
    if let [Some(red), Some(blue)] = &packs {
        let (reds, blues) = (red.tokens.len(), blue.tokens.len());
        if reds != blues {
            let cause = format!("blue's pack has {blues} animals, red's has {reds}");
            let hint = "give both packs equally many".to_owned();
            let told = Told::new("flaw-packs-differ").count("red", reds).count("blue", blues);
            reader.flaw(def.blue.token(), cause, Some(hint)).told(told);
        }
        all_or_none(reader, [red, blue]);
    }
    packs
}

fn pack<'a>(
    reader: &mut Reader<'a>,
    side: Side,
    list: &At<'a, Vec<At<'a, MemberDef<'a>>>>,
    animals: Option<&Animals>,
    board: Option<&Board<'_>>,
) -> Option<Pack<'a>> {
    let name = SIDE_NAMES[usize::from(side.0)];
    let members = reader.get(list, "a list of animals such as `[(animal: \"lion\")]`")?;
    if members.is_empty() || members.len() > MAX_PACK {
        let (cause, told) = match members.len() {
            0 => (format!("{name} has no animals"), Told::new("flaw-no-animals")),
            many => {
                let told = Told::new("flaw-pack-large").count("count", many);
                let cause = format!("{name}'s pack has {many} animals, more than {MAX_PACK}");
                (cause, told.count("most", MAX_PACK))
            }
        };
        let hint = format!("list 1 to {MAX_PACK} animals");
        reader.flaw(list.token(), cause, Some(hint)).told(told.of(side));
        return None;
    }
    let mut kinds = Some(Vec::new());
    let mut stands = Some(Vec::new());
    for member in members {
        let def = reader.get(member, "an animal of the pack, `(animal: \"lion\")`,");
        let new = def.and_then(|def| kind(reader, &def.animal, animals?));
        kinds = kinds.zip(new).map(|(kinds, new)| [kinds, vec![new]].concat());
        let stand = def.and_then(|def| stand(reader, def, side, board));
        stands = stands.zip(stand).map(|(mut stands, stand)| {
            stands.push(stand);
            stands
        });
    }
    if let (Some(kinds), Some(animals)) = (&kinds, animals) {
        let mut kinds = kinds.iter().map(|kind| &animals.kinds[kind.index()]);
        if kinds.all(|kind| kind.has(Power::Unjailable)) {
            cannot_be_taken(reader, list.token(), side);
        }
    }
    let tokens = members.iter().map(At::token).collect();
    Some(Pack { kinds, stands, tokens })
}

fn kind<'a>(reader: &mut Reader<'a>, at: &At<'a, String>, animals: &Animals) -> Option<Kind> {
    let id = reader.get(at, "an animal's id in double quotes")?;
    let found = animals.kind(id);
    if found.is_none() {
        let ids = || animals.kinds.iter().map(|kind| kind.id.as_str());
        let hint = did_you_mean(id, ids())
            .unwrap_or_else(|| format!("animals of this level are {}", one_of(ids())));
        let cause = format!("this level has no animal `{}`", visible(id));
        reader.flaw(at.token(), cause, Some(hint.replace(" or ", " and ")));
    }
    found
}

/// R94: a pack in which no animal can be taken has lost before the match begins.
fn cannot_be_taken(reader: &mut Reader<'_>, token: &str, side: Side) {
    let name = SIDE_NAMES[usize::from(side.0)];
    let cause = format!("every animal of {name}'s pack is `Unjailable`: it is beaten at once");
    let hint = "add an animal that can be taken".to_owned();
    reader.flaw(token, cause, Some(hint)).told(Told::new("flaw-never-taken").of(side));
}

/// A member's place. The outer `None` means unreadable, the inner one means no square given.
fn stand<'a>(
    reader: &mut Reader<'a>,
    def: &MemberDef<'a>,
    side: Side,
    board: Option<&Board<'_>>,
) -> Option<Option<Stand<'a>>> {
    let heading = *reader.get(&def.heading, "a heading such as `North`")?;
    let at = optional(reader, &def.square, "a square in double quotes such as `\"e3\"`")?;
    let (Some(at), Some(board)) = (at, board) else { return Some(None).filter(|_| at.is_none()) };
    let square = board.grid.square(at.ok()?);
    let Ok(square) = square.map_err(|flaw| {
        let corner = Square((board.grid.len() - 1) as u8);
        let hint = format!("squares go from \"a1\" to {:?}", board.grid.name(corner));
        reader.flaw(at.token(), visible(&flaw.cause), Some(hint));
    }) else {
        return None;
    };
    let token = if heading.is_some() { def.heading.token() } else { at.token() };
    let heading = heading.map_or(Heading::forward(side), |heading| Heading(heading as u8));
    Some(Some(Stand { square, heading, tokens: [at.token(), token] }))
}

/// Either all animals have a square, or none has.
fn all_or_none(reader: &mut Reader<'_>, packs: [&Pack<'_>; 2]) {
    let members = || {
        let stands = packs.into_iter().map(|pack| pack.stands.as_ref());
        stands.zip(packs).flat_map(|(stands, pack)| stands.into_iter().flatten().zip(&pack.tokens))
    };
    if members().all(|(stand, _)| stand.is_none()) {
        return;
    }
    for (_, token) in members().filter(|(stand, _)| stand.is_none()) {
        let cause = "this animal has no square, but others have";
        let hint = "add `square: …`, or take it from all others";
        let told = Told::new("flaw-some-without-square");
        reader.lacks(token, "square", cause, Some(hint.to_owned())).told(told);
    }
}

/// The kinds of both packs, and how many there are of them.
pub(super) fn kinds(
    packs: &[Option<Pack<'_>>; 2],
    animals: &Animals,
) -> Option<([Vec<Kind>; 2], [Counts; 2])> {
    let [red, blue] = packs;
    let kinds = [red.as_ref()?.kinds.clone()?, blue.as_ref()?.kinds.clone()?];
    let landlocked = |kind: &&Kind| animals.kinds[kind.index()].water.is_empty();
    let counts = [&kinds[0], &kinds[1]]
        .map(|pack| Counts { all: pack.len(), landlocked: pack.iter().filter(landlocked).count() });
    Some((kinds, counts))
}

/// Checks the ready-made set-up.
pub(super) fn ready(
    reader: &mut Reader<'_>,
    packs: &[Option<Pack<'_>>; 2],
    board: &Board<'_>,
    options: Option<&Options>,
    animals: &Animals,
) -> Option<Ready> {
    let mut ready: Ready = [Vec::new(), Vec::new()];
    for (side, pack) in SIDES.into_iter().zip(packs) {
        let pack = pack.as_ref()?;
        let stands = pack.stands.as_ref()?.iter().enumerate();
        let stands = stands.filter_map(|(index, stand)| Some((index, stand.as_ref()?)));
        let taken: Vec<Square> = stands.clone().map(|(_, stand)| stand.square).collect();
        for (order, (index, stand)) in stands.clone().enumerate() {
            place(reader, stand, side, board, &taken, order);
            if let Some(kind) = pack.kinds.as_ref().and_then(|kinds| kinds.get(index)) {
                suits(reader, stand, side, board, &animals.kinds[kind.index()]);
            }
            let facings = options.map_or(8, |options| options.facings);
            if facings == 4 && stand.heading.0 % 2 == 1 {
                let cause = "with four facings nobody points at a corner";
                let hint = "write `North`, `East`, `South` or `West`";
                let told = Told::new("flaw-faces-corner").at(board.grid.name(stand.square));
                reader.flaw(stand.tokens[1], cause, Some(hint.to_owned())).told(told);
            }
        }
        ready[usize::from(side.0)] = stands.map(|(_, at)| (at.square, at.heading)).collect();
    }
    Some(ready)
}

/// R2, R5, R6: in its own den, alone on its square, and in the second row only behind another.
fn place(
    reader: &mut Reader<'_>,
    stand: &Stand<'_>,
    side: Side,
    board: &Board<'_>,
    taken: &[Square],
    index: usize,
) {
    let (square, side_name) = (stand.square, SIDE_NAMES[usize::from(side.0)]);
    let name = board.grid.name(square);
    let front = board.front(side, square).filter(|front| !taken.contains(front));
    let (cause, hint, told) = if !board.is_den(side, square) {
        let cause = format!("{name} is not in {side_name}'s den");
        let hint = "packs start on squares drawn `y` and `b` of their own half";
        (cause, hint.to_owned(), Told::new("flaw-not-in-den").of(side))
    } else if taken[..index].contains(&square) {
        let cause = format!("an animal stands on {name} already");
        (cause, "give each animal its own square".to_owned(), Told::new("flaw-square-taken"))
    } else if let Some(front) = front {
        let front = board.grid.name(front);
        let cause = format!("{name} is in the second row, but {front} in front of it is empty");
        let told = Told::new("flaw-second-row").naming("other", Named::Words(front.clone()));
        (cause, format!("put an animal on {front}"), told)
    } else {
        return;
    };
    reader.flaw(stand.tokens[0], cause, Some(hint)).told(told.at(name));
}

/// R8, R60 and R45: no animal that never enters water starts in it, and no `NeverBack` animal faces
/// back.
fn suits(
    reader: &mut Reader<'_>,
    stand: &Stand<'_>,
    side: Side,
    board: &Board<'_>,
    kind: &KindPlan,
) {
    let name = board.grid.name(stand.square);
    let animal = || Named::Piece(kind.id.clone());
    if kind.water.is_empty() && board.ground(stand.square) == Ground::WaterDen(side) {
        let cause = format!("`{}` never enters water, but starts in it on {name}", kind.id);
        let hint = "put it on a square drawn `y`".to_owned();
        let told = Told::new("flaw-starts-in-water").naming("animal", animal()).at(name.clone());
        reader.flaw(stand.tokens[0], cause, Some(hint)).told(told);
    }
    let towards = Heading::forward(side).step().1;
    if kind.has(Power::NeverBack) && stand.heading.step().1 == -towards {
        let cause = format!("`{}` never points back towards its home", kind.id);
        let hint = "let it point forward, half forward or sideways";
        let told = Told::new("flaw-faces-back").naming("animal", animal()).at(name);
        reader.flaw(stand.tokens[1], cause, Some(hint.to_owned())).told(told);
    }
}

/// Repeats the checks whose outcome a switch can change.
///
/// # Errors
/// The flaw, in words for players.
pub(super) fn switched(plan: &Plan) -> Result<(), String> {
    let cornered = plan.ready.iter().flatten().find(|(_, heading)| heading.0 % 2 == 1);
    match cornered.filter(|_| plan.options.facings == 4) {
        Some((square, _)) => {
            let name = plan.grid.name(*square);
            Err(format!("with four facings nobody points at a corner, as the one on {name} does"))
        }
        None => Ok(()),
    }
}
