//! Spoils bytes as people, programs and attackers do.

use menagerie::referee::dice::RefereeDice;
use menagerie::rules::Dice;

/// The most bytes of a spoilt copy.
const LONGEST: usize = 300_000;

/// Numbers at the borders of types and ranges.
const NUMBERS: [&str; 20] = [
    "0",
    "-0",
    "1",
    "-1",
    "2",
    "15",
    "16",
    "17",
    "127",
    "128",
    "255",
    "256",
    "65535",
    "65536",
    "4294967296",
    "9223372036854775807",
    "-9223372036854775808",
    "1e308",
    "NaN",
    "99999999999999999999999999",
];
/// Words, signs and letters that mean something to a reader, or mislead one.
const WORDS: [&str; 48] = [
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    "'",
    "\"",
    "\\",
    "//",
    "/*",
    "*/",
    "r#\"",
    "#",
    "Some(",
    "None",
    "true",
    "false",
    "()",
    "[]",
    "\n",
    "\r",
    "\r\n",
    "\t",
    "\0",
    "\u{feff}",
    "\u{202e}",
    "\u{200d}",
    "\u{a0}",
    "é",
    "\u{435}",
    "🐗",
    "\u{301}",
    "a",
    "A",
    "z9",
    "-",
    "..",
    "/",
    "!",
    "=",
    "->",
    "*[other]",
    "{ $count ->",
    " .the = ",
    "#![enable(implicit_some)]",
];

/// A spoilt copy of one or two of the corpus.
pub(crate) fn changed(corpus: &[Vec<u8>], dice: &mut RefereeDice) -> Vec<u8> {
    let mut bytes = one_of(corpus, dice).clone();
    // Half of them have one change: many changes end at the first bracket.
    let changes = if dice.below(2) == 0 { 1 } else { 2 + dice.below(4) };
    for _ in 0..changes {
        let other = one_of(corpus, dice);
        change(&mut bytes, other, dice);
        bytes.truncate(LONGEST);
    }
    bytes
}

fn one_of<'t, T>(list: &'t [T], dice: &mut RefereeDice) -> &'t T {
    &list[dice.below(list.len() as u32) as usize]
}

/// A place in the bytes, their end included.
fn place(bytes: &[u8], dice: &mut RefereeDice) -> usize {
    dice.below(bytes.len() as u32 + 1) as usize
}

fn change(bytes: &mut Vec<u8>, other: &[u8], dice: &mut RefereeDice) {
    let at = place(bytes, dice);
    match dice.below(16) {
        0 => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << dice.below(8);
            }
        }
        1 => {
            let length = dice.below(8) as usize;
            let drawn: Vec<u8> = (0..length).map(|_| dice.below(256) as u8).collect();
            bytes.splice(at..at, drawn);
        }
        2 => {
            let end = (at + dice.below(40) as usize).min(bytes.len());
            bytes.drain(at..end);
        }
        3 => bytes.truncate(at),
        4 => repeat(bytes, at, dice),
        5 => {
            let from = place(other, dice);
            bytes.truncate(at);
            bytes.extend_from_slice(&other[from..]);
        }
        6 | 7 => {
            let word = token(other, dice);
            let own = token(bytes, dice);
            bytes.splice(own, other[word].to_vec());
        }
        8 => {
            let (one, two) = (token(bytes, dice), token(bytes, dice));
            let (first, second) = if one.start < two.start { (one, two) } else { (two, one) };
            let (a, b) = (bytes[first.clone()].to_vec(), bytes[second.clone()].to_vec());
            if first.end <= second.start {
                bytes.splice(second, a);
                bytes.splice(first, b);
            }
        }
        9 => drop(bytes.splice(token(bytes, dice), std::iter::empty())),
        10 => {
            let number = *one_of(&NUMBERS, dice);
            bytes.splice(number_token(bytes, dice), number.bytes());
        }
        11 => {
            let open = *one_of(&["(", "[", "{", "Some(", "/*", "((", "[(", "{{", "\"{"], dice);
            let deep = 1 << dice.below(14);
            bytes.splice(at..at, open.repeat(deep).into_bytes());
        }
        12 => drop(bytes.splice(token(bytes, dice), one_of(&WORDS, dice).bytes())),
        13 => drop(bytes.splice(at..at, one_of(&WORDS, dice).bytes())),
        14 => {
            let line = line(bytes, at);
            let copy = bytes[line].to_vec();
            let to = place(bytes, dice);
            let to = line_start(bytes, to);
            bytes.splice(to..to, copy);
        }
        _ => drop(bytes.drain(line(bytes, at))),
    }
}

/// Repeats a stretch, now and then very often.
fn repeat(bytes: &mut Vec<u8>, at: usize, dice: &mut RefereeDice) {
    let end = (at + 1 + dice.below(60) as usize).min(bytes.len());
    let times = if dice.below(8) == 0 { 1 << dice.below(13) } else { 1 + dice.below(4) };
    let copy = bytes[at..end].repeat(times as usize);
    bytes.splice(at..at, copy);
}

fn line_start(bytes: &[u8], at: usize) -> usize {
    bytes[..at].iter().rposition(|byte| *byte == b'\n').map_or(0, |end| end + 1)
}

/// The line around a place, with its end.
fn line(bytes: &[u8], at: usize) -> std::ops::Range<usize> {
    let end = bytes[at..].iter().position(|byte| *byte == b'\n');
    line_start(bytes, at)..end.map_or(bytes.len(), |end| at + end + 1)
}

fn is_word(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'.') || byte >= 0x80
}

/// A word, a number or a single sign.
fn token(bytes: &[u8], dice: &mut RefereeDice) -> std::ops::Range<usize> {
    let at = place(bytes, dice);
    if bytes.get(at).is_none_or(|byte| !is_word(*byte)) {
        return at..(at + 1).min(bytes.len());
    }
    let start = bytes[..at].iter().rposition(|byte| !is_word(*byte)).map_or(0, |end| end + 1);
    let end =
        bytes[at..].iter().position(|byte| !is_word(*byte)).map_or(bytes.len(), |end| at + end);
    start..end
}

/// The next number behind some place, or any token.
fn number_token(bytes: &[u8], dice: &mut RefereeDice) -> std::ops::Range<usize> {
    let from = place(bytes, dice);
    let Some(at) = bytes[from..].iter().position(u8::is_ascii_digit) else {
        return token(bytes, dice);
    };
    let start = from + at;
    let end = bytes[start..].iter().position(|byte| !byte.is_ascii_digit());
    start..end.map_or(bytes.len(), |end| start + end)
}
