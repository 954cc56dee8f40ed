//! What a reader does who follows a chapter: write files, change them, save pictures.

use std::collections::BTreeMap;

use super::page::{Block, Part};
use crate::project::root;

/// The files written so far, by their paths, the folder of their pack included.
pub(crate) type Written = BTreeMap<String, Vec<u8>>;

/// The file that a part of a chapter has the reader write.
pub(crate) fn target(part: &Part) -> Option<&str> {
    match part {
        Part::Block(Block { path: Some(path), .. }) => Some(path),
        Part::Block(_) => None,
        Part::Line(line) => saved(line).map(|(_, path)| path),
    }
}

/// Writes the file of a part, if it has one.
///
/// # Errors
/// The part cannot be followed: it changes what is not there.
pub(crate) fn write(files: &mut Written, part: &Part) -> Result<(), String> {
    let Some(path) = target(part) else { return Ok(()) };
    let bytes = match part {
        Part::Line(line) => {
            let (name, _) = saved(line).unwrap_or_default();
            let picture = root().join("docs/book/pictures").join(name);
            std::fs::read(&picture).map_err(|why| format!("{}: {why}", picture.display()))?
        }
        Part::Block(block) if block.kind == "diff" => {
            let old = files.get(path).ok_or_else(|| format!("{path} was not written yet"))?;
            let old = String::from_utf8_lossy(old);
            let new = changed(&old, &block.text);
            new.ok_or_else(|| format!("not in {path}, or twice:\n{}", block.text))?.into_bytes()
        }
        Part::Block(block) => block.text.clone().into_bytes(),
    };
    files.insert(path.to_owned(), bytes);
    Ok(())
}

/// The picture of the book that a line gives away, and the path under which it is to be saved.
fn saved(line: &str) -> Option<(&str, &str)> {
    let (before, rest) = line.split_once("](../pictures/")?;
    let (name, rest) = rest.split_once(')')?;
    let path = rest.split('`').nth(1)?;
    (!before.contains("![") && path.ends_with(".png")).then_some((name, path))
}

/// A text after the change that a block shows: lines with `-` become those with `+`, between lines with a space that stay.
fn changed(old: &str, change: &str) -> Option<String> {
    let side = |other: char| -> String {
        let lines = change.lines().filter(|line| !line.starts_with(other));
        lines.map(|line| format!("{}\n", line.get(1..).unwrap_or_default())).collect()
    };
    let [before, after] = [side('+'), side('-')];
    let found: Vec<usize> = old.match_indices(&before).map(|(at, _)| at).collect();
    let [at] = found[..] else { return None };
    let starts = at == 0 || old[..at].ends_with('\n');
    starts.then(|| format!("{}{after}{}", &old[..at], &old[at + before.len()..]))
}

#[test]
fn a_change_is_made_where_its_lines_stand_and_nowhere_else() {
    let old = "a\n    b\nc\n";
    assert_eq!(changed(old, "-    b\n+    d\n+e\n"), Some("a\n    d\ne\nc\n".to_owned()));
    assert_eq!(changed(old, "     b\n+x\n"), Some("a\n    b\nx\nc\n".to_owned()));
    assert_eq!(changed(old, "-b\n+d\n"), None, "only whole lines");
    assert_eq!(changed("a\na\n", "-a\n+b\n"), None, "in two places");
    assert_eq!(changed(old, "-z\n+b\n"), None);
}

#[test]
fn a_picture_is_saved_where_its_line_says() {
    let line = "Save [this](../pictures/a.png) as `p/b.png`.";
    assert_eq!(saved(line), Some(("a.png", "p/b.png")));
    assert_eq!(saved("![A picture](../pictures/a.png) of `p/b.png`"), None);
}
