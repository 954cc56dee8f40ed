//! Drawings of counts: plain SVG of rectangles, lines and words, so that the same counts give the same bytes.

use std::fmt::Write;

/// The width of the drawing.
const WIDE: f64 = 860.0;
/// Where bars begin, and how long the longest is.
pub(crate) const LEFT: f64 = 190.0;
pub(crate) const LONGEST: f64 = 480.0;
/// From one line to the next.
pub(crate) const LINE: f64 = 22.0;
/// The height of a bar.
const BAR: f64 = 14.0;
/// A drawing that grows downwards.
#[derive(Default)]
pub(crate) struct Sheet {
    parts: String,
    /// How far down it is filled.
    pub(crate) y: f64,
}

/// What a bar shows.
pub(crate) struct Bar<'b> {
    pub(crate) name: &'b str,
    /// How much of the longest it is.
    pub(crate) part: f64,
    pub(crate) told: String,
}

impl Sheet {
    /// The file.
    pub(crate) fn file(&self) -> String {
        let high = self.y + LINE;
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDE}\" height=\"{high}\" \
             viewBox=\"0 0 {WIDE} {high}\" font-family=\"sans-serif\" font-size=\"13\">\n\
             <rect width=\"{WIDE}\" height=\"{high}\" fill=\"#FFF8E8\"/>\n{}</svg>\n",
            self.parts
        )
    }

    /// Words over what follows.
    pub(crate) fn title(&mut self, words: &str) {
        self.y += LINE;
        self.words([16.0, self.y + 4.0], "start", words);
        self.y += LINE / 2.0;
    }

    /// A bar, with its name before it and what it tells behind it.
    pub(crate) fn bar(&mut self, bar: &Bar<'_>) {
        let wide = LONGEST * bar.part;
        self.rect([LEFT, self.y + (LINE - BAR) / 2.0, wide, BAR]);
        self.words([LEFT - 8.0, self.y + LINE / 2.0 + 4.0], "end", bar.name);
        self.words([LEFT + wide + 8.0, self.y + LINE / 2.0 + 4.0], "start", &bar.told);
        self.y += LINE;
    }

    /// A rectangle: left, top, width and height.
    pub(crate) fn rect(&mut self, [left, top, wide, high]: [f64; 4]) {
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(
            self.parts,
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\" fill=\"#8DBBA7\"/>"
        );
    }

    /// A line from one point to another.
    pub(crate) fn line(&mut self, [x1, y1, x2, y2]: [f64; 4]) {
        let _ = writeln!(
            self.parts,
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"#2B211C\" stroke-width=\"1.5\"/>"
        );
    }

    /// A line from one part of the longest bar to another, across the last bar.
    pub(crate) fn interval(&mut self, [low, high]: [f64; 2], told: &str) {
        let (from, to, y) = (LEFT + LONGEST * low, LEFT + LONGEST * high, self.y - LINE / 2.0);
        self.line([from, y, to, y]);
        self.line([from, y - 4.0, from, y + 4.0]);
        self.line([to, y - 4.0, to, y + 4.0]);
        self.words([to + 8.0, y + 4.0], "start", told);
    }

    /// Words whose `anchor`, such as their start, is at a point.
    pub(crate) fn words(&mut self, [x, y]: [f64; 2], anchor: &str, words: &str) {
        let words = words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let _ = writeln!(
            self.parts,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"#2B211C\">{words}</text>"
        );
    }
}
