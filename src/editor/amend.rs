//! Changes values of a data file in its text; everything else keeps its letters.

use std::ops::Range;

use crate::data::Text;
use crate::data::source::blanks;
use crate::packs::tree::{Field, Node, Shape};

/// The blanks before a field, for each block around it.
const INDENT: &str = "    ";

/// The shape of a text, if it can be read. No value holds a comment that follows it.
pub(super) fn shape(text: &str) -> Option<Node> {
    let mut whole = Node::of(&Text::new("", text)).ok()?;
    bare(text, &mut whole);
    Some(whole)
}

fn bare(text: &str, node: &mut Node) {
    node.range.end = node.range.start + words_end(&text[node.range.clone()]);
    match &mut node.shape {
        Shape::Block(fields) | Shape::Map(fields) => {
            fields.iter_mut().for_each(|field| bare(text, &mut field.value));
        }
        Shape::List(list) => list.iter_mut().for_each(|node| bare(text, node)),
        Shape::Word(_) | Shape::True | Shape::Value => {}
    }
}

/// Where the last word ends that is no comment.
fn words_end(text: &str) -> usize {
    let (mut at, mut end) = (blanks(text), 0);
    while at < text.len() {
        let rest = &text[at..];
        let hashes =
            rest.strip_prefix('r').map(|rest| rest.len() - rest.trim_start_matches('#').len());
        let raw = hashes.filter(|hashes| rest[1 + hashes..].starts_with('"'));
        at += if let Some(hashes) = raw {
            let close = format!("\"{}", "#".repeat(hashes));
            let inside = 2 + hashes;
            rest[inside..].find(&close).map_or(rest.len(), |found| inside + found + close.len())
        } else if rest.starts_with(['"', '\'']) {
            quoted_end(rest)
        } else {
            rest.chars().next().map_or(1, char::len_utf8)
        };
        end = at;
        at += blanks(&text[at..]);
    }
    end
}

/// Where a text in quotes ends.
fn quoted_end(text: &str) -> usize {
    let quote = text.chars().next();
    let mut letters = text.char_indices().skip(1);
    while let Some((at, letter)) = letters.next() {
        if letter == '\\' {
            letters.next();
        } else if Some(letter) == quote {
            return at + 1;
        }
    }
    text.len()
}

/// The value at a path of fields.
pub(super) fn find<'n>(whole: &'n Node, path: &[&str]) -> Option<&'n Node> {
    path.iter().try_fold(whole, |node, name| node.field(name))
}

/// The text with the value at a path replaced. A field that is not there is added: after the first one of the file,
/// where it belongs to the head of the file, else as the last one.
pub(super) fn set(text: &str, path: &[&str], value: &str, to_head: bool) -> Option<String> {
    let whole = shape(text)?;
    if let Some(there) = find(&whole, path) {
        return Some(replaced(text, there.range.clone(), value));
    }
    let (name, around) = path.split_last()?;
    let Some(block) = find(&whole, around) else {
        let indent = INDENT.repeat(path.len());
        let (close, parent) = (INDENT.repeat(around.len()), around);
        let value = format!("(\n{indent}{name}: {value},\n{close})");
        return set(text, parent, &value, to_head);
    };
    let fields = block.fields()?;
    let line = format!("{}{name}: {value},", INDENT.repeat(path.len()));
    let at = if to_head { fields.first() } else { fields.last() };
    let Some(before) = at else {
        let close = INDENT.repeat(around.len());
        return Some(replaced(text, block.range.clone(), &format!("(\n{line}\n{close})")));
    };
    let end = before.value.range.end;
    let comma = comma(text, end);
    let (rest, comma) = comma.map_or((end, ","), |comma| (comma + 1, ""));
    let before = if comma.is_empty() { &text[..rest] } else { &text[..end] };
    // A comment that follows on the line stays there.
    let line_end = text[rest..block.range.end - 1].find('\n').map(|at| rest + at);
    let line_end = line_end.filter(|line_end| {
        let kept = &text[rest..*line_end];
        blanks(&text[rest..]) >= kept.len() && !kept.contains("/*")
    });
    Some(match line_end {
        Some(line_end) => {
            format!("{before}{comma}{}\n{line}{}", &text[rest..line_end], &text[line_end..])
        }
        None => {
            let after = text[rest..].trim_start();
            let depth = if after.starts_with(')') { around.len() } else { path.len() };
            format!("{before}{comma}\n{line}\n{}{after}", INDENT.repeat(depth))
        }
    })
}

/// The text without a field, and without the comment on the lines above it.
pub(super) fn remove(text: &str, path: &[&str]) -> Option<String> {
    let whole = shape(text)?;
    let (name, around) = path.split_last()?;
    let fields = find(&whole, around).and_then(Node::fields).unwrap_or_default();
    let Some(Field { at, value, .. }) = fields.iter().find(|field| field.name == *name) else {
        return Some(text.to_owned());
    };
    Some(without(text, at.start..value.range.end, true))
}

/// The text with a field of one block set, which is added as the last one where it is not there, or without it. The
/// comments of the block stay.
pub(super) fn set_in(
    text: &str,
    block: &Range<usize>,
    name: &str,
    value: Option<&str>,
) -> Option<String> {
    let whole = shape(text)?;
    let fields = within(&whole, block)?.fields()?;
    let there = fields.iter().position(|field| field.name == name);
    let Some(place) = there else {
        let Some(value) = value else { return Some(text.to_owned()) };
        let end = fields.last()?.value.range.end;
        return Some(replaced(text, end..end, &format!(", {name}: {value}")));
    };
    let field = &fields[place];
    if let Some(value) = value {
        return Some(replaced(text, field.value.range.clone(), value));
    }
    let (start, end) = (field.at.start, field.value.range.end);
    if let Some(comma) = comma(text, end) {
        let blanks = text[comma + 1..].len() - text[comma + 1..].trim_start_matches(' ').len();
        return Some(replaced(text, start..comma + 1 + blanks, ""));
    }
    // The last field goes with the comma before it.
    let before = place.checked_sub(1).map(|before| fields[before].value.range.end);
    let before = before.filter(|before| matches!(text[*before..start].trim(), "," | ""));
    Some(replaced(text, before.unwrap_or(start)..end, ""))
}

/// The value that lies at these bytes.
fn within<'n>(node: &'n Node, range: &Range<usize>) -> Option<&'n Node> {
    if node.range == *range {
        return Some(node);
    }
    match &node.shape {
        Shape::Block(fields) | Shape::Map(fields) => {
            fields.iter().find_map(|field| within(&field.value, range))
        }
        Shape::List(list) => list.iter().find_map(|node| within(node, range)),
        Shape::Word(_) | Shape::True | Shape::Value => None,
    }
}

/// The text without an entry of a list.
pub(super) fn remove_entry(text: &str, entry: &Node) -> String {
    without(text, entry.range.clone(), false)
}

/// The text with one more entry at the end of a list.
pub(super) fn push_entry(text: &str, list: &Node, value: &str, depth: usize) -> Option<String> {
    let (indent, close) = (INDENT.repeat(depth + 1), INDENT.repeat(depth));
    let Some(last) = list.list()?.last() else {
        return Some(replaced(text, list.range.clone(), &format!("[\n{indent}{value},\n{close}]")));
    };
    let end = last.range.end;
    let rest = comma(text, end).map_or(end, |comma| comma + 1);
    Some(format!("{},\n{indent}{value},{}", &text[..end], last_line(&text[rest..], &close)))
}

/// What follows the last entry of a list: its end stands on a line of its own.
fn last_line(rest: &str, close: &str) -> String {
    let plain = rest.trim_start();
    if plain.starts_with(']') { format!("\n{close}{plain}") } else { rest.to_owned() }
}

/// The text with a range replaced.
pub(super) fn replaced(text: &str, range: Range<usize>, value: &str) -> String {
    format!("{}{value}{}", &text[..range.start], &text[range.end..])
}

/// Where the comma after a value stands.
fn comma(text: &str, end: usize) -> Option<usize> {
    let at = end + blanks(&text[end..]);
    text[at..].starts_with(',').then_some(at)
}

/// The text without a range and its comma; with whole lines where nothing else stands on them.
fn without(text: &str, range: Range<usize>, with_comment: bool) -> String {
    let mut end = comma(text, range.end).map_or(range.end, |comma| comma + 1);
    let mut start = range.start;
    let line = text[..start].rfind('\n').map_or(0, |at| at + 1);
    let rest = text[end..].find('\n').map_or(text.len(), |at| end + at);
    let is_alone = text[line..start].trim().is_empty() && text[end..rest].trim().is_empty();
    if is_alone {
        (start, end) = (line, (rest + 1).min(text.len()));
        while with_comment && let Some(above) = comment_above(text, start) {
            start = above;
        }
    }
    format!("{}{}", &text[..start], &text[end..])
}

/// Where the line above a line begins, if it is a comment.
fn comment_above(text: &str, line: usize) -> Option<usize> {
    let above = text[..line].strip_suffix('\n')?;
    let start = above.rfind('\n').map_or(0, |at| at + 1);
    above[start..].trim_start().starts_with("//").then_some(start)
}

/// A text in double quotes.
pub(super) fn quoted(words: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in words.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            _ if letter.is_control() => {}
            _ => quoted.push(letter),
        }
    }
    quoted + "\""
}

/// A list of texts, one on each line.
pub(super) fn rows(rows: &[String], depth: usize) -> String {
    let (indent, close) = (INDENT.repeat(depth + 1), INDENT.repeat(depth));
    let lines: String = rows.iter().map(|row| format!("{indent}{},\n", quoted(row))).collect();
    format!("[\n{lines}{close}]")
}
