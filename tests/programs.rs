//! What the example programs share: reading their arguments and files.

#[path = "../examples/check_data/folder.rs"]
mod folder;
#[path = "../examples/shared/numbers.rs"]
mod numbers;
#[path = "../examples/check_data/texts.rs"]
mod texts;
#[path = "../examples/shared/words.rs"]
mod words;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use folder::Folder;
use menagerie::data::{Files, Memory, Trouble, languages};

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
    assert_eq!(path, "levels/index.ron");
    let pack = fresh("pack");
    fs::create_dir_all(pack.join("assets/jungle")).unwrap();
    let own = pack.join("assets/jungle/marsh.animals.ron");
    fs::write(&own, "(animals: [])").unwrap();
    let (folder, path) = project.find(own.to_str().unwrap()).unwrap();
    assert_eq!(path, "assets/jungle/marsh.animals.ron");
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
        let (folder, path) = project.find(file.to_str().unwrap()).unwrap();
        folder.read(&path)
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

#[test]
fn flaws_of_texts_are_told_with_file_and_line() {
    let list = r#"[(id: "en", name: "English", files: ["a.ftl", "missing.ftl"])]"#;
    let text = "hello = Hello\nbroken = { $name\nbye = Bye\n";
    let path = "assets/locales/en/a.ftl";
    let files = Memory::default().with(languages::PATH, list).with(path, text);
    let (keys, flaws, read) = texts::check_all(&files);
    assert_eq!(keys.unwrap().into_iter().collect::<Vec<_>>(), ["bye", "hello"]);
    assert_eq!((flaws.len(), texts::counted(read, "file")), (1, "1 file".to_owned()));
    assert_eq!((flaws[0].file.as_str(), flaws[0].place.as_ref().unwrap().line), (path, 3));
    assert_eq!(texts::check(&files, path), flaws);
    let many = files.with(path, "= no key\n".repeat(1_000));
    let told = texts::check(&many, path);
    assert!(told.len() <= 41, "{} flaws", told.len());
    assert!(texts::check(&many, "assets/locales/en/missing.ftl")[0].cause.contains("not exist"));
}

#[test]
fn a_text_that_opens_too_many_brackets_is_told_and_overflows_no_stack() {
    let path = "assets/locales/en/deep.ftl";
    let variants = [" *[b] \"{ $a ->\n", " *[b] ){ $a ->\n", " *[b] }{ $a ->\n"];
    for open in ["{", "{F(", "F(", "{F(\n\"))\", ", "( ", "{\nF(\nF(\n"].into_iter().chain(variants)
    {
        let deep = format!("key = {{ {}", open.repeat(20_000));
        let flaws = texts::check(&Memory::default().with(path, deep), path);
        assert_eq!(flaws.len(), 1, "{open}");
        assert!(flaws[0].cause.contains("150 brackets"), "{open}: {}", flaws[0].cause);
    }
    let shallow =
        "# :( {\nkey = a) :( { $n ->\n    [one] (\"}\n   *[other] { \"(((\" })\n }\n".repeat(300);
    let flaws = texts::check(&Memory::default().with(path, shallow), path);
    assert!(flaws.iter().all(|flaw| !flaw.cause.contains("brackets")), "{flaws:?}");
}
