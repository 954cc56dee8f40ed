//! What alpha-beta may leave unsearched once the full-width iterations are done.
//!
//! Every shortcut is a number, 0 where it is not taken, so that two players in one process can
//! differ by one of them: `examples/ladder` measures them so. What each gained is in
//! docs/measurements.md.

/// The shortcuts of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shortcuts {
    /// How much less deeply late actions are searched, in 256ths of the product of the binary
    /// logarithms of the depth and the number tried; 0 takes a short table of steps.
    pub late: i32,
    /// The number of actions searched to full depth, and the least depth at which others are not.
    pub late_from: i32,
    /// See `late_from`.
    pub late_depth: i32,
    /// A position whose judgement exceeds the upper bound by so much for each action left is not
    /// searched.
    pub hold: i32,
    /// The greatest depth at which that is done.
    pub hold_depth: i32,
    /// Quiet actions are left out where the judgement lacks more than so much for each action left.
    pub hope: i32,
    /// The greatest depth at which that is done.
    pub hope_depth: i32,
    /// Where the judgement lacks more than so much for each action left, only captures are searched.
    pub razor: i32,
    /// The number of quiet actions tried near the horizon, beside the square of the depth.
    pub few: i32,
    /// How many moves farther than the depth a pawn must be from a den for a position to be calm.
    pub slack: i32,
    /// From this depth on, a position without a remembered action is searched one action less deep.
    pub unknown: i32,
    /// How often on one line an action that brings an enemy before a den uses up no depth.
    pub alarm: i32,
    /// How far the window around the last score reaches to either side.
    pub window: i32,
    /// By how much a window that proves too narrow is first widened; 0 for entirely.
    pub widen: i32,
    /// How much depth a pass saves at least.
    pub pass: i32,
    /// 1: the action that refuted the enemy's last one before is tried early.
    pub answers: i32,
    /// Captures below the horizon that cannot lift the judgement to within this of the lower bound
    /// are left out.
    pub slight: i32,
}

impl Shortcuts {
    /// Only null moves and steps of reductions.
    pub const FEW: Self = Self {
        late: 0,
        late_from: 3,
        late_depth: 3,
        hold: 0,
        hold_depth: 4,
        hope: 0,
        hope_depth: 3,
        razor: 0,
        few: 0,
        slack: 1,
        unknown: 0,
        alarm: 0,
        window: 40,
        widen: 0,
        pass: 2,
        answers: 0,
        slight: 0,
    };

    /// Those that have proved better in matches at equal nodes and no slower.
    pub const PROVEN: Self = Self { few: 6, alarm: 4, ..Self::FEW };

    /// The greatest depth at which the judgement may spare a search.
    pub(super) fn nearest(&self) -> i32 {
        let depths = [
            self.hold_depth * i32::from(self.hold > 0),
            self.hope_depth * i32::from(self.hope > 0 || self.few > 0),
            2 * i32::from(self.razor > 0),
        ];
        depths.into_iter().fold(0, i32::max)
    }

    /// How much less deeply a quiet action is searched after so many others.
    #[inline]
    pub(super) fn reduction(&self, depth: i32, tried: usize) -> i32 {
        let many = tried as i32;
        if many < self.late_from || depth < self.late_depth {
            return 0;
        }
        if self.late == 0 {
            return 1 + i32::from(many >= 8) + i32::from(many >= 5) * (depth / 5);
        }
        let less = (self.late * log(depth.unsigned_abs()) * log(tried as u32)) >> 16;
        less.clamp(0, (depth - 1).max(0))
    }

    /// The number with this name, to be changed.
    pub fn named(&mut self, name: &str) -> Option<&mut i32> {
        Some(match name {
            "late" => &mut self.late,
            "late-from" => &mut self.late_from,
            "late-depth" => &mut self.late_depth,
            "hold" => &mut self.hold,
            "hold-depth" => &mut self.hold_depth,
            "hope" => &mut self.hope,
            "hope-depth" => &mut self.hope_depth,
            "razor" => &mut self.razor,
            "few" => &mut self.few,
            "slack" => &mut self.slack,
            "unknown" => &mut self.unknown,
            "alarm" => &mut self.alarm,
            "window" => &mut self.window,
            "widen" => &mut self.widen,
            "pass" => &mut self.pass,
            "answers" => &mut self.answers,
            "slight" => &mut self.slight,
            _ => return None,
        })
    }
}

/// 16 times the binary logarithm, straight between powers of two.
fn log(number: u32) -> i32 {
    let number = number.max(1);
    let whole = number.ilog2();
    (16 * whole + ((number << 4 >> whole) & 15)) as i32
}
