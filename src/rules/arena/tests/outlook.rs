//! Functions for computer players: surveys and roads, compared with the list of legal movements.

use super::board::red;
use super::fixture::{BLUE, RED, jungla, position, square, tables, with};
use crate::rules::arena::movement::{alone, squares};
use crate::rules::arena::outlook::{
    Glimpse, Look, Squares, allowed_headings, freeable, headings, movements, pawns, survey, way,
};
use crate::rules::arena::{
    Action, Arena, BeforeBlocker, Heading, Path, PawnId, Pending, Position, SIDES, Tables,
    Whereabouts,
};
use crate::rules::dice::SmallDice;
use crate::rules::{Dice, Game, Side, Square};

/// Pawns placed at random on the sheet's board, some captive.
fn thrown(tables: &Tables, dice: &mut SmallDice) -> Position {
    let mut position = position(tables, RED, "");
    for side in SIDES {
        for id in pawns(side, tables.whole_pack(side)) {
            let square = Square(dice.below(195) as u8);
            let place = tables.place(square);
            let dry = place.is_water() && !tables.kind_of(id).enters_water();
            let free = position.pawn_at(square).is_none() && place.is_standable();
            if free && !dry && !place.is_area(side) && dice.below(4) > 0 {
                let heading = [0, 7, 1, 6, 2][dice.below(5) as usize] + 4 * side.0;
                position.put(id, square, Heading(heading % 8));
            }
        }
    }
    position
}

fn looks(tables: &Tables, position: &Position, pawn: PawnId, all_round: bool) -> Vec<Look> {
    let mut looks = Vec::new();
    survey(tables, position, pawn, all_round, &mut |look| looks.push(look));
    looks
}

/// The end squares of a pawn's legal movements, with their first directions.
fn listed(tables: &Tables, position: &Position, pawn: PawnId) -> Vec<(Heading, bool, Square)> {
    let mut list = Vec::new();
    movements(tables, position, pawn, &mut |action| {
        let Action::Move { from, path, distance, .. } = action else { panic!("{action:?}") };
        let (first, bent) = match path {
            Path::Straight(heading) => (heading, false),
            Path::Bent { first, .. } => (first, true),
        };
        list.push((first, bent, squares(tables, from, path, distance).last().unwrap().0));
    });
    list.sort_unstable();
    list.dedup();
    list
}

fn places(looks: &[Look], wanted: impl Fn(&Look) -> bool) -> Vec<(Heading, bool, Square)> {
    let wanted = looks.iter().filter(|look| wanted(look));
    let mut list: Vec<_> = wanted.map(|look| (look.first, look.bent, look.to)).collect();
    list.sort_unstable();
    list.dedup();
    list
}

/// Positions with every pawn of the examined side.
fn sample(tables: &Tables, wanted: u64, mut ask: impl FnMut(&Position, PawnId)) {
    for seed in 0..wanted {
        let thrown = thrown(tables, &mut SmallDice::new(seed));
        for side in SIDES {
            let position = thrown.as_if_begun_by(side);
            pawns(side, position.on_board(side)).for_each(|id| ask(&position, id));
        }
    }
}

#[test]
fn a_survey_tells_of_every_legal_movement_and_of_no_other() {
    let cut = with(|plan| plan.options.stop_before_blocker = BeforeBlocker::Cut);
    for tables in [tables(&jungla()), cut] {
        sample(&tables, 30, |position, pawn| {
            let looks = looks(&tables, position, pawn, false);
            let told = places(&looks, |look| look.what != Glimpse::Watch);
            assert_eq!(told, listed(&tables, position, pawn), "{}", tables.kind_of(pawn).plan.id);
        });
    }
}

#[test]
fn a_survey_tells_what_comes_of_a_movement() {
    let tables = tables(&jungla());
    let words = "red lion f14 n, red wolf e3 n, red cheetah e6 n, blue zebra g13 e, blue wolf e7 s";
    let position = position(&tables, RED, words);
    let of = |words: &str, to: &str| -> Vec<Glimpse> {
        let looks = looks(&tables, &position, super::fixture::pawn(&tables, words), false);
        looks.iter().filter(|look| look.to == square(to)).map(|look| look.what).collect()
    };
    let hit = |words: &str| Glimpse::Hit(super::fixture::pawn(&tables, words));
    assert!(of("red lion", "f15").contains(&Glimpse::Hunt));
    assert!(of("red lion", "g15").contains(&Glimpse::Rescue));
    assert!(of("red lion", "g13").contains(&hit("blue zebra")));
    assert!(of("red lion", "e14").contains(&Glimpse::Rest));
    assert_eq!(of("red cheetah", "e7"), [hit("blue wolf")]);
    assert_eq!(of("red cheetah", "e8"), []);
    assert_eq!(of("red wolf", "f4"), [Glimpse::Rest]);
    assert_eq!(of("red wolf", "e6"), [Glimpse::Watch], "it would avenge the cheetah");
}

/// An enemy without protection, placed where a pawn watches, could be hit there.
#[test]
fn a_pawn_watches_where_it_could_hit_and_nowhere_else() {
    let (mut watched, mut not) = (0, 0);
    let tables = &tables(&jungla());
    sample(tables, 25, |position, pawn| {
        let looks = looks(tables, position, pawn, false);
        let enemy = Side(1 - pawn.side().0);
        let prey = pawns(enemy, tables.whole_pack(enemy))
            .find(|id| tables.kind_of(*id).plan.id == "hippopotamus")
            .unwrap();
        for square in tables.grid.squares() {
            let held = position.pawn_at(square);
            let place = tables.place(square);
            let own = held.is_none_or(|other| other.side() == pawn.side());
            let asks = held != Some(pawn) && tables.kind_of(pawn).plan.id != "turtle";
            if !asks || !own || !place.is_standable() || place.is_area(enemy) {
                continue;
            }
            let mut changed = position.clone();
            changed.lift(prey, Whereabouts::Captive);
            if let Some(other) = held {
                changed.lift(other, Whereabouts::Captive);
            }
            changed.put(prey, square, Heading::forward(enemy));
            let hits = listed(tables, &changed, pawn).iter().any(|(_, _, to)| *to == square);
            // The victim may have stood in the pawn's own way.
            let ends = |look: &Look| look.to == square;
            let sees = looks.iter().any(ends);
            if held.is_none() && position.pawn(prey).whereabouts() == Whereabouts::Captive {
                assert_eq!(hits, sees, "{:?} on {square:?}", tables.kind_of(pawn).plan.id);
                watched += u32::from(sees);
                not += u32::from(!sees);
            } else if sees {
                assert!(hits, "{:?} on {square:?}", tables.kind_of(pawn).plan.id);
            }
        }
    });
    assert!(watched > 100 && not > 1_000, "{watched} {not}");
}

#[test]
fn all_round_a_survey_tells_what_every_heading_allows() {
    let tables = &tables(&jungla());
    sample(tables, 10, |position, pawn| {
        let animal = tables.kind_of(pawn);
        let all = looks(tables, position, pawn, true);
        let mut every = Vec::new();
        for heading in Heading::all() {
            let mut turned = position.clone();
            turned.point(pawn, heading);
            let here = looks(tables, &turned, pawn, false);
            let fitting = places(&all, |look| look.fits(animal, heading));
            assert_eq!(fitting, places(&here, |_| true), "{:?}", animal.plan.id);
            every.extend(fitting);
        }
        every.sort_unstable();
        every.dedup();
        assert_eq!(places(&all, |_| true), every);
    });
    let four = with(|plan| plan.options.facings = 4);
    let wolf = super::fixture::pawn(&four, "red cheetah");
    let of = |facings: &Tables| {
        places(&looks(facings, &alone(wolf, square("f5")), wolf, true), |look| {
            look.to == square("f6")
        })
    };
    assert_eq!(of(&four).len(), 1);
    let bends = |facings: &Tables| {
        let lion = super::fixture::pawn(facings, "red lion");
        let looks = looks(facings, &alone(lion, square("f11")), lion, true);
        looks.iter().filter(|look| look.bent).all(|look| look.first.0 % 2 == 0)
    };
    assert!(bends(&four) && !bends(tables));
}

/// The number of movements to a hunt, found with legal movements only: first with the pawn's
/// heading, then with any.
fn walked(tables: &Tables, pawn: PawnId) -> Vec<[u8; 8]> {
    const FAR: u8 = 99;
    let squares: Vec<Square> = tables.grid.squares().collect();
    let enters = tables.kind_of(pawn).enters_water();
    let stands = |square: Square| {
        let place = tables.place(square);
        place.is_standable() && (enters || !place.is_water())
    };
    let goes = |from: Square, heading: Heading| -> Vec<Square> {
        let mut position = alone(pawn, from);
        position.point(pawn, heading);
        let position = position.as_if_begun_by(pawn.side());
        listed(tables, &position, pawn).into_iter().map(|(_, _, to)| to).collect()
    };
    let all: Vec<Vec<Vec<Square>>> = squares
        .iter()
        .map(|from| {
            if stands(*from) {
                Heading::all().map(|heading| goes(*from, heading)).collect()
            } else {
                vec![Vec::new(); 8]
            }
        })
        .collect();
    let mut near = vec![[FAR; 8]; squares.len()];
    loop {
        let before = near.clone();
        for (from, headings) in all.iter().enumerate() {
            for (heading, ends) in headings.iter().enumerate() {
                let after = |to: &Square| {
                    if tables.place(*to).is_target() {
                        0
                    } else {
                        *before[to.index()].iter().min().unwrap()
                    }
                };
                let best = ends.iter().map(after).min().unwrap_or(FAR);
                near[from][heading] = best.saturating_add(1).min(near[from][heading]);
            }
        }
        if near == before {
            return near;
        }
    }
}

#[test]
fn roads_count_the_movements_to_a_hunt() {
    let tables = tables(&jungla());
    for words in
        ["red lion", "red kangaroo", "red vulture", "blue spider", "blue crocodile", "blue wolf"]
    {
        let pawn = super::fixture::pawn(&tables, words);
        let near = walked(&tables, pawn);
        for square in tables.grid.squares() {
            for heading in Heading::all() {
                let told = tables.roads().moves_to_hunt(pawn, square, heading);
                let count = near[square.index()][usize::from(heading.0)];
                assert_eq!(told, count, "{words} on {square:?} {heading:?}");
            }
            let best = *near[square.index()].iter().min().unwrap();
            assert_eq!(tables.roads().moves_if_turned(pawn, square), best, "{words} {square:?}");
        }
    }
}

#[test]
fn roads_tell_what_a_pawn_reaches_and_how_freely_it_moves() {
    let tables = tables(&jungla());
    let roads = tables.roads();
    for words in ["red lion", "blue tiger", "red gorilla", "blue turtle", "red anaconda"] {
        let pawn = super::fixture::pawn(&tables, words);
        let (mut open, mut all, mut count) = (0, 0, 0);
        for from in tables.grid.squares().filter(|from| tables.place(*from).is_standable()) {
            let looks = looks(&tables, &alone(pawn, from), pawn, true);
            for to in tables.grid.squares() {
                let target = tables.place(to).is_target();
                let there = looks.iter().any(|look| look.to == to && !target);
                assert_eq!(roads.reaches(pawn, from, to), there, "{words} {from:?} {to:?}");
            }
            let goes: Vec<&Look> =
                looks.iter().filter(|look| look.what != Glimpse::Watch).collect();
            let ahead =
                |look: &&&Look| look.fits(tables.kind_of(pawn), Heading::forward(pawn.side()));
            (open, all) = (open + goes.iter().filter(ahead).count(), all + goes.len());
            count += 1;
        }
        assert_eq!(roads.ways(pawn), ((open / count) as u16, (all / count) as u16), "{words}");
    }
    for (side, square) in SIDES.into_iter().flat_map(|s| tables.grid.squares().map(move |q| (s, q)))
    {
        assert_eq!(roads.area(side).has(square), tables.place(square).is_area(side));
    }
    let (mut one, mut two) = (Squares::default(), Squares::default());
    [square("a1"), square("f7"), square("m15")].into_iter().for_each(|at| one.add(at));
    [square("f7"), square("m15"), square("m14")].into_iter().for_each(|at| two.add(at));
    assert_eq!(
        (one.shared(&two), one.shared(&one), roads.area(BLUE).shared(roads.area(RED))),
        (2, 3, 0)
    );
}

#[test]
fn two_animals_of_a_kind_have_the_same_roads() {
    let mut plan = jungla();
    let wolf = plan.packs[0][1];
    plan.packs[0][2] = wolf;
    let tables = tables(&plan);
    let (roads, [one, two]) = (tables.roads(), [1, 2].map(|place| PawnId::new(RED, place)));
    assert_eq!(roads.ways(one), roads.ways(two));
    for from in tables.grid.squares() {
        assert_eq!(roads.moves_if_turned(one, from), roads.moves_if_turned(two, from), "{from:?}");
        for to in tables.grid.squares() {
            assert_eq!(roads.reaches(one, from, to), roads.reaches(two, from, to), "{from:?}");
        }
        for heading in Heading::all() {
            let near = |pawn| roads.moves_to_hunt(pawn, from, heading);
            assert_eq!(near(one), near(two), "{from:?} {heading:?}");
        }
    }
}

#[test]
fn ways_headings_and_captives_are_told_as_the_rules_have_them() {
    let tables = tables(&jungla());
    let north = Path::Straight(Heading(0));
    let squares: Vec<Square> = way(&tables, square("e5"), north, 3).collect();
    assert_eq!(squares, ["e6", "e7", "e8"].map(square));

    let rescue = "red wolf g14, red lion e5, red zebra captive, red gazelle captive";
    let board = red(rescue).then("g14n1");
    let Some(Pending::Free { rescuer, .. }) = board.position.turn_state().pending() else {
        panic!("a rescue waits")
    };
    let captive = |id: &PawnId| board.position.pawn(*id).whereabouts() == Whereabouts::Captive;
    let others = pawns(RED, board.tables.whole_pack(RED)).filter(|id| *id != rescuer);
    let captives = others.filter(captive).fold(0, |set, id| set | id.bit());
    assert_eq!(captives.count_ones(), 2);
    assert_eq!(freeable(&board.tables, &board.position, rescuer), captives);

    let board = red("red lion e5");
    let lion = board.position.pawn_at(square("e5")).unwrap();
    for heading in headings(allowed_headings(&board.tables, lion)) {
        let turned = board.position.pawn(lion).heading() == heading;
        let turn = Action::Turn { square: square("e5"), heading };
        assert!(turned || Arena::accepts(&board.tables, &board.position, turn));
    }
    assert_eq!(allowed_headings(&board.tables, lion).count_ones(), 8);
}
