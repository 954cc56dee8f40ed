//! What a check has found, written as JSON for editors and other programs.

use std::collections::BTreeSet;

use crate::data::Flaw;
use serde::Serialize;

use crate::commands::told::{MOST_SHOWN, Stray, Told};

/// A flaw or a note as an object; lines and columns count from 1 in characters.
#[derive(Serialize)]
struct Finding<'f> {
    file: &'f str,
    line: Option<usize>,
    column: Option<usize>,
    length: Option<usize>,
    cause: &'f str,
    suggestion: Option<&'f str>,
}

impl<'f> Finding<'f> {
    fn of(flaw: &'f Flaw) -> Self {
        let place = flaw.place.as_ref();
        Self {
            file: &flaw.file,
            line: place.map(|place| place.line),
            column: place.map(|place| place.column),
            length: place.map(|place| place.length),
            cause: &flaw.cause,
            suggestion: flaw.suggestion.as_deref(),
        }
    }
}

#[derive(Serialize)]
struct Whole<'f> {
    /// The files that were checked.
    files: &'f BTreeSet<String>,
    flaws: Vec<Finding<'f>>,
    /// How many further flaws there are at least.
    more_flaws: usize,
    notes: Vec<Finding<'f>>,
    /// Paths that were given and cannot be checked.
    strays: &'f [Stray],
    status: u8,
}

/// Everything as one object.
pub(super) fn written(told: &Told) -> String {
    let listed = || told.flaws.iter().filter(|flaw| flaw.untold.is_none());
    let untold: usize = told.flaws.iter().filter_map(|flaw| flaw.untold).sum();
    let whole = Whole {
        files: &told.files,
        flaws: listed().take(MOST_SHOWN).map(Finding::of).collect(),
        more_flaws: untold + listed().count().saturating_sub(MOST_SHOWN),
        notes: told.notes.iter().take(MOST_SHOWN).map(Finding::of).collect(),
        strays: &told.strays,
        status: told.status(),
    };
    // Nothing in it can fail to be written.
    serde_json::to_string_pretty(&whole).unwrap_or_default() + "\n"
}

#[cfg(test)]
mod tests {
    use crate::data::Place;
    use crate::data::check::Report;
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn findings_are_one_object_that_other_programs_read() {
        let text = "(a: \"\u{2028}\\\"\")\n(b: 1)";
        let flaw = Flaw::of_file("a \"b\".ron", text).at(Place::new(text, 14..15)).suggest("x");
        let report = Report {
            checked: ["a.ron".to_owned()].into(),
            flaws: vec![flaw, Flaw::untold("a.ron", 3)],
            notes: vec![Flaw::of_file("b.ron", "a note")],
        };
        let mut told = Told::default();
        told.take(report);
        told.stray("/nowhere", "there is no such file".to_owned());
        let read: Value = serde_json::from_str(&written(&told)).unwrap();
        let expected = json!({
            "files": ["a.ron"],
            "flaws": [{ "file": "a \"b\".ron", "line": 2, "column": 2, "length": 1, "cause": text, "suggestion": "x" }],
            "more_flaws": 3,
            "notes": [{ "file": "b.ron", "line": null, "column": null, "length": null, "cause": "a note", "suggestion": null }],
            "strays": [{ "path": "/nowhere", "cause": "there is no such file" }],
            "status": 2,
        });
        assert_eq!(read, expected);
    }

    #[test]
    fn flaws_beyond_those_shown_are_counted() {
        let many = (0..MOST_SHOWN + 7).map(|number| Flaw::of_file("a.ron", number.to_string()));
        let mut told = Told::default();
        told.take(Report { flaws: many.collect(), ..Report::default() });
        let read: Value = serde_json::from_str(&written(&told)).unwrap();
        assert_eq!(read["flaws"].as_array().unwrap().len(), MOST_SHOWN);
        assert_eq!(read["more_flaws"], 7);
    }
}
