//! Counts as a drawing: who wins, how long matches last, and what animals and cards do.
//!
//! Plain SVG of rectangles, lines and words, so that the same counts give the same bytes.

use std::fmt::Write;

use super::lab::{Lab, Rate};
use super::report::per_match;

/// The width of the drawing.
const WIDE: f64 = 860.0;
/// Where bars begin, and how long the longest is.
const LEFT: f64 = 190.0;
const LONGEST: f64 = 480.0;
/// From one line to the next.
const LINE: f64 = 22.0;
/// The height of a bar.
const BAR: f64 = 14.0;
/// The columns of the histogram, and its height.
const COLUMNS: u32 = 24;
const HIGH: f64 = 120.0;

/// A drawing that grows downwards.
struct Sheet {
    parts: String,
    y: f64,
}

/// What a bar shows.
struct Bar<'b> {
    name: &'b str,
    /// How much of the longest it is.
    part: f64,
    told: String,
}

/// Everything as one file.
pub(crate) fn drawn(lab: &Lab, level: &str, names: &[&str]) -> String {
    let mut sheet = Sheet { parts: String::new(), y: 0.0 };
    let matches = lab.tally.matches;
    sheet.title(&format!("{level}: {matches} match{}", if matches == 1 { "" } else { "es" }));
    rates(&mut sheet, lab, names);
    lengths(&mut sheet, lab);
    for (deed, counts) in &lab.feats {
        sheet.title(&format!("{deed}, times or points a match"));
        let most = counts.values().copied().max().unwrap_or(1).max(1);
        for (name, count) in counts {
            let told = format!("{:.2}", per_match(lab, *count));
            sheet.bar(&Bar { name, part: *count as f64 / most as f64, told });
        }
    }
    let high = sheet.y + LINE;
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDE}\" height=\"{high}\" \
         viewBox=\"0 0 {WIDE} {high}\" font-family=\"sans-serif\" font-size=\"13\">\n\
         <rect width=\"{WIDE}\" height=\"{high}\" fill=\"#FFF8E8\"/>\n{}</svg>\n",
        sheet.parts
    )
}

/// How often each player won alone, with the interval as a line across the end of the bar.
fn rates(sheet: &mut Sheet, lab: &Lab, names: &[&str]) {
    sheet.title("won alone, and the interval that holds in 95 of 100 cases");
    for (seat, name) in names.iter().enumerate() {
        let Rate { share, low, high } = lab.won(seat);
        let [told, least, most] = [share, low, high].map(|part| 100.0 * part);
        let told = format!("{told:.1} % ({least:.1} to {most:.1})");
        let name = format!("seat {seat} {name}");
        sheet.bar(&Bar { name: &name, part: share, told: String::new() });
        let (from, to, y) = (LEFT + LONGEST * low, LEFT + LONGEST * high, sheet.y - LINE / 2.0);
        sheet.line([from, y, to, y]);
        sheet.line([from, y - 4.0, from, y + 4.0]);
        sheet.line([to, y - 4.0, to, y + 4.0]);
        sheet.words([to + 8.0, y + 4.0], "start", &told);
    }
}

/// How many matches lasted how long.
fn lengths(sheet: &mut Sheet, lab: &Lab) {
    let sorted = lab.sorted();
    let longest = sorted.last().copied().unwrap_or_default();
    let step = (longest + 1).div_ceil(COLUMNS).max(1);
    let mut columns = vec![0_u32; COLUMNS as usize];
    sorted.iter().for_each(|length| columns[(length / step) as usize] += 1);
    let most = columns.iter().copied().max().unwrap_or_default().max(1);
    sheet.title("decisions a match: how many matches lasted so long");
    let wide = (LEFT + LONGEST - 40.0) / f64::from(COLUMNS);
    let bottom = sheet.y + HIGH;
    for (place, count) in columns.iter().enumerate() {
        let high = HIGH * f64::from(*count) / f64::from(most);
        let left = 40.0 + wide * place as f64;
        sheet.rect([left, bottom - high, wide - 2.0, high]);
    }
    sheet.line([40.0, bottom, LEFT + LONGEST, bottom]);
    sheet.words([36.0, bottom - HIGH + 10.0], "end", &most.to_string());
    for quarter in 0..=4 {
        let place = COLUMNS * quarter / 4;
        let left = 40.0 + wide * f64::from(place);
        sheet.words([left, bottom + 16.0], "middle", &(place * step).to_string());
    }
    let median = lab.lengths().median;
    let left = 40.0 + wide * f64::from(median) / f64::from(step);
    sheet.line([left, bottom - HIGH, left, bottom]);
    sheet.words([left + 4.0, bottom - HIGH + 10.0], "start", &format!("median {median}"));
    sheet.y = bottom + LINE;
}

impl Sheet {
    fn title(&mut self, words: &str) {
        self.y += LINE;
        self.words([16.0, self.y + 4.0], "start", words);
        self.y += LINE / 2.0;
    }

    fn bar(&mut self, bar: &Bar<'_>) {
        let wide = LONGEST * bar.part;
        self.rect([LEFT, self.y + (LINE - BAR) / 2.0, wide, BAR]);
        self.words([LEFT - 8.0, self.y + LINE / 2.0 + 4.0], "end", bar.name);
        self.words([LEFT + wide + 8.0, self.y + LINE / 2.0 + 4.0], "start", &bar.told);
        self.y += LINE;
    }

    /// A rectangle: left, top, width and height.
    fn rect(&mut self, [left, top, wide, high]: [f64; 4]) {
        // Writing to a string cannot fail, here and below.
        let _ = writeln!(
            self.parts,
            "<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"{wide:.1}\" height=\"{high:.1}\" fill=\"#8DBBA7\"/>"
        );
    }

    /// A line from one point to another.
    fn line(&mut self, [x1, y1, x2, y2]: [f64; 4]) {
        let _ = writeln!(
            self.parts,
            "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"#2B211C\" stroke-width=\"1.5\"/>"
        );
    }

    fn words(&mut self, [x, y]: [f64; 2], anchor: &str, words: &str) {
        let words = words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        let _ = writeln!(
            self.parts,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"#2B211C\">{words}</text>"
        );
    }
}
