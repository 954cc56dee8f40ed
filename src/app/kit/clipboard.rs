//! The system's clipboard: records and positions are copied and pasted as text, pictures of the board are copied.
//!
//! On the desktop the crate behind the engine's clipboard is used directly, because enabling the
//! engine's own feature would rebuild the whole engine. In the browser the engine's clipboard
//! reports neither failed copies nor the arrival of pasted text, so `files` implements both.
//! Deliberately absent: pasting pictures.

use bevy::prelude::*;

use super::locale::LocalText;

/// The clipboard's content after a [`Paste`]; `None` when it has no text or cannot be read.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Pasted(pub Option<String>);

/// A request to paste.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paste;

/// Copying has failed.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotCopied;

/// Whether a picture has been copied: the browser's answer.
#[cfg(target_arch = "wasm32")]
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct PictureCopied(pub bool);

/// The clipboard. Without a system clipboard it keeps the text for this game only.
#[derive(Resource, Default)]
pub struct Copies {
    #[cfg(not(target_arch = "wasm32"))]
    system: Option<arboard::Clipboard>,
    own: Option<String>,
}

impl Copies {
    /// Copies a text. Returns whether other programs can paste it too.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn copy(&mut self, text: &str) -> bool {
        let copied = self.system().is_some_and(|system| system.set_text(text).is_ok());
        self.own = (!copied).then(|| text.to_owned());
        copied
    }

    /// Copies a text. Always returns `true`; a failure is reported later as [`NotCopied`].
    #[cfg(target_arch = "wasm32")]
    pub fn copy(&mut self, text: &str) -> bool {
        self.own = Some(text.to_owned());
        true
    }

    /// Copies a picture: its width and height in pixels, and four bytes a pixel, red first. Returns whether other programs can paste it.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn copy_picture(&mut self, [width, height]: [usize; 2], rgba: &[u8]) -> bool {
        let picture = arboard::ImageData { width, height, bytes: rgba.into() };
        self.system().is_some_and(|system| system.set_image(picture).is_ok())
    }

    /// The system's clipboard, if it can be reached; never in a test.
    #[cfg(not(target_arch = "wasm32"))]
    fn system(&mut self) -> Option<&mut arboard::Clipboard> {
        if self.system.is_none() && cfg!(not(test)) {
            self.system = arboard::Clipboard::new().ok();
        }
        self.system.as_mut()
    }

    /// Copies a text. Returns `done`, or a message that only this game can paste it.
    pub fn copy_and_say(&mut self, text: &str, done: impl Into<LocalText>) -> LocalText {
        if self.copy(text) { done.into() } else { LocalText::new("copied-here-only") }
    }

    /// Takes the text that is still to be handed to the browser.
    #[cfg(target_arch = "wasm32")]
    pub(in crate::app) fn take(&mut self) -> Option<String> {
        self.own.take()
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Copies>()
        .add_message::<Paste>()
        .add_message::<Pasted>()
        .add_message::<NotCopied>();
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(PreUpdate, paste);
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(super::files::plugin);
}

#[cfg(not(target_arch = "wasm32"))]
fn paste(
    mut asked: MessageReader<Paste>,
    mut copies: ResMut<Copies>,
    mut pasted: MessageWriter<Pasted>,
) {
    if asked.read().count() == 0 {
        return;
    }
    let foreign = copies.system().and_then(|system| system.get_text().ok());
    pasted.write(Pasted(copies.own.clone().or(foreign)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_copied_is_pasted() {
        let mut app = App::new();
        app.add_plugins(plugin);
        let said = app.world_mut().resource_mut::<Copies>().copy_and_say("a1a2", "table-copied");
        assert_eq!(said.key, "copied-here-only", "no other program hears of it in a test");
        app.world_mut().write_message(Paste);
        app.update();
        let told: Vec<Pasted> =
            app.world_mut().resource_mut::<Messages<Pasted>>().drain().collect();
        assert_eq!(told, [Pasted(Some("a1a2".to_owned()))]);
    }
}
