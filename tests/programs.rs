//! What the example programs share: reading their arguments and files.

#[path = "../examples/check_data/asked.rs"]
mod asked;
#[path = "../examples/check_data/folder.rs"]
mod folder;
#[path = "../examples/shared/numbers.rs"]
mod numbers;
#[path = "../examples/check_data/told.rs"]
mod told;
#[path = "../examples/shared/words.rs"]
mod words;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use folder::{Folder, Given};
use menagerie::data::{Files, Flaw, Trouble};
use told::{Format, Told};

use super::{files, root};

/// An empty folder for this test.
fn fresh(name: &str) -> PathBuf {
    let path = super::fresh(&format!("programs/{name}"));
    fs::create_dir_all(&path).unwrap();
    path.canonicalize().unwrap()
}

#[cfg(unix)]
#[test]
fn words_that_are_no_text_are_told_and_are_no_breakdown() {
    use std::os::unix::ffi::OsStringExt;
    let word = OsString::from_vec(b"\xff.ron".to_vec());
    let told = words::texts(["a".into(), word].into_iter()).unwrap_err();
    assert_eq!(told, "`\u{fffd}.ron` is not UTF-8 text");
    assert!(words::words().is_ok());
}

#[test]
fn every_program_reads_its_words_in_the_way_that_cannot_break_down() {
    let (mut folders, mut programs) = (vec![root().join("examples")], 0);
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                folders.push(entry);
                continue;
            }
            let text = fs::read_to_string(&entry).unwrap();
            assert!(!text.contains("env::args()"), "{} breaks down", entry.display());
            programs += usize::from(text.contains("words::words()"));
        }
    }
    assert!(programs >= 8, "only {programs} programs");
}

#[test]
fn no_matches_at_all_are_refused() {
    let asked = |word: &str| numbers::matches("--matches", Some(word.to_owned()));
    assert_eq!(asked("1"), Ok(1));
    assert!(asked("0").unwrap_err().contains("ask for at least 1"));
    assert!(asked("many").is_err() && asked("--seed").is_err());
    assert!(numbers::number::<u8>("--seats", None).is_err());
    assert_eq!(numbers::value("--setup", Some("first=lot".to_owned())).as_deref(), Ok("first=lot"));
}

#[test]
fn a_file_is_found_as_it_lies_and_elsewhere() {
    let project = Folder::of_project();
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
    let told = project.find(pack.join("loose.ron").to_str().unwrap()).unwrap_err();
    assert!(told.starts_with("it lies outside"), "{told}");
    let told = project.find("levels/jungle/nowhere.board.ron").unwrap_err();
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
    let project = Folder::of_project();
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

#[cfg(unix)]
#[test]
fn pipes_and_files_without_end_are_refused_at_once() {
    let pipe = fresh("pipe").join("pipe.ron");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let no_file = Err(Trouble::Unreadable("this is a pipe or a device, not a file".to_owned()));
    assert_eq!(files::read(pipe.to_str().unwrap()), no_file);
    assert_eq!(files::read("/dev/zero"), no_file);
    let large = pipe.with_file_name("large.ron");
    fs::File::create(&large).unwrap().set_len(1 << 40).unwrap();
    assert_eq!(files::read(large.to_str().unwrap()), Err(Trouble::TooBig));
    assert_eq!(files::read("nowhere.ron"), Err(Trouble::Missing));
}

/// What is told of paths.
fn checked(paths: &[&Path]) -> Told {
    let (project, mut told) = (Folder::of_project(), Told::default());
    for path in paths {
        match project.find(path.to_str().unwrap()) {
            Ok((folder, given)) => asked::check(&folder, &given, &mut told),
            Err(trouble) => told.stray(path.to_str().unwrap(), trouble),
        }
    }
    told
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
    let told = checked(&[&pack]);
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
    let of_folder = checked(&[&pack.join("levels/jungle")]);
    assert_eq!(of_folder.flaws.len(), 1, "{}", of_folder.as_text());
}

#[test]
fn the_exit_status_tells_flaws_from_paths_that_cannot_be_checked() {
    let sound = [("assets/locales/fr/own.ftl", "log-turn = Tour\n")];
    let sound = laid_out("sound", &sound);
    assert_eq!(checked(&[&sound]).status(), 1, "English has no such text");
    fs::create_dir(sound.join("assets/locales/en")).unwrap();
    fs::write(sound.join("assets/locales/en/own.ftl"), "log-turn = Turn\n").unwrap();
    let told = checked(&[&sound]);
    assert_eq!(told.status(), 0, "{}", told.as_text());
    let told = checked(&[&sound, Path::new("/nowhere")]);
    assert_eq!((told.status(), told.strays[0].path.as_str()), (2, "/nowhere"));
    fs::write(sound.join("pack.ron"), "()").unwrap();
    assert!(checked(&[&sound]).as_text().contains("note: pack.ron: "));
    let words = |words: &[&str]| asked::options(words.iter().map(|w| (*w).to_owned()).collect());
    let paths = vec!["a".to_owned()];
    assert_eq!(words(&["a", "--format", "json"]), Ok(Some((Format::Json, paths.clone()))));
    assert_eq!(words(&["--format=text", "a"]), Ok(Some((Format::Text, paths))));
    assert_eq!(words(&["--help"]), Ok(None));
    assert!(words(&["--format"]).is_err() && words(&["--fast"]).is_err());
}

#[cfg(unix)]
#[test]
fn a_linked_folder_is_checked_like_any_other() {
    let pack = laid_out("real", &[("assets/jungle/x.animals.ron", "(animals: [)")]);
    let link = fresh("linked").join("mod");
    std::os::unix::fs::symlink(&pack, &link).unwrap();
    let round = pack.join("levels");
    std::os::unix::fs::symlink(&pack, round).unwrap();
    let told = checked(&[&link]);
    assert_eq!(told.flaws[0].file, "assets/jungle/x.animals.ron", "{}", told.as_text());
}
