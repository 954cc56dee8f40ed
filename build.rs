//! Lists the game's files for the feature `embedded`, so that the program holds them, and gives Windows' program its icon and its
//! version; otherwise it does nothing.
//!
//! A list of our own, because the crates that could leave out the drawings' sources bring features along with which the engine
//! would have to be compiled anew.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};

/// What the program is shipped with, as `scripts/web.sh` and `scripts/package` ship it.
const FOLDERS: [&str; 2] = ["assets", "levels"];
/// What the pictures and the music were made from, which the game never reads.
const LEFT_OUT: [&str; 2] = ["assets/art/svg", "assets/sounds/scores"];

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    // Of paths inside the worktree Cargo compares only times, so worktrees that share a target folder would
    // take each other's files. `.cargo/config.toml` names the worktree.
    println!("cargo::rerun-if-env-changed=MENAGERIE_WORKTREE");
    let folder = |name| env::var_os(name).map(PathBuf::from).unwrap_or_default();
    let (sources, out) = (folder("CARGO_MANIFEST_DIR"), folder("OUT_DIR"));
    if env::var("CARGO_CFG_TARGET_OS").is_ok_and(|system| system == "windows") {
        describe_to_windows(&sources, &out)?;
    }
    if env::var_os("CARGO_FEATURE_EMBEDDED").is_some() {
        list_files(&sources, &out)?;
    }
    Ok(())
}

/// Writes the list of the game's files that the program is to hold.
fn list_files(sources: &Path, out: &Path) -> io::Result<()> {
    let mut paths = Vec::new();
    for folder in FOLDERS {
        println!("cargo::rerun-if-changed={folder}");
        gather(sources, folder, &mut paths)?;
    }
    paths.sort();
    let entry = |path: &String| format!("({path:?}, include_bytes!({:?})),\n", sources.join(path));
    let list: String = paths.iter().map(entry).collect();
    fs::write(out.join("embedded.rs"), format!("&[\n{list}]\n"))
}

/// The files below a folder, each with slashes between its folders on every system.
fn gather(sources: &Path, folder: &str, paths: &mut Vec<String>) -> io::Result<()> {
    if LEFT_OUT.contains(&folder) {
        return Ok(());
    }
    for entry in fs::read_dir(sources.join(folder))? {
        let entry = entry?;
        let path = format!("{folder}/{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            gather(sources, &path, paths)?;
        } else {
            paths.push(path);
        }
    }
    Ok(())
}

/// The sizes of Windows' icon, of those that lie in `desktop/icons`.
const ICON_SIZES: [u16; 7] = [16, 24, 32, 48, 64, 128, 256];

/// Puts the icon and the version that Windows shows of a file into the program. mingw's tool writes them; without it, as with
/// Microsoft's linker, the program has neither.
fn describe_to_windows(sources: &Path, out: &Path) -> io::Result<()> {
    println!("cargo::rerun-if-changed=desktop");
    if env::var("CARGO_CFG_TARGET_ENV").is_ok_and(|kind| kind != "gnu") {
        return Ok(());
    }
    fs::write(out.join("menagerie.ico"), windows_icon(&sources.join("desktop/icons/hicolor"))?)?;
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let numbers = version.split(['-', '+']).next().unwrap_or_default().replace('.', ",");
    let described = fs::read_to_string(sources.join("desktop/windows/menagerie.rc"))?
        .replace("@NUMBERS@", &format!("{numbers},0"))
        .replace("@VERSION@", &version);
    fs::write(out.join("menagerie.rc"), described)?;
    let tool = if cfg!(windows) { "windres" } else { "x86_64-w64-mingw32-windres" };
    let made = Command::new(tool)
        .current_dir(out)
        .args(["--codepage=65001", "menagerie.rc", "menagerie.res.o"])
        .status();
    if made.is_ok_and(|status| status.success()) {
        println!("cargo::rustc-link-arg-bins={}", out.join("menagerie.res.o").display());
    } else {
        println!("cargo::warning=without {tool} the program has no icon and no version");
    }
    Ok(())
}

/// One file with the pictures of all sizes, as they are.
fn windows_icon(folder: &Path) -> io::Result<Vec<u8>> {
    let count = ICON_SIZES.len() as u16;
    let (mut icon, mut pictures) = (Vec::new(), Vec::new());
    icon.extend([0_u16, 1, count].into_iter().flat_map(u16::to_le_bytes));
    for size in ICON_SIZES {
        let picture = fs::read(folder.join(format!("{size}x{size}/apps/menagerie.png")))?;
        let at = 6 + 16 * u32::from(count) + pictures.len() as u32;
        // A side of 256 pixels is written as 0.
        icon.extend([size as u8, size as u8, 0, 0]);
        icon.extend([1_u16, 32].into_iter().flat_map(u16::to_le_bytes));
        icon.extend([picture.len() as u32, at].into_iter().flat_map(u32::to_le_bytes));
        pictures.extend(picture);
    }
    icon.extend(pictures);
    Ok(icon)
}
