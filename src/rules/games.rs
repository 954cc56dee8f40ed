//! Every game there is: the only list of their types, and the two ways to ask all of them.
//!
//! Whoever has a game's id, such as the first word of a level's, asks [`for_game!`](crate::for_game); whoever wants something of each
//! of them asks [`every_game!`](crate::every_game). Both take an expression in which a name stands for the game's type, so what is asked
//! of a game is whatever traits are in sight where the question stands. Deliberately absent: everything a game is.

use crate::every_game;
use crate::rules::Game;

/// The ids of all games, in the order of learning. Levels and data files lie in folders of these names.
pub const GAMES: &[&str] = &every_game!(G => <G as Game>::ID);

/// What an expression makes of every game, as an array in the order of learning: `every_game!(G => G::HAS_SECRETS)`.
#[macro_export]
macro_rules! every_game {
    ($G:ident => $asked:expr) => {
        $crate::every_game!(@of $G, $asked; jungle::Jungle, arena::Arena, zoon::Zoon, honga::Honga)
    };
    (@of $G:ident, $asked:expr; $($game:ident::$Game:ident),*) => {
        [$({
            type $G = $crate::rules::$game::$Game;
            $asked
        }),*]
    };
}

/// What an expression makes of the game of an id; `None` where no game has it: `for_game!(id, G => play::<G>(record))`.
#[macro_export]
macro_rules! for_game {
    ($id:expr, $G:ident => $asked:expr) => {{
        let id: &str = $id;
        'asked: {
            $crate::every_game!($G => if <$G as $crate::rules::Game>::ID == id {
                break 'asked Some($asked);
            });
            None
        }
    }};
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_id_and_others_are_not() {
        for id in GAMES {
            assert_eq!(for_game!(id, G => G::ID), Some(*id));
        }
        assert_eq!(for_game!("chess", G => G::ID), None);
        assert_eq!(every_game!(G => G::ID).as_slice(), GAMES);
    }
}
