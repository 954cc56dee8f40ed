//! Types and links of the code, in words for modders.

use syn::{GenericArgument, PathArguments, Type};

/// The heading of a type: `AnimalDef` is "Animal", `PowerDef` "Power".
pub(crate) fn heading(name: &str) -> String {
    let name = name.strip_suffix("Def").unwrap_or(name);
    let mut words = String::new();
    for (at, letter) in name.chars().enumerate() {
        if at > 0 && letter.is_uppercase() {
            words.push(' ');
            words.extend(letter.to_lowercase());
        } else {
            words.push(letter);
        }
    }
    words
}

/// The anchor of a heading on its page.
pub(crate) fn anchor(name: &str) -> String {
    heading(name).to_lowercase().replace(' ', "-")
}

/// A type in words, and the name of the shape in it.
pub(crate) struct Kind {
    pub(crate) words: String,
    pub(crate) shape: Option<String>,
    /// Whether `None` may be written.
    pub(crate) is_optional: bool,
}

/// What a type stands for; `is_shape` knows the shapes.
pub(crate) fn kind(of: &Type, is_shape: &dyn Fn(&str) -> bool) -> Kind {
    let plain = |words: &str| Kind { words: words.to_owned(), shape: None, is_optional: false };
    let (name, inner) = named(of);
    let inside =
        || inner.as_ref().map_or_else(|| plain("something"), |inner| kind(inner, is_shape));
    let listed = |before: &str| {
        let Kind { words, shape, .. } = inside();
        Kind { words: format!("{before}{words}"), shape, is_optional: false }
    };
    match name.as_str() {
        "At" | "Box" => inside(),
        "Option" => Kind { is_optional: true, ..inside() },
        "Vec" => listed("a list, each "),
        "Entries" => listed("entries `\"name\": …`, each "),
        "Pairs" => plain("texts by language, `{\"en\": \"…\", \"fr\": \"…\"}`"),
        "String" | "Cow" => plain("a text in double quotes"),
        "char" => plain("one letter in single quotes"),
        "bool" => plain("`true` or `false`"),
        "f32" | "f64" => plain("a number"),
        "i64" | "u8" | "u16" | "u32" | "usize" => plain("a whole number"),
        shape if is_shape(shape) => {
            let words = format!("[{}](#{})", heading(shape).to_lowercase(), anchor(shape));
            Kind { words, shape: Some(shape.to_owned()), is_optional: false }
        }
        other => plain(&format!("`{other}`")),
    }
}

/// The last word of a type's path, and the type in its angle brackets.
fn named(of: &Type) -> (String, Option<Type>) {
    let Type::Path(path) = of else { return (String::new(), None) };
    let Some(last) = path.path.segments.last() else { return (String::new(), None) };
    let inner = match &last.arguments {
        PathArguments::AngleBracketed(arguments) => {
            arguments.args.iter().find_map(|argument| match argument {
                GenericArgument::Type(inner) => Some(inner.clone()),
                _ => None,
            })
        }
        _ => None,
    };
    (last.ident.to_string(), inner)
}

/// Documentation without links into the code: ``[`grids`]`` is `grids`, and a type's name is its heading.
pub(crate) fn unlinked(docs: &str) -> String {
    let mut words = String::new();
    let mut rest = docs;
    while let Some(at) = rest.find("[`") {
        words += &rest[..at];
        let Some(end) = rest[at..].find("`]").map(|end| at + end) else { break };
        let name = &rest[at + 2..end];
        match name.strip_suffix("Def") {
            Some(_) => words += &format!("[{}](#{})", heading(name).to_lowercase(), anchor(name)),
            None => words += &rest[at + 1..=end],
        }
        rest = &rest[end + 2..];
        // A link's target follows in brackets.
        if let Some(end) = rest.strip_prefix('(').and_then(|target| target.find(')')) {
            rest = &rest[end + 2..];
        }
    }
    words + rest
}
