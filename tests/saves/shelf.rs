//! The shelf on a storage in memory, and on one that fails on request.

use menagerie::referee::Record;
use menagerie::saves::{Cause, Generation, Memory, Save, SaveName, Shelf, Storage};

use super::matches::samples;

fn name(text: &str) -> SaveName {
    SaveName::new(text).expect("a name")
}

fn dated(save: &Save, date: &str) -> Save {
    Save { date: date.into(), ..save.clone() }
}

/// A storage whose steps fail after a given number, as on a full disk.
#[derive(Clone, Default)]
struct Failing {
    inner: Memory,
    steps_left: usize,
}

impl Failing {
    fn step(&mut self) -> Result<(), Cause> {
        self.steps_left = self.steps_left.checked_sub(1).ok_or(Cause::Full)?;
        Ok(())
    }
}

impl Storage for Failing {
    fn place(&self, key: &str) -> String {
        self.inner.place(key)
    }
    fn keys(&self) -> Result<Vec<String>, Cause> {
        self.inner.keys()
    }
    fn read(&self, key: &str) -> Result<Vec<u8>, Cause> {
        self.inner.read(key)
    }
    fn put(&mut self, key: &str, text: &[u8]) -> Result<(), Cause> {
        self.step()?;
        self.inner.put(key, text)
    }
    fn remove(&mut self, key: &str) -> Result<(), Cause> {
        self.step()?;
        self.inner.remove(key)
    }
}

#[test]
fn a_save_of_each_game_is_read_back_and_goes_on() {
    let mut shelf = Shelf::new(Memory::default());
    for sample in samples() {
        let name = name(&sample.save.record.game);
        shelf.write(&name, &sample.save).unwrap();
        let found = shelf.read(&name).unwrap();
        assert_eq!((found.generation, found.trouble), (Generation::Last, None));
        assert_eq!(found.save, sample.save);
        let entries = (sample.replay)(&found.save.record).unwrap_or_else(|flaw| panic!("{flaw}"));
        assert_eq!(entries, 39);
        assert_eq!(found.save.record.undone.len(), 1, "what was taken back is kept");
    }
}

#[test]
fn no_card_laid_out_in_a_running_match_lies_open_in_either_generation() {
    let sample = samples().into_iter().find(|sample| sample.save.record.game == "zoon").unwrap();
    let mut shelf = Shelf::new(Memory::default());
    let name = name("zoon");
    shelf.write(&name, &sample.save).unwrap();
    shelf.write(&name, &sample.save).unwrap();
    let open = sample.save.record.unveiled().unwrap();
    assert!(open.entries.len() == 39 && open.entries.iter().any(|entry| entry.contains('@')));
    for key in ["zoon.save", "zoon.before.save"] {
        let text = String::from_utf8(shelf.storage().0[key].clone()).unwrap();
        let mut hidden = open.entries.iter().chain(&open.undone).filter(|entry| *entry != "ready");
        let told = hidden.find(|entry| text.contains(*entry));
        assert_eq!(told, None, "{key}");
    }
    // Records of older versions, which hide nothing, are still read.
    let older = Save { record: open, ..sample.save.clone() };
    shelf.write(&name, &older).unwrap();
    let found = shelf.read(&name).unwrap().save;
    assert_eq!((found == older, (sample.replay)(&found.record)), (true, Ok(39)));
}

#[test]
fn the_list_begins_with_the_newest_and_ends_with_what_cannot_be_read() {
    let save = &samples()[0].save;
    let mut shelf = Shelf::new(Memory::default());
    for (called, date) in [("b", "2026-11-02"), ("a", "2026-11-03"), ("c", "2026-11-01")] {
        shelf.write(&name(called), &dated(save, date)).unwrap();
    }
    let mut storage = shelf.storage().clone();
    storage.put("torn.save", b"// Menagerie").unwrap();
    storage.put("only.before.save", &storage.0["c.save"].clone()).unwrap();
    for stranger in ["notes.txt", "Big.save", "a.save.new", ".save", "x y.save"] {
        storage.put(stranger, b"?").unwrap();
    }
    let list = Shelf::new(storage).list().unwrap();
    let names: Vec<&str> = list.iter().map(|listed| listed.name.as_str()).collect();
    assert_eq!(names, ["a", "b", "only", "c", "torn"]);
    assert_eq!(list[4].found.as_ref().unwrap_err().cause, Cause::Damaged);
    let only = list[2].found.as_ref().unwrap();
    assert_eq!(only.trouble.as_ref().unwrap().cause, Cause::Absent, "it was taken from the folder");
}

#[test]
fn what_fails_halfway_leaves_what_was_saved_last() {
    let save = &samples()[0].save;
    let [first, second, third] = ["1", "2", "3"].map(|date| dated(save, date));
    for steps_left in 0..3 {
        let mut shelf = Shelf::new(Failing { steps_left: 9, ..Failing::default() });
        shelf.write(&name("a"), &first).unwrap();
        shelf.write(&name("a"), &second).unwrap();
        let mut shelf = Shelf::new(Failing { steps_left, ..shelf.storage().clone() });
        let written = shelf.write(&name("a"), &third);
        let expected = if written.is_ok() { &third } else { &second };
        assert_eq!(written.is_ok(), steps_left == 2);
        let found = shelf.read(&name("a")).unwrap();
        assert_eq!((&found.save, found.trouble), (expected, None), "{steps_left} steps");
        if let Err(trouble) = written {
            assert_eq!(trouble.cause, Cause::Full);
            assert!(trouble.place.starts_with("a."), "{trouble}");
        }
    }
}

#[test]
fn a_deleted_save_is_gone_and_cut_short_it_is_whole() {
    let save = &samples()[0].save;
    for steps_left in 0..3 {
        let mut shelf = Shelf::new(Failing { steps_left: 9, ..Failing::default() });
        shelf.write(&name("a"), save).unwrap();
        shelf.write(&name("a"), save).unwrap();
        let mut shelf = Shelf::new(Failing { steps_left, ..shelf.storage().clone() });
        let deleted = shelf.delete(&name("a"));
        assert_eq!(deleted.is_ok(), steps_left == 2);
        assert_eq!(shelf.read(&name("a")).is_ok(), steps_left < 2, "{steps_left} steps");
        assert_eq!(shelf.list().unwrap().len(), usize::from(steps_left < 2));
    }
    assert_eq!(Shelf::new(Memory::default()).read(&name("a")).unwrap_err().cause, Cause::Absent);
}

#[test]
fn a_save_travels_as_text_and_never_takes_anothers_place() {
    let sample = &samples()[1];
    let mut shelf = Shelf::new(Memory::default());
    shelf.write(&name("a"), &sample.save).unwrap();
    let text = shelf.export(&name("a")).unwrap();
    let letter = format!("\u{feff}  {}\r\n\r\n", text.replace('\n', "\r\n"));
    for (wish, text, got) in [("a", &text, "a-2"), ("a", &letter, "a-3"), ("b", &letter, "b")] {
        let (called, save) = shelf.import(&name(wish), text).unwrap();
        assert_eq!((called.as_str(), &save), (got, &sample.save));
        assert_eq!(shelf.read(&called).unwrap().save, sample.save);
    }
    let damaged = text.replace("human", "human ");
    let trouble = shelf.import(&name("c"), &damaged).unwrap_err();
    assert_eq!((trouble.place.as_str(), trouble.cause), ("c", Cause::Damaged));
    assert_eq!(shelf.list().unwrap().len(), 4, "what is damaged is not taken in");
}

#[test]
fn a_save_whose_record_is_of_the_first_format_travels_too() {
    let old = include_str!("../records/formats-1-jungle-combat.ron");
    let save = Save { record: Record::from_text(old).unwrap(), ..samples()[0].save.clone() };
    let mut shelf = Shelf::new(Memory::default());
    let (called, _) = shelf.import(&name("old"), &save.to_text().unwrap()).unwrap();
    assert_eq!(shelf.read(&called).unwrap().save, save);
    let text = shelf.export(&called).unwrap();
    assert_eq!(Save::from_letter(&text).unwrap(), save);
}

#[test]
fn names_are_short_and_plain_and_stay_so_when_numbered() {
    for bad in ["", "A", "a.b", "../a", "a/b", "é", "a b", &"x".repeat(61)] {
        assert_eq!(SaveName::new(bad), None, "{bad}");
    }
    let longest = name(&"x".repeat(60));
    let mut shelf = Shelf::new(Memory::default());
    shelf.write(&longest, &samples()[0].save).unwrap();
    let free = shelf.free_name(&longest).unwrap();
    assert_eq!(free.as_str(), "x".repeat(58) + "-2");
    assert_eq!(SaveName::new(free.as_str()), Some(free));
}

#[test]
fn the_oldest_matches_that_are_over_are_cleared_and_no_others() {
    let running = &samples()[0].save;
    let mut over = running.clone();
    over.record.result = Some(("referee-end-agreed".into(), vec![0, 0]));
    let mut shelf = Shelf::new(Memory::default());
    for day in 1..=6 {
        let date = format!("2026-11-{day:02}");
        shelf.write(&name(&format!("over-{day}")), &dated(&over, &date)).unwrap();
        shelf.write(&name(&format!("running-{day}")), &dated(running, &date)).unwrap();
    }
    let mut storage = shelf.storage().clone();
    storage.put("torn.save", b"// Menagerie").unwrap();
    let mut shelf = Shelf::new(storage);
    let left = shelf.clear(4).unwrap();
    assert_eq!(left, shelf.list().unwrap());
    let left: Vec<&str> = left.iter().map(|listed| listed.name.as_str()).collect();
    let [over, running] = ["over", "running"]
        .map(|kind| left.iter().filter(|name| name.starts_with(kind)).copied().collect::<Vec<_>>());
    assert_eq!(over, ["over-6", "over-5", "over-4", "over-3"]);
    assert_eq!((running.len(), left.len()), (6, 11), "the torn one stays too");
}

#[test]
fn what_another_game_plays_is_not_cleared() {
    #[derive(Clone, Default)]
    struct Elsewhere(Memory);
    impl Storage for Elsewhere {
        fn place(&self, key: &str) -> String {
            self.0.place(key)
        }
        fn keys(&self) -> Result<Vec<String>, Cause> {
            self.0.keys()
        }
        fn read(&self, key: &str) -> Result<Vec<u8>, Cause> {
            self.0.read(key)
        }
        fn put(&mut self, key: &str, text: &[u8]) -> Result<(), Cause> {
            self.0.put(key, text)
        }
        fn remove(&mut self, key: &str) -> Result<(), Cause> {
            self.0.remove(key)
        }
        fn claim(&mut self, key: &str) -> bool {
            key != "theirs.lock"
        }
    }
    let mut over = samples().remove(0).save;
    over.record.result = Some(("referee-end-agreed".into(), vec![0, 0]));
    let mut memory = Shelf::new(Memory::default());
    for called in ["ours", "theirs"] {
        memory.write(&name(called), &over).unwrap();
    }
    let mut shelf = Shelf::new(Elsewhere(memory.storage().clone()));
    let left: Vec<_> = shelf.clear(0).unwrap().into_iter().map(|listed| listed.name).collect();
    assert_eq!(left, [name("theirs")]);
}

#[test]
fn two_hundred_matches_are_listed_in_a_moment() {
    let save = &samples()[3].save;
    let mut shelf = Shelf::new(Memory::default());
    for number in 0..200 {
        shelf.write(&name(&format!("match-{number}")), save).unwrap();
    }
    let begin = std::time::Instant::now();
    let list = shelf.list().unwrap();
    let took = begin.elapsed();
    let read: Vec<_> = list.iter().map(|listed| shelf.read(&listed.name)).collect();
    let in_full = begin.elapsed() - took;
    println!("heads of 200 matches: {took:?}; read in full: {in_full:?}");
    assert!(took < in_full, "{took:?} against {in_full:?}");
    assert_eq!((list.len(), read.len()), (200, 200));
}
