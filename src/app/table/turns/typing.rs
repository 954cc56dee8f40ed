//! Moves typed in the game's notation: what a text may still become, and why it cannot be played.
//!
//! Only what is on offer is listed and played, so a typed move can do no more than a click, and
//! nothing behind a curtain. Capitals and spaces do not matter, nor signs between letters where
//! only one move is meant. A few words are no moves: panels answer them ([`TypedWords`]).
//! Deliberately absent: the line in which the text stands.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::offers::Offers;
use super::playing::Playing;
use super::refusing::{not_your_turn, why_refused};
use super::seats::{Seats, TurnNow};
use super::watching::Watching;
use crate::app::kit::screen_state::Overlay;
use crate::app::session::task::TaskNow;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::motion::playback::Playback;
use crate::app::table::picking::choices::{Choices, OfferId};
use crate::app::table::picking::selection::Chosen;
use crate::rules::{Argument, Refusal};

/// At most so many moves are listed whole; of more, only how they go on.
const LISTED: usize = 12;

/// A text that a person has typed.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Typed {
    /// The text.
    pub text: String,
    /// Whether it is to be played.
    pub enter: bool,
}

/// Words that are no moves, in small letters. Whoever lists them answers them.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct TypedWords(pub Vec<String>);

impl TypedWords {
    /// The first word that begins with a text of at least one letter.
    fn begun_by(&self, text: &str) -> Option<&String> {
        let text = bare(text);
        self.0.iter().find(|word| !text.is_empty() && word.starts_with(&text))
    }
}

/// What a typed text leads to.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct TypedReply {
    /// The text.
    pub text: String,
    /// How many moves begin with it.
    pub moves: usize,
    /// These moves, or where there are many, how they go on.
    pub ways: Vec<String>,
    /// The text as far as all of them agree.
    pub sure: String,
    /// Why it cannot be played, or has to be confirmed.
    pub why: Option<Refusal>,
    /// The word that it is instead of a move.
    pub word: Option<String>,
    /// Whether it was to be played.
    pub enter: bool,
    /// Whether it is played.
    pub played: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Typed>().init_resource::<TypedReply>().init_resource::<TypedWords>();
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        answer::<G>.in_set(TableSystems::Select).run_if(resource_exists::<Playing<G>>),
    );
}

/// The match and what is on offer.
#[derive(SystemParam)]
struct Moment<'w, G: TableGame> {
    playing: Res<'w, Playing<G>>,
    offers: Res<'w, Offers<G>>,
    choices: Res<'w, Choices>,
    now: Res<'w, TurnNow>,
    seats: Res<'w, Seats>,
    task: Res<'w, TaskNow>,
    watching: Option<Res<'w, Watching>>,
    overlay: Option<Res<'w, State<Overlay>>>,
    words: Res<'w, TypedWords>,
}

fn answer<G: TableGame>(
    mut typed: MessageReader<Typed>,
    moment: Moment<G>,
    mut armed: Local<Option<OfferId>>,
    mut playback: ResMut<Playback>,
    mut reply: ResMut<TypedReply>,
    mut chosen: MessageWriter<Chosen>,
) {
    let typed: Vec<Typed> = typed.read().cloned().collect();
    // Nothing that follows in the same frame hides what came of playing it.
    let any = typed.iter().any(|typed| typed.enter);
    for Typed { text, enter } in typed.iter().filter(|typed| typed.enter || !any) {
        let known: Vec<(String, OfferId)> = moment.offers.spelt(moment.playing.tables()).collect();
        let spelt: Vec<&str> = known.iter().map(|(spelt, _)| spelt.as_str()).collect();
        let found = Found::of(text, &spelt);
        let mut next = found.reply(&spelt);
        (next.text, next.enter) = (text.clone(), *enter);
        if !enter {
            *armed = None;
        }
        if moment.is_covered() {
            next = TypedReply { why: Some(Refusal::new("typed-menu")), ..default() };
            (next.text, next.enter) = (text.clone(), *enter);
            *armed = None;
        } else if let Some(word) = moment.words.begun_by(text).filter(|_| next.moves == 0) {
            next.sure.clone_from(word);
            next.word = Some(word.clone()).filter(|word| *word == bare(text));
            if *enter && next.word.is_none() {
                next.why = Some(moment.why(text));
            }
        } else if next.moves == 0 {
            next.why = Some(moment.why(text));
        } else if let Some(whole) = found.whole.filter(|_| *enter) {
            let offer = known[whole].1;
            let again = armed.take() == Some(offer);
            let warning = moment.choices.warning(offer).filter(|_| !again);
            // What nobody can skip has to be over before something is decided.
            let shows = !playback.is_idle() && (playback.is_held() || playback.hurry());
            if shows {
                next.why = Some(Refusal::new("typed-wait"));
            } else if let Some(warning) = warning {
                *armed = Some(offer);
                next.why = Some(warning.clone());
            } else {
                next.played = true;
                chosen.write(Chosen(offer));
            }
        }
        *reply = next;
    }
}

impl<G: TableGame> Moment<'_, G> {
    /// Whether a menu lies over the running match. Beside a page's canvas texts are typed even then.
    fn is_covered(&self) -> bool {
        let open = self.overlay.as_ref().is_some_and(|overlay| *overlay.get() != Overlay::None);
        open && self.playing.outcome().is_none()
    }

    /// Why nothing on offer begins with a text.
    fn why(&self, text: &str) -> Refusal {
        if self.watching.is_some() || self.playing.outcome().is_some() {
            return Refusal::new(if self.watching.is_some() {
                "typed-watching"
            } else {
                "why-over"
            });
        }
        if let Some(why) = not_your_turn(&self.now, &self.seats) {
            return why;
        }
        if self.playing.is_veiled() {
            return Refusal::new("typed-veiled");
        }
        let tables = self.playing.tables();
        let read = [bare(text), plain(text)];
        let Some(action) = read.iter().find_map(|text| G::parse_action(tables, text).ok()) else {
            return Refusal::new("typed-unknown").with("typed", Argument::Word(text.into()));
        };
        let path = G::spots(tables, action);
        let path = path.as_slice();
        let stuck = (0..path.len()).find(|at| !self.choices.goes_on(&path[..*at], path[*at]));
        let meant = |at: usize| {
            let (offers, choices) = (&self.offers, &self.choices);
            why_refused(&self.playing, offers, choices, (&path[..at], path[at]))
        };
        let tasked = || self.task.refuses().map(Refusal::new);
        let why = stuck.and_then(meant).or_else(tasked);
        why.unwrap_or_else(|| Refusal::new("table-not-now"))
    }
}

/// A text as it is compared: in small letters, without spaces.
fn bare(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_whitespace()).flat_map(char::to_lowercase).collect()
}

/// Its letters and digits alone.
fn plain(text: &str) -> String {
    bare(text).chars().filter(|sign| sign.is_alphanumeric()).collect()
}

/// The moves that a text may mean.
#[derive(Debug, Default, PartialEq)]
struct Found {
    /// The move that it is, whole.
    whole: Option<usize>,
    /// All moves that begin with it.
    moves: Vec<usize>,
    /// How much of each move it is, in characters.
    typed: Vec<usize>,
}

impl Found {
    fn of(text: &str, spelt: &[&str]) -> Self {
        let [exact, loose] = [bare, plain].map(|read| Self::read(&read(text), spelt, read));
        // Without any letter, a sign that no move has means nothing.
        let guess = exact.moves.is_empty() && !plain(text).is_empty();
        if guess { loose } else { exact }
    }

    fn read(text: &str, spelt: &[&str], read: fn(&str) -> String) -> Self {
        let begins = |at: &usize| read(spelt[*at]).starts_with(text);
        let moves: Vec<usize> = (0..spelt.len()).filter(begins).collect();
        let mut same = moves.iter().filter(|at| read(spelt[**at]) == text);
        let whole = same.next().copied().filter(|_| same.next().is_none());
        let reaches = |spelt: &str| {
            let ends = spelt.char_indices().map(|(at, sign)| at + sign.len_utf8());
            let end = std::iter::once(0).chain(ends).find(|end| read(&spelt[..*end]) == text);
            spelt[..end.unwrap_or_default()].chars().count()
        };
        let typed = moves.iter().map(|at| reaches(spelt[*at])).collect();
        Self { whole, moves, typed }
    }

    fn reply(&self, spelt: &[&str]) -> TypedReply {
        let moves: Vec<&str> = self.moves.iter().map(|at| spelt[*at]).collect();
        let ways = if moves.len() <= LISTED {
            moves.iter().map(|known| (*known).to_owned()).collect()
        } else {
            let ends = |parts: usize| {
                let head = |(known, typed): (&&str, &usize)| head(known, *typed, parts);
                let mut heads: Vec<String> = moves.iter().zip(&self.typed).map(head).collect();
                heads.sort();
                heads.dedup();
                heads
            };
            // As many parts as can be listed, but one at least.
            let fits = (1..6).map(ends).take_while(|heads| heads.len() <= LISTED).last();
            fits.unwrap_or_else(|| ends(1))
        };
        TypedReply { moves: moves.len(), ways, sure: common(&moves), ..TypedReply::default() }
    }
}

/// A move up to the end of so many parts after what is typed.
fn head(spelt: &str, typed: usize, parts: usize) -> String {
    let signs: Vec<char> = spelt.chars().collect();
    let is_end = |at: usize| match (signs[at - 1], signs.get(at)) {
        (_, None) => true,
        (before, Some(next)) if before.is_ascii_digit() => !next.is_ascii_digit(),
        (before, Some(next)) => before.is_alphanumeric() && !next.is_alphanumeric(),
    };
    let end = (typed + 1..=signs.len()).filter(|at| is_end(*at)).nth(parts - 1);
    signs[..end.unwrap_or(signs.len())].iter().collect()
}

/// The beginning that all have in common.
fn common(moves: &[&str]) -> String {
    let Some((first, others)) = moves.split_first() else { return String::new() };
    let agrees = |(at, sign): &(usize, char)| {
        others.iter().all(|other| other.chars().nth(*at) == Some(*sign))
    };
    first.chars().enumerate().take_while(agrees).map(|(_, sign)| sign).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOVES: [&str; 4] = ["a3a4", "a3b3", "c2-c4", "c2^c4"];

    fn found(text: &str) -> (Option<&str>, Vec<&str>) {
        let found = Found::of(text, &MOVES);
        (found.whole.map(|at| MOVES[at]), found.moves.iter().map(|at| MOVES[*at]).collect())
    }

    #[test]
    fn capitals_spaces_and_signs_do_not_matter_where_one_move_is_meant() {
        assert_eq!(found("a3"), (None, vec!["a3a4", "a3b3"]));
        for text in ["a3a4", " A3 a4", "a3-a4"] {
            assert_eq!(found(text), (Some("a3a4"), vec!["a3a4"]), "{text}");
        }
        assert_eq!(found("c2c4"), (None, vec!["c2-c4", "c2^c4"]), "two are meant");
        assert_eq!(found("C2 ^ C4").0, Some("c2^c4"));
        assert_eq!(found("d").1, [""; 0]);
        assert_eq!(found("?").1, [""; 0]);
        assert_eq!(found("").1.len(), 4);
    }

    #[test]
    fn a_word_is_known_from_its_first_letters_on() {
        let words = TypedWords(vec!["time".into()]);
        for text in ["t", " Tim", "TIME"] {
            assert_eq!(words.begun_by(text).map(String::as_str), Some("time"), "{text}");
        }
        assert!(["", " ", "x", "times"].into_iter().all(|text| words.begun_by(text).is_none()));
    }

    #[test]
    fn of_many_moves_only_the_next_part_is_listed() {
        let moves: Vec<String> = ["place:nw:0", "place:nw:1", "place:se:0"].map(Into::into).into();
        let more = (1..=8).flat_map(|x| (1..=8).map(move |y| format!("a{x}b{y}")));
        let all: Vec<String> = moves.into_iter().chain(more).collect();
        let all: Vec<&str> = all.iter().map(String::as_str).collect();
        let ways = |text: &str| Found::of(text, &all).reply(&all);
        let first = ways("");
        assert_eq!(first.moves, 67);
        assert_eq!(first.ways, ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "place"]);
        assert_eq!(ways("place").ways.len(), 3);
        assert_eq!((ways("pl").sure.as_str(), ways("a3").sure.as_str()), ("place:", "a3b"));
        assert_eq!(head("place:nw:0", 5, 1), "place:nw");
        assert_eq!(head("a3b4", 1, 1), "a3");
    }
}
