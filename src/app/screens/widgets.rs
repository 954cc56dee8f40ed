//! Pieces that several screens share: pages and rows of choices.
//!
//! A row of choices is data: a group, its options, and a [`Chosen`] message when one is chosen. The
//! set-up sheet and the settings hold which one is picked. Deliberately absent: sliders and text
//! fields, which are awkward with a gamepad.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::tab_navigation::TabIndex;
use bevy::prelude::*;
use bevy::text::RemSize;
use bevy::ui::Checked;
use bevy::ui::UiSystems;
use bevy::ui_widgets::Activate;

use super::controls::Held;
use super::{backdrop, settings_sheet};
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::kit::content::Scenes;
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::input::line::Letters;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::palette::Palettes;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::buttons::ButtonSystems;
use crate::app::kit::theme::menus::MenuScope;
use crate::app::kit::theme::{ButtonKind, Lettering, button, space, text};
use crate::app::kit::{palette, theme};

/// The words on buttons.
#[derive(SystemParam)]
pub(super) struct ButtonLabels<'w, 's> {
    children: Query<'w, 's, &'static Children>,
    labels: Query<'w, 's, &'static mut LocalText>,
}

impl ButtonLabels<'_, '_> {
    /// Shows these words on a button.
    pub(super) fn set(&mut self, button: Entity, says: &LocalText) {
        for child in self.children.iter_descendants(button) {
            if let Ok(mut label) = self.labels.get_mut(child) {
                label.clone_from(says);
            }
        }
    }
}

/// One option of a row.
#[derive(Component, Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The row.
    pub group: String,
    /// Its index in the row.
    pub index: usize,
}

/// An option was chosen.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Chosen {
    /// The row.
    pub group: String,
    /// The option's index in the row.
    pub index: usize,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Palettes>().add_message::<Chosen>().add_observer(choose).add_systems(
        PostUpdate,
        // New options are marked in the frame in which they are spawned.
        (
            mark_picked.before(ButtonSystems::TableGame),
            widen_labels.before(UiSystems::Prepare).run_if(resource_exists::<RemSize>),
        ),
    );
}

/// Spawns a screen's page over the title's picture; it is despawned with the screen.
pub(super) fn page(
    commands: &mut Commands,
    scenes: &Scenes,
    screen: Screen,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    commands
        .spawn((
            DespawnOnExit(screen),
            MenuScope { layer: 0 },
            (Node { overflow: Overflow::clip(), ..theme::sheet() }, Fit(theme::fit_sheet)),
            BackgroundColor(palette::PARCHMENT),
        ))
        .with_children(|page| {
            backdrop::spawn(page, scenes);
            fill(page);
        });
}

fn choose(activated: On<Activate>, choices: Query<&Choice>, mut chosen: MessageWriter<Chosen>) {
    if let Ok(Choice { group, index }) = choices.get(activated.entity) {
        chosen.write(Chosen { group: group.clone(), index: *index });
    }
}

fn mark_picked(
    choices: Query<(Entity, &Choice, Has<Checked>)>,
    sheet: Res<SetUpSheet>,
    (settings, hands): (Res<Settings>, Held),
    (locale, palettes): (Res<Locale>, Res<Palettes>),
    mut commands: Commands,
) {
    for (entity, choice, marked) in &choices {
        let picked = sheet
            .picked(&choice.group)
            .or_else(|| settings_sheet::picked(&choice.group, &settings, (&locale, &palettes)))
            .or_else(|| hands.picked(&choice.group));
        let picked = picked == Some(choice.index);
        if picked && !marked {
            commands.entity(entity).insert(Checked);
        } else if !picked && marked {
            commands.entity(entity).remove::<Checked>();
        }
    }
}

/// A line that is being typed. It is no button, so Enter presses nothing.
pub(super) fn typed_line(line: &Letters) -> impl Bundle + use<> {
    let node = Node {
        min_height: px(44),
        padding: UiRect::axes(px(space::S), px(space::XS)),
        border_radius: BorderRadius::all(px(8)),
        border: UiRect::all(px(2)),
        align_items: AlignItems::Center,
        flex_shrink: 0.0,
        ..default()
    };
    let letters = theme::typed(line);
    let colours = (BackgroundColor(palette::PARCHMENT), BorderColor::all(palette::FOCUS));
    (TabIndex(0), node, colours, children![letters])
}

/// The width of a row's label.
pub const LABEL: f32 = 200.0;

/// Spawns a label and its options side by side. Returns the options' entities.
pub fn choice_row(
    column: &mut ChildSpawnerCommands,
    group: &str,
    label: impl Into<LocalText>,
    options: impl IntoIterator<Item = LocalText>,
) -> Vec<Entity> {
    let mut spawned = Vec::new();
    labelled_row(column, label, |row| {
        row.spawn((theme::row(space::S), Fit(fit_options))).with_children(|options_row| {
            for (index, option) in options.into_iter().enumerate() {
                let choice = Choice { group: group.to_owned(), index };
                spawned.push(options_row.spawn((button(option, ButtonKind::Choice), choice)).id());
            }
        });
    });
    spawned
}

/// Spawns a label and what `fill` puts beside it.
pub(super) fn labelled_row(
    column: &mut ChildSpawnerCommands,
    label: impl Into<LocalText>,
    fill: impl FnOnce(&mut ChildSpawnerCommands),
) {
    let label_node = Node { width: px(LABEL), flex_shrink: 0.0, ..default() };
    let label_node = (label_node, Fit(fit_label));
    // The column scrolls, so a row that needs two lines takes their height from it.
    let line = Node {
        flex_wrap: FlexWrap::NoWrap,
        width: percent(100),
        flex_shrink: 0.0,
        ..theme::row(space::M)
    };
    column.spawn((line, Fit(fit_row))).with_children(|row| {
        row.spawn((label_node, RowLabel, children![text(label, Lettering::Strong, palette::INK)]));
        fill(row);
    });
}

/// The list of a sheet, with this much between its entries. It scrolls where the sheet has too little room.
pub(super) fn sheet_list(gap: f32) -> Node {
    Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(gap),
        min_height: px(0),
        overflow: Overflow::scroll_y(),
        padding: UiRect::all(px(space::S)),
        ..default()
    }
}

/// A text among several in one place, by its index.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct InPlace<T>(pub(super) usize, pub(super) T);

/// Texts under the options of a row, of which one is seen. All take up their room, so what lies below stays in place
/// whichever it is, and there is no more room than the longest one needs.
pub(super) fn texts_in_one_place<T: Copy + Send + Sync + 'static>(
    column: &mut ChildSpawnerCommands,
    kind: T,
    texts: impl IntoIterator<Item = LocalText>,
) {
    let place = Node {
        display: Display::Grid,
        grid_template_columns: RepeatedGridTrack::flex(1, 1.0),
        flex_shrink: 0.0,
        ..default()
    };
    column.spawn((place, Fit(fit_under_options), Pickable::IGNORE)).with_children(|place| {
        for (index, says) in texts.into_iter().enumerate() {
            let cell = Node {
                grid_row: GridPlacement::start(1),
                grid_column: GridPlacement::start(1),
                ..default()
            };
            let words = text(says, Lettering::Note, palette::COCOA);
            place.spawn((cell, Visibility::Hidden, InPlace(index, kind), children![words]));
        }
    });
}

/// Shows this one of the texts in one place, or none.
pub(super) fn show_in_place<T: Copy + Send + Sync + 'static>(
    shown: Option<usize>,
    texts: &mut Query<(&InPlace<T>, &mut Visibility)>,
) {
    for (InPlace(index, _), mut seen) in texts {
        let wanted = if shown == Some(*index) { Visibility::Inherited } else { Visibility::Hidden };
        seen.set_if_neq(wanted);
    }
}

/// The label of a row.
#[derive(Component)]
struct RowLabel;

/// The largest letters, in rem of the usual size, whose longest words fit a label's width.
const LABELLED: f32 = 1.5;

/// Labels in larger letters are wider.
fn widen_labels(texts: Res<RemSize>, mut labels: Query<(&mut Node, Ref<RowLabel>)>) {
    for (mut node, label) in &mut labels {
        if texts.is_changed() || label.is_added() {
            let factor = texts.0 / RemSize::default().0 / LABELLED;
            node.min_width = if factor > 1.0 { px(LABEL * factor) } else { auto() };
        }
    }
}

/// In a tall window a label stands above its options.
pub(super) fn fit_row(form: Form, node: &mut Node) {
    let tall = form == Form::Tall;
    node.flex_direction = if tall { FlexDirection::Column } else { FlexDirection::Row };
    node.align_items = if tall { AlignItems::FlexStart } else { AlignItems::Center };
}

/// As [`fit_row`] does.
pub(super) fn fit_label(form: Form, node: &mut Node) {
    node.width = match form {
        Form::Wide => px(LABEL),
        Form::Flat => px(LABEL * 0.7),
        Form::Tall => percent(100),
    };
}

/// Options wrap at the width that is left. In a column the row needs its full width, or the height
/// of the wrapped lines is not counted.
pub(super) fn fit_options(form: Form, node: &mut Node) {
    let tall = form == Form::Tall;
    node.min_width = px(0);
    (node.flex_grow, node.flex_basis) = if tall { (0.0, auto()) } else { (1.0, px(0)) };
    node.width = if tall { percent(100) } else { auto() };
}

/// The left margin of what stands under the options of a row.
pub(super) fn fit_under_options(form: Form, node: &mut Node) {
    let label = match form {
        Form::Wide => LABEL + space::M,
        Form::Flat => LABEL * 0.7 + space::M,
        Form::Tall => 0.0,
    };
    node.margin.left = px(label);
}
