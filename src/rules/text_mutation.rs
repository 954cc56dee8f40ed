//! Random typing errors, for tests of every game's text forms.

use crate::rules::Dice;
use crate::rules::dice::SmallDice;

/// The text with up to three letters swapped, deleted, doubled or replaced. `text` must not be
/// empty.
pub(super) fn scribbled(text: &str, dice: &mut SmallDice) -> String {
    let mut text: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(2) {
        let (one, other) = (dice.below(text.len() as u32), dice.below(text.len() as u32));
        match dice.below(4) {
            0 => text.swap(one as usize, other as usize),
            1 => drop(text.remove(one as usize)),
            2 => text.insert(one as usize, text[other as usize]),
            _ => text[one as usize] = char::from(b' ' + dice.below(95) as u8),
        }
    }
    text.into_iter().collect()
}
