//! Drawings that are drawn.

use std::collections::BTreeMap;

use super::{drawn, refused, tree};

const SIDE: u32 = 64;

/// The pixels of a drawing with this inside, in units of its pixels.
fn picture(inside: &str) -> Vec<u8> {
    whole(&format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\">{inside}</svg>"
    ))
}

fn whole(text: &str) -> Vec<u8> {
    let refused = tree(text.as_bytes()).err();
    drawn(text.as_bytes(), SIDE).unwrap_or_else(|| panic!("{refused:?}"))
}

fn pixel(picture: &[u8], x: u32, y: u32) -> [u8; 4] {
    let at = 4 * (y * SIDE + x) as usize;
    picture[at..at + 4].try_into().expect("four bytes")
}

const RED: [u8; 4] = [255, 0, 0, 255];
const NOTHING: [u8; 4] = [0; 4];

#[test]
fn shapes_are_drawn_in_their_colours() {
    let shapes = [
        "<rect x=\"8\" y=\"8\" width=\"24\" height=\"24\" fill=\"red\"/>",
        "<circle cx=\"20\" cy=\"20\" r=\"12\" fill=\"#f00\"/>",
        "<ellipse cx=\"20\" cy=\"20\" rx=\"12\" ry=\"8\" style=\"fill:#ff0000\"/>",
        "<path d=\"M8 8h24v24h-24z\" fill=\"rgb(255,0,0)\"/>",
        "<polygon points=\"8,8 32,8 32,32 8,32\" fill=\"red\"/>",
        "<polyline points=\"8,20 32,20\" fill=\"none\" stroke=\"red\" stroke-width=\"8\"/>",
        "<line x1=\"8\" y1=\"20\" x2=\"32\" y2=\"20\" stroke=\"red\" stroke-width=\"8\"/>",
        "<g transform=\"translate(8 8)\" fill=\"red\"><rect width=\"24\" height=\"24\"/></g>",
        "<g color=\"red\"><rect x=\"8\" y=\"8\" width=\"24\" height=\"24\" fill=\"currentColor\"/></g>",
    ];
    for shape in shapes {
        let picture = picture(shape);
        assert_eq!([pixel(&picture, 20, 20), pixel(&picture, 50, 50)], [RED, NOTHING], "{shape}");
    }
}

#[test]
fn what_is_half_seen_through_keeps_its_colour() {
    let half = "<rect width=\"64\" height=\"64\" fill=\"red\" opacity=\".5\"/>";
    let [red, green, blue, alpha] = pixel(&picture(half), 20, 20);
    assert_eq!([red, green, blue], [255, 0, 0], "no darker than it is");
    assert!(alpha.abs_diff(128) < 2, "{alpha}");
}

#[test]
fn gradients_run_and_borrow_their_stops() {
    let stops =
        "<stop offset=\"0\" stop-color=\"red\"/><stop offset=\"1\" style=\"stop-color:blue\"/>";
    for fill in [
        format!("<defs><linearGradient id=\"a\">{stops}</linearGradient></defs>"),
        format!(
            "<linearGradient id=\"b\">{stops}</linearGradient><linearGradient id=\"a\" href=\"#b\"/>"
        ),
        format!(
            "<linearGradient id=\"b\">{stops}</linearGradient><linearGradient id=\"a\" \
             xmlns:x=\"http://www.w3.org/1999/xlink\" x:href=\"#b\"/>"
        ),
    ] {
        let picture =
            picture(&format!("{fill}<rect width=\"64\" height=\"64\" fill=\"url(#a)\"/>"));
        let [left, right] = [pixel(&picture, 1, 32), pixel(&picture, 62, 32)];
        assert!(left[0] > 240 && left[2] < 16 && right[2] > 240 && right[0] < 16, "{fill}");
    }
}

#[test]
fn sides_that_an_editor_has_rounded_are_those_of_a_square() {
    let inside = "<rect width=\"67.7\" height=\"67.7\" fill=\"red\"/>";
    for sides in ["viewBox=\"0 0 67.733332 67.733335\"", "width=\"67.733mm\" height=\"67.734mm\""] {
        let picture = whole(&format!("<svg {sides}>{inside}</svg>"));
        assert_eq!(pixel(&picture, 62, 62), RED, "{sides}");
    }
    assert!(tree(format!("<svg viewBox=\"0 0 64 66\">{inside}</svg>").as_bytes()).is_err());
}

#[test]
fn what_editors_note_for_themselves_is_left_out() {
    let plain = picture("<g><path fill=\"red\" d=\"M8 8h24v24h-24z\"/></g>");
    let edited = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width=\"64mm\" height=\"64mm\" viewBox=\"0 0 64 64\" version=\"1.1\" id=\"svg5\" xml:space=\"preserve\"
   inkscape:version=\"1.2.2\" sodipodi:docname=\"otter.svg\"
   xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\"
   xmlns:sodipodi=\"http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd\"
   xmlns=\"http://www.w3.org/2000/svg\" xmlns:svg=\"http://www.w3.org/2000/svg\">
  <sodipodi:namedview id=\"n\" pagecolor=\"#fff\"><inkscape:grid type=\"xygrid\"/></sodipodi:namedview>
  <metadata><rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\"/></metadata>
  <title>An otter</title>
  <defs id=\"defs2\"><clipPath id=\"c\"><path d=\"M0 0\"/></clipPath><inkscape:path-effect effect=\"spiro\"/></defs>
  <g inkscape:label=\"Layer 1\" inkscape:groupmode=\"layer\" id=\"layer1\">
    <path style=\"fill:#ff0000;fill-opacity:1;stroke:none;stroke-dasharray:none;mix-blend-mode:normal;filter:none\"
       d=\"M 8,8 H 32 V 32 H 8 Z\" id=\"path1\" sodipodi:nodetypes=\"ccccc\" fill=\"blue\"/>
  </g>
</svg>";
    assert!(whole(edited) == plain);
}

#[test]
fn drawings_of_the_examples_are_drawn() {
    for path in [
        "packs/otter/assets/art/heads/otter.svg",
        "docs/book/pictures/hedgehog.svg",
        "src/commands/template/otter.svg",
    ] {
        let text = std::fs::read_to_string(crate::project::root().join(path)).expect("a drawing");
        let picture = whole(&text);
        let seen = picture.chunks(4).filter(|pixel| pixel[3] == 255).count();
        assert!(seen > 1_000 && pixel(&picture, 0, 0) == NOTHING, "{path}: {seen} pixels");
    }
}

#[test]
fn a_drawing_beside_a_picture_of_its_name_is_for_people() {
    let texts = |names: &[&str]| {
        names
            .iter()
            .map(|name| (format!("assets/art/{name}"), b"<svg><text/></svg>".to_vec()))
            .collect::<BTreeMap<_, _>>()
    };
    let alone = texts(&["heads/otter.svg", "heads/sea_otter.png", "sketch.svg"]);
    let flawed: Vec<&str> = refused(&alone).into_iter().map(|(path, _)| path).collect();
    assert_eq!(flawed, ["assets/art/heads/otter.svg"]);
    let beside = texts(&["heads/otter.svg", "heads/otter.png"]);
    assert!(refused(&beside).is_empty());
}

#[test]
fn what_is_larger_than_a_drawing_may_be_is_not_drawn() {
    let sized = |remark: usize| {
        let inside = format!("<!--{}--><circle r=\"9\"/>", " ".repeat(remark));
        drawn(format!("<svg viewBox=\"0 0 64 64\">{inside}</svg>").as_bytes(), SIDE)
    };
    assert!(sized(120_000).is_some() && sized(130_000).is_none());
}
