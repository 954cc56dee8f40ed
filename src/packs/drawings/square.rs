//! The square that a drawing shows.

use resvg::usvg::roxmltree::Node;

use super::plain::named;
use super::{Fault, fault};

/// The least and the most units that a picture's side has.
const UNITS: [f32; 2] = [1.0, 4_000.0];

/// Whether these are sides of a square; editors round each by itself.
fn is_square(width: f32, height: f32) -> bool {
    (width - height).abs() <= width.abs() / 1000.0
}

/// The square that a drawing shows, as a `viewBox`.
pub(super) fn view_box(root: Node<'_, '_>) -> Result<String, Fault> {
    let [least, most] = UNITS;
    let hint = format!(
        "write `viewBox=\"0 0 128 128\"` into `<svg>`, with the units of your drawing: a square of {least} to {most}"
    );
    let measure = |name: &str| {
        let value = root.attribute(name)?.trim();
        value.trim_end_matches(|letter: char| letter.is_ascii_alphabetic()).parse::<f32>().ok()
    };
    let sides = [measure("width"), measure("height")];
    let place = || Some(named(root));
    if let [Some(width), Some(height)] = sides
        && !is_square(width, height)
    {
        let cause = format!("the drawing is {width} wide and {height} high");
        return Err(fault(place(), cause, "give both the same number"));
    }
    let numbers: Vec<f32> = match root.attribute("viewBox") {
        Some(view) => {
            let words = view.split([' ', ',', '\n', '\t', '\r']).filter(|word| !word.is_empty());
            words.map_while(|word| word.parse().ok()).take(5).collect()
        }
        None => sides[0].into_iter().flat_map(|side| [0.0, 0.0, side, side]).collect(),
    };
    let [x, y, width, height] = numbers[..] else {
        return Err(fault(place(), "the drawing does not say how large it is", hint));
    };
    let is_near = |start: f32| start.abs() <= most;
    if !is_square(width, height) {
        let cause = format!("the drawing is {width} wide and {height} high");
        return Err(fault(place(), cause, hint));
    }
    if !(least..=most).contains(&width) || !is_near(x) || !is_near(y) {
        let cause = format!("the drawing begins at {x}, {y} and is {width} wide");
        return Err(fault(place(), cause, hint));
    }
    Ok(format!("{x} {y} {width} {width}"))
}
