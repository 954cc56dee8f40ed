//! What the parts say to each other about a match: the plan, commands, how it ended, remarks. Plain values only.
//!
//! Deliberately absent: who says it and who hears it.

pub mod card_face;
pub mod over;
pub mod plan;
pub mod remark;
pub mod table_command;
