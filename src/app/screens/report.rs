//! After a crash: where the report lies, and what to do with it.
//!
//! Deliberately absent: the report's text, which is for developers.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::dialog::{answers, dialog};
use super::widgets::ButtonLabels;
use crate::app::kit::clipboard::Copies;
use crate::app::kit::palette;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::app::kit::theme::{Lettering, plain, text};
use crate::app::platform::black_box::Report;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), offer.run_if(resource_exists::<Report>))
        .add_systems(OnEnter(Overlay::Report), open_report)
        .add_systems(OnExit(Overlay::Report), put_by);
}

/// Opens the overlay a frame later, because entering the screen clears all overlays.
fn offer(mut commands: Commands) {
    commands.queue(|world: &mut World| {
        world.resource_mut::<NextState<Overlay>>().set(Overlay::Report);
    });
}

fn open_report(report: Option<Res<Report>>, mut commands: Commands) {
    let Some(report) = report else { return };
    dialog(&mut commands, Overlay::Report, 760.0, |paper| {
        paper.spawn(text("report-title", Lettering::Display, palette::INK));
        paper.spawn(text("report-line", Lettering::Body, palette::INK));
        paper.spawn(plain(report.place.clone(), Lettering::Note, palette::COCOA));
        answers(paper, |row| {
            let keep = |_: On<Activate>, mut overlays: Overlays| overlays.close();
            row.other("report-discard", observe(discard));
            row.other("report-copy", observe(copy));
            row.careful("report-keep", observe(keep));
        });
    });
}

/// Copies the report; the button's label then says so.
fn copy(
    pressed: On<Activate>,
    report: Option<Res<Report>>,
    mut labels: ButtonLabels,
    mut copies: ResMut<Copies>,
) {
    let Some(report) = report else { return };
    labels.set(pressed.entity, &copies.copy_and_say(&report.text, "report-copied"));
}

fn discard(
    _: On<Activate>,
    report: Option<Res<Report>>,
    mut overlays: Overlays,
    mut commands: Commands,
) {
    if let Some(report) = report {
        if let Err(why) = report.discard() {
            warn!("The report stays: {why}");
        }
        commands.remove_resource::<Report>();
    }
    overlays.close();
}

/// Closing the overlay in another way counts as having seen the report.
fn put_by(report: Option<Res<Report>>, mut commands: Commands) {
    if let Some(report) = report {
        if let Err(why) = report.put_by() {
            warn!("The report will be offered again: {why}");
        }
        commands.remove_resource::<Report>();
    }
}
