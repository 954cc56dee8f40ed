//! Texts without a closing quote, which end at the next text's opening one.

use super::blanks;

/// The place of the opening quote of the text that ends where `before` ends, if it runs over the end of a line:
/// where reading stops right behind such a text, its own closing quote is missing.
pub(super) fn unclosed(before: &str) -> Option<usize> {
    let mut at = 0;
    while at < before.len() {
        let rest = &before[at..];
        let length = match blanks(rest) {
            0 => token(rest),
            skipped => skipped,
        };
        let is_last = at + length == before.len();
        if is_last && rest.starts_with('"') && rest.contains('\n') {
            return Some(at);
        }
        at += length;
    }
    None
}

/// The length of the text, letter or other character at the beginning, in bytes; not 0.
fn token(rest: &str) -> usize {
    let raw = rest.strip_prefix('r').map(|behind| behind.trim_start_matches('#'));
    if let Some(text) = raw.and_then(|behind| behind.strip_prefix('"')) {
        let opened = rest.len() - text.len();
        let end = format!("\"{}", "#".repeat(opened - 2));
        return text.find(&end).map_or(rest.len(), |at| opened + at + end.len());
    }
    let quote = rest.chars().next().filter(|first| matches!(first, '"' | '\''));
    let Some(quote) = quote else { return rest.chars().next().map_or(1, char::len_utf8) };
    let mut letters = rest.char_indices().skip(1);
    while let Some((at, letter)) = letters.next() {
        match letter {
            '\\' => drop(letters.next()),
            _ if letter == quote => return at + 1,
            // A single quote never runs over the end of a line.
            '\n' if quote == '\'' => return 1,
            _ => {}
        }
    }
    rest.len()
}

#[cfg(test)]
mod tests {
    use super::unclosed;

    #[test]
    fn a_text_that_runs_over_lines_up_to_the_error_is_the_one_without_a_closing_quote() {
        let missing = "(\n    id: \"garden,\n    version: \"";
        assert_eq!(unclosed(missing), Some(10));
        for sound in [
            "(id: \"garden\", version: \"",
            "(a: \"two\nlines\", b: 1",
            "(a: '\"', // \"\n b: \"x\"",
            "(a: '\\'', b: '\"',\n c: \"\\\"\"",
            "(a: r#\"one \" two\n\"#",
            "(a: '\n\"\"",
            "",
        ] {
            assert_eq!(unclosed(sound), None, "{sound}");
        }
    }
}
