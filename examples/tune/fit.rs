//! Moves weights until the judgement is as near to the results as it gets.

use menagerie::ai::AlphaBetaGame;

use super::gather::Sample;

/// By how much weights are moved, coarsely first.
const STEPS: [i32; 5] = [24, 12, 6, 3, 1];
/// How often all weights are tried with one step.
const PASSES: u32 = 6;
/// How much of what a position should be worth is the match's result; the rest is what the search saw.
const BY_RESULT: f64 = 0.7;

/// The weights being fitted.
pub(crate) struct Fit<'t, G: AlphaBetaGame> {
    tables: &'t G::Tables,
    positions: Vec<G::Position>,
    /// The share of a win that each should be judged to be.
    aims: Vec<f64>,
    weights: Vec<(String, i32)>,
    /// The judgement at which the odds of a win are e to 1.
    scale: f64,
    error: f64,
}

impl<'t, G: AlphaBetaGame> Fit<'t, G> {
    pub(crate) fn new(
        tables: &'t G::Tables,
        samples: Vec<Sample<G>>,
        start: &[(String, i32)],
    ) -> Result<Self, String> {
        let mut weights = G::weights(tables);
        for (name, value) in start {
            let place = weights.iter_mut().find(|(known, _)| known == name);
            place.ok_or_else(|| format!("there is no weight `{name}`"))?.1 = *value;
        }
        let scored: Vec<_> = samples.iter().map(|sample| (sample.score, sample.share)).collect();
        let scale = scale(&scored);
        let aim = |sample: &Sample<G>| {
            BY_RESULT * sample.share + (1.0 - BY_RESULT) * share(sample.score, scale)
        };
        let aims = samples.iter().map(aim).collect();
        let positions = samples.into_iter().map(|sample| sample.position).collect();
        let mut fit = Self { tables, positions, aims, weights, scale, error: 0.0 };
        fit.error = fit.error_with(&fit.weights)?;
        Ok(fit)
    }

    pub(crate) fn positions(&self) -> usize {
        self.positions.len()
    }

    pub(crate) fn error(&self) -> f64 {
        self.error
    }

    pub(crate) fn weights(&self) -> &[(String, i32)] {
        &self.weights
    }

    /// The mean square by which the judgement misses.
    fn error_with(&self, weights: &[(String, i32)]) -> Result<f64, String> {
        let params = G::eval_params_with(self.tables, weights)?;
        let missed = self.positions.iter().zip(&self.aims).map(|(position, aim)| {
            (share(G::evaluate(self.tables, &params, position), self.scale) - aim).powi(2)
        });
        Ok(missed.sum::<f64>() / self.positions.len().max(1) as f64)
    }

    /// Moves every weight that is meant as long as the judgement gets better.
    pub(crate) fn improve(&mut self, is_meant: impl Fn(&str) -> bool) -> Result<(), String> {
        for step in STEPS {
            for pass in 0..PASSES {
                let before = self.error;
                for place in 0..self.weights.len() {
                    if is_meant(&self.weights[place].0) {
                        self.nudge(place, step)?;
                    }
                }
                eprintln!("step {step}, pass {pass}: error {:.6}", self.error);
                if before - self.error < 1e-6 {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Moves one weight up or down, if either helps.
    fn nudge(&mut self, place: usize, step: i32) -> Result<(), String> {
        for by in [step, -step] {
            let mut moved = self.weights.clone();
            moved[place].1 += by;
            let error = self.error_with(&moved)?;
            // By less, a weight would wander without being known.
            if error < self.error - 1e-7 {
                (self.weights, self.error) = (moved, error);
                return Ok(());
            }
        }
        Ok(())
    }
}

/// A judgement as a share of a win.
fn share(score: i32, scale: f64) -> f64 {
    1.0 / (1.0 + (-f64::from(score) / scale).exp())
}

/// The scale at which what the search saw is nearest to the results.
fn scale(scored: &[(i32, f64)]) -> f64 {
    let error = |scale: f64| -> f64 {
        scored.iter().map(|(score, result)| (share(*score, scale) - result).powi(2)).sum()
    };
    let scales = (4..=80).map(|tens| 25.0 * f64::from(tens));
    scales.min_by(|a, b| error(*a).total_cmp(&error(*b))).unwrap_or(400.0)
}
