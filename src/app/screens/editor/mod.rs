//! The editor of levels: a board made of the table's pictures, a panel with everything that can be put on it, and the
//! flaws of the level while it is edited.
//!
//! What can be edited is said by the game ([`LevelEditor`]), and every press is an edit of the draft
//! (`crate::editor`), so that it can be taken back. Deliberately absent: files of animals, tribes and decks.
//!
//! [`LevelEditor`]: crate::app::catalog::level_editing::LevelEditor

mod board;
pub(in crate::app) mod dropping;
mod flaw_list;
mod flaw_words;
mod keeping;
mod licences;
mod panel;
mod refusing;
pub(in crate::app) mod state;
mod strokes;
mod trying;
mod words;

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use self::board::BoardRoom;
use self::panel::TabArea;
use self::state::Edited;
use self::state::Opening;
use crate::app::catalog::game_list::GameList;
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::palette;
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::kit::theme::menus::{FirstFocus, MenuScope, MenuSystems};
use crate::app::kit::theme::{
    self, ButtonKind, button, headlines, icon_button, pictured_button, space,
};

/// The width of the panel, in units.
const PANEL: f32 = 460.0;

/// A button that takes an edit back, or does it again.
#[derive(Component, Clone, Copy, PartialEq, Eq)]
struct Steps(usize);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<board::Laid>()
        .init_resource::<strokes::Stroke>()
        .init_resource::<panel::Shape>()
        .init_resource::<words::Writing>()
        .add_systems(OnEnter(Screen::Editor), open)
        .add_systems(OnExit(Screen::Editor), words::stop)
        .add_systems(
            Update,
            (
                words::hear_keys,
                hear_steps.run_if(in_state(Overlay::None)),
                state::judge,
                board::lay_board,
                board::show_squares,
                (panel::lay_tab, panel::mark).chain(),
                (flaw_list::lay, grey, trying::grey),
                board::frame_squares,
            )
                .chain()
                .after(MenuSystems)
                .run_if(in_state(Screen::Editor).and_then(resource_exists::<Edited>)),
        )
        .add_observer(words::end_before)
        .add_observer(strokes::use_tool)
        .add_observer(strokes::begin_stroke)
        .add_observer(strokes::draw_on)
        .add_observer(strokes::end_stroke)
        .add_observer(strokes::drop_stroke)
        .add_observer(strokes::put_down)
        .add_plugins((keeping::plugin, dropping::plugin, refusing::plugin, trying::plugin));
}

fn open(edited: Option<Res<Edited>>, mut next: ResMut<NextState<Screen>>, mut commands: Commands) {
    let Some(edited) = edited else {
        next.set(Screen::Title);
        return;
    };
    let whole = Node {
        column_gap: px(space::M),
        row_gap: px(space::S),
        padding: UiRect::all(px(space::M)),
        align_items: AlignItems::Stretch,
        justify_content: JustifyContent::Center,
        ..theme::sheet()
    };
    let fit = Fit(|form, node| {
        node.flex_direction =
            if form == Form::Tall { FlexDirection::Column } else { FlexDirection::Row };
        node.padding = UiRect::all(px(form.pick(space::M, space::XS)));
        // Room for the hints.
        node.padding.bottom = px(form.pick(space::XL - space::XS, space::XS));
    });
    commands
        .spawn((
            (DespawnOnExit(Screen::Editor), MenuScope { layer: 0 }),
            (whole, fit),
            BackgroundColor(palette::PARCHMENT),
        ))
        .with_children(|whole| {
            whole.spawn((BoardRoom, room(), Fit(fit_room)));
            let mut paper = whole.spawn(theme::panel(px(PANEL)));
            paper.insert(Fit(fit_paper));
            paper.entry::<Node>().and_modify(|mut node| fit_paper(Form::Wide, &mut node));
            paper.with_children(|paper| spawn_panel(paper, &edited));
            whole.spawn(headlines::hints(&[
                (Intent::Pick, "hint-pick"),
                (Intent::Undo, "bar-undo-word"),
                (Intent::Back, "hint-back"),
            ]));
        });
}

/// The room for the board takes what the panel leaves.
fn room() -> Node {
    Node {
        flex_grow: 1.0,
        flex_shrink: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        min_height: px(0),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..default()
    }
}

fn fit_room(form: Form, node: &mut Node) {
    let tall = form == Form::Tall;
    (node.flex_grow, node.flex_basis) = if tall { (0.0, auto()) } else { (1.0, px(0)) };
    node.height = if tall { vh(44) } else { auto() };
    node.width = if tall { percent(100) } else { auto() };
}

fn fit_paper(form: Form, node: &mut Node) {
    let tall = form == Form::Tall;
    node.width = if tall { percent(100) } else { px(form.pick(PANEL, 372.0)) };
    node.max_height = percent(100);
    node.min_height = px(0);
    node.flex_shrink = if tall { 1.0 } else { 0.0 };
    node.flex_grow = if tall { 1.0 } else { 0.0 };
    node.row_gap = px(space::S);
    node.padding = UiRect::all(px(form.pick(space::M, space::S)));
}

fn spawn_panel(paper: &mut ChildSpawnerCommands, edited: &Edited) {
    let row = || Node { flex_shrink: 0.0, width: percent(100), ..theme::row(space::S) };
    paper.spawn(row()).with_children(|row| {
        panel::spawn_tabs(row, edited);
    });
    let area = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::S),
        flex_grow: 1.0,
        flex_shrink: 1.0,
        flex_basis: px(0),
        min_height: px(96),
        overflow: Overflow::scroll_y(),
        padding: UiRect::all(px(space::XS)),
        ..default()
    };
    // On a phone held flat everything below it has to be seen.
    let fit = Fit(|form, node| node.min_height = px(form.pick(96.0, 64.0)));
    paper.spawn((area, fit, ScrollArea, TabArea));
    flaw_list::spawn(paper);
    paper.spawn(row()).with_children(|row| {
        spawn_steps(row);
        keeping::spawn_buttons(row);
        let mut back = row.spawn((
            pictured_button("back", "shell-back", ButtonKind::Quiet),
            observe(|_: On<Activate>, mut leaving: dropping::Leaving| leaving.ask()),
        ));
        back.entry::<Node>().and_modify(|mut node| node.margin.left = auto());
    });
    let try_it = (trying::Tries, FirstFocus, observe(trying::begin));
    let mut button = paper.spawn((button("editor-try", ButtonKind::Primary), try_it));
    button.entry::<Node>().and_modify(|mut node| node.flex_shrink = 0.0);
}

fn spawn_steps(row: &mut ChildSpawnerCommands) {
    for (place, icon, label) in [(0, "undo", "bar-undo"), (1, "redo", "bar-redo")] {
        let step = move |_: On<Activate>, mut edited: ResMut<Edited>| {
            step(&mut edited, place);
        };
        row.spawn((icon_button(icon, label), Steps(place), observe(step)));
    }
}

fn step(edited: &mut Edited, place: usize) -> bool {
    if place == 0 { edited.draft.undo() } else { edited.draft.redo() }
}

/// The keys that take back and do again, as at the table.
fn hear_steps(intents: Intents, mut edited: ResMut<Edited>) {
    for (place, intent) in [Intent::Undo, Intent::Redo].into_iter().enumerate() {
        if intents.just(intent) && edited.draft.steps()[place] {
            step(&mut edited, place);
        }
    }
}

/// Greys what cannot be taken back or done again.
fn grey(
    edited: Res<Edited>,
    buttons: Query<(Entity, &Steps, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    let steps = edited.draft.steps();
    for (entity, Steps(place), disabled) in &buttons {
        if steps[*place] && disabled {
            commands.entity(entity).remove::<InteractionDisabled>();
        } else if !steps[*place] && !disabled {
            commands.entity(entity).insert(InteractionDisabled);
        }
    }
}

/// Back in the editor: a piece that is picked up is put down; else a question first, where something is not written.
pub(super) fn step_back(mut leaving: dropping::Leaving) {
    if !leaving.puts_down() {
        leaving.ask();
    }
}

/// The button that opens the level of the set-up in the editor, for a game whose levels are edited.
pub(super) fn spawn_edit_button(line: &mut ChildSpawnerCommands, games: &GameList, game: &str) {
    if games.menu(game).is_some_and(|menu| menu.editor.is_some()) {
        line.spawn((button("editor-edit", ButtonKind::Quiet), observe(edit_level)));
    }
}

fn edit_level(
    _: On<Activate>,
    sheet: Res<crate::app::catalog::setup_sheet::SetUpSheet>,
    levels: Res<crate::app::catalog::levels::LevelList>,
    mut opening: Opening,
) {
    let id = sheet.level_id(&levels);
    opening.level(&id, Screen::SetUp);
}
