//! Claims: a match is played in one place at a time.
//!
//! In the browser a claim is a lock that ends with the tab. For a match that is already claimed,
//! `screens/locked_elsewhere_dialog.rs` offers to watch it or to continue with a copy. Where claims do not exist, the
//! storage refuses to overwrite what another tab has written since, and the match continues under a
//! new name. Deliberately absent: playing one match in two places.

use std::sync::{Arc, OnceLock};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

#[cfg(target_arch = "wasm32")]
mod locks;

use super::autosave::Kept;
use super::reopening::{Opening, Reopening};
use crate::app::kit::screen_state::{Overlay, Screen};
use crate::app::platform::folders;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::platform::waker::LoopWaker;
use crate::saves::SaveName;

/// A claim that was requested. Dropping it releases the match.
#[derive(Debug)]
pub struct Claim {
    name: SaveName,
    ours: Arc<OnceLock<bool>>,
}

impl Claim {
    /// Requests a claim and wakes the loop when the answer arrives.
    fn ask(name: SaveName, waker: LoopWaker) -> Self {
        let ours = Arc::new(OnceLock::new());
        #[cfg(target_arch = "wasm32")]
        locks::ask(name.as_str(), ours.clone(), waker);
        #[cfg(not(target_arch = "wasm32"))]
        {
            let _ = (ours.set(true), waker);
        }
        Self { name, ours }
    }
}

#[cfg(target_arch = "wasm32")]
impl Drop for Claim {
    fn drop(&mut self) {
        locks::release(self.name.as_str());
    }
}

/// The claim on the match on the table.
#[derive(Resource, Debug)]
pub struct HeldClaim(Claim);

/// A save that goes to the table once its match is claimed.
#[derive(Resource, Debug)]
pub struct ClaimRequest {
    claim: Claim,
    reopening: Reopening,
}

#[cfg(test)]
impl ClaimRequest {
    /// A request that was already answered.
    pub(in crate::app) fn answered(reopening: Reopening, ours: bool) -> Self {
        let name = reopening.name.clone().expect("a name");
        let claim = Claim { name, ours: Arc::new(OnceLock::from(ours)) };
        Self { claim, reopening }
    }
}

/// A save whose match is played elsewhere.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct TakenElsewhere(pub Reopening);

/// Opens matches once they are claimed.
#[derive(SystemParam)]
pub struct TakingUp<'w, 's> {
    asked: Option<Res<'w, ClaimRequest>>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
    opening: Opening<'w, 's>,
    commands: Commands<'w, 's>,
}

impl TakingUp<'_, '_> {
    /// Goes to the list of saves instead.
    pub fn show_list(&mut self) {
        self.opening.show_list();
    }

    /// Goes to the table with a save, at once or when its match is claimed; `false` if this version
    /// does not have its game.
    pub fn take_up(&mut self, reopening: Reopening) -> bool {
        if !self.opening.knows(&reopening) {
            return false;
        }
        let free = reopening.replay || reopening.parted;
        let Some(name) = reopening.name.clone().filter(|_| !free) else {
            return self.opening.open(reopening);
        };
        if self.asked.as_ref().is_none_or(|asked| asked.claim.name != name) {
            let claim = Claim::ask(name, LoopWaker::of(self.proxy.as_deref()));
            if claim.ours.get() == Some(&true) {
                self.commands.insert_resource(HeldClaim(claim));
                return self.opening.open(reopening);
            }
            self.commands.insert_resource(ClaimRequest { claim, reopening });
        }
        true
    }

    /// Continues with a copy of a match that is played elsewhere.
    pub fn take_up_copy(&mut self, reopening: Reopening) {
        let name = folders::fresh_name(&reopening.save.record.game);
        self.opening.open(Reopening { name, replay: false, parted: false, ..reopening });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            settle.run_if(resource_exists::<ClaimRequest>),
            claim_what_is_kept.run_if(resource_exists_and_changed::<Kept>),
        ),
    )
    .add_systems(OnExit(Screen::Play), |mut commands: Commands| {
        commands.remove_resource::<HeldClaim>();
    });
}

/// Opens the save if the claim succeeded, and shows that the match is taken otherwise.
fn settle(
    mut commands: Commands,
    asked: Res<ClaimRequest>,
    mut opening: Opening,
    mut redraw: ResMut<RedrawRequests>,
    overlay: Option<ResMut<NextState<Overlay>>>,
) {
    let Some(ours) = asked.claim.ours.get() else { return };
    redraw.nudge();
    let reopening = asked.reopening.clone();
    if *ours {
        opening.open(reopening);
        commands.queue(|world: &mut World| {
            if let Some(ClaimRequest { claim, .. }) = world.remove_resource() {
                world.insert_resource(HeldClaim(claim));
            }
        });
        return;
    }
    commands.remove_resource::<ClaimRequest>();
    commands.insert_resource(TakenElsewhere(reopening));
    if let Some(mut overlay) = overlay {
        overlay.set(Overlay::Taken);
    }
}

/// Claims a match that has just begun or was given another name.
fn claim_what_is_kept(
    kept: Res<Kept>,
    held: Option<Res<HeldClaim>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut commands: Commands,
) {
    if held.is_none_or(|held| held.0.name != kept.0) {
        let claim = Claim::ask(kept.0.clone(), LoopWaker::of(proxy.as_deref()));
        commands.insert_resource(HeldClaim(claim));
    }
}
