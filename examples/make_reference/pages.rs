//! The pages of the reference.

use std::fmt::Write;

use super::types::{Part, Shape, Types};
use super::wording::{Kind, heading, kind, unlinked};

/// A kind of data file.
pub(crate) struct Page {
    /// The page's name.
    name: &'static str,
    title: &'static str,
    /// Where such files lie.
    path: &'static str,
    /// The source and the type that the whole file is read as.
    source: &'static str,
    shape: &'static str,
    /// Whether the file is a list of these.
    is_list: bool,
}

const fn page(
    name: &'static str,
    title: &'static str,
    path: &'static str,
    source: &'static str,
    shape: &'static str,
) -> Page {
    Page { name, title, path, source, shape, is_list: false }
}

/// All pages, in the order of the contents.
pub(crate) const PAGES: [Page; 23] = [
    page("pack", "Packs", "pack.ron", "packs/manifest.rs", "ManifestDef"),
    page("level-list", "The list of levels", "levels/index.ron", "index.rs", "IndexDef"),
    page(
        "jungle-level",
        "Jungle: levels",
        "levels/jungle/NAME.board.ron",
        "jungle/level.rs",
        "LevelDef",
    ),
    page(
        "jungle-animals",
        "Jungle: animals",
        "assets/jungle/NAME.animals.ron",
        "jungle/animals.rs",
        "AnimalsDef",
    ),
    page(
        "arena-level",
        "Arena: levels",
        "levels/arena/NAME.board.ron",
        "arena/level.rs",
        "LevelDef",
    ),
    page(
        "arena-animals",
        "Arena: animals",
        "assets/arena/NAME.animals.ron",
        "arena/animals.rs",
        "AnimalsDef",
    ),
    page("zoon-level", "Zoon: levels", "levels/zoon/NAME.board.ron", "zoon/level.rs", "LevelDef"),
    page("zoon-tribe", "Zoon: tribes", "assets/zoon/NAME.tribe.ron", "zoon/tribe.rs", "TribeDef"),
    page(
        "honga-level",
        "Honga: levels",
        "levels/honga/NAME.board.ron",
        "honga/level.rs",
        "LevelDef",
    ),
    page(
        "honga-discs",
        "Honga: discs",
        "assets/honga/NAME.discs.ron",
        "honga/discs.rs",
        "DiscsDef",
    ),
    page(
        "honga-barter",
        "Honga: barter cards",
        "assets/honga/NAME.barter.ron",
        "honga/barter.rs",
        "BarterDeckDef",
    ),
    page(
        "honga-bonus",
        "Honga: bonus cards",
        "assets/honga/NAME.bonus.ron",
        "honga/bonus.rs",
        "BonusDeckDef",
    ),
    page(
        "lesson",
        "Lessons",
        "levels/GAME/lessons/NAME.lesson.ron",
        "lessons/file.rs",
        "LessonDef",
    ),
    page("puzzles", "Puzzles", "levels/GAME/puzzles.ron", "puzzles.rs", "PuzzlesDef"),
    page(
        "staging",
        "How deeds look and sound",
        "assets/GAME/staging.ron",
        "staging.rs",
        "StagingDef",
    ),
    page(
        "jungle-weights",
        "Jungle: what computer players value",
        "assets/jungle/weights.ron",
        "jungle/weights.rs",
        "WeightsDef",
    ),
    page(
        "arena-weights",
        "Arena: what computer players value",
        "assets/arena/weights.ron",
        "arena/weights.rs",
        "WeightsDef",
    ),
    page(
        "zoon-weights",
        "Zoon: what computer players value",
        "assets/zoon/weights.ron",
        "zoon/weights.rs",
        "WeightsDef",
    ),
    page(
        "honga-weights",
        "Honga: what computer players value",
        "assets/honga/weights.ron",
        "honga/weights.rs",
        "WeightsDef",
    ),
    page("particles", "Particles", "assets/particles.ron", "particles.rs", "ParticlesDef"),
    page("palettes", "Palettes", "assets/palettes.ron", "palettes.rs", "PalettesDef"),
    page("sounds", "Sounds", "assets/sounds/sounds.ron", "sounds.rs", "SoundsDef"),
    Page {
        is_list: true,
        ..page(
            "languages",
            "The list of languages",
            "assets/locales/index.ron",
            "languages.rs",
            "LanguageDef",
        )
    },
];

/// The page that lists all others.
pub(crate) fn contents() -> String {
    let head = "# Data files\n\nOne page for each kind of file. They are written by `examples/make_reference` from the \
                documentation of the types that read these files; `cargo check-data PATH` checks a file.\n\n";
    let line = |page: &Page| format!("- [{}]({}.md): `{}`\n", page.title, page.name, page.path);
    head.to_owned() + &PAGES.iter().map(line).collect::<String>()
}

/// The same list as mdBook reads it, for the book.
pub(crate) fn summary() -> String {
    let line = |page: &Page| format!("- [{}]({}.md)\n", page.title, page.name);
    "# Contents\n\n[Data files](README.md)\n\n".to_owned()
        + &PAGES.iter().map(line).collect::<String>()
}

impl Page {
    /// The types on the page, in its order.
    ///
    /// # Errors
    /// The type that it begins with is gone.
    pub(crate) fn shapes<'t>(&self, types: &'t Types) -> Result<Vec<&'t Shape>, String> {
        let Page { source, shape, .. } = self;
        let first = types.meant(source, shape).ok_or(format!("{source} has no {shape}"))?;
        let (mut shapes, mut at) = (vec![first], 0);
        while let Some(shape) = shapes.get(at).copied() {
            shape.parts.iter().for_each(|part| inner(types, shape, part, &mut shapes));
            at += 1;
        }
        Ok(shapes)
    }

    /// The page's file name and text.
    ///
    /// # Errors
    /// The type that it begins with is gone.
    pub(crate) fn written(&self, types: &Types) -> Result<(String, String), String> {
        let Page { name, title, path, is_list, .. } = self;
        let begins = match is_list {
            true => "A list in square brackets, each entry a block.",
            false => "One block.",
        };
        let mut text = format!("# {title}\n\n`{path}`: {begins}\n");
        for shape in self.shapes(types)? {
            let _ = write!(text, "\n## {}\n\n{}\n", heading(&shape.name), unlinked(&shape.docs));
            if shape.has_defaults {
                text += "\nEverything here may be left out.\n";
            }
            text.push('\n');
            shape.parts.iter().for_each(|part| text += &line(types, shape, part, 0));
        }
        Ok((format!("{name}.md"), text))
    }
}

/// Adds the shapes that a part names and that are not on the page yet.
fn inner<'t>(types: &'t Types, of: &Shape, part: &Part, shapes: &mut Vec<&'t Shape>) {
    for one in &part.types {
        let known = |name: &str| types.meant(&of.file, name).is_some();
        let found = kind(one, &known).shape.and_then(|name| types.meant(&of.file, &name));
        if let Some(found) = found
            && !shapes.iter().any(|shape| std::ptr::eq(*shape, found))
        {
            shapes.push(found);
        }
    }
    part.fields.iter().for_each(|field| inner(types, of, field, shapes));
}

/// A field or a choice as an entry of a list, with the fields in its brackets.
fn line(types: &Types, of: &Shape, part: &Part, deep: usize) -> String {
    let known = |name: &str| types.meant(&of.file, name).is_some();
    let kinds: Vec<Kind> = part.types.iter().map(|one| kind(one, &known)).collect();
    let is_field = !of.is_choice || deep > 0;
    let mut facts: Vec<String> = kinds.iter().map(|kind| kind.words.clone()).collect();
    if is_field && (part.is_default || of.has_defaults) {
        facts.push(usual(types, of, part, &kinds));
    } else if is_field {
        facts.push("needed".to_owned());
    } else if part.is_default {
        facts.push("the usual one".to_owned());
    }
    let facts = if facts.is_empty() { String::new() } else { format!(" ({})", facts.join("; ")) };
    let indent = "  ".repeat(deep);
    let docs = unlinked(&part.docs).replace('\n', &format!("\n{indent}  "));
    let mut text = format!("{indent}- **`{}`**{facts}: {docs}\n", part.name);
    part.fields.iter().for_each(|field| text += &line(types, of, field, deep + 1));
    text
}

/// What holds where a field is left out.
fn usual(types: &Types, of: &Shape, part: &Part, kinds: &[Kind]) -> String {
    let Some(kind) = kinds.first() else { return "may be left out".to_owned() };
    let shape = kind.shape.as_deref().and_then(|name| types.meant(&of.file, name));
    let choice =
        shape.and_then(|shape| shape.parts.iter().find(|part| shape.is_choice && part.is_default));
    let is_plain = !part.docs.contains("left out") && !part.docs.contains("default");
    match (choice, kind.words.as_str()) {
        (Some(choice), _) if !kind.is_optional && !kind.words.contains("list") => {
            format!("`{}` when left out", choice.name)
        }
        (None, "`true` or `false`") if is_plain && !of.has_defaults => {
            "`false` when left out".to_owned()
        }
        _ => "may be left out".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::wording::anchor;
    use super::*;

    #[test]
    fn links_lead_to_headings() {
        assert_eq!(
            (heading("BarterDeckDef"), anchor("BarterDeckDef")),
            ("Barter deck".into(), "barter-deck".into())
        );
        assert_eq!(unlinked("see [`grids`] and [`a`](b::c), [x]"), "see `grids` and `a`, [x]");
        assert_eq!(unlinked("[`PowerDef`]."), "[power](#power).");
    }
}
