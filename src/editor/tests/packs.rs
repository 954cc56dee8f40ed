//! Drafts as levels of packs.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use super::*;
use crate::editor::{About, Place, Unwritten, is_of_game, write};
use crate::packs::{self, Layered, Stack};

/// A folder of its own that goes with the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder =
            std::env::temp_dir().join(format!("menagerie-editor-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        Self(folder)
    }

    fn stack(&self) -> Stack {
        let found = packs::list(&self.0).into_iter().map(|path| {
            packs::read(&path, "packs/test").unwrap_or_else(|refused| panic!("{}", refused.flaws))
        });
        let stack = Stack::of(found.collect(), &Stack::game());
        let why: Vec<_> =
            stack.off().iter().flat_map(|off| &off.why).map(ToString::to_string).collect();
        assert!(why.is_empty(), "{why:?}");
        stack
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn about() -> About {
    let licence = "CC-BY-SA-4.0".into();
    About { title: "My \"levels\"".into(), author: "Ada".into(), licence }
}

fn place(name: &str) -> Place {
    Place { pack: "mine".into(), name: name.into() }
}

/// Writes into the pack's own folder.
fn written(folder: &Folder, draft: &Draft, at: &Place, replaces: bool) -> Result<(), Unwritten> {
    write(&folder.0.join(&at.pack), draft, at, &about(), replaces)
}

/// The text of a level as the game reads it.
fn text_of(files: &dyn Files, id: &str) -> String {
    let (game, name) = index::split(id).expect("an id");
    let bytes = files.read(&super::super::flaws::path(game, name)).expect("a level");
    String::from_utf8(bytes).expect("UTF-8")
}

#[test]
fn a_copy_of_every_shipped_level_is_read_back_from_a_pack_as_the_same_level() {
    let folder = Folder::new("every");
    let index = index::Index::shipped();
    let ids: Vec<&str> = index.ids().collect();
    for id in &ids {
        let (game, name) = index::split(id).expect("an id");
        let copy = Draft::copy_of(means(game), id, &text(id), "My level").expect("a copy");
        assert_eq!(written(&folder, &copy, &place(name), false), Err(Unwritten::OfTheGame), "{id}");
        let beside = Place::beside(game, "mine", name);
        written(&folder, &copy, &beside, false).expect("written");
    }
    let list = shipped(index::PATH).expect("the list");
    let listed = folder.stack().levels(&list);
    let files = Layered::new(Arc::new(folder.stack()), &shipped as &dyn Files);
    let games: BTreeSet<_> =
        ids.iter().filter_map(|id| index::split(id)).map(|(game, _)| game).collect();
    assert_eq!(games.len(), crate::rules::GAMES.len());
    for id in ids {
        let (game, name) = index::split(id).expect("an id");
        let copy = Place::beside(game, "mine", name).level(game);
        assert!(listed.contains(&copy), "{copy} is not offered: {listed:?}");
        assert_eq!(hash(&files, &copy), hash(&shipped, id), "{id}");
        let own = text_of(&files, id);
        assert!(own.as_bytes() == text(id).as_bytes(), "the pack changes {id}:\n{own}");
    }
}

#[test]
fn a_copy_says_nothing_that_is_true_of_the_original_only() {
    let copy =
        Draft::copy_of(means("jungle"), "jungle/combat", &text("jungle/combat"), "A \"pond\"");
    let copy = copy.expect("a copy");
    assert_eq!(copy.title().as_deref(), Some("A \"pond\""));
    for word in ["reconstructed", "Le combat", "The start is the one all"] {
        assert!(!copy.text().contains(word), "{word} stands in {}", copy.text());
    }
    assert!(copy.text().starts_with("// Made from the level `jungle/combat`"));
    assert!(copy.text().contains("// `.` land, `~` water"), "comments on drawings stay");
}

#[test]
fn a_level_that_is_there_is_replaced_only_if_that_is_wanted() {
    let folder = Folder::new("twice");
    let (mut draft, kinds) = draft("jungle/first-steps");
    written(&folder, &draft, &place("pond"), false).expect("written");
    draft.edit(&kinds, &Edit::Title("Another".into()), false);
    let again = written(&folder, &draft, &place("pond"), false);
    assert_eq!(again, Err(Unwritten::Exists));
    let path = folder.0.join("mine/levels/jungle/pond.board.ron");
    assert!(!std::fs::read_to_string(&path).expect("the level").contains("Another"));
    written(&folder, &draft, &place("pond"), true).expect("replaced");
    assert!(std::fs::read_to_string(&path).expect("the level").contains("Another"));
}

#[test]
fn a_pack_that_is_there_keeps_its_manifest_and_its_files() {
    let folder = Folder::new("kept");
    let root = folder.0.join("mine");
    std::fs::create_dir_all(&root).expect("a folder");
    let manifest = "// Mine.\n(id: \"mine\", version: \"2.0.0\", title: {\"en\": \"M\"}, \
                    authors: [\"A\"], licence: \"CC0-1.0\")\n";
    std::fs::write(root.join("pack.ron"), manifest).expect("written");
    std::fs::write(root.join("notes.txt"), "kept").expect("written");
    written(&folder, &draft("jungle/combat").0, &place("a"), false).expect("written");
    assert_eq!(std::fs::read_to_string(root.join("pack.ron")).expect("there"), manifest);
    assert_eq!(std::fs::read_to_string(root.join("notes.txt")).expect("there"), "kept");
    std::fs::write(folder.0.join("other.zip"), "").expect("written");
    let other = Place { pack: "other".into(), name: "a".into() };
    let (draft, _) = draft("jungle/combat");
    assert_eq!(written(&folder, &draft, &other, true), Err(Unwritten::NoFolder));
}

#[test]
fn a_pack_needs_the_packs_whose_animals_its_levels_name() {
    let root = crate::project::root().join("packs/marsh");
    let level =
        std::fs::read_to_string(root.join("levels/jungle/marsh.board.ron")).expect("a level");
    let copy =
        Draft::copy_of(means("jungle"), "jungle/marsh:marsh", &level, "Reeds").expect("a copy");
    let folder = Folder::new("needs");
    for name in ["reeds", "more-reeds"] {
        written(&folder, &copy, &place(name), false).expect("written");
    }
    let written = std::fs::read_to_string(folder.0.join("mine/pack.ron")).expect("a manifest");
    assert_eq!(written.matches("needs: [(id: \"marsh\")]").count(), 1, "{written}");
    let own = Place { pack: "marsh".into(), name: "reeds".into() };
    let files = crate::editor::files_of(&copy, &own, &about(), None);
    assert!(files.iter().all(|(_, text)| !text.contains("needs")), "a pack does not need itself");
}

#[test]
fn nothing_is_written_under_a_name_that_is_none_on_some_machine() {
    let folder = Folder::new("names");
    let (draft, _) = draft("jungle/combat");
    for (pack, name) in [("a--b", "c"), ("../a", "c"), ("a", "c--d"), ("nul", "c"), ("a", "con")] {
        let place = Place { pack: pack.into(), name: name.into() };
        assert_eq!(written(&folder, &draft, &place, true), Err(Unwritten::Unsound), "{place:?}");
    }
    assert!(!folder.0.exists());
    assert!(is_of_game("jungle", "ranks"), "a lesson");
    let long = Place::beside("jungle", "mine", "combat-dogs").name;
    assert_eq!(long, "combat-dogs-2");
}

#[test]
fn a_new_pack_is_whole_or_not_there() {
    let folder = Folder::new("whole");
    let (draft, _) = draft("jungle/combat");
    let part = folder.0.join(".mine.part");
    std::fs::create_dir_all(part.join("levels")).expect("a folder that an ended run left behind");
    std::fs::write(part.join("old.txt"), "old").expect("written");
    written(&folder, &draft, &place("a"), false).expect("written");
    assert!(!part.exists() && !folder.0.join("mine/old.txt").exists());
    let files = crate::editor::files_of(&draft, &place("a"), &about(), None);
    let paths: Vec<&str> = files.iter().map(|(path, _)| path.as_str()).collect();
    assert_eq!(
        paths,
        ["pack.ron", "levels/jungle/a.board.ron"],
        "a level without a manifest is no pack"
    );
}
