//! The kinds of particles, `assets/particles.ron`: scraps of paper that fly up for a moment.
//!
//! A modder writes the `*Def` types; they compile to [`Particles`]. All games share the kinds, and a
//! game's [staging](super::staging) names them.

use serde::Deserialize;

use crate::data::fields::{self, share, whole};
use crate::data::source::{At, Reader, read_whole};
use crate::data::{Files, Flaw, Trouble, files};

/// The path of the file.
pub const PATH: &str = "assets/particles.ron";
/// The most particles of one kind at once.
const MOST: i64 = 60;
/// The most kinds of a file.
const MOST_KINDS: usize = 200;

/// The file of particles: `(kinds: [ (id: "dust", shape: Scrap, colours: [Paper], ...), ... ])`.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ParticlesDef<'a> {
    /// The kinds, each once.
    #[serde(borrow)]
    pub kinds: At<'a, Vec<At<'a, KindDef<'a>>>>,
}

/// One kind of particles. `id`, `shape` and `colours` are required.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct KindDef<'a> {
    /// Its id.
    #[serde(borrow)]
    pub id: At<'a, String>,
    /// What each one looks like, see [`Shape`].
    pub shape: At<'a, Shape>,
    /// Their colours in turn, see [`Colour`]; at least one.
    pub colours: At<'a, Vec<At<'a, Colour>>>,
    /// How many there are, from 1 to 60; 8 when left out.
    #[serde(default = "eight")]
    pub count: At<'a, i64>,
    /// How fast they set out, in squares a second from 0 to 20; 2 when left out.
    #[serde(default)]
    pub speed: At<'a, Option<f32>>,
    /// The angle over which they spread around the upward direction, in degrees from 0 to 360; 360
    /// when left out.
    #[serde(default)]
    pub spread: At<'a, Option<f32>>,
    /// How strongly they are drawn down, in squares a second each second, from -20 to 20; 4 when left
    /// out.
    #[serde(default)]
    pub gravity: At<'a, Option<f32>>,
    /// How quickly they are slowed down, a share of their speed each second, from 0 to 10; 1 when left
    /// out.
    #[serde(default)]
    pub drag: At<'a, Option<f32>>,
    /// How long they are seen, in seconds from 0.05 to 3; 0.6 when left out.
    #[serde(default)]
    pub seconds: At<'a, Option<f32>>,
    /// How large they are, in squares from 0.01 to 1; 0.12 when left out.
    #[serde(default)]
    pub size: At<'a, Option<f32>>,
    /// How often they turn in a second at most, from 0 to 8; 1 when left out.
    #[serde(default)]
    pub spin: At<'a, Option<f32>>,
}

fn eight<'a>() -> At<'a, i64> {
    At::given(8)
}

/// What a particle looks like: a cell of the `specks` sheet.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A puff of dust.
    Puff,
    /// A drop of water.
    Drop,
    /// A spark.
    Spark,
    /// A feather.
    Feather,
    /// A leaf.
    Leaf,
    /// A scrap of paper.
    Scrap,
    /// A splinter.
    Shard,
    /// A thread.
    Thread,
    /// A star.
    Star,
}

/// A colour of the art direction.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    /// Nearly black.
    Ink,
    /// Dark brown.
    Cocoa,
    /// The lightest paper.
    Paper,
    /// Darker paper.
    Parchment,
    /// The table's cloth.
    Cloth,
    /// Sand.
    Land,
    /// Water.
    Water,
    /// Gold.
    Gold,
    /// The red pack.
    Red,
    /// The blue pack.
    Blue,
    /// Leaves.
    Green,
    /// Iron.
    Iron,
}

/// The kinds of particles.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Particles(Vec<Kind>);

/// A kind, compiled.
#[derive(Clone, PartialEq, Debug)]
pub struct Kind {
    /// Its id.
    pub id: String,
    /// What each one looks like.
    pub shape: Shape,
    /// Their colours in turn; at least one.
    pub colours: Vec<Colour>,
    /// How many.
    pub count: u8,
    /// Squares a second at first.
    pub speed: f32,
    /// Degrees.
    pub spread: f32,
    /// Squares a second each second, downwards.
    pub gravity: f32,
    /// A share of the speed each second.
    pub drag: f32,
    /// Seconds.
    pub seconds: f32,
    /// Squares.
    pub size: f32,
    /// Turns a second.
    pub spin: f32,
}

impl Particles {
    /// The kind of this name.
    #[must_use]
    pub fn kind(&self, id: &str) -> Option<&Kind> {
        self.0.iter().find(|kind| kind.id == id)
    }

    /// The names of all kinds.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|kind| kind.id.as_str())
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Reads the kinds; none where there is no file.
///
/// # Errors
/// All flaws of the file.
pub fn load(files: &dyn Files) -> Result<Particles, Vec<Flaw>> {
    if files.read(PATH) == Err(Trouble::Missing) {
        return Ok(Particles::default());
    }
    let text = files::text(files, PATH).map_err(|flaws| flaws.0)?;
    read_whole(&text, |reader| {
        let def: ParticlesDef = reader.whole()?;
        let list = reader.get(&def.kinds, "a list of kinds in square brackets")?;
        fields::not_more(reader, def.kinds.token(), list.len(), MOST_KINDS, "kinds")?;
        let mut read = Vec::new();
        for at in list {
            let what = "a kind such as `(id: \"dust\", shape: Puff, colours: [Paper])`";
            read.push(reader.get(at, what).and_then(|def| kind(reader, def, at.token())));
        }
        let ids = list.iter().filter_map(|at| at.ok()).map(|def| &def.id);
        fields::distinct(reader, ids, "kind");
        read.into_iter().collect::<Option<Vec<Kind>>>().map(Particles)
    })
}

fn kind<'a>(reader: &mut Reader<'a>, def: &KindDef<'a>, block: &str) -> Option<Kind> {
    let id = fields::id(reader, &def.id, "the kind's id in double quotes");
    let shape = reader.get(&def.shape, "a shape").copied();
    let colours =
        reader.get(&def.colours, "a list of colours in square brackets").and_then(|list| {
            if list.is_empty() {
                reader.flaw(block, "these particles have no colour", Some("name one".to_owned()));
                return None;
            }
            let read = list.iter().map(|at| reader.get(at, "a colour").copied());
            read.collect::<Vec<_>>().into_iter().collect::<Option<Vec<Colour>>>()
        });
    let count = whole(reader, &def.count, 1, MOST);
    let mut number =
        |at, low, high, usual| share(reader, at, low, high).map(|n| n.unwrap_or(usual));
    let speed = number(&def.speed, 0.0, 20.0, 2.0);
    let spread = number(&def.spread, 0.0, 360.0, 360.0);
    let gravity = number(&def.gravity, -20.0, 20.0, 4.0);
    let drag = number(&def.drag, 0.0, 10.0, 1.0);
    let seconds = number(&def.seconds, 0.05, 3.0, 0.6);
    let size = number(&def.size, 0.01, 1.0, 0.12);
    let spin = number(&def.spin, 0.0, 8.0, 1.0);
    Some(Kind {
        id: id?,
        shape: shape?,
        colours: colours?,
        count: count?,
        speed: speed?,
        spread: spread?,
        gravity: gravity?,
        drag: drag?,
        seconds: seconds?,
        size: size?,
        spin: spin?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::data::Memory;

    fn read(text: &str) -> Result<Particles, Vec<Flaw>> {
        load(&Memory::default().with(PATH, text))
    }

    #[test]
    fn the_shipped_kinds_can_be_read() {
        let kinds = read(include_str!("../../assets/particles.ron"));
        let kinds = kinds.unwrap_or_else(|flaws| panic!("{flaws:?}"));
        for id in
            ["dust", "splash", "sparks", "feathers", "leaves", "confetti", "shards", "threads"]
        {
            assert!(kinds.kind(id).is_some(), "{id}");
        }
    }

    #[test]
    fn what_cannot_be_drawn_is_a_flaw() {
        let flawed = [
            ("colours: []", "no colour"),
            ("colours: [Pink]", "Pink"),
            ("colours: [Red], count: 61", "61"),
            ("colours: [Red], size: 2.0", "2.0"),
            ("colours: [Red], seconds: NaN", "NaN"),
        ];
        for (rest, part) in flawed {
            let flaws = read(&format!("(kinds: [(id: \"dust\", shape: Puff, {rest})])"));
            let told = flaws.expect_err(rest)[0].to_string();
            assert!(told.contains(part), "{told}");
        }
    }
}
