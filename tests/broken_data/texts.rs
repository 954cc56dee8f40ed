//! Broken files of texts and the messages a translator gets for them.

use std::time::{Duration, Instant};

use menagerie::data::check::{Judge, Known};
use menagerie::data::source::MAX_FLAWS;
use menagerie::data::texts::MAX_BYTES;
use menagerie::data::{Flaw, Flaws, Memory, languages};

use super::super::golden::{compare, told_apart};

const LIST: &str = "[(id: \"en\", name: \"English\", files: [\"a.ftl\"]), \
                    (id: \"it\", name: \"Italiano\", files: [\"b.ftl\", \"a.ftl\"])]";
const ENGLISH: &str = "\
# The file's head.

cat = Cat
    .the = the cat
captured = takes { $victim-the }
# $count is how many they are.
leapers = Only { $animals } leap.
turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
plain = Plain
twin = Twin
-game = Menagerie
";
const ITALIAN: &str = "assets/locales/it/a.ftl";

fn files(italian: &str) -> Memory {
    let files = Memory::default().with(languages::PATH, LIST).with(ITALIAN, italian);
    let files = files.with("assets/locales/en/a.ftl", ENGLISH);
    files.with("assets/locales/it/b.ftl", "twin = Gemello\n")
}

/// The flaws of the Italian texts beside the English ones.
fn flaws(italian: &str) -> Vec<Flaw> {
    let files = files(italian);
    let mut judge = Judge::new(&files, Known::default());
    judge.file(ITALIAN);
    judge.report().flaws
}

#[test]
fn flaws_of_texts_are_told_with_place_cause_and_remedy() {
    let cases = [
        ("key-unknown", "captrued = prende\n"),
        ("key-nobody-knows", "something-else = altro\n"),
        (
            "gap-unknown",
            "captured = prende { $victm-the }\nplain = { $x }\nleapers = { $animal }\n",
        ),
        ("key-twice", "cat = Gatto\nplain = Piano\ncat = Micio\n"),
        ("key-in-another-file", "plain = Piano\ntwin = Gemello\n"),
        ("form-twice", "cat = Gatto\n    .the = il gatto\n    .the = la gatta\n"),
        ("forms-only", "cat =\n    .the = il gatto\n"),
        ("reference-unknown", "plain = { cta } { -gmae } { NUMBER($x) }\ncat = Gatto\n"),
        ("second-line", "plain = Un testo\nche continua\n"),
        ("gap-open", "plain = Un { $testo\ncat = Gatto\n"),
        ("gap-empty", "plain = Un {}\n"),
        ("bracket-alone", "plain = Un testo}\n"),
        ("no-text", "plain =\ncat = Gatto\n"),
        ("usual-missing", "turns = { $count ->\n    [one] turno\n}\n"),
        ("usual-twice", "turns = { $count ->\n   *[one] turno\n   *[other] turni\n}\n"),
        ("quote-open", "plain = { \"Un testo }\n"),
        ("escape-unknown", "plain = { \"\\x\" } { \"\\uXY\" }\n"),
        ("choice-by-message", "plain = { cat ->\n   *[other] x\n}\n"),
        ("letters", "plain = M\u{435}nagerie a\u{ad}b \u{1f417} { \"\\u0416\" }\n"),
        ("key-cyrillic", "\u{441}at = Gatto\n"),
        ("gap-cyrillic", "plain = { $\u{441}ount }\n"),
        ("bidi", "plain = a\u{202e}b\n"),
        ("control", "plain = { \"\\u0007\" }\n"),
        ("crlf", "cat = Gatto\r\nplain = { $x }\r\n"),
    ];
    let differing = cases.into_iter().filter_map(|(name, italian)| {
        let told = flaws(italian);
        assert!(!told.is_empty(), "{name} is not broken");
        compare("broken", &format!("texts-{name}"), &Flaws(told).to_string())
    });
    told_apart(differing);
}

#[test]
fn sound_texts_have_no_flaws() {
    let sound = "\
# Un commento { $x
cat = Gatto
    .the = il gatto
    .of = del gatto
captured = prende { $victim-of }, { $victim-the }
leapers = { $count ->
    [one] Solo { $animals } salta.
   *[other] Solo { $animals } saltano.
}
plain = { -game }: { cat } – «è» {\"{\"} { \"\\u00A0\" }\u{2060}
-game = Serraglio
";
    assert_eq!(flaws(sound), []);
}

#[test]
fn a_language_is_noted_for_what_it_lacks() {
    let files = files("cat = Gatto\n");
    let mut judge = Judge::new(&files, Known::default());
    judge.file(languages::PATH);
    let notes = judge.report().notes;
    let told = "`it` lacks 4 of 6 texts, which are English: `captured`, `leapers`, `plain`, …";
    assert_eq!(notes.iter().map(|note| note.cause.as_str()).collect::<Vec<_>>(), [told]);
}

#[test]
fn only_so_many_flaws_of_texts_are_told() {
    for many in ["cat = }\n", "x = 1\n", "cat = 1\n", "plain = { $x }\n", "plain = \u{416}\n"] {
        let told = flaws(&many.repeat(5_000));
        assert_eq!(told.len(), MAX_FLAWS + 1, "{many}");
    }
    let told = flaws(&"x".repeat(MAX_BYTES + 1));
    assert!(told.len() == 1 && told[0].cause.contains("larger than 250 kB"), "{told:?}");
}

#[test]
fn all_flaws_of_texts_that_are_told_have_near_words() {
    let told = flaws(&(10..90).map(|number| format!("captured{number} = x\n")).collect::<String>());
    assert_eq!(told.len(), MAX_FLAWS + 1);
    for flaw in &told[..MAX_FLAWS] {
        assert_eq!(flaw.suggestion.as_deref(), Some("did you mean `captured`?"), "{flaw}");
    }
    assert_eq!(told[MAX_FLAWS].untold, Some(80 - MAX_FLAWS));
}

#[test]
fn a_text_that_opens_too_many_brackets_is_told_and_overflows_no_stack() {
    let variants = [" *[b] \"{ $a ->\n", " *[b] ){ $a ->\n", " *[b] }{ $a ->\n"];
    for open in ["{", "{F(", "F(", "{F(\n\"))\", ", "( ", "{\nF(\nF(\n"].into_iter().chain(variants)
    {
        let told = flaws(&format!("key = {{ {}", open.repeat(15_000)));
        assert_eq!(told.len(), 1, "{open}");
        assert!(told[0].cause.contains("150 brackets"), "{open}: {}", told[0].cause);
    }
    let shallow =
        "# :( {\nkey = a) :( { $n ->\n    [one] (\"}\n   *[other] { \"(((\" })\n }\n".repeat(300);
    let told = flaws(&shallow);
    assert!(told.iter().all(|flaw| !flaw.cause.contains("brackets")), "{told:?}");
}

#[test]
fn very_many_keys_are_compared_at_once() {
    let keys = |from: usize, to: usize| -> String {
        (from..to).map(|number| format!("key-{number} = x\n")).collect()
    };
    let files = files(&keys(20_000, 34_000)).with("assets/locales/en/a.ftl", keys(10_000, 12_000));
    let begin = Instant::now();
    let mut judge = Judge::new(&files, Known::default());
    judge.file(ITALIAN);
    assert_eq!(judge.report().flaws.len(), MAX_FLAWS + 1);
    // Each compared with all English keys, they would take a minute here.
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?}", begin.elapsed());
}
