//! Checks Truffle against the laws, then plays, records and replays it as the shipped games are
//! played.

use std::error::Error;
use std::sync::Arc;

use menagerie::ai::tournament::{AnyAction, Player, Tally, play_match};
use menagerie::data::FromFiles;
use menagerie::referee::{Match, Record};
use menagerie::rules::dice::SmallDice;
use menagerie::rules::laws::{Pace, check_laws_at};

use super::level::brought;
use super::truffle::Truffle;

/// The level that the game brings along.
const LEVEL: &str = "truffle/woods";

/// Checks the laws and plays a thousand matches; returns the tally of their results.
pub(crate) fn prove() -> Result<Tally, Box<dyn Error>> {
    let weights = Arc::new(Truffle::tables(&brought, LEVEL, &[])?);
    let pace = Pace { matches: 2000, sweep_every: 3 };
    println!("laws kept: {}", check_laws_at::<Truffle>(&weights, &(), pace, 1)?);
    #[cfg(feature = "app")]
    {
        use menagerie::app::table::laws::{check_stages, check_table};
        println!("on the table: {:?}", check_table::<Truffle>(&weights, &(), 20)?);
        check_stages::<Truffle>(&weights, &(), 20)?;
    }
    let (mut tally, mut dice) = (Tally::default(), SmallDice::new(1));
    for seed in 0..1000 {
        let mut players = [(); 3].map(|()| Box::new(AnyAction) as Box<dyn Player<Truffle>>);
        let result = play_match::<Truffle>(&weights, &(), &mut players, &mut dice, &mut |_, _| {});
        tally.count(&result);
        let mut played = Match::<Truffle>::new(weights.clone(), (), seed);
        result.actions.iter().try_for_each(|action| played.play(*action).map(drop))?;
        let record = Record::of(&played, LEVEL, &[], &["a", "b", "c"].map(String::from));
        let again = Record::from_text(&record.to_text()?)?.replay::<Truffle>(weights.clone())?;
        if again.position() != played.position() || again.outcome() != result.outcome {
            return Err("the record leads elsewhere".into());
        }
    }
    Ok(tally)
}
