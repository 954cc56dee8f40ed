//! The messages of a file of texts: their keys, and what stands in them, each with its place.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;

use fluent_syntax::ast::{
    CallArguments, Comment, Entry, Expression, Identifier, InlineExpression, Pattern,
    PatternElement, Resource,
};
use fluent_syntax::unicode::unescape_unicode_to_string;

/// A word of a file with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Named {
    /// The word.
    pub name: String,
    /// Its bytes in the file.
    pub at: Range<usize>,
}

/// A message or a term.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Its key; that of a term begins with `-`.
    pub key: Named,
    /// The names in its gaps, without `$`, those of its forms included.
    pub gaps: Vec<Named>,
    /// The names that the comment right above it mentions, without `$`: they are supplied too.
    pub mentioned: BTreeSet<String>,
    /// The keys of messages and terms in its gaps, and functions as `NAME()`.
    pub references: Vec<Named>,
    /// Its forms: `the` of `.the = …`.
    pub forms: Vec<Named>,
    /// Whether it has forms only.
    pub is_empty: bool,
    /// Its words as a player reads them.
    pub(super) words: Vec<Named>,
}

impl Message {
    /// Whether it is a term, which only other messages read.
    #[must_use]
    pub fn is_term(&self) -> bool {
        self.key.name.starts_with('-')
    }
}

/// All messages and terms of a parsed text.
pub(super) fn all(text: &str, resource: &Resource<&str>) -> Vec<Message> {
    let collected = |id: &Identifier<&str>, dash: &str, comment: Option<&Comment<&str>>| {
        let key = Named { name: format!("{dash}{}", id.name), ..Collector::named(text, id.name) };
        let mentioned = comment.map(mentioned).unwrap_or_default();
        Collector { text, message: Message { key, mentioned, ..Message::empty() } }
    };
    let entries = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => {
            let mut made = collected(&message.id, "", message.comment.as_ref());
            made.message.is_empty = message.value.is_none();
            message.value.iter().for_each(|value| made.pattern(value));
            Some((made, &message.attributes))
        }
        Entry::Term(term) => {
            let mut made = collected(&term.id, "-", term.comment.as_ref());
            made.pattern(&term.value);
            Some((made, &term.attributes))
        }
        _ => None,
    });
    entries
        .map(|(mut made, forms)| {
            for form in forms {
                made.message.forms.push(Collector::named(text, form.id.name));
                made.pattern(&form.value);
            }
            made.message
        })
        .collect()
}

/// The names behind `$` in a comment.
fn mentioned(comment: &Comment<&str>) -> BTreeSet<String> {
    let names = comment.content.iter().flat_map(|line| line.split('$').skip(1)).map(|rest| {
        let of_name = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_');
        rest[..rest.find(|letter| !of_name(letter)).unwrap_or(rest.len())].to_owned()
    });
    names.collect()
}

impl Message {
    fn empty() -> Self {
        Self {
            key: Named { name: String::new(), at: 0..0 },
            gaps: Vec::new(),
            mentioned: BTreeSet::new(),
            references: Vec::new(),
            forms: Vec::new(),
            is_empty: false,
            words: Vec::new(),
        }
    }
}

/// Collects what stands in one message.
struct Collector<'t> {
    text: &'t str,
    message: Message,
}

impl Collector<'_> {
    /// A slice of the text with its place.
    fn named(text: &str, slice: &str) -> Named {
        let at = slice.as_ptr().addr().wrapping_sub(text.as_ptr().addr());
        let at = if at <= text.len() { at } else { 0 };
        Named { name: slice.to_owned(), at: at..at + slice.len() }
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    self.words(value, Cow::Borrowed(value));
                }
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    /// Keeps words that hold more than plain letters.
    fn words(&mut self, written: &str, read: Cow<'_, str>) {
        let plain = |letter: u8| matches!(letter, b' '..=b'~' | b'\n' | b'\r');
        if !read.bytes().all(plain) {
            let at = Self::named(self.text, written).at;
            self.message.words.push(Named { name: read.into_owned(), at });
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { value } => {
                self.words(value, unescape_unicode_to_string(value));
            }
            InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.message.gaps.push(Self::named(self.text, id.name));
            }
            InlineExpression::MessageReference { id, .. } => self.refer(id, "", ""),
            InlineExpression::TermReference { id, arguments, .. } => {
                self.refer(id, "-", "");
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.refer(id, "", "()");
                self.arguments(arguments);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
        }
    }

    fn refer(&mut self, id: &Identifier<&str>, before: &str, behind: &str) {
        let named = Self::named(self.text, id.name);
        let name = format!("{before}{}{behind}", named.name);
        self.message.references.push(Named { name, ..named });
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}
