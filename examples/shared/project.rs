//! Where the project lies.

use std::path::Path;
use std::sync::LazyLock;

/// Looked for once, because tests ask for it before every file they read.
static ROOT: LazyLock<&Path> = LazyLock::new(|| {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    package.ancestors().find(|folder| folder.join("levels").is_dir()).unwrap_or(package)
});

/// The folder of the project: that of the package that is compiled, or of the package around it.
pub(crate) fn root() -> &'static Path {
    *ROOT
}
