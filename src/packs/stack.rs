//! Packs in their order: which are on, and why others are not.

use std::collections::{BTreeMap, BTreeSet};

use semver::Version;

use crate::data::suggest::did_you_mean;
use crate::data::{Flaw, Need};
use crate::packs::Pack;
use crate::packs::limits::{MAX_PACKS, MAX_TOGETHER};

/// The most packs of a ring that a message names.
const MOST_NAMED: usize = 6;

/// A pack that is not on, and why: an empty list where somebody has switched it off.
#[derive(Clone, Debug)]
pub struct Off {
    /// The pack.
    pub pack: Pack,
    /// Why it is not on.
    pub why: Vec<Flaw>,
}

/// Packs in the order in which they are laid over the game's files.
#[derive(Clone, Default, Debug)]
pub struct Stack {
    on: Vec<Pack>,
    off: Vec<Off>,
}

impl Stack {
    /// Lays packs over each other in the given order, later ones over earlier ones. A pack that needs
    /// another one, or wants to come after it, is moved up above it. Packs that cannot be on are off,
    /// each with its flaws, and no other pack is hindered by it but those that need it.
    #[must_use]
    pub fn of(packs: Vec<Pack>, game: &Version) -> Self {
        Self::with_off(packs, game, &BTreeSet::new())
    }

    /// Like [`Stack::of`], with packs that somebody has switched off, by their ids.
    #[must_use]
    pub fn with_off(packs: Vec<Pack>, game: &Version, switched_off: &BTreeSet<String>) -> Self {
        let mut sorting = Sorting::default();
        for pack in packs {
            sorting.add(pack, game, switched_off);
        }
        sorting.drop_needy();
        sorting.in_order()
    }

    /// The version of this game.
    #[must_use]
    pub fn game() -> Version {
        Version::parse(env!("CARGO_PKG_VERSION")).unwrap_or(Version::new(0, 0, 0))
    }

    /// The packs that are on, the lowest first.
    pub fn on(&self) -> impl DoubleEndedIterator<Item = &Pack> + Clone {
        self.on.iter()
    }

    /// The packs that are off.
    #[must_use]
    pub fn off(&self) -> &[Off] {
        &self.off
    }

    /// Whether no pack is on.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.on.is_empty()
    }

    /// A pack that is on, by its id.
    #[must_use]
    pub fn pack(&self, id: &str) -> Option<&Pack> {
        self.on.iter().find(|pack| pack.id() == id)
    }

    /// What records and saves say of the packs that are on.
    #[must_use]
    pub fn needs(&self) -> Vec<Need> {
        self.on.iter().map(Pack::need).collect()
    }

    /// Switches a pack off for flaws that were found in its data, and then all that need it.
    #[must_use]
    pub fn without(self, id: &str, flaws: Vec<Flaw>) -> Self {
        let mut sorting = Sorting { on: self.on, off: self.off };
        sorting.off(|pack| pack.id() == id, |_| flaws.clone());
        sorting.drop_needy();
        sorting.in_order()
    }
}

/// A stack while it is sorted.
#[derive(Default)]
struct Sorting {
    on: Vec<Pack>,
    off: Vec<Off>,
}

impl Sorting {
    fn add(&mut self, pack: Pack, game: &Version, switched_off: &BTreeSet<String>) {
        let manifest = &pack.manifest;
        let why = if switched_off.contains(pack.id()) {
            Some(Vec::new())
        } else if let Some(first) = self.on.iter().find(|first| first.id() == pack.id()) {
            let cause = format!("`{}` is a pack called `{}` already", first.label, pack.id());
            Some(vec![manifest.flaw_of_id(cause).suggest("take one of them out")])
        } else if !manifest.game.matches(game) {
            let cause = format!("this pack is not made for version {game} of the game");
            let hint = "look for another version of the pack, or of the game";
            Some(vec![manifest.flaw_of_game(cause).suggest(hint)])
        } else if self.on.len() >= MAX_PACKS {
            let cause = format!("{MAX_PACKS} packs are on already");
            Some(vec![manifest.flaw_of_id(cause).suggest("switch others off")])
        } else if self.on.iter().map(Pack::bytes).sum::<usize>() + pack.bytes() > MAX_TOGETHER {
            let cause =
                format!("the packs have more than {} MB together", MAX_TOGETHER / 1_000_000);
            Some(vec![manifest.flaw_of_id(cause).suggest("switch others off")])
        } else {
            None
        };
        match why {
            Some(why) => self.off.push(Off { pack, why }),
            None => self.on.push(pack),
        }
    }

    /// Moves the packs that are meant from on to off.
    fn off(&mut self, meant: impl Fn(&Pack) -> bool, why: impl Fn(&Pack) -> Vec<Flaw>) {
        let (off, on): (Vec<_>, Vec<_>) = std::mem::take(&mut self.on).into_iter().partition(meant);
        self.on = on;
        self.off.extend(off.into_iter().map(|pack| Off { why: why(&pack), pack }));
    }

    /// Switches off every pack that needs one that is not on, until no more follow.
    fn drop_needy(&mut self) {
        loop {
            let lacking: BTreeMap<String, Vec<Flaw>> = self
                .on
                .iter()
                .map(|pack| (pack.id().to_owned(), self.lacking(pack)))
                .filter(|(_, flaws)| !flaws.is_empty())
                .collect();
            if lacking.is_empty() {
                return;
            }
            self.off(|pack| lacking.contains_key(pack.id()), |pack| lacking[pack.id()].clone());
        }
    }

    /// What a pack needs and does not get.
    fn lacking(&self, pack: &Pack) -> Vec<Flaw> {
        let manifest = &pack.manifest;
        let lacking = manifest.needs.iter().filter_map(|need| {
            if let Some(there) = self.on.iter().find(|other| other.id() == need.id) {
                let version = &there.manifest.version;
                let (id, versions) = (&need.id, &need.versions);
                return (!versions.matches(version)).then(|| {
                    let cause = format!("this needs `{id}` {versions}, and {version} is here");
                    manifest.flaw_of_need(need, cause).suggest("look for such a version")
                });
            }
            let is_off = self.off.iter().any(|off| off.pack.id() == need.id);
            let cause = if is_off {
                format!("this needs the pack `{}`, which is off", need.id)
            } else {
                format!("this needs the pack `{}`, which is not here", need.id)
            };
            let known = self.on.iter().map(Pack::id).filter(|id| *id != pack.id());
            let hint = did_you_mean(&need.id, known).filter(|_| !is_off);
            let otherwise = if is_off { "switch it on" } else { "add it" };
            let hint = hint.unwrap_or_else(|| otherwise.to_owned());
            Some(manifest.flaw_of_need(need, cause).suggest(hint))
        });
        lacking.collect()
    }

    /// The packs that must lie below one, as far as they are on.
    fn below<'p>(&'p self, pack: &'p Pack) -> impl Iterator<Item = &'p str> {
        let needs = pack.manifest.needs.iter().map(|need| need.id.as_str());
        let below = needs.chain(pack.manifest.after.iter().map(String::as_str));
        below.filter(|id| self.on.iter().any(|pack| pack.id() == *id))
    }

    /// Sorts the packs: always the first one whose lower ones all lie already. Those that wait for each
    /// other are off.
    fn in_order(mut self) -> Stack {
        loop {
            let mut laid: Vec<&str> = Vec::new();
            while let Some(next) = self.on.iter().find(|pack| {
                !laid.contains(&pack.id()) && self.below(pack).all(|id| laid.contains(&id))
            }) {
                laid.push(next.id());
            }
            if laid.len() == self.on.len() {
                let place: BTreeMap<String, usize> =
                    laid.iter().enumerate().map(|(at, id)| ((*id).to_owned(), at)).collect();
                self.on.sort_by_key(|pack| place[pack.id()]);
                return Stack { on: self.on, off: self.off };
            }
            let laid: BTreeSet<String> = laid.into_iter().map(str::to_owned).collect();
            let ring = self.ring(&laid);
            self.off(|pack| ring.contains_key(pack.id()), |pack| vec![ring[pack.id()].clone()]);
            self.drop_needy();
        }
    }

    /// The packs of one ring among those that cannot be laid, each with its flaw.
    fn ring(&self, laid: &BTreeSet<String>) -> BTreeMap<String, Flaw> {
        let next = |id: &str| {
            let pack = self.on.iter().find(|pack| pack.id() == id)?;
            self.below(pack).find(|below| !laid.contains(*below)).map(str::to_owned)
        };
        let first = self.on.iter().map(Pack::id).find(|id| !laid.contains(*id));
        // Every pack that cannot be laid waits for another such one, so this walk ends in a ring.
        let mut walk: Vec<String> = first.map(str::to_owned).into_iter().collect();
        let start = loop {
            let Some(id) = walk.last().and_then(|id| next(id)) else { break 0 };
            match walk.iter().position(|known| *known == id) {
                Some(start) => break start,
                None => walk.push(id),
            }
        };
        let ring = &walk[start..];
        let names = ring.iter().take(MOST_NAMED).map(|id| format!("`{id}`"));
        let more = ring.len().saturating_sub(MOST_NAMED);
        let rest = (more > 0).then(|| format!("{more} more"));
        let names: Vec<String> = names.chain(rest).collect();
        let flaws = ring.iter().enumerate().filter_map(|(at, id)| {
            let pack = self.on.iter().find(|pack| pack.id() == id)?;
            let waits_for = &ring[(at + 1) % ring.len()];
            let cause = format!("these packs wait for each other: {}", names.join(", "));
            let flaw = pack.manifest.flaw_of_order(waits_for, cause);
            Some((id.clone(), flaw.suggest("take one of them out, or ask its authors")))
        });
        flaws.collect()
    }
}
