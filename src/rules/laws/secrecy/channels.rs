//! The channels of the secrecy laws.

use std::collections::BTreeMap;

use super::super::{Fault, demand};
use super::{Probe, Secretive, text};
use crate::rules::dice::SmallDice;
use crate::rules::{Actor, Dice, Resolution, Seat, Spot, Viewer};

/// How many picks are tried per check.
const PICKS: u32 = 24;

/// Two positions that a viewer cannot tell apart.
pub(super) struct Worlds<'a, G: Secretive> {
    pub(super) tables: &'a G::Tables,
    pub(super) viewer: Viewer,
    pub(super) one: &'a G::Position,
    pub(super) other: &'a G::Position,
}

/// The events a viewer receives from an action, phase by phase, and whether the match is then over.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Heard {
    events: Vec<String>,
    over: bool,
}

impl<G: Secretive> Worlds<'_, G> {
    /// Computes the same text from both positions and compares.
    fn same(&self, law: &'static str, ask: impl Fn(&G::Position) -> String) -> Result<(), Fault> {
        let (one, other) = (ask(self.one), ask(self.other));
        demand(law, one == other, || format!("{:?} can tell {}", self.viewer, differ(&one, &other)))
    }

    /// Compares everything that reaches the viewer while no action is played.
    pub(super) fn compare(
        &self,
        spots: &[Spot],
        probes: &[Probe<'_, G>],
        dice: &mut SmallDice,
    ) -> Result<(), Fault> {
        let Self { tables, viewer, .. } = *self;
        let view = |position: &G::Position| G::known_to(tables, position, viewer);
        self.same("view", |position| text(view(position)))?;
        self.same("shown", |position| text(G::shown_to(&view(position))))?;
        let seed = u64::from(dice.below(u32::MAX));
        let world = |position: &G::Position| {
            G::determinize(tables, &view(position), viewer, &mut SmallDice::new(seed))
        };
        self.same("determinize", |position| text(world(position)))?;
        self.same("position-text", |position| G::position_text(tables, &world(position)))?;
        self.same("actor", |position| text(G::actor(tables, position)))?;
        self.same("stopped", |position| text(G::if_stopped(tables, position)))?;
        let given_up = |position: &G::Position| {
            let seats = (0..G::seats(position)).map(Seat);
            text(seats.map(|seat| G::if_given_up(tables, position, seat)).collect::<Vec<_>>())
        };
        self.same("given-up", given_up)?;
        self.same("quiet", |position| text(G::plies_since_irreversible(position)))?;
        if G::repetitions_to_draw(tables).is_some() {
            self.same("hash", |position| text(G::hash(tables, position)))?;
        }
        match G::actor(tables, self.one) {
            Actor::Chance if G::OPEN_CHANCE => self.same("chance", |position| {
                let weight = |action: &G::Action| G::weight(tables, position, *action);
                let actions = self.actions(position);
                text(actions.iter().map(|action| (action, weight(action))).collect::<Vec<_>>())
            })?,
            Actor::Seat(seat) if viewer == Viewer::Seat(seat) => self.choice()?,
            _ => {}
        }
        self.refusals(spots, dice)?;
        probes.iter().try_for_each(|probe| {
            self.same(probe.name, |position| (probe.text)(tables, position, viewer))
        })
    }

    fn actions(&self, position: &G::Position) -> Vec<G::Action> {
        let mut actions = Vec::new();
        G::actions(self.tables, position, &mut actions);
        actions
    }

    /// The legal actions of the deciding seat, their spots and their text.
    fn choice(&self) -> Result<(), Fault> {
        let tables = self.tables;
        self.same("choice", |position| text(self.actions(position)))?;
        self.same("spots", |position| {
            let actions = self.actions(position).into_iter();
            text(actions.map(|action| G::spots(tables, action)).collect::<Vec<_>>())
        })?;
        self.same("action-text", |position| {
            let actions = self.actions(position).into_iter();
            actions.map(|action| G::action_text(tables, action) + " ").collect()
        })?;
        self.same("default_action", |position| text(G::default_action(tables, position)))
    }

    /// The refusals of some picks, each as the first pick and after another one.
    fn refusals(&self, spots: &[Spot], dice: &mut SmallDice) -> Result<(), Fault> {
        let draw = |dice: &mut SmallDice| spots.get(dice.below(spots.len().max(1) as u32) as usize);
        let begun = draw(dice);
        let asked: Vec<Spot> = (0..PICKS).filter_map(|_| draw(dice)).copied().collect();
        let views =
            [self.one, self.other].map(|position| G::known_to(self.tables, position, self.viewer));
        for picked in [&[][..], begun.map_or(&[][..], std::slice::from_ref)] {
            for spot in &asked {
                let [one, other] =
                    views.each_ref().map(|view| G::refusal(self.tables, view, picked, *spot));
                demand("refusal", one == other, || {
                    format!("{:?} is told {one:?} or {other:?} of {spot:?}", self.viewer)
                })?;
            }
        }
        Ok(())
    }

    fn hear(&self, position: &G::Position, action: G::Action) -> Option<Heard> {
        let mut resolution = Resolution::<G>::begin(self.tables, position, action).ok()?;
        let mut events = Vec::new();
        for index in 0..G::TURN.len() {
            resolution.step(self.tables, index);
            let (left, told) = (resolution.position(), resolution.last_told());
            let heard = told.iter().filter_map(|event| G::told_to(left, event, self.viewer));
            events.push(text(heard.collect::<Vec<_>>()));
        }
        let over = matches!(G::actor(self.tables, resolution.position()), Actor::Nobody(_));
        Some(Heard { events, over })
    }

    /// Compares the events the viewer receives from every next action, of chance too. Returns the
    /// number of actions that are legal in both positions.
    pub(super) fn listen(&self) -> Result<u64, Fault> {
        let actor = G::actor(self.tables, self.one);
        let watches = !matches!(actor, Actor::Seat(seat) if self.viewer == Viewer::Seat(seat));
        let (mut count, mut secret, mut read) = (0, None, BTreeMap::new());
        for action in self.actions(self.one) {
            let Some(heard) = self.hear(self.one, action) else { continue };
            let named = G::action_text(self.tables, action);
            let reveals = G::reveals(self.tables, self.one, action);
            if G::may_read(self.tables, self.one, action, self.viewer) {
                let before = read.insert(heard.events.clone(), named.clone());
                demand("record", !watches || before.is_none(), || {
                    format!("{:?} reads {named}, which sounds like {before:?}", self.viewer)
                })?;
            } else {
                demand("record", watches, || {
                    format!("{:?} may not read its own {named}", self.viewer)
                })?;
                // Anything else that a random draw reveals is the same for every draw.
                if !reveals || actor == Actor::Chance {
                    let like = secret.get_or_insert_with(|| heard.clone());
                    demand("secret", *like == heard, || {
                        let heard = differ(&text(&like.events), &text(&heard.events));
                        format!("{:?} can tell {named} by its sound: {heard}", self.viewer)
                    })?;
                }
            }
            let both = !reveals && G::looks_alike(self.tables, self.one, self.other, action);
            let Some(again) = self.hear(self.other, action).filter(|_| both) else { continue };
            count += 1;
            // A match that ends because of something hidden necessarily reveals it.
            demand("told", heard.over || again.over || heard == again, || {
                let heard = differ(&text(&heard.events), &text(&again.events));
                format!("{:?} hears of {named} {heard}", self.viewer)
            })?;
        }
        Ok(count)
    }
}

/// The part of two texts around the place where they begin to differ.
fn differ(one: &str, other: &str) -> String {
    let alike = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let part =
        |text: &str| text.chars().skip(alike.saturating_sub(40)).take(100).collect::<String>();
    format!("`{}` from `{}`", part(one), part(other))
}
