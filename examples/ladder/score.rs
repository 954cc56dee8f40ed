//! What pairs of matches say about a difference in strength.

/// The natural logarithm of the odds at which a sequential test with 5 % error on either side decides.
const DECISIVE: f64 = 2.944_439;
/// Deviations of the normal distribution that 95 % lie within.
const DEVIATIONS: f64 = 1.959_964;
/// The variance of a pair's share of a win, about.
const USUAL: f64 = 1.0 / 16.0;
/// Fewer pairs decide nothing: their spread is not known well enough.
const ENOUGH: u32 = 10;

/// The two differences in Elo between which a sequential test decides.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Sprt {
    pub(crate) low: f64,
    pub(crate) high: f64,
}

/// How a sequential test ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// The difference is rather the higher one.
    Passed,
    /// The difference is rather the lower one.
    Failed,
}

/// The results of the first player.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Score {
    /// Matches lost, drawn and won.
    pub(crate) matches: [u32; 3],
    /// Pairs by what they brought, in halves of a win.
    pairs: [u32; 5],
}

/// A difference in Elo with the interval that holds in 95 of 100 cases.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Elo {
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Score {
    /// Counts a pair by the halves of a win that each match brought.
    pub(crate) fn count(&mut self, halves: [u8; 2]) {
        halves.iter().for_each(|half| self.matches[usize::from(*half).min(2)] += 1);
        self.pairs[usize::from(halves[0] + halves[1]).min(4)] += 1;
    }

    pub(crate) fn pairs(&self) -> u32 {
        self.pairs.iter().sum()
    }

    /// The mean share of a win, and its variance from pair to pair.
    fn spread(&self) -> (f64, f64) {
        let all = f64::from(self.pairs().max(1));
        let shares = || self.pairs.iter().enumerate().map(|(halves, n)| (halves as f64 / 4.0, *n));
        let mean = shares().map(|(share, n)| share * f64::from(n)).sum::<f64>() / all;
        let square = |(share, n): (f64, u32)| (share - mean).powi(2) * f64::from(n);
        (mean, shares().map(square).sum::<f64>() / all)
    }

    /// The share of a win in a match, and the interval that holds in 95 of 100 cases.
    pub(crate) fn share(&self) -> [f64; 3] {
        let (mean, variance) = self.spread();
        let margin = DEVIATIONS * (variance / f64::from(self.pairs().max(1))).sqrt();
        [mean, (mean - margin).max(0.0), (mean + margin).min(1.0)]
    }

    pub(crate) fn elo(&self) -> Elo {
        let [value, low, high] = self.share().map(elo);
        Elo { value, low, high }
    }

    /// By how much the higher difference is likelier than the lower one, as a logarithm: the generalised sequential
    /// probability ratio test over pairs, with the normal approximation.
    pub(crate) fn likelihood(&self, sprt: Sprt) -> f64 {
        let (mean, variance) = self.spread();
        let [low, high] = [share(sprt.low), share(sprt.high)];
        let pairs = f64::from(self.pairs());
        // As if two more pairs had been seen with a usual spread: else a few equal ones would decide at once.
        let variance = (pairs * variance + 2.0 * USUAL) / (pairs + 2.0);
        pairs * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }

    pub(crate) fn verdict(&self, sprt: Sprt) -> Option<Verdict> {
        match self.likelihood(sprt) {
            _ if self.pairs() < ENOUGH => None,
            DECISIVE.. => Some(Verdict::Passed),
            ..=NOT_DECISIVE => Some(Verdict::Failed),
            _ => None,
        }
    }

    /// The count so far in one line.
    pub(crate) fn told(&self, sprt: Option<Sprt>) -> String {
        let [lost, drawn, won] = self.matches;
        let Elo { value, low, high } = self.elo();
        let odds = sprt.map(|sprt| format!(", log odds {:.2}", self.likelihood(sprt)));
        let odds = odds.unwrap_or_default();
        let pairs = self.pairs();
        format!(
            "{pairs} pairs: {won} won, {drawn} drawn, {lost} lost; {value:+.0} Elo ({low:+.0} to {high:+.0}){odds}"
        )
    }
}

const NOT_DECISIVE: f64 = -DECISIVE;

/// The difference in Elo at which a player makes this share of a win. Bounded, because a match tells no more.
fn elo(share: f64) -> f64 {
    -400.0 * (1.0 / share.clamp(0.001, 0.999) - 1.0).log10()
}

/// The share of a win at a difference in Elo.
fn share(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}
