//! The commands for those who write packs, with packs laid down for a test and those in `packs`. Answers are kept in
//! `tests/modding`; `BLESS=1 cargo rules tests::modding` writes them anew.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use menagerie::ai::tournament::{Player, play_match};
use menagerie::ai::{ComputerPlayer, Strength};
use menagerie::commands::{Brought, Format, Ground, Said, check, new_pack, show};
use menagerie::data::{Files, FromFiles};
use menagerie::packs::{self, Layered, Stack};
use menagerie::rules::dice::SmallDice;
use menagerie::rules::jungle::Jungle;

use super::files::read;
use super::golden::{compare, told_apart};
use super::root;

const WADING: &str = "(animals: [(id: \"wolf\", swims: true)])";

static FOLDER: LazyLock<PathBuf> = LazyLock::new(|| root().into());

fn ground(packs: Option<&PathBuf>) -> Ground<'_> {
    Ground { files: &read, folder: Some(&FOLDER), packs, program: "menagerie", asked: "menagerie" }
}

/// An empty folder for this test.
fn fresh(name: &str) -> PathBuf {
    let path = super::fresh(&format!("modding/{name}"));
    fs::create_dir_all(&path).unwrap();
    path.canonicalize().unwrap()
}

/// A folder laid out like the project's, with these files.
fn laid_out(name: &str, files: &[(&str, &str)]) -> PathBuf {
    let pack = fresh(name);
    for (path, text) in files {
        fs::create_dir_all(pack.join(path).parent().unwrap()).unwrap();
        fs::write(pack.join(path), text).unwrap();
    }
    pack
}

/// What `check` says of a path.
fn checked(path: &Path) -> Said {
    check(ground(None), Format::Text, &[path.display().to_string()])
}

/// What `check` says of paths, with the temporary folder as `HERE`.
fn said_of(here: &Path, paths: &[&str]) -> (String, u8) {
    let paths: Vec<String> =
        paths.iter().map(|path| here.join(path).display().to_string()).collect();
    let Said { answer, status, .. } = check(ground(None), Format::Text, &paths);
    (answer.replace(here.to_str().unwrap(), "HERE"), status)
}

/// A manifest that needs these packs.
fn manifest(id: &str, more: &str) -> String {
    format!(
        "(id: \"{id}\", version: \"1.0.0\", title: {{\"en\": \"A pack\"}}, authors: [\"Ada\"], \
         licence: \"CC0-1.0\", {more})\n"
    )
}

#[test]
fn the_example_packs_are_checked_one_by_one_all_together_and_as_zip_files() {
    let Said { answer, status, .. } =
        check(ground(None), Format::Text, &[root().join("packs").to_string_lossy().into_owned()]);
    assert_eq!(status, 0, "{answer}");
    assert!(answer.contains("no flaws"), "{answer}");
    let here = fresh("examples");
    for name in ["marsh", "otter", "sandlings"] {
        let label = format!("packs/{name}");
        let pack = packs::read(&root().join(&label), &label).unwrap();
        fs::write(here.join(format!("{name}.zip")), pack.to_zip()).unwrap();
        // By their first bytes, whatever they are called.
        fs::write(here.join(format!("{name}.old")), pack.to_zip()).unwrap();
        for path in [
            root().join(&label),
            here.join(format!("{name}.zip")),
            here.join(format!("{name}.old")),
        ] {
            let Said { answer, status, .. } = checked(&path);
            assert_eq!((status, answer.contains("note:")), (0, false), "{answer}");
            assert!(answer.starts_with(char::is_numeric), "{answer}");
        }
    }
}

#[test]
fn everything_that_is_wrong_with_a_pack_is_told_in_its_own_files() {
    let level = String::from_utf8(read("levels/jungle/combat.board.ron").unwrap()).unwrap();
    let level = level.replace("\"combat\"", "\"pond\"");
    let here = laid_out(
        "wrong",
        &[
            ("otter/pack.ron", &manifest("otter", "needs: [(id: \"marsh\")]")),
            ("otter/assets/jungle/combat.animals.ron", "(animals: [(id: \"wulf\", swims: true)])"),
            ("otter/levels/jungle/pond.board.ron", &level),
            (
                "otter/assets/jungle/pond.animals.ron",
                "(animals: [(id: \"otter:otter\", letter: 'O', rank: 1)])",
            ),
            ("otter/assets/jungle/lost.animals.ron", WADING),
            ("otter/assets/locales/en/own.ftl", "jungle-animal-otter--otter Otter\n"),
            ("otter/assets/locales/fr/own.ftl", "jungle-nothing = Rien\n"),
            (
                "otter/assets/art/heads/heron.svg",
                "<svg viewBox=\"0 0 8 8\"><path d=\"M0 0H8V8\"/></svg>",
            ),
            ("marsh/pack.ron", &manifest("marsh", "")),
            ("marsh/assets/jungle/combat.animals.ron", WADING),
        ],
    );
    let (alone, status) = said_of(&here, &["otter"]);
    assert_eq!(status, 1);
    assert!(alone.contains("this needs the pack `marsh`, which is not here"), "{alone}");
    let (together, status) = said_of(&here, &["otter", "marsh"]);
    assert_eq!(status, 1);
    told_apart(compare("modding", "check", &together).into_iter());
    for part in [
        "HERE/otter/assets/jungle/combat.animals.ron:1",
        "did you mean `wolf`?",
        "HERE/otter/levels/jungle/pond.board.ron:",
        "did you mean `otter:pond`?",
        "`otter:otter` has no name on screen",
        "HERE/otter/assets/locales/en/own.ftl:1",
        "HERE/otter/assets/locales/fr/own.ftl:1",
        "note: HERE/otter/assets/jungle/lost.animals.ron: no level of the pack names this file",
        "note: HERE/otter/assets/art/heads/heron.svg: no data file of the pack names `otter:heron`",
    ] {
        assert!(together.contains(part), "{part} is missing in\n{together}");
    }
    let (file, _) = said_of(&here, &["otter/assets/jungle/combat.animals.ron", "marsh"]);
    assert!(file.contains("wulf") && !file.contains("own.ftl"), "{file}");
    let (all, _) = said_of(&here, &["."]);
    assert_eq!(all.matches("did you mean `wolf`?").count(), 1, "{all}");
}

#[test]
fn a_pack_that_needs_a_broken_one_is_told_to_need_it() {
    let here = laid_out(
        "needy",
        &[
            ("a/pack.ron", &manifest("a", "needs: [(id: \"b\")]")),
            ("b/pack.ron", &manifest("b", "")),
            ("b/assets/jungle/combat.animals.ron", "(animals: [(id: \"wolf\", rank: 0)])"),
        ],
    );
    let (told, status) = said_of(&here, &["a", "b"]);
    assert_eq!(status, 1);
    assert!(told.contains("`b`, which is off") && told.contains("HERE/b/assets"), "{told}");
}

#[test]
fn a_pack_may_use_the_texts_of_one_below_it_and_write_them_anew() {
    let heron = "(animals: [(id: \"b:heron\", letter: 'H', rank: 3, picture: \"vulture\")])";
    let here = laid_out(
        "texts",
        &[
            ("a/pack.ron", &manifest("a", "")),
            ("a/assets/locales/en/own.ftl", "jungle-animal-b--heron = Heron\n"),
            ("b/pack.ron", &manifest("b", "needs: [(id: \"a\")]")),
            ("b/assets/jungle/combat.animals.ron", heron),
        ],
    );
    assert_eq!(said_of(&here, &["a", "b"]).1, 0, "{}", said_of(&here, &["a", "b"]).0);
    fs::create_dir_all(here.join("b/assets/locales/en")).unwrap();
    let own = here.join("b/assets/locales/en/own.ftl");
    fs::write(&own, "jungle-animal-b--heron = Grey heron\n").unwrap();
    let (told, status) = said_of(&here, &["a", "b"]);
    assert_eq!(status, 0, "{told}");
    fs::write(&own, "jungle-animal-b--heron = Grey heron\n".repeat(2)).unwrap();
    let (told, status) = said_of(&here, &["a", "b"]);
    assert!(status == 1 && told.contains("HERE/b/assets/locales/en/own.ftl:2"), "{told}");
}

#[test]
fn a_pack_may_name_its_things_in_a_language_that_is_not_english() {
    let heron = "(animals: [(id: \"heron:heron\", letter: 'H', rank: 3, picture: \"vulture\")])";
    let here = laid_out(
        "french",
        &[
            ("heron/pack.ron", &manifest("heron", "")),
            ("heron/assets/jungle/combat.animals.ron", heron),
            ("heron/assets/locales/fr/own.ftl", "jungle-animal-heron--heron = Héron\n"),
        ],
    );
    let (told, status) = said_of(&here, &["heron"]);
    assert_eq!(status, 0, "{told}");
    assert!(told.contains("there are no English texts") && told.contains("`fr`"), "{told}");
    let game = || {
        let pack = packs::read(&here.join("heron"), "packs/heron").expect("a pack");
        Stack::of(vec![pack], &Stack::game()).judged(&read)
    };
    assert!(game().off().is_empty(), "{:?}", game().off());
    // A key that is none of its own is misspelt, as ever.
    let own = here.join("heron/assets/locales/fr/own.ftl");
    fs::write(&own, "jungle-animal-heron--heron = Héron\njungle-anmal-wolf = Loup\n").unwrap();
    let (told, status) = said_of(&here, &["heron"]);
    assert!(status == 1 && told.contains("own.ftl:2") && !told.contains("own.ftl:1"), "{told}");
    fs::write(&own, "jungle-animal-heron--hern = Héron\n").unwrap();
    let off = game();
    assert!(off.off()[0].why[0].cause.contains("has no name on screen"), "{:?}", off.off());
}

#[test]
fn the_pictures_that_can_be_borrowed_are_listed_with_those_of_packs() {
    let otter = root().join("packs/otter");
    let listed = |packs: &[PathBuf], format| {
        let said = show(ground(None), Brought::read(packs), format, "pictures");
        assert_eq!((said.status, said.trouble.as_str()), (0, ""));
        said.answer
    };
    let plain = listed(&[], Format::Text);
    told_apart(compare("modding", "pictures", &plain).into_iter());
    assert!(!plain.contains("otter:otter"), "{plain}");
    let json = listed(&[otter], Format::Json);
    let all: serde_json::Value = serde_json::from_str(&json).unwrap();
    let of = |game: &str, of: &str| {
        let is_meant = |one: &&serde_json::Value| one["game"] == game && one["of"] == of;
        let one = all.as_array().unwrap().iter().find(is_meant).unwrap();
        let names = one["pictures"].as_array().unwrap().iter();
        names.map(|name| name.as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert!(of("arena", "animals").contains(&"otter:otter".to_owned()), "{json}");
    // Whatever the game's own files choose can be borrowed.
    for (game, what, file) in [
        ("jungle", "animals", "assets/jungle/combat.animals.ron"),
        ("arena", "animals", "assets/arena/pack.animals.ron"),
        ("zoon", "trumps", "assets/zoon/cendrelins.tribe.ron"),
    ] {
        let text = String::from_utf8(read(file).unwrap()).unwrap();
        let names = text.split("picture: \"").skip(1).filter_map(|rest| rest.split('"').next());
        let known = [of(game, what), of("zoon", "tribes")].concat();
        names.for_each(|name| assert!(known.contains(&name.to_owned()), "{file}: {name}"));
    }
}

#[test]
fn what_only_follows_from_a_change_that_cannot_be_read_is_not_told() {
    let animals = "(animals: [(id: \"heron:heron\", letter: 'H', rank: 3, name: \"Heron\", picture: \"vulture\"";
    let level = |start: &str, title: &str| {
        format!(
            "(game: \"jungle\", animals: \"combat\", {title}, line: \"Reed.\", board: [\".d.\", \"...\", \".D.\"], \
             start: [{start}])"
        )
    };
    let reed = level("\"h.h\", \"...\", \"H.H\"", "title: \"Reed\"");
    let laid = |animals: &str, level: &str| {
        let files = [
            ("heron/pack.ron", manifest("heron", "")),
            ("heron/assets/jungle/combat.animals.ron", animals.to_owned()),
            ("heron/levels/jungle/reed.board.ron", level.to_owned()),
        ];
        let here = laid_out("follow", &files.each_ref().map(|(path, text)| (*path, text.as_str())));
        let pack = packs::read(&here.join("heron"), "packs/heron").expect("a pack");
        let off = Stack::of(vec![pack], &Stack::game()).judged(&read);
        let why = off.off().first().map(|off| off.why.clone()).unwrap_or_default();
        (said_of(&here, &["heron"]).0, why)
    };
    let sound = format!("{animals})])");
    assert_eq!(laid(&sound, &reed).1, []);
    let (told, why) = laid(animals, &reed);
    assert_eq!(why.len(), 1, "{why:?}");
    assert!(told.matches("error: ").count() == 1 && told.contains("1 flaw"), "{told}");
    // What is wrong with the level itself is told all the same.
    let (_, why) = laid(animals, &level("\"h.h\", \"..q\", \"H.H\"", "titel: \"Reed\""));
    assert_eq!(why.len(), 3, "{why:?}");
}

#[test]
fn a_new_pack_has_no_flaws_and_its_level_can_be_played() {
    let here = fresh("new");
    let said = new_pack(ground(Some(&here)), "otter-pond");
    assert_eq!((said.status, said.trouble.as_str()), (0, ""), "{said:?}");
    let told = said.answer.replace(here.to_str().unwrap(), "HERE");
    told_apart(compare("modding", "new-pack", &told).into_iter());
    let found = here.join("otter-pond");
    let Said { answer, status, .. } = checked(&found);
    assert_eq!((status, answer.contains("note:")), (0, false), "{answer}");
    let pack = packs::read(&found, "otter-pond").unwrap();
    assert_eq!(pack.manifest.title_in("en"), "Otter pond");
    let stack = Stack::of(vec![pack], &Stack::game()).judged(&read);
    assert!(stack.off().is_empty(), "{:?}", stack.off());
    let list = read("levels/index.ron").unwrap();
    assert_eq!(stack.levels(&list), ["jungle/otter-pond:first"]);
    let files = Layered::new(&stack, &read as &dyn Files);
    let tables = Jungle::tables(&files, "jungle/otter-pond:first", &[]).unwrap();
    let player = ComputerPlayer { strength: Strength::Easy, nodes: Some(200) };
    let mut players: [Box<dyn Player<Jungle>>; 2] = [Box::new(player), Box::new(player)];
    let mut dice = SmallDice::new(1);
    let played = play_match(&tables, &Default::default(), &mut players, &mut dice, &mut |_, _| {});
    assert!(played.decisions > 3 && played.outcome.is_some(), "{} decisions", played.decisions);
}

#[test]
fn a_new_pack_overwrites_nothing_and_has_a_name_that_packs_can_have() {
    let here = fresh("names");
    let ground = ground(Some(&here));
    let trouble = |given: &str| {
        let said = new_pack(ground, given);
        assert_eq!(said.status, 2, "{said:?}");
        said.trouble.replace(here.to_str().unwrap(), "HERE")
    };
    for (given, told) in [
        ("My Otter!", "`My Otter!` is no name of a pack; did you mean `my-otter`?"),
        ("river--bank", "`river--bank` is no name of a pack; did you mean `river-bank`?"),
        ("9lives", "`9lives` is no name of a pack; did you mean `lives`?"),
    ] {
        assert_eq!(trouble(given), told);
    }
    let foreign = trouble("\u{435}lephant");
    assert!(
        foreign.contains("U+0435") && foreign.contains("did you mean `elephant`?"),
        "{foreign}"
    );
    assert!(trouble("123").contains("beginning with a letter"));
    assert!(trouble("..").contains("beginning with a letter"));
    fs::create_dir(here.join("river")).unwrap();
    fs::write(here.join("river/pack.ron"), "mine").unwrap();
    let there = "HERE/river is there already: choose another name, or delete it first";
    assert_eq!(trouble("river"), there);
    assert_eq!(fs::read_to_string(here.join("river/pack.ron")).unwrap(), "mine");
    let elsewhere = here.join("mods/brook");
    assert!(trouble(elsewhere.to_str().unwrap()).contains("cannot be written"));
    fs::create_dir(here.join("mods")).unwrap();
    let said = new_pack(ground, elsewhere.to_str().unwrap());
    assert!(said.answer.contains("menagerie --pack "), "{said:?}");
    assert_eq!(fs::read_dir(here.join("mods")).unwrap().count(), 1, "nothing is left over");
}

#[test]
fn a_value_is_shown_with_the_file_that_wrote_each_field() {
    let here = laid_out(
        "shown",
        &[
            ("otter/pack.ron", &manifest("otter", "")),
            (
                "otter/assets/jungle/combat.animals.ron",
                "(animals: [\n  (id: \"wolf\", rank: 5),\n])",
            ),
            ("spoilt/pack.ron", "()"),
        ],
    );
    let brought = |names: &[&str]| {
        Brought::read(&names.iter().map(|name| here.join(name)).collect::<Vec<_>>())
    };
    let said = show(ground(None), brought(&["otter"]), Format::Text, "jungle/wolf");
    let told = said.answer.replace(here.to_str().unwrap(), "HERE");
    told_apart(compare("modding", "show", &told).into_iter());
    let bare = show(ground(None), brought(&["otter"]), Format::Text, "wolf");
    assert!(bare.answer.contains("assets/arena/pack.animals.ron"), "the wolf of Arena too");
    let json = show(ground(None), brought(&["otter"]), Format::Json, "jungle/wolf").answer;
    let read: serde_json::Value = serde_json::from_str(&json).unwrap();
    let block = |block: &&serde_json::Value| block["file"] == "assets/jungle/combat.animals.ron";
    let block = read.as_array().unwrap().iter().find(block).unwrap();
    let is_rank = |field: &&serde_json::Value| field["name"] == "rank";
    let rank = block["fields"].as_array().unwrap().iter().find(is_rank).unwrap();
    assert_eq!((&rank["value"], &rank["line"]), (&"5".into(), &2.into()));
    let slip = show(ground(None), brought(&[]), Format::Text, "jungle/wulf");
    assert_eq!(slip.trouble, "nothing is called `jungle/wulf`; did you mean `jungle/wolf`?");
    assert_eq!(slip.status, 2);
    let spoilt = show(ground(None), brought(&["spoilt"]), Format::Text, "jungle/wolf");
    assert_eq!(spoilt.status, 1);
    assert!(spoilt.answer.contains("rank") && spoilt.trouble.contains("pack.ron"), "{spoilt:?}");
    let nothing = show(ground(None), brought(&["spoilt"]), Format::Text, "jungle/spoilt:wolf");
    assert_eq!(nothing.status, 2);
    assert!(nothing.trouble.contains("pack.ron"), "what is missing may be in it: {nothing:?}");
}

#[test]
fn findings_in_packs_are_told_to_other_programs() {
    let here = laid_out(
        "json",
        &[
            ("otter/pack.ron", &manifest("otter", "")),
            ("otter/assets/jungle/combat.animals.ron", "(animals: [(id: \"wolf\", rank: 0)])"),
        ],
    );
    let path = here.join("otter").display().to_string();
    let said = check(ground(None), Format::Json, &[path]);
    let read: serde_json::Value = serde_json::from_str(&said.answer).unwrap();
    let flaw = &read["flaws"][0];
    assert!(flaw["file"].as_str().unwrap().ends_with("otter/assets/jungle/combat.animals.ron"));
    assert_eq!((&flaw["line"], &read["status"]), (&1.into(), &1.into()), "{read}");
}
