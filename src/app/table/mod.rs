//! The table: a match on screen, for any game.
//!
//! Two halves meet here. [`TablePlugin`] is generic and thin: it lives while a [`Playing`] match
//! exists, carries out actions stage by stage ([`stages`]), and tells the rest what may be picked.
//! The rest knows no game: squares, pawns, marks, selection and playback speak of [`pieces`],
//! spots and text keys only. What happens in a frame, in order:
//!
//! pointers and keys send [`Pick`] → [`selection`] narrows the legal paths → [`commands`] carries
//! out what is chosen or asked for → [`seats`] and [`selection`] are told anew → [`marks`] light
//! up → [`playback`] lets the eye follow.
//!
//! Deliberately absent: rules, and the name of any game. Games come in through [`dress::Dress`].

pub mod anchors;
pub mod appearance;
pub mod arranging;
pub mod banner;
pub mod belongings;
pub mod board;
pub mod cards;
pub mod choices;
pub mod clock;
pub mod commands;
pub mod copying;
pub mod drawn;
pub mod dress;
pub mod ending;
pub mod gate;
pub mod keys;
pub mod laws;
pub mod laying;
pub mod livery;
pub mod log;
pub mod marks;
pub mod mirror;
pub mod offers;
pub mod pieces;
pub mod playback;
pub mod pointer;
pub mod pointing;
mod price;
pub mod quitting;
pub mod replaying;
pub mod replays;
pub mod scene;
pub mod scene_tap;
pub mod seats;
pub mod seen;
pub mod selection;
pub mod sketch;
pub mod stagehand;
pub mod stages;
pub mod starting;
pub mod steps;
pub mod targets;
pub mod told;
pub mod trays;
pub mod turn_told;
pub mod turning;

use std::marker::PhantomData;

use bevy::prelude::*;

pub use self::anchors::{Anchor, Anchors, SpotPlaces};
pub use self::belongings::{Belonging, Belongings};
pub use self::board::{Board, BoardLayout};
pub use self::cards::{Faces, TALLY};
pub use self::choices::Choices;
pub use self::commands::{PlayAction, Waiting};
pub use self::dress::{BoardLook, Dress, LogLine, Looks, Mark, Reconstructed, Score};
pub use self::gate::{Gate, OpenGate, ShutGate};
pub use self::laying::{Relay, clear_table, put_on_table};
pub use self::livery::Livery;
pub use self::log::Log;
pub use self::marks::Lit;
pub use self::pieces::{AtGoal, Look, OnSpot, Pawn, Pawns, SquareTile, Standing, Whereabouts};
pub use self::playback::Playback;
pub use self::pointing::Pointing;
pub use self::quitting::HandedOver;
pub use self::replaying::{ReplayRequest, ViewerNow, Watching};
pub use self::scene::{PawnSeen, Scene};
pub use self::scene_tap::SceneTap;
pub use self::seats::{Seats, TurnNow};
pub use self::seen::TurnSeen;
pub use self::selection::{EndTurn, Pick, Selection, WhyNot};
pub use self::sketch::{Site, Sketch, Tile};
pub use self::stagehand::{ShowsScenes, Stagehand};
pub use self::starting::{BadLevel, Doubts};
pub use self::steps::{Motion, OwnScene};
pub use self::told::Told;
pub use self::turn_told::{TakeProposal, TurnTold};

use crate::app::kit::screen_state::Screen;
use crate::app::session::plan::{MatchEnded, TableRequest};
use crate::referee::{Entry, Match};
use crate::rules::{Actor, Game, Phase, Resolution, Seat, Side, Spot, Viewer};

/// The order of a frame at the table; each set may write what the next ones read.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TableSystems {
    /// Keys and pad become picks and requests. Pointers have become picks already.
    Listen,
    /// Picks narrow the choices.
    Select,
    /// What was chosen or asked for is carried out.
    Act,
    /// Everybody is told what is true now.
    Tell,
    /// Marks light up and pawns are drawn.
    Show,
    /// Pawns move.
    Play,
}

/// The match being played.
#[derive(Resource, Deref, DerefMut, Debug)]
pub struct Playing<G: Game> {
    #[deref]
    played: Match<G>,
    viewer: Viewer,
}

impl<G: Game> Playing<G> {
    /// A match as `viewer` may see it.
    #[must_use]
    pub fn new(played: Match<G>, viewer: Viewer) -> Self {
        Self { played, viewer }
    }

    /// Whose eyes look at this screen.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Other eyes look at this screen from now on, as when it is handed to the next seat. Pawns are laid and the log is told anew,
    /// so that nothing stays of what only the others may know.
    pub fn look_as(&mut self, viewer: Viewer) {
        self.viewer = viewer;
    }

    /// What they know.
    #[must_use]
    pub fn seen(&self) -> G::View {
        self.played.view(self.viewer)
    }

    /// What of it lies face up.
    #[must_use]
    pub fn shown(&self) -> G::View {
        G::shown_to(&self.seen())
    }

    /// The side a seat plays for.
    #[must_use]
    pub fn side_of(&self, seat: Seat) -> Side {
        G::side_of(self.played.position(), seat)
    }
}

/// What the phase stepped last told, as `viewer` may hear it.
fn heard<G: Game>(resolution: &Resolution<G>, viewer: Viewer) -> Vec<G::Event> {
    let hear = |fact| G::told_to(resolution.position(), fact, viewer);
    resolution.last_told().iter().filter_map(hear).collect()
}

impl<G: Dress> Playing<G> {
    /// The squares of every action of the last turn, the latest action first, each in picking order: of the latest one whatever it was,
    /// of those before it only what went from one square to another. What the viewer did not hear whole is left out: a hidden choice
    /// leaves no trace.
    #[must_use]
    pub fn last_turn(&self) -> Vec<Vec<Spot>> {
        let (mut earlier, mut turn, mut found) = (self.played.clone(), None, 0);
        let mut squares = Vec::new();
        while let Some(entry) = earlier.undo() {
            let Entry::Action(action) = entry else { continue };
            let mut path = G::spots(self.tables(), action).as_slice().to_vec();
            let whose = G::turn_of(&earlier.view(self.viewer), earlier.actor());
            // What chance did is no move of anybody's, and nothing before it is of the last turn.
            if path.is_empty() || *turn.get_or_insert(whose) != whose {
                break;
            }
            path.retain(|spot| matches!(spot, Spot::Square(_)));
            if path.len() > usize::from(found > 0) {
                found += 1;
                squares.extend(self.heard_whole(&earlier, action).then_some(path));
            }
        }
        squares
    }

    /// Whether the viewer heard everything that an action told at that moment.
    fn heard_whole(&self, moment: &Match<G>, action: G::Action) -> bool {
        let Ok(mut resolution) = moment.begin(action) else { return false };
        (0..G::TURN.len()).all(|index| {
            resolution.step(self.tables(), index);
            resolution.last_told() == heard(&resolution, self.viewer)
        })
    }

    /// The latest thing told to the viewer in which `find` finds something.
    fn told_last<T>(&self, find: impl Fn(&G::Event) -> Option<T>) -> Option<T> {
        let mut earlier = self.played.clone();
        loop {
            let Entry::Action(action) = earlier.undo()? else { continue };
            let mut resolution = earlier.begin(action).ok()?;
            let mut told = Vec::new();
            for index in 0..G::TURN.len() {
                resolution.step(self.tables(), index);
                told.extend(heard(&resolution, self.viewer));
            }
            if let Some(found) = told.iter().rev().find_map(&find) {
                return Some(found);
            }
        }
    }

    /// The match as it stood when somebody at this machine last decided; `None` when nobody has.
    /// What went without saying before that decision goes with it. Where there are secrets, what was
    /// shown or drawn since stays so, and what a seat decides behind its gate only that seat takes back:
    /// else the others could count it.
    #[must_use]
    pub fn before_last_decision(&self, seats: &Seats) -> Option<Match<G>> {
        let seat = seats.humans().find(|seat| self.played.may_take_back(*seat) > 0)?;
        if self.is_veiled() && self.private_seat() == Some(seat) {
            return None;
        }
        let mut earlier = self.played.clone();
        while let Some(entry) = earlier.take_back(seat) {
            let human = match earlier.actor() {
                Actor::Seat(seat) => seats.is_human(seat),
                _ => false,
            };
            if human || !matches!(entry, Entry::Action(_)) {
                return Some(before_unsaid(earlier));
            }
        }
        None
    }

    /// Everything that is to be seen.
    #[must_use]
    pub fn scene(&self) -> Scene {
        G::stage(self.tables(), &self.shown())
    }

    /// A copy to look ahead in.
    #[must_use]
    pub fn fork(&self) -> Match<G> {
        self.played.clone()
    }

    /// Goes on from another moment of the match.
    pub fn go_to(&mut self, moment: Match<G>) {
        self.played = moment;
    }

    /// The same level and set-up from the start, with other lots.
    pub fn begin_again(&mut self, seed: u64) {
        self.played = Match::new(self.tables().clone(), self.setup().clone(), seed);
    }
}

/// The match before the unsaid actions that were entered last.
fn before_unsaid<G: Dress>(mut played: Match<G>) -> Match<G> {
    loop {
        let mut earlier = played.clone();
        let Some(Entry::Action(last)) = earlier.undo() else { return played };
        if G::unsaid(earlier.tables(), earlier.position()) != Some(last) {
            return played;
        }
        played = earlier;
    }
}

/// One game on the table.
pub struct TablePlugin<G> {
    left_out: Option<Phase>,
    game: PhantomData<fn() -> G>,
}

impl<G: Dress> Default for TablePlugin<G> {
    fn default() -> Self {
        Self { left_out: None, game: PhantomData }
    }
}

impl<G: Dress> TablePlugin<G> {
    /// The table without what enacts one phase: a dress's tests prove with it that the mirror
    /// notices.
    #[must_use]
    pub fn without(phase: Phase) -> Self {
        Self { left_out: Some(phase), ..Self::default() }
    }
}

impl<G: Dress> Plugin for TablePlugin<G> {
    fn build(&self, app: &mut App) {
        stages::plugin::<G>(app, self.left_out);
        commands::game_plugin::<G>(app);
        selection::game_plugin::<G>(app);
        marks::game_plugin::<G>(app);
        ending::game_plugin::<G>(app);
        clock::game_plugin::<G>(app);
        starting::game_plugin::<G>(app);
        turn_told::game_plugin::<G>(app);
        replaying::game_plugin::<G>(app);
        copying::game_plugin::<G>(app);
        let told = (seats::tell_whose_turn::<G>, mirror::compare::<G>);
        app.add_systems(
            Update,
            told.in_set(TableSystems::Tell).run_if(resource_exists_and_changed::<Playing<G>>),
        );
    }
}

/// What all games share.
pub fn plugin(app: &mut App) {
    app.init_resource::<Standing>()
        .init_resource::<Seats>()
        .init_resource::<TurnNow>()
        .init_resource::<Log>()
        .configure_sets(
            Update,
            (
                TableSystems::Listen,
                TableSystems::Select,
                TableSystems::Act,
                TableSystems::Tell,
                TableSystems::Show,
                TableSystems::Play,
            )
                .chain()
                .run_if(in_state(Screen::Play)),
        )
        .init_resource::<Relay>()
        .init_resource::<replays::SeeAgain>()
        .init_resource::<Faces>()
        .init_resource::<Livery>()
        .init_resource::<Pointing>()
        .add_message::<TableRequest>()
        .add_message::<MatchEnded>()
        .add_observer(appearance::dress_pawn)
        .add_plugins((
            selection::plugin,
            (playback::plugin, scene_tap::plugin, seen::plugin),
            (arranging::plugin, marks::plugin),
            pointer::plugin,
            keys::plugin,
            turning::plugin,
            targets::plugin,
            turn_told::plugin,
            ending::plugin,
            (gate::plugin, quitting::plugin, replaying::plugin, copying::plugin),
            clock::plugin,
            starting::plugin,
        ))
        .add_systems(
            Update,
            (
                (arranging::fit_board, pointing::follow_device).in_set(TableSystems::Listen),
                (
                    arranging::lay_squares,
                    arranging::letter_hem,
                    arranging::count_hands,
                    (appearance::follow_appearance, cards::print_cards),
                    banner::keep_letters,
                    price::hang_price_tag,
                    drawn::draw,
                )
                    .chain()
                    .in_set(TableSystems::Play)
                    .after(playback::play_next_step),
            )
                .run_if(resource_exists::<BoardLayout>),
        );
}

#[cfg(test)]
pub(in crate::app) mod tests;
