//! Saves as files of one folder.
//!
//! A text is written beside the old one, brought to the disk and then renamed onto it, and the
//! folder is brought to the disk too: nobody ever sees half a save, and once it is said to be
//! written no power cut takes it. Every program writes beside under a name of its own, so that two
//! games with one folder never mix their texts. What a program has claimed is an empty file that the
//! system keeps locked for it, and lets go of when it ends, even by `kill -9`.

use std::collections::BTreeMap;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use crate::saves::{Cause, MAX_BYTES, Storage};

/// The end of a file's name while it is being written.
const UNFINISHED: &str = ".new";

/// A folder of saves. It is made when something is put there.
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

    /// With a number of the running program's own.
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
            // Only tidiness: what is unfinished is never read, and the next save writes over it.
            let _ = fs::remove_file(&unfinished);
            return Err(trouble);
        }
        self.sync()
    }

    /// Takes away what programs that were killed left unfinished. A running one that misses its file
    /// writes it once more.
    pub fn tidy(&self) {
        let unfinished = self.keys().unwrap_or_default();
        for key in unfinished.iter().filter(|key| key.ends_with(UNFINISHED)) {
            // Only tidiness: what is unfinished is never read.
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

    /// Renamed and removed names are safe only once the folder itself is on the disk.
    fn sync(&self) -> io::Result<()> {
        if cfg!(unix) { File::open(&self.path)?.sync_all() } else { Ok(()) }
    }
}

/// The bytes of a file. What is no file, such as a pipe or a device, is not opened: that could wait for
/// ever, or never end.
///
/// # Errors
/// Why it cannot be read: [`ErrorKind::FileTooLarge`] when there are more than `most` bytes,
/// [`ErrorKind::InvalidInput`] when it is no file.
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
            // A name that is no text is nobody's key.
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
        // Where no file can be made, the save itself will tell why; where none can be locked, as on
        // some disks of other machines, matches are still to be kept.
        let Ok(file) = self.open_to_lock(key) else { return true };
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => return false,
            Err(TryLockError::Error(_)) => {}
            Ok(()) => drop(self.claimed.insert(key.to_owned(), file)),
        }
        true
    }

    /// The empty file stays: somebody may be about to lock it.
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
