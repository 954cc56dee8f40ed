//! What the parts say to each other about a match: the plan, requests, how it ended, remarks. Plain values only.
//!
//! Deliberately absent: who says it and who hears it.

pub mod asked;
pub mod card_face;
pub mod over;
pub mod plan;
pub mod remark;
