//! Files and folders in any place, as `check` finds them.

use std::fs;
use std::path::{Path, PathBuf};

use super::checking::checked;
use super::folder::{Folder, Given};
use super::told::Told;
use super::{Ground, read_data};
use crate::data::{Files, Flaw, Trouble};
use crate::project::root;

static FOLDER: std::sync::LazyLock<PathBuf> = std::sync::LazyLock::new(|| root().into());

fn shipped(path: &str) -> Result<Vec<u8>, Trouble> {
    read_data(root(), path)
}

fn ground() -> Ground<'static> {
    Ground {
        files: &shipped,
        folder: Some(&FOLDER),
        packs: None,
        program: "menagerie",
        asked: "menagerie",
    }
}

/// An empty folder for this test.
fn fresh(name: &str) -> PathBuf {
    let own = format!("menagerie-commands-{}", std::process::id());
    let path = std::env::temp_dir().join(own).join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path.canonicalize().unwrap()
}

/// What is told of paths.
fn told_of(paths: &[&Path]) -> Told {
    let paths: Vec<String> = paths.iter().map(|path| path.to_str().unwrap().to_owned()).collect();
    checked(ground(), &paths)
}

#[test]
fn a_file_is_found_as_it_lies_and_elsewhere() {
    let project = Folder::of_game(ground());
    let (_, path) = project.find("levels/jungle/../index.ron").unwrap();
    assert_eq!(path, Given::File("levels/index.ron".to_owned()));
    let pack = fresh("pack");
    fs::create_dir_all(pack.join("assets/jungle")).unwrap();
    let own = pack.join("assets/jungle/marsh.animals.ron");
    fs::write(&own, "(animals: [])").unwrap();
    let (folder, given) = project.find(own.to_str().unwrap()).unwrap();
    let path = "assets/jungle/marsh.animals.ron".to_owned();
    assert_eq!(given, Given::File(path.clone()));
    assert_eq!(folder.read(&path), Ok(b"(animals: [])".to_vec()));
    let shipped = fs::read(root().join("levels/index.ron")).unwrap();
    assert_eq!(folder.read("levels/index.ron"), Ok(shipped), "what is missing, the project has");
    assert_eq!(folder.paths().into_iter().collect::<Vec<_>>(), [path]);
    fs::write(pack.join("loose.ron"), "()").unwrap();
    let told = project.find(pack.join("loose.ron").to_str().unwrap()).err().unwrap();
    assert!(told.starts_with("it lies outside"), "{told}");
    let told = project.find("levels/jungle/nowhere.board.ron").err().unwrap();
    assert!(told.starts_with("there is no such file"), "{told}");
}

#[cfg(unix)]
#[test]
fn a_link_is_read_or_told_for_what_it_is() {
    use std::os::unix::fs::symlink;
    let pack = fresh("links");
    let jungle = pack.join("assets/jungle");
    fs::create_dir_all(&jungle).unwrap();
    let elsewhere = fresh("elsewhere").join("repository.ron");
    fs::write(&elsewhere, "(animals: [])").unwrap();
    let links = [
        ("good", elsewhere.as_path()),
        ("gone", Path::new("/nowhere/at.all")),
        ("round", Path::new("round.animals.ron")),
        ("device", Path::new("/dev/zero")),
        ("folder", Path::new("/")),
    ];
    for (name, to) in links {
        symlink(to, jungle.join(format!("{name}.animals.ron"))).unwrap();
    }
    let project = Folder::of_game(ground());
    let read = |name: &str| {
        let file = jungle.join(format!("{name}.animals.ron"));
        let (folder, _) = project.find(file.to_str().unwrap()).unwrap();
        folder.read(&format!("assets/jungle/{name}.animals.ron"))
    };
    assert_eq!(read("good"), Ok(b"(animals: [])".to_vec()));
    let told = |name: &str| match read(name) {
        Err(Trouble::Unreadable(why)) => why,
        other => panic!("{name}: {other:?}"),
    };
    assert_eq!(told("gone"), "this is a link to /nowhere/at.all, which is not there");
    assert!(told("round").contains("levels of symbolic links"), "{}", told("round"));
    assert_eq!(told("device"), "this is a pipe or a device, not a file");
    assert_eq!(told("folder"), "this is a folder, not a file");
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

#[test]
fn a_folder_elsewhere_is_checked_whole_over_the_shipped_files() {
    let board = fs::read_to_string(root().join("levels/jungle/combat.board.ron")).unwrap();
    let files = [
        ("levels/jungle/marsh.board.ron", board.as_str()),
        ("levels/jungle/lake.board.ron", "(game: \"jungle\", animals: \"otters\")"),
        ("levels/chess/lake.board.ron", "()"),
        ("assets/jungle/otters.animals.ron", "(animals: [(id: \"otter\", letter: 'O', rnak: 3)])"),
        ("assets/locales/it/own.ftl", "jungle-animal-otter = Lontra\n"),
        ("assets/art/heads/otter.svg", "<svg/>"),
    ];
    let pack = laid_out("whole", &files);
    let told = told_of(&[&pack]);
    let text = told.as_text();
    assert_eq!(told.status(), 1, "{text}");
    let place = |flaw: &Flaw| flaw.place.as_ref().map_or(0, |place| place.line);
    let found: Vec<_> = told.flaws.iter().map(|flaw| (flaw.file.as_str(), place(flaw))).collect();
    let flaws = [
        ("assets/jungle/otters.animals.ron", 1),
        ("assets/locales/it/own.ftl", 1),
        ("levels/chess/lake.board.ron", 0),
        ("levels/jungle/lake.board.ron", 1),
    ];
    assert_eq!(found, flaws, "{text}");
    assert!(told.notes.is_empty(), "its levels need no list: {text}");
    // The sound level names shipped animals; what is no data of games is left alone.
    assert!(told.files.contains("assets/jungle/combat.animals.ron"), "{text}");
    assert!(!told.files.iter().any(|file| file.contains("svg")), "{text}");
    let of_folder = told_of(&[&pack.join("levels/jungle")]);
    assert_eq!(of_folder.flaws.len(), 1, "{}", of_folder.as_text());
}

#[test]
fn the_exit_status_tells_flaws_from_paths_that_cannot_be_checked() {
    let sound = [("assets/locales/fr/own.ftl", "log-turn = Tour\n")];
    let sound = laid_out("sound", &sound);
    assert_eq!(told_of(&[&sound]).status(), 1, "English has no such text");
    fs::create_dir(sound.join("assets/locales/en")).unwrap();
    fs::write(sound.join("assets/locales/en/own.ftl"), "log-turn = Turn\n").unwrap();
    let told = told_of(&[&sound]);
    assert_eq!(told.status(), 0, "{}", told.as_text());
    let told = told_of(&[&sound, Path::new("/nowhere")]);
    assert_eq!((told.status(), told.strays[0].path.as_str()), (2, "/nowhere"));
    fs::write(sound.join("pack.ron"), "()").unwrap();
    let told = told_of(&[&sound]);
    assert_eq!(told.status(), 1);
    assert!(told.as_text().contains("pack.ron"), "{}", told.as_text());
}

#[cfg(unix)]
#[test]
fn a_linked_folder_is_checked_like_any_other() {
    let pack = laid_out("real", &[("assets/jungle/x.animals.ron", "(animals: [)")]);
    let link = fresh("linked").join("mod");
    std::os::unix::fs::symlink(&pack, &link).unwrap();
    let round = pack.join("levels");
    std::os::unix::fs::symlink(&pack, round).unwrap();
    let told = told_of(&[&link]);
    assert_eq!(told.flaws[0].file, "assets/jungle/x.animals.ron", "{}", told.as_text());
}
