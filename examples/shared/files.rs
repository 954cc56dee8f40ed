//! Data files by their logical path, from the working directory, which is the root of the source tree.

use std::path::Path;

use menagerie::commands::read_data;
use menagerie::data::Trouble;

/// The bytes of a data file.
pub(crate) fn read(path: &str) -> Result<Vec<u8>, Trouble> {
    read_data(Path::new("."), path)
}
