//! Boards drawn in tests: upper-case letters are red's pawns, lower-case ones blue's, `~` is water,
//! `#` a trap, `*` a den and `.` any other square. Omitted ranks are empty; a rank begins with its
//! number.

use super::levels;
use crate::rules::jungle::{Action, Ending, Event, Jungle, Position, Tables};
use crate::rules::{Game, Spot, after, play};

/// A level and a position on it.
pub(super) struct Board {
    pub(super) tables: Tables,
    pub(super) position: Position,
}

/// Reads a drawing such as `5 . ~ R . ~ ~ .`, with `mover` to move. Terrain in the drawing must
/// agree with the board's.
pub(super) fn draw(tables: Tables, mover: char, drawing: &str) -> Board {
    let mut ranks: Vec<String> = vec!["7".into(); 9];
    for line in drawing.lines().map(str::trim).filter(|line| !line.is_empty()) {
        let (number, signs) = line.split_once(' ').unwrap();
        let row = 9 - number.parse::<usize>().unwrap();
        let terrain = levels::TERRAIN[row].split(' ');
        let pairs = signs.split(' ').zip(terrain.clone());
        assert_eq!(signs.split(' ').count(), 7, "{line}");
        let mut rank = String::new();
        let mut empty = 0;
        for (sign, ground) in pairs {
            assert!(sign == ground || sign.starts_with(char::is_alphabetic), "{line}");
            empty = if sign == ground { empty + 1 } else { 0 };
            if sign == ground && empty > 1 {
                rank.pop();
            }
            rank += &if sign == ground { empty.to_string() } else { sign.to_owned() };
        }
        ranks[row] = rank;
    }
    let text = format!("{} {mover}", ranks.join("/"));
    let position = Jungle::parse_position(&tables, &text).unwrap_or_else(|flaw| panic!("{flaw}"));
    Board { tables, position }
}

impl Board {
    pub(super) fn start(tables: Tables) -> Self {
        let position = tables.start_with(crate::rules::Side(0));
        Self { tables, position }
    }

    fn action(&self, text: &str) -> Action {
        Jungle::parse_action(&self.tables, text).unwrap()
    }

    fn texts(&self) -> Vec<String> {
        let mut actions = Vec::new();
        Jungle::actions(&self.tables, &self.position, &mut actions);
        actions.iter().map(|action| Jungle::action_text(&self.tables, *action)).collect()
    }

    /// The squares to which the pawn on `from` may move, in square order.
    pub(super) fn goals(&self, from: &str) -> String {
        let texts = self.texts();
        let goals: Vec<&str> = texts.iter().filter_map(|text| text.strip_prefix(from)).collect();
        goals.join(" ")
    }

    /// Whether `text` is a legal move, according to both the list and the single check.
    pub(super) fn may(&self, text: &str) -> bool {
        let listed = self.texts().iter().any(|move_| move_ == text);
        assert_eq!(listed, Jungle::accepts(&self.tables, &self.position, self.action(text)));
        listed
    }

    /// The position after a legal move.
    pub(super) fn then(&self, text: &str) -> Self {
        assert!(self.may(text), "{text} is not legal");
        let position = after::<Jungle>(&self.tables, &self.position, self.action(text));
        Self { tables: self.tables.clone(), position }
    }

    /// The events of a legal move.
    pub(super) fn events(&self, text: &str) -> Vec<Event> {
        play::<Jungle>(&self.tables, &self.position, self.action(text)).unwrap().1
    }

    /// The ending of the match.
    pub(super) fn ending(&self) -> Option<Ending> {
        self.position.ending()
    }

    /// The position's text.
    pub(super) fn text(&self) -> String {
        Jungle::position_text(&self.tables, &self.position)
    }

    /// The board part of the position's text, with every pawn's name and square.
    pub(super) fn pawns(&self) -> String {
        let pawn = |(square, side, kind): (crate::rules::Square, crate::rules::Side, _)| {
            let kind: crate::rules::jungle::Kind = kind;
            let letter = self.tables.kinds[kind.index()].letter;
            let letter = if side.0 == 0 { letter } else { letter.to_ascii_lowercase() };
            format!("{letter}{}", self.tables.grid.name(square))
        };
        self.position.all_pawns().map(pawn).collect::<Vec<_>>().join(" ")
    }

    /// The key and arguments of the reason why `text`, one or two squares, cannot be picked.
    pub(super) fn why(&self, text: &str) -> Option<String> {
        let spot = |name: &str| Spot::Square(self.tables.grid.square(name).unwrap().0);
        let (picked, spot) = match text.len() {
            2 => (vec![], spot(text)),
            _ => (vec![spot(&text[..2])], spot(&text[2..])),
        };
        let view = Jungle::known_to(&self.tables, &self.position, crate::rules::Viewer::Spectator);
        let refusal = Jungle::refusal(&self.tables, &view, &picked, spot)?;
        let arguments = refusal.arguments.iter().map(|(name, value)| match value {
            crate::rules::Argument::Key(key) => format!(" {name}={key}"),
            other => format!(" {name}={other:?}"),
        });
        Some(refusal.key.to_owned() + &arguments.collect::<String>())
    }
}
