//! What games provide to the menus before a match begins: cards, levels, seats, switches, rules
//! pages and access to records.
//!
//! Deliberately absent: the screens that show it.

pub mod animal_names;
pub mod badges;
pub mod characters;
pub mod diagrams;
mod examples;
pub mod game_list;
pub mod lessons;
pub mod level_editing;
pub mod levels;
pub mod moving_pictures;
mod player_names;
pub mod progress;
pub mod puzzles;
pub mod records;
mod remembered;
pub mod rules_pages;
pub mod seat_mode;
pub mod setup_sheet;
pub mod signs;
pub mod suggestion;
mod tasks;
