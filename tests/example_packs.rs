//! The packs in `packs`: each is sound, can be played, and leaves the game's own matches as they are.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use menagerie::data::check::{Judge, Known, KnownTexts};
use menagerie::data::sounds::{FOLDER, Sounds};
use menagerie::data::{Files, Flaws, FromFiles, index};
use menagerie::for_game;
use menagerie::packs::{self, Lack, Layered, Pack, Stack};
use menagerie::referee::{Match, Record, TablesHashes};
use menagerie::rules::Dice;
use menagerie::rules::arena::Arena;
use menagerie::rules::dice::SmallDice;
use menagerie::rules::jungle::Jungle;
use menagerie::rules::laws::{Pace, check_laws_at};
use menagerie::saves::Save;

use super::files::read;
use super::root;

const PACKS: [&str; 3] = ["marsh", "otter", "sandlings"];
const LANGUAGES: [&str; 4] = ["en", "fr", "it", "de"];

fn pack(name: &str) -> Pack {
    let label = format!("packs/{name}");
    packs::read(&root().join(&label), &label).unwrap_or_else(|refused| panic!("{}", refused.flaws))
}

fn all() -> Stack {
    let stack = Stack::of(PACKS.map(pack).into(), &Stack::game());
    assert!(stack.off().is_empty());
    stack
}

/// The levels that the packs bring.
pub(crate) fn levels(stack: &Stack) -> Vec<String> {
    stack.levels(&read(index::PATH).expect("the list"))
}

/// The keys of messages in a text, found by their form.
fn keys(text: &str) -> BTreeSet<String> {
    let key = |line: &str| {
        let (key, _) = line.split_once(" =")?;
        key.starts_with(|first: char| first.is_ascii_lowercase()).then(|| key.to_owned())
    };
    text.lines().filter_map(key).collect()
}

/// Everything that an English player can read, and the packs' own part of it.
pub(crate) fn texts(stack: &Stack, language: &str) -> [BTreeSet<String>; 2] {
    let folder = root().join(format!("assets/locales/{language}"));
    let files = std::fs::read_dir(folder).expect("the texts").flatten();
    let texts = files.map(|entry| std::fs::read_to_string(entry.path()).expect("a text"));
    let own: BTreeSet<String> = stack.texts(language).iter().flat_map(|it| keys(it.text)).collect();
    [texts.flat_map(|text| keys(&text)).chain(own.clone()).collect(), own]
}

#[test]
fn the_packs_lie_in_the_folder_and_say_what_they_are() {
    let found = packs::list(Path::new(&root().join("packs")));
    let names: Vec<_> = found.iter().filter_map(|path| path.file_name()?.to_str()).collect();
    assert_eq!(names, PACKS);
    for pack in all().on() {
        for language in LANGUAGES {
            assert!(pack.manifest.title.contains_key(language), "{}: {language}", pack.id());
            assert!(pack.manifest.line.contains_key(language), "{}: {language}", pack.id());
        }
    }
}

#[test]
fn the_packs_have_no_flaws_and_nothing_lacks_a_name_or_a_picture() {
    let stack = all();
    let files = Layered::new(&stack, &read as &dyn Files);
    let [texts, _] = texts(&stack, "en");
    let judged = stack.clone().judged(&read as &dyn Files);
    let off: Vec<_> = judged.off().iter().flat_map(|off| off.why.clone()).collect();
    assert!(off.is_empty(), "{}", Flaws(off));
    let mut judge =
        Judge::new(&files, Known { texts: KnownTexts::Keys(texts), ..Known::default() });
    judge.file(index::PATH);
    for id in levels(&stack) {
        judge.file(&format!("levels/{id}.board.ron"));
    }
    let report = judge.report();
    assert!(report.flaws.is_empty(), "{}", Flaws(report.flaws));
    assert!(report.notes.is_empty(), "{}", Flaws(report.notes));
    assert!(report.checked.len() > PACKS.len(), "{:?}", report.checked);
    assert!(files.flaws().is_empty(), "{:?}", files.flaws());
}

#[test]
fn the_otter_has_a_voice_of_its_own() {
    let stack = all();
    let files = Layered::new(&stack, &read as &dyn Files);
    let (sounds, flaws) = Sounds::read(&files);
    assert_eq!(flaws, []);
    let voice = &sounds.sounds["animal_otter--otter"];
    let read_file = |file: &String| files.read(&format!("{FOLDER}/{file}")).expect("a file");
    let files: Vec<_> = voice.variants.iter().map(read_file).collect();
    assert!(files.iter().all(|bytes| bytes.starts_with(b"OggS") && bytes.len() < 40_000));
    let (own, _) = Sounds::read(&read as &dyn Files);
    assert_eq!(sounds.sounds.len(), own.sounds.len() + 1, "the game's own sounds are there too");
}

#[test]
fn every_language_has_the_same_texts() {
    let stack = all();
    let [_, english] = texts(&stack, "en");
    assert!(english.len() > 15, "{english:?}");
    for language in LANGUAGES {
        let [_, own] = texts(&stack, language);
        assert_eq!(own, english, "{language}");
    }
}

/// Plays a match of random actions and replays its record; checks the laws on the way.
pub(crate) fn play<G: FromFiles<Setup: Default>>(files: &dyn Files, id: &str) {
    let tables = G::tables(files, id, &[]).unwrap_or_else(|flaws| panic!("{flaws}"));
    let pace = Pace { matches: 2, sweep_every: 400 };
    let report = check_laws_at::<G>(&tables, &G::Setup::default(), pace, 1);
    report.unwrap_or_else(|broken| panic!("{id}: {broken}"));
    let tables = Arc::new(tables);
    let mut dice = SmallDice::new(3);
    let mut played = Match::<G>::new(tables.clone(), G::Setup::default(), 5);
    while played.outcome().is_none() {
        let actions = played.actions();
        let drawn = played.draw();
        let action = drawn.unwrap_or_else(|| actions[dice.below(actions.len() as u32) as usize]);
        played.play(action).expect("a listed action is legal");
    }
    let record = Record::of(&played, id, &[], &[]);
    let text = record.to_text().expect("a record has a text");
    let read = Record::from_text(&text).expect("a record");
    assert_eq!(read, record);
    let again = read.replay::<G>(tables).unwrap_or_else(|flaw| panic!("{id}: {flaw}"));
    assert_eq!(again.outcome(), played.outcome());
}

#[test]
fn the_levels_of_the_packs_are_played_and_their_records_replayed() {
    let stack = all();
    let files = Layered::new(&stack, &read as &dyn Files);
    let levels = levels(&stack);
    assert_eq!(levels, ["jungle/marsh:marsh", "arena/otter:riverbank", "zoon/sandlings:dunes"]);
    for id in levels {
        let (game, _) = index::split(&id).expect("a level");
        for_game!(game, G => play::<G>(&files, &id)).expect("a game");
    }
}

#[test]
fn the_game_s_own_levels_are_the_same_with_the_packs_and_without() {
    let stack = all();
    let files = Layered::new(&stack, &read as &dyn Files);
    let own = index::load(&read).expect("the list");
    for id in &own {
        let (game, _) = index::split(id).expect("a level");
        let hash = |files: &dyn Files| for_game!(game, G => TablesHashes::of::<G>(&G::tables(files, id, &[]).unwrap()));
        assert_eq!(hash(&files), hash(&read), "{id}");
    }
    let changed = menagerie::data::arena::animals::load(&files, "pack").expect("animals");
    assert!(changed.kind("otter:otter").is_some(), "the otter is among them all the same");
}

/// A pack that holds a level of the game and all that it names, with every id as one of the pack.
fn renamed(level: &str, named: &[&str]) -> Pack {
    let text = |path: &str| String::from_utf8(read(path).expect(path)).expect("UTF-8");
    let level = format!("levels/{level}.board.ron");
    let mut files: Vec<_> =
        named.iter().chain([&&*level]).map(|path| (path.to_string(), text(path))).collect();
    let ids = |text: &str| -> Vec<String> {
        let rest = text.split("id: \"").skip(1);
        rest.map(|rest| rest.split('"').next().expect("an id").to_owned()).collect()
    };
    let mut all: BTreeSet<String> = files.iter().flat_map(|(_, text)| ids(text)).collect();
    let names = named.iter().map(|path| path.rsplit('/').next().expect("a name"));
    all.extend(names.map(|name| name.split('.').next().expect("a name").to_owned()));
    for (_, text) in &mut files {
        for id in &all {
            *text = text.replace(&format!("\"{id}\""), &format!("\"mine:{id}\""));
            *text = text.replace(&format!("game: \"mine:{id}\""), &format!("game: \"{id}\""));
        }
    }
    let manifest = "(id: \"mine\", version: \"1.0.0\", title: {\"en\": \"Mine\"}, authors: [\"Ada\"], \
                    licence: \"CC0-1.0\")";
    files.push(("pack.ron".to_owned(), manifest.to_owned()));
    let files = files.into_iter().map(|(path, text)| (path, text.into_bytes()));
    Pack::from_files("packs/mine", files).unwrap_or_else(|refused| panic!("{}", refused.flaws))
}

#[test]
fn every_id_may_be_one_of_a_pack() {
    let cases: [(&str, &[&str]); 4] = [
        ("jungle/classic", &["assets/jungle/classic.animals.ron"]),
        ("arena/duel", &["assets/arena/pack.animals.ron"]),
        (
            "zoon/first-steps",
            &["assets/zoon/cendrelins.tribe.ron", "assets/zoon/mousserocs.tribe.ron"],
        ),
        (
            "honga/feed-the-tiger",
            &[
                "assets/honga/tribe.discs.ron",
                "assets/honga/tribe.barter.ron",
                "assets/honga/tribe.bonus.ron",
            ],
        ),
    ];
    for (level, named) in cases {
        let stack = Stack::of(vec![renamed(level, named)], &Stack::game());
        let files = Layered::new(&stack, &read as &dyn Files);
        let own = level.replace('/', "/mine:");
        let (game, _) = index::split(level).expect("a level");
        for_game!(game, G => play::<G>(&files, &own)).expect("a game");
    }
}

#[test]
fn a_level_needs_the_packs_that_change_it_and_no_others() {
    let stack = all();
    let needs = |id: &str| -> Vec<String> {
        let (game, _) = index::split(id).expect("a level");
        let needs = for_game!(game, G => packs::of_level::<G>(&stack, &read, id, &[]));
        needs.expect("a game").into_iter().map(|need| need.id).collect()
    };
    assert_eq!(needs("arena/otter:riverbank"), ["otter"]);
    assert_eq!(needs("jungle/marsh:marsh"), ["marsh"]);
    assert_eq!(needs("arena/duel"), [""; 0], "the otter does not stand in it");
    assert_eq!(needs("zoon/duel-of-tribes"), [""; 0]);
    assert_eq!(needs("zoon/nowhere:dunes"), [""; 0]);
}

#[test]
fn packs_that_a_record_needs_are_compared_to_the_byte() {
    let stack = all();
    let needs = stack.needs();
    assert_eq!(stack.lacking(&needs), []);
    let other = |change: fn(&mut menagerie::data::Need)| {
        let mut need = needs[0].clone();
        change(&mut need);
        stack.lacking(&[need])
    };
    assert!(matches!(other(|need| need.id = "lake".into())[..], [Lack::Missing(_)]));
    assert!(matches!(other(|need| need.hash = "0".repeat(16))[..], [Lack::OtherFiles(_)]));
    let versions = other(|need| need.version = "2.0.0".into());
    assert!(matches!(&versions[..], [Lack::OtherVersion { here, .. }] if here == "1.0.0"));
    let off = stack.clone().without(&needs[0].id, Vec::new());
    assert!(matches!(off.lacking(&needs)[..], [Lack::Off(_)]));
}

/// A pack that changes animals of the game.
fn changing(path: &str, animals: &str) -> Stack {
    let manifest = "(id: \"points\", version: \"1.0.0\", title: {\"en\": \"Points\"}, authors: [\"Ada\"], \
                    licence: \"CC0-1.0\")";
    let files = [("pack.ron", manifest), (path, animals)];
    let files = files.map(|(path, text)| (path.to_owned(), text.as_bytes().to_vec()));
    Stack::of(vec![Pack::from_files("packs/points", files).expect("a pack")], &Stack::game())
}

/// A golden record.
fn record(name: &str) -> Record {
    let text = std::fs::read_to_string(root().join(format!("tests/records/{name}.ron")));
    Record::from_text(&text.expect("a file")).expect("a record")
}

#[test]
fn a_change_of_an_animal_reaches_the_records_of_levels_in_which_it_stands() {
    for (animal, stands) in [("zebra", false), ("lion", true)] {
        let animals = format!("(animals: [(id: \"{animal}\", points: 3)])");
        let stack = changing("assets/arena/pack.animals.ron", &animals);
        let files = Layered::new(&stack, &read as &dyn Files);
        let tables = Arc::new(Arena::tables(&files, "arena/duel", &[]).expect("a level"));
        assert_eq!(
            record("arena-duel").replay::<Arena>(tables.clone()).is_err(),
            stands,
            "{animal}"
        );
        assert_eq!(
            packs::of_level::<Arena>(&stack, &read, "arena/duel", &[]).len(),
            usize::from(stands)
        );
        let fits = |name: &str| TablesHashes::of::<Arena>(&tables).fit(&record(name).tables);
        assert_eq!([fits("arena-duel"), fits("formats-2-arena-duel")], [!stands, false]);
        let old = record("formats-2-arena-duel").replay::<Arena>(tables.clone());
        let told = old.err().map(|flaw| flaw.to_string()).unwrap_or_default();
        assert!(told.contains("has changed since"), "the older hash covers all: {told}");
    }
    let own = TablesHashes::of::<Arena>(&Arena::tables(&read, "arena/duel", &[]).expect("a level"));
    assert!(
        ["arena-duel", "formats-2-arena-duel"].iter().all(|name| own.fit(&record(name).tables))
    );
}

#[test]
fn an_animal_that_is_taken_away_disturbs_no_record_of_a_level_in_which_it_does_not_stand() {
    let animals = "(animals: [(id: \"lion\", remove: true)])";
    let stack = changing("assets/jungle/combat.animals.ron", animals);
    let level = "jungle/first-steps";
    assert_eq!(packs::of_level::<Jungle>(&stack, &read, level, &[]), []);
    let tables = |files: &dyn Files| Arc::new(Jungle::tables(files, level, &[]).expect("a level"));
    let (own, changed) = (tables(&read), tables(&Layered::new(&stack, &read as &dyn Files)));
    assert_eq!(changed.kinds.len() + 1, own.kinds.len());
    let replay = |name: &str, tables: &Arc<_>| record(name).replay::<Jungle>(Arc::clone(tables));
    let played = replay("jungle-first-steps", &changed).unwrap_or_else(|flaw| panic!("{flaw}"));
    assert_eq!(Record::of(&played, level, &[], &[]), record("jungle-first-steps"));
    let old = "formats-5-jungle-first-steps";
    assert!(replay(old, &own).is_ok(), "records of version 0.1.0 read as before");
    let told = replay(old, &changed).err().map(|flaw| flaw.to_string()).unwrap_or_default();
    assert!(told.contains("has changed since"), "{told}");
    let whole = Record {
        tables: TablesHashes::of::<Jungle>(&changed).in_format(6).into(),
        ..record("jungle-first-steps")
    };
    let listed = Record { format: 2, ..whole };
    assert!(listed.replay::<Jungle>(own).is_ok(), "as one of a level whose list held nothing else");
}

#[test]
fn records_and_saves_keep_the_packs_they_need() {
    let needs = all().needs();
    let plain = record("jungle-combat");
    assert!(!plain.to_text().expect("a text").contains("packs"), "old programs can read it");
    let record = plain.with_packs(needs.clone());
    let again = Record::from_text(&record.to_text().expect("a text")).expect("a record");
    assert_eq!(again.packs, needs);
    let save = Save {
        date: "2026-11-25T20:00:00Z".into(),
        players: Vec::new(),
        table: Vec::new(),
        record: again,
    };
    assert_eq!(save.head().packs, needs);
    let read = Save::from_bytes(save.to_text().expect("a text").as_bytes()).expect("a save");
    assert_eq!(read, save);
    let many = save.record.with_packs(vec![needs[0].clone(); 200]);
    assert!(Record::from_text(&many.to_text().expect("a text")).is_err());
}

#[test]
fn a_pack_given_away_as_one_file_is_the_same_pack() {
    for pack in all().on() {
        let zip = pack.to_zip();
        assert!(zip.len() < pack.bytes() + 2_000, "{}", zip.len());
        let read = Pack::from_zip("given.zip", &zip);
        let read = read.unwrap_or_else(|refused| panic!("{}", refused.flaws));
        assert_eq!(read.need(), pack.need());
        assert_eq!(read.to_zip(), zip);
    }
}

#[test]
fn a_file_is_added_to_a_pack_or_refused() {
    let marsh = pack("marsh");
    let level = marsh.file("levels/jungle/marsh.board.ron").expect("a level").to_vec();
    let more = marsh.with_file("levels/jungle/pond.board.ron", level.clone()).expect("a pack");
    assert_eq!(more.paths().count(), marsh.paths().count() + 1);
    let again = more.with_file("levels/jungle/pond.board.ron", level).expect("a pack");
    assert_eq!(again.hash(), more.hash());
    assert!(marsh.with_file("../pond.board.ron", Vec::new()).is_err());
    assert!(marsh.with_file("pack.ron", Vec::new()).is_err());
}

#[test]
fn the_page_on_packs_tells_the_truth() {
    let page = std::fs::read_to_string(root().join("packs/README.md")).expect("the page");
    let example: String = page
        .lines()
        .skip_while(|line| !line.starts_with("    // assets/jungle/combat.animals.ron"))
        .take_while(|line| line.starts_with("    "))
        .map(|line| format!("{line}\n"))
        .collect();
    let manifest = std::fs::read(root().join("packs/otter/pack.ron")).expect("a manifest");
    let path = "assets/jungle/combat.animals.ron".to_owned();
    let files = [("pack.ron".to_owned(), manifest), (path, example.into_bytes())];
    let pack = Pack::from_files("packs/otter", files).expect("a pack");
    let stack = Stack::of(vec![pack], &Stack::game());
    let files = Layered::new(&stack, &read as &dyn Files);
    let animals = menagerie::data::jungle::animals::load(&files, "combat");
    let animals = animals.unwrap_or_else(|flaws| panic!("{}", Flaws(flaws)));
    assert!(files.flaws().is_empty(), "{:?}", files.flaws());
    let of = |id: &str| animals.kind(id).map(|kind| &animals.kinds[kind.index()]);
    assert!(of("wolf").is_some_and(|wolf| wolf.swims) && of("cat").is_none());
    assert!(of("rat").is_some_and(|rat| rat.takes.len() == 2) && of("otter:otter").is_some());
    for pack in PACKS {
        assert!(page.contains(&format!("| `{pack}` |")), "{pack}");
    }
}
