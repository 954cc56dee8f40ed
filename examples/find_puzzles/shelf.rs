//! The puzzles found so far, and their file.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;

use menagerie::ai::puzzle::{Puzzling, Task};
use menagerie::data::puzzles::{self, Puzzle};
use menagerie::data::{Flaws, FromFiles};

use crate::Order;
use crate::files::read;
use crate::games::tables;

/// What a line of the file begins with that says how many matches of a level were searched.
const SEARCHED: &str = "// Searched: ";

/// A puzzle with what the search compares.
struct Entry<G: FromFiles> {
    puzzle: Puzzle<G>,
    position: String,
    line: Vec<String>,
    motif: String,
    /// The least of the texts of the position and its reflections.
    likeness: String,
}

/// All puzzles of a game.
pub(crate) struct Shelf<G: Puzzling + FromFiles> {
    entries: Vec<Entry<G>>,
    /// Matches searched, by level.
    pub(crate) searched: BTreeMap<String, u32>,
}

impl<G: Puzzling + FromFiles> Shelf<G> {
    /// The puzzles of the game's file, or none.
    ///
    /// # Errors
    /// The file has flaws.
    pub(crate) fn open() -> Result<Self, String> {
        let mut shelf = Self { entries: Vec::new(), searched: BTreeMap::new() };
        let Ok(bytes) = read(&puzzles::path(G::ID)) else { return Ok(shelf) };
        let text = String::from_utf8_lossy(&bytes).into_owned();
        for line in text.lines().filter_map(|line| line.strip_prefix(SEARCHED)) {
            let said = line.split_once(' ').and_then(|(level, n)| Some((level, n.parse().ok()?)));
            let (level, number) = said.ok_or(format!("`{SEARCHED}{line}` cannot be read"))?;
            shelf.searched.insert(level.to_owned(), number);
        }
        let found = puzzles::load::<G>(&read)
            .map_err(|flaws| format!("the file has flaws:\n{}", Flaws(flaws)))?;
        for puzzle in found {
            let tables = tables::<G>(&puzzle.level, &[])?;
            shelf.add(&tables, puzzle);
        }
        Ok(shelf)
    }

    pub(crate) fn len(&self) -> usize {
        self.entries.len()
    }

    /// Adds a puzzle.
    pub(crate) fn add(&mut self, tables: &G::Tables, puzzle: Puzzle<G>) {
        let Puzzle { goal, moves, worth, .. } = puzzle;
        let answers = puzzle.line.first().copied().into_iter().collect();
        let task = Task { goal, moves, worth, answers, line: puzzle.line.clone() };
        self.entries.push(Entry {
            position: G::position_text(tables, &puzzle.position),
            line: puzzle.line.iter().map(|action| G::action_text(tables, *action)).collect(),
            motif: G::motif(tables, &puzzle.position, &task),
            likeness: likeness::<G>(tables, &puzzle.position),
            puzzle,
        });
    }

    /// How welcome a task is: the smaller the better. `None` if there are enough like it.
    pub(crate) fn rank(
        &self,
        order: &Order,
        tables: &G::Tables,
        position: &G::Position,
        task: &Task<G::Action>,
    ) -> Option<(usize, usize)> {
        let count = |is: &dyn Fn(&Entry<G>) -> bool| self.entries.iter().filter(|e| is(e)).count();
        let likeness = likeness::<G>(tables, position);
        let motif = G::motif(tables, position, task);
        let moves = count(&|entry| entry.puzzle.moves == task.moves);
        let alike = count(&|entry| entry.motif == motif);
        let limit = order.moves.iter().find(|(moves, _)| *moves == task.moves);
        let full = limit.is_some_and(|(_, most)| moves >= *most)
            || alike >= order.alike
            || count(&|entry| entry.likeness == likeness) > 0;
        (!full).then_some((moves, alike))
    }

    /// The number of puzzles of a grade.
    pub(crate) fn of_grade(&self, grade: u8) -> usize {
        self.entries.iter().filter(|entry| entry.puzzle.grade == grade).count()
    }

    /// Writes the file, easiest first.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(crate) fn write(&mut self, order: &Order) -> Result<(), String> {
        self.entries.sort_by_key(|entry| {
            let Puzzle { grade, moves, id, .. } = &entry.puzzle;
            (*grade, *moves, id.len(), id.clone())
        });
        let mut text = format!(
            "// Puzzles, easiest first: positions from matches of the computer, with one best action.\n\
             // `examples/find_puzzles` found and wrote them, and proves them again with `--prove`.\n\
             // `src/data/puzzles.rs` explains the fields; what exactly a goal claims stands at the top of\n\
             // the game's `puzzle.rs` in `src/ai/evaluate/{}`.\n",
            G::ID
        );
        let _ = writeln!(text, "// Options: {}", order.told);
        for (level, number) in &self.searched {
            let _ = writeln!(text, "{SEARCHED}{level} {number}");
        }
        text += "(\n    puzzles: [\n";
        self.entries.iter().for_each(|entry| text += &entry.text());
        text += "    ],\n)\n";
        let path = puzzles::path(G::ID);
        fs::write(&path, text).map_err(|trouble| format!("`{path}` cannot be written: {trouble}"))
    }
}

impl<G: FromFiles> Entry<G> {
    fn text(&self) -> String {
        let Puzzle { id, level, seat, goal, moves, worth, grade, .. } = &self.puzzle;
        let line: Vec<String> = self.line.iter().map(|action| format!("\"{action}\"")).collect();
        let worth =
            if *worth == 0 { String::new() } else { format!("            worth: {worth},\n") };
        format!(
            "        (\n            id: \"{id}\",\n            level: \"{level}\",\n            position: \
             \"{}\",\n            seat: {},\n            goal: {goal:?},\n            moves: {moves},\n\
             {worth}            line: [{}],\n            grade: {grade},\n        ),\n",
            self.position,
            seat.0,
            line.join(", "),
        )
    }
}

fn likeness<G: Puzzling>(tables: &G::Tables, position: &G::Position) -> String {
    G::reflections(tables, position).into_iter().min().unwrap_or_default()
}
