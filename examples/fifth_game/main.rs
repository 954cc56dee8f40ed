//! A fifth game, written from outside the crate through the public doors only.
//!
//!     cargo run --no-default-features --example fifth_game
//!
//! [`truffle`] has what Jungle does not need: three seats on two sides, weighted chance, a secret,
//! hidden choices and a decision of somebody whose turn it is not. Here it is held against the
//! laws, played by the same runner as the shipped games, recorded and replayed.

mod truffle;

use std::process::ExitCode;
use std::sync::Arc;

use menagerie::ai::tournament::{AnyAction, Player, Tally, play_match};
use menagerie::referee::{Match, Record};
use menagerie::rules::Dice;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::laws::{Pace, check_laws_at};

use truffle::{Rounds, Truffle};

/// Holds the laws against the game, then plays it as the shipped games are played.
///
/// # Errors
/// What did not hold.
pub(crate) fn prove() -> Result<Tally, String> {
    let rounds = Rounds(5);
    let pace = Pace { matches: 500, sweep_every: 3 };
    let report =
        check_laws_at::<Truffle>(&rounds, &(), pace, 1).map_err(|broken| broken.to_string())?;
    println!("laws kept: {report}");
    replay(&rounds)?;
    let mut tally = Tally::default();
    let mut dice = SmallDice::new(1);
    for _ in 0..1000 {
        let mut players: Vec<Box<dyn Player<Truffle>>> =
            vec![Box::new(AnyAction), Box::new(AnyAction), Box::new(AnyAction)];
        tally.count(&play_match(&rounds, &(), &mut players, &mut dice, &mut |_, _| {}));
    }
    Ok(tally)
}

/// The referee draws and records what chance did; the record gives the same match again.
fn replay(rounds: &Rounds) -> Result<(), String> {
    let mut played = Match::<Truffle>::new(Arc::new(rounds.clone()), (), 7);
    let mut dice = SmallDice::new(3);
    while played.outcome().is_none() {
        let actions = played.actions();
        let any = actions[dice.below(actions.len() as u32) as usize];
        let action = played.draw().unwrap_or(any);
        played.play(action).map_err(|refused| refused.to_string())?;
    }
    let record = Record::of(&played, "truffle/standard", &[], &["a", "b", "c"].map(String::from));
    let again =
        record.replay::<Truffle>(played.tables().clone()).map_err(|flaw| flaw.to_string())?;
    match again.position() == played.position() {
        true => Ok(()),
        false => Err("the record leads elsewhere".into()),
    }
}

/// Tells what was proved.
fn main() -> ExitCode {
    match prove() {
        Ok(tally) => {
            println!("{} matches, wins by seat {:?}", tally.matches, &tally.wins[..3]);
            ExitCode::SUCCESS
        }
        Err(trouble) => {
            eprintln!("fifth_game: {trouble}");
            ExitCode::FAILURE
        }
    }
}
