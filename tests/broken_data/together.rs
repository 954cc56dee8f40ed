//! What is told of files that are sound one by one but do not fit together, as `check` tells it.

use menagerie::data::check::{Judge, Known};
use menagerie::data::{Files, Flaws, Memory, index, languages};

use super::super::golden::told_apart;
use super::{ANIMALS, LEVEL, SHIPPED, TRIBE, compare, shipped};

const PICTURES: [&str; 2] = ["assets/art/heads.ron", "assets/art/zoon.ron"];

/// All shipped files with the indexes of their pictures, but of the lessons only one: each is proven
/// wherever the list is checked.
fn everything() -> Memory {
    let read = |path: &str| std::fs::read(super::root().join(path)).unwrap();
    let files = PICTURES.iter().fold(shipped(), |files, path| files.with(path, read(path)));
    let index = String::from_utf8(read(index::PATH)).unwrap();
    let (levels, _) = index.split_once("    lessons: [").unwrap();
    files.with(index::PATH, format!("{levels}    lessons: [\"jungle/ranks\"],\n)\n"))
}

fn text(path: &str) -> String {
    String::from_utf8(everything().read(path).unwrap()).unwrap()
}

/// What is told of all files, or of one.
fn told(files: &Memory, one: Option<&str>) -> String {
    let paths =
        files.0.keys().filter(|path| !path.contains("/art/") && !path.contains("/locales/"));
    let known = Known { paths: paths.cloned().collect(), ..Known::default() };
    let mut judge = Judge::new(files, known);
    match one {
        Some(path) => judge.file(path),
        None => judge.everything(),
    }
    let report = judge.report();
    let flaws = Flaws(report.flaws);
    let notes = report.notes.iter().map(|note| {
        let hint = note.suggestion.as_ref().map_or(String::new(), |hint| format!("; {hint}"));
        format!("note: {}: {}{hint}\n", note.file, note.cause)
    });
    format!("{flaws}{}{}\n", notes.collect::<String>(), flaws.counted())
}

/// The files with the English texts.
fn with_texts(files: Memory) -> Memory {
    let list = text(languages::PATH);
    let entry = list.lines().find(|line| line.contains("id: \"en\"")).unwrap();
    let files = files.with(languages::PATH, format!("[\n{entry}\n]\n"));
    let languages = languages::load(&files).unwrap();
    let paths = languages.iter().flat_map(languages::Language::paths);
    paths.fold(files, |files, path| {
        let read = std::fs::read(super::root().join(&path)).unwrap();
        files.with(&path, read)
    })
}

#[test]
fn what_is_shipped_fits_together() {
    let told = told(&with_texts(everything()), None);
    assert_eq!(told, "no flaws\n");
}

#[test]
fn files_that_do_not_fit_together_get_their_messages() {
    let files = with_texts(everything());
    let swapped = |path: &str, from: &str, to: &str| {
        let old = text(path);
        assert!(old.contains(from), "{path} has no {from}");
        files.clone().with(path, old.replacen(from, to, 1))
    };
    let index = "(levels: [\n    \"jungel/marsh\",\n    \"jungle/combat\",\n    \"jungle/combta\",\n    \
                 \"Zoon/first\",\n    \"zoon/first-steps\",\n])\n";
    let many: String = (0..900).map(|number| format!("\"jungle/x{number}\",")).collect();
    let beside = files.clone().with("levels/jungle/marsh.board.ron", text(LEVEL));
    let beside = beside.with("assets/jungle/marsh.animals.ron", text(ANIMALS));
    let beside = beside.with("assets/jungle/Marsh.animals.ron", text(ANIMALS));
    let listed = String::from_utf8(files.read(languages::PATH).unwrap()).unwrap();
    let slip = swapped(ANIMALS, "rank: 8", "rank: 800");
    let cases = [
        ("together-index-flaws-hide-nothing", slip.with(index::PATH, index), None),
        (
            "together-index-of-missing-levels",
            files.clone().with(index::PATH, format!("(levels: [{many}])")),
            Some(index::PATH),
        ),
        (
            "together-lesson-missing",
            files
                .clone()
                .with(index::PATH, text(index::PATH).replace("jungle/ranks", "jungle/rank")),
            None,
        ),
        ("together-unlisted", beside.clone(), None),
        ("together-unlisted-one", beside, Some("levels/jungle/marsh.board.ron")),
        (
            "together-animal-without-picture",
            swapped(ANIMALS, "id: \"cat\"", "id: \"cat\", picture: \"wulf\""),
            Some(ANIMALS),
        ),
        (
            "together-tribe-without-pictures",
            swapped(TRIBE, "picture: \"salamander\"", "picture: \"newt\""),
            Some(TRIBE),
        ),
        (
            "together-language-without-file",
            files.clone().with(
                languages::PATH,
                listed.replace("\"arena.ftl\"", "\"arena.ftl\", \"missing.ftl\""),
            ),
            None,
        ),
    ];
    told_apart(
        cases.into_iter().filter_map(|(name, files, one)| compare(name, &told(&files, one))),
    );
}

#[test]
fn names_without_a_text_are_told_with_the_key_that_is_missing() {
    let ids = text(ANIMALS);
    let ids = ids.split("id: \"").skip(1).map(|rest| rest.split('"').next().unwrap());
    let keys: Vec<String> = ids.map(|id| format!("jungle-animal-{id} = {id}\n")).collect();
    let list = "[(id: \"en\", name: \"English\", files: [\"a.ftl\"])]";
    let files = everything().with(languages::PATH, list);
    let with = |texts: String| files.clone().with("assets/locales/en/a.ftl", texts);
    assert_eq!(told(&with(keys.concat()), Some(ANIMALS)), "no flaws\n");
    let lacking = keys.iter().filter(|key| !key.contains("-wolf")).cloned().collect();
    let now = told(&with(lacking), Some(ANIMALS));
    told_apart(compare("together-animal-without-name", &now).into_iter());
}

#[test]
fn files_with_wrong_names_are_told_why() {
    let wrong = [
        "levels/chess/first-steps.board.ron",
        "levels/jungle/Marsh.board.ron",
        "levels/jungle/my board.board.ron",
        "levels/jungle/m\u{430}rsh.board.ron",
        "levels/jungle/marsh.borad.ron",
        "levels/jungle/marsh",
        "assets/jungle/marsh.animal.ron",
        "assets/zoon/newts.animals.ron",
        "assets/honga/tribe.disc.ron",
        "assets/art/heads.ron",
        "docs/a.board.ron",
        "levels/jungle/deep/marsh.board.ron",
        "levels/jungle/lessons/marsh.ron",
        "assets/locales/it/own.txt",
        "assets/locales/pt-BR/own.ftl",
    ];
    let files = everything();
    let told: String = wrong.map(|path| told(&files, Some(path))).concat();
    told_apart(compare("together-wrong-names", &told).into_iter());
    assert!(SHIPPED.iter().all(|path| menagerie::data::check::misnamed(path).is_none()));
}
