//! Counts as a drawing: who wins, how long matches last, and what animals and cards do.
//!
//! Plain SVG of rectangles, lines and words, so that the same counts give the same bytes.

use super::lab::{Lab, Rate};
use super::report::per_match;
use super::sheet::{Bar, LEFT, LINE, LONGEST, Sheet};

/// The columns of the histogram, and its height.
const COLUMNS: u32 = 24;
const HIGH: f64 = 120.0;

/// Everything as one file.
pub(crate) fn drawn(lab: &Lab, level: &str, names: &[&str]) -> String {
    let mut sheet = Sheet::default();
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
    sheet.file()
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
        sheet.interval([low, high], &told);
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
