//! Drawings of heads that are none, that lead elsewhere, or that are too much.

use super::{Case, class, refused_files};

const HEAD: &str = "assets/art/heads/otter.svg";

fn whole(name: &str, text: &str) -> Case {
    refused_files(name, &[(HEAD, text.as_bytes())])
}

/// A drawing with this inside, each piece on a line of its own.
fn drawing(name: &str, inside: &str) -> Case {
    whole(name, &svg(inside))
}

fn svg(inside: &str) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 128 128\">\n{inside}\n</svg>")
}

/// Lines to and fro over the whole picture, each of which crosses all others.
fn zigzag(lines: usize) -> String {
    let line = |at: usize| format!("L{} {} ", 128 * (at % 2), at * 7 % 128);
    format!("<path d=\"M0 0 {}\"/>", (0..lines).map(line).collect::<String>())
}

fn gradient(id: &str, of: &str) -> String {
    format!("<linearGradient id=\"{id}\" href=\"#{of}\"/>")
}

#[test]
fn drawings_hold_nothing_but_shapes_and_colours() {
    let twice = "<use href=\"#a\"/><use href=\"#a\"/>";
    let clip = "<clipPath id=\"a\"><path d=\"M0 0H9V9\"/></clipPath>";
    let path = |attributes: &str| format!("<path d=\"M0 0H9V9\" {attributes}/>");
    class(
        "drawings",
        [
            drawing("a script", "<script>alert(1)</script>"),
            drawing("a script among definitions", "<defs><script>alert(1)</script></defs>"),
            drawing("another file", &path("fill=\"url(https://example.org/a)\"")),
            drawing("a file in a style", &path("style=\"fill: url('file:///etc/passwd')\"")),
            drawing("a link", "<a href=\"file:///etc/passwd\"><path/></a>"),
            drawing("a picture", "<image href=\"#a\"/>"),
            drawing("a picture within", "<image href=\"data:image/png;base64,iVBORw0KGgo=\"/>"),
            drawing("a drawing within", "<image href=\"data:image/svg+xml,%3Csvg/%3E\"/>"),
            drawing("a nested drawing", "<svg viewBox=\"0 0 1 1\"><path/></svg>"),
            drawing("uses of uses", &format!("<g id=\"a\">{twice}</g><g id=\"b\">{twice}</g>")),
            drawing("a symbol", "<symbol id=\"a\"><path/></symbol>"),
            drawing("a text", "<text>otter</text>"),
            drawing("a cut", &clip.repeat(2)),
            drawing("a cut in a property", &path("clip-path=\"url(#a)\"")),
            drawing("a mask", "<g mask=\"url(#a)\"><path/></g>"),
            drawing("a filter", "<filter id=\"a\"><feFlood/></filter>"),
            drawing("a filter in a style", &path("style=\"opacity:.5;filter:blur(99px)\"")),
            drawing("a pattern", "<pattern id=\"a\"><path fill=\"url(#a)\"/></pattern>"),
            drawing("dashes", &path("stroke=\"#000\" stroke-dasharray=\"0.00001\"")),
            drawing("markers", &path("marker-mid=\"url(#a)\"")),
            drawing("a blend", &path("style=\"mix-blend-mode: multiply\"")),
            drawing("moving", "<animate attributeName=\"d\"/>"),
            drawing("a misspelt shape", "<cirkle cx=\"4\" cy=\"4\" r=\"3\"/>"),
            drawing("foreign things", "<foreignObject><div/></foreignObject>"),
            drawing("styles from elsewhere", "<style>@import 'a.css'</style>"),
            drawing("a style sheet", "<defs><style>.a{fill:red}</style></defs>"),
            drawing(
                "a lost gradient",
                &path("fill=\"url(#skie)\"").replace("<p", "<radialGradient id=\"sky\"/>\n<p"),
            ),
            drawing(
                "a shape as a colour",
                &format!("{}{}", path("id=\"a\""), path("fill=\"url(#a)\"")),
            ),
            drawing("a gradient of itself", &gradient("a", "a")),
            drawing(
                "gradients in a circle",
                &format!("{}\n{}\n{}", gradient("a", "b"), gradient("b", "c"), gradient("c", "b")),
            ),
            drawing("a gradient elsewhere", "<linearGradient href=\"a.svg#b\"/>"),
            drawing("nothing", ""),
            drawing("nothing seen", "<g><path d=\"M0 0\"/></g>"),
        ],
    );
}

#[test]
fn what_is_no_square_drawing_is_told_by_its_begin() {
    let entity = "<!DOCTYPE svg [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]><svg>&b;</svg>";
    let external = "<!DOCTYPE svg SYSTEM \"file:///etc/passwd\"><svg/>";
    let other = "<svg xmlns=\"http://example.org\" viewBox=\"0 0 8 8\"/>";
    let wide = "<svg width=\"20mm\" height=\"10mm\" viewBox=\"0 0 8 8\"/>";
    class(
        "drawings-begin",
        [
            whole("entities", entity),
            whole("an entity elsewhere", external),
            whole("no drawing", "<html></html>"),
            whole("another kind of drawing", other),
            whole("empty", ""),
            whole("cut off", "<svg viewBox=\"0 0 8 8\">\n  <path"),
            whole("an unknown entity", &svg("<path d=\"&a;\"/>")),
            refused_files("no UTF-8", &[(HEAD, b"<svg \xff/>")]),
            whole("no size", "<svg><path d=\"M0 0H9V9\"/></svg>"),
            whole("not square", "<svg viewBox=\"0 0 128 64\"><path d=\"M0 0H9V9\"/></svg>"),
            whole("wider than high", wide),
            whole("a size of nothing", "<svg viewBox=\"0 0 0 0\"/>"),
            whole("a size without end", "<svg viewBox=\"0 0 1e39 1e39\"/>"),
            whole("a size that is no number", "<svg viewBox=\"NaN 0 NaN NaN\"/>"),
            whole("a size below nothing", "<svg width=\"-8\" height=\"-8\"/>"),
            whole("far away", "<svg viewBox=\"1e9 0 8 8\"/>"),
        ],
    );
}

/// A shape within groups like this one.
fn nested(group: &str, depth: usize) -> Case {
    let begin = group.repeat(depth);
    let text = format!("{begin}<path d=\"M0 0H99V99\"/>{}", "</g>".repeat(depth));
    drawing(&format!("{depth} times {group} in one another"), &text)
}

fn repeated(shape: &str, count: usize) -> Case {
    drawing(&format!("{count} times {shape}"), &shape.repeat(count))
}

#[test]
fn drawings_are_bounded_before_they_are_drawn() {
    let square = "<path d=\"M0 0H128V128H0Z\"/>";
    let stops = "<stop/>".repeat(17);
    let attributes: String = (0..6_500).map(|number| format!("a{number}=\"\" ")).collect();
    let kind = |number: usize| format!("<b xmlns:a{number}=\"a{number}\">");
    let kinds: String = (0..3_000).map(kind).collect();
    let line = "<path stroke=\"red\" d=\"M0 0H9V9\"";
    class(
        "drawings-bounds",
        [
            nested("<g>", 17),
            nested("<g>", 5_000),
            nested("<g opacity=\".5\">", 7),
            nested("<g transform=\"scale(9999)\">", 16),
            repeated("<path d=\"M0 0H9V9\"/>", 501),
            repeated("<path/>", 10_000),
            repeated(square, 120),
            repeated(&format!("<g opacity=\".9\">{square}</g>"), 60),
            drawing("stops", &format!("<linearGradient id=\"a\">{stops}</linearGradient>")),
            drawing("remarks", &"<!-- -->".repeat(7_000)),
            drawing("attributes", &format!("<path {attributes}/>")),
            drawing("kinds of XML", &format!("{kinds}{}", "</b>".repeat(3_000))),
            drawing("lines", &zigzag(5_000)),
            drawing("wide lines", &zigzag(2_000).replace("<path", "<path stroke=\"red\"")),
            drawing("lines without end", &format!("<path d=\"M0 0{}\"/>", "h1".repeat(60_000))),
            drawing("out of reach", "<circle cx=\"64\" cy=\"64\" r=\"200\"/>"),
            drawing("a line out of reach", &format!("{line} stroke-width=\"999\"/>")),
            drawing("a large arc", "<path d=\"M0 0A1e60 1e60 0 1 1 9 9\"/>"),
            drawing("a large circle", "<circle cx=\"64\" cy=\"64\" r=\"99999999999999\"/>"),
            drawing("far lines", &far(9_999, "matrix(100 1 1 100 0 0)")),
            drawing("far lines made small", &far(999_999, "scale(0.0001)")),
            drawing("arcs", &format!("<path d=\"M0 0{}\"/>", "A9 9 0 1 1 8 8".repeat(1_001))),
            drawing("out of numbers", &format!("{line} transform=\"scale(1e38)\"/>")),
            drawing("150 kB", &"<!-- otter -->".repeat(11_000)),
            many(),
        ],
    );
}

/// Curves with a width between far points.
fn far(at: i32, transform: &str) -> String {
    let curve =
        |number: i32| format!("C{at} {} -{at} {at} {} {}", number * 7, number * 13, -number * 29);
    let curves: String = (0..900).map(curve).collect();
    format!(
        "<path stroke=\"red\" stroke-width=\"25\" transform=\"{transform}\" d=\"M0 0{curves}\"/>"
    )
}

/// Many drawings that are each within the limits.
fn many() -> Case {
    let text = svg(&zigzag(3_000));
    let paths: Vec<String> =
        (0..20).map(|number| format!("assets/art/heads/a{number:02}.svg")).collect();
    let files: Vec<_> = paths.iter().map(|path| (path.as_str(), text.as_bytes())).collect();
    refused_files("20 large drawings", &files)
}
