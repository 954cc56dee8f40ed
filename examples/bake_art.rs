//! Bakes the drawings of `assets/art/svg` into the PNG files that the game loads:
//!
//! ```text
//! cargo run --example bake_art
//! ```
//!
//! - A folder of square pictures (`heads`, `tokens`, `squares`, `marks`, `icons`) becomes one atlas a size,
//!   `assets/art/<sheet>_<size>.png`, and one index, `assets/art/<sheet>.ron`.
//! - The folder `scene` becomes one PNG a picture, under the picture's own name.
//!
//! An atlas is a grid filled row by row in the order of the index. Every cell carries `padding` empty pixels on
//! each of its four sides, so that filtering never picks up a neighbour. The picture in column `c` and row `r` thus
//! begins at `padding + c * (size + 2 * padding)`, `padding + r * (size + 2 * padding)`. As a texture atlas grid:
//! padding `2 * padding`, offset `padding`.
//!
//! The same drawings give the same bytes on every run: names are sorted, and nothing depends on fonts or the clock.

use std::process::ExitCode;

/// The rasteriser is behind a feature that is off by default, so that players never compile it; this plain build
/// therefore starts the real one.
#[cfg(not(feature = "art"))]
fn main() -> ExitCode {
    // Cargo names itself to what it runs; run by hand, the one that built the example will do.
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

    use resvg::{
        tiny_skia::{Pixmap, PixmapPaint, Transform},
        usvg::{Options, Tree},
    };

    /// Empty pixels on each side of a cell.
    const PADDING: u32 = 2;

    /// The sheets and the sizes that the game asks for; it always takes the next size up.
    const SHEETS: [(&str, &[u32]); 5] = [
        ("heads", &[64, 128, 256]),
        ("tokens", &[64, 128, 256]),
        ("squares", &[64, 128, 256]),
        ("marks", &[64, 128, 256]),
        ("icons", &[32, 64]),
    ];

    /// A message that names the file and the cause.
    type Flaw = String;

    /// One drawing, read and understood.
    struct Drawing {
        name: String,
        path: PathBuf,
        tree: Tree,
    }

    pub(super) fn everything() -> Result<(), Flaw> {
        let art = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/art");
        for (sheet, sizes) in SHEETS {
            let drawings = read_folder(&art.join("svg").join(sheet))?;
            let (columns, rows) = grid(drawings.len())?;
            write_index(&art.join(format!("{sheet}.ron")), &drawings, columns, rows)?;
            for &size in sizes {
                let atlas = atlas(&drawings, columns, rows, size)?;
                write_png(&art.join(format!("{sheet}_{size}.png")), &atlas)?;
            }
        }
        for drawing in read_folder(&art.join("svg/scene"))? {
            let picture = draw(&drawing, scene_width(&drawing)?)?;
            write_png(&art.join(format!("{}.png", drawing.name)), &picture)?;
        }
        Ok(())
    }

    /// All drawings of a folder, sorted by name.
    fn read_folder(folder: &Path) -> Result<Vec<Drawing>, Flaw> {
        let mut paths = Vec::new();
        for entry in fs::read_dir(folder).map_err(at(folder))? {
            let path = entry.map_err(at(folder))?.path();
            if path.extension().is_some_and(|extension| extension == "svg") {
                paths.push(path);
            }
        }
        paths.sort();
        paths.into_iter().map(read_drawing).collect()
    }

    fn read_drawing(path: PathBuf) -> Result<Drawing, Flaw> {
        let name = match path.file_stem().and_then(|stem| stem.to_str()) {
            Some(name) => name.to_owned(),
            None => return Err(at(&path)("the name is not UTF-8")),
        };
        let bytes = fs::read(&path).map_err(at(&path))?;
        let tree = Tree::from_data(&bytes, &Options::default()).map_err(at(&path))?;
        Ok(Drawing { name, path, tree })
    }

    /// Columns and rows of a roughly square grid for so many pictures.
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
            // Drawn apart first: what a picture has outside its box must not reach the next cell.
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

    /// The width at which a picture of the folder `scene` is baked.
    fn scene_width(drawing: &Drawing) -> Result<u32, Flaw> {
        match drawing.name.as_str() {
            "title" => Ok(1920),
            "icon" => Ok(256),
            name if name.starts_with("card_") => Ok(640),
            _ => Err(at(&drawing.path)("a scene is `title`, `icon` or `card_…`")),
        }
    }

    /// A drawing at a width in pixels; the height follows.
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
        Ok(picture)
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
