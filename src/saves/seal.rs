//! The first line of a save: the format version, and a checksum over the whole text.
//!
//! The line has the same form in all formats, so that a newer save can be distinguished from a
//! damaged one. The checksum adds word by word with a reversible step, so a change within one word
//! is always detected, and any other change misses detection once in 2^64. It does not protect
//! against deliberate changes.

use crate::rules::hashing::Hasher;
use crate::saves::Cause;

const BEFORE_FORMAT: &str = "// Menagerie save, format ";
const BEFORE_CHECKSUM: &str = ", checksum ";
/// The hash domain of checksums: `SAVE`.
const DOMAIN: u64 = 0x5341_5645;

/// The text with its seal before it.
pub(super) fn seal(format: u32, text: &str) -> String {
    format!("{}\n{text}", line(format, text))
}

/// The format version and the text behind a valid seal.
pub(super) fn open(sealed: &[u8]) -> Result<(u32, &str), Cause> {
    let start = BEFORE_FORMAT.as_bytes();
    if !sealed.starts_with(start) {
        // A beginning of the seal may be the rest of a save after a crash: it is damaged. Any other
        // text is not a save.
        return Err(if start.starts_with(sealed) { Cause::Damaged } else { Cause::Stranger });
    }
    let sealed = std::str::from_utf8(sealed).map_err(|_| Cause::Damaged)?;
    let (first, text) = sealed.split_once('\n').ok_or(Cause::Damaged)?;
    let told = first.strip_prefix(BEFORE_FORMAT).and_then(|rest| rest.split_once(','));
    let format = told.and_then(|(format, _)| format.parse().ok()).ok_or(Cause::Damaged)?;
    // The whole line is compared, so that any differing character is detected.
    if first == line(format, text) { Ok((format, text)) } else { Err(Cause::Damaged) }
}

fn line(format: u32, text: &str) -> String {
    let mut hasher = Hasher::new(DOMAIN ^ u64::from(format) << 32);
    hasher.bytes(text.as_bytes());
    format!("{BEFORE_FORMAT}{format}{BEFORE_CHECKSUM}{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_sealed_is_found_again() {
        for text in ["", "one", "one\ntwo\n", "é"] {
            assert_eq!(open(seal(7, text).as_bytes()), Ok((7, text)));
        }
    }

    #[test]
    fn a_seal_is_the_same_on_every_machine() {
        let sealed = "// Menagerie save, format 1, checksum fde77dab2dc7abb6\nabc";
        assert_eq!(seal(1, "abc"), sealed);
    }

    #[test]
    fn any_letter_that_is_changed_or_missing_breaks_the_seal() {
        let sealed = seal(1, "(entries: [\"a1a2\"])").into_bytes();
        for at in 0..sealed.len() {
            assert!(open(&sealed[..at]).is_err(), "cut off at {at}");
            for bit in 0..8 {
                let mut changed = sealed.clone();
                changed[at] ^= 1 << bit;
                assert!(open(&changed).is_err(), "bit {bit} of byte {at}");
            }
        }
    }
}
