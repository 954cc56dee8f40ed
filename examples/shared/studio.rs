//! The whole game without a window, drawn into pictures, with a clock that advances by a fixed time
//! each frame.
//!
//! Used by the programs that make pictures of the game's screens and deeds. Needs a graphics driver;
//! a software one will do.

#![allow(dead_code, reason = "shared by programs that each need a part of it")]

use std::ffi::OsString;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::Duration;

use bevy::asset::RenderAssetUsages;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowResized};
use menagerie::app::kit::screen_state::Screen;
use menagerie::app::kit::window::StageCamera;
use menagerie::app::platform::{folders, shipped};
use menagerie::app::shell::game_without_window_drawn;
use menagerie::app::shell::launch::{Launch, Stop};
use menagerie::saves::Memory;

/// How far the game's clock advances each frame.
pub(crate) const FRAME: Duration = Duration::from_millis(25);
/// The number of frames to wait for a state.
const PATIENCE: u32 = 4_000;
/// The number of frames after which a change of screen is laid out and its pictures are loaded.
const SETTLING: u32 = 40;

/// How many of them are drawn: what is drawn for the first time may still be missing once.
const LAST: u32 = 4;

/// Pictures in the order in which they were taken; `None` until the graphics device has sent one.
type Taken = Arc<Mutex<Vec<Option<Image>>>>;

/// The game and the pictures taken of it.
pub(crate) struct Studio {
    pub(crate) app: App,
    target: Handle<Image>,
    taken: Taken,
}

impl Studio {
    /// The game in a window of this size, started with these options of the command line, as soon as
    /// the title is shown. Settings are kept in a folder of the system's temporary ones, so that the
    /// player's own neither show nor change.
    ///
    /// # Errors
    /// Options or files that are wrong.
    pub(crate) fn open(size: UVec2, options: &[&str]) -> Result<Self, String> {
        let words = std::iter::once("menagerie").chain(options.iter().copied());
        let own = format!("menagerie-studio-{}", std::process::id());
        folders::keep_in(std::env::temp_dir().join(own));
        let launch = Launch::read(words.map(OsString::from), &shipped::read, &[]);
        let launch = launch.map_err(|stop| match stop {
            Stop::Asked(text) | Stop::Wrong(text) => text,
            Stop::Said(said) => said.answer + &said.trouble,
        })?;
        let mut app = game_without_window_drawn(Box::new(Memory::default()));
        launch.take_effect(&mut app);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        let mut studio = Self { app, target: Handle::default(), taken: Taken::default() };
        studio.app.update();
        studio.resize(size);
        studio.wait(|app| *app.world().resource::<State<Screen>>().get() != Screen::Loading)?;
        studio.settle();
        Ok(studio)
    }

    /// Changes the size of the window, and of the pictures.
    pub(crate) fn resize(&mut self, size: UVec2) {
        let world = self.app.world_mut();
        let mut picture = picture_of(size, vec![0; (size.x * size.y * 4) as usize]);
        picture.texture_descriptor.usage |=
            TextureUsages::RENDER_ATTACHMENT | TextureUsages::COPY_SRC;
        self.target = world.resource_mut::<Assets<Image>>().add(picture);
        let target = RenderTarget::Image(self.target.clone().into());
        let mut cameras = world.query_filtered::<Entity, With<StageCamera>>();
        let cameras: Vec<Entity> = cameras.iter(world).collect();
        for camera in cameras {
            world.entity_mut(camera).insert(target.clone());
        }
        let mut windows = world.query_filtered::<(Entity, &mut Window), With<PrimaryWindow>>();
        if let Ok((window, mut shape)) = windows.single_mut(world) {
            let (width, height) = (size.x as f32, size.y as f32);
            shape.resolution.set(width, height);
            world.write_message(WindowResized { window, width, height });
        }
    }

    pub(crate) fn frame(&mut self) {
        self.app.update();
    }

    /// Runs frames until something holds.
    ///
    /// # Errors
    /// It does not come about.
    pub(crate) fn wait(&mut self, holds: impl Fn(&App) -> bool) -> Result<(), String> {
        self.draw(false);
        for _ in 0..PATIENCE {
            self.frame();
            if holds(&self.app) {
                return Ok(());
            }
            // Files are read on other threads, whose time is not the game's.
            sleep(Duration::from_millis(2));
        }
        Err("the game does not get there".to_owned())
    }

    /// Opens or closes the camera: drawing in software takes most of a frame's time.
    fn draw(&mut self, on: bool) {
        let world = self.app.world_mut();
        for mut camera in world.query_filtered::<&mut Camera, With<StageCamera>>().iter_mut(world) {
            camera.is_active = on;
        }
    }

    /// Runs frames until a change has reached the screen and its pictures are loaded.
    pub(crate) fn settle(&mut self) {
        for left in (0..SETTLING).rev() {
            self.draw(left < LAST);
            self.frame();
            sleep(Duration::from_millis(8));
        }
    }

    /// Draws a frame and takes its picture.
    pub(crate) fn shoot(&mut self) {
        self.draw(true);
        let taken = self.taken.clone();
        let place = {
            let mut taken = taken.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            taken.push(None);
            taken.len() - 1
        };
        let shot = Screenshot::image(self.target.clone());
        let keep = move |captured: On<ScreenshotCaptured>| {
            let mut taken = taken.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            taken[place] = Some(captured.image.clone());
        };
        self.app.world_mut().spawn(shot).observe(keep);
        self.frame();
    }

    /// All pictures taken since the last call.
    ///
    /// # Errors
    /// The graphics device sends none.
    pub(crate) fn pictures(&mut self) -> Result<Vec<Image>, String> {
        let taken = self.taken.clone();
        let lock = || taken.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        self.wait(|_| lock().iter().all(Option::is_some))?;
        Ok(lock().drain(..).flatten().collect())
    }
}

/// A part of a picture.
pub(crate) fn cut(picture: &Image, part: URect) -> Image {
    let bytes = picture.data.as_deref().unwrap_or_default();
    let row = |y: u32| {
        let start = ((y * picture.width() + part.min.x) * 4) as usize;
        bytes.get(start..start + part.width() as usize * 4).unwrap_or_default()
    };
    let data = (part.min.y..part.max.y).flat_map(row).copied().collect();
    picture_of(part.size(), data)
}

/// A picture from its pixels.
fn picture_of(size: UVec2, data: Vec<u8>) -> Image {
    let extent = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
    let (shape, format) = (TextureDimension::D2, TextureFormat::Rgba8UnormSrgb);
    Image::new(extent, shape, data, format, RenderAssetUsages::default())
}

/// Writes pictures of one size side by side, row by row, each reduced by a whole number.
///
/// # Errors
/// There is no picture, or the file cannot be written.
pub(crate) fn write_sheet(
    pictures: &[Image],
    columns: usize,
    reduced: usize,
    file: &Path,
) -> Result<(), String> {
    let first = pictures.first().ok_or("there is no picture")?;
    let (width, height) = (first.width() as usize / reduced, first.height() as usize / reduced);
    let columns = columns.clamp(1, pictures.len());
    let rows = pictures.len().div_ceil(columns);
    let across = columns * (width + GAP);
    let mut sheet = vec![0; across * rows * (height + GAP) * 4];
    for (number, picture) in pictures.iter().enumerate() {
        let (left, top) = (number % columns * (width + GAP), number / columns * (height + GAP));
        for y in 0..height {
            for x in 0..width {
                let place = ((top + y) * across + left + x) * 4;
                sheet[place..place + 4].copy_from_slice(&mean(picture, x, y, reduced));
            }
        }
    }
    let size = UVec2::new(across as u32, (rows * (height + GAP)) as u32);
    let sheet = picture_of(size, sheet);
    let sheet = sheet.try_into_dynamic().map_err(|why| why.to_string())?;
    sheet.to_rgb8().save(file).map_err(|why| format!("{}: {why}", file.display()))
}

/// The space between pictures of a sheet, in pixels.
const GAP: usize = 4;

/// The mean colour of a block of pixels.
fn mean(picture: &Image, x: usize, y: usize, block: usize) -> [u8; 4] {
    let mut sum = [0_usize; 3];
    for (dx, dy) in (0..block * block).map(|place| (place % block, place / block)) {
        let place = UVec3::new((x * block + dx) as u32, (y * block + dy) as u32, 0);
        let pixel = picture.pixel_bytes(place).unwrap_or(&[0; 4]);
        (0..3).for_each(|channel| sum[channel] += usize::from(pixel[channel]));
    }
    let [r, g, b] = sum.map(|sum| (sum / (block * block)) as u8);
    [r, g, b, 255]
}

/// Reads a size such as `1280x720`.
pub(crate) fn size(text: &str) -> Option<UVec2> {
    let (width, height) = text.split_once('x')?;
    Some(UVec2::new(width.parse().ok()?, height.parse().ok()?))
}
