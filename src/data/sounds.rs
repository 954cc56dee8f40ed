//! The list of sounds, pieces of music and ambience, `assets/sounds/sounds.ron`. A flaw in one entry does not
//! affect the others: a game with fewer sounds is still a game.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::marker::PhantomData;

use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::data::letters::{explained, visible};
use crate::data::source::{At, Reader, read};
use crate::data::{Files, Flaw, Flaws, files};

/// The path of the list.
pub const PATH: &str = "assets/sounds/sounds.ron";
/// The folder in which the files lie.
pub const FOLDER: &str = "assets/sounds";
/// The most sounds, the most pieces of music, and the most ambiences.
pub const MAX_SOUNDS: usize = 500;
/// The most files of one sound.
pub const MAX_VARIANTS: usize = 8;
/// The range of a gain, in decibels.
const GAINS: std::ops::RangeInclusive<f32> = -40.0..=12.0;
/// The most characters of a name.
const LONGEST_NAME: usize = 48;

/// The whole list: `(sounds: { "step": (…), … }, music: { "title": (…), … }, ambience: { … })`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct SoundsDef<'a> {
    /// Sounds by the names with which the game asks for them.
    #[serde(borrow)]
    pub sounds: At<'a, Entries<'a, SoundDef<'a>>>,
    /// Music by the name of the game that it belongs to; `title` is the menus' own.
    #[serde(borrow)]
    pub music: At<'a, Entries<'a, ThemeDef<'a>>>,
    /// What is heard of each place under the music, by the same names and in the same form.
    #[serde(borrow, default)]
    pub ambience: At<'a, Entries<'a, ThemeDef<'a>>>,
}

/// One sound: `(class: Step, gain: -3.0, variants: ["step_1.ogg", "step_2.ogg"])`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct SoundDef<'a> {
    /// What kind of sound it is.
    #[serde(borrow)]
    pub class: At<'a, Class>,
    /// How much louder than the file, in decibels from -40 to 12.
    #[serde(borrow)]
    pub gain: At<'a, f32>,
    /// Files in this folder; they take turns.
    #[serde(borrow)]
    pub variants: At<'a, Vec<At<'a, String>>>,
}

/// One piece of music: `(calm: "jungle.ogg", tense: "jungle_tense.ogg", gain: -3.0)`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ThemeDef<'a> {
    /// The file that always plays, again and again.
    #[serde(borrow)]
    pub calm: At<'a, String>,
    /// A file of the same length that is added when the match is tense.
    #[serde(borrow, default)]
    pub tense: At<'a, Option<At<'a, String>>>,
    /// How much louder than the files, in decibels from -40 to 12.
    #[serde(borrow)]
    pub gain: At<'a, f32>,
}

/// What kind of sound something is.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Class {
    /// Buttons, dialogs and notices.
    Interface,
    /// Steps and other quiet movements.
    Step,
    /// Blows and other deeds that matter; the music steps back for a moment.
    Hit,
    /// Motifs of animals and tribes.
    Voice,
    /// The begin and the end of a match; the music steps back for a moment.
    Ending,
}

impl Class {
    /// Whether it is heard among many others, and over the music.
    #[must_use]
    pub fn matters(self) -> bool {
        matches!(self, Self::Hit | Self::Ending)
    }
}

/// A sound that can be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Sound {
    /// What kind of sound it is.
    pub class: Class,
    /// How much louder than the files, in decibels.
    pub gain: f32,
    /// Names of files, at least one.
    pub variants: Vec<String>,
}

/// A piece of music that can be played.
#[derive(Clone, PartialEq, Debug)]
pub struct Theme {
    /// The name of the file that always plays.
    pub calm: String,
    /// The name of the file that is added when the match is tense.
    pub tense: Option<String>,
    /// How much louder than the files, in decibels.
    pub gain: f32,
}

/// The list as far as it is readable.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Sounds {
    /// The sounds by name.
    pub sounds: BTreeMap<String, Sound>,
    /// The music by name.
    pub music: BTreeMap<String, Theme>,
    /// The ambience by name.
    pub ambience: BTreeMap<String, Theme>,
}

impl Sounds {
    /// Reads the list, and its flaws. The files it names are not opened.
    #[must_use]
    pub fn read(files: &dyn Files) -> (Self, Vec<Flaw>) {
        match files::text(files, PATH) {
            Ok(text) => {
                let (made, flaws) = read(&text, compile);
                (made.unwrap_or_default(), flaws)
            }
            Err(Flaws(flaws)) => (Self::default(), flaws),
        }
    }

    /// The names of all files, each once.
    #[must_use]
    pub fn files(&self) -> BTreeSet<&str> {
        let sounds = self.sounds.values().flat_map(|sound| &sound.variants);
        let themes = self.music.values().chain(self.ambience.values());
        let themes = themes.flat_map(|theme| [Some(&theme.calm), theme.tense.as_ref()]);
        sounds.chain(themes.flatten()).map(String::as_str).collect()
    }
}

/// The entries of a map in the order of the file, so that a name that stands there twice is found.
#[derive(Debug)]
pub struct Entries<'a, T>(Vec<(At<'a, String>, At<'a, T>)>);

impl<'a, T> Entries<'a, T> {
    /// The entries: names and values.
    pub(in crate::data) fn pairs(&self) -> impl Iterator<Item = &(At<'a, String>, At<'a, T>)> {
        self.0.iter()
    }
}

impl<T> Default for Entries<'_, T> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<'de: 'a, 'a, T> Deserialize<'de> for Entries<'a, T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Pairs<'a, T>(PhantomData<(&'a (), T)>);
        impl<'de: 'a, 'a, T> Visitor<'de> for Pairs<'a, T> {
            type Value = Entries<'a, T>;
            fn expecting(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
                to.write_str("entries such as `{ \"name\": (…) }`")
            }
            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(Entries(pairs))
            }
        }
        deserializer.deserialize_map(Pairs(PhantomData))
    }
}

fn compile(reader: &mut Reader<'_>) -> Option<Sounds> {
    let def: SoundsDef<'_> = reader.whole()?;
    Some(Sounds {
        sounds: entries(reader, &def.sounds, sound),
        music: entries(reader, &def.music, theme),
        ambience: entries(reader, &def.ambience, theme),
    })
}

/// The readable entries by name.
fn entries<'a, T: Deserialize<'a>, M>(
    reader: &mut Reader<'a>,
    at: &At<'a, Entries<'a, T>>,
    make: impl Fn(&mut Reader<'a>, &T) -> Option<M>,
) -> BTreeMap<String, M> {
    let mut made = BTreeMap::new();
    let Some(Entries(pairs)) = reader.get(at, "entries such as `{ \"name\": (…) }`") else {
        return made;
    };
    if pairs.len() > MAX_SOUNDS {
        let cause = format!("there are {} entries, more than {MAX_SOUNDS}", pairs.len());
        reader.flaw(at.token(), cause, Some("list fewer".to_owned()));
        return made;
    }
    for (key, value) in pairs {
        let name = reader.get(key, "a name in double quotes").cloned();
        let entry = reader.get(value, "an entry in parentheses");
        let entry = entry.and_then(|entry| make(reader, entry));
        let Some(name) = name else { continue };
        if !is_name(&name) {
            let cause = format!("`{}` is no name of a sound{}", visible(&name), explained(&name));
            reader.flaw(key.token(), cause, Some(NAMES.to_owned()));
            continue;
        }
        match (made.entry(name), entry) {
            (Entry::Occupied(known), _) => {
                let hint = "give it another name, or take one of the two out".to_owned();
                reader.flaw(
                    key.token(),
                    format!("`{}` stands here twice", known.key()),
                    Some(hint),
                );
            }
            (Entry::Vacant(free), Some(entry)) => {
                free.insert(entry);
            }
            (Entry::Vacant(_), None) => {}
        }
    }
    made
}

fn sound<'a>(reader: &mut Reader<'a>, def: &SoundDef<'a>) -> Option<Sound> {
    let class = reader.get(&def.class, "a class such as `Step`").copied();
    let gain = gain(reader, &def.gain);
    let listed = reader.get(&def.variants, "a list of files such as `[\"step_1.ogg\"]`")?;
    if listed.is_empty() || listed.len() > MAX_VARIANTS {
        let cause = format!("a sound has 1 to {MAX_VARIANTS} files, this one {}", listed.len());
        let hint = "list the files that take turns, such as `[\"step_1.ogg\"]`".to_owned();
        reader.flaw(def.variants.token(), cause, Some(hint));
        return None;
    }
    let files: Vec<_> = listed.iter().map(|at| file(reader, at)).collect();
    Some(Sound { class: class?, gain: gain?, variants: files.into_iter().collect::<Option<_>>()? })
}

fn theme<'a>(reader: &mut Reader<'a>, def: &ThemeDef<'a>) -> Option<Theme> {
    let (calm, gain) = (file(reader, &def.calm), gain(reader, &def.gain));
    let tense = match reader.get(&def.tense, "a file's name in double quotes")? {
        Some(at) => Some(file(reader, at)?),
        None => None,
    };
    Some(Theme { calm: calm?, tense, gain: gain? })
}

fn gain<'a>(reader: &mut Reader<'a>, at: &At<'a, f32>) -> Option<f32> {
    let gain = *reader.get(at, "a number of decibels such as `-3.0`")?;
    if !GAINS.contains(&gain) {
        let hint = format!("write a number from {} to {}", GAINS.start(), GAINS.end());
        reader.flaw(at.token(), "a gain of so many decibels is not possible", Some(hint));
        return None;
    }
    Some(gain)
}

/// Reads the name of a file in the folder of sounds: it cannot lead anywhere else.
fn file<'a>(reader: &mut Reader<'a>, at: &At<'a, String>) -> Option<String> {
    let file = reader.get(at, "a file's name in double quotes")?;
    if !file.strip_suffix(".ogg").is_some_and(is_name) {
        let cause = format!("`{}` is no file of sounds{}", visible(file), explained(file));
        let hint = format!("{NAMES}, with `.ogg` behind it, of a file in `{FOLDER}`");
        reader.flaw(at.token(), cause, Some(hint));
        return None;
    }
    Some(file.clone())
}

const NAMES: &str = "write a name of at most 48 small letters, digits, `_` and `-`";

fn is_name(name: &str) -> bool {
    let plain = |letter: u8| matches!(letter, b'a'..=b'z' | b'0'..=b'9' | b'_' | b'-');
    (1..=LONGEST_NAME).contains(&name.len()) && name.bytes().all(plain)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Memory;

    fn list(sounds: &str, music: &str) -> (Sounds, Vec<Flaw>) {
        let text = format!("(sounds: {{\n{sounds}\n}}, music: {{\n{music}\n}})\n");
        Sounds::read(&Memory::default().with(PATH, text))
    }

    #[test]
    fn sounds_and_music_are_read_as_they_are_written() {
        let (list, flaws) = list(
            r#""step": (class: Step, gain: -3.5, variants: ["step_1.ogg", "step_2.ogg"]),"#,
            r#""title": (calm: "title.ogg", gain: 0), "zoon": (calm: "z.ogg", tense: Some("t.ogg"), gain: 1)"#,
        );
        assert_eq!(flaws, []);
        let step = &list.sounds["step"];
        assert_eq!((step.class, step.gain, step.variants.len()), (Class::Step, -3.5, 2));
        assert_eq!(list.music["title"].tense, None);
        assert_eq!(list.music["zoon"].tense.as_deref(), Some("t.ogg"));
        let files: Vec<&str> = list.files().into_iter().collect();
        assert_eq!(files, ["step_1.ogg", "step_2.ogg", "t.ogg", "title.ogg", "z.ogg"]);
    }

    #[test]
    fn ambience_is_read_like_music_and_may_be_left_out() {
        let text =
            r#"(sounds: {}, music: {}, ambience: { "zoon": (calm: "fire.ogg", gain: -10) })"#;
        let (list, flaws) = Sounds::read(&Memory::default().with(PATH, text));
        assert_eq!(flaws, []);
        assert_eq!((list.ambience["zoon"].gain, list.files().len()), (-10.0, 1));
        let (without, flaws) =
            Sounds::read(&Memory::default().with(PATH, "(sounds: {}, music: {})"));
        assert_eq!((without, flaws), (Sounds::default(), vec![]));
    }

    #[test]
    fn a_flaw_has_its_place_cause_and_remedy_and_spares_the_other_entries() {
        let (list, flaws) = list(
            "\"step\": (class: Stepp, gain: 0, variants: [\"a.ogg\"]),\n\
             \"loud\": (class: Hit, gain: 99, variants: [\"a.ogg\"]),\n\
             \"none\": (class: Hit, gain: 0, variants: []),\n\
             \"good\": (class: Hit, gain: 0, variants: [\"a.ogg\"]),\n\
             \"good\": (class: Hit, gain: 0, variants: [\"b.ogg\"]),\n\
             \"B!\": (class: Hit, gain: 0, variants: [\"a.ogg\"]),",
            "",
        );
        let told: Vec<(usize, usize)> = flaws
            .iter()
            .map(|flaw| flaw.place.as_ref().map_or((0, 0), |place| (place.line, place.column)))
            .collect();
        assert_eq!(told, [(2, 17), (3, 28), (4, 41), (6, 1), (7, 1)], "{flaws:#?}");
        assert!(flaws.iter().all(|flaw| flaw.suggestion.is_some()), "{flaws:#?}");
        assert_eq!(list.sounds.keys().collect::<Vec<_>>(), ["good"]);
        assert_eq!(list.sounds["good"].variants, ["a.ogg"], "the first of two stays");
    }

    #[test]
    fn no_file_outside_the_folder_can_be_named() {
        for name in
            ["../a.ogg", "/etc/a.ogg", "a/b.ogg", "..ogg", ".ogg", "a\\\\b.ogg", "a.png", "A.ogg"]
        {
            let sound = format!("\"x\": (class: Hit, gain: 0, variants: [\"{name}\"])");
            let (list, flaws) = list(&sound, "");
            assert_eq!((list.sounds.len(), flaws.len()), (0, 1), "{name}");
        }
    }

    #[test]
    fn too_many_entries_are_refused_as_one_flaw() {
        let many: String = (0..=MAX_SOUNDS)
            .map(|number| format!("\"s{number}\": (class: Hit, gain: 0, variants: [\"a.ogg\"]),\n"))
            .collect();
        let (list, flaws) = list(&many, "");
        assert_eq!((list.sounds.len(), flaws.len()), (0, 1));
    }

    #[test]
    fn a_missing_list_is_an_empty_one() {
        let (list, flaws) = Sounds::read(&Memory::default());
        assert_eq!((list, flaws.len()), (Sounds::default(), 1));
    }
}
