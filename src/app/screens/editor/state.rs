//! The level in the editor, what the next press does to it, and how it gets here.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::board::piece_name;
use super::dropping::Then;
use super::refusing::Unedited;
use crate::app::catalog::game_list::GameList;
use crate::app::catalog::level_editing::{LevelEditor, TakenOver};
use crate::app::catalog::levels::LevelList;
use crate::app::catalog::records::KnownFiles;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::packs::FoundPacks;
use crate::app::kit::screen_state::{Overlay, Overlays, Screen};
use crate::data::editing::{Ground, Means, PieceKind, Pieces};
use crate::data::{Flaw, Flaws, Label, files, index};
use crate::editor::{Draft, DraftFlaw, Edit, Place, flaws};
use crate::rules::Square;

/// The pack into which levels are written at first.
const FIRST_PACK: &str = "my-levels";

/// What a press on a square does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum Tool {
    /// Makes it a square of this letter.
    Paint(char),
    /// Puts a piece there.
    Put { seat: u8, kind: usize },
    /// Takes the piece away.
    Take,
    /// Moves the piece that is picked up, or picks one up.
    Move(Option<Square>),
    /// Turns the piece.
    Turn,
}

impl Tool {
    /// The tool without the piece that it has picked up.
    pub(super) fn empty(self) -> Self {
        if let Self::Move(_) = self { Self::Move(None) } else { self }
    }
}

/// The first kind of square, if the game has kinds of squares to draw.
fn first_tool(means: &Means) -> Tool {
    means.grounds.first().map_or(Tool::Take, |ground| Tool::Paint(ground.letter))
}

/// What the panel shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum Tab {
    /// The kinds of squares.
    Squares,
    /// The pieces of both seats.
    Pieces,
    /// The switches.
    Options,
    /// Name, size and difficulty.
    Level,
}

/// The level in the editor.
#[derive(Resource)]
pub(in crate::app) struct Edited {
    pub(in crate::app) draft: Draft,
    pub(super) looks: LevelEditor,
    pub(in crate::app) kinds: Vec<PieceKind>,
    pub(in crate::app) tool: Tool,
    pub(in crate::app) tab: Tab,
    /// The seat whose pieces are shown.
    pub(super) seat: u8,
    /// Whether squares that look alike are edited together.
    pub(super) alike: bool,
    /// Where it is written.
    pub(super) place: Place,
    /// Its flaws.
    pub(in crate::app) flaws: Vec<DraftFlaw>,
    /// The text whose flaws these are.
    pub(in crate::app) judged: Option<String>,
    /// Where Back leads.
    pub(super) from: Screen,
    /// The side that begins when it is tried, if it is known.
    pub(super) first: Option<u8>,
}

impl Edited {
    /// What a press on a square with this tool does; nothing where it picks a piece up.
    pub(super) fn edit(&self, square: Square) -> Option<Edit> {
        let alike = self.alike;
        Some(match self.tool {
            Tool::Paint(letter) => Edit::Paint { square, letter, alike },
            Tool::Move(from) => Edit::Move { from: from?, to: square, alike },
            Tool::Put { seat, kind } => Edit::Put { square, seat, kind, alike },
            Tool::Take => Edit::Take { square, alike },
            Tool::Turn => Edit::Turn { square, alike },
        })
    }

    /// Whether the tool in hand is for the corners between squares.
    pub(super) fn at_corners(&self) -> bool {
        self.draft.means().lie_between() && !matches!(self.tool, Tool::Paint(_))
    }

    /// Opens a part of the panel, with a tool of this part in hand: a press on the board does nothing that is not seen
    /// there.
    pub(super) fn open(&mut self, tab: Tab) {
        self.tab = tab;
        match (tab, self.tool) {
            (Tab::Pieces, Tool::Paint(_)) => self.tool = Tool::Move(None),
            (Tab::Squares, Tool::Put { .. } | Tool::Take | Tool::Move(_) | Tool::Turn) => {
                self.tool = first_tool(self.draft.means());
            }
            _ => self.tool = self.tool.empty(),
        }
    }

    /// The piece on a square, in words.
    pub(super) fn piece(&self, square: Square) -> Option<LocalText> {
        let pieces = self.draft.pieces(&self.kinds);
        let piece = pieces.iter().find(|piece| piece.square == square)?;
        Some(piece_name(self, piece.seat, piece.kind))
    }

    /// Edits the level. With `goes_on` it is undone together with the edit before.
    pub(super) fn change(&mut self, edit: &Edit, goes_on: bool) -> bool {
        self.draft.edit(&self.kinds, edit, goes_on)
    }

    /// Whether an edit would change anything.
    pub(super) fn allows(&self, edit: &Edit) -> bool {
        self.draft.allows(&self.kinds, edit)
    }

    /// The parts of the panel that this game has.
    pub(in crate::app) fn tabs(&self) -> Vec<Tab> {
        let means = self.draft.means();
        let mut tabs = vec![Tab::Options, Tab::Level];
        let board = !means.grounds.is_empty() && self.draft.board().is_some();
        if means.pieces != Pieces::None && board {
            tabs.insert(0, Tab::Pieces);
        }
        if board {
            tabs.insert(0, Tab::Squares);
        }
        tabs
    }

    /// The name of a kind of piece.
    pub(super) fn name(&self, kind: usize) -> LocalText {
        self.kinds.get(kind).map(|kind| label(&kind.name)).unwrap_or_default()
    }

    /// The name of a kind of square.
    pub(super) fn ground(&self, letter: char) -> LocalText {
        let known = self.draft.means().grounds.iter().find(|ground| ground.letter == letter);
        known.map(ground_name).unwrap_or_default()
    }
}

/// A name from a file.
pub(super) fn label(name: &Label) -> LocalText {
    match name {
        Label::Key(key) => LocalText::new(index::text_key(key).into_owned()),
        Label::Words(words) => LocalText::new("editor-words").with("words", words.as_str()),
    }
}

/// The name of a kind of square; one that belongs to a seat says so.
pub(super) fn ground_name(ground: &Ground) -> LocalText {
    match ground.seat {
        Some(seat) => LocalText::new("editor-of-side")
            .with("what", LocalText::new(ground.name))
            .with("side", LocalText::new(side(seat))),
        None => LocalText::new(ground.name),
    }
}

/// The name of a side.
pub(super) fn side(seat: u8) -> &'static str {
    if seat == 0 { "switch-first-red" } else { "switch-first-blue" }
}

/// Opens levels in the editor.
#[derive(SystemParam)]
pub(in crate::app) struct Opening<'w, 's> {
    files: Option<Res<'w, KnownFiles>>,
    games: Res<'w, GameList>,
    levels: Res<'w, LevelList>,
    locale: Res<'w, Locale>,
    found: Res<'w, FoundPacks>,
    pub(super) edited: Option<ResMut<'w, Edited>>,
    then: ResMut<'w, Then>,
    unedited: ResMut<'w, Unedited>,
    overlays: Overlays<'w>,
    next: ResMut<'w, NextState<Screen>>,
    commands: Commands<'w, 's>,
}

impl Opening<'_, '_> {
    /// Opens a level: a copy of one of the game's, one of a pack as it is.
    pub(in crate::app) fn level(&mut self, id: &str, from: Screen) {
        match self.read(id, from) {
            Ok(edited) => self.open(edited),
            Err(flaws) => self.refuse(id, flaws),
        }
    }

    /// Opens the level of a match with the pieces where they stand now.
    pub(super) fn position(&mut self, taken: TakenOver) {
        let TakenOver { plan, pieces, first } = taken;
        let mut edited = match self.read(&plan.level, Screen::Title) {
            Ok(edited) => edited,
            Err(flaws) => return self.refuse(&plan.level, flaws),
        };
        let switches: Vec<_> =
            edited.draft.means().switches.iter().map(|switch| switch.key).collect();
        for (key, choice) in &plan.options {
            if let Some(key) = switches.iter().find(|switch| *switch == key) {
                edited.change(&Edit::Choose(key, Some(choice.clone())), false);
            }
        }
        edited.change(&Edit::SetUp(pieces), false);
        edited.draft.begin();
        edited.first = first;
        self.open(edited);
    }

    fn refuse(&mut self, id: &str, flaws: Flaws) {
        warn!("The level {id} cannot be edited:\n{flaws}");
        self.unedited.0 = flaws.0;
        self.overlays.open(Overlay::Unedited);
    }

    /// Shows what is in the editor already.
    pub(super) fn go_on(&mut self) {
        self.next.set(Screen::Editor);
    }

    /// Opens what was read; a level that is not written is lost only after a question.
    fn open(&mut self, edited: Edited) {
        if self.edited.as_ref().is_some_and(|edited| edited.draft.is_unsaved()) {
            *self.then = Then::Open(Box::new(edited));
            self.overlays.open(Overlay::DropLevel);
            return;
        }
        self.commands.insert_resource(edited);
        self.next.set(Screen::Editor);
    }

    fn read(&self, id: &str, from: Screen) -> Result<Edited, Flaws> {
        let lost = |cause: &str| Flaws::from(Flaw::of_file(id, cause));
        let files = &*self.files.as_ref().ok_or_else(|| lost("the files are not here yet"))?.0;
        let (game, name) = index::split(id).ok_or_else(|| lost("this is no level"))?;
        let looks = self.games.menu(game).and_then(|menu| menu.editor);
        let looks = looks.ok_or_else(|| lost("levels of this game are not edited"))?;
        let means = (looks.means)();
        let (pack, plain) = index::owner(name);
        let path = |name: &str| format!("levels/{game}/{name}.board.ron");
        // What other packs change of it is theirs.
        let own = self.found.packs.iter().find(|known| Some(known.id()) == pack);
        let own = own.filter(|pack| pack.file(&path(plain)).is_some());
        let text = match own {
            Some(pack) => pack.text(&path(plain))?,
            None => files::text(files, &path(name))?,
        };
        let draft = match pack {
            Some(_) => Draft::of(means, id, &text)?,
            None => Draft::copy_of(means, id, &text, &self.title(id))?,
        };
        let kinds = draft.kinds(files);
        let place = Place::beside(game, pack.unwrap_or(FIRST_PACK), plain);
        let tool = first_tool(&means);
        let mut edited = Edited {
            draft,
            looks,
            kinds,
            tool,
            tab: Tab::Level,
            seat: 0,
            alike: true,
            place,
            flaws: Vec::new(),
            judged: None,
            from,
            first: None,
        };
        edited.tab = edited.tabs()[0];
        Ok(edited)
    }

    /// The title of a copy.
    fn title(&self, id: &str) -> String {
        let title = shown_title(&self.levels, id).unwrap_or_default();
        self.locale.say(&LocalText::new("editor-copy-of").with("level", title))
    }
}

/// The title of a level as screens show it.
pub(super) fn shown_title(levels: &LevelList, id: &str) -> Option<LocalText> {
    let level = levels.0.iter().find(|level| level.id == id)?;
    Some(LocalText::new(level.title_key.clone()))
}

/// Judges the level anew when it has changed.
pub(super) fn judge(files: Option<Res<KnownFiles>>, mut edited: ResMut<Edited>) {
    let Some(files) = files else { return };
    if !files.is_changed() && edited.judged.as_deref() == Some(edited.draft.text()) {
        return;
    }
    let told = flaws(&edited.draft, &*files.0);
    let text = edited.draft.text().to_owned();
    (edited.flaws, edited.judged) = (told, Some(text));
}
