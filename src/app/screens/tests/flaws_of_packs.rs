//! Every flaw of a pack can be read on its list.

use bevy::input_focus::FocusCause;

use super::*;
use crate::app::kit::packs::FoundPacks;
use crate::data::{Flaw, Flaws};
use crate::packs::Refused;

/// The button with this text.
fn button_with(app: &mut App, key: &str) -> Option<Entity> {
    let world = app.world_mut();
    let label = world
        .query::<(Entity, &LocalText)>()
        .iter(world)
        .find_map(|(entity, text)| (text.key == key).then_some(entity))?;
    let mut parents = world.query::<&ChildOf>();
    let parents = parents.query(world);
    parents.iter_ancestors(label).find(|above| world.entity(*above).contains::<Button>())
}

/// How many texts of flaws are laid out, not folded away.
fn readable(app: &mut App) -> usize {
    let world = app.world_mut();
    let texts: Vec<_> = world
        .query::<(Entity, &Text)>()
        .iter(world)
        .filter_map(|(entity, text)| text.0.contains("broken here").then_some(entity))
        .collect();
    let (mut parents, mut nodes) = (world.query::<&ChildOf>(), world.query::<&Node>());
    let (parents, nodes) = (parents.query(world), nodes.query(world));
    let shows = |node: Entity| nodes.get(node).is_ok_and(|node| node.display != Display::None);
    texts.iter().filter(|text| parents.iter_ancestors(**text).all(shows)).count()
}

#[test]
fn all_flaws_of_a_pack_are_shown_when_asked_for_and_folded_again() {
    let mut app = shell(Screen::Saves);
    let flaws = (1..=7).map(|line| Flaw::of_file("animals.ron", format!("broken here {line}")));
    app.world_mut().resource_mut::<FoundPacks>().refused.push(Refused {
        label: "packs/reed".into(),
        manifest: None,
        flaws: Flaws(flaws.collect()),
    });
    app.world_mut().resource_mut::<NextState<Overlay>>().set(Overlay::Packs);
    settle(&mut app);
    assert_eq!(readable(&mut app), 3);
    for (key, count) in [("packs-more", 7), ("packs-fewer", 3), ("packs-more", 7)] {
        let button = button_with(&mut app, key).expect(key);
        app.world_mut().resource_mut::<InputFocus>().set(button, FocusCause::Navigated);
        press(&mut app, KeyCode::Enter);
        settle(&mut app);
        assert_eq!((readable(&mut app), focused(&app)), (count, Some(button)), "{key}");
    }
}
