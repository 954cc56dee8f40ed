//! White space and comments between values.

/// The number of bytes of white space and comments that `text` begins with.
pub(crate) fn blanks(text: &str) -> usize {
    let mut rest = text;
    loop {
        rest = rest.trim_start_matches(is_blank);
        if rest.starts_with("//") {
            rest = rest.split_once('\n').map_or("", |(_, after)| after);
        } else if rest.starts_with("/*") {
            rest = after_comment(rest);
        } else {
            return text.len() - rest.len();
        }
    }
}

/// Whether RON treats a character as white space; it stops at other blanks.
fn is_blank(letter: char) -> bool {
    letter.is_ascii_whitespace()
        || matches!(letter, '\u{b}' | '\u{85}' | '\u{200e}' | '\u{200f}' | '\u{2028}' | '\u{2029}')
}

/// The text after a block comment; block comments nest.
fn after_comment(text: &str) -> &str {
    let (mut depth, mut at) = (0_usize, 0);
    while let Some(pair) = text.as_bytes().get(at..at + 2) {
        let step = match pair {
            b"/*" => 1,
            b"*/" => -1,
            _ => 0,
        };
        depth = depth.saturating_add_signed(step);
        at += if step == 0 { 1 } else { 2 };
        if depth == 0 {
            return &text[at..];
        }
    }
    ""
}
