//! The table: a match on screen, for any game.
//!
//! It has six folders; each uses only those listed before it:
//!
//! - [`contract`]: what a game provides for the table, and how it looks ([`contract::table_game::TableGame`]).
//! - [`board`]: what lies where, and how it is drawn.
//! - [`motion`]: what the player sees of an action, step by step.
//! - [`picking`]: from pointers and keys to a choice.
//! - [`turns`]: the match being played: offers, decisions, stages, curtains.
//! - [`mod@matches`]: from a plan to the table and to the end; replays.
//!
//! The first four do not depend on the game: they deal with pawns, spots and text keys only. The
//! last two are generic and thin. Each frame runs in this order:
//!
//! pointers and keys send [`Pick`] → [`picking::selection`] narrows the paths on offer →
//! [`turns::commands`] carries out choices and requests → [`turns::seats`] and
//! [`picking::selection`] are updated → [`board::marks`] are drawn → [`motion::playback`] animates
//! the action.
//!
//! Deliberately absent: rules, and the name of any game.

pub mod board;
pub mod contract;
pub mod laws;
pub mod matches;
pub mod model;
pub mod motion;
pub mod picking;
pub mod turns;

use std::marker::PhantomData;

use bevy::prelude::*;

pub use self::board::cards::{Faces, TALLY};
pub use self::board::cloth::Board;
pub use self::board::layout::BoardLayout;
pub use self::board::marks::Lit;
pub use self::board::places::SpotPlaces;
pub use self::board::view::{Ground, View};
pub use self::contract::anchors::{Anchor, Anchors, ButtonAnchor};
pub use self::contract::belongings::{Belonging, Belongings};
pub use self::contract::frame::TableSystems;
pub use self::contract::known_view::KnownView;
pub use self::contract::log::{Joins, Log, LogLine};
pub use self::contract::looks::{BoardLook, Looks, Rank};
pub use self::contract::mark::Mark;
pub use self::contract::pawns::Pawns;
pub use self::contract::pieces::{AtGoal, Look, OnSpot, Pawn, SquareTile, Standing, Whereabouts};
pub use self::contract::plate_places::PlatePlaces;
pub use self::contract::player_style::{PlayerStyle, side_name};
pub use self::contract::risk::Risk;
pub use self::contract::scene::{PawnSeen, Scene};
pub use self::contract::sketch::{Site, Sketch, Tile};
pub use self::contract::table_game::{CloseCard, Score, TableGame};
pub use self::matches::laying::{clear_table, put_on_table};
pub use self::matches::starting::BadLevel;
pub use self::motion::advance_scene::AdvanceScene;
pub use self::motion::playback::Playback;
pub use self::motion::steps::{Motion, OwnScene};
pub use self::picking::choices::Choices;
pub use self::picking::fingers::{Finger, LookedAt};
pub use self::picking::pointing::Pointing;
pub use self::picking::selection::{Pick, Selection, WhyNot};
pub use self::turns::foreseeing::Risks;
pub use self::turns::handover::{Handover, OpenCurtain, ShutCurtain};
pub use self::turns::playing::{NeedsRelayout, Playing};
pub use self::turns::quitting::HandedOver;
pub use self::turns::seats::{Seats, TurnNow};
pub use self::turns::seen::TurnSeen;
pub use self::turns::skipping::SkipOffer;
pub use self::turns::stagehand::{Enact, ShowsScenes, Stagehand};
pub use self::turns::turn_told::TurnTold;
pub use self::turns::typing::{Typed, TypedReply};
pub use self::turns::waiting::{PlayAction, Waiting};
pub use self::turns::watching::{ReplayRequest, ViewerNow, Watching};

use self::board::{appearance, arranging, cards, drawn, opacity, ranks};
use self::matches::{laying, mirror};
use self::motion::{banner, playback};
use self::picking::{pointing, price};
use self::turns::watching::not_watching;
use self::turns::{
    auto_end, commands, handover, lessons, replays, resolving, stagehand, turn_told, whose_turn,
};
use crate::app::kit::screen_state::Screen;
use crate::app::session::plan::MatchEnded;
use crate::app::session::remark::Remark;
use crate::app::session::table_command::TableCommand;
use crate::app::session::task::no_task;
use crate::rules::Phase;

/// One game on the table.
pub struct TablePlugin<G> {
    left_out: Option<Phase>,
    game: PhantomData<fn() -> G>,
}

impl<G: TableGame> Default for TablePlugin<G> {
    fn default() -> Self {
        Self { left_out: None, game: PhantomData }
    }
}

impl<G: TableGame> TablePlugin<G> {
    /// The table without the enacting systems of one phase: a game's tests prove with it that the
    /// mirror notices.
    #[must_use]
    pub fn without(phase: Phase) -> Self {
        Self { left_out: Some(phase), ..Self::default() }
    }
}

impl<G: Enact> Plugin for TablePlugin<G> {
    fn build(&self, app: &mut App) {
        resolving::plugin::<G>(app, self.left_out);
        act::<G>(app);
        turns::game_plugin::<G>(app);
        matches::game_plugin::<G>(app);
        let told = (whose_turn::tell_whose_turn::<G>, mirror::compare::<G>);
        app.add_systems(
            Update,
            told.in_set(TableSystems::Tell).run_if(resource_exists_and_changed::<Playing<G>>),
        );
    }
}

/// Everything that changes the match, in its order within a frame.
fn act<G: Enact>(app: &mut App) {
    app.add_message::<PlayAction<G>>().init_resource::<Waiting<G>>().add_systems(
        Update,
        (
            commands::take_commands::<G>.run_if(not_watching),
            lessons::take_task_commands::<G>.run_if(not_watching),
            handover::keep_handover::<G>.run_if(not_watching),
            laying::change_eyes::<G>,
            laying::lay_pawns::<G>,
            replays::ask_again::<G>,
            replays::see_again::<G>,
            commands::take_choices::<G>,
            turn_told::take_standing::<G>.pipe(commands::take_proposal::<G>),
            commands::take_actions::<G>,
            auto_end::end_by_itself::<G>.run_if(not_watching.and_then(no_task)),
            lessons::give_replies::<G>.run_if(not_watching),
            commands::draw_lots::<G>.run_if(not_watching.and_then(no_task)),
            commands::carry_out::<G>,
            stagehand::show_the_end::<G>.run_if(resource_exists_and_changed::<Playing<G>>),
        )
            .chain()
            .in_set(TableSystems::Act)
            .run_if(resource_exists::<Playing<G>>),
    );
}

/// What all games share.
pub fn plugin(app: &mut App) {
    app.configure_sets(
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
    .init_resource::<Standing>()
    .init_resource::<Log>()
    .init_resource::<PlayerStyle>()
    .add_message::<TableCommand>()
    .add_message::<Remark>()
    .add_message::<MatchEnded>()
    .add_plugins((board::plugin, motion::plugin, picking::plugin, turns::plugin, matches::plugin))
    .add_systems(
        Update,
        (
            (arranging::fit_board, pointing::follow_device).in_set(TableSystems::Listen),
            // Before an opened curtain turns the board towards its seat.
            arranging::flip_board
                .in_set(TableSystems::Listen)
                .after(turns::command_keys::send_commands),
            (
                arranging::lay_squares,
                arranging::letter_hem,
                arranging::count_hands,
                (
                    appearance::grow_animals,
                    appearance::follow_appearance,
                    cards::print_cards,
                    ranks::number_pawns,
                ),
                banner::keep_letters,
                price::hang_price_tag,
                drawn::draw,
                opacity::fade,
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
