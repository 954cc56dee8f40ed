//! Examples in documentation.

use super::types::Shape;

/// The blocks of RON in some documentation.
pub(crate) fn of(docs: &str) -> Vec<String> {
    let mut blocks = Vec::new();
    let mut rest = docs;
    while let Some(at) = rest.find("```ron\n") {
        rest = &rest[at + 7..];
        let end = rest.find("```").unwrap_or(rest.len());
        blocks.push(rest[..end].trim().to_owned());
        rest = &rest[end..];
    }
    blocks
}

/// What is wrong with an example: it is no RON, or names a field that its type has not.
pub(crate) fn flaw(shape: &Shape, example: &str) -> Option<String> {
    // Entries of lists end with a comma, and there may be several.
    let list = format!("[{example}]");
    let values: Vec<&ron::value::RawValue> = match ron::from_str(&list) {
        Ok(values) => values,
        Err(error) => return Some(format!("{error} in {example}")),
    };
    if shape.is_choice {
        return None;
    }
    let fields = || shape.parts.iter().map(|part| part.name.as_str());
    let named = values.iter().flat_map(|value| names(value.get_ron()));
    let strange: Vec<String> = named.filter(|name| !fields().any(|field| field == name)).collect();
    (!strange.is_empty()).then(|| format!("there is no field {strange:?} in {example}"))
}

/// The names of the fields of a block, without those of blocks inside.
fn names(block: &str) -> Vec<String> {
    let (mut depth, mut names, mut word) = (0, Vec::new(), String::new());
    let (mut quoted, mut before) = (None, ' ');
    for letter in block.chars() {
        match (quoted, letter) {
            (Some(quote), _) => {
                if letter == quote && before != '\\' {
                    quoted = None;
                }
            }
            (None, '"' | '\'') => quoted = Some(letter),
            (None, '(' | '[' | '{') => depth += 1,
            (None, ')' | ']' | '}') => depth -= 1,
            (None, ':') if depth == 1 => names.push(std::mem::take(&mut word)),
            (None, _) if letter.is_alphanumeric() || letter == '_' => word.push(letter),
            (None, _) => word.clear(),
        }
        before = letter;
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn broken_examples_and_strange_fields_are_found() {
        let shape = |is_choice| Shape {
            name: "AnimalDef".to_owned(),
            file: "a.rs".to_owned(),
            docs: String::new(),
            parts: ["id", "rank"].map(part).into(),
            is_choice,
            has_defaults: false,
        };
        let told = |example| flaw(&shape(false), example);
        assert_eq!(told("(id: \"a:b\", rank: 3, ),"), None);
        assert_eq!(told("(id: [(x: 1)], rank: 3)\n,(rank: 3),"), None);
        assert!(told("(id: \"a\", rnak: 3),").is_some_and(|flaw| flaw.contains("[\"rnak\"]")));
        assert!(told("(id: \"a\" rank: 3)").is_some());
        assert_eq!(flaw(&shape(true), "Shot(by: [Elite])"), None);
        assert_eq!(of("A.\n```ron\n(a: 1)\n```\nb\n```ron\n2\n```"), ["(a: 1)", "2"]);
    }

    fn part(name: &str) -> super::super::types::Part {
        super::super::types::Part {
            name: name.to_owned(),
            docs: String::new(),
            types: Vec::new(),
            fields: Vec::new(),
            is_default: false,
        }
    }
}
