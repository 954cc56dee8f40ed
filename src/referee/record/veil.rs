//! The veil over what is hidden in a match that runs: whoever opens its file does not read it in passing.
//!
//! It is no lock. A veiled text is [`VEIL`] and two hexadecimal digits for every byte beneath. The bytes are the
//! text's own and one that they add up to, each crossed (exclusive or) with a stream that [`mix`] makes of the number
//! of the line, so that equal texts look different in different lines. The line of an entry has its place among the
//! record's entries as number, what was taken back [`UNDONE`], the hashes [`HASHES`], and the set-up has [`SETUP`].
//!
//! Decisions that one seat made in secret, one after the other, lie under one veil with blanks between, for their number is
//! hidden too; [`GOES_ON`] stands before it while that seat still decides. As soon as anything is veiled, all hashes lie under one
//! veil, and so does all that was taken back, even if it is nothing: both would tell that number.
//!
//! What tells it all the same is the length of what is veiled, and a line with [`GOES_ON`] tells that a seat has begun to decide.
//!
//! Format 3 had the hashes in the open and a veil over every entry that was taken back, counting on from [`UNDONE`].

use super::Stretch;
use crate::rules::hashing::mix;

/// A veiled text begins with it.
pub(super) const VEIL: char = '~';
/// A veiled text that is not finished begins with it: it counts for nothing yet.
pub(super) const GOES_ON: &str = "~~";
/// Between entries under one veil. No entry holds one.
pub(super) const BETWEEN: char = ' ';
/// The set-up's number.
pub(super) const SETUP: u64 = u64::MAX;
/// The number of what was taken back.
pub(super) const UNDONE: u64 = 1 << 32;
/// The hashes' number.
const HASHES: u64 = u64::MAX - 1;

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

/// The entries that lie under one veil, as one text.
pub(super) fn joined(entries: &[String]) -> String {
    entries.join(&BETWEEN.to_string())
}

/// The entries of such a text; none of an empty one.
pub(super) fn parted(text: &str) -> impl Iterator<Item = String> {
    text.split(BETWEEN).filter(|entry| !entry.is_empty()).map(str::to_owned)
}

/// Hashes under one veil: a stretch that ends before the first entry, with the veil in place of its hash.
pub(super) fn veil_hashes(stretches: &[Stretch]) -> Vec<Stretch> {
    let fields = |told: &Stretch| [told.after.to_string(), told.hash.clone(), told.each.clone()];
    let fields: Vec<String> = stretches.iter().flat_map(fields).collect();
    vec![Stretch { after: 0, hash: veil(&joined(&fields), HASHES), each: String::new() }]
}

/// Whether hashes lie under a veil.
pub(super) fn are_veiled(stretches: &[Stretch]) -> bool {
    stretches.iter().any(|told| is_veiled(&told.hash))
}

/// The hashes without a veil; `None` when no hashes lie there.
pub(super) fn unveil_hashes(stretches: &[Stretch]) -> Option<Vec<Stretch>> {
    if !are_veiled(stretches) {
        return Some(stretches.to_vec());
    }
    let [Stretch { after: 0, hash, each }] = stretches else { return None };
    let text = unveil(hash, HASHES).filter(|_| each.is_empty())?;
    let fields: Vec<String> = parted(&text).collect();
    let stretch = |fields: &[String]| match fields {
        [after, hash, each] => {
            Some(Stretch { after: after.parse().ok()?, hash: hash.clone(), each: each.clone() })
        }
        _ => None,
    };
    fields.chunks(3).map(stretch).collect()
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
    fn hashes_lie_under_one_veil_and_are_read_again() {
        let hash = || "0123456789abcdef".to_owned();
        let one = Stretch { after: 16, hash: hash(), each: "00".repeat(16) };
        let two = Stretch { after: 17, hash: hash(), each: "ef".into() };
        for hashes in [vec![], vec![one.clone()], vec![one, two]] {
            let veiled = veil_hashes(&hashes);
            assert!(veiled.len() == 1 && are_veiled(&veiled) && !are_veiled(&hashes));
            assert_eq!(unveil_hashes(&veiled), Some(hashes.clone()));
            assert_eq!(unveil_hashes(&hashes), Some(hashes), "format 3 had them in the open");
            let mut torn = veiled.clone();
            torn[0].after = 1;
            assert_eq!(unveil_hashes(&torn), None);
            torn[0] = Stretch { after: 0, hash: veil("1 2", HASHES), each: String::new() };
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
