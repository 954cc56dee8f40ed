//! The games as cards: picture, name, players, minutes, difficulty, one line.
//!
//! A game that is not available yet keeps its card: it can be focused, and shows why when it is
//! picked. Deliberately absent: sorting or filtering a handful of things.

use bevy::input_focus::{InputFocus, InputFocusVisible};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use crate::app::catalog::game_list::GameCard;
use crate::app::catalog::levels::LevelList;
use crate::app::catalog::seat_mode::SeatMode;
use crate::app::catalog::setup_sheet::SetUpSheet;
use crate::app::kit::form::{Fit, Form};
use crate::app::kit::input::{Intent, Intents};
use crate::app::kit::locale::LocalText;
use crate::app::kit::palette;
use crate::app::kit::screen_state::Screen;
use crate::app::kit::settings::Settings;
use crate::app::kit::theme::buttons::behaviour;
use crate::app::kit::theme::{ButtonKind, Lettering, space, text};
use crate::app::platform::redraw::RedrawRequests;

impl GameCard {
    fn ready(&self) -> bool {
        self.menu.is_some()
    }

    fn facts(&self) -> LocalText {
        // Two sides have an equal number of players each, so never three in all.
        let sides = self.menu.is_none_or(|menu| menu.seat_mode == SeatMode::TwoSides);
        let players = if sides { "card-players-of-sides" } else { "card-players" };
        LocalText::new("card-facts")
            .with("players", LocalText::new(players).with("count", self.players))
            .with("minutes", LocalText::new("card-minutes").with("count", self.minutes))
            .with("difficulty", LocalText::new(format!("card-difficulty-{}", self.difficulty)))
    }

    fn name(&self) -> LocalText {
        LocalText::new(format!("game-{}", self.game))
    }

    /// The badge in the picture's corner; the easiest game is where to start.
    fn badge(&self) -> Option<LocalText> {
        if !self.ready() {
            return Some(LocalText::new("card-soon"));
        }
        (self.difficulty == 1).then(|| LocalText::new("card-start-here"))
    }

    fn spoken(&self) -> LocalText {
        let action = self.badge().unwrap_or(LocalText::new("title-play"));
        LocalText::new("card-spoken").with("name", self.name()).with("action", action)
    }
}

/// How much larger the card that is pointed at is, and how far it rises, in units.
const LIFTED: f32 = 1.035;
const RAISED: f32 = 6.0;

/// The line under a card's name, which shows why a card cannot be picked.
#[derive(Component)]
pub struct CardLine(GameCard);

/// Puts one card on the title.
pub fn spawn(row: &mut ChildSpawnerCommands, card: GameCard, picture: Handle<Image>) {
    let node = Node {
        width: px(256),
        flex_direction: FlexDirection::Column,
        border_radius: BorderRadius::all(px(18)),
        ..default()
    };
    let looks = (node, Fit(fit_card), behaviour(ButtonKind::Card, card.spoken()));
    let mut paper = row.spawn((looks, card, UiTransform::default()));
    if !card.ready() {
        paper.insert(InteractionDisabled);
    }
    paper.with_children(|paper| {
        spawn_picture(paper, card, picture);
        spawn_texts(paper, card);
    });
    paper.insert(observe(open_set_up));
}

/// In a tall window two cards stand side by side.
fn fit_card(form: Form, node: &mut Node) {
    node.width = match form {
        Form::Wide => px(256),
        Form::Flat => px(160),
        Form::Tall => px(180),
    };
    (node.flex_shrink, node.min_width) = (form.pick(1.0, 0.0), px(0));
}

fn fit_picture(form: Form, node: &mut Node) {
    node.height = match form {
        Form::Wide => px(144),
        Form::Flat => px(82),
        Form::Tall => px(101),
    };
}

/// A telephone has no room for the line.
fn fit_line(form: Form, node: &mut Node) {
    node.display = form.pick(Display::Flex, Display::None);
}

fn spawn_picture(paper: &mut ChildSpawnerCommands, card: GameCard, picture: Handle<Image>) {
    let corner = BorderRadius::top(px(18));
    let color = if card.ready() { Color::WHITE } else { Color::srgb(0.80, 0.76, 0.70) };
    let mut frame = paper.spawn((
        (
            Node {
                width: percent(100),
                height: px(144),
                flex_shrink: 0.0,
                border_radius: corner,
                ..default()
            },
            Fit(fit_picture),
        ),
        ImageNode { color, image_mode: NodeImageMode::Stretch, ..ImageNode::new(picture) },
        Pickable::IGNORE,
    ));
    if let Some(words) = card.badge() {
        frame.with_child(badge(card, words));
    }
}

fn badge(card: GameCard, words: LocalText) -> impl Bundle {
    let (paper, ink) = if card.ready() {
        (palette::FOCUS, palette::PAPER)
    } else {
        (palette::COCOA, palette::PAPER)
    };
    let node = Node {
        position_type: PositionType::Absolute,
        top: px(space::S),
        left: px(space::S),
        max_width: percent(94),
        padding: UiRect::axes(px(10), px(2)),
        border_radius: BorderRadius::all(px(10)),
        ..default()
    };
    (node, BackgroundColor(paper), Pickable::IGNORE, children![text(words, Lettering::Cap, ink)])
}

fn spawn_texts(paper: &mut ChildSpawnerCommands, card: GameCard) {
    let node = Node {
        flex_direction: FlexDirection::Column,
        padding: UiRect::all(px(12)),
        row_gap: px(2),
        flex_grow: 1.0,
        ..default()
    };
    let line = LocalText::new(format!("game-{}-line", card.game));
    paper.spawn((node, Pickable::IGNORE)).with_children(|column| {
        column.spawn(text(card.name(), Lettering::Name, palette::INK));
        column.spawn((text(line, Lettering::Note, palette::INK), CardLine(card), Fit(fit_line)));
        // Last, because it takes two rows on some cards.
        let facts = text(card.facts(), Lettering::Cap, palette::COCOA);
        let to_the_bottom = |mut node: Mut<Node>| node.margin.top = auto();
        column.spawn(facts).entry::<Node>().and_modify(to_the_bottom);
    });
}

fn open_set_up(
    activated: On<Activate>,
    cards: Query<&GameCard>,
    (levels, settings): (Res<LevelList>, Res<Settings>),
    mut sheet: ResMut<SetUpSheet>,
    mut next: ResMut<NextState<Screen>>,
) {
    // Keys can pick a game that is not available, to show why not.
    if let Ok(card) = cards.get(activated.entity)
        && card.ready()
    {
        sheet.open_game(card, &levels, &settings);
        next.set(Screen::SetUp);
    }
}

/// While a game that is not available is pointed at, or was picked by key and still has the focus,
/// its line says why.
pub fn tell_why_not(
    intents: Intents,
    focus: Res<InputFocus>,
    cards: Query<(Entity, &GameCard, &Hovered)>,
    mut lines: Query<(&CardLine, &mut LocalText)>,
    mut picked: Local<Option<Entity>>,
) {
    if intents.just(Intent::Pick) {
        *picked = focus.get();
    }
    *picked = picked.filter(|picked| focus.get() == Some(*picked));
    for (entity, card, hovered) in cards.iter().filter(|(_, card, _)| !card.ready()) {
        let asked = hovered.get() || *picked == Some(entity);
        let wanted =
            if asked { "card-soon-why".to_owned() } else { format!("game-{}-line", card.game) };
        for (line, mut text) in &mut lines {
            if line.0.game == card.game && text.key != wanted {
                *text = LocalText::new(wanted.clone());
            }
        }
    }
}

/// Lifts the card that is pointed at or has the focus, and lets the others down again.
pub fn lift(
    time: Res<Time>,
    settings: Res<Settings>,
    (focus, visible): (Res<InputFocus>, Res<InputFocusVisible>),
    mut cards: Query<(Entity, &GameCard, &Hovered, &mut UiTransform)>,
    mut redraw: ResMut<RedrawRequests>,
) {
    let calm = settings.less_motion();
    let share = if calm { 1.0 } else { 1.0 - (-14.0 * time.delta_secs()).exp() };
    for (entity, card, hovered, mut transform) in &mut cards {
        let pointed = hovered.get() && !visible.0;
        let chosen = card.ready() && (pointed || focus.get() == Some(entity));
        let wanted = if chosen && !calm { LIFTED } else { 1.0 };
        let (size, way) = (transform.scale.x, wanted - transform.scale.x);
        if way == 0.0 {
            continue;
        }
        let size = if way.abs() < 0.001 { wanted } else { size + way * share };
        transform.scale = Vec2::splat(size);
        transform.translation.y = px((size - 1.0) * -RAISED / (LIFTED - 1.0));
        redraw.bypass_change_detection().nudge();
    }
}

#[cfg(test)]
mod tests {
    use crate::app::games::GAMES;

    #[test]
    fn two_sides_have_two_players_or_four_and_never_three() {
        let players = |game: &str| {
            let card = GAMES.0.iter().find(|card| card.game == game).expect("a game");
            format!("{:?}", card.facts())
        };
        for game in ["jungle", "arena", "zoon"] {
            assert!(players(game).contains("card-players-of-sides"), "{game}");
        }
        assert!(!players("honga").contains("card-players-of-sides"));
    }
}
