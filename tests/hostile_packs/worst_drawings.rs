//! The most costly drawings that are drawn, each in its own way, and nearly refused.

use super::bounded;

const SQUARE: &str = "M0 0H64V64H0Z";
const ROUND: &str = "fill=\"none\" stroke=\"red\" stroke-width=\"4\" stroke-linejoin=\"round\" stroke-linecap=\"round\"";

/// Lines or curves, each of which crosses most others.
fn path(attributes: &str, ends: usize, end: impl Fn(usize) -> String) -> String {
    format!("<path {attributes} d=\"M0 0{}\"/>", (0..ends).map(end).collect::<String>())
}

fn line(at: usize) -> String {
    format!("L{} {}", at * 31 % 120, 120 * (at % 2))
}

fn curve(at: usize) -> String {
    format!("C{} 120 {} -60 {} 64", at * 7 % 120, at * 13 % 120, at * 29 % 120)
}

fn see_through(inside: &str, groups: usize) -> String {
    format!("{}{inside}{}", "<g opacity=\".9\">".repeat(groups), "</g>".repeat(groups))
}

fn worst() -> [(&'static str, String); 10] {
    let stop = |at: u8| format!("<stop offset=\".{at:02}\" stop-color=\"#{at:06}\"/>");
    let stops: String = (0..16).map(stop).collect();
    let gradient = format!(
        "<radialGradient id=\"a\" spreadMethod=\"reflect\" r=\".01\">{stops}</radialGradient>"
    );
    let tile = "<rect width=\"16\" height=\"16\" rx=\"4\" stroke=\"red\"/>";
    [
        ("lines", path("fill-rule=\"evenodd\"", 3_900, line)),
        ("curves", path("", 3_900, curve)),
        ("wide lines", path(ROUND, 970, line)),
        ("wide curves", path(ROUND, 970, curve)),
        ("see-through shapes", format!("<path opacity=\".9\" d=\"{SQUARE}\"/>").repeat(33)),
        ("see-through colours", format!("<path fill-opacity=\".5\" d=\"{SQUARE}\"/>").repeat(99)),
        ("gradients", gradient + &format!("<path fill=\"url(#a)\" d=\"{SQUARE}\"/>").repeat(9)),
        ("large canvases", see_through("<path d=\"M-64 -64H128V64H-64Z\"/>", 6)),
        ("small canvases", see_through("<path d=\"M1 1H9V9\"/>", 1).repeat(249)),
        ("small shapes", tile.repeat(60)),
    ]
}

#[test]
fn the_worst_drawings_are_drawn_in_little_time_and_memory() {
    for (name, inside) in worst() {
        let text = format!("<svg viewBox=\"0 0 64 64\">{inside}</svg>");
        let picture = bounded(name, || menagerie::packs::drawn(text.as_bytes(), 256));
        assert!(picture.is_some(), "{name} are refused, and so not the worst that are drawn");
    }
}
