//! The worst files within the limits are read or refused with little memory, and with few and short
//! flaws. The tests put as many entries as a file may have, of every kind, into every list of every
//! shipped file.

use std::collections::BTreeSet;
use std::fs;

use menagerie::data::shipped::Shipped;
use menagerie::data::source::MAX_FLAWS;
use menagerie::data::{Files, Flaw, Flaws, Memory, index, languages};
use menagerie::for_game;

use super::memory::most_held;
use super::root;

/// One file for every reader.
const READERS: [&str; 11] = [
    "levels/index.ron",
    "assets/locales/index.ron",
    "levels/jungle/combat.board.ron",
    "assets/jungle/combat.animals.ron",
    "levels/arena/duel.board.ron",
    "assets/arena/pack.animals.ron",
    "levels/zoon/duel-of-tribes.board.ron",
    "assets/zoon/cendrelins.tribe.ron",
    "levels/honga/feed-the-tiger.board.ron",
    "assets/honga/tribe.discs.ron",
    "assets/honga/tribe.barter.ron",
];
const BONUS: &str = "assets/honga/tribe.bonus.ron";

/// The number of entries in a list: a thirteenth of what a file may have, so that the test is fast.
/// Memory that grows linearly stays within that part of the goal; memory that grows faster does
/// not.
const ENTRIES: usize = files_commas() / 13;
/// The goal for a file within the limits is 100 MB.
const MOST_HELD: isize = 100_000_000 / 13;
/// The most text of all flaws of a file together.
const MOST_TOLD: usize = 100_000;

const fn files_commas() -> usize {
    menagerie::data::files::MAX_COMMAS
}

fn shipped(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

fn load(files: &dyn Files, path: &str) -> Vec<Flaw> {
    let name = path.rsplit('/').next().unwrap().split('.').next().unwrap();
    let (_, ending) = path.rsplit('/').next().unwrap().split_once('.').unwrap();
    let told = match path.split('/').collect::<Vec<_>>()[..] {
        [_, "index.ron"] => index::load(files).map(drop),
        [_, "locales", _] => languages::load(files).map(drop).map_err(Flaws),
        ["levels", game, _] => {
            for_game!(game, G => G::level(files, &format!("{game}/{name}")).map(drop)).unwrap()
        }
        [_, game, _] => {
            for_game!(game, G => G::part(files, ending, name).map(drop)).unwrap().map_err(Flaws)
        }
        _ => panic!("no data file: {path}"),
    };
    told.err().map_or(Vec::new(), |flaws| flaws.0)
}

/// Copies of the text, each with `filling` after the bracket that opens one kind of list or block;
/// the field's name is the kind.
fn swollen<'t>(text: &'t str, filling: &'t str) -> impl Iterator<Item = (String, String)> + 't {
    let mut known = BTreeSet::new();
    let opens = text.match_indices(['[', '(']).filter_map(move |(at, open)| {
        let before = text[..at].trim_end().trim_end_matches(':').trim_end();
        let name = before.rsplit(|letter: char| !letter.is_alphanumeric() && letter != '_');
        let name = format!("{}{open}", name.clone().next()?);
        let in_comment = text[..at].rsplit('\n').next()?.contains("//");
        (!in_comment && known.insert(name.clone())).then_some((at + 1, name))
    });
    opens.map(move |(at, name)| (name, format!("{}{filling}{}", &text[..at], &text[at..])))
}

/// All other files that are read while a file is checked.
fn beside(path: &str) -> Memory {
    let files = READERS.iter().chain([&BONUS]);
    let extra = ["mousserocs", "ventplumes", "vasards"];
    let tribes = extra.map(|name| format!("assets/zoon/{name}.tribe.ron"));
    let files = files.map(|path| (*path).to_owned()).chain(tribes);
    let files = files.filter(|other| other != path);
    files.fold(Memory::default(), |files, path| files.with(&path, shipped(&path)))
}

#[test]
fn no_list_of_any_file_takes_much_memory_or_tells_more_than_is_read() {
    let numbers: String = (0..ENTRIES).map(|number| format!("\"x{number}\",")).collect();
    let lines: String = (0..ENTRIES).map(|number| format!("x{number}: 1,\n")).collect();
    let fillings = [
        numbers,
        lines,
        "(),".repeat(ENTRIES),
        "[],".repeat(ENTRIES),
        "1,".repeat(ENTRIES),
        "'a',".repeat(ENTRIES),
        "Fish,".repeat(ENTRIES),
        "\"combat\",".repeat(ENTRIES),
        format!("\"{}\",", "é".repeat(50_000)),
        "\"jungle/combat\",".repeat(ENTRIES),
        format!("x: {},", "[".repeat(ENTRIES)),
    ];
    let mut judged = 0;
    for path in READERS.into_iter().chain([BONUS]) {
        let (text, others) = (shipped(path), beside(path));
        for filling in &fillings {
            for (name, swollen) in swollen(&text, filling) {
                let read = |asked: &str| match asked == path {
                    true => Ok(swollen.clone().into_bytes()),
                    false => others.read(asked),
                };
                let (flaws, held) = most_held(|| load(&read, path));
                let begins: String = filling.chars().take(12).collect();
                let what = format!("{path}: {name}{begins}: {held} bytes, {} flaws", flaws.len());
                assert!(held < MOST_HELD, "{what}");
                assert!(flaws.len() <= MAX_FLAWS + 1, "{what}");
                let told: usize = flaws.iter().map(|flaw| flaw.to_string().len()).sum();
                assert!(told < MOST_TOLD, "{what}, {told} letters");
                judged += 1;
            }
        }
    }
    assert!(judged > 500, "only {judged} files were judged");
}
