//! Zip files that lie about themselves, grow without end, or hold what is no file.

use miniz_oxide::deflate::compress_to_vec;

use super::media::png;
use super::zips::{Ending, Entry, zip};
use menagerie::packs::Pack;

use super::{Case, MANIFEST, bounded, class, refused_files, refused_zip, zipped};

fn one(name: &str, entry: Entry) -> Case {
    refused_zip(name, &zipped(&[entry]))
}

#[test]
fn bombs_are_not_unpacked() {
    let zeros = vec![0; 100_000_000];
    let honest = Entry::new("bomb.ron", &zeros);
    let small = |size| honest.clone().with(|it| it.size = size);
    let many: Vec<Entry> = (0..20)
        .map(|at| Entry::new(format!("assets/art/heads/a{at}.png"), &zeros[..1_900_000]))
        .collect();
    let quine: Vec<Entry> = (0..300)
        .map(|at| {
            let entry = Entry::new(format!("levels/a{at}.ron"), &zeros[..900_000]);
            entry.with(|it| it.offset = Some(0))
        })
        .collect();
    let inner = zipped(&[Entry::new("bomb.ron", &zeros[..900_000])]);
    let cases = [
        one("100 MB that are stated", honest.clone()),
        one("100 MB stated as 1000 bytes", small(1_000)),
        one("100 MB stated as 1 MB", small(1_000_000)),
        one("100 MB stated as nothing", small(0)),
        one("4 GB stated", small(u32::MAX)),
        refused_zip("38 MB in 20 files", &zipped(&many)),
        refused_zip("300 names for the same bytes", &zipped(&quine)),
        one("an archive called a picture", Entry::stored("assets/art/heads/a.png", &inner)),
        one("an archive called data", Entry::new("levels/jungle/a.ron", &inner)),
        one("gzip called a sound", Entry::new("assets/sounds/a.ogg", b"\x1f\x8b\x08")),
        one(
            "bytes that go on after their end",
            Entry::new("a.ron", b"(a: 1)").with(|it| it.data.extend([0; 500])),
        ),
    ];
    class("bombs", cases);
}

#[test]
fn links_and_devices_in_zip_files_are_refused() {
    let kinds = [
        ("link", 0o120_777),
        ("pipe", 0o010_644),
        ("device for letters", 0o020_644),
        ("device for blocks", 0o060_644),
        ("socket", 0o140_644),
        ("folder that is no folder", 0o040_755),
        ("unheard-of kind", 0o150_644),
    ];
    let of = |(name, mode): (&str, u16)| {
        one(name, Entry::stored("levels/a.ron", b"/etc/passwd").with(|it| it.mode = mode))
    };
    let folder = Entry::new("levels/", b"").with(|it| it.mode = 0o120_777);
    class("special-files", kinds.map(of).into_iter().chain([one("a link to a folder", folder)]));
}

#[test]
fn zip_files_that_lie_are_refused() {
    let entry = || Entry::new("a.ron", b"(a: 1)");
    let cases = [
        one("another sum", entry().with(|it| it.sum ^= 1)),
        one("a larger size", entry().with(|it| it.size = 7)),
        one("a smaller size", entry().with(|it| it.size = 5)),
        one("another size in the head", entry().with(|it| it.head_size = Some(60))),
        one(
            "another size in the head, where sizes follow",
            entry().with(|it| (it.flags, it.head_size) = (8, Some(60))),
        ),
        one("no size in the head, where none follow", entry().with(|it| it.head_size = Some(0))),
        one("another name in the head", entry().with(|it| it.head_name = Some(b"b.ron".to_vec()))),
        one("an unknown way of packing", entry().with(|it| it.method = 14)),
        one("a way of packing of old", entry().with(|it| it.method = 9)),
        one("encrypted", entry().with(|it| it.flags = 1)),
        one("strongly encrypted", entry().with(|it| it.flags = 1 | 64)),
        one("a hidden list", entry().with(|it| it.flags = 1 << 13)),
        one("a head beyond the end", entry().with(|it| it.offset = Some(0x7fff_ffff))),
        one("a head within another file", entry().with(|it| it.offset = Some(4))),
        one("the head of another file", entry().with(|it| it.offset = Some(0))),
        one("damaged bytes", entry().with(|it| it.data = vec![0xff; 20])),
        one("no bytes at all", entry().with(|it| it.data.clear())),
        one("stored, but shorter", entry().with(|it| it.method = 0)),
        one("deflated, but a bit of it", entry().with(|it| it.data.truncate(3))),
        one(
            "a long way of saying nothing",
            entry().with(|it| it.data = compress_to_vec(&[], 0).repeat(3)),
        ),
    ];
    class("lies", cases);
}

#[test]
fn zip_files_of_another_shape_are_refused() {
    let whole = zipped(&[]);
    let end = whole.len() - 22;
    let changed = |at: usize, bytes: &[u8]| {
        let mut changed = whole.clone();
        changed[at..at + bytes.len()].copy_from_slice(bytes);
        changed
    };
    let first = zip(&[Entry::new("pack.ron", b"()")]);
    let many: Vec<Entry> =
        (0..2_100).map(|at| Entry::new(format!("levels/a{at}.ron"), b"")).collect();
    let short = &whole[..end];
    let begins = 18;
    let stated = |count, size| {
        let end = Ending { count, size, begins };
        [short, &end.bytes(b"")].concat()
    };
    let cases = [
        refused_zip("nothing", b""),
        refused_zip("a letter", b"P"),
        refused_zip("a text", b"(id: \"otter\")"),
        refused_zip("a gzip file", b"\x1f\x8b\x08\x00"),
        refused_zip("an empty zip file", &zip(&[])),
        refused_zip("the list is cut off", short),
        refused_zip("something before it", &[b"PK\x03\x04 more", &*whole].concat()),
        refused_zip("a program before it", &[b"\x7fELF....", &*whole].concat()),
        refused_zip("something after it", &[&*whole, b"more"].concat()),
        refused_zip("two zip files in one", &[&*whole, &*first].concat()),
        refused_zip("one of several parts", &changed(end + 4, &[1, 0])),
        refused_zip("more entries than there are", &changed(end + 8, &[2, 0, 2, 0])),
        refused_zip("no entries stated", &changed(end + 8, &[0, 0, 0, 0])),
        refused_zip("a zip64 file", &changed(end + 8, &[0xff; 12])),
        refused_zip("a list of another size", &stated(1, 7)),
        refused_zip("a list beyond the end", &changed(end + 16, &[0xff, 0xff, 0xff, 0x7f])),
        refused_zip("2,101 entries", &zipped(&many)),
        refused_zip("17 MB", &vec![b'P'; 17_000_000]),
    ];
    class("shapes", cases);
}

#[test]
fn packs_that_are_too_big_are_refused() {
    let names: Vec<String> = (0..2_500).map(|at| format!("levels/a{at}.ron")).collect();
    let many: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), &b""[..])).collect();
    let pictures: Vec<String> = (0..12).map(|at| format!("assets/art/heads/a{at}.png")).collect();
    let picture = [png(128, 128), vec![7; 1_900_000]].concat();
    let heavy: Vec<(&str, &[u8])> =
        pictures.iter().map(|name| (name.as_str(), picture.as_slice())).collect();
    let million = vec![b' '; 1_100_000];
    let deep = "a/".repeat(40) + "b.ron";
    let long = "a".repeat(300) + ".ron";
    let cases = [
        refused_files("2,500 files", &many),
        refused_files("22 MB in 12 files", &heavy),
        refused_files("data of 1.1 MB", &[("levels/jungle/a.board.ron", &million)]),
        refused_files("words of 1.1 MB", &[("README.md", &million)]),
        refused_files("40 folders in one another", &[(&deep, b"x")]),
        refused_files("a name of 300 letters", &[(&long, b"x")]),
        refused_zip(
            "40 folders in one another in a zip file",
            &zip(&[Entry::new("pack.ron", MANIFEST.as_bytes()), Entry::new(&deep, b"x")]),
        ),
        refused_zip("100 wrong names", &{
            let wrong = (0..100).map(|at| Entry::new(format!("a{at}.exe"), b"x"));
            zipped(&wrong.collect::<Vec<_>>())
        }),
    ];
    class("sizes", cases);
}

#[test]
fn the_largest_sound_pack_is_read_within_the_limits() {
    // A plain linear congruence: bytes that hardly shrink.
    let mut state: u64 = 1;
    let mut next = || {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 40) as u8
    };
    let noise: Vec<u8> = (0..7_800).map(|_| next()).collect();
    let entry = |at: usize| {
        let text = format!("// {at}\n");
        let bytes = [text.as_bytes(), &noise].concat();
        Entry::new(format!("levels/jungle/a{at}.board.ron"), &bytes)
    };
    let whole = zipped(&(0..1_980).map(entry).collect::<Vec<_>>());
    assert!(whole.len() > 15_500_000, "{}", whole.len());
    let pack = bounded("the largest pack", || Pack::from_zip("otter.zip", &whole));
    assert_eq!(pack.expect("a pack").paths().count(), 1_981);
}
