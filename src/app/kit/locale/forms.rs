//! The arguments of a message, with the forms that sentences need: where `$animal` is "Lion",
//! `$animal-the` is "the lion".

use fluent_bundle::FluentArgs;

use super::{Arg, Bundle, FALLBACK, LocalText, Locale, of_kind, own_words};

/// Cases that some languages have: accusative, dative, and where something is. A name without them,
/// such as one in English, reads `.the`.
const CASES: [&str; 3] = ["acc", "dat", "at"];

impl Locale {
    /// The arguments as a message of this bundle reads them.
    pub(super) fn filled(
        &self,
        bundle: &Bundle,
        args: &[(&'static str, Arg)],
    ) -> FluentArgs<'static> {
        let mut filled = FluentArgs::new();
        for (name, arg) in args {
            match arg {
                Arg::Text(text) => filled.set(*name, text.clone()),
                Arg::Number(number) => filled.set(*name, *number),
                Arg::Key(inner) => self.fill(bundle, &mut filled, name, inner),
            }
        }
        filled
    }

    /// Sets `name` to the words of a text, and its forms to the attributes of that text's message.
    /// Attributes have the same arguments, so that a list passes on the forms of its names.
    fn fill(
        &self,
        bundle: &Bundle,
        filled: &mut FluentArgs,
        name: &'static str,
        inner: &LocalText,
    ) {
        if let Some(words) = self.own.get(&inner.key) {
            return own_words::fill(filled, name, words);
        }
        let known = [Some(bundle), self.bundles.get(FALLBACK)].into_iter().flatten();
        let known = known.map(|bundle| (bundle, bundle.get_message(of_kind(&inner.key))));
        let Some((bundle, message)) = known.into_iter().find_map(|(at, found)| Some((at, found?)))
        else {
            return filled.set(name, self.say(inner));
        };
        let inside = self.filled(bundle, &inner.args);
        let say =
            |pattern| bundle.format_pattern(pattern, Some(&inside), &mut Vec::new()).into_owned();
        filled.set(name, message.value().map(say).unwrap_or_default());
        for form in message.attributes() {
            filled.set(format!("{name}-{}", form.id()), say(form.value()));
        }
        let Some(plain) = message.get_attribute("the") else { return };
        for case in CASES.into_iter().filter(|case| message.get_attribute(case).is_none()) {
            filled.set(format!("{name}-{case}"), say(plain.value()));
        }
    }
}
