//! Playing a record again, entry by entry, and telling the first one that goes another way.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{
    HIDDEN, LEFT_OUT, Record, RecordFlaw, Stretch, digits, entry_text, hexadecimal, parse_entry,
    quoted, result,
};
use crate::referee::{Entry, Match};
use crate::rules::Game;

/// So many legal entries are named where a recorded one is not.
const NAMED: usize = 6;

impl Record {
    /// Plays the record again on its level's tables. Its dice are those of replays:
    /// [`Match::take_dice`] before anything new is drawn.
    ///
    /// # Errors
    /// The first entry that cannot be played, or after which the position differs; entries that
    /// are missing at the end, or another result.
    pub fn replay<G: Game>(&self, tables: Arc<G::Tables>) -> Result<Match<G>, RecordFlaw> {
        self.suits::<G>(&tables)?;
        if !self.is_veiled() {
            let mut replayed = self.begin::<G>(tables)?;
            self.enter_all(&mut replayed)?;
            self.take_back(&mut replayed)?;
            return Ok(replayed);
        }
        let open = self.unveiled()?;
        let told = |place: &'static str| move |flaw: RecordFlaw| untold(flaw.entry, place);
        let mut replayed =
            open.begin::<G>(tables).map_err(told("set-up: it cannot be read now"))?;
        open.enter_all(&mut replayed).map_err(told("it goes another way now"))?;
        open.take_back(&mut replayed).map_err(told("taken back: it cannot be entered now"))?;
        Ok(replayed)
    }

    /// Enters every entry and compares what the record tells of the positions and the end.
    fn enter_all<G: Game>(&self, replayed: &mut Match<G>) -> Result<(), RecordFlaw> {
        let recorded = Recorded::of(&self.hashes);
        recorded.compare(replayed, 0)?;
        for (index, text) in self.entries.iter().enumerate() {
            let entry = parse_entry::<G>(replayed.tables(), text).map_err(|cause| {
                RecordFlaw::at(index, cause)
                    .comparing(legal(replayed), format!("`{}`", quoted(text)))
            })?;
            // What is refused leaves the match as it was, so what was legal can still be told.
            if let Err(refused) = replayed.enter_recorded(entry) {
                let text = quoted(text);
                let flaw = RecordFlaw::at(index, format!("`{text}`: {refused}"));
                return Err(flaw.comparing(legal(replayed), format!("`{text}`")));
            }
            recorded.compare(replayed, index + 1)?;
        }
        self.compare_end(replayed)
    }

    /// Enters what was taken back, which must be possible, and takes it back again.
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

    /// Whether the record is of this game and level, and its set-up is there. Nothing of that is hidden.
    fn suits<G: Game>(&self, tables: &G::Tables) -> Result<(), RecordFlaw> {
        if self.game != G::ID {
            let cause = format!("this is a match of `{}`, not of `{}`", self.game, G::ID);
            return Err(RecordFlaw::head(cause).comparing(G::ID, &self.game));
        }
        let now = hexadecimal(G::tables_hash(tables));
        if self.tables != now {
            let cause = format!("level `{}` has changed since: its tables differ", self.level);
            return Err(RecordFlaw::head(cause).comparing(&self.tables, now));
        }
        if self.setup == HIDDEN {
            return Err(RecordFlaw::head(format!("set-up: {LEFT_OUT}")));
        }
        Ok(())
    }

    /// The match before its first entry.
    fn begin<G: Game>(&self, tables: Arc<G::Tables>) -> Result<Match<G>, RecordFlaw> {
        let setup = G::parse_setup(&tables, &self.setup)
            .map_err(|flaw| RecordFlaw::head(format!("set-up: {flaw}")))?;
        Ok(Match::new(tables, setup, 0))
    }

    /// Nothing was cut off, and the match ended as it did then.
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

/// What goes wrong in a match whose secrets are veiled is told with its place and what helps, without what
/// is or could be played there.
fn untold(entry: Option<usize>, what: &str) -> RecordFlaw {
    let cause = format!(
        "{what}; the match is running, so no more is told; the record is needed as it was kept"
    );
    RecordFlaw { entry, ..RecordFlaw::head(cause) }
}

/// How a match that ends by giving up was recorded before games ranked who stays (`Game::if_given_up`): all of them shared the first
/// rank.
fn resigned_alike((reason, ranks): &(String, Vec<u8>)) -> Option<(String, Vec<u8>)> {
    let last = ranks.iter().max()?;
    let alike = ranks.iter().map(|rank| u8::from(rank == last)).collect();
    (reason == "referee-end-resigned").then(|| (reason.clone(), alike))
}

/// What a record tells of positions, by the number of entries before them.
struct Recorded<'a> {
    hashes: BTreeMap<usize, &'a str>,
    digits: BTreeMap<usize, &'a str>,
}

impl<'a> Recorded<'a> {
    fn of(stretches: &'a [Stretch]) -> Self {
        let hashes = stretches.iter().map(|told| (told.after as usize, told.hash.as_str()));
        let digits = stretches.iter().flat_map(|told| {
            let count = told.each.len() / 2;
            let first = (told.after as usize + 1).saturating_sub(count);
            (0..count).filter_map(move |index| {
                Some((first + index, told.each.get(2 * index..2 * index + 2)?))
            })
        });
        Self { hashes: hashes.collect(), digits: digits.collect() }
    }

    /// Compares the position after so many entries, by the digits and by the whole hash.
    fn compare<G: Game>(&self, replayed: &Match<G>, entries: usize) -> Result<(), RecordFlaw> {
        let now = G::hash(replayed.tables(), replayed.position());
        let short = self.digits.get(&entries).map(|then| (*then, digits(now)));
        let whole = self.hashes.get(&entries).map(|then| (*then, hexadecimal(now)));
        let Some((then, now)) =
            [whole, short].into_iter().flatten().find(|(then, now)| then != now)
        else {
            return Ok(());
        };
        let mut cause = String::from("the position differs from the one recorded");
        // Without digits the entry that went another way lies somewhere before.
        if entries > 0 && !self.digits.contains_key(&entries) {
            let same = self.hashes.range(..entries).next_back().map_or(0, |(after, _)| *after);
            cause += &format!("; it was the same after entry {same}");
        }
        let flaw =
            RecordFlaw { entry: (entries > 0).then_some(entries), ..RecordFlaw::head(cause) };
        Err(flaw.comparing(then, now))
    }
}

/// What could be entered here, the first few by name.
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
