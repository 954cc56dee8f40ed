//! Folders with links, pipes and devices in them: none is opened.

use std::fs;
use std::path::{Path, PathBuf};

use menagerie::packs::{self, Pack};

use super::super::fresh;
use super::zips::Entry;
use super::{Case, MANIFEST, class, refused, zipped};

fn folder(name: &str) -> PathBuf {
    let path = fresh(&format!("packs-{name}"));
    fs::create_dir_all(path.join("levels/jungle")).expect("a folder");
    fs::write(path.join("pack.ron"), MANIFEST).expect("a manifest");
    path
}

fn read(path: &Path) -> Result<Pack, packs::Refused> {
    packs::read(path, "packs/otter")
}

fn case(name: &str, make: impl FnOnce(&Path)) -> Case {
    let path = folder(&name.replace(' ', "-"));
    make(&path);
    refused(name, || read(&path))
}

#[test]
fn a_folder_is_a_pack_as_its_zip_file_is() {
    let path = folder("sound");
    fs::write(path.join("levels/jungle/marsh.board.ron"), "()").expect("a level");
    fs::create_dir(path.join(".git")).expect("a folder");
    fs::write(path.join(".git/config"), "x").expect("a file");
    let of_folder = read(&path).expect("a pack");
    let zip = path.with_extension("zip");
    fs::write(&zip, zipped(&[Entry::new("levels/jungle/marsh.board.ron", b"()")])).expect("a zip");
    assert_eq!(read(&zip).expect("a pack").hash(), of_folder.hash());
    fs::create_dir(path.with_file_name(".hidden")).expect("a folder");
    let listed = packs::list(path.parent().expect("a folder"));
    assert!(listed.contains(&path) && listed.contains(&zip), "{listed:?}");
    assert!(!listed.iter().any(|path| path.ends_with(".hidden")), "{listed:?}");
}

const LEVEL: &str = "levels/jungle/marsh.board.ron";

#[test]
#[cfg(unix)]
fn links_are_not_followed() {
    use std::os::unix::fs::symlink;

    class(
        "links",
        [
            case("a link out of the pack", |path| {
                symlink("/etc/passwd", path.join(LEVEL)).expect("a link");
            }),
            case("a link within the pack", |path| {
                symlink("../../pack.ron", path.join(LEVEL)).expect("a link");
            }),
            case("a link to a folder", |path| {
                symlink("/etc", path.join("levels/arena")).expect("a link");
            }),
            case("a link to itself", |path| {
                symlink("marsh.board.ron", path.join(LEVEL)).expect("a link");
            }),
            case("a link to nothing", |path| symlink("nothing", path.join(LEVEL)).expect("a link")),
            case("a link to a device", |path| {
                symlink("/dev/zero", path.join(LEVEL)).expect("a link");
            }),
            case("a manifest that is a link", |path| {
                fs::rename(path.join("pack.ron"), path.join("other.ron")).expect("a file");
                symlink("other.ron", path.join("pack.ron")).expect("a link");
            }),
            case("a folder that holds itself", |path| {
                symlink(".", path.join("levels/jungle/levels")).expect("a link");
            }),
        ],
    );
}

#[test]
#[cfg(unix)]
fn pipes_devices_and_crowds_are_not_opened() {
    use std::os::unix::ffi::OsStrExt;
    use std::os::unix::net::UnixListener;

    let pipe = |path: PathBuf| {
        let made = std::process::Command::new("mkfifo").arg(path).status().expect("mkfifo");
        assert!(made.success());
    };
    let nowhere = fresh("packs-nowhere");
    let alone = folder("alone").with_file_name("pipe.zip");
    let _ = fs::remove_file(&alone);
    pipe(alone.clone());
    class(
        "folders",
        [
            case("a pipe", |path| pipe(path.join(LEVEL))),
            case("a socket", |path| drop(UnixListener::bind(path.join(LEVEL)).expect("a socket"))),
            case("a name that is no Unicode", |path| {
                let name = std::ffi::OsStr::from_bytes(b"levels/mar\xffsh.ron");
                fs::write(path.join(name), "()").expect("a file");
            }),
            case("eight folders in one another", |path| {
                let deep = path.join("a/b/c/d/e/f/g/h");
                fs::create_dir_all(&deep).expect("a folder");
                fs::write(deep.join("a.ron"), "()").expect("a file");
            }),
            case("two names for one file", |path| {
                for name in ["marsh.board.ron", "MARSH.board.ron"] {
                    fs::write(path.join("levels/jungle").join(name), "()").expect("a file");
                }
            }),
            case("a level of a gigabyte that holds nothing", |path| {
                let file = fs::File::create(path.join(LEVEL)).expect("a file");
                file.set_len(1_000_000_000).expect("a size");
            }),
            case("2,100 files", |path| {
                for at in 0..2_100 {
                    fs::write(path.join(format!("levels/a{at}.ron")), "").expect("a file");
                }
            }),
            case("no manifest", |path| fs::remove_file(path.join("pack.ron")).expect("a file")),
            refused("nothing at all", || read(&nowhere)),
            refused("a device", || read(Path::new("/dev/zero"))),
            refused("a pipe called a zip file", || read(&alone)),
        ],
    );
}
