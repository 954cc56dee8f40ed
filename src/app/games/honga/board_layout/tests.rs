//! Pieces on Honga's table do not cover what has to be read there.

use std::sync::Arc;

use super::*;
use crate::app::catalog::levels::tests::shipped;
use crate::app::games::honga::ground;
use crate::app::games::honga::tests::level;
use crate::app::table::BoardLayout;
use crate::data;
use crate::rules::Grid;

#[test]
fn nobody_on_the_mountain_stands_under_a_disc() {
    for name in ["honga/feed-the-tiger", "honga/first-steps"] {
        let tables = level(name);
        let ground = HongaGround::drawn(&tables, &[]);
        let sketch = sketch(&tables, ground.clone(), 5);
        let cavemen = (0..=tables.top()).flat_map(|step| (0..5).map(move |seat| (step, seat)));
        for (step, seat) in cavemen {
            let at = sketch.site(sites::step(step, seat, 5)).expect("a site").middle;
            let mut places = tables.places().map(|place| ground.place(place).distance(at));
            // More than half of every caveman is visible.
            assert!(places.all(|way| way > PLACE / 2.0 + 0.15), "{name} {step} {seat}");
        }
    }
}

#[test]
fn every_caveman_on_a_stone_is_seen_and_can_be_counted() {
    // The drawn part of a picture, and the least of it that tells a caveman.
    const DRAWN: f32 = 0.78;
    const SEEN: f32 = 0.6;
    for cavemen in 1..=5 {
        let all: Vec<Rect> = (0..cavemen)
            .map(|number| standing(number, cavemen))
            .map(|(at, size)| Rect::from_center_size(at, Vec2::splat(size * DRAWN)))
            .collect();
        for (number, one) in all.iter().enumerate() {
            let hidden = |other: &Rect| one.intersect(*other).size().element_product();
            let hidden: f32 = all[number + 1..].iter().map(hidden).sum();
            let seen = 1.0 - hidden / one.size().element_product();
            assert!(seen >= SEEN, "{number} of {cavemen}: {seen}");
        }
    }
}

/// The rectangle of a site on a tray beside the board, from the tray's corner.
fn on_tray(spot: Spot, shape: Vec2, roomy: bool) -> Rect {
    let tables = level("honga/feed-the-tiger");
    let ground = HongaGround::drawn(&tables, &[]);
    let trays = if roomy { Trays::roomy(&ground, 5) } else { Trays::Beside };
    let sketch = lay(&tables, &ground, 5, trays);
    let site = sketch.site(spot).expect("a site");
    let corner = tray(&ground, Seat(0), trays);
    Rect::from_center_size(site.middle - corner, shape * site.size)
}

fn meet(one: Rect, other: Rect) -> bool {
    let both = one.intersect(other).size();
    both.x > 0.02 && both.y > 0.02
}

#[test]
fn on_a_tray_nothing_covers_a_number() {
    [false, true].into_iter().for_each(nothing_covers_a_number);
}

fn nothing_covers_a_number(roomy: bool) {
    use crate::app::table::board::cards::{CARD_HEIGHT, CARD_WIDTH};
    let (seat, card, whole) = (Seat(0), Vec2::new(CARD_WIDTH, CARD_HEIGHT), Vec2::ONE);
    let goods =
        Resource::ALL.map(|one| on_tray(sites::resource(seat, one), Vec2::new(1.0, 0.66), roomy));
    let cards: Vec<Rect> =
        (0..3).map(|number| on_tray(sites::in_hand(seat, number, 3), card, roomy)).collect();
    let discs = [0, 1].map(|number| on_tray(spots::disc(seat, number), whole, roomy));
    let others = [sites::guest(seat), sites::tusk(seat), sites::fire(seat)];
    let others = others.map(|spot| on_tray(spot, whole, roomy));
    let mammoths = (0..8).map(|number| on_tray(sites::mammoth(seat, number), whole, roomy));
    let below: Vec<Rect> = mammoths.chain(others).chain(cards.clone()).chain(discs).collect();
    for good in goods {
        assert!(!below.iter().any(|thing| meet(*thing, good)), "{good:?} {below:?}");
    }
    for (number, one) in cards.iter().enumerate() {
        assert!(!discs.iter().any(|disc| meet(*disc, *one)), "card {number} lies over a disc");
        // The print in the middle of a card is not covered by the next card.
        let next = cards.get(number + 1).map_or(f32::MAX, |next| next.min.x);
        assert!(next > one.center().x + 0.25 * one.width(), "card {number}");
        assert!(!others.iter().any(|thing| meet(*thing, *one)), "card {number}");
    }
    assert!(!meet(others[0], others[1]), "HONGA covers the tusk");
}

#[test]
fn whoever_climbs_stands_on_a_stone_whose_number_can_be_read() {
    for name in ["honga/feed-the-tiger", "honga/first-steps"] {
        let tables = level(name);
        let ground = HongaGround::drawn(&tables, &[]);
        let (sketch, top) = (sketch(&tables, ground.clone(), 5), tables.top());
        let number = |step: u8| {
            let stone = ground.area(tables.mountain()) + step_place(step, top);
            Rect::from_center_size(stone - Vec2::Y * BELOW_FEET, Vec2::splat(0.16))
        };
        for (step, cavemen) in (0..=top).flat_map(|step| (1..=5).map(move |all| (step, all))) {
            for at in 0..cavemen {
                let site = sketch.site(sites::step(step, at, cavemen)).expect("a site");
                let feet = site.middle - Vec2::Y * site.size / 2.0;
                let off = feet - number(step).center();
                assert!(off.x.abs() <= 0.33, "{name}: {at} of {cavemen} stands beside {step}");
                // The drawn caveman is narrower than his picture.
                let shape = Vec2::new(0.5, 1.0) * site.size;
                let caveman = Rect::from_center_size(site.middle, shape);
                let covered = (0..=top).filter(|other| meet(caveman, number(*other)));
                assert_eq!(covered.count(), 0, "{name}: {at} of {cavemen} on {step}");
            }
        }
    }
}

#[test]
fn hands_are_counted_beside_the_stones_and_not_on_them() {
    for name in ["honga/feed-the-tiger", "honga/first-steps"] {
        let tables = level(name);
        let ground = HongaGround::drawn(&tables, &[]);
        let (mountain, top) = (tables.mountain(), tables.top());
        let quarters = tables.places().flat_map(|place| (0..4).map(move |at| (place, at)));
        let there =
            |(place, quarter): &(Place, usize)| tables.place(*place).quarters[*quarter] == mountain;
        for (place, quarter) in quarters.filter(there) {
            let badge = Rect::from_center_size(counted(&tables, &ground, place, quarter), BADGE);
            for step in 0..=top {
                let stone = ground.area(mountain) + step_place(step, top);
                let number = stone - Vec2::Y * BELOW_FEET;
                let caveman = stone + Vec2::Y * (FEET + 0.25);
                for at in [number, caveman] {
                    let kept = Rect::from_center_size(at, Vec2::splat(0.24));
                    assert!(!meet(badge, kept), "{name} {place:?} {quarter} {step}");
                }
            }
        }
    }
}

#[test]
fn trays_of_five_seats_fit_beside_the_board() {
    let tables = level("honga/feed-the-tiger");
    let ground = HongaGround::drawn(&tables, &[]);
    let sketch = sketch(&tables, ground.clone(), 5);
    assert!(sketch.taken <= sketch.size.y + 2.0 * HEM + 0.01, "{}", sketch.taken);
    let out = sketch.size.x / 2.0 + HEM + sketch.beside;
    assert!(sketch.sites.iter().all(|site| site.middle.x.abs() < out));
    let tray = tray(&ground, Seat(4), Trays::Beside);
    assert!(tray.y - TRAY.y >= -sketch.size.y / 2.0 - HEM - 0.01);
}

/// The table of a level, as the level draws it, fitted to a window.
fn fitted(name: &str, seats: u8, window: Vec2) -> BoardLayout {
    let level = data::honga::load(&shipped, name).expect("it is shipped");
    let ground = HongaGround::drawn(&level.tables, &ground::cells(&level));
    let mut sketch = sketch(&level.tables, ground, seats);
    let spare = std::mem::take(&mut sketch.others).into_iter().map(Arc::new).collect();
    let layout = BoardLayout::new(Grid { width: 1, height: 1 }, false);
    let mut layout = BoardLayout { sketch: Some(Arc::new(sketch)), spare, ..layout };
    layout.turn_sketch(window);
    layout.square = layout.fitting(window);
    layout
}

/// The share of a good's width that its picture fills.
const DRAWN: f32 = 84.0 / 128.0;

#[test]
fn goods_are_large_enough_to_tell_apart_in_a_window_with_room_above_and_below_the_board() {
    for name in ["honga/feed-the-tiger", "honga/first-steps"] {
        for (seats, window) in
            (2..=5).flat_map(|seats| [(800.0, 600.0), (1024.0, 768.0)].map(|size| (seats, size)))
        {
            let window = Vec2::from(window);
            let layout = fitted(name, seats, window);
            for seat in (0..seats).map(Seat) {
                let good = sites::resource(seat, Resource::Fish);
                let wide = layout.scale(good) * layout.square * DRAWN;
                assert!(wide >= 24.0, "{name}, {seats} in {window}: {wide}");
            }
            let sketch = layout.sketch.as_ref().expect("a sketch");
            let reach = |site: &Site| (site.middle.y.abs() + site.size / 2.0) * layout.square;
            let out = sketch.sites.iter().filter(|site| reach(site) > window.y / 2.0);
            assert_eq!(out.count(), 0, "{name}, {seats} in {window}");
        }
    }
}

#[test]
fn trays_are_as_high_as_the_board_where_they_are_large_anyway() {
    for (name, seats) in [("honga/first-steps", 3), ("honga/feed-the-tiger", 5)] {
        let layout = fitted(name, seats, Vec2::new(1280.0, 720.0));
        assert_eq!(layout.sketch.as_ref().map(|sketch| sketch.roomy), Some(0.0), "{name}");
    }
    let upright = fitted("honga/feed-the-tiger", 5, Vec2::new(360.0, 640.0));
    assert!(upright.sketch.is_some_and(|sketch| sketch.below > 0.0));
}

#[test]
fn in_a_window_held_upright_trays_of_all_seats_lie_below_the_board() {
    for (name, seats) in ["honga/feed-the-tiger", "honga/first-steps"]
        .into_iter()
        .flat_map(|name| (2..=5).map(move |seats| (name, seats)))
    {
        let tables = level(name);
        let ground = HongaGround::drawn(&tables, &[]);
        let sketch = sketch(&tables, ground.clone(), seats);
        let tall = sketch.others.iter().find(|other| other.below > 0.0).expect("a tall one");
        let spots = |sites: &[Site]| sites.iter().map(|site| site.spot).collect::<Vec<_>>();
        assert_eq!(spots(&tall.sites), spots(&sketch.sites), "places keep their order");
        let half = tall.size / 2.0 + HEM;
        for seat in (0..seats).map(Seat) {
            let trays = Trays::below(&ground, seats);
            let corner = tray(&ground, seat, trays);
            let far = corner + TRAY * trays.scale() * Vec2::new(1.0, -1.0);
            assert!(corner.y < -half.y && corner.x >= -half.x && far.x <= half.x);
            assert!(far.y >= -half.y - tall.below - 0.01);
        }
    }
}
