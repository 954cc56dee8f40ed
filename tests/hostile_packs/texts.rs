//! Files of texts that cannot be read, or that would bring down whoever reads them.

use super::{class, refused_files};

const PATH: &str = "assets/locales/en/otter.ftl";

#[test]
fn texts_that_cannot_be_read_are_refused() {
    let deep = format!("a = {}x{}\n", "{".repeat(5_000), "}".repeat(5_000));
    let commas = "a = b,\n".repeat(60_000);
    class(
        "texts",
        [
            refused_files("no UTF-8", &[(PATH, b"a = caf\xe9\n")]),
            refused_files("hidden letters", &[(PATH, "a = b\u{202e}c\n".as_bytes())]),
            refused_files("a NUL", &[(PATH, b"a = b\0c\n")]),
            refused_files("5,000 brackets", &[(PATH, deep.as_bytes())]),
            refused_files("60,000 commas", &[(PATH, commas.as_bytes())]),
            refused_files("lone carriage returns", &[(PATH, b"a = b\rc = d\r")]),
            refused_files("UTF-16", &[(PATH, b"\xff\xfea\x00 \x00=\x00")]),
        ],
    );
}
