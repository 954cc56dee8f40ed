//! The computer players as a separate small program, for a browser's second thread.
//!
//!     cargo build --release --no-default-features --features mind --example mind --target wasm32-unknown-unknown
//!
//! The caller sends [`Mind::think`] a request as text. While files of the level are missing, the
//! answer is the word `files` and their names, one a line; the caller passes each to
//! [`Mind::bring`] and sends the request again. Then the answer is `action` and the action's text,
//! `nothing` if there is nothing to decide, or `trouble` and what is wrong. Deliberately absent:
//! the engine, a clock and access to the page.

use std::cell::RefCell;
use std::collections::BTreeMap;

use menagerie::ai::{AiGame, MoveRequest};
use menagerie::data::files::Trouble;
use menagerie::data::{Files, FromFiles};
use menagerie::for_game;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

/// The files supplied so far, and the names of those that were missing.
#[derive(Default)]
struct Brought {
    files: BTreeMap<String, Option<Vec<u8>>>,
    missed: RefCell<Vec<String>>,
}

impl Files for Brought {
    fn read(&self, path: &str) -> Result<Vec<u8>, Trouble> {
        match self.files.get(path) {
            Some(Some(bytes)) => Ok(bytes.clone()),
            Some(None) => Err(Trouble::Missing),
            None => {
                self.missed.borrow_mut().push(path.to_owned());
                Err(Trouble::Missing)
            }
        }
    }
}

/// The computer players, with the files supplied so far.
#[derive(Default)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
pub struct Mind {
    brought: Brought,
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen)]
impl Mind {
    /// A mind without any files.
    #[cfg_attr(target_arch = "wasm32", wasm_bindgen(constructor))]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Supplies a file; `None` if there is none of that name.
    pub fn bring(&mut self, path: String, bytes: Option<Vec<u8>>) {
        self.brought.files.insert(path, bytes);
    }

    /// Thinks; the module's documentation lists the answers.
    #[must_use]
    pub fn think(&self, request: &str) -> String {
        let answer = MoveRequest::from_text(request).and_then(|request| {
            let unknown = || Err(format!("this version plays no `{}`", request.game));
            for_game!(&request.game, G => self.think_of::<G>(&request)).unwrap_or_else(unknown)
        });
        answer.unwrap_or_else(|trouble| format!("trouble {trouble}"))
    }

    fn think_of<G: AiGame + FromFiles>(&self, request: &MoveRequest) -> Result<String, String> {
        let answer = request.answer::<G>(&self.brought);
        let missed = self.brought.missed.take();
        if !missed.is_empty() {
            return Ok(format!("files\n{}", missed.join("\n")));
        }
        Ok(answer?.map_or_else(|| "nothing".into(), |action| format!("action {action}")))
    }
}

#[cfg(test)]
mod tests {
    use menagerie::ai::{ChosenLevel, ComputerPlayer, Observation, Strength};
    use menagerie::rules::jungle::Jungle;
    use menagerie::rules::{Game, Seat, Viewer};

    use super::*;

    fn read(path: &str) -> Result<Vec<u8>, Trouble> {
        std::fs::read(path).map_err(|_| Trouble::Missing)
    }

    fn opening(level: &str) -> MoveRequest {
        let tables = Jungle::tables(&read, "jungle/combat", &[]).expect("a shipped level");
        let setup = menagerie::rules::jungle::Setup {
            first: menagerie::rules::jungle::First::Seat(Seat(0)),
            position: None,
        };
        let position = Jungle::start(&tables, &setup);
        let observation = Observation::<Jungle>::fresh(&tables, &position, Viewer::Seat(Seat(0)));
        let level = ChosenLevel { id: level, options: &[], texts: None };
        let player = ComputerPlayer { strength: Strength::Easy, nodes: None };
        MoveRequest::of::<Jungle>(level, &tables, &observation, player, 1).expect("a seat")
    }

    #[test]
    fn a_mind_asks_for_the_files_of_a_level_until_it_can_answer() {
        let (mut mind, request) = (Mind::new(), opening("jungle/combat").to_text());
        let mut rounds = 0;
        let answer = loop {
            let answer = mind.think(&request);
            let Some(names) = answer.strip_prefix("files\n") else { break answer };
            for name in names.lines() {
                mind.bring(name.into(), read(name).ok());
            }
            rounds += 1;
            assert!(rounds < 5, "{answer}");
        };
        assert!(rounds > 0 && answer.starts_with("action "), "{answer}");
        assert_eq!(mind.think(&request), answer, "it remembers the files");
    }

    #[test]
    fn a_level_that_is_nowhere_is_trouble() {
        let (mut mind, request) = (Mind::new(), opening("jungle/nowhere").to_text());
        let asked = mind.think(&request);
        for name in asked.lines().skip(1) {
            mind.bring(name.into(), None);
        }
        assert!(mind.think(&request).starts_with("trouble "));
        assert!(mind.think("hello").starts_with("trouble "));
    }
}
