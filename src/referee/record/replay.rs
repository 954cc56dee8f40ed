//! Replays a record entry by entry and reports the first entry that differs.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{
    HIDDEN, HashSpan, LEFT_OUT, Record, RecordFlaw, TablesHashes, digits, entry_text, hexadecimal,
    parse_entry, quoted, result,
};
use crate::referee::{Entry, Match};
use crate::rules::Game;

/// How many legal entries an error names.
const NAMED: usize = 6;
/// What helps when a veiled record cannot be replayed.
const RECORD_NEEDED: &str = "the record is needed as it was kept";
/// What helps when a veiled record cannot be entered on other tables.
const LEVEL_NEEDED: &str = "the level is needed as it was";

/// A match that was entered again on other tables.
pub struct Again<G: Game> {
    /// The match as far as it goes.
    pub played: Match<G>,
    /// How many entries it has.
    pub entered: usize,
    /// Why the next entry, or one that was taken back, is not possible; `None` if all were.
    pub stopped: Option<RecordFlaw>,
}

impl Record {
    /// Enters the record on tables that may differ from those on which it was played, up to the first entry
    /// that is not possible there, and what was taken back after it. As after [`Record::replay`] the match
    /// draws with a fixed seed.
    ///
    /// # Errors
    /// The set-up does not suit these tables, or the record is not whole.
    pub fn enter_again<G: Game>(&self, tables: Arc<G::Tables>) -> Result<Again<G>, RecordFlaw> {
        let unveiled = if self.is_veiled() { Some(self.unveiled()?) } else { None };
        let open = unveiled.as_ref().unwrap_or(self);
        let told = |what: &'static str| {
            let is_veiled = unveiled.is_some();
            move |flaw: RecordFlaw| {
                if is_veiled { untold(flaw.entry, what, LEVEL_NEEDED) } else { flaw }
            }
        };
        let mut played = open.begin::<G>(tables).map_err(told("set-up: it cannot be read now"))?;
        for (index, text) in open.entries.iter().enumerate() {
            let entry = parse_entry::<G>(played.tables(), text);
            let entered = entry.and_then(|entry| {
                played.enter_recorded(entry).map_err(|refused| refused.to_string())
            });
            if let Err(cause) = entered {
                let flaw = RecordFlaw::at(index, format!("`{}`: {cause}", quoted(text)));
                let stopped = Some(told("it is not possible now")(flaw));
                return Ok(Again { played, entered: index, stopped });
            }
        }
        let entered = open.entries.len();
        let stopped = open.take_back(&mut played).err();
        played.go_to(entered);
        let stopped = stopped.map(told("taken back: it cannot be entered now"));
        Ok(Again { played, entered, stopped })
    }

    /// Replays the record on its level's tables. The resulting match draws with a fixed seed: call
    /// [`Match::take_dice`] before anything new is drawn.
    ///
    /// # Errors
    /// The first entry that cannot be played or after which the position differs; missing entries
    /// at the end; or a different result.
    pub fn replay<G: Game>(&self, tables: Arc<G::Tables>) -> Result<Match<G>, RecordFlaw> {
        let are_listed = self.suits::<G>(&tables)?;
        if !self.is_veiled() {
            let mut replayed = self.begin::<G>(tables)?;
            self.enter_all(&mut replayed, are_listed)?;
            self.take_back(&mut replayed)?;
            return Ok(replayed);
        }
        let open = self.unveiled()?;
        let told =
            |place: &'static str| move |flaw: RecordFlaw| untold(flaw.entry, place, RECORD_NEEDED);
        let mut replayed =
            open.begin::<G>(tables).map_err(told("set-up: it cannot be read now"))?;
        open.enter_all(&mut replayed, are_listed).map_err(told("it goes another way now"))?;
        open.take_back(&mut replayed).map_err(told("taken back: it cannot be entered now"))?;
        Ok(replayed)
    }

    /// Enters every entry and compares the recorded positions and the end.
    fn enter_all<G: Game>(
        &self,
        replayed: &mut Match<G>,
        are_listed: bool,
    ) -> Result<(), RecordFlaw> {
        let recorded = Recorded::of(&self.hashes, are_listed);
        recorded.compare(replayed, 0)?;
        for (index, text) in self.entries.iter().enumerate() {
            let entry = parse_entry::<G>(replayed.tables(), text).map_err(|cause| {
                RecordFlaw::at(index, cause)
                    .comparing(legal(replayed), format!("`{}`", quoted(text)))
            })?;
            // A rejected entry leaves the match unchanged, so the legal ones can be listed.
            if let Err(refused) = replayed.enter_recorded(entry) {
                let text = quoted(text);
                let flaw = RecordFlaw::at(index, format!("`{text}`: {refused}"));
                return Err(flaw.comparing(legal(replayed), format!("`{text}`")));
            }
            recorded.compare(replayed, index + 1)?;
        }
        self.compare_end(replayed)
    }

    /// Enters the entries that were taken back, all of which must be legal, and takes them back
    /// again.
    fn take_back<G: Game>(&self, replayed: &mut Match<G>) -> Result<(), RecordFlaw> {
        for text in &self.undone {
            let entered = parse_entry::<G>(replayed.tables(), text).and_then(|entry| {
                let refused = |refused| format!("`{}`: {refused}", quoted(text));
                replayed.enter_recorded(entry).map_err(refused)
            });
            if let Err(cause) = entered {
                let flaw = RecordFlaw::head(format!("taken back: {cause}"));
                return Err(flaw.comparing(legal(replayed), format!("`{}`", quoted(text))));
            }
        }
        replayed.go_to(self.entries.len());
        Ok(())
    }

    /// Checks the game and the tables, and that the set-up is not hidden. None of this is secret. Returns how hashes of
    /// positions count ([`TablesHashes::are_listed`]).
    fn suits<G: Game>(&self, tables: &G::Tables) -> Result<bool, RecordFlaw> {
        if self.game != G::ID {
            let cause = format!("this is a match of `{}`, not of `{}`", self.game, G::ID);
            return Err(RecordFlaw::head(cause).comparing(G::ID, &self.game));
        }
        let now = TablesHashes::of::<G>(tables);
        let Some(are_listed) = now.are_listed(self) else {
            let now = now.in_format(self.format);
            let cause = format!("level `{}` has changed since: its tables differ", self.level);
            return Err(RecordFlaw::head(cause).comparing(&self.tables, now));
        };
        if self.setup == HIDDEN {
            return Err(RecordFlaw::head(format!("set-up: {LEFT_OUT}")));
        }
        Ok(are_listed)
    }

    /// The match before the first entry.
    fn begin<G: Game>(&self, tables: Arc<G::Tables>) -> Result<Match<G>, RecordFlaw> {
        let setup = G::parse_setup(&tables, &self.setup)
            .map_err(|flaw| RecordFlaw::head(format!("set-up: {flaw}")))?;
        Ok(Match::new(tables, setup, 0))
    }

    /// Checks that no entries are missing and that the match has the recorded result.
    fn compare_end<G: Game>(&self, replayed: &Match<G>) -> Result<(), RecordFlaw> {
        let entries = self.entries.len();
        if let Some(beyond) = self.hashes.iter().find(|stretch| stretch.after as usize > entries) {
            let cause = format!(
                "missing, though the record tells the position after entry {}",
                beyond.after
            );
            return Err(RecordFlaw::at(entries, cause));
        }
        let now = result(replayed);
        let alike = now.as_ref().and_then(resigned_alike);
        if self.result == now || alike.is_some() && self.result == alike {
            return Ok(());
        }
        let cause = "the result differs from the one recorded";
        let (then, now) = (result_text(self.result.as_ref()), result_text(now.as_ref()));
        Err(RecordFlaw::head(cause).comparing(then, now))
    }
}

/// An error in a match with veiled secrets: its place and a remedy, without the actions played or
/// legal there.
fn untold(entry: Option<usize>, what: &str, remedy: &str) -> RecordFlaw {
    let cause = format!("{what}; the match is running, so no more is told; {remedy}");
    RecordFlaw { entry, ..RecordFlaw::head(cause) }
}

/// The result that older versions recorded for a resignation. Before `Game::if_given_up` existed,
/// all remaining players shared the first rank.
fn resigned_alike((reason, ranks): &(String, Vec<u8>)) -> Option<(String, Vec<u8>)> {
    let last = ranks.iter().max()?;
    let alike = ranks.iter().map(|rank| u8::from(rank == last)).collect();
    (reason == "referee-end-resigned").then(|| (reason.clone(), alike))
}

/// The recorded hashes and digits of positions, by the number of entries before them.
struct Recorded<'a> {
    /// Whether things are counted by their places in the level's whole list.
    are_listed: bool,
    hashes: BTreeMap<usize, &'a str>,
    digits: BTreeMap<usize, &'a str>,
}

impl<'a> Recorded<'a> {
    fn of(stretches: &'a [HashSpan], are_listed: bool) -> Self {
        let hashes = stretches.iter().map(|told| (told.after as usize, told.hash.as_str()));
        let digits = stretches.iter().flat_map(|told| {
            let count = told.each.len() / 2;
            let first = (told.after as usize + 1).saturating_sub(count);
            (0..count).filter_map(move |index| {
                Some((first + index, told.each.get(2 * index..2 * index + 2)?))
            })
        });
        Self { are_listed, hashes: hashes.collect(), digits: digits.collect() }
    }

    /// Compares the position after `entries` entries with the recorded digits and full hash.
    fn compare<G: Game>(&self, replayed: &Match<G>, entries: usize) -> Result<(), RecordFlaw> {
        let hash = if self.are_listed { G::hash_by_list } else { G::hash };
        let now = hash(replayed.tables(), replayed.position());
        let short = self.digits.get(&entries).map(|then| (*then, digits(now)));
        let whole = self.hashes.get(&entries).map(|then| (*then, hexadecimal(now)));
        let Some((then, now)) =
            [whole, short].into_iter().flatten().find(|(then, now)| then != now)
        else {
            return Ok(());
        };
        let mut cause = String::from("the position differs from the one recorded");
        // Without digits the differing entry is somewhere before this one.
        if entries > 0 && !self.digits.contains_key(&entries) {
            let same = self.hashes.range(..entries).next_back().map_or(0, |(after, _)| *after);
            cause += &format!("; it was the same after entry {same}");
        }
        let flaw =
            RecordFlaw { entry: (entries > 0).then_some(entries), ..RecordFlaw::head(cause) };
        Err(flaw.comparing(then, now))
    }
}

/// The legal entries, the first few by name.
fn legal<G: Game>(played: &Match<G>) -> String {
    let actions = played.actions();
    if actions.is_empty() {
        return "nothing more".into();
    }
    let text = |action: &G::Action| {
        format!("`{}`", entry_text::<G>(played.tables(), &Entry::Action(*action)))
    };
    let named: Vec<String> = actions.iter().take(NAMED).map(text).collect();
    match actions.len().saturating_sub(NAMED) {
        0 => named.join(" or "),
        more => format!("{} or one of {more} more", named.join(", ")),
    }
}

fn result_text(result: Option<&(String, Vec<u8>)>) -> String {
    result.map_or("none".into(), |(reason, ranks)| format!("{reason} {ranks:?}"))
}
