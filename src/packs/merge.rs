//! Lays a file of a pack over one below it: by id, and field by field.
//!
//! - Blocks: fields replace fields of the same name, and new ones are added. Blocks within are laid over
//!   each other in the same way.
//! - Lists of blocks with an `id`: blocks with a known id are laid over that block, others are added at
//!   the end. `(id: "wolf", remove: true)` takes one away.
//! - Lists of words: `(remove: ["a"], add: ["b"])` takes away and adds; a plain list replaces.
//! - Anything else replaces what was there.
//!
//! Every word of the result keeps the place where it was written.

use std::collections::{BTreeMap, BTreeSet};

use crate::data::files::MAX_BYTES;
use crate::data::index::{is_id, owner};
use crate::data::letters::visible;
use crate::data::origin::Woven;
use crate::data::suggest::{did_you_mean, one_of};
use crate::data::{Flaw, Text};
use crate::packs::limits::MAX_FLAWS;
use crate::packs::tree::{Field, Node, Shape};

/// The field that takes a block or words away.
const REMOVE: &str = "remove";
/// The field that adds words.
const ADD: &str = "add";
/// The most words that a message lists.
const MOST_NAMED: usize = 40;
/// The most known words that a misspelt one is compared with, so that many of both take no time.
const MOST_COMPARED: usize = 500;

/// What is laid over a file.
pub(super) struct Patch<'m> {
    /// The file of the pack.
    pub(super) text: &'m Text,
    /// The pack's id.
    pub(super) pack: &'m str,
    /// Whether new ids must be those of the pack.
    pub(super) owns_ids: bool,
}

/// Lays a patch over a text.
///
/// # Errors
/// Why it does not fit: flaws of the patch. If the text below cannot be read, that is told when somebody
/// reads it, and the patch is left out.
pub(super) fn laid(base: &Woven, patch: &Patch<'_>) -> Result<Woven, Vec<Flaw>> {
    let above = Node::of(patch.text)?;
    let Ok(below) = Node::of(&Text::new("", base.text())) else { return Ok(base.clone()) };
    let words = Woven::whole(patch.text.file(), patch.text);
    let mut merge = Merge {
        base,
        words: &words,
        first: base.origin().sources().count(),
        out: Woven::of(base, &words),
        patch,
        flaws: Vec::new(),
        untold: 0,
    };
    merge.whole(&below, &above);
    if merge.out.text().len() > MAX_BYTES && merge.flaws.is_empty() {
        let cause = format!("with this change the file has more than {} kB", MAX_BYTES / 1000);
        merge.flaw(&above, cause, Some("change less, or make a file of the pack's own".to_owned()));
    }
    if merge.untold > 0 {
        merge.flaws.push(Flaw::untold(patch.text.file(), merge.untold));
    }
    if merge.flaws.is_empty() { Ok(merge.out) } else { Err(merge.flaws) }
}

struct Merge<'m> {
    base: &'m Woven,
    words: &'m Woven,
    /// The number of the patch's source in what comes of it.
    first: usize,
    out: Woven,
    patch: &'m Patch<'m>,
    flaws: Vec<Flaw>,
    untold: usize,
}

impl Merge<'_> {
    /// Whether so many flaws are told already that the next ones are only counted.
    fn is_full(&self) -> bool {
        self.flaws.len() >= MAX_FLAWS
    }

    fn flaw(&mut self, node: &Node, cause: String, hint: Option<String>) {
        if self.is_full() {
            return self.untold += 1;
        }
        self.flaws.push(self.patch.text.flaw(node.range.clone(), cause).suggest_maybe(hint));
    }

    fn whole(&mut self, base: &Node, patch: &Node) {
        let alike = std::mem::discriminant(&base.shape) == std::mem::discriminant(&patch.shape);
        if alike && !matches!(patch.shape, Shape::Value | Shape::True | Shape::Word(_)) {
            return self.value(base, patch);
        }
        let begins = self.base.text().get(base.range.start..=base.range.start).unwrap_or("(");
        let cause = "this file is built in another way than the one that it changes".to_owned();
        self.flaw(patch, cause, Some(format!("begin it with `{begins}` as that one does")));
    }

    /// Copies a value of the text below.
    fn keep(&mut self, node: &Node) {
        self.out.copy(self.base, 0, node.range.clone());
    }

    /// Copies a value of the patch.
    fn take(&mut self, node: &Node) {
        self.out.copy(self.words, self.first, node.range.clone());
    }

    /// Adds punctuation after a value of the text below.
    fn join(&mut self, words: &str, node: &Node) {
        self.out.join(words, self.base, 0, node.range.end.saturating_sub(1));
    }

    /// Adds punctuation after a value of the patch.
    fn join_taken(&mut self, words: &str, node: &Node) {
        let last = node.range.end.saturating_sub(1);
        self.out.join(words, self.words, self.first, last);
    }

    fn value(&mut self, base: &Node, patch: &Node) {
        match (&base.shape, &patch.shape) {
            (Shape::Block(below), Shape::Block(above)) | (Shape::Map(below), Shape::Map(above)) => {
                self.fields(base, below, above)
            }
            (Shape::List(below), Shape::List(above))
                if !above.is_empty() && have_ids(below) && have_ids(above) =>
            {
                self.by_id(base, below, above);
            }
            (Shape::List(below), Shape::Block(_)) if changes_words(patch.fields()) => {
                self.by_word(base, below, patch);
            }
            _ => self.take(patch),
        }
    }

    /// The first or the last byte of a block, list or map below: its bracket.
    fn bracket(&mut self, node: &Node, last: bool) {
        let at = if last { node.range.end - 1 } else { node.range.start };
        self.out.copy(self.base, 0, at..at + 1);
    }

    fn fields(&mut self, base: &Node, below: &[Field], above: &[Field]) {
        let changes: BTreeMap<&str, &Field> =
            above.iter().map(|field| (field.name.as_str(), field)).collect();
        self.bracket(base, false);
        for field in below {
            self.out.copy(self.base, 0, field.at.clone());
            self.join(": ", base);
            match changes.get(field.name.as_str()) {
                Some(other) if field.name != "id" => self.value(&field.value, &other.value),
                _ => self.keep(&field.value),
            }
            self.join(",\n", &field.value);
        }
        let known: BTreeSet<&str> = below.iter().map(|field| field.name.as_str()).collect();
        for field in above.iter().filter(|field| !known.contains(field.name.as_str())) {
            self.out.copy(self.words, self.first, field.at.clone());
            self.join_taken(": ", &field.value);
            // Where there is no list yet, what is added is all of it.
            let added = field.value.field(ADD).filter(|_| changes_words(field.value.fields()));
            self.take(added.unwrap_or(&field.value));
            self.join_taken(",\n", &field.value);
        }
        self.bracket(base, true);
    }

    fn by_id(&mut self, base: &Node, below: &[Node], above: &[Node]) {
        let mut changes: BTreeMap<&str, &Node> = BTreeMap::new();
        for block in above {
            let id = block.id().unwrap_or_default();
            if changes.insert(id, block).is_some() {
                let cause = format!("`{}` stands in this list twice", visible(id));
                let hint = Some("write all its fields in one block".to_owned());
                self.flaw(block.field("id").unwrap_or(block), cause, hint);
            }
        }
        self.bracket(base, false);
        for block in below {
            match block.id().and_then(|id| changes.get(id)) {
                Some(change) if removes(change) => continue,
                Some(change) => self.value(block, change),
                None => self.keep(block),
            }
            self.join(",\n", block);
        }
        let known: BTreeSet<&str> = below.iter().filter_map(Node::id).collect();
        for block in above {
            let id = block.id().unwrap_or_default();
            if known.contains(id) {
                self.change(block);
            } else if removes(block) {
                self.nothing_to_remove(block.field("id").unwrap_or(block), id, &known);
            } else if self.is_own(block, &known) {
                self.take(block);
                self.join_taken(",\n", block);
            }
        }
        self.bracket(base, true);
    }

    /// Tells of a word or a block to take away that is not there.
    fn nothing_to_remove(&mut self, node: &Node, word: &str, known: &BTreeSet<&str>) {
        if self.is_full() {
            return self.untold += 1;
        }
        let cause = format!("there is no `{}` to take away", visible(word));
        let some = || known.iter().copied().take(MOST_NAMED);
        let all = || format!("there are {}", one_of(some()).replace(" or ", " and "));
        let near = did_you_mean(word, known.iter().copied().take(MOST_COMPARED));
        let hint = near.unwrap_or_else(all);
        self.flaw(node, cause, Some(hint));
    }

    /// Tells of a field `remove` that says anything but `true`.
    fn change(&mut self, block: &Node) {
        if let Some(value) = block.field(REMOVE)
            && !removes(block)
        {
            let value = value.clone();
            let hint = Some("write `remove: true`, or take it out".to_owned());
            self.flaw(&value, "this takes nothing away".to_owned(), hint);
        }
    }

    /// Whether a new block may be added: its id is one of this pack.
    fn is_own(&mut self, block: &Node, known: &BTreeSet<&str>) -> bool {
        let id = block.id().unwrap_or_default();
        let pack = self.patch.pack;
        let (of, name) = owner(id);
        // What is no id is told when the file is read.
        if !self.patch.owns_ids || of == Some(pack) || !is_id(id) {
            return true;
        }
        if self.is_full() {
            self.untold += 1;
            return false;
        }
        let cause = format!("there is no `{}` in the file that this changes", visible(id));
        let near = did_you_mean(id, known.iter().copied().take(MOST_COMPARED));
        let own = format!("what is new begins with the pack's own id: `{pack}:{name}`");
        self.flaw(block.field("id").unwrap_or(block), cause, Some(near.unwrap_or(own)));
        false
    }

    fn by_word(&mut self, base: &Node, below: &[Node], patch: &Node) {
        let part = |name| patch.field(name).and_then(Node::list).unwrap_or_default();
        let (remove, add) = (part(REMOVE), part(ADD));
        self.bracket(base, false);
        let gone: BTreeSet<&str> = remove.iter().filter_map(Node::word).collect();
        for node in below.iter().filter(|node| node.word().is_none_or(|it| !gone.contains(it))) {
            self.keep(node);
            self.join(", ", node);
        }
        for node in add {
            self.take(node);
            self.join_taken(", ", node);
        }
        self.bracket(base, true);
        let known: BTreeSet<&str> = below.iter().filter_map(Node::word).collect();
        for node in remove {
            let word = node.word().unwrap_or_default();
            if !known.contains(word) {
                self.nothing_to_remove(node, word, &known);
            }
        }
    }
}

/// Whether all values of a list are blocks with an id.
fn have_ids(list: &[Node]) -> bool {
    list.iter().all(|node| node.id().is_some())
}

/// Whether a block says which words a list loses and gets.
fn changes_words(fields: Option<&[Field]>) -> bool {
    let fields = fields.unwrap_or_default();
    let right =
        |field: &Field| matches!(field.name.as_str(), REMOVE | ADD) && field.value.list().is_some();
    !fields.is_empty() && fields.iter().all(right)
}

/// Whether a block takes the one with its id away.
fn removes(block: &Node) -> bool {
    block.field(REMOVE).is_some_and(|value| value.shape == Shape::True)
}
