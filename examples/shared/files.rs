//! Data files by their logical path, from the working directory, which is the root of the source tree.

use std::io::ErrorKind;
use std::path::Path;

use menagerie::data::files::{MAX_BYTES, Trouble};
use menagerie::saves::folder::read_file;

/// The bytes of a data file.
pub(crate) fn read(path: &str) -> Result<Vec<u8>, Trouble> {
    read_file(Path::new(path), MAX_BYTES).map_err(|trouble| match trouble.kind() {
        ErrorKind::NotFound => Trouble::Missing,
        ErrorKind::FileTooLarge => Trouble::TooBig,
        _ => Trouble::Unreadable(trouble.to_string()),
    })
}
