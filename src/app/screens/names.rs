//! The names that players have written: a list from which names are taken away, and a line in which one
//! is typed. A new name goes to a person of the set-up sheet at once.
//!
//! While a name is typed all keys belong to the line: Enter keeps it, Escape does not. In a browser the
//! page's own dialog asks for it, so that phones show their keyboard. Deliberately absent: typing with a
//! pad; the animals are there for that.

use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, ScrollArea, observe};

use super::dialog::dialog;
use super::widgets::{sheet_list, typed_line};
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::kit::input::Typing;
use crate::app::kit::input::line::{HeldKeys, Letters, Line, Takes};
use crate::app::kit::locale::LocalText;
use crate::app::kit::screen_state::{Overlay, Overlays};
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::menus::{FirstFocus, MenuSystems};
use crate::app::kit::theme::{
    ButtonKind, Lettering, button, headlines, icon_button, plain, space, text,
};
use crate::app::kit::{palette, theme};

/// The panel's width.
const WIDTH: f32 = 560.0;

/// The name that is being typed.
#[derive(Resource, Clone, PartialEq, Eq, Default, Debug)]
struct Writing {
    name: Option<Letters>,
    /// It has just begun: the key that did it is not part of the name.
    fresh: bool,
}

/// The node of the list and the line.
#[derive(Component)]
struct List;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Writing>()
        .init_resource::<Typing>()
        .add_message::<KeyboardInput>()
        .add_systems(OnEnter(Overlay::Names), open_names)
        .add_systems(OnExit(Overlay::Names), stop_writing)
        .add_systems(
            Update,
            // The menus' focus would not know the line before it is there.
            (hear_keys, lay_list.after(MenuSystems)).chain().run_if(in_state(Overlay::Names)),
        );
}

/// The button that opens the list.
pub(super) fn names_button() -> impl Bundle {
    (
        button("names-open", ButtonKind::Quiet),
        observe(|_: On<Activate>, mut overlays: Overlays| overlays.open(Overlay::Names)),
    )
}

fn open_names(mut writing: ResMut<Writing>, mut commands: Commands) {
    writing.set_changed();
    dialog(&mut commands, Overlay::Names, WIDTH, |paper| {
        paper.spawn(headlines::headline("names-title"));
        paper.spawn((sheet_list(space::XS), ScrollArea, List));
    });
}

fn stop_writing(mut writing: ResMut<Writing>, mut typing: ResMut<Typing>) {
    *writing = Writing::default();
    typing.set_if_neq(Typing(false));
}

/// Types, keeps and gives up.
fn hear_keys(
    (mut keys, held): (MessageReader<KeyboardInput>, HeldKeys),
    mut writing: ResMut<Writing>,
    mut typing: ResMut<Typing>,
    mut settings: ResMut<Settings>,
    mut sheet: ResMut<SetUpSheet>,
) {
    typing.set_if_neq(Typing(writing.name.is_some()));
    let Some(mut name) = writing.name.clone().filter(|_| !writing.fresh) else {
        writing.bypass_change_detection().fresh = false;
        keys.clear();
        return;
    };
    match Line::take(&mut keys, &held, &mut name, Takes::any(Settings::LONGEST_NAME)) {
        Line::GoesOn => {}
        Line::Kept => {
            keep_name(&name.words, &mut settings, &mut sheet);
            *writing = Writing::default();
            return;
        }
        Line::GivenUp => {
            *writing = Writing::default();
            return;
        }
    }
    if writing.name.as_ref() != Some(&name) {
        writing.name = Some(name);
    }
}

fn keep_name(text: &str, settings: &mut Settings, sheet: &mut SetUpSheet) {
    if let Some(name) = settings.keep_name(text) {
        sheet.give_name(&name);
    }
}

/// Begins to write, or has the page ask for the name.
fn write_name(
    _: On<Activate>,
    mut writing: ResMut<Writing>,
    #[cfg(target_arch = "wasm32")] (mut settings, mut sheet, locale): (
        ResMut<Settings>,
        ResMut<SetUpSheet>,
        Res<crate::app::kit::locale::Locale>,
    ),
) {
    #[cfg(not(target_arch = "wasm32"))]
    {
        *writing = Writing { name: Some(Letters::default()), fresh: true };
    }
    #[cfg(target_arch = "wasm32")]
    {
        let question = locale.text("names-write", &[]);
        if let Some(name) = crate::app::kit::input::line::ask_page(&question, "") {
            keep_name(&name, &mut settings, &mut sheet);
        }
        writing.set_changed();
    }
}

/// Lays the list anew when a name has come or gone, and the line with every letter.
fn lay_list(
    (writing, sheet): (Res<Writing>, Res<SetUpSheet>),
    list: Query<Entity, With<List>>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    let (true, Ok(list)) = (writing.is_changed() || sheet.is_changed(), list.single()) else {
        return;
    };
    commands.entity(list).despawn_children().with_children(|list| {
        list.spawn(text("names-note", Lettering::Body, palette::COCOA));
        for name in &sheet.own_names {
            lay_name(list, name);
        }
        if let Some(line) = lay_line(list, writing.name.as_ref(), sheet.own_names.len()) {
            focus.set(line, FocusCause::Navigated);
        }
    });
}

fn lay_name(list: &mut ChildSpawnerCommands, name: &str) {
    let row = Node {
        justify_content: JustifyContent::SpaceBetween,
        flex_wrap: FlexWrap::NoWrap,
        flex_shrink: 0.0,
        ..theme::row(space::M)
    };
    let forgets = name.to_owned();
    let forget =
        move |_: On<Activate>, mut settings: ResMut<Settings>, mut sheet: ResMut<SetUpSheet>| {
            settings.forget_name(&forgets);
            sheet.drop_name(&forgets);
        };
    list.spawn((row, Pickable::IGNORE)).with_children(|row| {
        row.spawn(plain(name, Lettering::Strong, palette::INK));
        let says = LocalText::new("names-forget").with("name", name);
        row.spawn((icon_button("close", says), observe(forget)));
    });
}

/// The line, or the button that begins one, or why there is none. Returns what gets the focus.
fn lay_line(
    list: &mut ChildSpawnerCommands,
    written: Option<&Letters>,
    kept: usize,
) -> Option<Entity> {
    if let Some(name) = written {
        let line = list.spawn(typed_line(name)).id();
        list.spawn(text("names-keys", Lettering::Note, palette::COCOA));
        return Some(line);
    }
    if kept >= Settings::MOST_NAMES {
        list.spawn(text("names-full", Lettering::Note, palette::COCOA));
        return None;
    }
    let begin = button("names-write", ButtonKind::Secondary);
    Some(list.spawn((begin, FirstFocus, observe(write_name))).id())
}
