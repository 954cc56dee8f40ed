//! Loads a level together with the files it names: animals, tribes or decks.

use crate::data::fields::{GameName, id};
use crate::data::files::MISSING;
use crate::data::letters::visible;
use crate::data::source::{At, Reader, read};
use crate::data::suggest::meant;
use crate::data::{Files, Flaw, Flaws, files, index};

/// A compiled file, or its flaws.
type Loaded<A> = Result<A, Vec<Flaw>>;

/// The files that a level names. Each is loaded once, even if the level's file is read several
/// times.
pub(super) struct Cast<'f, A> {
    files: &'f dyn Files,
    what: &'static str,
    path: fn(&str) -> String,
    load: fn(&dyn Files, &str) -> Loaded<A>,
    loaded: Vec<(String, Loaded<A>)>,
}

impl<'f, A> Cast<'f, A> {
    /// `what` names the type of file in messages, `path` returns the path for a name, and `load`
    /// reads and compiles the file.
    pub(super) fn new(
        files: &'f dyn Files,
        what: &'static str,
        path: fn(&str) -> String,
        load: fn(&dyn Files, &str) -> Loaded<A>,
    ) -> Self {
        Self { files, what, path, load, loaded: Vec::new() }
    }

    /// The level called `level` of a game with all that it names.
    pub(super) fn load_level<L>(
        mut self,
        GameName { id: game, called }: GameName,
        level: &str,
        path: fn(&str) -> String,
        compile: fn(&mut Reader<'_>, &mut Self, &str) -> Option<L>,
    ) -> Result<L, Flaws> {
        let Some((_, name)) = index::split(level).filter(|(of, _)| *of == game) else {
            let cause = format!("`{}` is no level of {called}", visible(level));
            return Err(Flaw::of_file(index::PATH, cause).into());
        };
        let path = path(name);
        let text = files::text(self.files, &path)?;
        let (made, mut flaws) = read(&text, |reader| compile(reader, &mut self, level));
        flaws.extend(self.flaws());
        match made {
            Some(level) if flaws.is_empty() => Ok(level),
            _ => Err(Flaws(flaws)),
        }
    }

    /// Loads the file that a level names at `at`, or returns the copy loaded before.
    pub(super) fn named<'a>(&mut self, reader: &mut Reader<'a>, at: &At<'a, String>) -> Option<&A> {
        let name = id(reader, at, &format!("the name of {} in double quotes", self.what))?;
        let known = self.loaded.iter().position(|(other, _)| *other == name);
        let place = known.unwrap_or_else(|| {
            self.loaded.push((name.clone(), (self.load)(self.files, &name)));
            self.loaded.len() - 1
        });
        match &self.loaded.get(place)?.1 {
            Ok(made) => Some(made),
            Err(flaws) => {
                if flaws.iter().any(is_missing) {
                    let cause = format!("there is no file `{}`", (self.path)(&name));
                    let near = self.files.meant(&(self.path)(&name));
                    let hint = || format!("name {} without its folder and ending", self.what);
                    let hint = near.map_or_else(hint, |near| meant(&near));
                    reader.flaw(at.token(), cause, Some(hint));
                }
                None
            }
        }
    }

    /// The flaws inside the named files. A missing file is reported where the level names it, so
    /// not here.
    pub(super) fn flaws(self) -> Vec<Flaw> {
        let flaws = self.loaded.into_iter().filter_map(|(_, loaded)| loaded.err()).flatten();
        flaws.filter(|flaw| !is_missing(flaw)).collect()
    }
}

fn is_missing(flaw: &Flaw) -> bool {
    flaw.cause == MISSING
}
