//! What the player switches on and off around the board: marks, the log, and the
//! folded parts of a small window.
//!
//! Deliberately absent: commands that change the match.

use bevy::prelude::*;

use crate::app::kit::screen_state::Screen;
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
        .add_systems(OnEnter(Screen::Play), begin_afresh)
        .add_systems(Update, switch.in_set(super::HudSystems::Hear));
}

/// Switches do not carry over to the next match.
fn begin_afresh(mut unfolded: ResMut<Unfolded>, mut marking: ResMut<Marking>) {
    unfolded.0 = false;
    *marking = Marking::default();
}

fn switch(
    mut table_commands: MessageReader<TableCommand>,
    mut marking: ResMut<Marking>,
    (mut log, mut unfolded): (ResMut<LogShown>, ResMut<Unfolded>),
) {
    for command in table_commands.read() {
        match command {
            TableCommand::Threats => marking.threats = !marking.threats,
            TableCommand::HideThreats => marking.threats = false,
            TableCommand::Reach => marking.reach = !marking.reach,
            TableCommand::HideReach => marking.reach = false,
            TableCommand::Rematch => *marking = Marking::default(),
            TableCommand::Log => log.0 = !log.0,
            TableCommand::More => unfolded.0 = !unfolded.0,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::state::app::StatesPlugin;

    #[test]
    fn what_was_marked_in_one_match_is_not_marked_in_the_next() {
        let mut app = App::new();
        app.add_plugins(StatesPlugin)
            .init_state::<Screen>()
            .init_resource::<Marking>()
            .init_resource::<Unfolded>()
            .add_message::<TableCommand>()
            .add_systems(OnEnter(Screen::Play), begin_afresh)
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
        app.world_mut().write_message(TableCommand::Rematch);
        app.update();
        assert_eq!(*app.world().resource::<Marking>(), Marking::default());
    }
}
