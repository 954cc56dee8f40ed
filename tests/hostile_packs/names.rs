//! Names of files that lead out of the pack, or mean two things.

use super::zips::{Entry, zip};
use super::{Case, MANIFEST, class, refused_files, refused_zip, zipped};

/// The same names in files and in a zip file.
fn both(names: &[&str]) -> Vec<Case> {
    let files = names.iter().map(|name| refused_files(&format!("{name:?}"), &[(name, b"x")]));
    let zips = names.iter().map(|name| {
        refused_zip(&format!("{name:?} in a zip file"), &zipped(&[Entry::new(name, b"x")]))
    });
    files.chain(zips).collect()
}

#[test]
fn paths_that_lead_out_are_refused() {
    class(
        "escapes",
        both(&[
            "../pack.ron",
            "levels/../../../etc/passwd.ron",
            "levels/./marsh.board.ron",
            "/etc/passwd.ron",
            "//server/share/a.ron",
            "C:/Windows/a.ron",
            "c:a.ron",
            "levels\\jungle\\marsh.board.ron",
            "..\\..\\a.ron",
            "\\\\?\\C:\\a.ron",
            "levels//marsh.board.ron",
            "levels/jungle/..",
            "~/a.ron/",
            "file:///etc/passwd.ron",
            "levels/jungle/a.ron/../../../b.ron",
            "levels/jungle/%2e%2e/a.ron",
            "levels/jungle/otter:marsh.board.ron",
        ]),
    );
}

#[test]
fn zip_slip_is_refused_in_the_list_and_in_the_head() {
    let mut cases = both(&["../../evil.ron", "otter/../../evil.ron"]);
    let wrapped = |name: &str| Entry::new(format!("otter/{name}"), b"x");
    cases.push(refused_zip(
        "out of the folder around all",
        &zip(&[
            Entry::new("otter/pack.ron", MANIFEST.as_bytes()),
            wrapped("../evil.ron"),
            wrapped("levels/a.ron"),
        ]),
    ));
    let two = Entry::new("a.ron", b"x").with(|it| it.head_name = Some(b"../a.ron".to_vec()));
    cases.push(refused_zip("another name in the head", &zipped(&[two])));
    let folder = Entry::new("../evil/", b"").with(|it| it.mode = 0o040_755);
    cases.push(refused_zip("a folder outside", &zipped(&[folder])));
    let nul = Entry::new("a.ron\0.png", b"x");
    cases.push(refused_zip("a name with an end in it", &zipped(&[nul])));
    class("zip-slip", cases);
}

#[test]
fn letters_that_mislead_are_refused() {
    class(
        "letters",
        both(&[
            "levels/jungle/mar\u{202e}hs.board.ron",
            "levels/jungle/m\u{200b}arsh.board.ron",
            "levels/jungle/m\u{430}rsh.board.ron",
            "levels/jungle/\u{ff4d}arsh.board.ron",
            "levels/jungle/marsh\n.board.ron",
            "levels/jungle/marsh\u{7f}.board.ron",
            "levels/jungle/\u{1b}[31mred.board.ron",
            "levels/jungle/caf\u{e9}.board.ron",
            "levels/jungle/cafe\u{301}.board.ron",
            "levels/jungle/my marsh.board.ron",
            "levels/jungle/marsh\u{a0}.board.ron",
            "levels/jungle/marsh.board.ron ",
            "levels/jungle/marsh?.board.ron",
            "levels/jungle/*.board.ron",
            "levels/jungle/\u{65e5}\u{672c}.board.ron",
            "levels/jungle/marsh\u{2215}a.board.ron",
            "levels/jungle/<b>.board.ron",
            "levels/jungle/\u{feff}marsh.board.ron",
        ]),
    );
}

#[test]
fn names_that_windows_keeps_for_devices_are_refused() {
    class(
        "devices-by-name",
        both(&[
            "levels/jungle/con.board.ron",
            "levels/jungle/NUL.ron",
            "aux.md",
            "levels/prn/a.ron",
            "levels/com1.ron",
            "levels/LPT9.board.ron",
            "levels/jungle./marsh.ron",
            "levels/jungle/marsh.ron.",
        ]),
    );
}

#[test]
fn one_name_for_two_files_is_refused() {
    let mut cases: Vec<Case> = Vec::new();
    let pairs = [
        ["levels/jungle/marsh.board.ron", "levels/jungle/Marsh.board.ron"],
        ["levels/jungle/marsh.board.ron", "Levels/jungle/marsh.board.ron"],
        ["README.md", "readme.md"],
        ["levels/jungle.ron", "levels/jungle.ron/marsh.board.ron"],
        ["pack.ron", "PACK.RON"],
    ];
    for [one, other] in pairs {
        let name = format!("{one} and {other}");
        let more = [(one, b"x".as_slice()), (other, b"y")];
        let more = &more[usize::from(one == "pack.ron")..];
        cases.push(refused_files(&name, more));
        let entries: Vec<_> = more.iter().map(|(name, bytes)| Entry::new(name, bytes)).collect();
        cases.push(refused_zip(&format!("{name} in a zip file"), &zipped(&entries)));
    }
    let twice = [Entry::new("a.ron", b"(a: 1)"), Entry::new("a.ron", b"(a: 2)")];
    cases.push(refused_zip("the same name twice", &zipped(&twice)));
    let manifest = Entry::new("pack.ron", MANIFEST.as_bytes());
    cases.push(refused_zip("two manifests", &zipped(&[manifest])));
    class("twins", cases);
}

#[test]
fn files_that_no_pack_needs_are_refused() {
    class(
        "kinds",
        both(&[
            "otter.exe",
            "run.sh",
            "levels/jungle/marsh.board.ron.zip",
            "more.tar.gz",
            "inner.7z",
            "web/index.html",
            "a.js",
            "levels/jungle/marsh",
            "assets/art/heads/otter.gif",
            "assets/sounds/otter.mp3",
            "autorun.inf",
        ]),
    );
}
