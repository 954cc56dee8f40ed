//! `show`: a value as it is after all packs, and the file that wrote each of its fields.

use std::fmt::Write;
use std::path::PathBuf;

use serde::Serialize;

use crate::commands::told::Format;
use crate::commands::{Ground, Said, motifs};
use crate::data::index::split;
use crate::data::letters::visible;
use crate::data::suggest::did_you_mean;
use crate::data::{Flaw, Flaws};
use crate::packs::{self, Layered, Pack, Refused, ShownBlock, ShownField, Stack};
use crate::rules::GAMES;

/// What is asked for in place of an id to see which pictures there are.
const PICTURES: &str = "pictures";

/// Packs that are laid over the game's files, and what was meant as one and is none.
#[derive(Clone, Default, Debug)]
pub struct Brought {
    /// The packs, the lowest first.
    pub packs: Vec<Pack>,
    /// What is no pack, and why.
    pub refused: Vec<Refused>,
}

impl Brought {
    /// The packs at these paths.
    #[must_use]
    pub fn read(paths: &[PathBuf]) -> Self {
        let mut brought = Self::default();
        for path in paths {
            match packs::read(path, &path.to_string_lossy()) {
                Ok(pack) => brought.packs.push(pack),
                Err(refused) => brought.refused.push(refused),
            }
        }
        brought
    }
}

/// Shows everything with an id, `jungle/wolf` or just `wolf`, as the game has it with these packs; for the word `pictures`
/// the names of the pictures that can be borrowed. Packs that are off for their flaws are told as trouble.
#[must_use]
pub fn show(ground: Ground<'_>, brought: Brought, format: Format, id: &str) -> Said {
    let stack = Stack::of(brought.packs, &Stack::game()).judged(ground.files);
    let refused = brought.refused.into_iter().map(|refused| refused.flaws);
    let off = stack.off().iter().map(|off| Flaws(off.why.clone()));
    let flaws: Vec<Flaw> = refused.chain(off).flat_map(|flaws| flaws.0).collect();
    let said = shown(ground, &stack, format, id);
    if flaws.is_empty() {
        return said;
    }
    let off = format!("what is off is not shown:\n{}", Flaws(flaws));
    let all = [said.trouble, off];
    let trouble = all.into_iter().filter(|trouble| !trouble.is_empty()).collect::<Vec<_>>();
    Said { trouble: trouble.join("\n"), status: said.status.max(1), answer: said.answer }
}

fn shown(ground: Ground<'_>, stack: &Stack, format: Format, id: &str) -> Said {
    if id == PICTURES {
        return Said::answer(motifs::shown(&Layered::new(stack, ground.files), format));
    }
    let ids = match split(id) {
        Some(_) => vec![id.to_owned()],
        None => GAMES.iter().map(|game| format!("{game}/{id}")).collect(),
    };
    let shown = |id: &String| packs::shown(stack, ground.files, id);
    let blocks: Vec<ShownBlock> = ids.iter().flat_map(shown).collect();
    if blocks.is_empty() {
        let known = packs::known_ids(stack, ground.files);
        let whole = known.iter().map(String::as_str);
        // An id without its game is compared with ids without theirs.
        let names = whole.clone().filter_map(|known| split(known).map(|(_, name)| name));
        let hint = if id.contains('/') { did_you_mean(id, whole) } else { did_you_mean(id, names) };
        let hint = hint.unwrap_or(
            "an animal is `jungle/wolf`, a level `arena/duel`; `pictures` lists pictures"
                .to_owned(),
        );
        return Said::trouble(format!("nothing is called `{}`; {hint}", visible(id)));
    }
    Said::answer(match format {
        Format::Text => blocks.iter().map(as_text).collect::<Vec<_>>().join("\n"),
        Format::Json => as_json(&blocks),
    })
}

/// A block as lines: name, value, and the file and line that wrote it.
fn as_text(block: &ShownBlock) -> String {
    let mut text = format!("{}\n", block.path);
    let name = |field: &ShownField| field.name.chars().count();
    let width = block.fields.iter().map(name).max().unwrap_or_default();
    let is_short = |field: &&ShownField| !field.value.contains('\n');
    let value = |field: &ShownField| field.value.chars().count();
    let values = block.fields.iter().filter(is_short).map(value).max().unwrap_or_default().min(40);
    for field in &block.fields {
        let ShownField { name, value, file, line } = field;
        let mut lines = value.lines();
        let first = lines.next().unwrap_or_default();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "    {name:width$}  {first:values$}  {file}:{line}");
        for more in lines {
            let _ = writeln!(text, "    {:width$}  {more}", "");
        }
    }
    text
}

/// A block as other programs read it.
#[derive(Serialize)]
struct Block<'b> {
    file: &'b str,
    fields: Vec<Field<'b>>,
}

/// A field; lines count from 1.
#[derive(Serialize)]
struct Field<'b> {
    name: &'b str,
    value: &'b str,
    file: &'b str,
    line: usize,
}

impl<'b> From<&'b ShownBlock> for Block<'b> {
    fn from(block: &'b ShownBlock) -> Self {
        Self { file: &block.path, fields: block.fields.iter().map(Field::from).collect() }
    }
}

impl<'b> From<&'b ShownField> for Field<'b> {
    fn from(field: &'b ShownField) -> Self {
        let ShownField { name, value, file, line } = field;
        Self { name, value, file, line: *line }
    }
}

fn as_json(blocks: &[ShownBlock]) -> String {
    let blocks: Vec<Block<'_>> = blocks.iter().map(Block::from).collect();
    // Nothing in it can fail to be written.
    serde_json::to_string_pretty(&blocks).unwrap_or_default() + "\n"
}
