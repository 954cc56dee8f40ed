//! Laws of views: a view holds exactly what its viewer received as events, and a position imagined
//! from it cannot be told from the real one.

use super::{Fault, demand, seats};
use crate::rules::dice::SmallDice;
use crate::rules::{Actor, Game, Viewer};

/// Every viewer's view, built from events since the start.
pub(super) struct Views<G: Game>(Vec<(Viewer, G::View)>);

impl<G: Game> Views<G> {
    pub(super) fn of(tables: &G::Tables, position: &G::Position) -> Self {
        let known = |viewer| (viewer, G::known_to(tables, position, viewer));
        Self(viewers::<G>(position).map(known).collect())
    }

    /// Passes each viewer the events it may see of a phase that left this position.
    pub(super) fn learn(&mut self, tables: &G::Tables, left: &G::Position, events: &[G::Event]) {
        if events.is_empty() {
            return;
        }
        for (viewer, view) in &mut self.0 {
            let heard = events.iter().filter_map(|event| G::told_to(left, event, *viewer));
            heard.for_each(|event| G::learn(tables, view, &event));
        }
    }

    /// Every viewer with its view.
    pub(super) fn all(&self) -> &[(Viewer, G::View)] {
        &self.0
    }

    /// The view built from events equals the view computed from the position.
    pub(super) fn hold(&self, tables: &G::Tables, position: &G::Position) -> Result<(), Fault> {
        for (viewer, view) in &self.0 {
            let known = G::known_to(tables, position, *viewer);
            demand("views", known == *view, || {
                format!("{viewer:?} learnt {view:?} and should know {known:?}")
            })?;
        }
        Ok(())
    }
}

fn viewers<G: Game>(position: &G::Position) -> impl Iterator<Item = Viewer> {
    seats::<G>(position).map(Viewer::Seat).chain([Viewer::Spectator])
}

/// An imagined position is sound, gives the same view, and leaves the same choice. A different
/// choice would mean that the real position has leaked.
pub(super) fn imagined<G: Game>(
    tables: &G::Tables,
    position: &G::Position,
    actions: &[G::Action],
    dice: &mut SmallDice,
) -> Result<(), Fault> {
    let actor = G::actor(tables, position);
    for viewer in viewers::<G>(position) {
        let view = G::known_to(tables, position, viewer);
        let truth = G::determinize(tables, &view, viewer, dice);
        G::check(tables, &truth).map_err(|detail| Fault { law: "determinize", detail })?;
        let known = G::known_to(tables, &truth, viewer);
        demand("determinize", known == view, || {
            format!("{viewer:?} knew {view:?}, now {known:?}")
        })?;
        let shown = G::shown_to(&view);
        demand("shown", G::shown_to(&shown) == shown, || {
            format!("{viewer:?} sees {shown:?} change while it looks")
        })?;
        demand("leak", G::actor(tables, &truth) == actor, || {
            format!("{viewer:?} could tell who decides, {actor:?}, from a secret")
        })?;
        if matches!(actor, Actor::Seat(seat) if viewer == Viewer::Seat(seat)) {
            let mut choice = Vec::new();
            G::actions(tables, &truth, &mut choice);
            choice.sort_unstable();
            let mut real = actions.to_vec();
            real.sort_unstable();
            demand("leak", choice == real, || {
                format!("{viewer:?} may {real:?} and thinks it may {choice:?}")
            })?;
        }
    }
    Ok(())
}
