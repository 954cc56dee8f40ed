//! Saves as files in one folder.
//!
//! A text is written to a temporary file, flushed to disk and then renamed over the old one; then
//! the folder is flushed too. So no program ever reads half a save, and a finished write survives a
//! power cut. Every program uses temporary names of its own, so that two games sharing a folder
//! never mix their texts. A claim is an empty file that the operating system keeps locked for the
//! program; the lock ends with the program, even after `kill -9`.

use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use crate::saves::{Cause, MAX_BYTES, Storage};

/// The file name suffix of a text that is being written.
const UNFINISHED: &str = ".new";

/// A folder of saves. It is created by the first write.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    mark: u32,
    claimed: BTreeMap<String, File>,
}

impl Folder {
    /// Saves in this folder.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self { path: path.into(), mark: 0, claimed: BTreeMap::new() }
    }

    /// Sets the number that distinguishes this program's temporary files from another program's.
    #[must_use]
    pub fn marked(self, mark: u32) -> Self {
        Self { mark, ..self }
    }

    fn file(&self, key: &str) -> PathBuf {
        self.path.join(key)
    }

    fn replace(&self, key: &str, text: &[u8]) -> io::Result<()> {
        let unfinished = self.file(&format!("{key}.{}{UNFINISHED}", self.mark));
        let written =
            write(&unfinished, text).and_then(|()| fs::rename(&unfinished, self.file(key)));
        if let Err(trouble) = written {
            // Clean-up only: temporary files are never read, and the next save overwrites this one.
            let _ = fs::remove_file(&unfinished);
            return Err(trouble);
        }
        self.sync()
    }

    /// Removes the temporary files of programs that were killed. A running program whose file is
    /// removed writes it again.
    pub fn tidy(&self) {
        let unfinished = self.keys().unwrap_or_default();
        for key in unfinished.iter().filter(|key| key.ends_with(UNFINISHED)) {
            // Clean-up only: temporary files are never read.
            let _ = fs::remove_file(self.file(key));
        }
    }

    fn open_to_lock(&self, key: &str) -> io::Result<File> {
        let open = || File::options().create(true).truncate(false).write(true).open(self.file(key));
        match open() {
            Err(trouble) if trouble.kind() == ErrorKind::NotFound => {
                fs::create_dir_all(&self.path).and_then(|()| open())
            }
            opened => opened,
        }
    }

    /// A rename or removal is durable only once the folder itself is flushed.
    fn sync(&self) -> io::Result<()> {
        if cfg!(unix) { File::open(&self.path)?.sync_all() } else { Ok(()) }
    }
}

/// Reads a file. Anything else, such as a pipe or a device, is not opened, because reading it could
/// block for ever or never end.
///
/// # Errors
/// Why it cannot be read: [`ErrorKind::FileTooLarge`] for more than `most` bytes,
/// [`ErrorKind::InvalidInput`] for anything but a file.
pub fn read_file(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let no_file = |told: String| io::Error::new(ErrorKind::InvalidInput, told);
    let about = fs::metadata(path).map_err(|trouble| match fs::read_link(path) {
        Ok(to) if trouble.kind() == ErrorKind::NotFound => {
            no_file(format!("this is a link to {}, which is not there", to.display()))
        }
        _ => trouble,
    })?;
    if about.is_dir() {
        return Err(no_file("this is a folder, not a file".to_owned()));
    }
    if !about.is_file() {
        return Err(no_file("this is a pipe or a device, not a file".to_owned()));
    }
    let mut bytes = Vec::new();
    if about.len() <= most as u64 {
        File::open(path)?.take(most as u64 + 1).read_to_end(&mut bytes)?;
        if bytes.len() <= most {
            return Ok(bytes);
        }
    }
    Err(io::Error::new(ErrorKind::FileTooLarge, format!("it is larger than {} kB", most / 1000)))
}

fn write(path: &PathBuf, text: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text)?;
    file.sync_all()
}

impl Storage for Folder {
    fn place(&self, key: &str) -> String {
        self.file(key).display().to_string()
    }

    fn keys(&self) -> Result<Vec<String>, Cause> {
        let entries = match fs::read_dir(&self.path) {
            Ok(entries) => entries,
            Err(trouble) if trouble.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(trouble) => return Err(cause(&trouble)),
        };
        let mut keys = Vec::new();
        for entry in entries {
            // A file name that is not valid text cannot be a key.
            keys.extend(entry.map_err(|trouble| cause(&trouble))?.file_name().into_string());
        }
        Ok(keys)
    }

    fn read(&self, key: &str) -> Result<Vec<u8>, Cause> {
        read_file(&self.file(key), MAX_BYTES).map_err(|trouble| match trouble.kind() {
            ErrorKind::InvalidInput => Cause::Stranger,
            ErrorKind::FileTooLarge => Cause::TooBig,
            _ => cause(&trouble),
        })
    }

    fn put(&mut self, key: &str, text: &[u8]) -> Result<(), Cause> {
        let put = match self.replace(key, text) {
            Err(trouble) if trouble.kind() == ErrorKind::NotFound => {
                fs::create_dir_all(&self.path).and_then(|()| self.replace(key, text))
            }
            put => put,
        };
        put.map_err(|trouble| cause(&trouble))
    }

    fn remove(&mut self, key: &str) -> Result<(), Cause> {
        let removed = match fs::remove_file(self.file(key)) {
            Err(trouble) if trouble.kind() == ErrorKind::NotFound => return Ok(()),
            removed => removed.and_then(|()| self.sync()),
        };
        removed.map_err(|trouble| cause(&trouble))
    }

    fn claim(&mut self, key: &str) -> bool {
        if self.claimed.contains_key(key) {
            return true;
        }
        // If the lock file cannot be created, writing the save will report why. If the file system
        // does not support locks, as some network drives do not, matches are still saved.
        let Ok(file) = self.open_to_lock(key) else { return true };
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return false,
            Err(TryLockError::Error(_)) => {}
            Ok(()) => drop(self.claimed.insert(key.to_owned(), file)),
        }
        true
    }

    /// The empty file stays, because another program may be about to lock it.
    fn release(&mut self, key: &str) {
        self.claimed.remove(key);
    }
}

fn cause(trouble: &io::Error) -> Cause {
    match trouble.kind() {
        ErrorKind::NotFound => Cause::Absent,
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Cause::Full,
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Cause::Forbidden,
        _ => Cause::Failed(trouble.to_string()),
    }
}
