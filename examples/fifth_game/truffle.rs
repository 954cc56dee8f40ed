//! Truffle: a boar (seat 0) digs against two piglets (seats 1 and 2, one side).
//!
//! Each round a truffle is hidden under one of three trees, more often under the later ones (a
//! weighted chance action); only the first piglet smells where (a secret). Boar and first piglet
//! choose a tree without knowing each other's choice (hidden commits, one after the other); then
//! both dig at once (a phase of the game's own). When they meet at one tree the *second* piglet,
//! whose turn it is not, decides whether to squeal: then the piglets score, otherwise whoever digs
//! truffles shares them.

use menagerie::rules::hashing::Hasher;
use menagerie::rules::{
    Actor, Dice, Game, Outcome, Phase, PhaseFn, Refusal, Seat, Side, Spot, Spots, TextFlaw, Turn,
    Viewer,
};

const BOAR: Seat = Seat(0);
const NOSE: Seat = Seat(1);
const SQUEALER: Seat = Seat(2);
const TREES: u8 = 3;

/// The game itself.
#[derive(Clone, Debug)]
pub(crate) struct Truffle;

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    Hide,
    Boar,
    Nose,
    Squeal,
    Over,
}

const STEPS: [(Step, char); 5] = [
    (Step::Hide, 'h'),
    (Step::Boar, 'b'),
    (Step::Nose, 'n'),
    (Step::Squeal, 's'),
    (Step::Over, 'o'),
];

/// The truth, or what somebody knows of it: the view is the same with the unknown left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Wood {
    step: Step,
    round: u8,
    /// Boar, piglets.
    score: [u8; 2],
    truffle: Option<u8>,
    /// Where boar and first piglet mean to dig.
    digs: [Option<u8>; 2],
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Decision {
    Hide(u8),
    Dig(u8),
    Squeal(bool),
}

/// One fact; a tree that the hearer may not know is left out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fact {
    Hidden(Option<u8>),
    Chosen(Seat, Option<u8>),
    Dug { truffle: u8, digs: [u8; 2] },
    Met,
    Scored([u8; 2]),
    RoundEnded { over: bool },
}

/// The number of rounds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Rounds(pub(crate) u8);

/// Points of this action, for the phase that ends the round.
#[derive(Clone, Default, Debug)]
pub(crate) struct Points(Option<[u8; 2]>);

fn hide(turn: &mut Turn<'_, Truffle>) {
    let Decision::Hide(tree) = turn.action else { return };
    turn.position.truffle = Some(tree);
    turn.position.step = Step::Boar;
    turn.tell(|| Fact::Hidden(Some(tree)));
}

fn choose(turn: &mut Turn<'_, Truffle>) {
    let Decision::Dig(tree) = turn.action else { return };
    let (seat, next) = match turn.position.step {
        Step::Boar => (BOAR, Step::Nose),
        _ => (NOSE, Step::Squeal),
    };
    turn.position.digs[usize::from(seat.0)] = Some(tree);
    turn.position.step = next;
    turn.tell(|| Fact::Chosen(seat, Some(tree)));
}

/// The game's own phase: both dig at once, and only now does anybody learn where.
fn dig(turn: &mut Turn<'_, Truffle>) {
    let Wood { truffle: Some(truffle), digs: [Some(boar), Some(nose)], .. } = *turn.position else {
        return;
    };
    let found = |tree| u8::from(tree == truffle);
    if let Decision::Squeal(squeals) = turn.action {
        turn.scratch.0 = Some(if squeals { [0, 1] } else { [found(boar), found(nose)] });
        return;
    }
    turn.tell(|| Fact::Dug { truffle, digs: [boar, nose] });
    if boar == nose {
        turn.tell(|| Fact::Met);
    } else {
        turn.scratch.0 = Some([found(boar), found(nose)]);
    }
}

fn end(turn: &mut Turn<'_, Truffle>) {
    let Some(points) = turn.scratch.0 else { return };
    turn.position.score(points);
    turn.tell(|| Fact::Scored(points));
    let over = turn.position.round + 1 == turn.tables.0;
    turn.position.end_round(over);
    turn.tell(|| Fact::RoundEnded { over });
}

impl Wood {
    fn score(&mut self, points: [u8; 2]) {
        self.score.iter_mut().zip(points).for_each(|(score, more)| *score += more);
    }

    fn end_round(&mut self, over: bool) {
        (self.truffle, self.digs) = (None, [None; 2]);
        self.step = if over { Step::Over } else { Step::Hide };
        self.round += 1;
    }

    fn words(&self) -> [u64; 7] {
        let tree = |tree: Option<u8>| tree.map_or(0, |tree| u64::from(tree) + 1);
        let [boar, piglets] = self.score.map(u64::from);
        let [first, second] = self.digs.map(tree);
        let round = u64::from(self.round);
        [self.step as u64, round, boar, piglets, tree(self.truffle), first, second]
    }

    /// The order in which things become known: what must be there at a step, and what must not.
    fn is_whole(&self) -> bool {
        let later = |step: Step| self.step as u8 > step as u8 && self.step != Step::Over;
        self.truffle.is_some() == later(Step::Hide)
            && self.digs[0].is_some() == later(Step::Boar)
            && self.digs[1].is_some() == later(Step::Nose)
    }
}

impl Game for Truffle {
    const ID: &'static str = "truffle";
    const TURN: &'static [(Phase, PhaseFn<Self>)] = &[
        (Phase::LOT, hide),
        (Phase::named("choose"), choose),
        (Phase::named("dig"), dig),
        (Phase::END, end),
    ];
    const LONGEST_MATCH: u32 = 1000;

    type Setup = ();
    type Tables = Rounds;
    type Position = Wood;
    type Action = Decision;
    type Event = Fact;
    type View = Wood;
    type Scratch = Points;

    fn start(_: &Rounds, (): &()) -> Wood {
        Wood { step: Step::Hide, round: 0, score: [0; 2], truffle: None, digs: [None; 2] }
    }

    fn seats(_: &Wood) -> u8 {
        3
    }

    fn side_of(_: &Wood, seat: Seat) -> Side {
        Side(seat.0.min(1))
    }

    fn actor(_: &Rounds, wood: &Wood) -> Actor {
        let [boar, piglets] = wood.score;
        let ranks = [u8::from(boar < piglets), u8::from(piglets < boar), u8::from(piglets < boar)];
        match wood.step {
            Step::Hide => Actor::Chance,
            Step::Boar => Actor::Seat(BOAR),
            Step::Nose => Actor::Seat(NOSE),
            Step::Squeal => Actor::Seat(SQUEALER),
            Step::Over => Actor::Nobody(Outcome::ranked(&ranks, "truffle-end-rounds")),
        }
    }

    fn actions(_: &Rounds, wood: &Wood, out: &mut Vec<Decision>) {
        match wood.step {
            Step::Hide => out.extend((0..TREES).map(Decision::Hide)),
            Step::Boar | Step::Nose => out.extend((0..TREES).map(Decision::Dig)),
            Step::Squeal => out.extend([false, true].map(Decision::Squeal)),
            Step::Over => {}
        }
    }

    fn accepts(_: &Rounds, wood: &Wood, action: Decision) -> bool {
        match (action, wood.step) {
            (Decision::Hide(tree), Step::Hide) => tree < TREES,
            (Decision::Dig(tree), Step::Boar | Step::Nose) => tree < TREES,
            (Decision::Squeal(_), step) => step == Step::Squeal,
            _ => false,
        }
    }

    fn conceivable(_: &Rounds, _: &Wood, out: &mut Vec<Decision>) {
        out.extend((0..=TREES).flat_map(|tree| [Decision::Hide(tree), Decision::Dig(tree)]));
        out.extend([false, true].map(Decision::Squeal));
    }

    fn weight(_: &Rounds, _: &Wood, action: Decision) -> u32 {
        match action {
            Decision::Hide(tree) => u32::from(tree) + 1,
            _ => 1,
        }
    }

    fn known_to(_: &Rounds, wood: &Wood, viewer: Viewer) -> Wood {
        let mut known = wood.clone();
        // When the two have met everything has been dug up.
        if wood.step != Step::Squeal {
            known.truffle = wood.truffle.filter(|_| viewer == Viewer::Seat(NOSE));
            known.digs[0] = wood.digs[0].filter(|_| viewer == Viewer::Seat(BOAR));
        }
        known
    }

    fn learn(_: &Rounds, view: &mut Wood, fact: &Fact) {
        match *fact {
            Fact::Hidden(tree) => (view.truffle, view.step) = (tree, Step::Boar),
            Fact::Chosen(BOAR, tree) => (view.digs[0], view.step) = (tree, Step::Nose),
            Fact::Chosen(_, tree) => view.digs[1] = tree,
            Fact::Dug { truffle, digs } => {
                (view.truffle, view.digs) = (Some(truffle), digs.map(Some));
            }
            Fact::Met => view.step = Step::Squeal,
            Fact::Scored(points) => view.score(points),
            Fact::RoundEnded { over } => view.end_round(over),
        }
    }

    fn imagine(_: &Rounds, view: &Wood, _: Viewer, dice: &mut dyn Dice) -> Wood {
        let mut wood = view.clone();
        if matches!(wood.step, Step::Boar | Step::Nose) && wood.truffle.is_none() {
            // Six numbers for weights 1, 2 and 3.
            wood.truffle = Some([0, 1, 1, 2, 2, 2][dice.below(6) as usize]);
        }
        if wood.step == Step::Nose && wood.digs[0].is_none() {
            wood.digs[0] = Some(dice.below(TREES.into()) as u8);
        }
        wood
    }

    fn told_to(_: &Wood, fact: &Fact, viewer: Viewer) -> Option<Fact> {
        Some(match *fact {
            Fact::Hidden(tree) => Fact::Hidden(tree.filter(|_| viewer == Viewer::Seat(NOSE))),
            Fact::Chosen(seat, tree) => {
                Fact::Chosen(seat, tree.filter(|_| viewer == Viewer::Seat(seat)))
            }
            ref open => open.clone(),
        })
    }

    fn spots(_: &Rounds, action: Decision) -> Spots {
        match action {
            Decision::Hide(_) => Spots::new(&[]),
            Decision::Dig(tree) => Spots::new(&[Spot::Marker(tree.into())]),
            Decision::Squeal(squeals) => Spots::new(&[Spot::Button(squeals.into())]),
        }
    }

    fn refusal(_: &Rounds, view: &Wood, _: &[Spot], spot: Spot) -> Option<Refusal> {
        let early = matches!(spot, Spot::Button(_)) && view.step != Step::Squeal;
        early.then(|| Refusal::new("truffle-why-nobody-met"))
    }

    fn hash(tables: &Rounds, wood: &Wood) -> u64 {
        Self::hash_from_scratch(tables, wood)
    }

    fn hash_from_scratch(_: &Rounds, wood: &Wood) -> u64 {
        let mut hasher = Hasher::new(5);
        wood.words().into_iter().for_each(|word| hasher.word(word));
        hasher.finish()
    }

    fn action_text(_: &Rounds, action: Decision) -> String {
        match action {
            Decision::Hide(tree) => format!("hide{tree}"),
            Decision::Dig(tree) => format!("dig{tree}"),
            Decision::Squeal(squeals) => (if squeals { "squeal" } else { "hush" }).into(),
        }
    }

    fn parse_action(_: &Rounds, text: &str) -> Result<Decision, TextFlaw> {
        let tree = |digits: &str| digits.parse().map_err(|_| TextFlaw::new(1, "no tree"));
        match (text, text.strip_prefix("hide"), text.strip_prefix("dig")) {
            ("squeal", ..) => Ok(Decision::Squeal(true)),
            ("hush", ..) => Ok(Decision::Squeal(false)),
            (_, Some(digits), _) => tree(digits).map(Decision::Hide),
            (_, _, Some(digits)) => tree(digits).map(Decision::Dig),
            _ => Err(TextFlaw::new(1, format!("`{text}` is no decision, such as `dig2`"))),
        }
    }

    /// The step's letter and six numbers, 0 for a tree nobody chose.
    fn position_text(_: &Rounds, wood: &Wood) -> String {
        let sign = STEPS[wood.step as usize].1;
        let numbers = wood.words()[1..].iter().map(u64::to_string).collect::<Vec<_>>();
        format!("{sign} {}", numbers.join(" "))
    }

    fn parse_position(_: &Rounds, text: &str) -> Result<Wood, TextFlaw> {
        let wrong = || TextFlaw::new(1, "a position looks like `h 0 0 0 0 0 0`");
        let (sign, numbers) = text.split_once(' ').ok_or_else(wrong)?;
        let step = STEPS.iter().find(|(_, letter)| sign.starts_with(*letter)).ok_or_else(wrong)?.0;
        let numbers: Result<Vec<u8>, _> = numbers.split(' ').map(str::parse).collect();
        let numbers = numbers.map_err(|_| wrong())?;
        let [round, boar, piglets, truffle, first, second] = numbers[..] else {
            return Err(wrong());
        };
        let tree = |number: u8| number.checked_sub(1);
        let digs = [tree(first), tree(second)];
        Ok(Wood { step, round, score: [boar, piglets], truffle: tree(truffle), digs })
    }

    fn setup_text(_: &Rounds, (): &()) -> String {
        "standard".into()
    }

    fn parse_setup(_: &Rounds, text: &str) -> Result<(), TextFlaw> {
        let wrong = || TextFlaw::new(1, "the only set-up is `standard`");
        (text == "standard").then_some(()).ok_or_else(wrong)
    }

    fn tables_hash(rounds: &Rounds) -> u64 {
        rounds.0.into()
    }

    fn check(rounds: &Rounds, wood: &Wood) -> Result<(), String> {
        let trees = wood.digs.iter().chain([&wood.truffle]).flatten();
        match wood {
            _ if trees.max() >= Some(&TREES) => Err("there is no such tree".into()),
            _ if !wood.is_whole() => Err("something is known too early or too late".into()),
            _ if wood.score.iter().any(|score| *score > wood.round) => {
                Err("too many points".into())
            }
            _ if wood.round > rounds.0 => Err("too many rounds".into()),
            _ => Ok(()),
        }
    }
}
