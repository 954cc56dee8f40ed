//! How strong a computer player is.

use std::fmt;

use crate::ai::Shortcuts;

/// The computer players, weakest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Strength {
    /// Any legal action. A yardstick, not an opponent.
    Random,
    /// Wins at once if it can, else takes the best thing in reach, else plays anything. A yardstick
    /// too.
    Greedy,
    /// For children: sees what it can take, but often not what can take it.
    Easy,
    /// Thinks a few actions ahead.
    Medium,
    /// Thinks for a second or two.
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
    pub slips: u32,
    /// What it may leave unsearched after the first [`Skill::wide`] actions.
    pub shortcuts: Shortcuts,
}

impl Skill {
    /// The number with this name, to be changed; players are compared so.
    pub fn named(&mut self, name: &str) -> Option<&mut i32> {
        match name {
            "depth" => Some(&mut self.depth),
            "wide" => Some(&mut self.wide),
            "jitter" => Some(&mut self.jitter),
            _ => self.shortcuts.named(name),
        }
    }
}

impl Strength {
    /// Every strength, weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Greedy, Self::Easy, Self::Medium, Self::Hard];
    /// The strengths offered as opponents.
    pub const OPPONENTS: [Self; 3] = [Self::Easy, Self::Medium, Self::Hard];

    /// The strength's name in data, text keys and on the command line.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
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
            shortcuts: Shortcuts::PROVEN,
        };
        match self {
            Self::Random | Self::Greedy => None,
            Self::Easy => Some(Skill { nodes: 2_000, depth: 2, jitter: 60, slips: 400, ..hard }),
            Self::Medium => Some(Skill { nodes: 10_000, depth: 4, jitter: 10, ..hard }),
            Self::Hard => Some(hard),
        }
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(self.id())
    }
}
