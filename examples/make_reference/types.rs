//! The types that read data files, as their sources declare them.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use syn::{Attribute, Expr, Fields, Item, Lit, Meta, Type};

/// A struct or an enum that a data file can hold.
pub(crate) struct Shape {
    /// Its name in the code.
    pub(crate) name: String,
    /// The file it is declared in, relative to `src/data`; packs' begin with `packs/`.
    pub(crate) file: String,
    /// Its documentation, in lines.
    pub(crate) docs: String,
    /// Its fields, or the choices of an enum.
    pub(crate) parts: Vec<Part>,
    pub(crate) is_choice: bool,
    /// Whether it as a whole may be left out, and its fields too.
    pub(crate) has_defaults: bool,
}

/// A field or a choice.
pub(crate) struct Part {
    pub(crate) name: String,
    pub(crate) docs: String,
    /// The type of a field; the types in the brackets of a choice.
    pub(crate) types: Vec<Type>,
    /// The fields in the brackets of a choice.
    pub(crate) fields: Vec<Part>,
    /// Whether a field may be left out, or a choice is the usual one.
    pub(crate) is_default: bool,
}

/// All shapes, by file and name.
pub(crate) struct Types(BTreeMap<(String, String), Shape>);

impl Types {
    /// Reads all sources below a folder; the names of their files begin with `prefix`.
    ///
    /// # Errors
    /// A file that cannot be read or is no Rust.
    pub(crate) fn read(folder: &Path, prefix: &str) -> Result<Self, String> {
        let (mut shapes, mut folders) = (BTreeMap::new(), vec![folder.to_owned()]);
        while let Some(inner) = folders.pop() {
            for path in entries(&inner) {
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let inner = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy();
                let name = format!("{prefix}{}", inner.replace('\\', "/"));
                let text =
                    fs::read_to_string(&path).map_err(|trouble| format!("{name}: {trouble}"))?;
                let parsed = syn::parse_file(&text).map_err(|error| format!("{name}: {error}"))?;
                let items = parsed.items.into_iter().flat_map(declared);
                for shape in items.filter_map(|item| shape(&name, &item)) {
                    shapes.insert((name.clone(), shape.name.clone()), shape);
                }
            }
        }
        Ok(Self(shapes))
    }

    /// These and others.
    pub(crate) fn with(mut self, others: Self) -> Self {
        self.0.extend(others.0);
        self
    }

    /// All shapes.
    #[cfg(test)]
    pub(crate) fn all(&self) -> impl Iterator<Item = &Shape> {
        self.0.values()
    }

    /// The shape that a name means in a file: one of the file itself, of its folder, or of all games.
    pub(crate) fn meant(&self, file: &str, name: &str) -> Option<&Shape> {
        let folder = |file: &str| {
            file.rsplit_once('/').map_or(String::new(), |(folder, _)| folder.to_owned())
        };
        let own = folder(file);
        let of_file = self.0.get(&(file.to_owned(), name.to_owned()));
        let named = || self.0.values().filter(|shape| shape.name == name);
        of_file
            .or_else(|| named().find(|shape| folder(&shape.file) == own))
            .or_else(|| named().find(|shape| folder(&shape.file).is_empty()))
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut paths: Vec<PathBuf> = entries
        .filter(|path| path.is_dir() || path.extension().is_some_and(|end| end == "rs"))
        .collect();
    paths.sort();
    paths
}

/// An item, or those that a macro is given.
fn declared(item: Item) -> Vec<Item> {
    match item {
        Item::Macro(given) => {
            given.mac.parse_body().map_or(Vec::new(), |file: syn::File| file.items)
        }
        item => vec![item],
    }
}

/// A declaration that `serde` reads.
fn shape(file: &str, item: &Item) -> Option<Shape> {
    let (name, attributes, parts, is_choice) = match item {
        Item::Struct(item) => (&item.ident, &item.attrs, fields(&item.fields), false),
        Item::Enum(item) => {
            let choice = |variant: &syn::Variant| {
                let named = matches!(variant.fields, Fields::Named(_));
                let types = variant.fields.iter().map(|field| field.ty.clone());
                Part {
                    name: variant.ident.to_string(),
                    docs: docs(&variant.attrs),
                    types: if named { Vec::new() } else { types.collect() },
                    fields: if named { fields(&variant.fields) } else { Vec::new() },
                    is_default: variant.attrs.iter().any(|one| one.path().is_ident("default")),
                }
            };
            (&item.ident, &item.attrs, item.variants.iter().map(choice).collect(), true)
        }
        _ => return None,
    };
    let reads =
        |one: &&Attribute| one.path().is_ident("derive") && text(one).contains("Deserialize");
    attributes.iter().find(reads)?;
    Some(Shape {
        name: name.to_string(),
        file: file.to_owned(),
        docs: docs(attributes),
        parts,
        is_choice,
        has_defaults: is_defaulted(attributes),
    })
}

fn fields(fields: &Fields) -> Vec<Part> {
    let field = |field: &syn::Field| Part {
        name: field.ident.as_ref().map(ToString::to_string).unwrap_or_default(),
        docs: docs(&field.attrs),
        types: vec![field.ty.clone()],
        fields: Vec::new(),
        is_default: is_defaulted(&field.attrs),
    };
    fields.iter().map(field).collect()
}

/// What an attribute says in its brackets.
fn text(attribute: &Attribute) -> String {
    match &attribute.meta {
        Meta::List(list) => list.tokens.to_string(),
        _ => String::new(),
    }
}

fn is_defaulted(attributes: &[Attribute]) -> bool {
    let serde = attributes.iter().filter(|one| one.path().is_ident("serde"));
    serde.map(text).any(|words| words.split([',', ' ']).any(|word| word == "default"))
}

/// The documentation of an item, its lines without the blank before them.
fn docs(attributes: &[Attribute]) -> String {
    let line = |attribute: &Attribute| {
        let Meta::NameValue(pair) = &attribute.meta else { return None };
        let Expr::Lit(value) = &pair.value else { return None };
        let Lit::Str(words) = &value.lit else { return None };
        let words = words.value();
        pair.path.is_ident("doc").then(|| words.strip_prefix(' ').unwrap_or(&words).to_owned())
    };
    attributes.iter().filter_map(line).collect::<Vec<_>>().join("\n")
}
