//! Bonus cards: H46 to H59.

use super::fixture::{Board, acting, placing};
use crate::rules::honga::outlook::{discs_left, in_vain};
use crate::rules::honga::{Awaited, Colour, Event, Held, Honga, Slot, spots};
use crate::rules::{Game, Seat, Viewer};

#[test]
fn h46_cards_are_played_after_the_vigil_whatever_came_of_it() {
    let board = placing(2, "g7").card(0, "two-points").card(0, "chase");
    assert!(board.actions().iter().all(|action| action.starts_with("place")));
    assert_eq!(board.why("card:two-points"), "h14");
    // Looked after, and neglected: also the card that chases HONGA just after he came.
    assert!(board.then("place:nw:1").may("play:two-points"));
    let came = board.then("place:nw:0");
    assert_eq!(came.field().honga(), Some(Seat(0)));
    assert_eq!(came.then("chase:chase play:two-points").field().honga(), None);
}

#[test]
fn h46_a_level_may_ask_for_a_hand_at_honga_before_cards() {
    let level = || super::fixture::with(|plan| plan.options.watched_bonus = true);
    let on = |hands| super::fixture::acting_on(level(), 2, hands).card(0, "lucky-hand");
    let unwatched = on("mountain=2");
    assert_eq!((unwatched.may("climb"), unwatched.why("card:lucky-hand")), (true, "h46".into()));
    assert!(!unwatched.may("hand:lucky-hand:honga"), "it would come too late");
    let watched = on("mountain=1 honga=1");
    assert!(watched.then("hand:lucky-hand:mountain climb").may("climb"));
}

#[test]
fn h47_at_most_two_a_turn_open_until_its_end_then_discarded() {
    let board = acting(2, "lake=1").open("t01 t02 t03");
    let board = board.card(0, "chase").card(0, "lucky-hand").card(0, "two-points").honga(0);
    let played = board.then("chase:chase hand:lucky-hand:lake");
    // From a hand of three the last two slots become empty.
    assert_eq!([2, 1].map(|n| played.field().held(Slot(n))), [Held::Played(Seat(0)); 2]);
    let kind = played.bonus_kind("lucky-hand");
    assert_eq!(played.view(Viewer::Spectator).bonus(Slot(1)), Some(kind));
    assert_eq!(played.why("card:two-points"), "h47");
    assert!(!played.may("play:two-points"));
    assert_eq!(played.why("card:chase"), "played");
    assert_eq!(played.field().discarded(kind), 0);
    let over = played.then("end");
    assert_eq!((over.field().discarded(kind), over.field().held(Slot(1))), (1, Held::Nowhere));
    // The next turn may play cards again.
    let next = over.then("disc:g1 place:nw:0 end disc:g1 place:nw:0");
    assert!(next.may("play:two-points"));
}

#[test]
fn outlook_tells_which_cards_would_be_played_for_nothing() {
    let vain = |hands: &str, card: &str, played: &str| {
        let board = acting(2, hands).card(0, card).card(0, "extra-disc").then(played);
        in_vain(&board.tables, board.field(), board.bonus_kind(card))
    };
    for (card, useful) in [("barter-1", "barter=1"), ("swap", "barter=1"), ("docile", "mammoths=1")]
    {
        assert!(vain("lake=1", card, "") && !vain(useful, card, ""), "{card}");
    }
    assert!(!vain("lake=1", "extra-disc", "") && vain("lake=1", "extra-disc", "play:extra-disc"));
    assert!(!vain("lake=1", "two-points", ""));
}

#[test]
fn h48_only_cards_drawn_on_an_earlier_turn() {
    let board = acting(2, "forest=1").fresh(0, "two-points").card(0, "swap");
    assert!(!board.may("play:two-points") && board.may("play:swap"));
    assert_eq!(
        (board.why("back:0"), board.why("card:two-points")),
        ("h26".into(), "not-yours".into())
    );
    let theirs = acting(2, "forest=1").card(1, "two-points");
    assert_eq!(
        (theirs.may("play:two-points"), theirs.why("card:two-points")),
        (false, "not-yours".into())
    );
}

#[test]
fn h49_a_barter_card_adds_to_the_next_barter_and_the_surplus_is_lost() {
    let board =
        acting(2, "barter=2").open("t18 t01 t07").stock(0, [0, 0, 1, 0]).card(0, "barter-1");
    assert!(!board.may("barter:0"));
    let helped = board.then("play:barter-1");
    assert_eq!(helped.has(0), [0, 0, 1, 0], "it does not refill the tray");
    let bartered = helped.then("barter:0");
    assert_eq!((bartered.has(0), bartered.has_points(0)), ([0; 4], 5));
    // Two fish and a berry for two fish: the berry is lost.
    let surplus = helped.then("barter:1");
    assert_eq!((surplus.has(0), surplus.turn_state().help.total()), ([0, 0, 1, 0], 0));
    assert!(!surplus.may("barter:0"), "for one barter only");
    // Unused help is lost with the turn.
    let unused = helped.then("end disc:g1 place:nw:0 end disc:g1 place:nw:0");
    assert!(unused.turn_state().help.is_empty());
    // Two of them add up.
    let two = board.card(0, "barter-4").then("play:barter-1 play:barter-4");
    assert_eq!(two.turn_state().help.0, [3, 2, 1, 0]);
    assert_eq!(two.then("barter:2").has(0), [0, 0, 1, 0]);
}

#[test]
fn h50_two_points_at_once() {
    let board = acting(2, "lake=1").card(0, "two-points").points(0, 3).then("play:two-points");
    assert_eq!(board.has_points(0), 5);
}

#[test]
fn h51_chased_only_from_the_own_tray() {
    let own = acting(2, "lake=1").card(0, "chase").honga(0);
    assert_eq!(own.then("chase:chase").field().honga(), None);
    for board in [own.clone().honga(1), acting(2, "lake=1").card(0, "chase")] {
        assert_eq!((board.may("chase:chase"), board.why("card:chase")), (false, "h51".into()));
    }
}

#[test]
fn h52_a_lucky_hand_in_any_quarter_also_an_empty_one() {
    let board = acting(2, "mountain=1").card(0, "lucky-hand").open("t01 t02 t03");
    for area in ["barter", "mountain", "berries", "honga"] {
        assert!(board.may(&format!("hand:lucky-hand:{area}")), "{area}");
    }
    assert_eq!(
        (board.may("hand:lucky-hand:lake"), board.why("card:lucky-hand lake")),
        (false, "h52".into())
    );
    let board = board.then("hand:lucky-hand:berries");
    assert_eq!(board.then("gather:berries").has(0), [1, 2, 1, 0]);
    assert!(board.may("climb"));
}

#[test]
fn h52_it_repairs_no_vigil() {
    let board = placing(2, "g7").card(0, "lucky-hand").then("place:nw:0 hand:lucky-hand:honga");
    assert_eq!((board.field().honga(), board.has(0)), (Some(Seat(0)), [0, 1, 1, 0]));
}

#[test]
fn h53_two_discs_are_drawn_one_kept_and_the_other_put_under_its_pile() {
    let board =
        acting(2, "lake=1").open("t01 t02 t03").card(0, "extra-disc").then("play:extra-disc end");
    let board = board.then("disc:g5 disc:g8");
    assert_eq!((board.turn_state().awaited, board.decider()), (Awaited::Keep, Some(Seat(0))));
    assert_eq!((board.actions().len(), board.why("lake")), (2, "h53".into()));
    for (number, kept, under) in [(0, "g5", "g8"), (1, "g8", "g5")] {
        let board = board.then(&format!("keep:0:{number}"));
        assert_eq!(board.position.disc(Seat(0), 0), Some(board.disc_kind(kept)));
        assert_eq!(board.position.buried(0), Some(board.disc_kind(under)));
        assert_eq!(board.decider(), Some(Seat(1)));
        let knows = |viewer| board.view(viewer).position().buried(0).is_some();
        assert!(knows(Viewer::Seat(Seat(0))));
        assert!(!knows(Viewer::Seat(Seat(1))) && !knows(Viewer::Spectator));
    }
}

#[test]
fn h53_two_copies_are_still_two_discs_from_the_pile_of_the_tusk() {
    let board = acting(2, "lake=1").open("t01 t02 t03").herd("a--");
    let board = board
        .card(0, "extra-disc")
        .card(0, "extra-disc")
        .then("play:extra-disc play:extra-disc end");
    assert_eq!(board.turn_state().awaited, Awaited::Disc(Colour::Red));
    let board = board.then("disc:r1");
    assert_eq!(board.turn_state().awaited, Awaited::Disc(Colour::Red));
    assert!(!board.may("disc:r1"), "there is only one like it");
    let board = board.then("disc:r2 keep:0:1");
    assert_eq!(board.decider(), Some(Seat(1)));
    assert_eq!(board.field().buried().next().map(|disc| disc.colour), Some(Colour::Red));
}

#[test]
fn h53_what_lies_under_a_pile_is_drawn_after_everything_else_of_it() {
    let board = acting(3, "lake=1").open("t01 t02 t03").herd("a--");
    let board = board.under(1, "r4").under(2, "r10");
    assert!(board.then("end").may("disc:r5") && board.then("end").may("disc:r4"), "of two like it");
    // The rest of the pile is on the board.
    let all = "r1 r2 r3 r4 r5 r5 r6 r6 r7 r8 r9 r11 r11 r12 r12";
    let board = board.laid("nw", all).then("end");
    assert_eq!(board.actions(), ["disc:r4"], "in the order in which they were put there");
    let left = |board: &Board| discs_left(&board.tables, board.field(), Colour::Red);
    assert_eq!((left(&board), left(&board.then("disc:r4"))), (2, 1), "they are counted");
    let board = board.then("disc:r4");
    let knows = |seat| board.view(Viewer::Seat(Seat(seat))).position().disc(Seat(0), 0).is_some();
    assert_eq!([0, 1, 2].map(knows), [true, true, false], "who put it there knows who has it");
    assert_eq!(board.field().buried().count(), 1);
}

#[test]
fn h54_a_lucky_hand_or_honga() {
    let board = acting(2, "mountain=1").card(0, "lucky-hand-or-honga").honga(0);
    assert_eq!(board.then("chase:lucky-hand-or-honga").field().honga(), None);
    let hand = board.then("hand:lucky-hand-or-honga:berries");
    assert_eq!((hand.field().honga(), hand.may("gather:berries")), (Some(Seat(0)), true));
    let away = acting(2, "mountain=1").card(0, "lucky-hand-or-honga");
    assert_eq!(
        (away.may("chase:lucky-hand-or-honga"), away.why("card:lucky-hand-or-honga honga!")),
        (false, "h51".into())
    );
    assert!(away.may("hand:lucky-hand-or-honga:berries"));
}

#[test]
fn h55_mushrooms_and_berries_replace_each_other_in_barters_of_the_turn() {
    let board = acting(2, "barter=2").open("t16 t02 t10").stock(0, [1, 1, 4, 0]).card(0, "swap");
    assert!(!board.may("barter:0") && !board.may("barter:1"));
    let board = board.then("play:swap");
    // Two berries and two mushrooms: any four of them.
    let asked = board.then("barter:0");
    assert_eq!(
        asked.turn_state().awaited,
        Awaited::Payment { space: crate::rules::honga::Space(0), either: 4, mammoths: 0 }
    );
    assert_eq!(asked.actions(), ["give:berry", "give:mushroom"]);
    assert_eq!((asked.why("fish"), asked.why("mountain")), ("h55".into(), "pay".into()));
    assert_eq!(asked.then("give:berry").has(0), [1, 0, 1, 0], "what is left is no choice");
    let kept = asked.then("give:mushroom give:mushroom give:mushroom");
    assert_eq!(kept.actions(), ["give:berry", "give:mushroom"]);
    let kept = kept.then("give:mushroom");
    assert_eq!((kept.has(0), kept.has_points(0)), ([1, 1, 0, 0], 5));
    // The next barter too.
    let again = board.then("barter:1 give:mushroom give:mushroom barter:2 give:berry");
    assert_eq!(again.turn_state().awaited, Awaited::Deeds);
    assert_eq!((again.has(0), again.has_points(0)), ([0, 0, 1, 0], 6));
}

#[test]
fn h55_not_for_mammoths_or_bought_points() {
    let board = acting(2, "mammoths=1").stock(0, [1, 2, 0, 0]).card(0, "swap").then("play:swap");
    assert!(!board.may("lure"));
    let board = acting(2, "barter=1").stock(0, [1, 2, 0, 0]);
    let board = board.card(0, "swap").card(0, "bought-points").then("play:swap play:bought-points");
    assert_eq!(board.actions(), ["give:fish", "give:berry"]);
}

#[test]
fn h56_each_mammoth_costs_one_unit_less_of_ones_choice() {
    let board =
        acting(2, "mammoths=2").stock(0, [2, 2, 2, 0]).card(0, "docile").then("play:docile");
    let asked = board.then("lure");
    assert_eq!(asked.actions(), ["spare:fish", "spare:berry", "spare:mushroom"]);
    assert_eq!((asked.why("water"), asked.why("lake")), ("h56-this".into(), "h56".into()));
    assert_eq!(asked.herd_now(), "---", "not before it is paid");
    let one = asked.then("spare:berry");
    assert_eq!((one.has(0), one.herd_now()), ([1, 2, 1, 0], "a--".into()));
    let two = one.then("lure spare:fish");
    assert_eq!((two.has(0), two.herd_now()), ([1, 1, 0, 0], "aa-".into()));
    // No decision is pending if only one way is left.
    let lacking = acting(2, "mammoths=1").stock(0, [0, 2, 2, 0]).card(0, "docile");
    assert!(!lacking.may("lure"));
    assert_eq!(lacking.then("play:docile lure").has(0), [0, 1, 1, 0]);
    // Two cards spare two units.
    let both = acting(2, "mammoths=1").stock(0, [1, 0, 0, 0]).card(0, "docile").card(0, "docile");
    assert_eq!(both.then("play:docile play:docile lure").has(0), [0, 0, 0, 0]);
}

#[test]
fn h57_two_steps_or_honga() {
    let board = acting(2, "lake=1").card(0, "steps-or-honga").honga(0);
    assert_eq!(board.then("steps:steps-or-honga").tray(0).step, 2);
    let chased = board.then("chase:steps-or-honga");
    assert_eq!((chased.field().honga(), chased.tray(0).step), (None, 0));
}

#[test]
fn h58_one_to_three_units_for_as_many_points_at_once() {
    let board = acting(2, "lake=1")
        .card(0, "bought-points")
        .stock(0, [2, 0, 2, 1])
        .then("play:bought-points");
    assert_eq!(board.actions(), ["give:fish", "give:mushroom"]);
    assert_eq!((board.why("enough"), board.why("water")), ("h58-one".into(), "h58-other".into()));
    assert_eq!((board.why("berry"), board.why("lake")), ("none".into(), "h58".into()));
    let one = board.then("give:fish");
    assert_eq!((one.has_points(0), one.may("enough")), (1, true));
    assert_eq!(one.then("enough").turn_state().awaited, Awaited::Deeds);
    let three = one.then("give:mushroom give:fish");
    assert_eq!((three.has(0), three.has_points(0)), ([0, 0, 1, 1], 3));
    assert_eq!(three.turn_state().awaited, Awaited::Deeds, "no more than three");
    let poor = acting(2, "lake=1").card(0, "bought-points").stock(0, [0, 0, 1, 0]);
    assert_eq!(poor.then("play:bought-points give:mushroom").turn_state().awaited, Awaited::Deeds);
    let nothing = poor.stock(0, [0, 0, 0, 1]);
    assert_eq!(
        (nothing.may("play:bought-points"), nothing.why("card:bought-points")),
        (false, "h58-none".into())
    );
}

#[test]
fn h24_water_pays_for_bought_points_too() {
    let board = acting(2, "lake=1")
        .card(0, "bought-points")
        .stock(0, [1, 0, 0, 4])
        .then("play:bought-points");
    assert_eq!(board.actions(), ["give:fish", "convert:fish", "convert:berry", "convert:mushroom"]);
    assert_eq!((board.why("to:fish"), board.why("to:water")), (String::new(), "h58-other".into()));
    let one = board.then("give:fish");
    assert_eq!(one.actions(), ["convert:fish", "convert:berry", "convert:mushroom", "enough"]);
    let three = one.then("convert:berry give:berry convert:fish give:fish");
    assert_eq!((three.has(0), three.has_points(0)), ([0, 0, 0, 0], 3));
    assert_eq!(three.turn_state().awaited, Awaited::Deeds);
    let water = acting(2, "lake=1")
        .card(0, "bought-points")
        .stock(0, [0, 0, 0, 2])
        .then("play:bought-points");
    assert_eq!(water.then("convert:fish give:fish").turn_state().awaited, Awaited::Deeds);
    assert_eq!(water.then("convert:fish give:fish").has_points(0), 1);
}

#[test]
fn a_card_and_the_lair_chase_and_never_waste_a_hand() {
    let path = |board: &Board, action: &str| {
        let action = Honga::parse_action(&board.tables, action).unwrap();
        Honga::spots(&board.tables, action).as_slice().to_vec()
    };
    let board = acting(2, "mountain=1").card(0, "lucky-hand-or-honga").honga(0);
    let lair = [board.spot("card:lucky-hand-or-honga"), board.spot("honga")];
    assert_eq!(path(&board, "chase:lucky-hand-or-honga"), lair);
    assert_eq!(
        path(&board, "hand:lucky-hand-or-honga:honga"),
        [board.spot("card:lucky-hand-or-honga"), spots::LAIR_HAND]
    );
    assert_eq!(
        (board.why("card:lucky-hand-or-honga honga"), board.why("card:lucky-hand-or-honga honga!")),
        (String::new(), "h51-lair".into())
    );
    // If HONGA cannot be chased, the lair's reason says so; with another card it says that a hand
    // there has no effect.
    let away = acting(2, "mountain=1").card(0, "lucky-hand-or-honga").card(0, "lucky-hand");
    assert_eq!(
        (away.why("card:lucky-hand-or-honga honga"), away.why("card:lucky-hand honga")),
        ("h51".into(), "h15".into())
    );
    assert!(away.may("hand:lucky-hand-or-honga:honga") && away.may("hand:lucky-hand:honga"));
}

#[test]
fn h59_a_card_is_spent_whichever_half_is_used() {
    for id in ["steps-or-honga", "lucky-hand-or-honga"] {
        let board = acting(2, "mountain=1").card(0, id).honga(0);
        for action in board.actions().into_iter().filter(|action| action.contains(id)) {
            let after = board.then(&action);
            assert_eq!(after.field().held(Slot(0)), Held::Played(Seat(0)), "{action}");
            assert!(after.actions().iter().all(|other| !other.contains(id)), "{action}");
            let played = after.events.iter().filter(|e| matches!(e, Event::Played { .. })).count();
            assert_eq!(played, 1);
        }
    }
}
