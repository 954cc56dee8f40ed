//! What a record or a save says of a pack that its level needs.

use serde::{Deserialize, Serialize};

/// A pack that a match needs, exact to the byte.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Need {
    /// The pack's id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// The hash of its files, in hexadecimal.
    pub hash: String,
    /// Where it can be had, if it says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub homepage: Option<String>,
}
