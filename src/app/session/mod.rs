//! The plain values that parts of the app exchange about a match: its plan, commands, how it ended,
//! remarks.
//!
//! Deliberately absent: who sends and who receives them.

pub mod card_face;
pub mod keepsake;
pub mod match_review;
pub mod over;
pub mod plan;
pub mod remark;
pub mod route;
pub mod rule;
pub mod seat_time;
pub mod stage_words;
pub mod story;
pub mod table_command;
pub mod task;
