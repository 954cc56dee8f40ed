//! The veil over what is hidden in a match that runs: whoever opens its file does not read it in passing.
//!
//! It is no lock. A veiled text is [`VEIL`] and two hexadecimal digits for every byte beneath. The bytes are the
//! text's own and one that they add up to, each crossed (exclusive or) with a stream that [`mix`] makes of the number
//! of the line, so that equal texts look different in different lines. The line of an entry has its place among the
//! record's entries as number, what was taken back counts on from [`UNDONE`], and the set-up has [`SETUP`].
//!
//! Decisions that one seat made in secret, one after the other, lie under one veil with blanks between, for their number is
//! hidden too; [`GOES_ON`] stands before it while that seat still decides.

use crate::rules::hashing::mix;

/// A veiled text begins with it.
pub(super) const VEIL: char = '~';
/// A veiled text that is not finished begins with it: it counts for nothing yet.
pub(super) const GOES_ON: &str = "~~";
/// Between entries under one veil. No entry holds one.
pub(super) const BETWEEN: char = ' ';
/// The set-up's number.
pub(super) const SETUP: u64 = u64::MAX;
/// The number of the first entry that was taken back.
pub(super) const UNDONE: u64 = 1 << 32;

/// What is told of a veil under which no text lies.
pub(super) const TORN: &str =
    "veiled, as what is hidden in a match that runs, but no text lies under the veil";

/// Keeps the stream apart from other hashes: `VEIL`.
const DOMAIN: u64 = 0x5645_494C;

pub(super) fn is_veiled(text: &str) -> bool {
    text.starts_with(VEIL)
}

/// Draws the veil over a text.
pub(super) fn veil(text: &str, number: u64) -> String {
    let bytes = text.bytes().chain([sum(text)]).zip(stream(number));
    let digits = bytes.map(|(byte, cross)| format!("{:02x}", byte ^ cross));
    std::iter::once(VEIL.to_string()).chain(digits).collect()
}

/// The text under a veil; `None` when no text lies there.
pub(super) fn unveil(veiled: &str, number: u64) -> Option<String> {
    let digits = veiled.trim_start_matches(VEIL).as_bytes();
    let byte = |pair: &[u8]| {
        let nibble = |digit: u8| char::from(digit).to_digit(16);
        match *pair {
            [high, low] => Some((nibble(high)? << 4 | nibble(low)?) as u8),
            _ => None,
        }
    };
    let bytes: Option<Vec<u8>> = digits.chunks(2).map(byte).collect();
    let bytes = bytes?.into_iter().zip(stream(number));
    let mut text: Vec<u8> = bytes.map(|(byte, cross)| byte ^ cross).collect();
    let told = text.pop();
    String::from_utf8(text).ok().filter(|text| told == Some(sum(text)))
}

/// What the bytes add up to.
fn sum(text: &str) -> u8 {
    text.bytes().fold(0, u8::wrapping_add)
}

fn stream(number: u64) -> impl Iterator<Item = u8> {
    let start = mix(DOMAIN ^ number);
    (0..).flat_map(move |word: u64| mix(start.wrapping_add(word)).to_le_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_veiled_is_read_again() {
        for text in ["", "ready", "formation:2 a1<>b1", "é", "position=x y"] {
            for number in [0, 1, SETUP] {
                let veiled = veil(text, number);
                assert!(is_veiled(&veiled) && (text.is_empty() || !veiled.contains(text)));
                assert_eq!(unveil(&veiled, number), Some(text.to_owned()));
                assert_eq!(unveil(&format!("~{veiled}"), number), Some(text.to_owned()));
            }
        }
    }

    #[test]
    fn a_veil_is_the_same_on_every_machine_and_another_in_every_line() {
        assert_eq!(veil("touch:/", 3), "~8c46ca4453243ee8");
        assert_ne!(veil("touch:/", 3), veil("touch:/", 4));
    }

    #[test]
    fn a_torn_veil_is_told() {
        let whole = veil("formation:2", 5);
        let cut = &whole[..whole.len() - 1];
        for torn in [cut, &whole[..whole.len() - 2], "~", "~~", "~xy", "~é", "~+1"] {
            assert!(unveil(torn, 5).is_none(), "{torn}");
        }
        assert!(unveil(&whole, 6).is_none(), "another line");
    }
}
