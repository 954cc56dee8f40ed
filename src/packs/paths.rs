//! Names of files that mean the same on every machine, and nothing outside the pack.

use std::collections::BTreeMap;

use crate::data::letters::{explained, misleads, visible};
use crate::packs::limits::{MAX_DEPTH, MAX_DRAWING, MAX_FONT, MAX_MEDIA, MAX_PATH};

/// Why a file is refused, and what to do about it.
pub(super) type Why = (String, String);

/// Names that Windows keeps for devices, whatever ending they have.
const DEVICES: [&str; 6] = ["con", "prn", "aux", "nul", "com", "lpt"];
/// Endings of archives.
const ARCHIVES: [&str; 12] =
    ["zip", "7z", "rar", "tar", "gz", "tgz", "bz2", "xz", "zst", "jar", "lz4", "cab"];
/// Files without an ending that people lay beside their work.
const PAPERS: [&str; 6] = ["licence", "license", "readme", "copying", "authors", "changelog"];

/// What files with an ending hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Holds {
    /// Data or texts of the game.
    Data,
    /// A picture made of points.
    Picture,
    /// A picture made of lines.
    Drawing,
    /// A sound.
    Sound,
    /// A font.
    Font,
    /// Words for people, which the game does not read.
    Paper,
}

impl Holds {
    /// The most bytes of such a file.
    pub(super) const fn most(self) -> usize {
        match self {
            Self::Data | Self::Paper => crate::data::files::MAX_BYTES,
            Self::Picture | Self::Sound => MAX_MEDIA,
            Self::Drawing => MAX_DRAWING,
            Self::Font => MAX_FONT,
        }
    }

    const fn called(self) -> &'static str {
        match self {
            Self::Data => "data files and texts",
            Self::Picture => "pictures",
            Self::Drawing => "drawings",
            Self::Sound => "sounds",
            Self::Font => "fonts",
            Self::Paper => "words beside the game",
        }
    }

    /// Why a file of so many bytes is too big, if it is.
    pub(super) fn too_big(self, bytes: u64) -> Option<Why> {
        let most = self.most();
        (bytes > most as u64).then(|| {
            let (kinds, most) = (self.called(), most / 1000);
            let cause = format!("the file has {} kB", bytes / 1000);
            (cause, format!("{kinds} have at most {most} kB"))
        })
    }
}

/// Why links are refused.
pub(super) fn link() -> Why {
    let cause = "this is a link, and links lead out of the pack".to_owned();
    (cause, "lay the file itself here".to_owned())
}

/// Why what lies in too many folders is refused.
pub(super) fn deep() -> Why {
    let cause = "this lies too deep".to_owned();
    (cause, format!("at most {} folders lie in one another", MAX_DEPTH - 1))
}

/// Why what is no file is refused.
pub(super) fn device() -> Why {
    ("this is a pipe or a device".to_owned(), "take it out".to_owned())
}

/// Whether a file or folder is left out without a word: what file managers and version control lay
/// down, which begins with a dot on most systems.
pub(super) fn is_left_out(path: &str) -> bool {
    const OF_SYSTEMS: [&str; 3] = ["__MACOSX", "Thumbs.db", "desktop.ini"];
    let plain = |letter: u8| letter.is_ascii_alphanumeric() || b"-_.".contains(&letter);
    let hidden = |part: &str| {
        let name = part.strip_prefix('.').unwrap_or_default();
        name.bytes().all(plain) && name.starts_with(|first: char| first.is_ascii_alphanumeric())
    };
    // Editors lay these down beside a file that is open.
    let of_editors = |part: &str| {
        let kept = part.strip_suffix('~').is_some_and(|name| name.contains('.'));
        kept || part.starts_with(".#") || part.starts_with(".~")
    };
    path.split('/').any(|part| hidden(part) || of_editors(part) || OF_SYSTEMS.contains(&part))
}

/// What a file holds, or why a pack may not have a file of this name.
pub(super) fn judged(path: &str) -> Result<Holds, Why> {
    within(path)?;
    holds(path)
}

/// Why a pack may not have a file or a folder at a path.
pub(super) fn within(path: &str) -> Result<(), Why> {
    escapes(path)?;
    if path.len() > MAX_PATH {
        let cause = format!("this path has {} letters", path.len());
        return Err((cause, format!("paths have at most {MAX_PATH}")));
    }
    if path.split('/').count() > MAX_DEPTH {
        return Err(deep());
    }
    path.split('/').try_for_each(part)
}

/// Why a path could lead out of the pack.
fn escapes(path: &str) -> Result<(), Why> {
    let drive = |path: &str| {
        path.as_bytes().get(1) == Some(&b':') && path.as_bytes()[0].is_ascii_alphabetic()
    };
    let hint = "write where the file lies in the pack, such as `levels/jungle/marsh.board.ron`";
    let cause = if path.is_empty() {
        "a file has no name"
    } else if path.starts_with('/') {
        "this path begins at the root of the disk"
    } else if drive(path) {
        "this path begins with a drive"
    } else if path.contains('\\') {
        "a backslash stands in this path"
    } else if path.split('/').any(|part| part == ".." || part == ".") {
        "this path leads to another folder by dots"
    } else if path.split('/').any(str::is_empty) {
        "a folder in this path has no name"
    } else {
        return Ok(());
    };
    Err((cause.to_owned(), hint.to_owned()))
}

/// Why a part of a path is not the same name on every machine.
fn part(part: &str) -> Result<(), Why> {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    if let Some(letter) = part.chars().find(|letter| !plain(*letter)) {
        let cause = match letter {
            ' ' => format!("a blank stands in `{}`", visible(part)),
            _ if letter.is_control() || misleads(letter) => {
                format!("`{}` is no name for a file{}", visible(part), hidden(part, letter))
            }
            _ => format!("{:?} in `{}` is not the same on every machine", letter, visible(part)),
        };
        return Err((cause, "use letters from a to z, digits, `-`, `_` and `.`".to_owned()));
    }
    let stem = part.split('.').next().unwrap_or_default().to_lowercase();
    let bare = stem.trim_end_matches(|letter: char| letter.is_ascii_digit());
    let digits = if matches!(bare, "com" | "lpt") { 1 } else { 0 };
    if DEVICES.contains(&bare) && stem.len() == bare.len() + digits {
        let cause = format!("Windows keeps the name `{}` for a device", visible(part));
        return Err((cause, "give it another name".to_owned()));
    }
    if part.ends_with('.') {
        let cause = format!("Windows drops the dot at the end of `{}`", visible(part));
        return Err((cause, "take it away".to_owned()));
    }
    Ok(())
}

fn hidden(part: &str, letter: char) -> String {
    if letter.is_control() {
        format!(": a control letter U+{:04X} is in it", u32::from(letter))
    } else {
        explained(part)
    }
}

/// What a file holds by its ending.
fn holds(path: &str) -> Result<Holds, Why> {
    let name = path.rsplit('/').next().unwrap_or(path);
    let Some((_, ending)) = name.rsplit_once('.') else {
        if PAPERS.contains(&name.to_lowercase().as_str()) {
            return Ok(Holds::Paper);
        }
        let cause = format!("`{}` has no ending", visible(name));
        return Err((cause, "take it out, or name it by what it holds".to_owned()));
    };
    let ending = ending.to_lowercase();
    match ending.as_str() {
        "ron" | "ftl" => Ok(Holds::Data),
        "png" => Ok(Holds::Picture),
        "svg" => Ok(Holds::Drawing),
        "ogg" => Ok(Holds::Sound),
        "ttf" | "otf" => Ok(Holds::Font),
        "md" | "txt" => Ok(Holds::Paper),
        archive if ARCHIVES.contains(&archive) => {
            let cause = "an archive lies in the pack".to_owned();
            Err((cause, "lay its files into the pack instead".to_owned()))
        }
        _ => {
            let cause = format!("the game reads no `.{}`", visible(&ending));
            let hint =
                "packs hold `.ron`, `.ftl`, `.png`, `.svg`, `.ogg`, `.ttf`, `.md` and `.txt`";
            Err((cause, hint.to_owned()))
        }
    }
}

/// The paths so far, to tell two that some machines take for one.
#[derive(Default)]
pub(super) struct Twins {
    /// By the path in small letters: how it is written, and whether it is a file.
    known: BTreeMap<String, (String, bool)>,
}

impl Twins {
    /// Adds the path of a file; says why there is such a one already.
    pub(super) fn add(&mut self, path: &str) -> Result<(), Why> {
        let folders = path.match_indices('/').map(|(at, _)| (&path[..at], false));
        for (begin, is_file) in folders.chain([(path, true)]) {
            let Some((written, file)) = self.known.get(&begin.to_lowercase()) else {
                self.known.insert(begin.to_lowercase(), (begin.to_owned(), is_file));
                continue;
            };
            if written != begin {
                let cause = format!("`{written}` and `{begin}` are one file on many machines");
                return Err((cause, "give one of them another name".to_owned()));
            }
            if *file != is_file {
                let cause = format!("`{begin}` is a file and a folder");
                return Err((cause, "take one of them out".to_owned()));
            }
            if is_file {
                let cause = "this file is in the pack twice".to_owned();
                return Err((cause, "take one of them out".to_owned()));
            }
        }
        Ok(())
    }
}
