//! The decisions that an action leaves behind: the topmost is decided first.

/// A stack of at most `N` decisions. What it holds is a plain value, copied and compared with the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stack<T, const N: usize> {
    decisions: [T; N],
    height: u8,
}

impl<T: Copy + Default, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        Self { decisions: [T::default(); N], height: 0 }
    }
}

impl<T: Copy + Default, const N: usize> Stack<T, N> {
    /// The topmost decision.
    #[inline]
    #[must_use]
    pub fn top(&self) -> Option<T> {
        let top = usize::from(self.height).checked_sub(1)?;
        self.decisions.get(top).copied()
    }

    /// The topmost decision, to be changed.
    pub fn top_mut(&mut self) -> Option<&mut T> {
        let top = usize::from(self.height).checked_sub(1)?;
        self.decisions.get_mut(top)
    }

    /// Every decision, the topmost last.
    #[must_use]
    pub fn as_slice(&self) -> &[T] {
        &self.decisions[..usize::from(self.height).min(N)]
    }

    /// Lays a decision on top. One more than `N` is dropped; games choose `N` so that no turn comes near it.
    #[inline]
    pub fn push(&mut self, decision: T) {
        if let Some(place) = self.decisions.get_mut(usize::from(self.height)) {
            *place = decision;
            self.height += 1;
        }
    }

    /// Takes the topmost decision off.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        let top = self.top()?;
        self.height -= 1;
        if let Some(place) = self.decisions.get_mut(usize::from(self.height)) {
            *place = T::default();
        }
        Some(top)
    }

    /// Takes every decision off.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}
