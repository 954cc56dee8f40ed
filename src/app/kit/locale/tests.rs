//! Tests that the shipped languages are complete and every message formats.

use std::collections::BTreeSet;
use std::path::Path;

use bevy::asset::io::memory::{Dir, MemoryAssetReader};
use bevy::asset::io::{AssetSourceBuilder, AssetSourceId};
use bevy::state::app::StatesPlugin;
use fluent_bundle::{FluentArgs, FluentResource};
use iyes_progress::ProgressPlugin;

use super::*;
use crate::app::kit::content::tests::frames_until;

fn shipped() -> Vec<(Language, Vec<String>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    let index = std::fs::read_to_string(folder.join("index.ron")).expect("the index");
    let LocaleIndex(languages) = ron::from_str(&index).expect("the index is RON");
    let read = |language: &Language, file: &String| {
        let path = folder.join(&language.id).join(file);
        std::fs::read_to_string(&path).unwrap_or_else(|flaw| panic!("{}: {flaw}", path.display()))
    };
    languages
        .into_iter()
        .map(|language| {
            let texts = language.files.iter().map(|file| read(&language, file)).collect();
            (language, texts)
        })
        .collect()
}

fn keys(texts: &[String]) -> BTreeSet<String> {
    let line = |line: &str| {
        let (key, _) = line.split_once(" =")?;
        key.starts_with(|first: char| first.is_ascii_lowercase()).then(|| key.to_owned())
    };
    texts.iter().flat_map(|text| text.lines().filter_map(line)).collect()
}

fn gaps(texts: &[String]) -> BTreeSet<String> {
    let name = |rest: &str| {
        let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '-');
        rest[..end.unwrap_or(rest.len())].to_owned()
    };
    texts.iter().flat_map(|text| text.split('$').skip(1)).map(name).collect()
}

/// The shipped languages, with this one in use.
pub(in crate::app) fn speaking(language: &str) -> Locale {
    let mut locale = learned();
    locale.choose(language, None);
    locale
}

fn learned() -> Locale {
    let mut locale = Locale::default();
    for (language, texts) in shipped() {
        let parsed = texts.into_iter().map(|text| {
            FluentResource::try_new(text)
                .unwrap_or_else(|(_, flaws)| panic!("{}: {flaws:?}", language.id))
        });
        locale.learn(&language.id, parsed);
        locale.known.push(language);
    }
    locale
}

#[test]
fn words_of_a_level_stand_before_messages_until_the_next_level() {
    let mut locale = learned();
    let key = "jungle-animal-cat";
    let sentence = LocalText::new("jungle-log-captured").with("victim", LocalText::new(key));
    locale.bring("level", [(key.to_owned(), "Otter {1}".to_owned())]);
    assert_eq!(locale.text(key, &[]), "Otter {1}");
    assert_eq!(locale.say(&sentence), "takes Otter {1}");
    locale.bring("level", []);
    assert_eq!(
        (locale.text(key, &[]), locale.say(&sentence)),
        ("Cat".into(), "takes the cat".into())
    );
}

#[test]
fn one_thing_of_a_kind_may_have_words_of_its_own() {
    let mut locale = learned();
    let key = "jungle-animal-cat/tom";
    let sentence = LocalText::new("jungle-log-captured").with("victim", LocalText::new(key));
    assert!(locale.knows(key));
    assert_eq!(
        (locale.text(key, &[]), locale.say(&sentence)),
        ("Cat".into(), "takes the cat".into())
    );
    locale.bring("level", [(key.to_owned(), "Tom".to_owned())]);
    assert_eq!((locale.text(key, &[]), locale.say(&sentence)), ("Tom".into(), "takes Tom".into()));
    assert_eq!(locale.text("jungle-animal-cat", &[]), "Cat");
}

#[test]
fn every_language_says_the_same_things() {
    let shipped = shipped();
    let (first, texts) = &shipped[0];
    let expected = keys(texts);
    for (language, texts) in &shipped[1..] {
        let found = keys(texts);
        let missing: Vec<_> = expected.symmetric_difference(&found).collect();
        assert!(missing.is_empty(), "{} against {}: {missing:?}", language.id, first.id);
    }
}

#[test]
fn no_message_is_written_twice() {
    for (language, texts) in shipped() {
        let lines = texts.iter().flat_map(|text| text.lines());
        let mut seen = BTreeSet::new();
        for key in lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key) {
            let fresh = !key.starts_with(|first: char| first.is_ascii_lowercase())
                || seen.insert(key.to_owned());
            assert!(fresh, "{}: {key} appears twice", language.id);
        }
    }
}

#[test]
fn every_message_formats_without_flaw() {
    let locale = learned();
    let shipped = shipped();
    let gaps: BTreeSet<String> = shipped.iter().flat_map(|(_, texts)| gaps(texts)).collect();
    for (language, texts) in &shipped {
        let bundle = &locale.bundles[&language.id];
        for key in keys(texts) {
            let pattern = bundle.get_message(&key).and_then(|message| message.value());
            let Some(pattern) = pattern else { panic!("{}: {key} says nothing", language.id) };
            let mut args = FluentArgs::new();
            for gap in &gaps {
                args.set(gap.as_str(), 2);
            }
            let mut flaws = Vec::new();
            let said = bundle.format_pattern(pattern, Some(&args), &mut flaws);
            assert!(flaws.is_empty(), "{}: {key}: {flaws:?}", language.id);
            assert!(!said.trim().is_empty(), "{}: {key} is empty", language.id);
        }
    }
}

#[test]
fn a_message_as_argument_brings_its_articles() {
    let mut locale = learned();
    let animal = |key: &'static str| Arg::from(LocalText::new(key));
    let args =
        [("animal", animal("jungle-animal-lion")), ("victim", animal("jungle-animal-elephant"))];
    locale.choose("fr", None);
    assert_eq!(
        locale.text("jungle-why-j7", &args),
        "Le lion est trop faible pour prendre l’éléphant."
    );
    locale.choose("en", None);
    assert_eq!(locale.text("jungle-why-j7", &args), "The lion is too weak to take the elephant.");
}

#[test]
fn names_stand_in_the_case_of_the_sentence_alone_and_in_lists() {
    let locale = speaking("de");
    let name = LocalText::new;
    let victims =
        lists::names(["jungle-animal-lion", "jungle-animal-cat", "jungle-animal-dog"].map(name));
    let takes = name("rules-jungle-ranks-takes").with("animal", name("jungle-animal-rat"));
    assert_eq!(
        locale.say(&takes.with("victims", victims)),
        "Die Ratte schlägt den Löwen, die Katze und den Hund, unabhängig vom Rang."
    );
    let safe = name("jungle-hint-saves").with("animal", name("jungle-animal-rat"));
    assert_eq!(
        locale.say(&safe.with("enemy", name("jungle-animal-lion"))),
        "Die Ratte ist dort sicher vor dem Löwen."
    );
}

#[test]
fn a_name_that_a_language_lacks_is_read_in_english() {
    let mut locale = speaking("de");
    let boar = "boar = Boar\n    .the = the boar\n".to_owned();
    let english = locale.bundles.get_mut(FALLBACK).expect("English");
    english.add_resource_overriding(FluentResource::try_new(boar).expect("a message"));
    let sentence = LocalText::new("jungle-log-captured").with("victim", LocalText::new("boar"));
    assert_eq!(locale.say(&sentence), "schlägt the boar");
}

#[test]
fn plural_forms_and_fallbacks_work() {
    let mut locale = learned();
    locale.choose("fr", None);
    assert_eq!(locale.current(), "fr");
    let one = locale.text("card-players", &[("count", Arg::from(1))]);
    let two = locale.text("card-players", &[("count", Arg::from(2))]);
    assert_ne!(one.replace('1', ""), two.replace('2', ""));
    assert_eq!(locale.text("no-such-key", &[]), "no-such-key");
    locale.choose("", Some("fr_CA.UTF-8"));
    assert_eq!(locale.current(), "fr");
    locale.choose("xx", Some("tlh"));
    assert_eq!(locale.current(), "en");
}

/// Every string in the sources that looks like a text key with one of these prefixes.
fn keys_in_sources() -> BTreeSet<String> {
    const FAMILIES: [&str; 20] = [
        "jungle-why-",
        "jungle-end-",
        "jungle-hint-",
        "jungle-log-",
        "jungle-power-",
        "jungle-card-",
        "referee-end-",
        "table-log-",
        "status-",
        "offer-",
        "log-",
        "plate-",
        "bar-",
        "card-",
        "powers-",
        "hint-",
        "side-",
        "end-",
        "bad-level-",
        "shell-",
    ];
    let mut found = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder of sources").flatten() {
            if entry.path().is_dir() {
                folders.push(entry.path());
                continue;
            }
            let text = std::fs::read_to_string(entry.path()).expect("a source");
            let whole = |word: &&str| {
                word.chars().all(|c| c.is_ascii_alphanumeric() || c == '-') && !word.ends_with('-')
            };
            let family = |word: &&str| FAMILIES.iter().any(|family| word.starts_with(family));
            found.extend(text.split('"').filter(whole).filter(family).map(str::to_owned));
        }
    }
    found
}

#[test]
fn every_key_in_the_sources_is_written_in_every_language() {
    let used = keys_in_sources();
    assert!(used.len() > 80, "the sources were read: {used:?}");
    for (language, texts) in shipped() {
        let known = keys(&texts);
        let missing: Vec<_> = used.difference(&known).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", language.id);
    }
}

/// Loads the way the game does, as far as texts are concerned, with these files.
fn loading(files: &[(&str, &str)]) -> App {
    let root = Dir::default();
    for (path, text) in files {
        root.insert_asset(&Path::new("locales").join(path), text.as_bytes().to_vec());
    }
    let source =
        AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: root.clone() }));
    let mut app = App::new();
    app.register_asset_source(AssetSourceId::Default, source)
        .add_plugins((MinimalPlugins, StatesPlugin, AssetPlugin::default()))
        .init_resource::<Settings>()
        .init_state::<Screen>()
        .add_plugins(
            ProgressPlugin::<Screen>::new().with_state_transition(Screen::Loading, Screen::Title),
        )
        .add_plugins(super::plugin);
    app
}

#[test]
fn a_missing_file_of_texts_is_not_waited_for() {
    let index = r#"[(id: "en", name: "English", files: ["missing.ftl", "shell.ftl"])]"#;
    let mut app = loading(&[("index.ron", index), ("en/shell.ftl", "hello = Hello\n")]);
    frames_until(&mut app, |world| *world.resource::<State<Screen>>().get() == Screen::Title);
    assert_eq!(app.world().resource::<Locale>().text("hello", &[]), "Hello");
}

#[test]
fn a_list_of_languages_that_cannot_be_read_is_told() {
    let mut app = loading(&[("index.ron", "[(id: ")]);
    frames_until(&mut app, |world| *world.resource::<State<Screen>>().get() == Screen::Broken);
}

#[test]
fn a_flaw_of_a_text_is_told_with_file_and_line() {
    let text = "hello = Hello\nbroken = { $name\nbye = Bye\n";
    let (resource, flaws) = FluentResource::try_new(text.to_owned()).expect_err("a flaw");
    let told = reading::place("assets/locales/it/shell.ftl", text, &flaws[0].pos);
    assert!(told.starts_with("assets/locales/it/shell.ftl:3:"), "{told}");
    assert_eq!(resource.entries().count(), 3, "two messages and what cannot be read");
}

#[test]
fn a_language_tells_how_much_of_the_english_texts_it_has() {
    let english = "# A note = no message.\none = 1\n    .case = 1\ntwo = 2\nthree =\n    3 = 3\n";
    let asked: Vec<&str> = reading::messages(english).collect();
    assert_eq!(asked, ["one", "two", "three"]);
    let share = |text: &'static str| reading::share(&asked, &reading::messages(text).collect());
    assert_eq!([share(english), share("one = 1\nthree = 3\nfour = 4\n")], [100, 66]);
}

#[test]
fn only_the_language_in_use_and_english_are_kept_in_memory() {
    let index = r#"[
        (id: "en", name: "English", files: ["a.ftl"]),
        (id: "fr", name: "Français", files: ["a.ftl"]),
        (id: "de", name: "Deutsch", files: ["a.ftl"]),
    ]"#;
    let files =
        [("en/a.ftl", "a = one\nb = two\n"), ("fr/a.ftl", "a = un\n"), ("de/a.ftl", "a = eins\n")];
    let mut app = loading(&[&[("index.ron", index)][..], &files].concat());
    let speak = |app: &mut App, language: &str| {
        app.world_mut().resource_mut::<Settings>().language = language.to_owned();
        app.update();
    };
    app.world_mut().resource_mut::<Settings>().language = "fr".to_owned();
    frames_until(&mut app, |world| *world.resource::<State<Screen>>().get() == Screen::Title);
    let told = |app: &App| {
        let locale = app.world().resource::<Locale>();
        let kept: BTreeSet<&str> = locale.bundles.keys().map(String::as_str).collect();
        (
            locale.text("a", &[]),
            locale.text("b", &[]),
            kept.into_iter().collect::<Vec<_>>().join(" "),
        )
    };
    assert_eq!(told(&app), ("un".into(), "two".into(), "en fr".into()));
    speak(&mut app, "de");
    assert_eq!(told(&app), ("eins".into(), "two".into(), "de en".into()));
    let locale = app.world().resource::<Locale>();
    assert_eq!(["en", "fr", "de"].map(|id| locale.share(id)), [100, 50, 50]);
}
