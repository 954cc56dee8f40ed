//! Positions for tests: legal actions, their results, and the places of pawns.

use super::fixture::{BLUE, RED, jungla, pawn, scene_of, square};
use crate::rules::arena::{Action, Arena, Event, Heading, Options, Position, Tables, Whereabouts};
use crate::rules::arena::{movement, spots};
use crate::rules::{Argument, Game, Side, Spot, Viewer, after, play};

/// A level and a position on it.
#[derive(Clone)]
pub(super) struct Board {
    pub(super) tables: Tables,
    pub(super) position: Position,
}

/// The position described by these words (see [`super::fixture::scene_of`]), with an additional
/// animal per side in a corner of the den, so that the match does not end when the others are
/// captured.
pub(super) fn draw(to_move: Side, words: &str) -> Board {
    draw_with(|_| {}, to_move, words)
}

/// [`draw`] with other options.
pub(super) fn draw_with(change: impl FnOnce(&mut Options), to_move: Side, words: &str) -> Board {
    let words = format!("{words}, red hippopotamus a2, blue hippopotamus m14");
    bare_with(change, to_move, &words)
}

/// The position described by these words, with no other animals.
pub(super) fn bare(to_move: Side, words: &str) -> Board {
    bare_with(|_| {}, to_move, words)
}

/// [`bare`] with other options.
pub(super) fn bare_with(change: impl FnOnce(&mut Options), to_move: Side, words: &str) -> Board {
    let mut plan = jungla();
    change(&mut plan.options);
    let (tables, position) = scene_of(&plan, to_move, words);
    Board { tables, position }
}

/// Red's turn in the position described by these words.
pub(super) fn red(words: &str) -> Board {
    draw(RED, words)
}

/// Blue's turn in the position described by these words.
pub(super) fn blue(words: &str) -> Board {
    draw(BLUE, words)
}

impl Board {
    pub(super) fn actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        Arena::actions(&self.tables, &self.position, &mut actions);
        actions
    }

    /// Every legal action as text, in the order of the list.
    pub(super) fn texts(&self) -> Vec<String> {
        let actions = self.actions();
        actions.iter().map(|action| Arena::action_text(&self.tables, *action)).collect()
    }

    /// The legal actions whose text begins like this.
    pub(super) fn listed(&self, beginning: &str) -> String {
        let texts: Vec<String> =
            self.texts().into_iter().filter(|text| text.starts_with(beginning)).collect();
        texts.join(" ")
    }

    /// The texts of the legal movements along one line, such as `f5n`.
    pub(super) fn line(&self, line: &str) -> String {
        let along = |text: &&String| {
            let rest = text.strip_prefix(line).unwrap_or_default();
            rest.starts_with(|c: char| c.is_ascii_digit()) && !rest.contains(['l', 'r'])
        };
        let texts = self.texts();
        texts.iter().filter(along).cloned().collect::<Vec<_>>().join(" ")
    }

    pub(super) fn action(&self, text: &str) -> Action {
        Arena::parse_action(&self.tables, text).unwrap_or_else(|flaw| panic!("{text}: {flaw}"))
    }

    /// Whether an action is legal: listed and accepted.
    pub(super) fn may(&self, text: &str) -> bool {
        let action = self.action(text);
        let legal = Arena::accepts(&self.tables, &self.position, action);
        assert_eq!(legal, self.actions().contains(&action), "{text} is listed if accepted");
        legal
    }

    /// The end squares of the pawn's movements, file by file.
    pub(super) fn goals(&self, from: &str) -> String {
        let mut squares: Vec<(u8, u8)> = Vec::new();
        for action in self.actions() {
            let Action::Move { from: start, path, distance, .. } = action else { continue };
            if start == square(from) {
                let line = movement::squares(&self.tables, start, path, distance);
                let (end, _) = line.last().unwrap();
                squares.push((end.0 % 13, end.0 / 13));
            }
        }
        squares.sort_unstable();
        squares.dedup();
        let name = |(x, y): (u8, u8)| format!("{}{}", char::from(b'a' + x), y + 1);
        squares.into_iter().map(name).collect::<Vec<_>>().join(" ")
    }

    /// The position after these actions, one after the other.
    pub(super) fn then(&self, texts: &str) -> Self {
        let mut board = self.clone();
        for text in texts.split_whitespace() {
            let legal = board.may(text);
            assert!(legal, "{text} is not legal; these are: {}", board.texts().join(" "));
            let action = board.action(text);
            board.position = after::<Arena>(&board.tables, &board.position, action);
        }
        board
    }

    /// The events of an action.
    pub(super) fn told(&self, text: &str) -> Vec<Event> {
        play::<Arena>(&self.tables, &self.position, self.action(text)).unwrap().1
    }

    /// The place of a pawn such as `"red lion"`, the first of its kind: `d4 ne armored`, `captive`.
    pub(super) fn is(&self, words: &str) -> String {
        let pawn = self.position.pawn(pawn(&self.tables, words));
        let mut text = match pawn.whereabouts() {
            Whereabouts::Captive => "captive".to_owned(),
            Whereabouts::Aside => "aside".to_owned(),
            Whereabouts::Board => {
                let name = self.tables.grid.name(pawn.square());
                format!("{name} {}", Heading::NAMES[usize::from(pawn.heading().0)])
            }
        };
        for (on, word) in [(pawn.armored(), " armored"), (pawn.endangered(), " endangered")] {
            text += if on { word } else { "" };
        }
        text
    }

    /// The same position in a turn that compensates for a liberation.
    pub(super) fn compensated(mut self) -> Self {
        self.position.turn_state_mut().compensated = true;
        self
    }

    /// Both sides' points, red's first.
    pub(super) fn score(&self) -> [u8; 2] {
        [RED, BLUE].map(|side| self.position.score(side))
    }

    /// The side that must decide, unless the match is over.
    pub(super) fn decider(&self) -> Option<Side> {
        let running = self.position.ending().is_none();
        running.then(|| self.position.turn_state().decider())
    }

    /// Why the last pick cannot follow the others: squares, petals such as `>n`, `red.lion`, `end`,
    /// `enough`, `spare:e5`.
    pub(super) fn why(&self, picks: &str) -> Option<String> {
        let picks: Vec<Spot> = picks.split(' ').map(|word| self.spot(word)).collect();
        let (spot, picked) = picks.split_last().unwrap();
        let view = Arena::known_to(&self.tables, &self.position, Viewer::Spectator);
        let refusal = Arena::refusal(&self.tables, &view, picked, *spot)?;
        let arguments = refusal.arguments.iter().map(|(name, value)| match value {
            Argument::Key(text) | Argument::Word(text) => format!(" {name}={text}"),
            Argument::Number(number) => format!(" {name}={number}"),
        });
        Some(refusal.key.to_owned() + &arguments.collect::<String>())
    }

    fn spot(&self, word: &str) -> Spot {
        if let Some(name) = word.strip_prefix('>') {
            return spots::petal(super::fixture::heading(name));
        }
        if let Some(name) = word.strip_prefix("spare:") {
            return spots::spare(square(name));
        }
        match (word, word.split_once('.')) {
            ("end", _) => spots::END_TURN,
            ("enough", _) => spots::ENOUGH,
            (_, Some((side, name))) => spots::beside(pawn(&self.tables, &format!("{side} {name}"))),
            _ => Spot::Square(square(word).0),
        }
    }
}
