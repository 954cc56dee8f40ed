//! The drawings of the board's squares and of the joints between them.

use crate::app::table::{BoardLook, Rank};
use crate::rules::arena::outlook::enemy;
use crate::rules::arena::{Ground, SIDES, Tables};
use crate::rules::{Grid, Side, Spot, Square};

/// The drawing of a cell of the prison.
const CELL: &str = "arena_cage";

/// The drawing of every square, and of the stitches where four squares meet.
pub(super) fn board(tables: &Tables) -> BoardLook {
    let squares = tables.grid.squares().map(|square| look(tables, square)).collect();
    let spots = |cells: Vec<Square>| cells.into_iter().map(|cell| Spot::Square(cell.0)).collect();
    let cells = SIDES.map(|side| spots(cells(tables, side))).into();
    let joints = joints(tables.grid, |square| ground(tables, square));
    let ranks = ranks(tables);
    let (choices, points) = (true, true);
    BoardLook { joints, cells, ranks, choices, points, ..BoardLook::new(tables.grid, squares) }
}

/// The numbers of every animal on land and in water; a row of them is written by its ends.
fn ranks(tables: &Tables) -> Vec<(String, Vec<Rank>)> {
    let ranks = tables.animals().iter().map(|animal| {
        let ranks = [false, true].into_iter().filter_map(|in_water| {
            let numbers: Vec<u8> = animal.numbers(in_water).iter().collect();
            let rows = numbers.chunk_by(|one, next| one + 1 == *next);
            let rows: Vec<String> = rows.filter_map(ends).collect();
            (!rows.is_empty()).then(|| Rank { says: rows.join(" "), in_water })
        });
        (animal.plan.id.clone(), ranks.collect())
    });
    ranks.collect()
}

fn ends(row: &[u8]) -> Option<String> {
    Some(match row {
        [] => return None,
        [one] => one.to_string(),
        [one, other] => format!("{one} {other}"),
        [first, .., last] => format!("{first}–{last}"),
    })
}

/// The cells for the captives of a side, the nearest to the enemy's prison first: the voids in the
/// row of that prison. No animal can stand there, so captives have the place to themselves.
pub(super) fn cells(tables: &Tables, side: Side) -> Vec<Square> {
    let is_prison = |square: &Square| ground(tables, *square) == Ground::Prison(enemy(side));
    let Some(prison) = tables.grid.squares().find(is_prison) else { return Vec::new() };
    let (x, y) = tables.grid.place(prison);
    let away = |square: &Square| (tables.grid.place(*square).0 - x).abs();
    let in_row = |square: &Square| {
        tables.grid.place(*square).1 == y && ground(tables, *square) == Ground::Void
    };
    let mut cells: Vec<Square> = tables.grid.squares().filter(in_row).collect();
    cells.sort_by_key(away);
    cells.truncate(tables.whole_pack(side).count_ones() as usize);
    cells
}

/// The side whose captives stand on a square.
pub(super) fn cell_of(tables: &Tables, square: Square) -> Option<Side> {
    SIDES.into_iter().find(|side| cells(tables, *side).contains(&square))
}

/// The drawing of a square.
pub(in crate::app::games) fn look(tables: &Tables, square: Square) -> String {
    if cell_of(tables, square).is_some() {
        return CELL.to_owned();
    }
    drawn(tables.grid, ground(tables, square), square)
}

/// The drawing of a square with this ground; the variants of a drawing are spread by the square's number.
pub(super) fn drawn(grid: Grid, ground: Ground, square: Square) -> String {
    let strewn = |of: u32| u32::from(square.0) * 7 % 11 % of + 1;
    match ground {
        Ground::Void if is_inside(grid, square) => format!("arena_rock_{}", strewn(3)),
        Ground::Void => format!("arena_void_{}", strewn(2)),
        Ground::Land => format!("arena_land_{}", strewn(3)),
        Ground::Water => format!("arena_water_{}", strewn(3)),
        Ground::LandDen(_) => format!("arena_den_land_{}", strewn(2)),
        Ground::WaterDen(_) => format!("arena_den_water_{}", strewn(2)),
        Ground::Area(_) => format!("arena_defence_{}", strewn(3)),
        Ground::Hunt(_) => "arena_hunt".to_owned(),
        Ground::Prison(_) => "arena_prison".to_owned(),
    }
}

fn ground(tables: &Tables, square: Square) -> Ground {
    tables.ground.get(square.index()).copied().unwrap_or_default()
}

/// Whether a square is not at the edge: a void there is drawn as a rock, else as the cloth's edge.
fn is_inside(grid: Grid, square: Square) -> bool {
    let (x, y) = grid.place(square);
    let (right, top) = (grid.width.cast_signed() - 1, grid.height.cast_signed() - 1);
    (1..right).contains(&x) && (1..top).contains(&y)
}

/// The stitches at the corners between squares: both where all four squares are open, one where a
/// void cuts one diagonal.
pub(super) fn joints(grid: Grid, ground: impl Fn(Square) -> Ground) -> Vec<((u8, u8), String)> {
    let (width, height) = (grid.width, grid.height);
    let open = |x: u8, y: u8| {
        let square = grid.at(x.cast_signed(), y.cast_signed());
        square.is_some_and(|square| ground(square) != Ground::Void)
    };
    let mut joints = Vec::new();
    for y in 1..height {
        for x in 1..width {
            let up = open(x - 1, y - 1) && open(x, y);
            let down = open(x - 1, y) && open(x, y - 1);
            let cell = match (up, down) {
                (true, true) => "arena_joint",
                (true, false) => "arena_joint_up",
                (false, true) => "arena_joint_down",
                (false, false) => continue,
            };
            joints.push(((x, y), cell.to_owned()));
        }
    }
    joints
}
