//! Which cell and which size is drawn.

use super::*;

#[test]
fn every_head_has_a_cell() {
    let mut art = Art::of_names(HEADS, &["cat", "rat"]);
    art.lend([(HEADS, "otter".to_owned(), "rat".to_owned())]);
    assert_eq!((art.index(HEADS, "otter"), art.index(HEADS, "cat")), (Some(1), Some(0)));
    assert!(art.index(HEADS, "griffin").is_some_and(|index| index < 2));
    assert_eq!(art.index("squares", "otter"), None);
    assert_eq!(Art::default().index(HEADS, "otter"), None);
}

#[test]
fn cells_lie_inside_their_padding() {
    let grid = SheetGrid { columns: 4, rows: 2, padding: 2, names: Vec::new() };
    let (pixels, layout) = cut(&grid, UVec2::new(4 * 68, 2 * 68));
    assert_eq!(pixels, 64);
    assert_eq!(layout.textures[5], URect::new(70, 70, 134, 134));
    assert_eq!(grid.place(UVec2::new(4 * 68, 2 * 68), 5), (64, UVec2::splat(70)));
}

#[test]
fn every_size_is_baked() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/art");
    for sheet in SHEETS.iter() {
        for size in sheet.sizes {
            let file = format!("{}_{size}.png", sheet.name);
            assert!(folder.join(&file).is_file(), "{file}");
        }
    }
}

#[test]
fn a_larger_size_is_requested_when_it_is_needed() {
    let mut art = Art::of_names(HEADS, &["cat"]);
    let mut requested = |pixels| -> Vec<SizeRequest> {
        assert!(art.cell(HEADS, "cat", pixels).is_some(), "something stands in");
        std::mem::take(art.requests.get_mut().expect("nobody panics")).into_iter().collect()
    };
    let (none, middle, large) = (
        Vec::new(),
        vec![SizeRequest { sheet: 0, pixels: 128 }],
        vec![SizeRequest { sheet: 0, pixels: 256 }],
    );
    assert_eq!(
        [requested(40.0), requested(64.0), requested(67.0)],
        [none.clone(), none.clone(), none]
    );
    assert_eq!([requested(68.0), requested(128.0)], [middle.clone(), middle]);
    assert_eq!([requested(140.0), requested(900.0)], [large.clone(), large]);
}
