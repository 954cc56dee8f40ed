//! Pictures of the board and films of whole matches, for the player to take away.
//!
//! They are painted by the processor, a few milliseconds of every frame, and written beside the
//! game. A picture shows what the table shows; a film shows, step by step, what this viewer may
//! read of the match, so neither its frames nor their number reveal anything. Deliberately absent:
//! how a board is painted.

mod handing_on;

use std::time::Duration;

use bevy::asset::RenderAssetUsages;
use bevy::platform::time::Instant;
use bevy::prelude::*;

use crate::app::kit::canvas::Canvas;
use crate::app::kit::clipboard::Copies;
use crate::app::kit::content::art::Art;
use crate::app::kit::content::cutouts::Cutouts;
use crate::app::kit::film::Film;
use crate::app::kit::screen_state::Screen;
use crate::app::platform::folders;
use crate::app::platform::redraw::RedrawRequests;
use crate::app::session::keepsake::{Keepsake, KeptFile, KeptKind};
use crate::app::session::table_command::TableCommand;
use crate::app::table::board::painting::{Painter, Paints};
use crate::app::table::{BoardLayout, Playing, Scene, TableGame, TableSystems, Watching};
use crate::referee::Match;
use crate::rules::Viewer;

/// The time it takes of each frame.
const SHARE: Duration = Duration::from_millis(6);
/// The largest width and height of a picture, and of a film.
const LARGEST: [UVec2; 2] = [UVec2::new(1600, 1200), UVec2::new(400, 400)];

/// What is being made.
enum Work {
    /// The board as it is.
    Picture(Scene),
    /// Where each frame ends, how many samples and frames are done.
    Film { steps: Vec<usize>, samples: Vec<Canvas>, film: Option<Box<Film>>, next: usize },
}

/// What came of a step.
enum Step {
    /// Pictures are on their way.
    Waits,
    GoesOn,
    Painted(Canvas),
    Filmed(Option<Vec<u8>>),
}

/// A picture or film being made.
#[derive(Resource)]
struct Making<G: TableGame> {
    played: Match<G>,
    viewer: Viewer,
    painter: Painter,
    work: Work,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Keepsake>()
        .init_resource::<Copies>()
        .add_message::<TableCommand>()
        .add_systems(OnExit(Screen::Play), handing_on::forget)
        .add_systems(Update, handing_on::hand_on.run_if(on_message::<TableCommand>));
    #[cfg(target_arch = "wasm32")]
    app.add_systems(Update, handing_on::hear);
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(Update, writing::hear.run_if(resource_exists::<writing::Writing>));
}

pub(super) fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (
            begin::<G>.run_if(on_message::<TableCommand>.and_then(resource_exists::<Playing<G>>)),
            make::<G>.run_if(resource_exists::<Making<G>>),
        )
            .chain()
            .after(TableSystems::Play),
    )
    .add_systems(OnExit(Screen::Play), |mut commands: Commands| {
        commands.remove_resource::<Making<G>>();
    });
}

fn begin<G: TableGame>(
    mut table_commands: MessageReader<TableCommand>,
    playing: Res<Playing<G>>,
    (layout, watching): (Option<Res<BoardLayout>>, Option<Res<Watching>>),
    mut keepsake: ResMut<Keepsake>,
    mut commands: Commands,
) {
    let Some(layout) = layout else { return };
    for command in table_commands.read() {
        let (work, largest) = match command {
            TableCommand::KeepPicture => (Work::Picture(playing.scene()), LARGEST[0]),
            TableCommand::KeepFilm => {
                let (steps, samples) = (Vec::new(), Vec::new());
                (Work::Film { steps, samples, film: None, next: 0 }, LARGEST[1])
            }
            _ => continue,
        };
        let look = G::board(playing.tables());
        let painter = Painter::new(look, layout.clone(), G::PLAYER_STYLE, largest, true);
        let (mut played, viewer) = (playing.fork(), playing.viewer());
        // In a replay the entries after the current moment belong to the match too.
        while watching.is_some() && played.redo().is_some() {}
        let mut making = Making { played, viewer, painter, work };
        if let Work::Film { steps, .. } = &mut making.work {
            let seen = making.played.entries_seen_by(viewer);
            *steps = std::iter::once(0).chain(seen.into_iter().map(|seen| seen.until)).collect();
        }
        *keepsake = Keepsake::Making(0);
        commands.insert_resource(making);
    }
}

fn make<G: TableGame>(
    mut making: ResMut<Making<G>>,
    (art, cutouts): (Option<Res<Art>>, Option<Res<Cutouts>>),
    mut keepsake: ResMut<Keepsake>,
    mut redraw: ResMut<RedrawRequests>,
    mut commands: Commands,
) {
    redraw.nudge();
    let (Some(art), Some(cutouts)) = (art, cutouts) else { return };
    let paints = Paints { art: &art, cutouts: &cutouts };
    let end = Instant::now() + SHARE;
    while !cutouts.lacks_any() && Instant::now() < end {
        match making.step(paints) {
            Step::Waits => break,
            Step::GoesOn => continue,
            Step::Painted(canvas) => {
                keep(Made::Picture(canvas), G::ID, &mut keepsake, &mut commands)
            }
            Step::Filmed(Some(bytes)) => {
                keep(Made::Film(bytes), G::ID, &mut keepsake, &mut commands)
            }
            Step::Filmed(None) => *keepsake = Keepsake::Failed(String::new()),
        }
        commands.remove_resource::<Making<G>>();
        return;
    }
    if let Work::Film { steps, next, .. } = &making.work {
        let done = Keepsake::Making((100 * next / steps.len().max(1)) as u32);
        keepsake.set_if_neq(done);
    }
}

impl<G: TableGame> Making<G> {
    fn step(&mut self, paints: Paints) -> Step {
        let (steps, sampled, at) = match &self.work {
            Work::Picture(scene) => {
                let painted = self.painter.paint(scene, &[], paints);
                return painted.map_or(Step::Waits, Step::Painted);
            }
            Work::Film { steps, samples, film: None, .. } => {
                (steps, true, [0, steps.len() / 2, steps.len() - 1][samples.len().min(2)])
            }
            Work::Film { steps, next, .. } => (steps, false, *next),
        };
        let scene = self.scene(steps.get(at).copied().unwrap_or_default());
        let Some(canvas) = self.painter.paint(&scene, &[], paints) else { return Step::Waits };
        let Work::Film { steps, samples, film, next } = &mut self.work else { return Step::Waits };
        if sampled {
            let size = canvas.size;
            samples.push(canvas);
            if samples.len() == 3 {
                *film = Film::new(size, &std::mem::take(samples)).map(Box::new);
                return if film.is_some() { Step::GoesOn } else { Step::Filmed(None) };
            }
            return Step::GoesOn;
        }
        if let Some(film) = film {
            film.show(&canvas);
        }
        *next += 1;
        if *next < steps.len() {
            return Step::GoesOn;
        }
        Step::Filmed(film.take().and_then(|film| film.finish()))
    }

    /// What the viewer saw after this many entries.
    fn scene(&self, entries: usize) -> Scene {
        let view = match self.played.history().nth(entries) {
            Some(passed) => passed.view(self.viewer),
            None => self.played.view(self.viewer),
        };
        G::stage(self.played.tables(), &G::shown_to(&view))
    }
}

/// A finished picture or film.
enum Made {
    Picture(Canvas),
    Film(Vec<u8>),
}

impl Made {
    fn kind(&self) -> KeptKind {
        match self {
            Self::Picture(_) => KeptKind::Picture,
            Self::Film(_) => KeptKind::Film,
        }
    }

    /// The name of its file.
    fn name(&self, game: &str) -> String {
        let name =
            folders::fresh_name(game).map_or_else(|| game.to_owned(), |name| name.to_string());
        let kind = match self.kind() {
            KeptKind::Picture => "png",
            KeptKind::Film => "gif",
        };
        format!("{name}.{kind}")
    }
}

/// Hands it to the browser.
#[cfg(target_arch = "wasm32")]
fn keep(made: Made, game: &str, keepsake: &mut Keepsake, _: &mut Commands) {
    use crate::app::kit::files;
    let (name, kind) = (made.name(game), made.kind());
    let sent = match made {
        Made::Picture(canvas) => {
            let size = canvas.size;
            let image = canvas.into_image(RenderAssetUsages::MAIN_WORLD);
            let bytes = image.data.unwrap_or_default();
            files::download_picture(&name, size.x, size.y, &bytes)
        }
        Made::Film(bytes) => files::download(&name, "image/gif", &bytes),
    };
    *keepsake = match sent {
        Ok(()) => Keepsake::Kept(KeptFile {
            place: name,
            kind,
            downloaded: true,
            shares: files::can_share(),
            copied: None,
        }),
        Err(trouble) => Keepsake::Failed(format!("{trouble:?}")),
    };
}

/// Writes it into the folder for pictures, beside the game.
#[cfg(not(target_arch = "wasm32"))]
fn keep(made: Made, game: &str, _: &mut Keepsake, commands: &mut Commands) {
    let name = made.name(game);
    match &made {
        Made::Picture(canvas) => commands.insert_resource(handing_on::LastPicture(canvas.clone())),
        Made::Film(_) => commands.remove_resource::<handing_on::LastPicture>(),
    }
    commands.insert_resource(writing::Writing::begin(made, name));
}

#[cfg(not(target_arch = "wasm32"))]
mod writing {
    use std::io::{Cursor, Error};
    use std::path::PathBuf;
    use std::sync::{Arc, OnceLock};

    use bevy::image::ImageFormat;
    use bevy::tasks::IoTaskPool;

    use super::*;

    /// A file being written.
    #[derive(Resource)]
    pub(super) struct Writing {
        kind: KeptKind,
        answer: Arc<OnceLock<Result<PathBuf, String>>>,
    }

    impl Writing {
        pub(super) fn begin(made: Made, name: String) -> Self {
            let (kind, answer) = (made.kind(), Arc::new(OnceLock::new()));
            let written = answer.clone();
            let work = async move {
                let _ = written.set(write(made, &name).map_err(|why| why.to_string()));
            };
            IoTaskPool::get().spawn(work).detach();
            Self { kind, answer }
        }
    }

    fn write(made: Made, name: &str) -> Result<PathBuf, Error> {
        let bytes = match made {
            Made::Film(bytes) => bytes,
            Made::Picture(canvas) => png(canvas).map_err(Error::other)?,
        };
        let folder = folders::pictures_folder();
        let folder = folder.ok_or_else(|| Error::other("this system has no folder for it"))?;
        std::fs::create_dir_all(&folder)?;
        let file = folder.join(name);
        std::fs::write(&file, bytes)?;
        Ok(file)
    }

    fn png(canvas: Canvas) -> Result<Vec<u8>, String> {
        let image = canvas.into_image(RenderAssetUsages::MAIN_WORLD);
        let image = image.try_into_dynamic().map_err(|why| why.to_string())?.into_rgb8();
        let format = ImageFormat::Png.as_image_crate_format().ok_or("no PNG can be written")?;
        let mut bytes = Cursor::new(Vec::new());
        image.write_to(&mut bytes, format).map_err(|why| why.to_string())?;
        Ok(bytes.into_inner())
    }

    pub(super) fn hear(
        writing: Res<Writing>,
        mut keepsake: ResMut<Keepsake>,
        mut redraw: ResMut<RedrawRequests>,
        mut commands: Commands,
    ) {
        redraw.nudge();
        let Some(answer) = writing.answer.get() else { return };
        *keepsake = match answer {
            Ok(file) => Keepsake::Kept(KeptFile {
                place: file.display().to_string(),
                kind: writing.kind,
                downloaded: false,
                shares: false,
                copied: None,
            }),
            Err(why) => Keepsake::Failed(why.clone()),
        };
        commands.remove_resource::<Writing>();
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn a_picture_is_a_png_of_its_size() {
            let bytes = png(Canvas::new(UVec2::new(30, 20), Color::WHITE)).expect("a picture");
            assert_eq!(&bytes[1..4], b"PNG");
            assert_eq!((bytes[19], bytes[23]), (30, 20));
        }
    }
}
