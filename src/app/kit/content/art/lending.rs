//! Names that a level gives its animals and pictures, and the cells they show.

use super::{Art, STIRS};

impl Art {
    /// Replaces the substitutions: names that a level gives its animals and pictures, and the cells
    /// they show.
    pub fn lend(&mut self, heads: impl IntoIterator<Item = (&'static str, String, String)>) {
        let lent = heads.into_iter().map(|(sheet, name, cell)| ((sheet, name), cell));
        self.lent = lent.collect();
    }

    /// The cell of the sheet `stirs` that shows a picture in this way; `None` if it has none.
    pub fn stir(&self, (sheet, picture): (&str, &str), kind: &str) -> Option<String> {
        let cell = format!("{}_{kind}", self.lent(sheet, picture));
        self.cells.contains_key(&(STIRS.to_owned(), cell.clone())).then_some(cell)
    }

    /// The cell that a level shows under a name.
    pub(super) fn lent<'a>(&'a self, sheet: &str, name: &'a str) -> &'a str {
        let lent = self.lent.iter().find(|((of, known), _)| *of == sheet && known == name);
        lent.map_or(name, |(_, cell)| cell)
    }
}
