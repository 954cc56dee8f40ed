//! Whether the data files of packs have flaws, and whose they are.
//!
//! The packs are judged from the lowest to the highest, each on top of the sound ones below it. Flaws
//! that come with a pack are its own, wherever they show: an animal that it takes away may be missing in
//! a level of the game. A pack with flaws is switched off alone.
//!
//! [`Stack::inspected`] also judges texts, proves lessons, which takes seconds, and notes likely slips: it is
//! for those who write packs.

use std::collections::BTreeSet;

use crate::data::check::{Judge, Known, KnownTexts, Report, english_keys};
use crate::data::index::{self, OF_PACK, OF_PACK_WRITTEN};
use crate::data::pictures::{self, Pictures};
use crate::data::{Files, Flaw, lessons};
use crate::for_game;
use crate::packs::left_out::left_out;
use crate::packs::limits::MAX_FLAWS;
use crate::packs::{Layered, Pack, Picture, Stack, manifest};
use crate::rules::GAMES;

impl Stack {
    /// The same packs, where those with flaws in their data are off. A name without a text is a flaw only where
    /// the files below have a list of languages.
    #[must_use]
    pub fn judged(self, below: &dyn Files) -> Self {
        let ids: Vec<String> = self.on().map(|pack| pack.id().to_owned()).collect();
        // A start without packs reads no texts here.
        let texts = if ids.is_empty() { None } else { english_keys(below) };
        ids.into_iter().fold(self, |stack, id| {
            let flaws = stack.flaws_of(&id, below, texts.as_ref());
            if flaws.is_empty() { stack } else { stack.without(&id, flaws) }
        })
    }

    /// Everything that can be told of a pack on top of those below it. Files are named as the pack names
    /// them.
    #[must_use]
    pub fn inspected(&self, id: &str, below: &dyn Files) -> Report {
        let Some(pack) = self.pack(id) else { return Report::default() };
        let [with, without] = self.with_and_without(id, below);
        let Asked { own, changed } = asked(pack, &without);
        let of_pack = |pack: &Pack| {
            let texts = pack.paths().filter(|path| path.ends_with(".ftl"));
            texts.map(|path| named(pack, path)).collect::<Vec<_>>()
        };
        let lower = || self.on().take_while(|other| other.id() != id);
        let known = Known {
            paths: own.into_iter().chain(changed.clone()).chain(of_pack(pack)).collect(),
            is_pack: true,
            texts_below: lower().flat_map(of_pack).collect(),
            instead_of_english: lower().chain([pack]).filter_map(named_in).collect(),
            ..Known::default()
        };
        let before = judged(&changed, &without, None);
        let mut judge = Judge::new(&with, known);
        judge.pack();
        let Report { checked, mut flaws, mut notes } = judge.report();
        flaws.retain(|flaw| !before.contains(flaw));
        let of = |note: &Flaw, pack: &Pack| note.file.starts_with(&format!("{}/", pack.label));
        notes.retain(|note| !lower().any(|pack| of(note, pack)));
        notes.extend(self.unused_media(pack, below));
        notes.extend(unlicensed_fonts(pack));
        notes.extend(pack.instead_of_english().map(|language| {
            let cause = format!(
                "there are no English texts: players of other languages read those of `{language}`"
            );
            Flaw::of_file(&pack.told(&format!("assets/locales/{language}")), cause)
        }));
        let left_out = left_out(&with, pack);
        flaws.retain(|flaw| !left_out.explain(flaw));
        let tell = |flaw| told(pack, flaw);
        Report {
            checked: checked
                .iter()
                .map(|path| named_by(pack, path))
                .chain([pack.told(manifest::PATH)])
                .collect(),
            flaws: left_out.flaws.into_iter().chain(flaws).map(tell).collect(),
            notes: notes.into_iter().map(tell).collect(),
        }
    }

    /// Notes on pictures and sounds that no data file of their pack names and that replace none of the game's.
    fn unused_media(&self, pack: &Pack, below: &dyn Files) -> Vec<Flaw> {
        let data = pack.files().filter(|(path, _)| path.ends_with(".ron"));
        let data: Vec<String> =
            data.map(|(_, bytes)| String::from_utf8_lossy(bytes).into_owned()).collect();
        let is_named = |name: &str| data.iter().any(|text| text.contains(&format!("\"{name}\"")));
        let drawn = Pictures::read(below).of_kind(pictures::HEADS, "").unwrap_or_default();
        let replaces = |picture: &Picture<'_>| drawn.contains(&picture.plain.replace('_', "-"));
        let seen = self.pictures().into_iter();
        let seen = seen.filter(|picture| !is_named(&picture.name) && !replaces(picture));
        let seen = seen.map(|picture| (picture.pack, picture.path, picture.name));
        let file =
            |sound: &Picture<'_>| format!("{}{OF_PACK_WRITTEN}{}.ogg", sound.pack, sound.plain);
        let heard = self.sounds().into_iter().map(|sound| (sound.pack, sound.path, file(&sound)));
        let heard = heard.filter(|(_, path, file)| !is_named(file) && below.read(path).is_err());
        let unused = seen.chain(heard).filter(|(of, ..)| *of == pack.id());
        let noted = unused.map(|(_, path, name)| {
            let cause = format!("no data file of the pack names `{name}`");
            Flaw::of_file(&pack.told(path), cause)
        });
        noted.collect()
    }

    /// The files up to a pack, and those below it.
    fn with_and_without<'s, 'f>(
        &'s self,
        id: &str,
        below: &'f dyn Files,
    ) -> [Layered<&'s Self, &'f dyn Files>; 2] {
        let from = || self.on().skip_while(|other| other.id() != id);
        let above = |layered: Layered<_, _>, pack: &Pack| layered.without(pack.id());
        [
            from().skip(1).fold(Layered::new(self, below), above),
            from().fold(Layered::new(self, below), above),
        ]
    }

    /// The flaws that come with a pack, on top of those below it.
    fn flaws_of(&self, id: &str, below: &dyn Files, texts: Option<&BTreeSet<String>>) -> Vec<Flaw> {
        // A pack that was switched off meanwhile is no longer here.
        let Some(pack) = self.pack(id) else { return Vec::new() };
        let [with, without] = self.with_and_without(id, below);
        let Asked { own, changed } = asked(pack, &without);
        let known = texts.map(|texts| texts.iter().cloned().chain(self.english()).collect());
        // What was wrong without the pack is not its fault.
        let before = judged(&changed, &without, known.as_ref());
        let mut flaws = judged(&changed, &with, known.as_ref());
        flaws.retain(|flaw| !before.contains(flaw));
        flaws.extend(judged(&own, &with, known.as_ref()));
        let left_out = left_out(&with, pack);
        flaws.retain(|flaw| !left_out.explain(flaw));
        // A file of animals is read with each level that names it.
        let mut all: Vec<Flaw> = Vec::new();
        for flaw in left_out.flaws.into_iter().chain(flaws).map(|flaw| told(pack, flaw)) {
            if !all.contains(&flaw) {
                all.push(flaw);
            }
        }
        let more = all.len().saturating_sub(MAX_FLAWS);
        all.truncate(MAX_FLAWS);
        if more > 0 {
            all.push(Flaw::untold(&pack.label, more));
        }
        all
    }

    /// The keys of the packs' own English texts, and of those that stand for them.
    fn english(&self) -> BTreeSet<String> {
        let texts = self.texts("en").into_iter().chain(self.instead_of_english());
        let lines = texts.flat_map(|text| text.text.lines());
        let keys = lines.filter_map(|line| line.split_once('=')).map(|(key, _)| key.trim_end());
        let is_key = |key: &&str| key.starts_with(|first: char| first.is_ascii_alphabetic());
        keys.filter(is_key).map(str::to_owned).collect()
    }
}

/// The pack's id, and the language in which it names its own things where it has no English texts.
fn named_in(pack: &Pack) -> Option<(String, String)> {
    Some((pack.id().to_owned(), pack.instead_of_english()?.to_owned()))
}

/// Notes on fonts beside which no licence lies: most may only be given away with theirs.
fn unlicensed_fonts(pack: &Pack) -> Vec<Flaw> {
    let folder = |path: &str| path.rsplit_once('/').map(|(folder, _)| folder.to_owned());
    let papers = pack.paths().filter(|path| path.ends_with(".txt") || path.ends_with(".md"));
    let papers: BTreeSet<_> = papers.map(folder).collect();
    let alone = pack.fonts().filter(|(path, _)| !papers.contains(&folder(path)));
    let noted = alone.map(|(path, _)| {
        let cause = "no file beside this font says under which licence it is";
        Flaw::of_file(&pack.told(path), cause)
            .suggest("lay its licence there, such as `assets/fonts/OFL.txt`")
    });
    noted.collect()
}

/// The paths to be asked for because of a pack, as the game names them.
#[derive(Default)]
struct Asked {
    /// Files that only the pack has.
    own: BTreeSet<String>,
    /// Files below it that it changes, and the levels that may name them.
    changed: BTreeSet<String>,
}

fn asked(pack: &Pack, below: &dyn Files) -> Asked {
    let is_data = |path: &&str| path.ends_with(".ron") && *path != manifest::PATH;
    let mut asked = Asked::default();
    for path in pack.paths().filter(is_data) {
        let (folder, file) = path.rsplit_once('/').unwrap_or(("", path));
        if let Some((other, name)) = file.split_once(OF_PACK_WRITTEN) {
            let other = format!("{folder}/{other}{OF_PACK}{name}");
            // The other pack need not be here.
            asked.changed.extend(Some(other).filter(|other| below.read(other).is_ok()));
        } else if below.read(path).is_ok() {
            asked.changed.insert(path.to_owned());
            let game = folder.strip_prefix("assets/").filter(|game| GAMES.contains(game));
            // Whatever names the changed file is a level of that game.
            let levels = index::load(below).unwrap_or_default();
            let of_game = |id: &&String| index::split(id).map(|(of, _)| of) == game;
            let levels = levels.iter().filter(of_game).map(|id| format!("levels/{id}.board.ron"));
            asked.changed.extend(levels);
        } else {
            asked.own.insert(named(pack, path));
        }
    }
    asked
}

/// The flaws of the files at these paths.
fn judged(
    paths: &BTreeSet<String>,
    files: &dyn Files,
    texts: Option<&BTreeSet<String>>,
) -> Vec<Flaw> {
    let texts = texts.cloned().map_or(KnownTexts::Unknown, KnownTexts::Keys);
    let mut judge = Judge::new(files, Known { texts, ..Known::default() });
    let mut flaws = Vec::new();
    for path in paths {
        match lesson(path) {
            Some((game, id)) => {
                let loaded = for_game!(game, G => lessons::load::<G>(files, &id).err());
                flaws.extend(loaded.flatten().into_iter().flat_map(|flaws| flaws.0));
            }
            None => judge.file(path),
        }
    }
    flaws.splice(0..0, judge.report().flaws);
    flaws
}

/// The game and the id of a lesson, by its path.
fn lesson(path: &str) -> Option<(&str, String)> {
    let name = path.strip_suffix(".lesson.ron")?;
    let (game, name) = name.strip_prefix("levels/")?.split_once("/lessons/")?;
    GAMES.contains(&game).then(|| (game, format!("{game}/{name}")))
}

/// A pack's own file as the game names it.
fn named(pack: &Pack, path: &str) -> String {
    let (folder, file) = path.rsplit_once('/').unwrap_or(("", path));
    format!("{folder}/{}{OF_PACK}{file}", pack.id())
}

/// A file that the game names so, as the pack names it if it is the pack's own.
fn named_by(pack: &Pack, path: &str) -> String {
    let own = format!("{}{OF_PACK}", pack.id());
    let inside = path
        .rsplit_once('/')
        .and_then(|(folder, name)| Some(format!("{folder}/{}", name.strip_prefix(&own)?)));
    inside.map_or(path.to_owned(), |path| pack.told(&path))
}

/// A flaw told of the pack's file where the message names it as the game does, and of the pack where the
/// flaw shows in another file.
fn told(pack: &Pack, mut flaw: Flaw) -> Flaw {
    flaw.file = named_by(pack, &flaw.file);
    let inside = flaw.file.strip_prefix(&pack.label).is_some_and(|rest| rest.starts_with('/'));
    if !inside && flaw.file != pack.label {
        flaw.cause = format!("with the pack `{}`: {}", pack.id(), flaw.cause);
    }
    flaw
}
