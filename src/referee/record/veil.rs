//! The veil over hidden parts of a running match's record: a person who opens the file does not
//! read them by accident.
//!
//! It is an obfuscation, not encryption. A veiled text is [`VEIL`] followed by two hexadecimal
//! digits per byte. The bytes are those of the text and a checksum byte, each xor-ed with a stream
//! that [`mix`] derives from the number of the line, so that equal texts look different on
//! different lines. The number of an entry's line is its index in the record; entries that were
//! taken back have the number [`UNDONE`], the hashes [`HASHES`], and the set-up [`SETUP`].
//!
//! Consecutive secret decisions of one seat are joined with blanks under one veil, because their
//! number is hidden too. [`GOES_ON`] precedes them while that seat is still deciding. As soon as
//! anything is veiled, all hashes are under one veil, and so are the entries that were taken back,
//! even if there are none: both would reveal that number.
//!
//! Two things remain visible: the length of a veiled text, and by [`GOES_ON`] that a seat has begun
//! to decide.
//!
//! Format 3 had unveiled hashes, and a separate veil over every entry that was taken back, numbered
//! from [`UNDONE`].

use super::HashSpan;
use crate::rules::hashing::mix;

/// The first character of a veiled text.
pub(super) const VEIL: char = '~';
/// The start of a veiled text whose seat is still deciding; such an entry is not counted.
pub(super) const GOES_ON: &str = "~~";
/// Separates entries under one veil. No entry contains it.
pub(super) const BETWEEN: char = ' ';
/// The line number of the set-up.
pub(super) const SETUP: u64 = u64::MAX;
/// The line number of the entries that were taken back.
pub(super) const UNDONE: u64 = 1 << 32;
/// The line number of the hashes.
const HASHES: u64 = u64::MAX - 1;

/// The error message for a veiled text that cannot be decoded.
pub(super) const TORN: &str =
    "veiled, as what is hidden in a match that runs, but no text lies under the veil";

/// The hash domain of the stream: `VEIL`.
const DOMAIN: u64 = 0x5645_494C;

pub(super) fn is_veiled(text: &str) -> bool {
    text.starts_with(VEIL)
}

/// Veils a text with the stream of line `number`.
pub(super) fn veil(text: &str, number: u64) -> String {
    let bytes = text.bytes().chain([sum(text)]).zip(stream(number));
    let digits = bytes.map(|(byte, cross)| format!("{:02x}", byte ^ cross));
    std::iter::once(VEIL.to_string()).chain(digits).collect()
}

/// The text under a veil; `None` when it cannot be decoded.
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

/// Several entries as one text, for one veil.
pub(super) fn joined(entries: &[String]) -> String {
    entries.join(&BETWEEN.to_string())
}

/// The entries of a joined text; none for an empty one.
pub(super) fn parted(text: &str) -> impl Iterator<Item = String> {
    text.split(BETWEEN).filter(|entry| !entry.is_empty()).map(str::to_owned)
}

/// Veils the hashes: one stretch that ends before the first entry, with the veiled text as its
/// hash.
pub(super) fn veil_hashes(stretches: &[HashSpan]) -> Vec<HashSpan> {
    let fields = |told: &HashSpan| [told.after.to_string(), told.hash.clone(), told.each.clone()];
    let fields: Vec<String> = stretches.iter().flat_map(fields).collect();
    vec![HashSpan { after: 0, hash: veil(&joined(&fields), HASHES), each: String::new() }]
}

/// Whether the hashes are veiled.
pub(super) fn are_veiled(stretches: &[HashSpan]) -> bool {
    stretches.iter().any(|told| is_veiled(&told.hash))
}

/// The hashes without a veil; `None` when they cannot be decoded.
pub(super) fn unveil_hashes(stretches: &[HashSpan]) -> Option<Vec<HashSpan>> {
    if !are_veiled(stretches) {
        return Some(stretches.to_vec());
    }
    let [HashSpan { after: 0, hash, each }] = stretches else { return None };
    let text = unveil(hash, HASHES).filter(|_| each.is_empty())?;
    let fields: Vec<String> = parted(&text).collect();
    let stretch = |fields: &[String]| match fields {
        [after, hash, each] => {
            Some(HashSpan { after: after.parse().ok()?, hash: hash.clone(), each: each.clone() })
        }
        _ => None,
    };
    fields.chunks(3).map(stretch).collect()
}

/// The checksum: the sum of the bytes, modulo 256.
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
    fn hashes_lie_under_one_veil_and_are_read_again() {
        let hash = || "0123456789abcdef".to_owned();
        let one = HashSpan { after: 16, hash: hash(), each: "00".repeat(16) };
        let two = HashSpan { after: 17, hash: hash(), each: "ef".into() };
        for hashes in [vec![], vec![one.clone()], vec![one, two]] {
            let veiled = veil_hashes(&hashes);
            assert!(veiled.len() == 1 && are_veiled(&veiled) && !are_veiled(&hashes));
            assert_eq!(unveil_hashes(&veiled), Some(hashes.clone()));
            assert_eq!(unveil_hashes(&hashes), Some(hashes), "format 3 had them in the open");
            let mut torn = veiled.clone();
            torn[0].after = 1;
            assert_eq!(unveil_hashes(&torn), None);
            torn[0] = HashSpan { after: 0, hash: veil("1 2", HASHES), each: String::new() };
            assert_eq!(unveil_hashes(&torn), None);
            assert_eq!(unveil_hashes(&[veiled.clone(), veiled].concat()), None);
        }
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
