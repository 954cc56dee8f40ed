//! Counts of Arena, taken from the events of replayed matches.

use std::collections::BTreeMap;

use menagerie::ai::tournament::Played;
use menagerie::rules::arena::{
    Action, Arena, Event, Heading, PawnId, Pending, Position, SIDES, Setup, Stage, Tables, outlook,
};
use menagerie::rules::{Game, Side, Square, play};

/// What one kind of animal did in all matches.
#[derive(Clone, Default)]
pub(crate) struct Deeds {
    /// Pawns of this kind at the start of matches.
    pub(crate) pawns: u32,
    pub(crate) moves: u32,
    pub(crate) turns: u32,
    pub(crate) hits: u32,
    pub(crate) hunts: u32,
    pub(crate) rescues: u32,
    pub(crate) freed: u32,
    /// Lost to a hit.
    pub(crate) taken: u32,
    /// Lost to a web.
    pub(crate) webbed: u32,
    /// Sent home or stripped of its armor.
    pub(crate) withstood: u32,
}

/// What happened at the prisons.
#[derive(Default)]
pub(crate) struct Prison {
    /// Turns.
    pub(crate) turns: u32,
    /// Turns that began with captives of the side to move, and with five or more.
    pub(crate) held: u32,
    pub(crate) full: u32,
    /// Turns that began with a free way to the prison in one movement.
    pub(crate) open: u32,
    /// Turns that began with every way to the prison under a web, and those of them with captives.
    pub(crate) webbed: u32,
    pub(crate) choked: u32,
    /// Hunts in spite of such a web.
    pub(crate) hunts_past_webs: u32,
    pub(crate) rescues: u32,
    pub(crate) freed: u32,
}

/// Matches in which something happened at least once.
#[derive(Default)]
pub(crate) struct Matches {
    pub(crate) full: u32,
    pub(crate) open: u32,
    pub(crate) choked: u32,
    /// At least half of the turns with captives were choked.
    pub(crate) mostly_choked: u32,
    pub(crate) rescued: u32,
}

/// Everything that is counted.
pub(crate) struct Census {
    pub(crate) matches: u32,
    /// Won by the side that took the first turn and by the other; by red and by blue.
    pub(crate) by_order: [u32; 2],
    pub(crate) by_side: [u32; 2],
    pub(crate) draws: u32,
    pub(crate) decisions: u64,
    pub(crate) endings: BTreeMap<&'static str, u32>,
    pub(crate) lengths: Vec<u32>,
    pub(crate) captured_by_webs: u32,
    pub(crate) deeds: Vec<Deeds>,
    pub(crate) prison: Prison,
    pub(crate) some: Matches,
    /// By kind of decision: the number of decisions, and of legal actions in all of them.
    pub(crate) choices: BTreeMap<&'static str, [u64; 2]>,
}

impl Census {
    /// An empty census.
    pub(crate) fn of(tables: &Tables) -> Self {
        Self {
            matches: 0,
            by_order: [0; 2],
            by_side: [0; 2],
            draws: 0,
            decisions: 0,
            endings: BTreeMap::new(),
            lengths: Vec::new(),
            captured_by_webs: 0,
            deeds: vec![Deeds::default(); tables.animals().len()],
            prison: Prison::default(),
            some: Matches::default(),
            choices: BTreeMap::new(),
        }
    }

    /// Replays a match and counts its events.
    pub(crate) fn count(&mut self, tables: &Tables, setup: &Setup, played: &Played<Arena>) {
        let mut position = Arena::start(tables, setup);
        let mut first = None;
        let before = std::mem::take(&mut self.prison);
        for side in SIDES {
            tables.pack(side).iter().for_each(|kind| self.deeds[kind.index()].pawns += 1);
        }
        for action in &played.actions {
            if begins_turn(&position) {
                first = first.or(Some(position.turn_state().to_move));
                self.prison.look(tables, &position);
            }
            self.weigh(tables, &position);
            let actor = match *action {
                Action::Move { from, .. } => position.pawn_at(from),
                Action::Turn { square, .. } => position.pawn_at(square),
                _ => None,
            };
            let webbed = is_prison_webbed(tables, &position);
            let Ok((next, events)) = play::<Arena>(tables, &position, *action) else { break };
            if let Some(pawn) = actor {
                let deeds = self.deeds_of(tables, pawn);
                match action {
                    Action::Turn { .. } => deeds.turns += 1,
                    _ => deeds.moves += 1,
                }
            }
            events.iter().for_each(|event| self.learn(tables, event, actor, webbed));
            position = next;
        }
        self.judge(played, first);
        self.end_match(before);
    }

    /// Counts the legal actions. Movements and changes of direction belong to one decision but are
    /// counted separately.
    fn weigh(&mut self, tables: &Tables, position: &Position) {
        let mut actions = Vec::new();
        Arena::actions(tables, position, &mut actions);
        let mut add = |what, count: usize| {
            let [decisions, all] = self.choices.entry(what).or_default();
            *decisions += 1;
            *all += count as u64;
        };
        match (position.turn_state().pending(), actions.first()) {
            (Some(Pending::Face(_)), _) => add("face", actions.len()),
            (Some(Pending::Place(_)), _) | (_, Some(Action::Place { .. })) => {
                add("place", actions.len());
            }
            (Some(Pending::Free { .. }), _) => add("free", actions.len()),
            (_, Some(Action::Move { .. } | Action::Turn { .. })) => {
                let moves = |action: &&Action| matches!(action, Action::Move { .. });
                let moves = actions.iter().filter(moves).count();
                add("move", moves);
                add("turn", actions.len() - moves);
            }
            (_, Some(Action::EndTurn)) => add("end turn", actions.len()),
            _ => {}
        }
    }

    fn deeds_of(&mut self, tables: &Tables, pawn: PawnId) -> &mut Deeds {
        &mut self.deeds[tables.kind_index(pawn).index()]
    }

    fn learn(&mut self, tables: &Tables, event: &Event, actor: Option<PawnId>, webbed: bool) {
        match *event {
            Event::Captured { pawn, .. } => self.deeds_of(tables, pawn).taken += 1,
            Event::SentHome { pawn, .. } | Event::ArmorCracked { pawn, .. } => {
                self.deeds_of(tables, pawn).withstood += 1;
            }
            Event::Webbed { pawn, .. } => {
                self.deeds_of(tables, pawn).webbed += 1;
                self.captured_by_webs += 1;
            }
            Event::Hunted { pawn, .. } => {
                self.deeds_of(tables, pawn).hunts += 1;
                self.prison.hunts_past_webs += u32::from(webbed);
            }
            Event::Rescued { pawn, .. } => {
                self.deeds_of(tables, pawn).rescues += 1;
                self.prison.rescues += 1;
            }
            Event::Freed { pawn } => {
                self.deeds_of(tables, pawn).freed += 1;
                self.prison.freed += 1;
            }
            _ => {}
        }
        let hit = matches!(
            event,
            Event::Captured { .. } | Event::SentHome { .. } | Event::ArmorCracked { .. }
        );
        if let Some(pawn) = actor.filter(|_| hit) {
            self.deeds_of(tables, pawn).hits += 1;
        }
    }

    /// Counts who won, and how.
    fn judge(&mut self, played: &Played<Arena>, first: Option<Side>) {
        self.matches += 1;
        self.decisions += u64::from(played.decisions);
        let reason = played.outcome.map_or("unfinished", |outcome| outcome.reason);
        *self.endings.entry(reason).or_default() += 1;
        let winner = played.outcome.filter(|outcome| !outcome.is_draw());
        match winner.and_then(|outcome| outcome.winners().next()) {
            Some(seat) => {
                let side = Side(seat.0 & 1);
                self.by_side[usize::from(side.0)] += 1;
                self.by_order[usize::from(Some(side) != first)] += 1;
            }
            None => self.draws += 1,
        }
    }

    /// Adds this match's prison turns to the totals.
    fn end_match(&mut self, before: Prison) {
        let now = &mut self.prison;
        self.lengths.push(now.turns);
        self.some.full += u32::from(now.full > 0);
        self.some.open += u32::from(now.open > 0);
        self.some.choked += u32::from(now.choked > 0);
        self.some.mostly_choked += u32::from(now.choked > 0 && now.choked * 2 >= now.held);
        self.some.rescued += u32::from(now.rescues > 0);
        now.add(&before);
    }
}

impl Prison {
    /// Counts the state at the beginning of a turn.
    fn look(&mut self, tables: &Tables, position: &Position) {
        let captives = position.captives(position.turn_state().to_move).count_ones();
        let webbed = is_prison_webbed(tables, position);
        self.turns += 1;
        self.held += u32::from(captives > 0);
        self.full += u32::from(captives >= 5);
        self.open += u32::from(captives > 0 && can_free(tables, position));
        self.webbed += u32::from(webbed);
        self.choked += u32::from(webbed && captives > 0);
    }

    fn add(&mut self, other: &Self) {
        self.turns += other.turns;
        self.held += other.held;
        self.full += other.full;
        self.open += other.open;
        self.webbed += other.webbed;
        self.choked += other.choked;
        self.hunts_past_webs += other.hunts_past_webs;
        self.rescues += other.rescues;
        self.freed += other.freed;
    }
}

/// Whether the next action is the first of a turn.
fn begins_turn(position: &Position) -> bool {
    let moment = position.turn_state();
    moment.stage == Stage::Playing && moment.done == 0 && moment.pending().is_none()
}

/// Whether the side to move can free captives by one movement.
fn can_free(tables: &Tables, position: &Position) -> bool {
    let side = position.turn_state().to_move;
    let mut found = false;
    for pawn in outlook::pawns(side, outlook::able(tables, position)) {
        outlook::movements(tables, position, pawn, &mut |action| {
            let Action::Move { from, path, distance, .. } = action else { return };
            let to = outlook::way(tables, from, path, distance).last();
            found |= to.is_some_and(|to| tables.place(to).is_prison(outlook::enemy(side)));
        });
    }
    found
}

/// Whether every square beside the prison in which the side to move has its captives lies under a
/// web of the enemy, or under the animal that spins it.
fn is_prison_webbed(tables: &Tables, position: &Position) -> bool {
    let enemy = outlook::enemy(position.turn_state().to_move);
    let spiders = position.on_board(enemy) & tables.spinners(enemy);
    let closed = |square: Square| {
        outlook::pawns(enemy, spiders).any(|spider| {
            let at = position.pawn(spider).square();
            at == square || tables.webs(at, square)
        })
    };
    let prisons = tables.grid.squares().filter(|square| tables.place(*square).is_prison(enemy));
    spiders != 0
        && prisons
            .flat_map(|prison| Heading::all().filter_map(move |way| tables.step(prison, way)))
            .filter(|square| tables.place(*square).is_standable())
            .all(closed)
}
