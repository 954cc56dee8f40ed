//! How sources look: docs first, nothing overlong, names that say something.

use super::source::Source;
use super::tokens::{end_of_item, words};

const LONGEST_FILE: usize = 400;
const LONGEST_FUNCTION: usize = 60;
/// Names that say nothing about what is inside.
const EMPTY_NAMES: [&str; 6] = ["util", "utils", "helper", "helpers", "manager", "managers"];

/// Every file begins with module docs and stays short enough to be read in one sitting.
pub(crate) fn file_flaws(source: &Source) -> Vec<String> {
    let mut flaws = Vec::new();
    if !source.text.starts_with("//!") {
        flaws.push(source.flaw(
            1,
            "begins without `//!` docs; say what it is, why so, and what is deliberately absent",
        ));
    }
    let lines = source.text.lines().count();
    if lines > LONGEST_FILE {
        let message =
            format!("has {lines} lines, {LONGEST_FILE} are the most; split it by subject");
        flaws.push(source.flaw(LONGEST_FILE + 1, &message));
    }
    flaws
}

/// Functions fit on a screen, counted from the line with `fn` to the closing brace.
pub(crate) fn function_flaws(source: &Source) -> Vec<String> {
    let mut flaws = Vec::new();
    for at in source.find(&["fn"]) {
        // `fn(u8) -> u8` is a type: no name follows.
        let Some(name) = source.tokens.get(at + 1).filter(|name| name.is_name()) else {
            continue;
        };
        let lines = end_of_item(&source.tokens, at) + 1 - source.tokens[at].line;
        if lines > LONGEST_FUNCTION {
            let message = format!(
                "`{}` has {lines} lines, {LONGEST_FUNCTION} are the most; give its steps names",
                name.text
            );
            flaws.push(source.flaw(name.line, &message));
        }
    }
    flaws
}

/// Files, folders and modules are named after what is inside.
pub(crate) fn name_flaws(source: &Source) -> Vec<String> {
    let is_empty = |name: &str| words(name).iter().any(|word| EMPTY_NAMES.contains(&word.as_str()));
    let message = |name: &str| {
        format!("`{name}` says nothing about what is inside; name it after the thing or the deed")
    };
    let segments = source.segments();
    let path_names =
        segments.iter().filter(|name| is_empty(name)).map(|name| source.flaw(1, &message(name)));
    let modules = source.find(&["mod"]).into_iter().filter_map(|at| source.tokens.get(at + 1));
    let module_names = modules
        .filter(|name| is_empty(&name.text))
        .map(|name| source.flaw(name.line, &message(&name.text)));
    path_names.chain(module_names).collect()
}

/// No example in docs is Rust: `./check` runs none, so it would be neither compiled nor true.
pub(crate) fn example_flaws(source: &Source) -> Vec<String> {
    let mut inside = false;
    let mut flaws = Vec::new();
    for (index, line) in source.text.lines().enumerate() {
        let line = line.trim_start();
        let docs = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"));
        let Some(tag) = docs.and_then(|docs| docs.trim().strip_prefix("```")) else { continue };
        if !inside && matches!(tag, "" | "rust") {
            flaws.push(source.flaw(index + 1, "has an example in Rust; make it a test"));
        }
        inside = !inside;
    }
    flaws
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_docs_are_found() {
        assert_eq!(file_flaws(&Source::new("src/a.rs", "use std::fmt;\n//! Late.\n")).len(), 1);
        assert_eq!(file_flaws(&Source::new("src/a.rs", "")).len(), 1);
        assert!(file_flaws(&Source::new("src/a.rs", "//! A.\n")).is_empty());
    }

    #[test]
    fn overlong_files_are_found() {
        let file = |lines: usize| format!("//! A.\n{}", "\n".repeat(lines - 1));
        assert!(file_flaws(&Source::new("src/a.rs", &file(400))).is_empty());
        assert_eq!(file_flaws(&Source::new("src/a.rs", &file(401))).len(), 1);
    }

    #[test]
    fn overlong_functions_are_found() {
        let function =
            |lines: usize| format!("fn a() -> [u8; 2] {{\n{}}}\n", "    b();\n".repeat(lines - 2));
        let flaws = |text: &str| function_flaws(&Source::new("src/a.rs", text));
        assert!(flaws(&function(60)).is_empty());
        assert_eq!(flaws(&function(61)).len(), 1);
        assert_eq!(flaws(&format!("trait T {{ fn t(&self); }}\n{}", function(61))).len(), 1);
        assert!(
            flaws(&format!("trait T {{ fn t(&self); }}\n{}type F = fn(u8) -> u8;", function(60)))
                .is_empty()
        );
    }

    #[test]
    fn empty_names_are_found() {
        let flaws = |path, text| name_flaws(&Source::new(path, text)).len();
        assert_eq!(flaws("src/app/utils.rs", ""), 1);
        assert_eq!(flaws("src/helpers/a.rs", ""), 1);
        assert_eq!(flaws("src/a.rs", "pub mod sound_manager;"), 1);
        assert_eq!(flaws("src/app/table/stages.rs", "mod pieces;"), 0);
    }

    #[test]
    fn examples_in_rust_are_found() {
        let flaws = |text: &str| example_flaws(&Source::new("src/a.rs", text)).len();
        assert_eq!(flaws("/// ```\n/// a()\n/// ```\n"), 1);
        assert_eq!(flaws("//! ```rust\n//! a()\n//! ```\n"), 1);
        assert_eq!(flaws("/// ```ron\n/// (a: 1)\n/// ```\n"), 0);
    }
}
