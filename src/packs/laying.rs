//! Writes packs so that a file or a folder is whole or not there, even after a power cut.

#![cfg(not(target_arch = "wasm32"))]

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Lays down a folder with these files: they are written beside it first.
///
/// # Errors
/// Why nothing was laid down.
pub fn lay_down(folder: &Path, files: &[(String, String)]) -> io::Result<()> {
    let part = part(folder);
    // A run that was ended in the middle leaves it behind.
    if part.is_dir() {
        fs::remove_dir_all(&part)?;
    }
    fs::create_dir(&part)?;
    let write = |(path, text): &(String, String)| {
        let file = part.join(path);
        fs::create_dir_all(around(&file))?;
        write(&file, text.as_bytes())
    };
    let written = files.iter().try_for_each(write).and_then(|()| fs::rename(&part, folder));
    if written.is_err() {
        // Nothing but what was written above lies in it.
        let _ = fs::remove_dir_all(&part);
    }
    written.and_then(|()| sync(around(folder)))
}

/// Writes a file; one that is there stays until the new one is whole.
///
/// # Errors
/// Why it was not written.
pub fn replace(file: &Path, bytes: &[u8]) -> io::Result<()> {
    fs::create_dir_all(around(file))?;
    let part = part(file);
    let written = write(&part, bytes).and_then(|()| fs::rename(&part, file));
    if written.is_err() {
        // A file with this name is never read.
        let _ = fs::remove_file(&part);
    }
    written.and_then(|()| sync(around(file)))
}

/// Where something is written before it gets its name. Names that begin with a dot are no packs, and no files of them.
fn part(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!(".{name}.part"))
}

fn around(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// A new name lasts only once its folder is flushed.
fn sync(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
