//! Where captives are seen.

use super::level;
use crate::app::games::arena::looks::{board, cells};
use crate::app::hud::Explain;
use crate::app::table::BoardLayout;
use crate::referee::Match;
use crate::rules::arena::{Arena, Ground, Place, SIDES, Setup, outlook::enemy};
use crate::rules::{Side, Spot, Viewer};

#[test]
fn captives_of_the_shipped_levels_stand_beside_the_prison_that_holds_them() {
    for name in ["arena/first-steps", "arena/duel", "arena/jungla"] {
        let tables = level(name);
        let both = SIDES.map(|side| cells(&tables, side));
        for (side, cells) in SIDES.into_iter().zip(&both) {
            assert!(cells.len() >= 4, "{name}: {cells:?}");
            let prison = tables.grid.squares().find(|square| {
                let place: Place = tables.place(*square);
                place.is_prison(enemy(side))
            });
            let row = |square| tables.grid.place(square).1;
            assert!(cells.iter().all(|cell| Some(row(*cell)) == prison.map(row)), "{name}");
            assert!(cells.iter().all(|cell| tables.ground[cell.index()] == Ground::Void));
        }
        assert!(both[0].iter().all(|cell| !both[1].contains(cell)), "{name}");
    }
}

#[test]
fn every_square_says_what_it_is_the_cells_and_those_that_are_none_too() {
    let tables = level("arena/jungla");
    let view = Match::<Arena>::new(tables.clone(), Setup::default(), 1).view(Viewer::Spectator);
    let key = |square: u8| {
        let ground = Arena::ground_at(&tables, &view, Spot::Square(square));
        ground.map(|ground| ground.name.key.to_string())
    };
    assert_eq!(key(0).as_deref(), Some("arena-ground-prison-red"));
    let rock = tables.grid.square("g8").expect("a square");
    assert_eq!(key(rock.0).as_deref(), Some("arena-ground-void"));
}

#[test]
fn a_captive_is_as_large_as_the_animals_on_the_board() {
    let tables = level("arena/jungla");
    let look = board(&tables);
    let layout = BoardLayout { cells: look.cells, ..BoardLayout::new(look.grid, false) };
    for slot in 0..10 {
        assert!(layout.prison_place(Side(0), slot).size >= 1.0, "{slot}");
    }
}
