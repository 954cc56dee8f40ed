//! "Why?" below a chosen line of the log: opens the rules at the sentence that explains it.
//!
//! The sentence comes with the line ([`TableGame::rule`]). Lines of the table itself, such as that a
//! player gives up, have none and get no button. Deliberately absent: the pages.
//!
//! [`TableGame::rule`]: crate::app::table::TableGame::rule

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::HudSystems;
use super::retelling::{Asked, Tells};
use crate::app::kit::screen_state::Overlay;
use crate::app::kit::theme::ButtonKind;
use crate::app::kit::theme::buttons::low_button;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::rule::{AskedRules, Rule};
use crate::app::session::table_command::TableCommand;

/// The sentences that explain a row of the log.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
pub(super) struct Explained(pub(super) Vec<Rule>);

/// The button below a row.
#[derive(Component, Clone, PartialEq, Eq, Debug)]
struct Why {
    row: Entity,
    rules: Vec<Rule>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AskedRules>()
        .add_observer(ask)
        .add_systems(Update, offer.in_set(HudSystems::Show).after(super::log_panel::write_rows));
}

/// Lays the button below the row that stays shown, and takes it away with it.
fn offer(
    asked: Res<Asked>,
    rows: Query<(Entity, &Tells, &Explained, &ChildOf)>,
    lists: Query<&Children>,
    buttons: Query<(Entity, &Why)>,
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    let chosen = rows.iter().find(|(_, tells, ..)| asked.kept.as_ref() == Some(&tells.0));
    let wanted = chosen.map(|(row, _, explained, _)| Why { row, rules: explained.0.clone() });
    let known = buttons.iter().next();
    if known.map(|(_, why)| why) == wanted.as_ref() {
        return;
    }
    redraw.nudge();
    if let Some((button, _)) = known {
        commands.entity(button).despawn();
    }
    let (Some(why), Some((row, .., list))) = (wanted, chosen) else { return };
    let place = lists.get(list.parent()).ok();
    let place = place.and_then(|list| list.iter().position(|child| child == row));
    let opens = TableCommand::Open(Overlay::Rules);
    let button = commands.spawn((low_button("log-why", ButtonKind::Choice), why, opens)).id();
    commands.entity(list.parent()).insert_children(place.map_or(0, |place| place + 1), &[button]);
}

/// The pages of the rules open where the sentence stands.
fn ask(pressed: On<Activate>, buttons: Query<&Why>, mut asked: ResMut<AskedRules>) {
    if let Ok(why) = buttons.get(pressed.entity) {
        asked.0.clone_from(&why.rules);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log() -> (App, [Entity; 2]) {
        let mut app = App::new();
        app.init_resource::<Asked>()
            .init_resource::<AskedRules>()
            .init_resource::<RedrawRequests>()
            .add_observer(ask)
            .add_systems(Update, offer);
        let list = app.world_mut().spawn_empty().id();
        let explained = Explained(vec![Rule("rules-a-one-text"), Rule("rules-a-two-text")]);
        let first = app.world_mut().spawn((Tells(0..1), explained, ChildOf(list))).id();
        let second = app.world_mut().spawn((Tells(1..2), ChildOf(list))).id();
        (app, [first, second])
    }

    fn choose(app: &mut App, entries: Option<std::ops::Range<usize>>) -> Option<Entity> {
        app.world_mut().resource_mut::<Asked>().kept = entries;
        app.update();
        let world = app.world_mut();
        world.query_filtered::<Entity, With<Why>>().iter(world).next()
    }

    #[test]
    fn a_chosen_line_that_the_rules_explain_has_a_button_right_below_it() {
        let (mut app, [first, second]) = log();
        assert_eq!(choose(&mut app, None), None);
        let button = choose(&mut app, Some(0..1)).expect("a button");
        let list = app.world().get::<ChildOf>(first).expect("a list").parent();
        let children = app.world().get::<Children>(list).expect("rows").to_vec();
        assert_eq!(children, [first, button, second]);
        assert_eq!(choose(&mut app, Some(1..2)), None, "nothing explains the other line");
        assert_eq!(choose(&mut app, None), None);
    }

    #[test]
    fn the_button_asks_for_the_sentences_of_its_line() {
        let (mut app, _) = log();
        let entity = choose(&mut app, Some(0..1)).expect("a button");
        let opens = app.world().get::<TableCommand>(entity);
        assert_eq!(opens, Some(&TableCommand::Open(Overlay::Rules)));
        app.world_mut().trigger(Activate { entity });
        let asked = &app.world().resource::<AskedRules>().0;
        assert_eq!(asked.last(), Some(&Rule("rules-a-two-text")));
    }
}
