//! Everything the app loads before the title shows: fonts, pictures, atlases, and the doors for other data.
//!
//! The loading screen ends only when every file is there, so that no later code asks whether a picture exists. Modules with data
//! of their own add theirs with `configure_loading_state` or a progress-tracked system during [`Screen::Loading`].
//! Deliberately absent: rules data (its module reads bytes and knows how to complain) and sound.

use std::marker::PhantomData;

use bevy::asset::{AssetLoader, LoadContext, io::Reader};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_asset_loader::mapped::AssetFileStem;
use bevy_asset_loader::prelude::*;
use iyes_progress::{Progress, ProgressPlugin, ProgressReturningSystem};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::screens::Screen;
use super::theme::palette;
use super::window::Awake;

/// The faces of all texts.
#[derive(AssetCollection, Resource)]
pub struct Fonts {
    /// Caprasimo: logo and headings.
    #[asset(path = "fonts/Caprasimo-Regular.ttf")]
    pub display: Handle<Font>,
    /// Atkinson Hyperlegible Next: texts.
    #[asset(path = "fonts/AtkinsonHyperlegibleNext-Regular.ttf")]
    pub text: Handle<Font>,
    /// The same, bold.
    #[asset(path = "fonts/AtkinsonHyperlegibleNext-Bold.ttf")]
    pub bold: Handle<Font>,
}

/// Whole pictures, by file stem: `title`, `card_jungle`, ...
#[derive(AssetCollection, Resource)]
pub struct Scenes {
    /// Every scene.
    #[asset(
        paths(
            "art/title.png",
            "art/card_jungle.png",
            "art/card_arena.png",
            "art/card_zoon.png",
            "art/card_honga.png",
            "art/zoon_gate.png",
            "art/honga_gate.png",
            "art/zoon_combat.png"
        ),
        collection(typed, mapped)
    )]
    pub pictures: HashMap<AssetFileStem, Handle<Image>>,
}

impl Scenes {
    /// A scene by its stem; an unknown one is an invisible picture.
    pub fn get(&self, stem: &str) -> Handle<Image> {
        self.pictures.get(stem).cloned().unwrap_or_default()
    }
}

#[derive(AssetCollection, Resource)]
struct SheetFiles {
    #[asset(
        paths(
            "art/heads_64.png",
            "art/heads_128.png",
            "art/heads_256.png",
            "art/tokens_64.png",
            "art/tokens_128.png",
            "art/tokens_256.png",
            "art/squares_64.png",
            "art/squares_128.png",
            "art/squares_256.png",
            "art/marks_64.png",
            "art/marks_128.png",
            "art/marks_256.png",
            "art/icons_32.png",
            "art/icons_64.png",
            "art/zoon_64.png",
            "art/zoon_128.png",
            "art/zoon_256.png",
            "art/cards_128.png",
            "art/cards_256.png",
            "art/cards_512.png",
            "art/honga_64.png",
            "art/honga_128.png",
            "art/honga_256.png",
            "art/honga_areas_128.png",
            "art/honga_areas_256.png",
            "art/honga_areas_512.png",
            "art/grid_16.png",
            "art/grid_32.png",
            "art/grid_64.png",
            "art/grid_128.png"
        ),
        collection(typed, mapped)
    )]
    pictures: HashMap<AssetFileStem, Handle<Image>>,
}

/// The sheet of heads.
pub const HEADS: &str = "heads";

/// The atlases' names: their grids are `art/NAME.ron`.
const SHEETS: [&str; 10] =
    [HEADS, "tokens", "squares", "marks", "icons", "zoon", "cards", "grid", "honga", "honga_areas"];

/// Loaded by type and not by a collection, which asks by file ending only: several modules read `.ron` each in its own way.
#[derive(Resource)]
struct SheetGrids(Vec<(&'static str, Handle<SheetGrid>)>);

/// How an atlas is cut: its cells in reading order.
#[derive(Asset, TypePath, Deserialize, Clone, Debug)]
pub struct SheetGrid {
    columns: u32,
    rows: u32,
    padding: u32,
    names: Vec<String>,
}

struct Sheet {
    pixels: u32,
    picture: Handle<Image>,
    layout: Handle<TextureAtlasLayout>,
}

/// The atlases, asked by sheet and cell name.
#[derive(Resource, Default)]
pub struct Art {
    sheets: HashMap<String, Vec<Sheet>>,
    cells: HashMap<(String, String), usize>,
    lent: HashMap<(&'static str, String), String>,
}

impl Art {
    /// From now on these names of these sheets show these cells: what a level calls its animals, and which pictures it gives them.
    pub fn lend(&mut self, heads: impl IntoIterator<Item = (&'static str, String, String)>) {
        let lent = heads.into_iter().map(|(sheet, name, cell)| ((sheet, name), cell));
        self.lent = lent.collect();
    }

    /// A cell's number; a head that nobody drew is another one from the sheet, always the same, so that no pawn is invisible.
    fn index(&self, sheet: &str, name: &str) -> Option<usize> {
        let lent = self.lent.iter().find(|((of, known), _)| *of == sheet && known == name);
        let lent = lent.map_or(name, |(_, cell)| cell);
        let found = self.cells.get(&(sheet.to_owned(), lent.to_owned())).copied();
        found.or_else(|| {
            let heads = self.cells.keys().filter(|(of, _)| sheet == HEADS && of == HEADS).count();
            let letters = lent.bytes().map(usize::from).sum::<usize>();
            letters.checked_rem(heads).inspect(|_| warn_once!("There is no head called {lent}."))
        })
    }

    /// A sheet without pictures, for tests that ask which cell is shown.
    #[cfg(test)]
    pub fn of_names(sheet: &str, names: &[&str]) -> Self {
        let mut art = Self::default();
        let size = Sheet { pixels: 64, picture: default(), layout: default() };
        art.sheets.insert(sheet.to_owned(), vec![size]);
        for (index, name) in names.iter().enumerate() {
            art.cells.insert((sheet.to_owned(), (*name).to_owned()), index);
        }
        art
    }

    /// The picture and cell for a drawing of `pixels` on screen: the next baked size up, never a blurred enlargement if avoidable.
    pub fn cell(
        &self,
        sheet: &str,
        name: &str,
        pixels: f32,
    ) -> Option<(Handle<Image>, TextureAtlas)> {
        let index = self.index(sheet, name)?;
        let sizes = self.sheets.get(sheet)?;
        let fitting = sizes.iter().find(|size| size.pixels as f32 >= pixels * 0.95);
        let chosen = fitting.or(sizes.last())?;
        Some((chosen.picture.clone(), TextureAtlas { layout: chosen.layout.clone(), index }))
    }

    /// A sprite of `size` units; a scrap of paper, and told once, when the sheet lacks the cell.
    pub fn sprite(&self, sheet: &str, name: &str, size: f32, scale: f32) -> Sprite {
        let Some((image, atlas)) = self.cell(sheet, name, size * scale) else {
            warn_once!("The sheet {sheet} has no cell {name}.");
            return Sprite::from_color(palette::PARCHMENT, Vec2::splat(size * 0.3));
        };
        Sprite { custom_size: Some(Vec2::splat(size)), ..Sprite::from_atlas_image(image, atlas) }
    }

    /// An interface picture meant for about `pixels` on screen.
    pub fn node(&self, sheet: &str, name: &str, pixels: f32) -> ImageNode {
        let Some((image, atlas)) = self.cell(sheet, name, pixels) else {
            warn_once!("The sheet {sheet} has no cell {name}.");
            return ImageNode::default();
        };
        ImageNode::from_atlas_image(image, atlas).with_mode(NodeImageMode::Stretch)
    }

    /// Whether a sheet has a cell of this name.
    pub fn has(&self, sheet: &str, name: &str) -> bool {
        self.cells.contains_key(&(sheet.to_owned(), name.to_owned()))
    }
}

/// Reads one RON file into one typed asset.
#[derive(TypePath)]
pub struct RonLoader<A: TypePath>(PhantomData<A>);

impl<A: TypePath> Default for RonLoader<A> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<A: Asset + DeserializeOwned> AssetLoader for RonLoader<A> {
    type Asset = A;
    type Settings = ();
    type Error = BevyError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        _settings: &(),
        context: &mut LoadContext<'_>,
    ) -> Result<A, BevyError> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        ron::de::from_bytes(&bytes).map_err(|flaw| format!("{}:{flaw}", context.path()).into())
    }

    fn extensions(&self) -> &[&str] {
        &["ron"]
    }
}

/// Loads all content, then shows the title.
pub fn plugin(app: &mut App) {
    app.init_asset::<SheetGrid>()
        .register_asset_loader(RonLoader::<SheetGrid>::default())
        .init_resource::<Art>()
        .add_plugins(
            ProgressPlugin::<Screen>::new().with_state_transition(Screen::Loading, Screen::Title),
        )
        .add_loading_state(
            LoadingState::new(Screen::Loading)
                .on_failure_continue_to_state(Screen::Broken)
                .load_collection::<Fonts>()
                .load_collection::<Scenes>()
                .load_collection::<SheetFiles>(),
        )
        .add_systems(OnEnter(Screen::Loading), (watch_loading, send_for_grids))
        .add_systems(
            Update,
            count_grids.track_progress::<Screen>().run_if(in_state(Screen::Loading)),
        )
        .add_systems(OnExit(Screen::Loading), (cut_sheets, rest_after_loading));
}

fn watch_loading(mut awake: ResMut<Awake>) {
    awake.hold("loading");
}

fn send_for_grids(server: Res<AssetServer>, mut commands: Commands) {
    let load = |name| (name, server.load(format!("art/{name}.ron")));
    commands.insert_resource(SheetGrids(SHEETS.map(load).to_vec()));
}

/// A grid that cannot be read ends the loading just as a missing picture does.
fn count_grids(
    sent: Res<SheetGrids>,
    server: Res<AssetServer>,
    grids: Res<Assets<SheetGrid>>,
    mut next: ResMut<NextState<Screen>>,
) -> Progress {
    if sent.0.iter().any(|(_, grid)| server.load_state(grid).is_failed()) {
        next.set(Screen::Broken);
    }
    let done = sent.0.iter().filter(|(_, grid)| grids.contains(grid)).count();
    Progress { done: done as u32, total: sent.0.len() as u32 }
}

fn rest_after_loading(mut awake: ResMut<Awake>) {
    awake.release("loading");
    awake.nudge();
}

fn cut_sheets(
    files: Option<Res<SheetFiles>>,
    sent: Res<SheetGrids>,
    grids: Res<Assets<SheetGrid>>,
    images: Res<Assets<Image>>,
    mut layouts: ResMut<Assets<TextureAtlasLayout>>,
    mut art: ResMut<Art>,
) {
    let Some(files) = files else { return };
    for (stem, picture) in &files.pictures {
        let stem: &str = stem.as_ref();
        let name = stem.rsplit_once('_').map_or(stem, |(name, _)| name);
        let sent = sent.0.iter().find(|(sheet, _)| *sheet == name);
        let grid = sent.and_then(|(_, grid)| grids.get(grid));
        let (Some(grid), Some(image)) = (grid, images.get(picture)) else { continue };
        let (pixels, layout) = cut(grid, image.size());
        let sheet = Sheet { pixels, picture: picture.clone(), layout: layouts.add(layout) };
        let sizes = art.sheets.entry(name.to_owned()).or_default();
        sizes.push(sheet);
        sizes.sort_by_key(|size| size.pixels);
        for (index, cell) in grid.names.iter().enumerate() {
            art.cells.insert((name.to_owned(), cell.clone()), index);
        }
    }
}

/// Cells stand on an even grid with padding all round each, so the picture's own size tells the cell's.
fn cut(grid: &SheetGrid, size: UVec2) -> (u32, TextureAtlasLayout) {
    let pitch = size / UVec2::new(grid.columns.max(1), grid.rows.max(1));
    let padding = UVec2::splat(grid.padding);
    let tile = pitch.saturating_sub(padding * 2);
    let layout = TextureAtlasLayout::from_grid(
        tile,
        grid.columns,
        grid.rows,
        Some(padding * 2),
        Some(padding),
    );
    (tile.x, layout)
}

#[cfg(test)]
mod tests {
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
    }
}
