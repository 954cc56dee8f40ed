//! Looking ahead in a lesson.

use std::collections::{BTreeSet, VecDeque};

use crate::data::lessons::course::event_name;
use crate::data::lessons::{Course, Moment};
use crate::rules::{Game, play};

/// The most moments of a step that are looked at.
const MOST_MOMENTS: usize = 20_000;
/// The most actions that are tried for what the others can do.
const MOST_REPLIES: usize = 20_000;
/// The most actions that are tried for a step at the table, or for a whole proof. The start of a match of Zoon has hundreds in
/// every moment, so moments alone bound no time.
pub(super) const MOST_TRIED: usize = 80_000;

/// The way to the end of a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Way<A> {
    /// These actions, in order.
    Found(Vec<A>),
    /// There is none.
    Absent,
    /// None was found within the bounds of the search.
    Unknown,
}

/// The shortest way to the end of the running step.
pub(super) fn way<G: Game>(from: &Course<'_, G>) -> Way<G::Action> {
    let mut ahead = Ahead::new(from.clone(), MOST_TRIED);
    let step = from.number();
    while let Some(course) = ahead.next() {
        if course.number() > step {
            return Way::Found(ahead.actions());
        }
    }
    if ahead.is_whole() { Way::Absent } else { Way::Unknown }
}

/// A moment, with the number of the one before it and the action between; none at the beginning.
type Found<'l, G> = (Course<'l, G>, Option<(usize, <G as Game>::Action)>);

/// All moments that can follow within a step, nearest first, each once.
pub(super) struct Ahead<'l, G: Game> {
    found: Vec<Found<'l, G>>,
    known: BTreeSet<(u64, usize, usize, bool, Vec<String>)>,
    waiting: VecDeque<usize>,
    now: usize,
    step: usize,
    /// How many actions may still be tried.
    left: usize,
    cut: bool,
}

impl<'l, G: Game> Ahead<'l, G> {
    pub(super) fn new(from: Course<'l, G>, left: usize) -> Self {
        let step = from.number();
        let known = BTreeSet::from([from.key()]);
        let waiting = VecDeque::from([0]);
        Self { found: vec![(from, None)], known, waiting, now: 0, step, left, cut: false }
    }

    /// The next moment; those of later steps are not followed further.
    pub(super) fn next(&mut self) -> Option<Course<'l, G>> {
        self.now = self.waiting.pop_front()?;
        let course = self.found[self.now].0.clone();
        if course.number() > self.step {
            return Some(course);
        }
        let actions = match course.moment() {
            Moment::Open(actions) => actions,
            Moment::Reply(action) => vec![action],
            Moment::Missed | Moment::Done => Vec::new(),
        };
        for action in actions {
            if self.left == 0 {
                self.cut = true;
                break;
            }
            let mut next = course.clone();
            next.take(action);
            self.left = self.left.saturating_sub(next.tried());
            if self.found.len() >= MOST_MOMENTS {
                self.cut = true;
            } else if self.known.insert(next.key()) {
                self.waiting.push_back(self.found.len());
                self.found.push((next, Some((self.now, action))));
            }
        }
        Some(course)
    }

    /// The actions that led to the moment returned last.
    pub(super) fn actions(&self) -> Vec<G::Action> {
        let before = |at: &usize| self.found[*at].1.map(|(before, _)| before);
        let moments = std::iter::successors(Some(self.now), before);
        let mut actions: Vec<_> =
            moments.filter_map(|at| self.found[at].1.map(|(_, action)| action)).collect();
        actions.reverse();
        actions
    }

    /// How many actions may still be tried.
    pub(super) fn left(&self) -> usize {
        self.left
    }

    /// Whether nothing was left out.
    pub(super) fn is_whole(&self) -> bool {
        !self.cut
    }
}

/// Whether an event of this name can follow before the learner decides again, and how many actions were tried to know. Where
/// there are too many, it counts as possible.
pub(super) fn can_follow<G: Game>(course: &Course<'_, G>, event: &str) -> (bool, usize) {
    let tables = course.tables();
    let mut known = BTreeSet::from([G::hash(tables, course.position())]);
    let mut waiting = vec![course.position().clone()];
    let mut tried = 0;
    while let Some(position) = waiting.pop() {
        let mut actions = Vec::new();
        G::actions(tables, &position, &mut actions);
        for action in actions {
            tried += 1;
            let Ok((next, events)) = play::<G>(tables, &position, action) else { continue };
            if tried > MOST_REPLIES || events.iter().map(event_name).any(|name| name == event) {
                return (true, tried);
            }
            if !course.awaits_learner(&next) && known.insert(G::hash(tables, &next)) {
                waiting.push(next);
            }
        }
    }
    (false, tried)
}
