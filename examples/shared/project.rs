//! Where the project lies.

use std::path::Path;

/// The folder of the project: that of the package that is compiled, or of the package around it.
pub(crate) fn root() -> &'static Path {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().find(|folder| folder.join("levels").is_dir()).unwrap_or(package)
}
