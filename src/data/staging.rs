//! Files of staging, `assets/<game>/staging.ron`: how the deeds of a game look and sound.
//!
//! A modder writes the `*Def` types; they compile to [`Staging`]. Each cue stands for one kind of
//! event or for one part of it. A value that is left out is as the table usually has it for this kind
//! of motion, so an empty file is a valid one. Deliberately absent: what happens; that follows from
//! the rules, and a cue that no game uses does nothing.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::data::fields::{self, optional};
use crate::data::letters::visible;
use crate::data::particles;
use crate::data::sounds::{self, Sounds};
use crate::data::source::{At, Reader, read_whole};
use crate::data::suggest::{did_you_mean, one_of};
use crate::data::{Files, Flaw, Trouble, files};

/// The longest name of a sound.
const LONGEST_NAME: usize = 48;
/// The most cues of a file.
const MOST_CUES: usize = 500;
/// The most a cue may shake the picture, in pixels.
const CAMERA: f32 = 8.0;

/// A file of staging: `(cues: [ (id: "strike", seconds: 0.2, ...), ... ])`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct StagingDef<'a> {
    /// The cues, each once.
    #[serde(borrow)]
    pub cues: At<'a, Vec<At<'a, CueDef<'a>>>>,
}

/// One cue. Only `id` is required.
///
/// ```ron
/// (id: "strike", seconds: 0.18, per_square: 0.03, ease: In, wind_up: 0.15, squash: 0.2, hold: 0.05,
///     begin: (sound: "leap"), impact: (sound: "hit", particles: "dust", camera: 3)),
/// ```
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct CueDef<'a> {
    /// Which cue it is, one of those that the game uses.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// How long the way takes at normal pace, in seconds from 0 to 2.
    #[serde(default)]
    pub seconds: At<'a, Option<f32>>,
    /// How much longer it takes for every square of the way, from 0 to 0.5; 0 where `seconds` is given.
    #[serde(default)]
    pub per_square: At<'a, Option<f32>>,
    /// The longest it may take, from 0 to 3.
    #[serde(default)]
    pub at_most: At<'a, Option<f32>>,
    /// How the speed changes on the way, see [`Ease`].
    #[serde(default)]
    pub ease: At<'a, Option<Ease>>,
    /// How far above the straight line it is half-way, as a share of the way, from 0 to 1.
    #[serde(default)]
    pub rise: At<'a, Option<f32>>,
    /// How much larger it is half-way, as a share of its size, from -0.5 to 1.
    #[serde(default)]
    pub swell: At<'a, Option<f32>>,
    /// How far it swings to either side, in squares, from 0 to 0.5.
    #[serde(default)]
    pub shake: At<'a, Option<f32>>,
    /// How many small hops the way has, from 0 to 8.
    #[serde(default)]
    pub hops: At<'a, Option<f32>>,
    /// How much it is stretched on the way and squashed as it arrives, from 0 to 0.5.
    #[serde(default)]
    pub squash: At<'a, Option<f32>>,
    /// How far it draws back before it sets out, in squares, from 0 to 0.5.
    #[serde(default)]
    pub wind_up: At<'a, Option<f32>>,
    /// How often it turns about itself on the way, from -3 to 3.
    #[serde(default)]
    pub spin: At<'a, Option<f32>>,
    /// Whether it passes below the others on its way beside the board.
    #[serde(default)]
    pub under: At<'a, bool>,
    /// Whether it goes to the board's edge first and then along it, not straight across the board.
    #[serde(default)]
    pub by_edge: At<'a, bool>,
    /// How long everything rests afterwards, in seconds from 0 to 2.
    #[serde(default)]
    pub hold: At<'a, Option<f32>>,
    /// What is heard and seen as it begins.
    #[serde(default)]
    pub begin: At<'a, AccentDef<'a>>,
    /// The same as it arrives.
    #[serde(default)]
    pub impact: At<'a, AccentDef<'a>>,
}

/// What is heard and seen at a moment: `(sound: "hit", particles: "dust", camera: 3)`.
#[derive(Deserialize, Default, Debug)]
#[serde(default, deny_unknown_fields)]
pub struct AccentDef<'a> {
    /// A sound of `assets/sounds/sounds.ron`.
    #[serde(borrow)]
    pub sound: At<'a, Option<At<'a, String>>>,
    /// Particles of `assets/particles.ron`.
    pub particles: At<'a, Option<At<'a, String>>>,
    /// How far the picture is shaken, in pixels from 0 to 8.
    pub camera: At<'a, Option<f32>>,
}

/// How the speed of a motion changes.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Ease {
    /// The same speed all the way.
    Even,
    /// Slow, then fast: a blow.
    In,
    /// Fast, then slow: a throw.
    Out,
    /// Slow at both ends.
    #[default]
    InOut,
    /// A little beyond the goal and back.
    Beyond,
    /// It bounces where it lands.
    Bounce,
}

/// The staging of a game.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Staging {
    cues: BTreeMap<String, Cue>,
}

/// A cue, compiled. `None` is as usual for this kind of motion.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Cue {
    /// Seconds for the way.
    pub seconds: Option<f32>,
    /// Seconds more for every square of it.
    pub per_square: Option<f32>,
    /// The most seconds.
    pub at_most: Option<f32>,
    /// How the speed changes.
    pub ease: Option<Ease>,
    /// The height half-way, as a share of the way.
    pub rise: Option<f32>,
    /// The growth half-way, as a share of the size.
    pub swell: Option<f32>,
    /// The swing to either side, in squares.
    pub shake: Option<f32>,
    /// The number of hops.
    pub hops: Option<f32>,
    /// The stretch on the way and the squash at its end.
    pub squash: Option<f32>,
    /// How far it draws back, in squares.
    pub wind_up: Option<f32>,
    /// Turns about itself.
    pub spin: Option<f32>,
    /// Whether it passes below others.
    pub under: bool,
    /// Whether it goes along the edge.
    pub by_edge: bool,
    /// The rest afterwards, in seconds.
    pub hold: f32,
    /// As it begins.
    pub begin: Accent,
    /// As it arrives.
    pub impact: Accent,
}

/// What is heard and seen at a moment.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Accent {
    /// A sound.
    pub sound: Option<String>,
    /// Particles.
    pub particles: Option<String>,
    /// How far the picture is shaken, in pixels.
    pub camera: f32,
}

impl Accent {
    /// Whether nothing is heard or seen.
    #[must_use]
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

impl Staging {
    /// The cue of this name.
    #[must_use]
    pub fn cue(&self, name: &str) -> Option<&Cue> {
        self.cues.get(name)
    }

    /// The names of all cues.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.cues.keys().map(String::as_str)
    }

    /// All cues.
    pub fn cues(&self) -> impl Iterator<Item = &Cue> {
        self.cues.values()
    }

    /// What to say about cues that are not among those a game uses; each with a suggestion.
    #[must_use]
    pub fn strangers(&self, used: &[&str]) -> Vec<String> {
        let strange = self.names().filter(|name| !used.contains(name));
        let told = |name: &str| {
            let known = || used.iter().copied();
            let hint = did_you_mean(name, known());
            let hint = hint.unwrap_or_else(|| format!("cues are {}", one_of(known())));
            format!("there is no cue `{}` ({})", visible(name), hint.replace(" or ", " and "))
        };
        strange.map(told).collect()
    }
}

/// The path of a game's file.
#[must_use]
pub fn path(game: &str) -> String {
    format!("assets/{game}/staging.ron")
}

/// Reads the staging of a game; an empty one where there is no file.
///
/// # Errors
/// All flaws of the file.
pub fn load(files: &dyn Files, game: &str) -> Result<Staging, Vec<Flaw>> {
    let path = path(game);
    // A game need not be staged.
    if files.read(&path) == Err(Trouble::Missing) {
        return Ok(Staging::default());
    }
    let text = files::text(files, &path).map_err(|flaws| flaws.0)?;
    let kinds = particles::load(files).unwrap_or_default();
    let sounds = Sounds::read(files).0;
    let known = Known { kinds, sounds };
    read_whole(&text, |reader| compile(reader, &known))
}

/// What a cue may name. Where a list cannot be read, whatever is named is taken.
struct Known {
    kinds: particles::Particles,
    sounds: Sounds,
}

fn compile(reader: &mut Reader<'_>, known: &Known) -> Option<Staging> {
    let def: StagingDef = reader.whole()?;
    let list = reader.get(&def.cues, "a list of cues in square brackets")?;
    fields::not_more(reader, def.cues.token(), list.len(), MOST_CUES, "cues")?;
    let mut cues = BTreeMap::new();
    let mut ids = Vec::new();
    let mut sound = true;
    for at in list {
        let read = reader.get(at, "a cue such as `(id: \"strike\")`");
        let Some(def) = read else {
            sound = false;
            continue;
        };
        ids.push(&def.id);
        match cue(reader, def, known) {
            Some((id, cue)) => drop(cues.insert(id, cue)),
            None => sound = false,
        }
    }
    fields::distinct(reader, ids.into_iter(), "cue");
    sound.then_some(Staging { cues })
}

fn cue<'a>(reader: &mut Reader<'a>, def: &CueDef<'a>, known: &Known) -> Option<(String, Cue)> {
    let id = fields::id(reader, &def.id, "the cue's id in double quotes");
    let mut number = |at, high| fields::share(reader, at, 0.0, high);
    let seconds = number(&def.seconds, 2.0);
    let per_square = number(&def.per_square, 0.5);
    let at_most = number(&def.at_most, 3.0);
    let rise = number(&def.rise, 1.0);
    let shake = number(&def.shake, 0.5);
    let hops = number(&def.hops, 8.0);
    let squash = number(&def.squash, 0.5);
    let wind_up = number(&def.wind_up, 0.5);
    let hold = number(&def.hold, 2.0);
    let swell = fields::share(reader, &def.swell, -0.5, 1.0);
    let spin = fields::share(reader, &def.spin, -3.0, 3.0);
    let ease = reader.get(&def.ease, "the name of a way to change speed").copied();
    let under = reader.get(&def.under, "`true` or `false`").copied();
    let by_edge = reader.get(&def.by_edge, "`true` or `false`").copied();
    let begin = accent(reader, &def.begin, known);
    let impact = accent(reader, &def.impact, known);
    let cue = Cue {
        seconds: seconds?,
        per_square: per_square?,
        at_most: at_most?,
        ease: ease?,
        rise: rise?,
        swell: swell?,
        shake: shake?,
        hops: hops?,
        squash: squash?,
        wind_up: wind_up?,
        spin: spin?,
        under: under?,
        by_edge: by_edge?,
        hold: hold?.unwrap_or_default(),
        begin: begin?,
        impact: impact?,
    };
    Some((id?, cue))
}

fn accent<'a>(
    reader: &mut Reader<'a>,
    at: &At<'a, AccentDef<'a>>,
    Known { kinds, sounds }: &Known,
) -> Option<Accent> {
    let def = reader.get(at, "what is heard and seen, such as `(sound: \"hit\")`,")?;
    let sound = optional(reader, &def.sound, "the name of a sound in double quotes");
    let sound = sound.and_then(|sound| match sound {
        Some(at) if !is_name(at.ok()?) => {
            let cause = format!("`{}` is no name of a sound", visible(at.ok()?));
            let hint = "use small letters, digits and `_`, as in `assets/sounds/sounds.ron`";
            reader.flaw(at.token(), cause, Some(hint.to_owned()));
            None
        }
        Some(at) if !sounds.sounds.is_empty() && !sounds.sounds.contains_key(at.ok()?) => {
            let cause = format!("there is no sound `{}`", visible(at.ok()?));
            let hint = did_you_mean(at.ok()?, sounds.sounds.keys().map(String::as_str));
            let list = || format!("add it to the list of sounds, `{}`", sounds::PATH);
            reader.flaw(at.token(), cause, Some(hint.unwrap_or_else(list)));
            None
        }
        named => Some(named.and_then(At::ok).cloned()),
    });
    let kind = optional(reader, &def.particles, "the name of particles in double quotes");
    let particles = kind.and_then(|kind| match kind {
        Some(at) if !kinds.is_empty() && kinds.kind(at.ok()?).is_none() => {
            let cause = format!("there are no particles `{}`", visible(at.ok()?));
            let hint = did_you_mean(at.ok()?, kinds.names());
            let all =
                || format!("particles are {}", one_of(kinds.names())).replace(" or ", " and ");
            reader.flaw(at.token(), cause, Some(hint.unwrap_or_else(all)));
            None
        }
        named => Some(named.and_then(At::ok).cloned()),
    });
    let camera = fields::share(reader, &def.camera, 0.0, CAMERA);
    Some(Accent { sound: sound?, particles: particles?, camera: camera?.unwrap_or_default() })
}

/// Whether this may be the name of a sound.
fn is_name(name: &str) -> bool {
    let may =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    // The voices of animals end with the animal's id, which may have hyphens.
    let fits = name.chars().all(|letter| may(letter) || letter == '-');
    !name.is_empty() && name.len() <= LONGEST_NAME && fits
}

#[cfg(test)]
mod tests;
