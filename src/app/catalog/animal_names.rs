//! The animals that players are named after until they write names of their own.

/// Animals that players may be named after.
pub const NAMES: [&str; 12] = [
    "otter", "heron", "badger", "hare", "owl", "fox", "hedgehog", "lynx", "mole", "raven",
    "squirrel", "toad",
];
