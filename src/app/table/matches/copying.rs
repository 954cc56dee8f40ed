//! The match and its position as text, for a letter, a report or another program.
//!
//! The text contains only what the current viewer may know: the record of a running match with
//! secrets has gaps, and its position is not copied. Texts are read by the list of saves.

use bevy::prelude::*;

use crate::app::kit::clipboard::{Copies, NotCopied};
use crate::app::kit::input::{Intent, Intents};
use crate::app::session::plan::{MatchPlan, NeededPacks};
use crate::app::session::remark::Remark;
use crate::app::session::table_command::TableCommand;
use crate::app::table::contract::frame::TableSystems;
use crate::app::table::contract::table_game::TableGame;
use crate::app::table::turns::playing::Playing;
use crate::app::table::turns::seats::Seats;
use crate::app::table::turns::watching::Watching;
use crate::referee::Record;

pub(super) fn plugin(app: &mut App) {
    app.add_message::<TableCommand>()
        .add_message::<Remark>()
        .add_message::<NotCopied>()
        .init_resource::<Copies>()
        .add_systems(Update, (hear_key, own_up).in_set(TableSystems::Listen));
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        copy::<G>
            .in_set(TableSystems::Tell)
            .run_if(resource_exists::<Playing<G>>.and_then(on_message::<TableCommand>)),
    );
}

fn hear_key(intents: Intents, mut table_commands: MessageWriter<TableCommand>) {
    if intents.just(Intent::Copy) {
        table_commands.write(TableCommand::CopyRecord);
    }
}

/// Reports that copying failed; the browser may refuse some frames later.
fn own_up(mut failed: MessageReader<NotCopied>, mut remarks: MessageWriter<Remark>) {
    if failed.read().count() > 0 {
        remarks.write(Remark::new("warning", "copy-refused"));
    }
}

fn copy<G: TableGame>(
    mut table_commands: MessageReader<TableCommand>,
    playing: Res<Playing<G>>,
    (plan, seats, watching): (Option<Res<MatchPlan>>, Res<Seats>, Option<Res<Watching>>),
    needs: Option<Res<NeededPacks>>,
    mut copies: ResMut<Copies>,
    mut remarks: MessageWriter<Remark>,
) {
    let Some(plan) = plan else { return };
    for command in table_commands.read() {
        let told = match command {
            TableCommand::CopyRecord => {
                let record = record(&playing, &plan, &seats, watching.is_some());
                let needs = needs.as_ref().map(|needs| needs.0.clone()).unwrap_or_default();
                record.with_packs(needs).to_text().ok().map(|text| (text, "table-copied"))
            }
            TableCommand::CopyPosition => {
                position(&playing).map(|text| (text, "table-copied-position"))
            }
            _ => continue,
        };
        remarks.write(match told {
            Some((text, says)) => match copies.copy_and_say(&text, says) {
                done if done.key == says => Remark::new("check", done),
                only_here => Remark::new("warning", only_here),
            },
            None => Remark::new("warning", "table-not-copied"),
        });
    }
}

fn record<G: TableGame>(
    playing: &Playing<G>,
    plan: &MatchPlan,
    seats: &Seats,
    watched: bool,
) -> Record {
    let names: Vec<String> = seats.0.iter().map(|seat| seat.name.clone()).collect();
    // In a replay the entries after the current moment belong to the match too.
    let mut whole = playing.fork();
    while watched && whole.redo().is_some() {}
    let viewer = playing.viewer();
    Record::seen_by(&whole, viewer, &plan.level, &plan.options, &names)
}

fn position<G: TableGame>(playing: &Playing<G>) -> Option<String> {
    let open = !G::HAS_SECRETS || playing.outcome().is_some();
    open.then(|| G::position_text(playing.tables(), playing.position()))
}
