//! Truffle: a boar (seat 0) digs against two piglets (seats 1 and 2, one side).
//!
//! A truffle is hidden under one of three trees, with the level's weights (weighted chance);
//! only the first piglet smells where (a hidden card). Boar and first piglet each choose a tree
//! without knowing the other's choice (hidden commits), then both dig at once (a phase of the
//! game's own). If they meet, the *second* piglet, whose turn it is not, may squeal and get the
//! truffle.

use std::array::from_fn;

use menagerie::rules::dice::draw_weighted;
use menagerie::rules::hashing::Hasher;
use menagerie::rules::{
    Actor, Dice, Game, Outcome, Phase, PhaseFn, Seat, Side, Spot, Spots, TextFlaw, Turn, Viewer,
};

/// The choices so far, in the order of [`STEPS`]: `.` is still to come, `-` will not be made. A
/// view has `?` for choices that the viewer does not know.
pub(crate) type Wood = [char; 4];

pub(crate) const STEPS: [&str; 4] = ["hide", "boar", "nose", "squeal"];
const TREES: &[char] = &['0', '1', '2'];
const CHOICES: [&[char]; 5] = [TREES, TREES, TREES, &['n', 'y'], &[]];
/// The seat that knows each choice before both dig.
const KNOWERS: [Seat; 3] = [Seat(1), Seat(0), Seat(1)];

/// How often the truffle is hidden under each tree: the data of a level.
pub(crate) type Weights = [u32; 3];

/// The game itself.
#[derive(Clone, Debug)]
pub(crate) struct Truffle;

/// An action: what is chosen at a step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Choice {
    /// An index into [`STEPS`].
    pub(crate) step: usize,
    /// The number of a tree, or `y` or `n` for squealing or not.
    pub(crate) sign: char,
}

/// An event, as far as its receiver may know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Fact {
    Chosen(Choice),
    Dug(Wood),
}

/// The number of choices made.
pub(crate) fn step(wood: &Wood) -> usize {
    wood.iter().filter(|choice| **choice != '.').count()
}

/// The spot of the tree that a sign stands for.
pub(crate) fn tree(sign: char) -> Option<Spot> {
    sign.to_digit(10).map(|tree| Spot::Square(tree as u8))
}

/// A choice as `viewer` may know it until both dig.
fn seen(choice: Choice, viewer: Viewer) -> Choice {
    let open = KNOWERS.get(choice.step).is_none_or(|seat| viewer == Viewer::Seat(*seat));
    if open || choice.sign == '.' { choice } else { Choice { sign: '?', ..choice } }
}

/// All choices of a step.
fn choices(step: usize) -> impl Iterator<Item = Choice> + Clone {
    CHOICES[step].iter().map(move |sign| Choice { step, sign: *sign })
}

fn choose(turn: &mut Turn<'_, Truffle>) {
    let choice = turn.action;
    turn.position[choice.step] = choice.sign;
    turn.tell(|| Fact::Chosen(choice));
}

/// The game's own phase: both dig at once, and only now is it revealed where.
fn dig(turn: &mut Turn<'_, Truffle>) {
    let [_, boar, nose, squeal] = turn.position;
    if *nose != '.' && *squeal == '.' {
        *squeal = if boar == nose { '.' } else { '-' };
        let wood = *turn.position;
        turn.tell(|| Fact::Dug(wood));
    }
}

impl Game for Truffle {
    const ID: &'static str = "truffle";
    const HAS_SECRETS: bool = true;
    const TURN: &'static [(Phase, PhaseFn<Self>)] =
        &[(Phase::named("choose"), choose), (Phase::named("dig"), dig)];

    type Setup = ();
    type Tables = Weights;
    type Position = Wood;
    type Action = Choice;
    type Event = Fact;
    type View = Wood;
    type Scratch = ();

    fn start(_: &Weights, (): &()) -> Wood {
        ['.'; 4]
    }

    fn seats(_: &Wood) -> u8 {
        3
    }

    fn side_of(_: &Wood, seat: Seat) -> Side {
        Side(seat.0.min(1))
    }

    fn actor(_: &Weights, wood: &Wood) -> Actor {
        let [truffle, boar, nose, squeal] = wood;
        let boar = boar == truffle && *squeal != 'y';
        let piglets = nose == truffle || *squeal == 'y';
        let ranks = [piglets && !boar, boar && !piglets, boar && !piglets].map(u8::from);
        match step(wood) {
            0 => Actor::Chance,
            4 => Actor::Nobody(Outcome::ranked(&ranks, "truffle-end")),
            step => Actor::Seat(Seat(step as u8 - 1)),
        }
    }

    fn actions(_: &Weights, wood: &Wood, out: &mut Vec<Choice>) {
        out.extend(choices(step(wood)));
    }

    fn action_space(_: &Weights, _: &Wood, out: &mut Vec<Choice>) {
        out.extend((0..4).flat_map(choices));
    }

    fn weight(weights: &Weights, _: &Wood, choice: Choice) -> u32 {
        match (choice.step, choice.sign.to_digit(10)) {
            (0, Some(tree)) => weights[tree as usize],
            _ => 1,
        }
    }

    fn known_to(_: &Weights, wood: &Wood, viewer: Viewer) -> Wood {
        if step(wood) > 2 {
            *wood
        } else {
            from_fn(|step| seen(Choice { step, sign: wood[step] }, viewer).sign)
        }
    }

    fn learn(_: &Weights, view: &mut Wood, fact: &Fact) {
        match *fact {
            Fact::Chosen(choice) => view[choice.step] = choice.sign,
            Fact::Dug(wood) => *view = wood,
        }
    }

    fn determinize(weights: &Weights, view: &Wood, _: Viewer, dice: &mut dyn Dice) -> Wood {
        from_fn(|step| {
            let weights = choices(step).map(|choice| Self::weight(weights, view, choice));
            let unknown = (view[step] == '?').then(|| draw_weighted(weights, dice)).flatten();
            unknown.map_or(view[step], |drawn| CHOICES[step][drawn])
        })
    }

    fn told_to(_: &Wood, fact: &Fact, viewer: Viewer) -> Option<Fact> {
        Some(match *fact {
            Fact::Chosen(choice) => Fact::Chosen(seen(choice, viewer)),
            Fact::Dug(wood) => Fact::Dug(wood),
        })
    }

    fn may_read(_: &Weights, _: &Wood, choice: Choice, viewer: Viewer) -> bool {
        seen(choice, viewer) == choice
    }

    fn uncovers(fact: &Fact) -> bool {
        matches!(fact, Fact::Dug(_))
    }

    fn spots(_: &Weights, Choice { step, sign }: Choice) -> Spots {
        match step {
            0 => Spots::new(&[]),
            _ => Spots::new(&[tree(sign).unwrap_or(Spot::Button((sign == 'y').into()))]),
        }
    }

    fn hash(_: &Weights, wood: &Wood) -> u64 {
        let mut hasher = Hasher::new(5);
        wood.iter().for_each(|choice| hasher.word(u64::from(*choice)));
        hasher.finish()
    }

    fn action_text(_: &Weights, Choice { step, sign }: Choice) -> String {
        format!("{}{sign}", STEPS[step])
    }

    fn parse_action(weights: &Weights, text: &str) -> Result<Choice, TextFlaw> {
        let mut all = Vec::new();
        Self::action_space(weights, &['.'; 4], &mut all);
        let meant = all.into_iter().find(|action| Self::action_text(weights, *action) == text);
        meant.ok_or_else(|| TextFlaw::new(1, "a choice looks like `boar2`"))
    }

    fn position_text(_: &Weights, wood: &Wood) -> String {
        wood.iter().collect()
    }

    fn parse_position(weights: &Weights, text: &str) -> Result<Wood, TextFlaw> {
        let wood = text.chars().collect::<Vec<_>>().try_into();
        let wood = wood.map_err(|_| TextFlaw::new(1, "a position looks like `20..`"))?;
        Self::check(weights, &wood).map_err(|flaw| TextFlaw::new(1, flaw)).map(|()| wood)
    }

    fn setup_text(_: &Weights, (): &()) -> String {
        "standard".into()
    }

    fn parse_setup(_: &Weights, text: &str) -> Result<(), TextFlaw> {
        (text == "standard").then_some(()).ok_or_else(|| TextFlaw::new(1, "say `standard`"))
    }

    fn tables_hash(weights: &Weights) -> u64 {
        let mut hasher = Hasher::new(5);
        weights.iter().for_each(|weight| hasher.word(u64::from(*weight)));
        hasher.finish()
    }

    fn check(_: &Weights, wood: &Wood) -> Result<(), String> {
        let fits =
            |(step, sign): (usize, _)| CHOICES[step].contains(sign) || (step, *sign) == (3, '-');
        let dug = step(wood) < 3 || (wood[1] == wood[2]) == (wood[3] != '-');
        let sound = dug && wood.iter().take(step(wood)).enumerate().all(fits);
        sound.then_some(()).ok_or_else(|| format!("{wood:?} cannot have been chosen"))
    }
}
