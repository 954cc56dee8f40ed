//! Where the project lies.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// Looked for once, because tests ask for it before every file they read.
static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let here = std::env::current_dir().unwrap_or_default();
    // A program that was carried to another machine finds its package nowhere, and looks where it is run.
    let mut folders = package.ancestors().chain(here.ancestors());
    folders.find(|folder| folder.join("levels").is_dir()).unwrap_or(package).to_owned()
});

/// The folder of the project: that of the package that is compiled, or of the package around it.
pub(crate) fn root() -> &'static Path {
    &ROOT
}
