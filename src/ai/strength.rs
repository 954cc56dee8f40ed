//! How strong a computer player is.

use std::fmt;

use crate::ai::Shortcuts;

/// The computer players. The six opponents are in order, the weakest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strength {
    /// Any legal action. A yardstick, not an opponent.
    Random,
    /// Wins at once if it can, else takes the best thing in reach, else plays anything. A yardstick
    /// too.
    Greedy,
    /// The easy player of versions with three strengths. No table offers it; saves, records and command lines name it.
    Easy,
    /// The medium player of versions with three strengths.
    Medium,
    /// For a child's first win. What the opponents overlook, each game says in numbers (`AiGame::skill`).
    First,
    /// The second.
    Second,
    /// The third.
    Third,
    /// The fourth.
    Fourth,
    /// The fifth.
    Fifth,
    /// The sixth: thinks for a second or two.
    Hard,
}

/// A computer player of a strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ComputerPlayer {
    /// How strong it is.
    pub strength: Strength,
    /// Its budget, if not the strength's own.
    pub nodes: Option<u64>,
}

/// The strength of a searching player, in numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Skill {
    /// Positions searched before it decides.
    pub nodes: u64,
    /// The most actions it looks ahead, not counting captures that follow.
    pub depth: i32,
    /// The number of actions within which it overlooks nothing, if the nodes suffice.
    pub wide: i32,
    /// Room for remembered positions, in bytes.
    pub memory: usize,
    /// Largest random change of a judgement.
    pub jitter: i32,
    /// Does it follow captures to their end?
    pub settle: bool,
    /// How often, out of 1000 times, it looks only at its own next action.
    pub slips: i32,
    /// Largest random change of a judgement then, if it is larger than [`Skill::jitter`].
    pub whim: i32,
    /// How often, out of 1000 times, it guesses where both sides choose at the same time.
    pub guesses: i32,
    /// How often, out of 1000 times, it overlooks something free when it looks only at its own next action.
    pub misses: i32,
    /// How often, out of 1000 times, it then overlooks that a piece could be taken after an action: drawn for each
    /// action alone where that is the piece that acts, and once for the decision where it is one that stays.
    pub dares: i32,
    /// How often, out of 1000 times, it then takes back what it did shortly before, for nothing.
    pub wanders: i32,
    /// By how much a draw is worse for it than a position judged even.
    pub contempt: i32,
    /// What it may leave unsearched after the first [`Skill::wide`] actions.
    pub shortcuts: Shortcuts,
}

impl Skill {
    /// How it decides when it looks only at its own next action.
    #[must_use]
    pub fn slipping(self) -> Self {
        Self { depth: 1, settle: false, jitter: self.jitter.max(self.whim), ..self }
    }

    /// The number with this name, to be changed; players are compared so.
    pub fn named(&mut self, name: &str) -> Option<&mut i32> {
        match name {
            "depth" => Some(&mut self.depth),
            "wide" => Some(&mut self.wide),
            "jitter" => Some(&mut self.jitter),
            "slips" => Some(&mut self.slips),
            "whim" => Some(&mut self.whim),
            "guesses" => Some(&mut self.guesses),
            "misses" => Some(&mut self.misses),
            "dares" => Some(&mut self.dares),
            "wanders" => Some(&mut self.wanders),
            "contempt" => Some(&mut self.contempt),
            _ => self.shortcuts.named(name),
        }
    }
}

impl Strength {
    /// Every strength.
    pub const ALL: [Self; 10] = [
        Self::Random,
        Self::Greedy,
        Self::Easy,
        Self::Medium,
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Hard,
    ];
    /// The strengths offered as opponents, the weakest first.
    pub const OPPONENTS: [Self; 6] =
        [Self::First, Self::Second, Self::Third, Self::Fourth, Self::Fifth, Self::Hard];

    /// The strength's name in data, text keys and on the command line.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::First => "first",
            Self::Second => "second",
            Self::Third => "third",
            Self::Fourth => "fourth",
            Self::Fifth => "fifth",
            Self::Hard => "hard",
        }
    }

    /// The opponent that plays with this strength, or most like it.
    #[must_use]
    pub fn opponent(self) -> Self {
        match self {
            Self::Random | Self::Greedy => Self::First,
            Self::Easy => Self::Third,
            Self::Medium => Self::Fifth,
            offered => offered,
        }
    }

    /// The strength with this name.
    #[must_use]
    pub fn named(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|strength| strength.id() == id)
    }

    /// The strength in numbers; `None` for the two that do not search.
    #[must_use]
    pub fn skill(self) -> Option<Skill> {
        let hard = Skill {
            nodes: 4_000_000,
            depth: 60,
            wide: 7,
            memory: 32 << 20,
            jitter: 2,
            settle: true,
            slips: 0,
            whim: 0,
            guesses: 0,
            misses: 0,
            dares: 0,
            wanders: 0,
            contempt: 0,
            shortcuts: Shortcuts::PROVEN,
        };
        // As the players of earlier versions, which saw no free capture when they slipped.
        let blind = Skill { misses: 1_000, dares: 1_000, wanders: 1_000, ..hard };
        match self {
            Self::Random | Self::Greedy => None,
            Self::Easy => Some(Skill { nodes: 2_000, depth: 2, jitter: 60, slips: 400, ..blind }),
            Self::Medium => Some(Skill { nodes: 10_000, depth: 4, jitter: 10, ..blind }),
            Self::First => {
                let first = Skill { misses: 700, dares: 1_000, ..hard };
                Some(Skill { nodes: 2_000, depth: 1, slips: 1_000, whim: 4_000, ..first })
            }
            Self::Second => {
                let second = Skill { misses: 200, dares: 600, jitter: 60, ..hard };
                Some(Skill { nodes: 2_000, depth: 2, slips: 1_000, whim: 400, ..second })
            }
            Self::Third => {
                let third = Skill { misses: 100, dares: 300, jitter: 10, ..hard };
                Some(Skill { nodes: 10_000, depth: 4, slips: 580, ..third })
            }
            Self::Fourth => {
                let fourth = Skill { misses: 50, dares: 100, jitter: 5, ..hard };
                Some(Skill { nodes: 20_000, depth: 8, slips: 220, ..fourth })
            }
            Self::Fifth => Some(Skill { nodes: 50_000, slips: 30, ..hard }),
            Self::Hard => Some(hard),
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.id())
    }
}
