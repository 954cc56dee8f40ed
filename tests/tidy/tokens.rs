//! Rust read just well enough: comments and literals blanked out, the rest cut into words and signs
//! with their lines.
//!
//! Not a parser. What the rules ask of it are names, `::`, braces and numbers, and those it gets
//! right.

/// One word, number or sign of code.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Token {
    pub(crate) line: usize,
    pub(crate) text: String,
}

impl Token {
    pub(crate) fn is_name(&self) -> bool {
        self.text.starts_with(|first: char| first.is_alphabetic() || first == '_')
    }
}

/// The same text, with spaces where comments, strings and character literals were.
pub(crate) fn code_only(text: &str) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut code = String::with_capacity(text.len());
    let mut at = 0;
    while at < chars.len() {
        let end = end_of_foreign(&chars, at);
        if end == at {
            code.push(chars[at]);
            at += 1;
        } else {
            code.extend(chars[at..end].iter().map(|&c| if c == '\n' { c } else { ' ' }));
            at = end;
        }
    }
    code
}

/// Where the comment or literal that begins here ends; `at` itself where there is code.
fn end_of_foreign(chars: &[char], at: usize) -> usize {
    let next = chars.get(at + 1).copied();
    match chars[at] {
        '/' if next == Some('/') => {
            position(chars, at, |rest| rest[0] == '\n').unwrap_or(chars.len())
        }
        '/' if next == Some('*') => end_of_block_comment(chars, at),
        '"' => end_of_string(chars, at),
        'r' => end_of_raw_string(chars, at),
        '\'' => end_of_character(chars, at),
        _ => at,
    }
}

fn position(chars: &[char], from: usize, found: impl Fn(&[char]) -> bool) -> Option<usize> {
    (from..chars.len()).find(|&at| found(&chars[at..]))
}

fn end_of_block_comment(chars: &[char], start: usize) -> usize {
    let (mut depth, mut at) = (0, start);
    while at < chars.len() {
        match chars[at..] {
            ['/', '*', ..] => (depth, at) = (depth + 1, at + 2),
            ['*', '/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            return at;
        }
    }
    at
}

fn end_of_string(chars: &[char], start: usize) -> usize {
    let mut at = start + 1;
    while at < chars.len() {
        match chars[at] {
            '"' => return at + 1,
            '\\' => at += 2,
            _ => at += 1,
        }
    }
    chars.len()
}

/// `r"…"` and `r#"…"#`; a name that begins with r is code, and so is the raw name `r#type`.
fn end_of_raw_string(chars: &[char], start: usize) -> usize {
    let hashes = chars[start + 1..].iter().take_while(|&&c| c == '#').count();
    if chars.get(start + 1 + hashes) != Some(&'"') {
        return start;
    }
    let closes = |rest: &[char]| {
        rest[0] == '"' && rest.len() > hashes && rest[1..=hashes].iter().all(|&c| c == '#')
    };
    position(chars, start + 2 + hashes, closes).map_or(chars.len(), |quote| quote + 1 + hashes)
}

/// `'x'` and `'\n'`; a lifetime has no closing quote and is code.
fn end_of_character(chars: &[char], at: usize) -> usize {
    match chars[at..] {
        [_, '\\', _, ..] => {
            position(chars, at + 3, |rest| rest[0] == '\'').map_or(chars.len(), |quote| quote + 1)
        }
        [_, _, '\'', ..] => at + 3,
        _ => at,
    }
}

/// Cuts code into tokens. `::` is one token, every other sign stands alone.
pub(crate) fn tokenize(code: &str) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    for (index, text) in code.lines().enumerate() {
        let mut rest = text.trim_start();
        while let Some(first) = rest.chars().next() {
            let after_dot = tokens.last().is_some_and(|token| token.text == ".");
            let length = token_length(rest, first, after_dot);
            tokens.push(Token { line: index + 1, text: rest[..length].to_owned() });
            rest = rest[length..].trim_start();
        }
    }
    tokens
}

fn token_length(rest: &str, first: char, after_dot: bool) -> usize {
    let word =
        |text: &str| text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
    if first.is_ascii_digit() {
        let whole = word(rest);
        let fraction = rest[whole..]
            .strip_prefix('.')
            .filter(|tail| tail.starts_with(|c: char| c.is_ascii_digit()));
        // In `pair.0.1` the numbers are fields.
        fraction.filter(|_| !after_dot).map_or(whole, |tail| whole + 1 + word(tail))
    } else if first.is_alphabetic() || first == '_' {
        word(rest)
    } else if rest.starts_with("::") {
        2
    } else {
        first.len_utf8()
    }
}

/// The line on which the item that begins here ends: its closing brace or its semicolon. The `;` in
/// `[u8; 3]` ends nothing.
pub(crate) fn end_of_item(tokens: &[Token], from: usize) -> usize {
    let mut depth = 0;
    for at in from..tokens.len() {
        match tokens[at].text.as_str() {
            "(" | "[" => depth += 1,
            ")" | "]" => depth -= 1,
            "{" if depth == 0 => return tokens[matching(tokens, at)].line,
            ";" if depth == 0 => return tokens[at].line,
            _ => {}
        }
    }
    tokens.last().map_or(0, |token| token.line)
}

/// The brace that closes the one at `open`; the last token where none does.
fn matching(tokens: &[Token], open: usize) -> usize {
    let mut depth = 0;
    for (at, token) in tokens.iter().enumerate().skip(open) {
        match token.text.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at;
        }
    }
    tokens.len().saturating_sub(1)
}

/// The lower-case words inside a name: `JungleBoard` and `jungle_board` both give `jungle`,
/// `board`.
pub(crate) fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut after_small = false;
    for letter in name.chars() {
        if letter == '_' || (letter.is_uppercase() && after_small) {
            words.push(String::new());
        }
        after_small = letter.is_lowercase() || letter.is_numeric();
        if letter != '_' {
            words.last_mut().expect("there is always a word").extend(letter.to_lowercase());
        }
    }
    words
}

#[cfg(test)]
fn texts(code: &str) -> Vec<String> {
    tokenize(&code_only(code)).into_iter().map(|token| token.text).collect()
}

#[test]
fn comments_and_literals_are_not_code() {
    assert_eq!(texts("a // b\nc /* d /* e */ f */ g"), ["a", "c", "g"]);
    assert_eq!(
        texts(r##"x("b\"c", r#"d"e"#, '"', '\'', 'y') z"##),
        ["x", "(", ",", ",", ",", ",", ")", "z"]
    );
    assert_eq!(texts("&'a str"), ["&", "'", "a", "str"]);
    assert_eq!(texts("r#type r"), ["r", "#", "type", "r"]);
}

#[test]
fn lines_survive_comments_and_strings_that_span_them() {
    let tokens = tokenize(&code_only("/* 1\n2 */ \"3\n4\"\nfive"));
    assert_eq!(tokens, [Token { line: 4, text: "five".to_owned() }]);
}

#[test]
fn numbers_and_fields_are_told_apart() {
    assert_eq!(texts("1.5 a.0.1 0..2"), ["1.5", "a", ".", "0", ".", "1", "0", ".", ".", "2"]);
}

#[test]
fn names_fall_into_words() {
    assert_eq!(words("JungleBoard"), ["jungle", "board"]);
    assert_eq!(words("JUNGLE_LEVEL"), ["jungle", "level"]);
    assert_eq!(words("text_utils"), ["text", "utils"]);
}
