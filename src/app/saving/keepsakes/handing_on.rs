//! What a player does with a finished picture or film: copies it or its path, or hands it to another program.

#[cfg(not(target_arch = "wasm32"))]
use bevy::asset::RenderAssetUsages;
use bevy::prelude::*;

#[cfg(not(target_arch = "wasm32"))]
use crate::app::kit::canvas::Canvas;
#[cfg(not(target_arch = "wasm32"))]
use crate::app::kit::clipboard::Copies;
#[cfg(target_arch = "wasm32")]
use crate::app::kit::clipboard::PictureCopied;
#[cfg(target_arch = "wasm32")]
use crate::app::kit::files::{self, HandOver};
use crate::app::session::keepsake::Keepsake;
use crate::app::session::table_command::TableCommand;

/// The last picture, so that it can be copied. A browser keeps the file that it has downloaded.
#[cfg(not(target_arch = "wasm32"))]
#[derive(Resource)]
pub(super) struct LastPicture(pub(super) Canvas);

#[cfg(not(target_arch = "wasm32"))]
pub(super) fn forget(mut keepsake: ResMut<Keepsake>, mut commands: Commands) {
    *keepsake = Keepsake::Nothing;
    commands.remove_resource::<LastPicture>();
}

#[cfg(target_arch = "wasm32")]
pub(super) fn forget(mut keepsake: ResMut<Keepsake>) {
    *keepsake = Keepsake::Nothing;
    files::forget_download();
}

#[cfg(not(target_arch = "wasm32"))]
pub(super) fn hand_on(
    mut table_commands: MessageReader<TableCommand>,
    picture: Option<Res<LastPicture>>,
    mut keepsake: ResMut<Keepsake>,
    mut copies: ResMut<Copies>,
) {
    for command in table_commands.read() {
        let Keepsake::Kept(kept) = &*keepsake else { continue };
        let copied = match command {
            TableCommand::CopyPlace => copies.copy(&kept.place),
            TableCommand::CopyPicture => {
                picture.as_ref().is_some_and(|picture| copy_picture(&picture.0, &mut copies))
            }
            _ => continue,
        };
        note(&mut keepsake, copied);
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn copy_picture(canvas: &Canvas, copies: &mut Copies) -> bool {
    let size = [canvas.size.x as usize, canvas.size.y as usize];
    let image = canvas.clone().into_image(RenderAssetUsages::MAIN_WORLD);
    image.data.is_some_and(|rgba| copies.copy_picture(size, &rgba))
}

/// Notes whether copying has worked, if there still is a file.
fn note(keepsake: &mut Keepsake, copied: bool) {
    if let Keepsake::Kept(kept) = keepsake {
        kept.copied = Some(copied);
    }
}

#[cfg(target_arch = "wasm32")]
pub(super) fn hand_on(
    mut table_commands: MessageReader<TableCommand>,
    mut hand_over: MessageWriter<HandOver>,
) {
    for command in table_commands.read() {
        match command {
            TableCommand::CopyPicture => drop(hand_over.write(HandOver::Clipboard)),
            TableCommand::ShareKept => drop(hand_over.write(HandOver::Share)),
            _ => {}
        }
    }
}

/// The browser's answer to a copy.
#[cfg(target_arch = "wasm32")]
pub(super) fn hear(mut answers: MessageReader<PictureCopied>, mut keepsake: ResMut<Keepsake>) {
    for answer in answers.read() {
        note(&mut keepsake, answer.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::session::keepsake::{KeptFile, KeptKind};

    #[test]
    fn what_could_not_be_copied_is_told_and_nothing_is_without_a_file() {
        let mut world = World::new();
        world.init_resource::<Copies>();
        world.init_resource::<Messages<TableCommand>>();
        world.insert_resource(LastPicture(Canvas::new(UVec2::new(3, 2), Color::WHITE)));
        world.insert_resource(Keepsake::Nothing);
        let mut schedule = Schedule::default();
        schedule.add_systems(hand_on);
        world.write_message(TableCommand::CopyPicture);
        schedule.run(&mut world);
        assert_eq!(*world.resource::<Keepsake>(), Keepsake::Nothing);

        let kept = KeptFile {
            place: "board.png".to_owned(),
            kind: KeptKind::Picture,
            downloaded: false,
            shares: false,
            copied: None,
        };
        world.insert_resource(Keepsake::Kept(kept.clone()));
        world.write_message(TableCommand::CopyPicture);
        schedule.run(&mut world);
        let told = Keepsake::Kept(KeptFile { copied: Some(false), ..kept });
        assert_eq!(*world.resource::<Keepsake>(), told, "no other program hears of it in a test");
    }
}
