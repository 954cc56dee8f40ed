//! `show pictures`: the pictures that data files can borrow, of the game and of packs.

use serde::Serialize;

use crate::commands::told::Format;
use crate::data::Files;
use crate::data::pictures::Pictures;
use crate::data::shipped::Shipped;
use crate::every_game;

/// The most letters of a line.
const WIDTH: usize = 100;

/// The pictures that one kind of thing can have.
#[derive(Clone, Serialize)]
struct Motifs {
    game: &'static str,
    of: &'static str,
    pictures: Vec<String>,
}

/// All of them, from these files.
pub(super) fn shown(files: &dyn Files, format: Format) -> String {
    let drawn = Pictures::read(files);
    let all = every_game!(G => of_game::<G>(&drawn)).concat();
    match format {
        Format::Text => all.iter().map(as_text).collect::<Vec<_>>().join("\n"),
        // Nothing in it can fail to be written.
        Format::Json => serde_json::to_string_pretty(&all).unwrap_or_default() + "\n",
    }
}

fn of_game<G: Shipped>(drawn: &Pictures) -> Vec<Motifs> {
    let motifs = G::PICTURED.iter().map(|pictured| {
        let mut pictures = drawn.of_kind(pictured.sheet, pictured.kind).unwrap_or_default();
        pictures.sort();
        Motifs { game: G::ID, of: pictured.of, pictures }
    });
    motifs.collect()
}

/// A line that says what they are for, and their names.
fn as_text(Motifs { game, of, pictures }: &Motifs) -> String {
    let (mut text, mut line) = (format!("{game}, `picture` of {of}\n"), String::new());
    for (place, name) in pictures.iter().enumerate() {
        let word = if place + 1 == pictures.len() { name.clone() } else { format!("{name}, ") };
        if line.len() + word.len() > WIDTH {
            text += &format!("    {}\n", line.trim_end());
            line.clear();
        }
        line += &word;
    }
    text + &format!("    {line}\n")
}
