//! The animals of a level: a file of their own, named in the level's file.

use crate::data::fields::id;
use crate::data::files::MISSING;
use crate::data::source::{At, Reader};
use crate::data::{Files, Flaw};

/// A file of animals, compiled, or its flaws.
type Loaded<A> = Result<A, Vec<Flaw>>;

/// The animals of a level, loaded once however often the level's file is read.
pub(super) struct Cast<'f, A> {
    files: &'f dyn Files,
    path: fn(&str) -> String,
    load: fn(&dyn Files, &str) -> Loaded<A>,
    loaded: Option<Loaded<A>>,
}

impl<'f, A> Cast<'f, A> {
    /// `path` says where the animals of a name lie, `load` reads and compiles them.
    pub(super) fn new(
        files: &'f dyn Files,
        path: fn(&str) -> String,
        load: fn(&dyn Files, &str) -> Loaded<A>,
    ) -> Self {
        Self { files, path, load, loaded: None }
    }

    /// The animals that a level names.
    pub(super) fn named<'a>(&mut self, reader: &mut Reader<'a>, at: &At<'a, String>) -> Option<&A> {
        let name = id(reader, at, "the name of a file of animals in double quotes")?;
        let (files, load) = (self.files, self.load);
        match self.loaded.get_or_insert_with(|| load(files, &name)) {
            Ok(animals) => Some(animals),
            Err(flaws) => {
                if flaws.iter().any(is_missing) {
                    let cause = format!("there is no file `{}`", (self.path)(&name));
                    let hint = "name a file of animals without its folder and ending";
                    reader.flaw(at.token(), cause, Some(hint.to_owned()));
                }
                None
            }
        }
    }

    /// The flaws of the animals' own file. That it is missing is told where the level names it.
    pub(super) fn flaws(self) -> Vec<Flaw> {
        let flaws = self.loaded.and_then(Result::err).unwrap_or_default();
        flaws.into_iter().filter(|flaw| !is_missing(flaw)).collect()
    }
}

fn is_missing(flaw: &Flaw) -> bool {
    flaw.cause == MISSING
}
