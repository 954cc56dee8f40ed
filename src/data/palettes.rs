//! Palettes, `assets/palettes.ron`: what becomes of every colour that has a meaning.
//!
//! A modder writes the `*Def` types; they compile to [`Palette`]. The usual colours, in which everything is
//! drawn, are no palette. [`Palette::warnings`] tells of colours that are hard to tell apart for the eyes
//! that a palette is made for: such a palette is taken all the same. Deliberately absent: applying them,
//! which is the app's part.

pub mod meanings;
pub mod vision;

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Deserialize;

use self::meanings::{GROUPS, MEANINGS, Meaning, PAPERS};
use self::vision::{Vision, contrast};
use crate::data::fields::{self, shown};
use crate::data::letters::visible;
use crate::data::sounds::Entries;
use crate::data::source::{At, Reader, read_whole};
use crate::data::suggest::{did_you_mean, one_of};
use crate::data::{Files, Flaw, Label, files, index};

/// The path of the file.
pub const PATH: &str = "assets/palettes.ron";
/// The most palettes.
pub const MAX_PALETTES: usize = 40;
/// How far apart a palette keeps what can stand side by side for the eyes it is made for, in CIEDE2000.
pub const LEAST: f32 = 12.0;
/// The same for usual eyes, which see shapes as well.
pub const LEAST_USUAL: f32 = 9.0;
/// The least contrast of texts, as WCAG defines it.
const LEGIBLE: f32 = 4.5;
/// The same in palettes with a dark board, and that of quiet texts.
const LEGIBLE_DARK: [f32; 2] = [6.0, 7.0];

/// A file of palettes, here of a pack with the id `example`.
///
/// ```ron
/// (
///     palettes: [
///         (
///             id: "example:dusk",
///             name: "Dusk",
///             colours: {"red": 0xAC1C16, "seat-3": 0xFDC830},
///         ),
///     ],
/// )
/// ```
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PalettesDef<'a> {
    /// The palettes, in the order in which the settings offer them.
    #[serde(borrow)]
    pub palettes: At<'a, Vec<At<'a, PaletteDef<'a>>>>,
}

/// One palette. Only `id` and `colours` are required.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct PaletteDef<'a> {
    /// Its id; in a pack it begins with the pack's own.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// Its name in the settings, the same in every language; without it the text `settings-palette-` with the
    /// id, where a colon is written `--`.
    #[serde(borrow, default)]
    pub name: At<'a, Option<At<'a, String>>>,
    /// The eyes it is made for: `Usual`, `Protan`, `Deutan`, `Tritan`. A check tells of colours that these
    /// confuse; without it those that usual eyes confuse.
    #[serde(borrow, default)]
    pub eyes: At<'a, Vec<At<'a, Vision>>>,
    /// Whether the board under the pieces is dark.
    #[serde(borrow, default)]
    pub dark: At<'a, bool>,
    /// What becomes of colours with a meaning, as `0xRRGGBB`: `red`, `blue`, `seat-1` to `seat-5`, `ember`,
    /// `moss`, `sky`, `mud`, `gear`, `terrain`, `focus`, `gold`, `loss`, `way`, `straight`, `start`, `aim`,
    /// `paw`, `disc`, `tusk-disc`. Others stay as usual.
    #[serde(borrow)]
    pub colours: At<'a, Entries<'a, i64>>,
    /// What becomes of text and paper: `ink`, `cocoa`, `paper`, `parchment`, `cloth`, `on-cloth`. Pictures
    /// keep theirs.
    #[serde(borrow, default)]
    pub papers: At<'a, Entries<'a, i64>>,
}

/// A palette, compiled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Palette {
    /// Its id; empty for the usual colours.
    pub id: String,
    /// Its name in the settings.
    pub label: Label,
    /// The eyes it is made for.
    pub eyes: Vec<Vision>,
    /// Whether the board under the pieces is dark.
    pub is_dark: bool,
    /// What becomes of colours, by their usual ones.
    colours: BTreeMap<u32, u32>,
}

impl Palette {
    /// The colours in which everything is drawn.
    #[must_use]
    pub fn usual() -> Self {
        Self {
            id: String::new(),
            label: Label::Key("settings-palette-house".to_owned()),
            eyes: vec![Vision::Usual],
            is_dark: false,
            colours: BTreeMap::new(),
        }
    }

    /// Whether these are the colours in which everything is drawn.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        self.id.is_empty()
    }

    /// What becomes of a colour.
    #[must_use]
    pub fn shows(&self, house: u32) -> u32 {
        self.colours.get(&house).copied().unwrap_or(house)
    }

    /// The smallest distance of meanings that can stand side by side, for some eyes: the two, and their group.
    #[must_use]
    pub fn nearest(&self, eyes: Vision) -> Near {
        let pairs = GROUPS.iter().flat_map(|group| {
            let own = group.of.iter().enumerate();
            own.flat_map(move |(at, one)| {
                let others = group.of[at + 1..].iter().chain(group.beside);
                others.map(move |other| (group.name, one, other))
            })
        });
        let shows = |meaning: &Meaning| match MEANINGS.contains(meaning) {
            true => self.shows(meaning.house),
            false => meaning.house,
        };
        let near = pairs.map(|(group, one, other)| Near {
            distance: eyes.distance(shows(one), shows(other)),
            of: [one.name, other.name],
            group,
        });
        near.min_by(|one, other| one.distance.total_cmp(&other.distance)).unwrap_or_default()
    }

    /// What is hard to tell apart or to read, in words; empty if nothing is.
    #[must_use]
    pub fn warnings(&self) -> Vec<String> {
        let near = self.eyes.iter().filter_map(|eyes| {
            let Near { distance, of: [one, other], .. } = self.nearest(*eyes);
            let least = if *eyes == Vision::Usual { LEAST_USUAL } else { LEAST };
            let told = || {
                let eyes = eyes.called();
                format!("`{one}` and `{other}` are {distance:.1} apart for {eyes} eyes; {least} is the least")
            };
            (distance < least).then(told)
        });
        let [legible, quiet] = if self.is_dark { LEGIBLE_DARK } else { [LEGIBLE; 2] };
        let texts = [
            ("ink", "paper", 7.0),
            ("ink", "parchment", 7.0),
            ("cocoa", "paper", quiet),
            ("cocoa", "parchment", quiet),
            ("red", "paper", legible),
            ("paper", "focus", legible),
            ("on-cloth", "cloth", LEGIBLE),
        ];
        let house = |name: &str| {
            let all = MEANINGS.iter().chain(&PAPERS);
            all.clone().find(|meaning| meaning.name == name).map_or(0, |meaning| meaning.house)
        };
        let dim = texts.into_iter().filter_map(|(text, paper, least)| {
            let found = contrast(self.shows(house(text)), self.shows(house(paper)));
            (found < least).then(|| {
                format!("`{text}` on `{paper}` has a contrast of {found:.1}; {least} is the least")
            })
        });
        near.chain(dim).collect()
    }
}

/// Two meanings, and how far apart they are.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Near {
    /// The distance in CIEDE2000.
    pub distance: f32,
    /// Their names.
    pub of: [&'static str; 2],
    /// The group in which they stand side by side.
    pub group: &'static str,
}

/// Reads the palettes.
///
/// # Errors
/// All flaws of the file.
pub fn load(files: &dyn Files) -> Result<Vec<Palette>, Vec<Flaw>> {
    let text = files::text(files, PATH).map_err(|flaws| flaws.0)?;
    read_whole(&text, |reader| {
        Some(compile(reader)?.into_iter().map(|placed| placed.palette).collect())
    })
}

/// Notes on palettes with colours that are hard to tell apart, each at the palette's id.
pub fn warnings(files: &dyn Files) -> Vec<Flaw> {
    let Ok(text) = files::text(files, PATH) else { return Vec::new() };
    let placed = read_whole(&text, compile).unwrap_or_default();
    let told = placed.iter().flat_map(|Placed { palette, at }| {
        palette.warnings().into_iter().map(|cause| text.flaw(at.clone(), cause))
    });
    told.collect()
}

/// A palette, and where its id stands.
struct Placed {
    palette: Palette,
    at: Range<usize>,
}

fn compile(reader: &mut Reader<'_>) -> Option<Vec<Placed>> {
    let def: PalettesDef<'_> = reader.whole()?;
    let list = reader.get(&def.palettes, "a list of palettes in square brackets")?;
    fields::not_more(reader, def.palettes.token(), list.len(), MAX_PALETTES, "palettes")?;
    let read: Vec<_> = list.iter().map(|at| reader.get(at, "a palette `(id: \"…\")`")).collect();
    fields::distinct(reader, read.iter().copied().flatten().map(|def| &def.id), "palette");
    let made: Vec<_> = read.into_iter().map(|def| palette(reader, def?)).collect();
    made.into_iter().collect()
}

fn palette<'a>(reader: &mut Reader<'a>, def: &PaletteDef<'a>) -> Option<Placed> {
    let id = fields::id(reader, &def.id, "the palette's id in double quotes");
    let name = shown(reader, &def.name);
    let eyes = reader.get(&def.eyes, "a list of eyes such as `[Usual, Protan]`")?;
    let eyes: Vec<_> =
        eyes.iter().map(|at| reader.get(at, "eyes such as `Protan`").copied()).collect();
    let is_dark = reader.get(&def.dark, "`true` or `false`").copied();
    let mut colours = BTreeMap::new();
    let sound = [(&def.colours, &MEANINGS[..]), (&def.papers, &PAPERS[..])]
        .map(|(at, known)| take(reader, at, known, &mut colours));
    let (id, mut eyes) = (id?, eyes.into_iter().collect::<Option<Vec<_>>>()?);
    if eyes.is_empty() {
        eyes.push(Vision::Usual);
    }
    let key = || format!("settings-palette-{}", index::text_key(&id));
    let label = name?.map_or_else(|| Label::Key(key()), Label::Words);
    let at = reader.range(def.id.token());
    let made = Palette { label, id, eyes, is_dark: is_dark?, colours };
    (sound == [true; 2]).then_some(Placed { palette: made, at })
}

/// Reads what becomes of colours; whether all of them can be read.
fn take<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, Entries<'a, i64>>,
    known: &[Meaning],
    colours: &mut BTreeMap<u32, u32>,
) -> bool {
    let Some(entries) = reader.get(at, "colours such as `{\"red\": 0xAC1C16}`") else {
        return false;
    };
    let mut sound = true;
    for (key, value) in entries.pairs().take(2 * known.len()) {
        let name = reader.get(key, "what the colour means in double quotes");
        let colour = reader.get(value, "a colour such as `0xAC1C16`").copied();
        let (Some(name), Some(colour)) = (name, colour) else {
            sound = false;
            continue;
        };
        let names = || known.iter().map(|meaning| meaning.name);
        let Some(meaning) = known.iter().find(|meaning| meaning.name == name) else {
            let cause = format!("no colour means `{}`", visible(name));
            let all = || format!("colours here mean {}", one_of(names()).replace(" or ", " and "));
            reader.flaw(key.token(), cause, Some(did_you_mean(name, names()).unwrap_or_else(all)));
            sound = false;
            continue;
        };
        let Some(shown) = u32::try_from(colour).ok().filter(|colour| *colour <= 0xFF_FFFF) else {
            let hint = "write red, green and blue, such as `0xAC1C16`".to_owned();
            reader.flaw(value.token(), "this is no colour", Some(hint));
            sound = false;
            continue;
        };
        if colours.insert(meaning.house, shown).is_some() {
            let cause = format!("`{name}` stands here twice");
            reader.flaw(key.token(), cause, Some("take one out".to_owned()));
            sound = false;
        }
    }
    sound
}

#[cfg(test)]
mod tests;
