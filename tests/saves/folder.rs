//! Saves in a real folder. `scripts/break_saves` tests interruptions at system calls.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use menagerie::saves::folder::read_file;
use menagerie::saves::{Cause, Folder, Generation, MAX_BYTES, Save, SaveName, Shelf};

use super::matches::samples;
use crate::tests::fresh;

fn name() -> SaveName {
    SaveName::new("match-1").expect("a name")
}

fn dated(date: &str) -> Save {
    Save { date: date.into(), ..samples().remove(0).save }
}

#[test]
fn a_folder_is_made_when_something_is_saved_and_keeps_two_generations() {
    let path = fresh("saves/two-generations").join("deeper");
    let mut shelf = Shelf::new(Folder::new(&path));
    assert_eq!(shelf.list(), Ok(Vec::new()), "a folder that is not there holds nothing");
    assert_eq!(shelf.read(&name()).unwrap_err().cause, Cause::Absent);
    for date in ["1", "2", "3"] {
        shelf.write(&name(), &dated(date)).unwrap();
    }
    let mut files: Vec<_> =
        fs::read_dir(&path).unwrap().map(|file| file.unwrap().file_name()).collect();
    files.sort();
    let expected = ["match-1.before.save", "match-1.lock", "match-1.save"];
    assert_eq!(files, expected, "nothing unfinished is left");
    assert_eq!(shelf.read(&name()).unwrap().save.date, "3");
    fs::write(path.join("match-1.save"), "// Menagerie save, format 1, che").unwrap();
    let found = shelf.read(&name()).unwrap();
    assert_eq!((found.save.date.as_str(), found.generation), ("2", Generation::Before));
    let told = found.trouble.unwrap().to_string();
    assert!(told.contains("match-1.save: the save is damaged"), "{told}");
    shelf.delete(&name()).unwrap();
    assert_eq!(fs::read_dir(&path).unwrap().count(), 0);
}

#[test]
fn what_a_crash_left_unfinished_is_neither_read_nor_in_the_way() {
    let path = fresh("saves/unfinished");
    let mut shelf = Shelf::new(Folder::new(&path));
    shelf.write(&name(), &dated("1")).unwrap();
    let unfinished = path.join("match-1.save.4711.new");
    fs::write(&unfinished, "half a sa").unwrap();
    assert_eq!(shelf.list().unwrap().len(), 1);
    shelf.write(&name(), &dated("2")).unwrap();
    assert_eq!(shelf.read(&name()).unwrap().save.date, "2");
    assert!(unfinished.exists(), "another program may be writing it");
    shelf.storage().tidy();
    assert!(!unfinished.exists());
    assert_eq!(shelf.read(&name()).unwrap().save.date, "2");
}

#[test]
fn what_is_no_file_or_too_big_is_told_without_being_opened() {
    let path = fresh("saves/no-file");
    let mut shelf = Shelf::new(Folder::new(&path));
    fs::create_dir_all(path.join("match-1.save")).unwrap();
    assert_eq!(shelf.read(&name()).unwrap_err().cause, Cause::Stranger);
    let trouble = shelf.write(&name(), &dated("1")).unwrap_err();
    assert!(trouble.place.ends_with("match-1.save"), "{trouble}");
    let big = fs::File::create(path.join("big.save")).unwrap();
    big.set_len(MAX_BYTES as u64 * 1000).unwrap();
    let big = SaveName::new("big").expect("a name");
    assert_eq!(shelf.read(&big).unwrap_err().cause, Cause::TooBig);
    assert_eq!(shelf.list().unwrap().len(), 2);
}

#[test]
fn a_folder_that_is_a_file_is_told() {
    let path = fresh("saves/a-file");
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let _ = fs::remove_file(&path);
    fs::write(&path, "a file").unwrap();
    let mut shelf = Shelf::new(Folder::new(&path));
    let trouble = shelf.list().unwrap_err();
    assert!(matches!(trouble.cause, Cause::Failed(_)), "{trouble}");
    assert!(shelf.write(&name(), &dated("1")).is_err());
    assert_eq!(fs::read_to_string(&path).unwrap(), "a file");
    fs::remove_file(&path).unwrap();
}

#[test]
fn what_one_game_plays_no_other_writes_or_deletes() {
    let path = fresh("saves/two-games");
    let [mut one, mut other] = [1, 2].map(|mark| Shelf::new(Folder::new(&path).marked(mark)));
    one.write(&name(), &dated("1")).unwrap();
    assert!(!other.claim(&name()));
    for refused in [other.write(&name(), &dated("2")), other.delete(&name())] {
        let trouble = refused.unwrap_err();
        assert_eq!(trouble.cause, Cause::Taken);
        assert!(trouble.place.ends_with("match-1.save"), "{trouble}");
    }
    assert_eq!(other.read(&name()).unwrap().save.date, "1", "looking is free");
    let own = other.free_name(&name()).unwrap();
    other.write(&own, &dated("3")).unwrap();
    one.write(&name(), &dated("4")).unwrap();
    assert_eq!([name(), own].map(|name| one.read(&name).unwrap().save.date), ["4", "3"]);
    one.release(&name());
    other.write(&name(), &dated("5")).unwrap();
    assert_eq!(one.write(&name(), &dated("6")).unwrap_err().cause, Cause::Taken);
    drop(other);
    one.write(&name(), &dated("7")).unwrap();
}

#[test]
fn a_pipe_in_the_place_of_a_save_is_not_waited_for() {
    if !cfg!(unix) {
        return;
    }
    let path = fresh("saves/pipe");
    fs::create_dir_all(&path).unwrap();
    let pipe = path.join("match-1.save");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let shelf = Shelf::new(Folder::new(&path));
    assert_eq!(shelf.read(&name()).unwrap_err().cause, Cause::Stranger);
    let read = |path: &Path| read_file(path, 10).map_err(|trouble| trouble.kind());
    assert_eq!(read(Path::new("/dev/zero")), Err(ErrorKind::InvalidInput));
    fs::write(path.join("long"), "eleven byte").unwrap();
    assert_eq!(read(&path.join("long")), Err(ErrorKind::FileTooLarge));
    fs::write(path.join("short"), "ten  bytes").unwrap();
    assert_eq!(read(&path.join("short")), Ok(b"ten  bytes".to_vec()));
}
