//! Raw materials as files write them: `(fish: 2, berry: 1)`, or a list such as `[Fish, Berry]`.

use serde::Deserialize;

use crate::data::fields::whole;
use crate::data::letters::visible;
use crate::data::source::{At, Reader};
use crate::rules::honga::{Resource, Stock};

/// The most units of a raw material in one cost.
const MOST: i64 = 20;

/// An amount of each raw material, 0 to 20: `(fish: 2, berry: 1)`. Each is 0 when left out.
#[derive(Deserialize, Default, Debug)]
#[serde(default, deny_unknown_fields)]
pub struct GoodsDef<'a> {
    /// Fish.
    #[serde(borrow)]
    pub fish: At<'a, i64>,
    /// Berries.
    pub berry: At<'a, i64>,
    /// Mushrooms.
    pub mushroom: At<'a, i64>,
    /// Water.
    pub water: At<'a, i64>,
}

impl<'a> GoodsDef<'a> {
    /// `(fish: 1, berry: 1, mushroom: 1)`.
    pub(super) fn one_of_each_food() -> Self {
        let [fish, berry, mushroom] = [(); 3].map(|()| At::given(1));
        Self { fish, berry, mushroom, water: At::given(0) }
    }

    /// Where the amount of a raw material is written, or the block if it is left out.
    pub(super) fn place(&self, resource: Resource, block: &'a str) -> &'a str {
        let [fish, berry, mushroom, water] = self.all();
        let at = match resource {
            Resource::Fish => fish,
            Resource::Berry => berry,
            Resource::Mushroom => mushroom,
            Resource::Water => water,
        };
        if at.token().is_empty() { block } else { at.token() }
    }

    fn all(&self) -> [&At<'a, i64>; 4] {
        [&self.fish, &self.berry, &self.mushroom, &self.water]
    }
}

/// A raw material.
#[derive(Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResourceDef {
    /// Fish, from a lake.
    Fish,
    /// Berries.
    Berry,
    /// Mushrooms.
    Mushroom,
    /// Water, from a spring.
    Water,
}

impl From<ResourceDef> for Resource {
    fn from(def: ResourceDef) -> Self {
        match def {
            ResourceDef::Fish => Self::Fish,
            ResourceDef::Berry => Self::Berry,
            ResourceDef::Mushroom => Self::Mushroom,
            ResourceDef::Water => Self::Water,
        }
    }
}

/// What messages ask for where a raw material cannot be read.
const RESOURCE: &str = "`Fish`, `Berry`, `Mushroom` or `Water`";

/// Reads the amounts; looks at every number before giving up.
pub(super) fn stock<'a>(reader: &mut Reader<'a>, at: &At<'a, GoodsDef<'a>>) -> Option<Stock> {
    let def = reader.get(at, "raw materials such as `(fish: 2, berry: 1)`")?;
    let [fish, berry, mushroom, water] = def.all().map(|count| whole(reader, count, 0, MOST));
    Some(Stock([fish?, berry?, mushroom?, water?]))
}

/// Reads one raw material.
pub(super) fn resource<'a>(reader: &mut Reader<'a>, at: &At<'a, ResourceDef>) -> Option<Resource> {
    reader.get(at, RESOURCE).copied().map(Resource::from)
}

/// Reads a list of different raw materials, at least one.
pub(super) fn resources<'a>(
    reader: &mut Reader<'a>,
    list: &At<'a, Vec<At<'a, ResourceDef>>>,
) -> Option<Vec<Resource>> {
    let entries = reader.get(list, "a list of raw materials such as `[Fish, Berry]`")?;
    if entries.is_empty() {
        let hint = "write at least one, such as `Fish`".to_owned();
        reader.flaw(list.token(), "no raw material stands here", Some(hint));
        return None;
    }
    let made: Vec<_> = entries.iter().map(|entry| resource(reader, entry)).collect();
    let mut known = Vec::new();
    for (entry, resource) in entries.iter().zip(&made) {
        let Some(resource) = resource else { continue };
        if !known.contains(resource) {
            known.push(*resource);
        } else {
            let cause = format!("`{}` stands here twice", visible(entry.token()));
            reader.flaw(entry.token(), cause, Some("keep one of them".to_owned()));
        }
    }
    made.into_iter().collect()
}

/// A stock as files write it: `fish: 2, berry: 1`.
pub(super) fn written(stock: Stock) -> String {
    let some = Resource::ALL.into_iter().filter(|resource| stock.of(*resource) > 0);
    let words: Vec<_> =
        some.map(|resource| format!("{}: {}", resource.id(), stock.of(resource))).collect();
    format!("`{}`", words.join(", "))
}
