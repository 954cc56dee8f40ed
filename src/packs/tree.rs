//! The shape of a data file: blocks with fields, lists and maps, each with its place, whatever it means.

use std::fmt;
use std::ops::Range;

use serde::de::{IgnoredAny, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use crate::data::source::{At, Reader, read_whole};
use crate::data::{Flaw, Text};

/// How many blocks and lists in one another are looked into; what lies deeper counts as one value.
const DEPTH: usize = 8;

/// A value and its place.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Node {
    /// Its bytes in the file.
    pub(crate) range: Range<usize>,
    /// What is in it.
    pub(crate) shape: Shape,
}

/// What is in a value.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Shape {
    /// Fields: `(id: "otter", rank: 3)`.
    Block(Vec<Field>),
    /// Values by key: `{"en": "Otter"}`.
    Map(Vec<Field>),
    /// Values: `[1, 2]`.
    List(Vec<Node>),
    /// A word in double quotes.
    Word(String),
    /// The word `true`.
    True,
    /// Anything else.
    Value,
}

/// A field of a block, or a key of a map, with its value.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Field {
    /// The name or key as the file writes it.
    pub(crate) name: String,
    /// The bytes of that name.
    pub(crate) at: Range<usize>,
    /// The value.
    pub(crate) value: Node,
}

impl Node {
    /// Reads the shape of a whole file.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub(crate) fn of(text: &Text) -> Result<Self, Vec<Flaw>> {
        read_whole(text, |reader| {
            let whole: At<'_, ()> = reader.whole()?;
            node(reader, whole.token(), DEPTH)
        })
    }

    /// The fields of a block.
    pub(crate) fn fields(&self) -> Option<&[Field]> {
        match &self.shape {
            Shape::Block(fields) => Some(fields),
            _ => None,
        }
    }

    /// A field of a block.
    pub(crate) fn field(&self, name: &str) -> Option<&Node> {
        let mut fields = self.fields()?.iter();
        fields.find(|field| field.name == name).map(|field| &field.value)
    }

    /// The values of a list.
    pub(crate) fn list(&self) -> Option<&[Node]> {
        match &self.shape {
            Shape::List(list) => Some(list),
            _ => None,
        }
    }

    /// A word in double quotes.
    pub(crate) fn word(&self) -> Option<&str> {
        match &self.shape {
            Shape::Word(word) => Some(word),
            _ => None,
        }
    }

    /// The id of a block: the word in its field `id`.
    pub(crate) fn id(&self) -> Option<&str> {
        self.field("id")?.word()
    }
}

/// The fields of a block. Nothing else begins with `(` and has names before colons.
#[derive(Default)]
struct BlockDef<'a>(Option<Vec<(&'a str, At<'a, ()>)>>);

/// The keys and values of a map.
struct MapDef<'a>(Vec<(At<'a, ()>, At<'a, ()>)>);

/// The name of a field, a slice of the file.
struct Name<'a>(&'a str);

impl<'de: 'a, 'a> Deserialize<'de> for Name<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Named;
        impl<'de> Visitor<'de> for Named {
            type Value = &'de str;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a field's name")
            }

            fn visit_borrowed_str<E>(self, name: &'de str) -> Result<&'de str, E> {
                Ok(name)
            }
        }
        deserializer.deserialize_identifier(Named).map(Name)
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for BlockDef<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields;
        impl<'de> Visitor<'de> for Fields {
            type Value = Option<Vec<(&'de str, At<'de, ()>)>>;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a block with fields")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut fields = Vec::new();
                while let Some(Name(name)) = map.next_key()? {
                    fields.push((name, map.next_value()?));
                }
                Ok(Some(fields))
            }

            fn visit_unit<E>(self) -> Result<Self::Value, E> {
                Ok(Some(Vec::new()))
            }

            fn visit_seq<S: SeqAccess<'de>>(self, mut seq: S) -> Result<Self::Value, S::Error> {
                while seq.next_element::<IgnoredAny>()?.is_some() {}
                Ok(None)
            }
        }
        deserializer.deserialize_any(Fields).map(BlockDef)
    }
}

impl<'de: 'a, 'a> Deserialize<'de> for MapDef<'a> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Keys;
        impl<'de> Visitor<'de> for Keys {
            type Value = Vec<(At<'de, ()>, At<'de, ()>)>;

            fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
                out.write_str("a map in curly brackets")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
                let mut pairs = Vec::new();
                while let Some(pair) = map.next_entry()? {
                    pairs.push(pair);
                }
                Ok(pairs)
            }
        }
        deserializer.deserialize_map(Keys).map(MapDef)
    }
}

/// The shape of a slice of the file. What cannot be read is a flaw.
fn node<'a>(reader: &mut Reader<'a>, token: &'a str, depth: usize) -> Option<Node> {
    let range = reader.range(token);
    let deeper = depth.saturating_sub(1);
    let shape = match token.bytes().next() {
        _ if depth == 0 => Shape::Value,
        Some(b'(') => match reader.part::<BlockDef<'_>>(token, "a block with fields")? {
            BlockDef(None) => Shape::Value,
            BlockDef(Some(fields)) => {
                let named = fields.iter().map(|(name, value)| (*name, value.token()));
                Shape::Block(fields_of(reader, named, deeper)?)
            }
        },
        Some(b'{') => {
            let MapDef(pairs) = reader.part(token, "a map in curly brackets")?;
            let keyed = pairs.iter().map(|(key, value)| (key.token(), value.token()));
            Shape::Map(fields_of(reader, keyed, deeper)?)
        }
        Some(b'[') => {
            let list: Vec<At<'_, ()>> = reader.part(token, "a list")?;
            let nodes: Vec<_> =
                list.iter().map(|value| node(reader, value.token(), deeper)).collect();
            Shape::List(nodes.into_iter().collect::<Option<_>>()?)
        }
        Some(b'"' | b'r') => reader.part(token, "a text").map(Shape::Word)?,
        _ if token == "true" => Shape::True,
        _ => Shape::Value,
    };
    Some(Node { range, shape })
}

fn fields_of<'a>(
    reader: &mut Reader<'a>,
    fields: impl Iterator<Item = (&'a str, &'a str)>,
    depth: usize,
) -> Option<Vec<Field>> {
    let read = fields.map(|(name, value)| {
        let at = reader.range(name);
        Some(Field { name: name.to_owned(), at, value: node(reader, value, depth)? })
    });
    read.collect()
}
