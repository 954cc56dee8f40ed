//! What can be wrong with a save: the place, the cause and a remedy. Such a problem is reported,
//! never fatal.

use std::fmt;

/// A problem with a save.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trouble {
    /// The file, or the key in the browser's storage.
    pub place: String,
    /// What is wrong there.
    pub cause: Cause,
}

/// The cause of a problem with a save.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cause {
    /// There is no such save.
    Absent,
    /// The storage is full.
    Full,
    /// Reading or writing is not permitted.
    Forbidden,
    /// The browser provides no storage for this page.
    Refused,
    /// Another running game, window or tab has claimed it.
    Taken,
    /// Another error of the operating system, with its message.
    Failed(String),
    /// The text is larger than any save.
    TooBig,
    /// The match is longer than a save may be.
    TooLong,
    /// The text does not begin like a save.
    Stranger,
    /// The text begins like a save, but its checksum is wrong: it was cut off or changed.
    Damaged,
    /// A newer version of the game wrote it, in this format.
    Newer(u32),
    /// The checksum is right, but the text cannot be parsed.
    Unreadable(String),
    /// A record with gaps, copied from a running match with secrets.
    Gaps,
}

impl Cause {
    /// The cause's name in text keys, such as `full`.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Absent => "absent",
            Self::Full => "full",
            Self::Forbidden => "forbidden",
            Self::Refused => "refused",
            Self::Taken => "taken",
            Self::Failed(_) => "failed",
            Self::TooBig => "too-big",
            Self::TooLong => "too-long",
            Self::Stranger => "stranger",
            Self::Damaged => "damaged",
            Self::Newer(_) => "newer",
            Self::Unreadable(_) => "unreadable",
            Self::Gaps => "gaps",
        }
    }

    /// A remedy, in words for the player.
    #[must_use]
    pub const fn remedy(&self) -> &'static str {
        match self {
            Self::Absent => "choose another save",
            Self::Full => "make room and save again",
            Self::Forbidden => "allow writing there, or choose another folder for saves",
            Self::Refused => "allow this page to keep data, or take the match along as a file",
            Self::Taken => "leave the match there first, or go on with a copy",
            Self::Failed(_) => "check the disk, or choose another folder for saves",
            Self::TooLong => "end it soon: what was kept before stays as it is",
            Self::TooBig | Self::Stranger => "this file belongs to something else: move it away",
            Self::Damaged => "go on from the generation before, or import a copy",
            Self::Newer(_) => "update the game",
            Self::Unreadable(_) => {
                "go on from the generation before, or send this file with a report"
            }
            Self::Gaps => "copy the match again once it is over",
        }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Absent => out.write_str("there is no such save"),
            Self::Full => out.write_str("there is no room left"),
            Self::Forbidden => out.write_str("reading or writing is not allowed"),
            Self::Refused => out.write_str("the browser keeps nothing for this page"),
            Self::Taken => out.write_str("another game that is running has it"),
            Self::Failed(why) => write!(out, "the storage fails ({why})"),
            Self::TooBig => out.write_str("it is larger than any save"),
            Self::TooLong => out.write_str("the match has grown longer than a save may be"),
            Self::Stranger => out.write_str("this is no save"),
            Self::Damaged => out.write_str("the save is damaged: its checksum differs"),
            Self::Newer(format) => write!(out, "format {format} is newer than this version reads"),
            Self::Unreadable(why) => write!(out, "the save cannot be read: {why}"),
            Self::Gaps => out.write_str("the record has gaps, for secrets were left out of it"),
        }
    }
}

impl fmt::Display for Trouble {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: {}; {}", self.place, self.cause, self.cause.remedy())
    }
}

impl std::error::Error for Trouble {}
