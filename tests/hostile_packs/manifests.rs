//! Manifests with flaws, each with its line and caret.

use menagerie::packs::Pack;

use super::{Case, MANIFEST, class, refused};

fn manifest(name: &str, text: impl Into<Vec<u8>>) -> Case {
    let bytes = text.into();
    refused(name, || Pack::from_files("packs/otter", [("pack.ron".to_owned(), bytes)]))
}

/// The manifest with a change.
fn changed(from: &str, to: &str) -> Case {
    assert!(MANIFEST.contains(from), "{from}");
    manifest(to, MANIFEST.replacen(from, to, 1))
}

/// The manifest with one more line.
fn more(line: &str) -> Case {
    manifest(line, MANIFEST.replacen("\n)", &format!("\n    {line}\n)"), 1))
}

#[test]
fn manifests_with_flaws_are_told() {
    let deep = format!("({})", "[".repeat(10_000));
    let many: String = (0..50).map(|at| format!("\"a{at}\",")).collect();
    let long = format!("licence: \"{}\"", "x".repeat(300));
    class(
        "manifests",
        [
            manifest("empty", ""),
            manifest("no RON", "{ \"id\": \"otter\" }"),
            manifest("no UTF-8", b"(id: \"\xff\")".to_vec()),
            manifest("nothing in it", "()"),
            manifest("10,000 brackets", deep),
            manifest("a megabyte of brackets", "(".repeat(900_000)),
            manifest("hidden letters", MANIFEST.replacen("Ada", "A\u{202e}da", 1)),
            changed("id: \"otter\"", "id: \"Otter\""),
            changed("id: \"otter\"", "id: \"../otter\""),
            changed("id: \"otter\"", "id: \"otter:marsh\""),
            changed("id: \"otter\"", "id: \"an--otter\""),
            changed("id: \"otter\"", "id: \"\u{43e}tter\""),
            changed("id: \"otter\"", "di: \"otter\""),
            changed("\"1.0.0\"", "\"1.0\""),
            changed("\"1.0.0\"", "\"v1.0.0\""),
            changed("\"1.0.0\"", "\"1.0.0-beta\""),
            changed("\"1.0.0\"", "\"1.99999999999999999999.0\""),
            changed("{\"en\": \"The otter\"}", "{\"fr\": \"La loutre\"}"),
            changed("{\"en\": \"The otter\"}", "\"The otter\""),
            changed("{\"en\": \"The otter\"}", "{\"en\": \"A\", \"en\": \"B\"}"),
            changed("{\"en\": \"The otter\"}", "{\"en\": \"\u{200b}\"}"),
            changed("{\"en\": \"The otter\"}", "{\"en\": \"\u{6c34}\u{737a}\"}"),
            changed("[\"Ada\"]", "[]"),
            changed("[\"Ada\"]", &format!("[{many}]")),
            changed("licence: \"CC0-1.0\"", &long),
            more("homepage: \"http://example.org\","),
            more("homepage: \"javascript:alert(1)\","),
            more("homepage: \"https://ex\u{e4}mple.org\","),
            more("game: \"newest\","),
            more("needs: [(id: \"river\", versions: \"one\")],"),
            more("needs: [(id: \"river\"), (id: \"river\")],"),
            more("needs: [(id: \"otter\")],"),
            more("needs: [\"river\"],"),
            more("after: [\"River\", \"otter\", \"lake\", \"lake\"],"),
            more("languages: {\"pl\": \"Polski\"},"),
            more("languages: {\"../pl\": \"Polski\"},"),
            more("code: \"rm -rf /\","),
        ],
    );
}
