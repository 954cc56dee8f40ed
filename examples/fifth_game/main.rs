//! A fifth game, written outside the crate through its public interface only.
//!
//!     cargo run --no-default-features --example fifth_game
//!
//! [`truffle`] has what Jungle does not need: three seats on two sides, weighted chance, a secret,
//! hidden choices, and a decision by a player whose turn it is not. Here it is checked against the
//! laws, played by the same runner as the shipped games, recorded and replayed. With the engine,
//! which is the default, it is also shown and played on the table.

#[cfg(feature = "app")]
mod dress;
mod truffle;

use std::error::Error;
use std::sync::Arc;

use menagerie::ai::tournament::{AnyAction, Player, Tally, play_match};
use menagerie::referee::{Match, Record};
use menagerie::rules::dice::SmallDice;
use menagerie::rules::laws::{Pace, check_laws_at};

use truffle::Truffle;

/// Checks the game against the laws, then plays it like the shipped games.
pub(crate) fn prove() -> Result<Tally, Box<dyn Error>> {
    let pace = Pace { matches: 2000, sweep_every: 3 };
    println!("laws kept: {}", check_laws_at::<Truffle>(&(), &(), pace, 1)?);
    #[cfg(feature = "app")]
    {
        use menagerie::app::table::laws::{check_stages, check_table};
        println!("on the table: {:?}", check_table::<Truffle>(&Arc::new(()), &(), 20)?);
        check_stages::<Truffle>(&Arc::new(()), &(), 20)?;
    }
    let (mut tally, mut dice) = (Tally::default(), SmallDice::new(1));
    for seed in 0..1000 {
        let mut players = [(); 3].map(|()| Box::new(AnyAction) as Box<dyn Player<Truffle>>);
        let result = play_match(&(), &(), &mut players, &mut dice, &mut |_, _| {});
        tally.count(&result);
        let mut played = Match::<Truffle>::new(Arc::new(()), (), seed);
        result.actions.iter().try_for_each(|action| played.play(*action).map(drop))?;
        let record =
            Record::of(&played, "truffle/standard", &[], &["a", "b", "c"].map(String::from));
        let again = Record::from_text(&record.to_text()?)?.replay::<Truffle>(Arc::new(()))?;
        if again.position() != played.position() || again.outcome() != result.outcome {
            return Err("the record leads elsewhere".into());
        }
    }
    Ok(tally)
}

/// Prints the results.
fn main() -> Result<(), Box<dyn Error>> {
    let tally = prove()?;
    let won: Vec<u32> = (0..3).map(|seat| tally.wins[seat] + tally.shared[seat]).collect();
    println!("{} matches, wins by seat {won:?}", tally.matches);
    Ok(())
}
