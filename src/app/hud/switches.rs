//! What the player switches on and off around the board: marks, the log, and the
//! folded parts of a small window.
//!
//! Whoever holds keys sees dangers and reach as long as the key is down, whatever was shown before.
//! Deliberately absent: commands that change the match.

use bevy::prelude::*;

use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings::controls::Controls;
use crate::app::session::plan::MatchStarted;
use crate::app::session::table_command::TableCommand;

/// Whether the log is shown.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogShown(pub bool);

/// Whether the folded parts of a small window lie over the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Unfolded(pub bool);

/// What is marked on the board besides the legal actions.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marking {
    /// Own pawns in danger.
    pub threats: bool,
    /// Where the pawn under the pointer could go.
    pub reach: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(LogShown(true))
        .init_resource::<Marking>()
        .init_resource::<Unfolded>()
        .init_resource::<Controls>()
        .add_systems(OnEnter(Screen::Play), begin_afresh)
        .add_observer(unmark)
        .add_systems(Update, (hide_unheld, switch).chain().in_set(super::HudSystems::Hear));
}

/// Once keys are held instead of pressed, nothing is shown without one.
fn hide_unheld(controls: Res<Controls>, mut held: Local<bool>, mut marking: ResMut<Marking>) {
    if std::mem::replace(&mut *held, controls.holding) != controls.holding && controls.holding {
        marking.set_if_neq(Marking::default());
    }
}

/// Switches do not carry over to the next match.
fn begin_afresh(mut unfolded: ResMut<Unfolded>, mut marking: ResMut<Marking>) {
    unfolded.0 = false;
    *marking = Marking::default();
}

/// Nor to a match that begins on the same screen: a rematch, or one that goes on from a replay.
fn unmark(_: On<MatchStarted>, mut marking: ResMut<Marking>) {
    *marking = Marking::default();
}

fn switch(
    mut table_commands: MessageReader<TableCommand>,
    (intents, controls): (Intents, Res<Controls>),
    mut marking: ResMut<Marking>,
    (mut log, mut unfolded): (ResMut<LogShown>, ResMut<Unfolded>),
) {
    // A button switches; so does a key, unless it is held for what it shows.
    let shown = |shown: bool, key: Intent| match controls.holding {
        true if intents.just(key) => true,
        _ => !shown,
    };
    for command in table_commands.read() {
        match command {
            TableCommand::Threats => marking.threats = shown(marking.threats, Intent::Threat),
            TableCommand::HideThreats => marking.threats = false,
            TableCommand::Reach => marking.reach = shown(marking.reach, Intent::Reach),
            TableCommand::HideReach => marking.reach = false,
            TableCommand::Log => log.0 = !log.0,
            TableCommand::More => unfolded.0 = !unfolded.0,
            // The board is seen while the offer stands.
            TableCommand::OfferDraw => unfolded.0 = false,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::platform::time::Instant;
    use bevy::state::app::StatesPlugin;
    use leafwing_input_manager::prelude::ActionState;

    use crate::app::session::plan::{First, MatchPlan};

    #[test]
    fn what_was_marked_in_one_match_is_not_marked_in_the_next() {
        let mut app = App::new();
        app.add_plugins(StatesPlugin)
            .init_state::<Screen>()
            .init_resource::<Marking>()
            .init_resource::<Unfolded>()
            .init_resource::<Controls>()
            .add_message::<TableCommand>()
            .add_systems(OnEnter(Screen::Play), begin_afresh)
            .add_observer(unmark)
            .insert_resource(LogShown(true))
            .add_systems(Update, switch);
        let marked = Marking { threats: true, reach: true };
        app.insert_resource(marked);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        app.update();
        assert_eq!(*app.world().resource::<Marking>(), Marking::default());
        app.insert_resource(marked);
        app.world_mut().write_message(TableCommand::Flip);
        app.update();
        assert_eq!(*app.world().resource::<Marking>(), marked, "a match that goes on keeps them");
        let plan = MatchPlan {
            game: "jungle".into(),
            level: "jungle/combat".into(),
            options: Vec::new(),
            first: First::Lot,
            minutes: None,
            clock: None,
            seats: Vec::new(),
        };
        app.world_mut().trigger(MatchStarted(plan));
        assert_eq!(*app.world().resource::<Marking>(), Marking::default());
    }

    #[test]
    fn what_is_shown_while_a_key_is_held_never_depends_on_what_was_shown_before() {
        let mut app = App::new();
        app.init_resource::<Controls>()
            .init_resource::<Unfolded>()
            .insert_resource(LogShown(true))
            .insert_resource(Marking { threats: true, reach: true })
            .add_message::<TableCommand>()
            .add_systems(Update, (hide_unheld, switch).chain());
        let hands = app.world_mut().spawn(ActionState::<Intent>::default()).id();
        let shown = |app: &mut App, down: bool, command: Option<TableCommand>| {
            let mut state = ActionState::<Intent>::default();
            if down {
                state.press(&Intent::Threat);
            } else {
                state.press(&Intent::Threat);
                state.tick(Instant::now(), Instant::now());
                state.release(&Intent::Threat);
            }
            app.world_mut().entity_mut(hands).insert(state);
            app.world_mut().write_message_batch(command);
            app.update();
            app.world().resource::<Marking>().threats
        };
        app.world_mut().resource_mut::<Controls>().holding = true;
        app.update();
        assert_eq!(*app.world().resource::<Marking>(), Marking::default(), "no key is held");
        let asked = Some(TableCommand::Threats);
        for before in [false, true] {
            app.world_mut().resource_mut::<Marking>().threats = before;
            assert!(shown(&mut app, true, asked), "{before}");
            assert!(!shown(&mut app, false, asked), "{before}");
        }
    }
}
