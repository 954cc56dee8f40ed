//! Bakes the drawings of `assets/art/svg` into the PNG files that the game loads:
//!
//! ```text
//! cargo run --example bake_art
//! ```
//!
//! - A folder of square pictures (`heads`, `faces`, `tokens`, `squares`, `marks`, `icons`; Zoon's `zoon`, `cards`, `grid`; Honga's
//!   `honga`, `honga_areas`) becomes one atlas a size, `assets/art/<sheet>_<size>.png`, and one index,
//!   `assets/art/<sheet>.ron`. The sheet `stirs` is made of other sheets' drawings (see `stirs.rs`).
//! - The folder `scene` becomes one PNG a picture, under the picture's own name; title and game cards two, `<name>_<width>.png`.
//! - The program's icon, `scene/icon.svg`, also becomes one PNG a size in `desktop/icons`, for
//!   desktops; the smallest sizes have a drawing of their own, `desktop/icon_small.svg`.
//!
//! A drawing may include others: `<image href="head_toad.svg" …/>` is a drawing in the same folder.
//! An included drawing must not include further ones.
//!
//! A card may lie face down either way round, and players must not be able to see which. So a
//! drawing `back_…` of `cards` must look the same turned by half; rounding differences of the
//! rasteriser at edges are then evened out pixel by pixel. `assets/art/svg/README.md` lists the
//! other requirements.
//!
//! An atlas is a grid filled row by row in the order of the index. Every cell carries `padding` empty pixels on
//! each of its four sides, so that filtering never picks up a neighbour. The picture in column `c` and row `r` thus
//! begins at `padding + c * (size + 2 * padding)`, `padding + r * (size + 2 * padding)`. As a texture atlas grid:
//! padding `2 * padding`, offset `padding`.
//!
//! The same drawings give the same bytes on every run: names are sorted, and nothing depends on fonts or the clock.

#[cfg(feature = "art")]
mod stirs;

use std::process::ExitCode;

/// The rasteriser is behind a feature that is off by default, so that players never compile it;
/// without the feature, this program runs cargo again with it.
#[cfg(not(feature = "art"))]
fn main() -> ExitCode {
    // Cargo sets `CARGO` for what it runs; when run by hand, the cargo that built the example is
    // used.
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| env!("CARGO").into());
    let mut again = std::process::Command::new(&cargo);
    again.current_dir(env!("CARGO_MANIFEST_DIR")).args([
        "run",
        "--no-default-features",
        "--features",
        "art",
        "--example",
        "bake_art",
    ]);
    match again.status() {
        Ok(status) if status.success() => ExitCode::SUCCESS,
        Ok(status) => status
            .code()
            .and_then(|code| u8::try_from(code).ok())
            .map_or(ExitCode::FAILURE, ExitCode::from),
        Err(cause) => {
            eprintln!("bake_art: {}: {cause}", cargo.display());
            ExitCode::FAILURE
        }
    }
}

#[cfg(feature = "art")]
fn main() -> ExitCode {
    match bake::everything() {
        Ok(()) => ExitCode::SUCCESS,
        Err(flaw) => {
            eprintln!("bake_art: {flaw}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(feature = "art")]
mod bake {
    use std::{
        fmt::{Display, Write as _},
        fs,
        path::{Path, PathBuf},
    };

    use menagerie::data::pictures::{SHEETS, STIRS, Sheet};
    use menagerie::data::shipped::Shipped;
    use menagerie::every_game;

    use super::stirs;
    use resvg::{
        tiny_skia::{Pixmap, PixmapPaint, Transform},
        usvg::{Options, Tree},
    };

    /// Empty pixels on each side of a cell.
    const PADDING: u32 = 2;

    /// The sizes in which desktops show a program's icon.
    const ICON_SIZES: [u32; 8] = [16, 24, 32, 48, 64, 128, 256, 512];

    /// Up to this size the icon is drawn with fewer and larger parts.
    const LARGEST_SMALL_ICON: u32 = 32;

    /// The largest difference of two shades, of 255, that counts as rounding of the rasteriser.
    const ROUNDING: u8 = 64;

    /// A message that names the file and the cause.
    type Flaw = String;

    /// One parsed drawing.
    struct Drawing {
        name: String,
        path: PathBuf,
        tree: Tree,
        /// The drawing of which only the changes are kept.
        at_rest: Option<Tree>,
        /// Whether it is a card's back.
        is_back: bool,
    }

    pub(super) fn everything() -> Result<(), Flaw> {
        let art = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/art");
        for &Sheet { name: sheet, sizes, .. } in SHEETS.iter() {
            let drawings = match sheet {
                STIRS => read_stirs(&art.join("svg"))?,
                _ => read_folder(&art.join("svg").join(sheet))?,
            };
            let (columns, rows) = grid(drawings.len())?;
            write_index(&art.join(format!("{sheet}.ron")), &drawings, columns, rows)?;
            for &size in sizes {
                let atlas = atlas(&drawings, columns, rows, size)?;
                write_png(&art.join(format!("{sheet}_{size}.png")), &atlas)?;
            }
        }
        for drawing in read_folder(&art.join("svg/scene"))? {
            let name = &drawing.name;
            let widths = scene_widths(&drawing)?;
            for width in widths.iter().copied() {
                let file = match widths[..] {
                    [_] => format!("{name}.png"),
                    _ => format!("{name}_{width}.png"),
                };
                write_png(&art.join(file), &draw(&drawing, width)?)?;
            }
        }
        bake_icon(&art)
    }

    fn bake_icon(art: &Path) -> Result<(), Flaw> {
        let desktop = Path::new(env!("CARGO_MANIFEST_DIR")).join("desktop");
        let large = read_drawing(art.join("svg/scene/icon.svg"))?;
        let small = read_drawing(desktop.join("icon_small.svg"))?;
        for size in ICON_SIZES {
            let drawing = if size <= LARGEST_SMALL_ICON { &small } else { &large };
            let folder = desktop.join(format!("icons/hicolor/{size}x{size}/apps"));
            fs::create_dir_all(&folder).map_err(at(&folder))?;
            write_png(&folder.join("menagerie.png"), &draw(drawing, size)?)?;
        }
        Ok(())
    }

    /// All drawings of a folder, sorted by name.
    fn read_folder(folder: &Path) -> Result<Vec<Drawing>, Flaw> {
        paths(folder)?.into_iter().map(read_drawing).collect()
    }

    /// The changes of all drawings that stir.
    fn read_stirs(svg: &Path) -> Result<Vec<Drawing>, Flaw> {
        let mut drawings = Vec::new();
        for folder in stirs::FOLDERS.map(|folder| svg.join(folder)) {
            let paths = paths(&folder)?;
            let read = |path: &PathBuf| fs::read_to_string(path).map_err(at(path));
            let texts: Vec<String> = paths.iter().map(read).collect::<Result<_, _>>()?;
            let parts: Vec<&str> = texts.iter().flat_map(|text| stirs::parts(text)).collect();
            for (path, text) in paths.iter().zip(&texts) {
                if path.file_name().is_some_and(|name| parts.iter().any(|part| name == *part)) {
                    continue;
                }
                for kind in stirs::KINDS {
                    let Some(stirred) = stirs::stirred(text, &folder, kind) else { continue };
                    let (head, tree) = (read_drawing(path.clone())?, stirred.map_err(at(path))?);
                    let name = format!("{}_{kind}", head.name);
                    drawings.push(Drawing { name, tree, at_rest: Some(head.tree), ..head });
                }
            }
        }
        Ok(drawings)
    }

    fn paths(folder: &Path) -> Result<Vec<PathBuf>, Flaw> {
        let mut paths = Vec::new();
        for entry in fs::read_dir(folder).map_err(at(folder))? {
            let path = entry.map_err(at(folder))?.path();
            if path.extension().is_some_and(|extension| extension == "svg") {
                paths.push(path);
            }
        }
        paths.sort();
        Ok(paths)
    }

    fn read_drawing(path: PathBuf) -> Result<Drawing, Flaw> {
        let name = path.file_stem().and_then(|stem| stem.to_str());
        let name = name.ok_or_else(|| at(&path)("the name is not UTF-8"))?.to_owned();
        let text = fs::read_to_string(&path).map_err(at(&path))?;
        let folder = path.parent().unwrap_or(Path::new(""));
        check_images(&text, folder).map_err(at(&path))?;
        let options = Options { resources_dir: Some(folder.to_owned()), ..Options::default() };
        let tree = Tree::from_str(&text, &options).map_err(at(&path))?;
        let is_back = folder.ends_with("cards") && name.starts_with("back_");
        Ok(Drawing { name, path, tree, at_rest: None, is_back })
    }

    /// The parser silently skips images that it cannot show; here they are flaws.
    fn check_images(text: &str, folder: &Path) -> Result<(), Flaw> {
        for name in stirs::parts(text) {
            let shown = fs::read_to_string(folder.join(name))
                .map_err(|cause| format!("the image {name}: {cause}"))?;
            if shown.contains("<image") {
                return Err(format!("the image {name} holds images itself"));
            }
        }
        Ok(())
    }

    /// Columns and rows of a roughly square grid for `count` pictures.
    fn grid(count: usize) -> Result<(u32, u32), Flaw> {
        let count = u32::try_from(count).map_err(|cause| cause.to_string())?;
        let mut columns = count.isqrt().max(1);
        if columns * columns < count {
            columns += 1;
        }
        Ok((columns, count.div_ceil(columns)))
    }

    fn atlas(drawings: &[Drawing], columns: u32, rows: u32, size: u32) -> Result<Pixmap, Flaw> {
        let pitch = size + 2 * PADDING;
        let mut atlas = empty(columns * pitch, rows * pitch)?;
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        for (drawing, (column, row)) in drawings.iter().zip(cells) {
            // Drawn separately first, so that parts outside the picture's box do not reach the next
            // cell.
            let cell = draw(drawing, size)?;
            if cell.height() != size {
                return Err(at(&drawing.path)("a picture of a sheet must be square"));
            }
            let place = |step: u32| {
                i32::try_from(step * pitch + PADDING).map_err(|cause| at(&drawing.path)(cause))
            };
            atlas.draw_pixmap(
                place(column)?,
                place(row)?,
                cell.as_ref(),
                &PixmapPaint::default(),
                Transform::identity(),
                None,
            );
        }
        Ok(atlas)
    }

    /// The widths at which a picture of the folder `scene` is baked.
    fn scene_widths(drawing: &Drawing) -> Result<Vec<u32>, Flaw> {
        let own = every_game!(G => G::SCENES).concat();
        match drawing.name.as_str() {
            "title_bird" => Ok(vec![48, 96]),
            "title" | "title_far" | "title_mid" | "title_near" => Ok(vec![1280, 1920]),
            "icon" => Ok(vec![256]),
            name if name.starts_with("card_") => Ok(vec![256, 640]),
            name => match own.iter().find(|(known, _)| *known == name) {
                Some((_, width)) => Ok(vec![*width]),
                None => Err(at(&drawing.path)(
                    "a scene is `title…`, `icon`, `card_…` or one that a game names",
                )),
            },
        }
    }

    /// A drawing at a width in pixels; the height is in proportion.
    fn draw(drawing: &Drawing, width: u32) -> Result<Pixmap, Flaw> {
        let box_size = drawing.tree.size().to_int_size();
        let Some(size) = box_size.scale_to_width(width) else {
            return Err(at(&drawing.path)("the drawing has no size"));
        };
        let mut picture = empty(size.width(), size.height()).map_err(at(&drawing.path))?;
        let transform = Transform::from_scale(
            size.width() as f32 / drawing.tree.size().width(),
            size.height() as f32 / drawing.tree.size().height(),
        );
        resvg::render(&drawing.tree, transform, &mut picture.as_mut());
        if let Some(tree) = &drawing.at_rest {
            let mut at_rest = empty(size.width(), size.height()).map_err(at(&drawing.path))?;
            resvg::render(tree, transform, &mut at_rest.as_mut());
            stirs::keep_changes(&mut picture, &at_rest);
        }
        if drawing.is_back {
            even_out(&mut picture).map_err(at(&drawing.path))?;
        }
        Ok(picture)
    }

    /// Makes an almost symmetric picture equal to itself turned by half: the lower half becomes the
    /// upper half, turned.
    fn even_out(picture: &mut Pixmap) -> Result<(), Flaw> {
        let width = picture.width() as usize;
        let pixels = picture.pixels_mut();
        let (upper, lower) = pixels.split_at_mut(pixels.len() / 2);
        for (index, (one, other)) in upper.iter().zip(lower.iter_mut().rev()).enumerate() {
            let shades = [
                (one.red(), other.red()),
                (one.green(), other.green()),
                (one.blue(), other.blue()),
                (one.alpha(), other.alpha()),
            ];
            if shades.iter().any(|(one, other)| one.abs_diff(*other) > ROUNDING) {
                let (column, row) = (index % width, index / width);
                return Err(format!("not the same turned by half, at {column}, {row}"));
            }
            *other = *one;
        }
        Ok(())
    }

    fn empty(width: u32, height: u32) -> Result<Pixmap, Flaw> {
        Pixmap::new(width, height).ok_or_else(|| format!("no picture of {width}x{height} pixels"))
    }

    fn write_index(path: &Path, drawings: &[Drawing], columns: u32, rows: u32) -> Result<(), Flaw> {
        let mut text = format!(
            "// Baked by `cargo run --example bake_art`; `padding` is in pixels, on each side of a cell.\n\
             (\n    columns: {columns},\n    rows: {rows},\n    padding: {PADDING},\n    names: [\n"
        );
        for drawing in drawings {
            writeln!(text, "        {:?},", drawing.name).map_err(at(path))?;
        }
        text.push_str("    ],\n)\n");
        write(path, text.as_bytes(), &format!("{} names", drawings.len()))
    }

    fn write_png(path: &Path, picture: &Pixmap) -> Result<(), Flaw> {
        let bytes = picture.encode_png().map_err(at(path))?;
        let shape = format!("{}x{} pixels", picture.width(), picture.height());
        write(path, &bytes, &shape)
    }

    fn write(path: &Path, bytes: &[u8], what: &str) -> Result<(), Flaw> {
        fs::write(path, bytes).map_err(at(path))?;
        let shown = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(path);
        println!("{}: {what}, {} bytes", shown.display(), bytes.len());
        Ok(())
    }

    /// Puts the file's name before the cause.
    fn at<Cause: Display>(path: &Path) -> impl Fn(Cause) -> Flaw {
        move |cause| format!("{}: {cause}", path.display())
    }
}

#[cfg(all(test, feature = "art"))]
mod tests {
    use std::{fs, path::Path};

    use resvg::tiny_skia::Pixmap;

    fn art() -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/art")
    }

    /// Names of a sheet's cells in reading order, columns and padding, from its index.
    fn index(sheet: &str) -> (Vec<String>, u32, u32) {
        let text = fs::read_to_string(art().join(format!("{sheet}.ron"))).expect("an index");
        let number = |field: &str| {
            let after = text.split(&format!("{field}: ")).nth(1).expect("the field");
            after.split(',').next().expect("a comma").parse::<u32>().expect("a number")
        };
        let names = text.split('"').skip(1).step_by(2).map(str::to_owned).collect();
        (names, number("columns"), number("padding"))
    }

    #[test]
    fn every_card_back_equals_itself_turned_by_half() {
        let (names, columns, padding) = index("cards");
        for size in [128, 256, 512] {
            let file = art().join(format!("cards_{size}.png"));
            let atlas = Pixmap::decode_png(&fs::read(file).expect("a file")).expect("a picture");
            let mut backs = 0;
            for (place, name) in (0..).zip(&names).filter(|(_, name)| name.starts_with("back_")) {
                let corner = |step: u32| step * (size + 2 * padding) + padding;
                let (left, top) = (corner(place % columns), corner(place / columns));
                let pixel = |x, y| atlas.pixel(left + x, top + y).expect("inside");
                for (x, y) in (0..size).flat_map(|y| (0..size).map(move |x| (x, y))) {
                    let turned = pixel(size - 1 - x, size - 1 - y);
                    assert_eq!(pixel(x, y), turned, "{name} of {size} at {x}, {y}");
                }
                assert_eq!(pixel(size / 2, size / 2).alpha(), 255, "{name} of {size} is empty");
                backs += 1;
            }
            assert_eq!(backs, 6, "one back a tribe of Zoon, two of Honga");
        }
    }
}
