//! The only list of the types of all games, and two macros that use it.
//!
//! [`for_game!`](crate::for_game) evaluates an expression for the game with a given id, such as the
//! first word of a level's id; [`every_game!`](crate::every_game) evaluates it for each game. In
//! the expression a name stands for the game's type, so it may use every trait that is imported
//! where the macro is called.

use crate::every_game;
use crate::rules::Game;

/// The ids of all games, easiest to learn first. Levels and data files lie in folders of these
/// names.
pub const GAMES: &[&str] = &every_game!(G => <G as Game>::ID);

/// The value of an expression for each game, as an array easiest to learn first:
/// `every_game!(G => G::HAS_SECRETS)`.
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

/// The value of an expression for the game with an id, or `None` if no game has that id:
/// `for_game!(id, G => play::<G>(record))`.
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
