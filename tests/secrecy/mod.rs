//! The laws of secrecy hold for Zoon, and a leak through any one channel breaks them. The same goes
//! for the laws of histories, in Honga too. Records of running matches hide secret decisions.

mod histories;
mod leaky;
mod records;
mod smuggled;

use super::files::read;
use leaky::{Leak, Leaky, Position};
use menagerie::ai::evaluate::zoon::all_seen;
use menagerie::ai::{Observation, hint};
use menagerie::data;
use menagerie::rules::laws::LawBroken;
use menagerie::rules::laws::secrecy::{Looks, Probe, SecrecyReport, check_secrecy};
use menagerie::rules::zoon::{self, Deployment, Setup, Zoon};
use menagerie::rules::{Game, Viewer};

/// Nodes of a hint: enough to try a few worlds.
const NODES: u64 = 40;

fn tables() -> zoon::Tables {
    let level = data::zoon::load(&read, "zoon/duel-of-tribes");
    level.unwrap_or_else(|flaws| panic!("{flaws}")).tables
}

/// The hint for the deciding seat.
fn hinted(tables: &leaky::Tables, position: &Position, viewer: Viewer) -> String {
    let mut observation = Observation::<Zoon>::fresh(&tables.zoon, &position.zoon, viewer);
    if tables.leak == Leak::HintInputs {
        observation = all_seen(&tables.zoon, &position.zoon, &observation);
    }
    format!("{:?}", hint::hint(&tables.zoon, &observation, NODES))
}

/// What a computer player is given.
fn given(tables: &leaky::Tables, position: &Position, viewer: Viewer) -> String {
    let mut observation = Observation::<Zoon>::fresh(&tables.zoon, &position.zoon, viewer);
    if tables.leak == Leak::ObservationKeys {
        observation.seen.push(Zoon::hash(&tables.zoon, &position.zoon));
    }
    format!("{observation:?}")
}

fn watched(leak: Leak, setup: &Setup, looks: Looks) -> Result<SecrecyReport, LawBroken> {
    let tables = leaky::Tables { zoon: tables(), leak };
    let hinted = Probe { name: "hint", text: &hinted };
    let given = Probe { name: "sight", text: &given };
    // Hints are slow, so they are probed only where they may leak.
    let probes = match leak {
        Leak::None | Leak::HintInputs => vec![given, hinted],
        _ => vec![given],
    };
    check_secrecy::<Leaky>(&tables, setup, looks, &probes, 1)
}

#[test]
fn zoon_keeps_the_laws_of_secrecy() {
    let ready = Setup { deployment: Deployment::Formations, reserves: true, ..Setup::default() };
    // If only formations are allowed, a few moves reveal which one it is.
    for (setup, differing) in [(Setup { tribes: [2, 3], ..Setup::default() }, 24), (ready, 2)] {
        let looks = Looks { states: 16, one_in: 10 };
        let report = watched(Leak::None, &setup, looks).unwrap_or_else(|leak| panic!("{leak}"));
        assert!(report.differing >= differing && report.heard > 200, "{report}");
    }
}

#[test]
fn every_channel_is_watched() {
    for (leak, law) in [
        (Leak::Ids, "view"),
        (Leak::KnownFace, "view"),
        (Leak::ShownFace, "shown"),
        (Leak::RefusedReason, "refusal"),
        (Leak::ImaginedFromTheTruth, "determinize"),
        (Leak::PositionText, "position-text"),
        (Leak::WhoDecides, "actor"),
        (Leak::WhyItEnded, "actor"),
        (Leak::WhyItWouldEnd, "stopped"),
        (Leak::HowTheyWouldStand, "given-up"),
        (Leak::QuietCount, "quiet"),
        (Leak::PositionHash, "hash"),
        (Leak::ChanceWeight, "chance"),
        (Leak::OrderOfActions, "choice"),
        (Leak::LitTargets, "choice"),
        (Leak::LitSpots, "spots"),
        (Leak::ActionText, "action-text"),
        (Leak::DefaultAction, "default_action"),
        (Leak::TouchTold, "secret"),
        (Leak::TouchToldToSpectators, "secret"),
        (Leak::DeploymentTold, "secret"),
        (Leak::OrderOfFacts, "told"),
        (Leak::LengthOfAnimation, "told"),
        (Leak::StageOfAFact, "told"),
        (Leak::LogKey, "told"),
        (Leak::LogArgument, "told"),
        (Leak::NarrowedByTheTruth, "told"),
        (Leak::ToldByTheLot, "told"),
        (Leak::RecordOfTouches, "record"),
        (Leak::HintInputs, "hint"),
        (Leak::ObservationKeys, "sight"),
    ] {
        let setup = Setup { tribes: [2, 3], ..Setup::default() };
        // The lot for the first player is drawn once a match, so every position must be checked.
        let looks = match leak {
            Leak::ToldByTheLot => Looks { states: 1200, one_in: 1 },
            _ => Looks { states: 400, one_in: 25 },
        };
        let found = watched(leak, &setup, looks);
        let broken = found.err().unwrap_or_else(|| panic!("{leak:?} passes unseen"));
        assert_eq!(broken.law, law, "{leak:?}: {broken}");
    }
}
