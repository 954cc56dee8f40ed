//! What a pack may bring at most. Everything is counted before it is read as text.

/// The most bytes of a pack's files together, and of a zip file.
pub(super) const MAX_BYTES: usize = 16_000_000;
/// The most entries of a folder or a zip file.
pub(super) const MAX_ENTRIES: usize = 2_000;
/// The most bytes of a picture or a sound.
pub(super) const MAX_MEDIA: usize = 2_000_000;
/// The most bytes of a drawing, and of all drawings of a pack together.
pub(super) const MAX_DRAWING: usize = 128_000;
pub(super) const MAX_DRAWINGS: usize = 1_000_000;
/// The most bytes of a font: those for Chinese and Japanese are large.
pub(super) const MAX_FONT: usize = 12_000_000;
/// The most letters of a path.
pub(super) const MAX_PATH: usize = 120;
/// The most folders in one another, and the file in them.
pub(super) const MAX_DEPTH: usize = 6;
/// The most packs in one stack.
pub(super) const MAX_PACKS: usize = 100;
/// The most bytes of all packs that are on.
pub(super) const MAX_TOGETHER: usize = 200_000_000;
/// The most flaws told of one pack.
pub(super) const MAX_FLAWS: usize = 40;
/// The fewest and the most pixels of a picture's side.
pub(super) const PIXELS: [u32; 2] = [64, 1024];

/// The limits as a screen or a page tells them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most bytes of a pack.
    pub bytes: usize,
    /// The most entries of a pack.
    pub entries: usize,
    /// The most packs that are on.
    pub packs: usize,
    /// The most bytes of all packs that are on.
    pub together: usize,
}

impl Limits {
    /// Those of every pack.
    pub const ALL: Self =
        Self { bytes: MAX_BYTES, entries: MAX_ENTRIES, packs: MAX_PACKS, together: MAX_TOGETHER };
}
