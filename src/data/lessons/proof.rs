//! Proves by search that a lesson can be done.
//!
//! Every step is tried from every moment in which the one before may have ended. A flaw ends the proof,
//! because what follows depends on it.

use std::collections::BTreeMap;

use crate::data::lessons::course::event_name;
use crate::data::lessons::file::{GoalDef, StepDef};
use crate::data::lessons::search::{Ahead, MOST_TRIED, Way};
use crate::data::lessons::{Course, Goal, Lesson, Moment, Step};
use crate::data::source::{At, Reader};
use crate::data::suggest::{did_you_mean, one_of};
use crate::rules::{Game, play};

/// The most moments from which a step is tried.
const MOST_STARTS: usize = 100;

/// What was found while a step was tried from all of its starts.
struct Tried<'l, G: Game> {
    /// The moments in which the step can end, each once.
    ends: BTreeMap<u64, Course<'l, G>>,
    /// The actions named in the step that were open at some moment.
    open: Vec<G::Action>,
    /// The events that the open actions may cause.
    events: Vec<String>,
    /// Whether the goal is reached from every start.
    reached: bool,
    /// Whether nothing was left out.
    whole: bool,
    /// Whether at some start every open action reaches the goal.
    trivial: bool,
    /// A reply that is not legal after a way that reaches the goal.
    bad_reply: Option<usize>,
}

/// Reports the first step that cannot be done, or leaves nothing to be found out.
pub(super) fn judge<'a, G: Game>(
    reader: &mut Reader<'a>,
    tables: &G::Tables,
    lesson: &Lesson<G>,
    defs: &[&StepDef<'a>],
) {
    let mut starts = vec![Course::new(tables, lesson)];
    let mut left = MOST_TRIED;
    for (step, def) in lesson.steps.iter().zip(defs) {
        let tried = try_from(&starts, &mut left);
        if !told(reader, tables, step, def, &tried) {
            return;
        }
        starts = tried.ends.into_values().take(MOST_STARTS).collect();
    }
}

/// Reports the first action of the example that is not legal where the shortest way through the first
/// step has ended.
pub(super) fn follow<'a, G: Game>(
    reader: &mut Reader<'a>,
    tables: &G::Tables,
    lesson: &Lesson<G>,
    listed: &[At<'a, String>],
) {
    let course = Course::new(tables, lesson);
    let Way::Found(way) = course.way() else { return };
    let onto = |position: &G::Position, action| {
        play::<G>(tables, position, action).ok().map(|(position, _)| position)
    };
    let start = Some(course.position().clone());
    let ended = way.into_iter().fold(start, |position, action| onto(&position?, action));
    let Some(mut position) = ended else { return };
    for (action, at) in lesson.example.iter().zip(listed) {
        let Some(next) = onto(&position, *action) else {
            let cause = "this cannot be played in the example where it stands".to_owned();
            let hint = "list all actions that follow the first step, lots too".to_owned();
            reader.flaw(at.token(), cause, Some(hint));
            return;
        };
        position = next;
    }
}

/// Tries a step from all its starts, with as many actions as are left of the proof's.
fn try_from<'l, G: Game>(starts: &[Course<'l, G>], left: &mut usize) -> Tried<'l, G> {
    let mut tried = Tried {
        ends: BTreeMap::new(),
        open: Vec::new(),
        events: Vec::new(),
        reached: true,
        whole: true,
        trivial: false,
        bad_reply: None,
    };
    for start in starts {
        let mut ahead = Ahead::new(start.clone(), *left);
        let mut reached = false;
        while let Some(course) = ahead.next() {
            if course.number() > start.number() {
                reached = true;
                tried.ends.insert(G::hash(course.tables(), course.position()), course);
            } else if ahead.left() > 0 {
                tried.look_at(&course);
            }
        }
        *left = ahead.left();
        tried.reached &= reached;
        tried.whole &= ahead.is_whole();
        if let Moment::Open(actions) = start.moment() {
            tried.trivial |= actions.iter().all(|action| {
                let mut next = start.clone();
                next.take(*action);
                next.is_reached() || next.number() > start.number()
            });
        }
    }
    tried
}

impl<G: Game> Tried<'_, G> {
    /// Notes what may be done at a moment within the step.
    fn look_at(&mut self, course: &Course<'_, G>) {
        match course.moment() {
            Moment::Open(actions) => {
                for action in actions {
                    let Ok((_, events)) = play::<G>(course.tables(), course.position(), action)
                    else {
                        continue;
                    };
                    self.events.extend(events.iter().map(event_name));
                    self.events.sort();
                    self.events.dedup();
                    if names(course.step(), action) && !self.open.contains(&action) {
                        self.open.push(action);
                    }
                }
            }
            Moment::Missed if course.is_reached() => {
                self.bad_reply = self.bad_reply.or(Some(course.replied()));
            }
            _ => {}
        }
    }
}

/// Whether a step's file names this action, in its goal or among the open ones.
fn names<G: Game>(step: Option<&Step<G>>, action: G::Action) -> bool {
    let listed = |step: &Step<G>| {
        let goal = matches!(&step.goal, Goal::Play(actions) if actions.contains(&action));
        goal || step.only.as_ref().is_some_and(|only| only.contains(&action))
    };
    step.is_some_and(listed)
}

/// Reports what is wrong with a step; `true` if nothing is.
fn told<'a, G: Game>(
    reader: &mut Reader<'a>,
    tables: &G::Tables,
    step: &Step<G>,
    def: &StepDef<'a>,
    tried: &Tried<'_, G>,
) -> bool {
    let text = |action| G::action_text(tables, action);
    let closed = |actions: &[G::Action]| actions.iter().position(|one| !tried.open.contains(one));
    let listed = def.only.ok().and_then(Option::as_ref).and_then(At::ok);
    if let (Some(only), Some(listed)) = (&step.only, listed)
        && let Some(at) = closed(only).filter(|_| tried.whole)
    {
        let cause = format!("`{}` is not legal in this step", text(only[at]));
        reader.flaw(listed.get(at).map_or("", At::token), cause, None);
        return false;
    }
    if let Some(at) = tried.bad_reply {
        let place = def.replies.ok().and_then(|list| list.get(at)).map_or("", At::token);
        let cause = "this is not legal after every way that reaches the goal";
        reader.flaw(place, cause, Some("open fewer actions, or write another reply".to_owned()));
        return false;
    }
    if !tried.reached {
        let cause = if tried.whole {
            "what is open to the learner does not lead to this goal"
        } else {
            "no way to this goal was found among the first moments"
        };
        reader.flaw(def.goal.token(), cause, hint(step, def, tried));
        return false;
    }
    if tried.trivial && !step.is_shown() {
        let cause = "every open action reaches this goal: nothing is left to find out";
        let hint = "open more actions, or show the arrow with `shown: true`";
        reader.flaw(def.goal.token(), cause, Some(hint.to_owned()));
        return false;
    }
    true
}

/// What to do about a goal that is not reached.
fn hint<G: Game>(step: &Step<G>, def: &StepDef<'_>, tried: &Tried<'_, G>) -> Option<String> {
    let known = || tried.events.iter().map(String::as_str);
    match (&step.goal, def.goal.ok()) {
        (Goal::See(names), _) => {
            let strange = names.iter().find(|name| !tried.events.contains(name))?;
            let all = || format!("events of what is open are {}", one_of(known()));
            Some(did_you_mean(strange, known()).unwrap_or_else(all).replace(" or ", " and "))
        }
        (Goal::Play(actions), Some(GoalDef::Play(list))) => {
            let closed = actions.iter().position(|action| !tried.open.contains(action))?;
            Some(format!("{} is never open here", list.get(closed)?.token()))
        }
        _ => None,
    }
}
