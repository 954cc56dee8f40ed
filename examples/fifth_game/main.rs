//! A fifth game, written outside the crate through its public interface only, and played beside the
//! shipped ones.
//!
//!     cargo run --example fifth_game
//!     cargo run --no-default-features --example fifth_game
//!
//! [`truffle`] has what Jungle does not need: three seats on two sides, weighted chance, a secret,
//! hidden choices, and a decision by a player whose turn it is not. The first command opens the
//! program with Truffle behind the other games on its title, with a level ([`level`]), a card and
//! pages of rules ([`menu`]), a table ([`table_game`]), hints and a computer player ([`computer`]). The
//! second needs no engine: it checks the game against the laws, and plays, records and replays
//! matches ([`laws`]); so does the first with `--laws`.

mod computer;
pub(crate) mod laws;
mod level;
#[cfg(feature = "app")]
mod menu;
#[cfg(feature = "app")]
mod table_game;
mod truffle;

use std::process::ExitCode;
#[cfg(feature = "app")]
use std::process::Termination;

fn main() -> ExitCode {
    #[cfg(feature = "app")]
    if std::env::args_os().all(|word| word != "--laws") {
        use menagerie::app::games::plug::Guest;
        use menagerie::app::shell::run_with;
        return run_with(&[Guest::of::<truffle::Truffle>(level::FILES)]).report();
    }
    match laws::prove() {
        Ok(tally) => {
            let won: Vec<u32> = (0..3).map(|seat| tally.wins[seat] + tally.shared[seat]).collect();
            println!("{} matches, wins by seat {won:?}", tally.matches);
            ExitCode::SUCCESS
        }
        Err(broken) => {
            eprintln!("fifth_game: {broken}");
            ExitCode::FAILURE
        }
    }
}
