//! Every truncation and every changed byte in a save of each game is reported quickly and without a
//! panic.

use std::time::{Duration, Instant};

use menagerie::saves::{Cause, Generation, MAX_BYTES, Memory, Save, SaveName, Shelf};

use super::matches::{Sample, samples};

/// The longest that reading any save may take, however damaged.
const QUICK: Duration = Duration::from_millis(100);
/// Reading the previous generation takes longer than detecting damage, so only one in this many
/// damaged copies tests it.
const EVERY: usize = 61;

/// Damaged copies of a text, each with a description: cut off anywhere, or any byte changed.
fn damages(text: &[u8]) -> impl Iterator<Item = (String, Vec<u8>)> + '_ {
    let cut = (0..text.len()).map(|at| (format!("cut off at {at}"), text[..at].to_vec()));
    let flipped = (0..text.len()).flat_map(move |at| {
        [0x01, 0x20, 0xff].map(|flip| {
            let mut bytes = text.to_vec();
            bytes[at] ^= flip;
            (format!("byte {at} flipped by {flip:#x}"), bytes)
        })
    });
    cut.chain(flipped)
}

/// Runs something that must be quick; a busy machine gets three attempts.
fn quickly<T>(what: &str, mut deed: impl FnMut() -> T) -> T {
    for _ in 0..3 {
        let begin = Instant::now();
        let done = deed();
        if begin.elapsed() < QUICK {
            return done;
        }
    }
    panic!("{what}: takes longer than {QUICK:?}");
}

fn named(sample: &Sample) -> SaveName {
    SaveName::new(&sample.save.record.game).expect("a game's id is a name")
}

#[test]
fn every_truncation_and_every_flipped_byte_is_noticed() {
    for sample in samples() {
        let text = sample.save.to_text().unwrap();
        assert_eq!(Save::from_bytes(text.as_bytes()), Ok(sample.save.clone()));
        let mut count = 0;
        for (what, bytes) in damages(text.as_bytes()) {
            let read = quickly(&what, || Save::from_bytes(&bytes));
            let cause = read.expect_err(&what);
            assert!(matches!(cause, Cause::Damaged | Cause::Stranger), "{what}: {cause}");
            count += 1;
        }
        println!("{}: {count} damages noticed", sample.save.record.level);
    }
}

#[test]
fn whatever_is_damaged_the_file_is_named_and_the_generation_before_is_offered() {
    for sample in samples() {
        let (name, mut shelf) = (named(&sample), Shelf::new(Memory::default()));
        let mut earlier = sample.save.clone();
        earlier.date = "2026-11-21T20:49:48Z".into();
        shelf.write(&name, &earlier).unwrap();
        shelf.write(&name, &sample.save).unwrap();
        let text = sample.save.to_text().unwrap();
        for (what, bytes) in damages(text.as_bytes()).step_by(EVERY) {
            let mut storage = shelf.storage().clone();
            let last = format!("{name}.save");
            storage.0.insert(last.clone(), bytes);
            let mut shelf = Shelf::new(storage);
            let found = quickly(&what, || shelf.read(&name)).expect(&what);
            assert_eq!((found.generation, &found.save), (Generation::Before, &earlier), "{what}");
            let trouble = found.trouble.expect(&what);
            assert_eq!(trouble.place, last, "{what}");
            assert!(trouble.to_string().contains(trouble.cause.remedy()));
            shelf.write(&name, &sample.save).unwrap();
            let before = &shelf.storage().0[&format!("{name}.before.save")];
            assert_eq!(Save::from_bytes(before), Ok(earlier.clone()), "{what} drove it out");
        }
    }
}

/// A damaged text with a new checksum is not detected as damaged, so reading the record itself must
/// cope.
#[test]
fn damage_under_a_new_seal_is_no_disaster() {
    for sample in samples() {
        let text = sample.save.record.to_text().unwrap();
        let (mut strange, mut refused, mut played) = (0, 0, 0);
        for (what, bytes) in damages(text.as_bytes()).step_by(7) {
            let Ok(text) = String::from_utf8(bytes) else { continue };
            let record = quickly(&what, || menagerie::referee::Record::from_text(&text));
            let Ok(record) = record else {
                strange += 1;
                continue;
            };
            match quickly(&what, || (sample.replay)(&record)) {
                Ok(_) => played += 1,
                Err(flaw) => {
                    assert!(!flaw.cause.is_empty(), "{what}");
                    refused += 1;
                }
            }
        }
        assert!(strange > 100 && refused > 50, "{strange} {refused} {played}");
    }
}

#[test]
fn what_is_no_save_is_told_as_what_it_is() {
    let sample = &samples()[0];
    let text = sample.save.to_text().unwrap();
    let cause = |bytes: &[u8]| Save::from_bytes(bytes).unwrap_err();
    assert_eq!(cause(b"\x89PNG"), Cause::Stranger);
    assert_eq!(cause(&vec![b' '; MAX_BYTES + 1]), Cause::TooBig);
    assert_eq!(cause(b""), Cause::Damaged, "an empty file is what a crash leaves of a save");
    assert_eq!(cause(text.replace("format 2", "format 9").as_bytes()), Cause::Damaged);
    let nested = "(".repeat(200_000);
    assert!(matches!(quickly("nested", || Save::from_letter(&nested)), Err(Cause::Stranger)));
    let mut huge = sample.save.clone();
    huge.record.seats = vec!["x".repeat(MAX_BYTES)];
    assert_eq!(huge.to_text(), Err(Cause::TooLong), "what could not be read is not written");
}
