//! The meaning of the marks under the pointer, a sentence each, and what the action there would
//! expose its piece to.
//!
//! The same sentences stand in the legend of the rules. Deliberately absent under the pointer: the plain
//! dot, and marks that only show where something was or is.

use bevy::prelude::*;

use super::explain::{Explain, Ground};
use crate::app::catalog::signs::Sign;
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::theme::panels::Tint;
use crate::app::kit::theme::{Icon, Lettering, space, text};
use crate::app::kit::{palette, theme};
use crate::app::table::{Lit, Mark, Pointing, Risks};
use crate::rules::Spot;

/// A mark, and what it means.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Meaning {
    mark: Mark,
    says: LocalText,
}

/// The marks under the pointer that need an explanation, and what the action there would expose its
/// piece to.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct MarksShown(pub(super) Vec<Meaning>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MarksShown>()
        .add_systems(OnEnter(Screen::Play), |mut shown: ResMut<MarksShown>| shown.0.clear())
        .add_systems(Update, read_marks.in_set(super::HudSystems::Feed));
}

fn read_marks(
    (lit, risks): (Res<Lit>, Res<Risks>),
    pointing: Res<Pointing>,
    mut shown: ResMut<MarksShown>,
) {
    if !lit.is_changed() && !pointing.is_changed() && !risks.is_changed() {
        return;
    }
    let here = lit.0.iter().filter(|lit| pointing.peek() == Some(lit.spot));
    // A risk has a sentence of its own in place of its mark's.
    let is_risk = |mark: &Mark| risks.0.iter().any(|risk| risk.mark == *mark);
    let mut marks: Vec<Mark> = here.map(|lit| lit.mark).filter(|mark| !is_risk(mark)).collect();
    marks.sort();
    marks.dedup();
    let told = marks
        .into_iter()
        .filter_map(|mark| meaning(mark).map(|key| Meaning { mark, says: LocalText::new(key) }));
    let risks = risks.0.iter().map(|risk| Meaning { mark: risk.mark, says: risk.says.clone() });
    shown.set_if_neq(MarksShown(told.chain(risks).collect()));
}

/// The sentence for a mark under the pointer, if it needs one.
fn meaning(mark: Mark) -> Option<&'static str> {
    let plain = [Mark::Dot, Mark::Threat, Mark::Idle, Mark::Ready, Mark::Picked];
    let passed = [Mark::LastFrom, Mark::LastTo, Mark::Focus];
    let is_told = !plain.contains(&mark) && !passed.contains(&mark);
    is_told.then(|| sentence(mark))
}

/// What a mark means.
fn sentence(mark: Mark) -> &'static str {
    match mark {
        Mark::Ring => "mark-ring",
        Mark::Leap => "mark-leap",
        Mark::Goal => "mark-goal",
        Mark::Win => "mark-win",
        Mark::Exchange => "mark-exchange",
        Mark::Lose => "mark-lose",
        Mark::Spring => "mark-spring",
        Mark::Wave => "mark-wave",
        Mark::PlusOne => "mark-plus-one",
        Mark::PlusTwo => "mark-plus-two",
        Mark::Skull => "mark-skull",
        Mark::Chain => "mark-chain",
        Mark::Free => "mark-free",
        Mark::Web => "mark-web",
        Mark::Lure => "mark-lure",
        Mark::Look => "mark-look",
        Mark::Dot => "legend-mark-dot",
        Mark::Threat => "legend-mark-threat",
        Mark::Idle => "legend-mark-idle",
        Mark::Ready => "legend-mark-ready",
        Mark::Picked => "legend-mark-picked",
        Mark::LastFrom => "legend-mark-last-from",
        Mark::LastTo => "legend-mark-last-to",
        Mark::Focus => "legend-mark-focus",
    }
}

/// A mark as a sign of the legend.
#[must_use]
pub fn sign(mark: Mark) -> Sign {
    match mark {
        // Its mark keeps to a corner, too small for a line.
        Mark::Threat => Sign::new("icons", "threat", sentence(mark)),
        _ => Sign::new("marks", mark.cell(), sentence(mark)),
    }
}

/// The marks that every board shows, and those of a game.
#[must_use]
pub fn marks(own: &[Mark]) -> Vec<Sign> {
    let always = [Mark::Dot, Mark::Picked, Mark::LastFrom, Mark::LastTo, Mark::Focus];
    always.iter().chain(own).map(|mark| sign(*mark)).collect()
}

/// Every kind of ground that has something to say.
pub fn grounds<G: Explain>(tables: &G::Tables, view: &G::View, squares: usize) -> Vec<Ground> {
    let spots = (0..squares).map(|square| Spot::Square(square as u8));
    spots.filter_map(|spot| G::ground_at(tables, view, spot)).collect()
}

/// A line for each mark, with its picture.
pub(super) fn write_marks(paper: &mut ChildSpawnerCommands, marks: &[Meaning]) {
    for Meaning { mark, says } in marks {
        let line = Node { flex_wrap: FlexWrap::NoWrap, flex_shrink: 0.0, ..theme::row(space::S) };
        paper.spawn((line, Pickable::IGNORE)).with_children(|row| {
            match mark {
                // Its mark keeps to a corner, too small for a line.
                Mark::Threat => row.spawn((Icon::new("threat", 28), Tint(palette::RED))),
                _ => row.spawn(Icon::of("marks", mark.cell(), 32)),
            };
            row.spawn(text(says.clone(), Lettering::Note, palette::INK));
        });
    }
}
