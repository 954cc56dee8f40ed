//! Every statement of a rule sheet is cited at the code that carries it out, and tested.
//!
//! A statement counts as tested when a test carries it in its name (`wolf_j7_takes_the_cat`). One
//! that no single place carries out, such as "two players", is listed in the module's docs with the
//! names of the tests that exercise it, in a paragraph of its own: `Definitions: J1 (tests
//! both_sides_have_eight, nobody_has_two_rats), J3 (test sides_alternate)`.
//!
//! How long its sheet is, a game says in the docs of its module: `Rule sheet: J1 to J23.`

use super::arrows::GAMES;
use super::source::Source;

/// One rule sheet: its statements run from 1 to `count`.
pub(crate) struct Sheet {
    letter: char,
    count: usize,
    folder: String,
}

/// The sheets of all games, or the first game whose module does not tell its own.
pub(crate) fn sheets(sources: &[Source]) -> Result<Vec<Sheet>, String> {
    let sheet = |game: &String| {
        let folder = format!("src/rules/{game}");
        let module = sources.iter().find(|source| source.path == format!("{folder}/mod.rs"));
        let told = module.and_then(|module| told_sheet(&module.text));
        let told = told.ok_or(format!("{folder}/mod.rs: its docs lack `Rule sheet: X1 to X9.`"));
        told.map(|(letter, count)| Sheet { letter, count, folder })
    };
    GAMES.iter().map(sheet).collect()
}

fn told_sheet(text: &str) -> Option<(char, usize)> {
    let line = text.lines().find_map(|line| line.strip_prefix("//! Rule sheet: "))?;
    let (first, last) = line.strip_suffix('.')?.split_once(" to ")?;
    let letter = first.strip_suffix('1')?.parse().ok()?;
    Some((letter, last.strip_prefix(letter)?.parse().ok()?))
}

/// Statements that nobody cites or tests, and definitions whose tests do not exist.
pub(crate) fn sheet_flaws(sheet: &Sheet, sources: &[Source]) -> Vec<String> {
    let tests: Vec<&str> = sources.iter().flat_map(Source::test_names).collect();
    let definitions: Vec<Definition> = sources.iter().flat_map(definitions).collect();
    let cited: Vec<&str> =
        sources.iter().filter(|source| source.is_in(&sheet.folder)).flat_map(cited_words).collect();
    let mut flaws: Vec<String> =
        definitions.iter().flat_map(|definition| definition.flaws(&tests)).collect();
    for number in 1..=sheet.count {
        let id = format!("{}{number}", sheet.letter);
        if !cited.contains(&id.as_str()) {
            flaws.push(format!(
                "{}:1: nothing cites {id}; write `// {id}: …` at the line that carries it out",
                sheet.folder
            ));
        }
        let part = id.to_lowercase();
        let named = tests.iter().any(|name| name.split('_').any(|word| word == part));
        if !named && !definitions.iter().any(|definition| definition.statements.contains(&id)) {
            let remedy = format!(
                "name one `…_{part}_…`, or list {id} in a `Definitions:` line of module docs"
            );
            flaws.push(format!("{}:1: nothing tests {id}; {remedy}", sheet.folder));
        }
    }
    flaws
}

/// All words outside test code, comments included. A range such as `K1-K9` is one word and cites
/// nothing: the reader wants the line.
fn cited_words(source: &Source) -> Vec<&str> {
    let tests = source.test_lines();
    let lines = source.text.lines().enumerate().filter(|(index, _)| !tests[*index]);
    lines.flat_map(|(_, line)| split_words(line, "_-–")).collect()
}

fn split_words<'a>(text: &'a str, inner: &'static str) -> impl Iterator<Item = &'a str> {
    text.split(move |c: char| !c.is_alphanumeric() && !inner.contains(c))
        .filter(|word| !word.is_empty())
}

/// One `Definitions:` paragraph: the statements it lists and the tests it promises.
struct Definition<'a> {
    source: &'a Source,
    line: usize,
    statements: Vec<String>,
    tests: Vec<String>,
}

impl Definition<'_> {
    fn flaws(&self, known: &[&str]) -> Vec<String> {
        const FORM: &str =
            "write `Definitions: J1 (tests name_of_one, name_of_another), J2 (test its_name)`";
        let flaw = |message: &str| self.source.flaw(self.line, message);
        let missing: Vec<&String> =
            self.tests.iter().filter(|name| !known.contains(&name.as_str())).collect();
        let mut flaws = Vec::new();
        if !missing.is_empty() {
            flaws.push(flaw(&format!("promises tests that do not exist, {missing:?}; {FORM}")));
        }
        if self.tests.is_empty() {
            flaws.push(flaw(&format!("lists definitions without tests; {FORM}")));
        }
        flaws
    }
}

fn definitions(source: &Source) -> Vec<Definition<'_>> {
    let begins = |line: &str| line.starts_with("//! Definitions:");
    let lines: Vec<&str> = source.text.lines().collect();
    let starts = (0..lines.len()).filter(|&index| begins(lines[index]));
    starts.map(|index| definition(source, index + 1, &paragraph(&lines[index..]))).collect()
}

/// The module docs up to the next empty line, without their marks.
fn paragraph(lines: &[&str]) -> String {
    let docs = lines.iter().map_while(|line| line.strip_prefix("//! "));
    docs.collect::<Vec<_>>().join(" ").replacen("Definitions:", "", 1)
}

/// Words in brackets are tests, words outside are statements.
fn definition<'a>(source: &'a Source, line: usize, list: &str) -> Definition<'a> {
    let (mut statements, mut tests) = (Vec::new(), Vec::new());
    for (index, piece) in list.split(['(', ')']).enumerate() {
        let words = split_words(piece, "_").map(str::to_owned);
        if index % 2 == 0 {
            statements.extend(words);
        } else {
            tests.extend(words.filter(|word| !matches!(word.as_str(), "test" | "tests" | "and")));
        }
    }
    Definition { source, line, statements, tests }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flaws(files: &[(&str, &str)]) -> Vec<String> {
        let sources: Vec<Source> =
            files.iter().map(|(path, text)| Source::new(path, text)).collect();
        let sheet = Sheet { letter: 'K', count: 2, folder: "src/rules/king".to_owned() };
        sheet_flaws(&sheet, &sources)
    }

    #[test]
    fn a_module_tells_how_long_its_sheet_is() {
        assert_eq!(told_sheet("//! King.\n//!\n//! Rule sheet: K1 to K27.\n"), Some(('K', 27)));
        for text in ["//! King.", "//! Rule sheet: K1 to J27.", "//! Rule sheet: K2 to K27."] {
            assert_eq!(told_sheet(text), None, "{text}");
        }
    }

    #[test]
    fn a_cited_and_tested_sheet_is_fine() {
        let code = "//! King.\n//!\n//! Definitions: K2 (tests both_begin,\n//! both_end).\n\n\
                    // K1: one step.\nfn step() {}\n";
        let tests =
            "#[test]\nfn a_k1_step() {}\n#[test]\nfn both_begin() {}\n#[test]\nfn both_end() {}\n";
        assert!(
            flaws(&[("src/rules/king/mod.rs", code), ("src/rules/king/tests.rs", tests)])
                .is_empty()
        );
    }

    #[test]
    fn a_missing_citation_is_found() {
        let tests = "// K1 and K2.\n#[test]\nfn k1() {}\n#[test]\nfn k2() {}\n";
        let found = flaws(&[
            ("src/rules/king/mod.rs", "// K1, not K21 nor K1-K2\n"),
            ("src/rules/king/tests.rs", tests),
        ]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("nothing cites K2"), "{}", found[0]);
    }

    #[test]
    fn a_missing_test_is_found() {
        let code = "// K1, K2\nfn k2() {}\n#[cfg(test)]\nmod tests {\n    #[test]\n    fn step_k1() {}\n\
                    #[test]\n    fn step_k21() {}\n}\n";
        let found = flaws(&[("src/rules/king/mod.rs", code)]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].contains("nothing tests K2"), "{}", found[0]);
    }

    #[test]
    fn a_definition_whose_test_is_gone_is_found() {
        let tests = "#[test]\nfn k1() {}\n";
        let gone = "//! Definitions: K2 (tests lost)\n// K1\n";
        let found = flaws(&[("src/rules/king/mod.rs", gone), ("tests/k.rs", tests)]);
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(
            found[0].starts_with(
                "src/rules/king/mod.rs:1: promises tests that do not exist, [\"lost\"]"
            ),
            "{}",
            found[0]
        );
        let bare = "//! Definitions: K2\n// K1\n";
        assert_eq!(flaws(&[("src/rules/king/mod.rs", bare), ("tests/k.rs", tests)]).len(), 1);
    }
}
