//! Keys and pad as commands, the same that buttons and menus send.

use bevy::prelude::*;

use super::handover::{Handover, HandoverYields};
use super::seats::{Seats, TurnNow};
use super::skipping::SkipOffer;
use super::turn_told::TurnTold;
use super::watching::Watching;
use crate::app::kit::input::{Intent, Intents, LastDevice, Typing};
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::settings::controls::Controls;
use crate::app::kit::theme::menus::{MenuScope, no_menu};
use crate::app::session::remark::Remark;
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::layout::BoardLayout;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::picking::keys::pick_focused;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        send_commands
            .after(pick_focused)
            .in_set(TableSystems::Listen)
            .run_if(no_menu)
            .run_if(one_at_a_time)
            .run_if(resource_exists::<BoardLayout>),
    )
    .add_systems(
        Update,
        hide_what_was_held.in_set(TableSystems::Listen).run_if(resource_exists::<BoardLayout>),
    );
}

/// Sends the commands of pressed keys, or the reason why one makes no sense now, as for buttons.
pub(in crate::app::table) fn send_commands(
    intents: Intents,
    (device, controls): (Option<Res<LastDevice>>, Res<Controls>),
    (now, seats, told): (Res<TurnNow>, Res<Seats>, Res<TurnTold>),
    (watching, skip): (Option<Res<Watching>>, Option<Res<SkipOffer>>),
    handover: Option<Res<Handover>>,
    mut table_commands: MessageWriter<TableCommand>,
    mut remarks: MessageWriter<Remark>,
) {
    // One pad button takes a proposal, and shows threats while there is none.
    let proposed = told.proposal.is_some() && intents.just(Intent::Propose);
    let skips = skip.is_some_and(|skip| skip.0);
    // On a pad, this button focuses the column of buttons, which includes the one for all animals.
    let by_pad = device.is_some_and(|device| *device == LastDevice::Pad);
    let meant = |command: &TableCommand| match command {
        TableCommand::Threats => !proposed,
        TableCommand::Open(Overlay::Powers) => !by_pad,
        // One pad button skips what others do, and shows an animal's reach while there is nothing.
        TableCommand::Reach => !(by_pad && skips),
        TableCommand::Skip => skips || !by_pad,
        // A replay steps with the same keys.
        TableCommand::Undo | TableCommand::Redo => watching.is_none(),
        _ => true,
    };
    for command in TableCommand::KEYED.into_iter().filter(meant) {
        if !command.intent().is_some_and(|intent| intents.just(intent)) {
            continue;
        }
        // A held key uncovers, whatever a button did before.
        let open = handover.as_ref().is_some_and(|handover| handover.open_for.is_some());
        if controls.holding && command == TableCommand::Peek && open {
            continue;
        }
        match now.why_not(command, &seats) {
            Some(why) => drop(remarks.write(Remark::new("warning", why))),
            None => drop(table_commands.write(command)),
        }
    }
}

/// What is shown only while a key is held is hidden when it is let go, also in a menu that has opened
/// meanwhile, and when a text is typed, which takes the keys.
fn hide_what_was_held(
    intents: Intents,
    (controls, typing): (Res<Controls>, Option<Res<Typing>>),
    menus: Query<(), With<MenuScope>>,
    mut table_commands: MessageWriter<TableCommand>,
) {
    if !controls.holding {
        return;
    }
    let types = typing.is_some_and(|typing| typing.is_changed() && typing.0);
    for (shows, hides) in TableCommand::HELD {
        let ends = |intent| intents.just_let_go(intent) || types;
        // In some games the reach is a menu, which is used with free hands.
        let stays = shows == TableCommand::Reach && !menus.is_empty();
        if shows.intent().is_some_and(ends) && !stays {
            table_commands.write(hides);
        }
    }
}

/// While several people press keys at once, no key sends a command.
fn one_at_a_time(yields: Res<HandoverYields>) -> bool {
    !yields.0
}
