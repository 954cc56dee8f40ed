//! A line of the log shows on the board what it tells: while it is pointed at or focused, or until a
//! second press when it was pressed.
//!
//! The match goes on meanwhile, and the next action, a pick or Back end it. In a replay a press goes
//! there instead. One key focuses the rows and leaves them ([`super::keys`]). Deliberately absent:
//! the marks, which the table draws.

use std::ops::Range;

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::Activate;

use super::HudSystems;
use super::switches::Unfolded;
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::plan::TableStepsBack;
use crate::app::table::turns::lighting::Retold;
use crate::app::table::{Pick, ReplayRequest, TurnNow, Watching};

/// A row of the log, and the entries that it tells.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub(super) struct Tells(pub(super) Range<usize>);

/// What the player asked to see.
#[derive(Resource, Default, Debug)]
pub(super) struct Asked {
    /// The row that stays shown.
    pub(super) kept: Option<Range<usize>>,
    /// A row that is still pointed at but shown no longer.
    dismissed: Option<Range<usize>>,
    /// The replay is on its way to the row that was pressed.
    goes: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Asked>()
        .init_resource::<Retold>()
        .add_observer(press)
        .add_systems(OnEnter(Screen::Play), |mut asked: ResMut<Asked>| *asked = Asked::default())
        .add_systems(Update, (let_go, show).chain().in_set(HudSystems::Hear))
        .add_systems(Last, keep_back.run_if(in_state(Screen::Play)));
}

fn press(
    pressed: On<Activate>,
    rows: Query<&Tells>,
    watching: Option<Res<Watching>>,
    (mut asked, mut unfolded): (ResMut<Asked>, ResMut<Unfolded>),
    mut requests: MessageWriter<ReplayRequest>,
) {
    let Ok(Tells(entries)) = rows.get(pressed.entity) else { return };
    // In a small window the log lies over the board.
    unfolded.0 = false;
    if watching.is_some() {
        requests.write(ReplayRequest::GoTo(entries.end));
        *asked = Asked { kept: Some(entries.clone()), dismissed: None, goes: true };
    } else if asked.kept.as_ref() == Some(entries) {
        *asked = Asked { kept: None, dismissed: Some(entries.clone()), goes: false };
    } else {
        *asked = Asked { kept: Some(entries.clone()), dismissed: None, goes: false };
    }
}

/// Ends what a press shows.
fn let_go(
    intents: Intents,
    overlay: Res<State<Overlay>>,
    now: Res<TurnNow>,
    mut picks: MessageReader<Pick>,
    mut asked: ResMut<Asked>,
    mut entries: Local<usize>,
) {
    let went_on = std::mem::replace(&mut *entries, now.entries) != now.entries;
    let went_on = went_on && !std::mem::take(&mut asked.goes);
    let picked = picks.read().count() > 0;
    let back = intents.just(Intent::Back) && *overlay.get() == Overlay::None;
    if asked.kept.is_some() && (back || went_on || picked) {
        asked.dismissed = asked.kept.take();
    }
}

fn show(
    rows: Query<(Entity, &Tells, &Hovered, Has<Checked>)>,
    (focus, visible): (Res<InputFocus>, Res<InputFocusVisible>),
    watching: Option<Res<Watching>>,
    (mut asked, mut retold): (ResMut<Asked>, ResMut<Retold>),
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    let is_focused = |row| visible.0 && focus.get() == Some(row);
    let mut pointed = rows.iter().filter(|(row, _, hovered, _)| hovered.get() || is_focused(*row));
    let pointed = pointed.next().map(|(_, tells, ..)| tells.0.clone());
    if asked.dismissed.is_some() && asked.dismissed != pointed {
        asked.dismissed = None;
    }
    for (row, tells, _, checked) in &rows {
        let kept = asked.kept.as_ref() == Some(&tells.0);
        if kept && !checked {
            commands.entity(row).insert(Checked);
        } else if !kept && checked {
            commands.entity(row).remove::<Checked>();
        }
    }
    let shown = pointed.filter(|row| asked.dismissed.as_ref() != Some(row));
    // A replay shows the board as it was instead.
    let shown = shown.or_else(|| asked.kept.clone()).filter(|_| watching.is_none());
    if retold.set_if_neq(Retold(shown)) {
        redraw.nudge();
    }
}

/// While a row stays shown, Back ends that and opens no menu.
fn keep_back(asked: Res<Asked>, mut back: ResMut<TableStepsBack>) {
    if asked.kept.is_some() {
        back.0 = true;
    }
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;
    use leafwing_input_manager::prelude::ActionState;

    use super::*;

    fn panel() -> App {
        let mut app = App::new();
        app.add_plugins(StatesPlugin)
            .init_state::<Overlay>()
            .add_message::<Pick>()
            .add_message::<ReplayRequest>()
            .init_resource::<Unfolded>()
            .init_resource::<InputFocus>()
            .init_resource::<InputFocusVisible>()
            .init_resource::<TurnNow>()
            .init_resource::<RedrawRequests>()
            .init_resource::<Asked>()
            .init_resource::<Retold>()
            .add_observer(press)
            .add_systems(Update, (let_go, show).chain());
        app
    }

    fn row(app: &mut App, entries: Range<usize>, hovered: bool) -> Entity {
        app.world_mut().spawn((Tells(entries), Hovered(hovered))).id()
    }

    fn pressed(app: &mut App, entity: Entity) -> Option<Range<usize>> {
        app.world_mut().trigger(Activate { entity });
        shown(app)
    }

    fn shown(app: &mut App) -> Option<Range<usize>> {
        app.update();
        app.world().resource::<Retold>().0.clone()
    }

    #[test]
    fn a_pressed_line_stays_shown_until_it_is_pressed_again() {
        let mut app = panel();
        let line = row(&mut app, 2..4, true);
        assert_eq!(shown(&mut app), Some(2..4), "pointing is enough");
        assert_eq!(pressed(&mut app, line), Some(2..4));
        app.world_mut().entity_mut(line).insert(Hovered(false));
        assert_eq!(shown(&mut app), Some(2..4), "it stays");
        app.world_mut().entity_mut(line).insert(Hovered(true));
        assert_eq!(pressed(&mut app, line), None, "although it is still pointed at");
        app.world_mut().entity_mut(line).insert(Hovered(false));
        assert_eq!(shown(&mut app), None);
    }

    #[test]
    fn back_and_the_next_action_end_what_a_line_shows() {
        for ends in 0..2 {
            let mut app = panel();
            let line = row(&mut app, 0..1, false);
            assert_eq!(pressed(&mut app, line), Some(0..1));
            if ends == 0 {
                let mut state = ActionState::<Intent>::default();
                state.press(&Intent::Back);
                app.world_mut().spawn(state);
            } else {
                app.world_mut().resource_mut::<TurnNow>().entries = 1;
            }
            assert_eq!(shown(&mut app), None, "{ends}");
        }
    }

    #[test]
    fn in_a_replay_a_pressed_line_goes_there() {
        let mut app = panel();
        app.init_resource::<Watching>();
        let line = row(&mut app, 2..4, true);
        assert_eq!(pressed(&mut app, line), None);
        let mut asked = app.world_mut().resource_mut::<Messages<ReplayRequest>>();
        assert_eq!(asked.drain().collect::<Vec<_>>(), [ReplayRequest::GoTo(4)]);
    }
}
