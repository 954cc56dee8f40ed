//! Quiet positions of matches, with what became of them.

use std::cell::RefCell;
use std::rc::Rc;

use menagerie::ai::thinking::Thinker;
use menagerie::ai::tournament::{AnyAction, Player, play_match};
use menagerie::ai::{AlphaBetaGame, Observation, Strength, Thinking};
use menagerie::rules::dice::SmallDice;
use menagerie::rules::{Actor, Game, Seat};

use super::Order;

/// What the search sees beyond this is decided, and tells the judgement nothing.
const OPEN: i32 = 2_000;

/// A position, and the share of a win that its seat to decide made of it.
pub(crate) struct Sample<G: Game> {
    pub(crate) position: G::Position,
    pub(crate) share: f64,
    /// What the search saw for that seat.
    pub(crate) score: i32,
}

/// Positions of as many matches as ordered.
pub(crate) fn gather<G: AlphaBetaGame<Setup: Default>>(
    tables: &G::Tables,
    order: &Order,
) -> Result<Vec<Sample<G>>, String> {
    let mut skill = G::skill(Strength::Hard).ok_or("hard does not search here")?;
    skill.nodes = order.nodes;
    let thinker = Thinker { skill, params: G::eval_params_with(tables, &order.start)? };
    let mut samples = Vec::new();
    for game in 0..order.games {
        let kept = Rc::new(RefCell::new(Vec::new()));
        let keeper =
            || Keeper { left: order.plies / 2, thinker: thinker.clone(), kept: kept.clone() };
        let mut players: Vec<Box<dyn Player<G>>> = vec![Box::new(keeper()), Box::new(keeper())];
        let mut dice = SmallDice::new(order.seed + u64::from(game));
        let setup = G::Setup::default();
        let played = play_match(tables, &setup, &mut players, &mut dice, &mut |_, _| ());
        let Some(outcome) = played.outcome else { continue };
        for Kept { position, seat, score } in kept.take() {
            let won = f64::from(u8::from(outcome.rank(seat) == 0));
            let share = if outcome.is_draw() { 0.5 } else { won };
            samples.push(Sample { position, share, score });
        }
    }
    Ok(samples)
}

/// A position with the seat to decide and what it saw.
struct Kept<G: Game> {
    position: G::Position,
    seat: Seat,
    score: i32,
}

/// A player that begins at random and then keeps the quiet positions it decides in.
struct Keeper<G: AlphaBetaGame> {
    left: u32,
    thinker: Thinker<G>,
    kept: Rc<RefCell<Vec<Kept<G>>>>,
}

impl<G: AlphaBetaGame> Player<G> for Keeper<G> {
    fn choose(
        &mut self,
        tables: &G::Tables,
        observation: &Observation<G>,
        seed: u64,
    ) -> Option<G::Action> {
        if self.left > 0 {
            self.left -= 1;
            return AnyAction.choose(tables, observation, seed);
        }
        let mut thinking = Thinking::of(tables, observation, self.thinker.clone(), seed)?;
        let action = thinking.decide(tables);
        let position = thinking.position();
        if let Some(score) = thinking.score().filter(|score| score.abs() < OPEN)
            && is_quiet::<G>(tables, position)
        {
            let seat = thinking.seat();
            self.kept.borrow_mut().push(Kept { position: position.clone(), seat, score });
        }
        Some(action)
    }
}

/// Nothing can be taken, by either side.
fn is_quiet<G: AlphaBetaGame>(tables: &G::Tables, position: &G::Position) -> bool {
    let mut noisy = Vec::new();
    G::noisy_actions(tables, position, &mut noisy);
    if let Some(passed) = G::null_move(tables, position)
        && matches!(G::actor(tables, &passed), Actor::Seat(_))
    {
        G::noisy_actions(tables, &passed, &mut noisy);
    }
    noisy.is_empty() && G::is_settled(tables, position)
}
