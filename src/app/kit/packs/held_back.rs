//! Packs that wait for an answer: the last run broke down while packs were on, so this one begins without
//! them and asks.
//!
//! A pack that breaks the game before the title would break every start. Deliberately absent: the question,
//! which is a screen's, and which of the packs it was, which the report does not tell.

use bevy::prelude::*;

use super::FoundPacks;
use crate::app::platform::black_box::Report;

/// The packs that were found and are not laid until the player says so.
#[derive(Resource, Clone, Debug)]
pub struct HeldBack(pub FoundPacks);

/// Takes over the packs that were found, or holds them back.
pub fn take_in(world: &mut World, found: FoundPacks) {
    let broke_down = world.get_resource::<Report>().is_some_and(Report::had_packs);
    if broke_down && !found.packs.is_empty() {
        world.insert_resource(FoundPacks::none());
        world.insert_resource(HeldBack(found));
    } else {
        world.insert_resource(found);
    }
}
