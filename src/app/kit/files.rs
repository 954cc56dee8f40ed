//! Texts, pictures and packs in and out of the browser: downloads, chosen and dropped files, the clipboard.
//!
//! The browser answers some frames later and may refuse; every answer wakes the loop and becomes a
//! message. Deliberately absent: the meaning of texts and packs.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::path::Path;

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use js_sys::{Array, Function, Object, Promise, Reflect, Uint8Array};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{Clamped, JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    Blob, BlobPropertyBag, CanvasRenderingContext2d, DragEvent, Event, File, HtmlAnchorElement,
    HtmlCanvasElement, HtmlInputElement, ImageData,
};

use super::clipboard::{Copies, NotCopied, Paste, Pasted, PictureCopied};
use super::packs::may_be_pack;
use crate::app::platform::waker::LoopWaker;
use crate::packs::Limits;
use crate::saves::MAX_BYTES;

/// An answer of the browser.
enum Came {
    Text(String),
    NoText,
    NotCopied,
    PictureCopied(bool),
    Pack(PackCame),
}

thread_local! {
    static INBOX: RefCell<VecDeque<Came>> = const { RefCell::new(VecDeque::new()) };
    /// The picture or film that was downloaded last, to be copied or shared.
    static DOWNLOADED: RefCell<Option<File>> = const { RefCell::new(None) };
}

/// Brings answers to the inbox and wakes the loop.
#[derive(Resource, Clone, Default)]
struct Porter(LoopWaker);

impl Porter {
    fn bring(&self, came: Came) {
        INBOX.with_borrow_mut(|inbox| inbox.push_back(came));
        self.0.ring();
    }

    async fn bring_file(self, file: File) {
        if may_be_pack(Path::new(&file.name())) {
            return self.bring_pack(&file).await;
        }
        // A file this large is no match, so it is not read.
        let text = if file.size() > 2.0 * MAX_BYTES as f64 {
            None
        } else {
            JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string())
        };
        self.bring(text.map_or(Came::NoText, Came::Text));
    }

    async fn hand_over(self, way: HandOver) {
        let promise = DOWNLOADED.with_borrow(|file| {
            let file = file.as_ref().ok_or(JsValue::NULL)?;
            match way {
                HandOver::Clipboard => copy_file(file),
                HandOver::Share => share_file(file),
            }
        });
        let done = match promise {
            Ok(promise) => JsFuture::from(promise).await.is_ok(),
            Err(_) => false,
        };
        // A player who closes the system's list without a choice needs no answer.
        if way == HandOver::Clipboard {
            self.bring(Came::PictureCopied(done));
        }
    }

    async fn bring_pack(self, file: &File) {
        // One byte more than a pack may have is enough to say that it has too many.
        let most = Limits::ALL.bytes as f64 + 1.0;
        let bytes = match file.slice_with_f64_and_f64(0.0, most) {
            Ok(part) => JsFuture::from(part.array_buffer()).await.ok(),
            Err(_) => None,
        };
        let bytes = bytes.map(|bytes| Uint8Array::new(&bytes).to_vec());
        self.bring(Came::Pack(PackCame { name: file.name(), bytes }));
    }
}

/// A request to let the player choose a file.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum ChooseFile {
    /// One with a match.
    Match,
    /// A pack.
    Pack,
}

impl ChooseFile {
    /// The files that the browser shows.
    const fn accepts(self) -> &'static str {
        match self {
            Self::Match => ".save,.ron,.txt,text/plain",
            Self::Pack => ".zip,application/zip",
        }
    }
}

/// A request to hand on the picture or film that was downloaded last. [`PictureCopied`] answers a copy.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum HandOver {
    /// To the clipboard, as a picture.
    Clipboard,
    /// To a program or a person that the player chooses in the system's list.
    Share,
}

/// A zip file that the player has chosen or dropped.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct PackCame {
    /// Its name.
    pub name: String,
    /// Its bytes, up to one more than a pack may have; nothing if it cannot be read.
    pub bytes: Option<Vec<u8>>,
}

pub(in crate::app) fn plugin(app: &mut App) {
    let porter = Porter(LoopWaker::of(app.world().get_resource::<EventLoopProxyWrapper>()));
    if let Err(trouble) = take_drops(&porter) {
        warn!("Files cannot be dropped here: {trouble:?}");
    }
    app.insert_resource(porter)
        .add_message::<ChooseFile>()
        .add_message::<PackCame>()
        .add_message::<HandOver>()
        .add_message::<PictureCopied>()
        .add_systems(PreUpdate, (ask, hand_out).chain())
        .add_systems(Last, copy);
}

fn ask(
    (mut paste, mut choose): (MessageReader<Paste>, MessageReader<ChooseFile>),
    mut hand_over: MessageReader<HandOver>,
    porter: Res<Porter>,
) {
    for way in hand_over.read() {
        spawn_local(porter.clone().hand_over(*way));
    }
    if paste.read().count() > 0 {
        spawn_local(read_clipboard(porter.clone()));
    }
    if let Some(kind) = choose.read().last()
        && let Err(trouble) = choose_file(&porter, *kind)
    {
        warn!("No file can be chosen here: {trouble:?}");
        if *kind == ChooseFile::Match {
            porter.bring(Came::NoText);
        }
    }
}

fn hand_out(
    (mut pasted, mut packs): (MessageWriter<Pasted>, MessageWriter<PackCame>),
    (mut not_copied, mut copied): (MessageWriter<NotCopied>, MessageWriter<PictureCopied>),
) {
    for came in INBOX.take() {
        match came {
            Came::Text(text) => drop(pasted.write(Pasted(Some(text)))),
            Came::NoText => drop(pasted.write(Pasted(None))),
            Came::NotCopied => drop(not_copied.write(NotCopied)),
            Came::PictureCopied(done) => drop(copied.write(PictureCopied(done))),
            Came::Pack(pack) => drop(packs.write(pack)),
        }
    }
}

fn copy(mut copies: ResMut<Copies>, porter: Res<Porter>) {
    if copies.is_changed()
        && let Some(text) = copies.bypass_change_detection().take()
    {
        spawn_local(write_clipboard(text, porter.clone()));
    }
}

/// The clipboard; pages without encryption have none.
fn clipboard() -> Option<web_sys::Clipboard> {
    let navigator = web_sys::window()?.navigator();
    Reflect::get(&navigator, &"clipboard".into()).ok()?.dyn_into().ok()
}

async fn read_clipboard(porter: Porter) {
    let text = match clipboard() {
        Some(clipboard) => JsFuture::from(clipboard.read_text()).await.ok(),
        None => None,
    };
    let text = text.and_then(|text| text.as_string());
    porter.bring(text.map_or(Came::NoText, Came::Text));
}

async fn write_clipboard(text: String, porter: Porter) {
    let written = match clipboard() {
        Some(clipboard) => JsFuture::from(clipboard.write_text(&text)).await.is_ok(),
        None => false,
    };
    if !written {
        porter.bring(Came::NotCopied);
    }
}

/// How long the browser may read a download, in milliseconds; some browsers ask the player first.
const DOWNLOADING: i32 = 60_000;

/// Downloads bytes of this kind as a file. The browser asks where to put it, or has a folder for
/// it.
///
/// # Errors
/// The browser's error.
pub fn download(name: &str, kind: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let about = BlobPropertyBag::new();
    about.set_type(kind);
    let parts = Array::of1(&Uint8Array::from(bytes));
    let blob = Blob::new_with_u8_array_sequence_and_options(&parts, &about)?;
    download_blob(name, &blob)
}

/// Downloads a picture, which the browser turns into a PNG beside the game.
///
/// # Errors
/// The browser's error.
pub fn download_picture(name: &str, width: u32, height: u32, bytes: &[u8]) -> Result<(), JsValue> {
    let canvas: HtmlCanvasElement = document()?.create_element("canvas")?.unchecked_into();
    canvas.set_width(width);
    canvas.set_height(height);
    let paper = canvas.get_context("2d")?.ok_or(JsValue::NULL)?;
    let paper: CanvasRenderingContext2d = paper.unchecked_into();
    let pixels = ImageData::new_with_u8_clamped_array_and_sh(Clamped(bytes), width, height)?;
    paper.put_image_data(&pixels, 0.0, 0.0)?;
    let name = name.to_owned();
    let done = Closure::once_into_js(move |blob: Option<Blob>| {
        let sent = blob.ok_or(JsValue::NULL).and_then(|blob| download_blob(&name, &blob));
        if let Err(trouble) = sent {
            warn!("The picture cannot be downloaded: {trouble:?}");
        }
    });
    canvas.to_blob(done.unchecked_ref())
}

/// Forgets the picture or film that was downloaded last, which may be megabytes.
pub fn forget_download() {
    DOWNLOADED.set(None);
}

/// Whether the system has a list of programs and people that takes pictures.
pub fn can_share() -> bool {
    let asked = file(&Array::new(), "board.png", "image/png").and_then(|probe| {
        let navigator = web_sys::window().ok_or(JsValue::NULL)?.navigator();
        let asks: Function = Reflect::get(&navigator, &"canShare".into())?.dyn_into()?;
        asks.call1(&navigator, &shared_files(&probe)?)
    });
    asked.is_ok_and(|answer| answer.is_truthy())
}

/// A file of these parts. The bindings' own constructor needs another feature of theirs, which would rebuild the whole engine.
fn file(parts: &Array, name: &str, kind: &str) -> Result<File, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let constructor: Function = Reflect::get(&window, &"File".into())?.dyn_into()?;
    let about = Object::new();
    Reflect::set(&about, &"type".into(), &kind.into())?;
    Reflect::construct(&constructor, &Array::of3(parts, &name.into(), &about))?.dyn_into()
}

fn shared_files(file: &File) -> Result<JsValue, JsValue> {
    let shared = Object::new();
    Reflect::set(&shared, &"files".into(), &Array::of1(file))?;
    Ok(shared.into())
}

fn share_file(file: &File) -> Result<Promise, JsValue> {
    let navigator = web_sys::window().ok_or(JsValue::NULL)?.navigator();
    let share: Function = Reflect::get(&navigator, &"share".into())?.dyn_into()?;
    share.call1(&navigator, &shared_files(file)?)?.dyn_into()
}

fn copy_file(file: &File) -> Result<Promise, JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let item: Function = Reflect::get(&window, &"ClipboardItem".into())?.dyn_into()?;
    let kinds = Object::new();
    Reflect::set(&kinds, &file.type_().into(), file)?;
    let items = Array::of1(&Reflect::construct(&item, &Array::of1(&kinds))?);
    let clipboard = clipboard().ok_or(JsValue::NULL)?;
    let write: Function = Reflect::get(&clipboard, &"write".into())?.dyn_into()?;
    write.call1(&clipboard, &items)?.dyn_into()
}

fn download_blob(name: &str, blob: &Blob) -> Result<(), JsValue> {
    if blob.type_().starts_with("image/") {
        // Without it the download goes on.
        DOWNLOADED.set(file(&Array::of1(blob), name, &blob.type_()).ok());
    }
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let address = web_sys::Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document()?.create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    let done = Closure::once_into_js(move || web_sys::Url::revoke_object_url(&address));
    window
        .set_timeout_with_callback_and_timeout_and_arguments_0(done.unchecked_ref(), DOWNLOADING)
        .map(drop)
}

fn document() -> Result<web_sys::Document, JsValue> {
    let window = web_sys::window();
    window.and_then(|window| window.document()).ok_or(JsValue::NULL)
}

fn choose_file(porter: &Porter, kind: ChooseFile) -> Result<(), JsValue> {
    let input: HtmlInputElement = document()?.create_element("input")?.unchecked_into();
    input.set_type("file");
    input.set_accept(kind.accepts());
    let (porter, chosen) = (porter.clone(), input.clone());
    let changed = Closure::once_into_js(move || {
        if let Some(file) = chosen.files().and_then(|files| files.get(0)) {
            spawn_local(porter.bring_file(file));
        }
    });
    input.set_onchange(Some(changed.unchecked_ref()));
    input.click();
    Ok(())
}

/// Reads files dropped on the page, which the browser would otherwise open.
fn take_drops(porter: &Porter) -> Result<(), JsValue> {
    let document = document()?;
    let over = Closure::<dyn Fn(Event)>::new(|event: Event| event.prevent_default());
    document.add_event_listener_with_callback("dragover", over.into_js_value().unchecked_ref())?;
    let porter = porter.clone();
    let dropped = Closure::<dyn Fn(DragEvent)>::new(move |event: DragEvent| {
        event.prevent_default();
        let files = event.data_transfer().and_then(|held| held.files());
        for file in (0..).map_while(|at| files.as_ref()?.get(at)) {
            spawn_local(porter.clone().bring_file(file));
        }
    });
    document.add_event_listener_with_callback("drop", dropped.into_js_value().unchecked_ref())
}
