//! A game from outside the crate keeps the laws and can be played, recorded and replayed.

// As an example, it documents only what a reader needs, and its `main` is not called here.
#[allow(dead_code, missing_docs, unreachable_pub)]
#[path = "../examples/fifth_game/main.rs"]
mod fifth_game;

#[test]
fn a_fifth_game_stands_on_the_public_doors() {
    let tally = fifth_game::prove().unwrap();
    assert_eq!((tally.matches, tally.unfinished), (1000, 0));
    let won = |seat: usize| tally.wins[seat] + tally.shared[seat];
    assert!(won(0) > 0 && won(1) > 0);
    assert_eq!(won(1), won(2), "the piglets share a side");
}
