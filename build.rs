//! Lists the game's files for the feature `embedded`, so that the program holds them; otherwise it does nothing.
//!
//! A list of our own, because the crates that could leave out the drawings' sources bring features along with which the engine
//! would have to be compiled anew.

use std::path::{Path, PathBuf};
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
    if env::var_os("CARGO_FEATURE_EMBEDDED").is_none() {
        return Ok(());
    }
    let folder = |name| env::var_os(name).map(PathBuf::from).unwrap_or_default();
    let (sources, out) = (folder("CARGO_MANIFEST_DIR"), folder("OUT_DIR"));
    let mut paths = Vec::new();
    for folder in FOLDERS {
        println!("cargo::rerun-if-changed={folder}");
        gather(&sources, folder, &mut paths)?;
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
