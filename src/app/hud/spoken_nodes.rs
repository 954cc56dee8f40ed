//! Hands what is said aloud to the system's screen readers: a node of AccessKit for every place of the
//! table, one for the line of typed moves, and a live one for the news.
//!
//! They exist only while a screen reader asks for them, and change only when the words do. The focus
//! of keys and pad is theirs too, and a press or a focus that a screen reader asks for is one of the
//! player's. Deliberately absent: the words, and buttons, which label themselves.

use accesskit::{Action, Live, Node, Role};
use bevy::a11y::{AccessibilityNode, AccessibilityRequested, AccessibilitySystems, ActionRequest};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, Button};

use super::layout::Part;
use super::spoken_places::Listens;
use super::typed_line::TypedLine;
use crate::app::kit::locale::{LocalText, Locale};
use crate::app::kit::spoken::{SpeechSystems, Spoken, Voiced};
use crate::app::kit::theme::buttons::SpokenLabel;
use crate::app::kit::theme::menus::{Ignored, MenuScope};
use crate::app::table::{Pick, Pointing, TableSystems};
use crate::rules::Spot;

/// A place of the table.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Voiced)]
struct PlaceNode(Spot);

/// What tells the news.
#[derive(Component)]
#[require(Voiced)]
struct NewsNode;

/// The line of typed moves.
#[derive(Component)]
#[require(Voiced)]
struct LineNode;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AccessibilityRequested>()
        .add_message::<ActionRequest>()
        .add_systems(
            PostUpdate,
            (listen, lay_places, name_labels, tell_news, tell_line, follow_focus)
                .chain()
                .after(SpeechSystems)
                .before(AccessibilitySystems::Update)
                .run_if(is_asked),
        )
        .add_systems(Update, act.in_set(TableSystems::Listen))
        .add_systems(Update, press_buttons.run_if(on_message::<ActionRequest>));
}

fn is_asked(requested: Res<AccessibilityRequested>) -> bool {
    requested.get()
}

fn listen(mut listens: ResMut<Listens>) {
    listens.set_if_neq(Listens(true));
}

fn node(role: Role, label: &str, actions: &[Action]) -> AccessibilityNode {
    let mut node = Node::new(role);
    node.set_label(label);
    actions.iter().for_each(|action| node.add_action(*action));
    node.into()
}

/// Keeps one node for every place that says something; a place that stays keeps its node.
fn lay_places(
    spoken: Res<Spoken>,
    mut laid: Query<(Entity, &PlaceNode, &mut AccessibilityNode)>,
    mut commands: Commands,
) {
    if !spoken.is_changed() {
        return;
    }
    let words = |spot: Spot| spoken.places().iter().find(|(known, _)| *known == spot);
    for (entity, place, mut node) in &mut laid {
        match words(place.0) {
            Some((_, says)) if node.label() == Some(says.as_str()) => {}
            Some((_, says)) => node.set_label(says.as_str()),
            None => commands.entity(entity).despawn(),
        }
    }
    let is_laid = |spot: Spot| laid.iter().any(|(_, place, _)| place.0 == spot);
    for (spot, says) in spoken.places().iter().filter(|(spot, _)| !is_laid(*spot)) {
        commands
            .spawn((PlaceNode(*spot), node(Role::Button, says, &[Action::Click, Action::Focus])));
    }
}

/// What has a label for those who listen and is no button, such as a clock.
type Labels = (With<SpokenLabel>, Without<AccessibilityNode>);

fn name_labels(
    labels: Query<(Entity, &SpokenLabel), Labels>,
    locale: Res<Locale>,
    mut commands: Commands,
) {
    for (entity, SpokenLabel(says)) in &labels {
        commands.entity(entity).try_insert(node(Role::Label, &locale.say(says), &[]));
    }
}

/// Tells all news of a frame at once; a reader queues what is said politely.
fn tell_news(
    spoken: Res<Spoken>,
    mut told: Local<usize>,
    mut voices: Query<&mut AccessibilityNode, With<NewsNode>>,
    mut commands: Commands,
) {
    let Ok(mut voice) = voices.single_mut() else {
        let mut voice = Node::new(Role::Status);
        voice.set_live(Live::Polite);
        commands.spawn((NewsNode, AccessibilityNode::from(voice)));
        return;
    };
    if spoken.told() != *told {
        let news: Vec<&str> = spoken.since(*told).collect();
        voice.set_label(news.join("\n"));
        *told = spoken.told();
    } else if spoken.is_changed() && spoken.since(0).next().is_none() && voice.label().is_some() {
        voice.clear_label();
    }
}

fn tell_line(
    (line, locale): (Res<TypedLine>, Res<Locale>),
    mut lines: Query<(Entity, &mut AccessibilityNode), With<LineNode>>,
    mut commands: Commands,
) {
    match lines.single_mut() {
        Ok((entity, _)) if !line.open => commands.entity(entity).despawn(),
        Ok((_, mut node)) => {
            if node.value() != Some(line.text.words.as_str()) {
                node.set_value(line.text.words.as_str());
            }
        }
        Err(_) if line.open => {
            let label = locale.say(&LocalText::new("typed-title"));
            commands.spawn((LineNode, node(Role::TextInput, &label, &[])));
        }
        Err(_) => {}
    }
}

type Nodes<'w, 's> =
    (Query<'w, 's, (Entity, &'static PlaceNode)>, Query<'w, 's, Entity, With<LineNode>>);

/// While no menu is open, the node of the line or of the focused place has the focus.
fn follow_focus(
    pointing: Res<Pointing>,
    menus: Query<(), With<MenuScope>>,
    (places, lines): Nodes,
    voiced: Query<(), With<Voiced>>,
    mut focus: ResMut<InputFocus>,
) {
    if !menus.is_empty() {
        return;
    }
    let place = pointing.focus();
    let place = places.iter().find(|(_, node)| Some(node.0) == place).map(|(entity, _)| entity);
    match lines.iter().next().or(place) {
        Some(wanted) if focus.get() != Some(wanted) => focus.set(wanted, FocusCause::Navigated),
        None if focus.get().is_some_and(|entity| voiced.contains(entity)) => focus.clear(),
        _ => {}
    }
}

/// What covers the table. A column of buttons that has the keys covers nothing.
type Covers = (With<MenuScope>, Without<Part>);

/// A place is pressed or focused by a screen reader. What a menu covers is not pressed.
fn act(
    mut asked: MessageReader<ActionRequest>,
    (places, covers): (Query<&PlaceNode>, Query<(), Covers>),
    mut pointing: ResMut<Pointing>,
    mut picks: MessageWriter<Pick>,
) {
    for asked in asked.read() {
        let entity = Entity::try_from_bits(asked.target_node.0);
        let Some(PlaceNode(spot)) = entity.and_then(|entity| places.get(entity).ok()) else {
            continue;
        };
        match asked.action {
            Action::Click if covers.is_empty() => drop(picks.write(Pick(*spot))),
            Action::Focus => pointing.focus_on(*spot),
            _ => {}
        }
    }
}

/// A button is pressed by a screen reader. While a menu is open, only its own buttons are.
fn press_buttons(
    mut asked: MessageReader<ActionRequest>,
    buttons: Query<Has<InteractionDisabled>, With<Button>>,
    (scopes, parents): (Query<(Entity, &MenuScope)>, Query<&ChildOf>),
    mut commands: Commands,
) {
    // Screens and columns of buttons cover nothing.
    let menus = scopes.iter().filter(|(_, scope)| scope.layer > 0);
    let menu = menus.max_by_key(|(_, scope)| scope.layer).map(|(entity, _)| entity);
    let offers = |entity: Entity| {
        menu.is_none_or(|menu| parents.iter_ancestors(entity).any(|above| above == menu))
    };
    for asked in asked.read().filter(|asked| asked.action == Action::Click) {
        let Some(entity) = Entity::try_from_bits(asked.target_node.0) else { continue };
        if !offers(entity) {
            continue;
        }
        match buttons.get(entity) {
            Ok(true) => commands.trigger(Ignored { entity }),
            Ok(false) => commands.trigger(Activate { entity }),
            Err(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use accesskit::{NodeId, TreeId};
    use bevy::ecs::message::Messages;

    use super::super::times::in_words;
    use super::*;
    use crate::app::kit::locale::tests::speaking;
    use crate::app::kit::spoken::{self, SayAloud};

    const PLACES: [Spot; 2] = [Spot::Square(0), Spot::Square(1)];

    fn reader() -> App {
        let mut app = App::new();
        app.insert_resource(speaking("en"))
            .init_resource::<InputFocus>()
            .init_resource::<Listens>()
            .init_resource::<TypedLine>()
            .init_resource::<Pointing>()
            .add_message::<Pick>()
            .add_plugins((spoken::plugin, plugin));
        app.world().resource::<AccessibilityRequested>().set(true);
        let places = PLACES.map(|spot| (spot, format!("{spot:?}")));
        app.world_mut().resource_mut::<Spoken>().lay_out(String::new(), places.to_vec());
        (0..2).for_each(|_| app.update());
        app
    }

    fn place(app: &mut App, spot: Spot) -> (Entity, Node) {
        let mut nodes = app.world_mut().query::<(Entity, &PlaceNode, &AccessibilityNode)>();
        let found = nodes.iter(app.world()).find(|(_, place, _)| place.0 == spot);
        let (entity, _, node) = found.expect("a node");
        (entity, (**node).clone())
    }

    /// A screen reader asks for a press.
    fn click(app: &mut App, entity: Entity) {
        app.world_mut().write_message(ActionRequest(accesskit::ActionRequest {
            action: Action::Click,
            target_tree: TreeId::ROOT,
            target_node: NodeId(entity.to_bits()),
            data: None,
        }));
        app.update();
    }

    #[test]
    fn what_has_a_label_and_is_no_button_is_read() {
        let mut app = reader();
        let label = SpokenLabel(in_words("Ann", 245));
        let clock = app.world_mut().spawn(label).id();
        app.update();
        let node = app.world().get::<AccessibilityNode>(clock).expect("a node");
        assert_eq!(
            (node.role(), node.label()),
            (Role::Label, Some("Ann: 4 minutes and 5 seconds left."))
        );
    }

    #[test]
    fn every_place_is_a_button_the_focused_one_has_the_focus_and_a_press_picks_it() {
        let mut app = reader();
        let (first, node) = place(&mut app, PLACES[0]);
        assert_eq!((node.role(), node.label()), (Role::Button, Some("Square(0)")));
        app.world_mut().resource_mut::<Pointing>().focus_on(PLACES[0]);
        app.update();
        assert_eq!(app.world().resource::<InputFocus>().get(), Some(first));
        let second = place(&mut app, PLACES[1]).0;
        let picks = |app: &mut App| {
            click(app, second);
            app.world_mut().resource_mut::<Messages<Pick>>().drain().collect::<Vec<_>>()
        };
        assert_eq!(picks(&mut app), [Pick(PLACES[1])]);
        let menu = app.world_mut().spawn(MenuScope { layer: 1 }).id();
        assert_eq!(picks(&mut app), [], "a menu covers it");
        app.world_mut().despawn(menu);
        app.world_mut().resource_mut::<Spoken>().hush();
        app.update();
        let mut nodes = app.world_mut().query::<&PlaceNode>();
        assert_eq!(nodes.iter(app.world()).count(), 0, "nothing is left to read");
    }

    #[test]
    fn under_an_open_menu_no_button_is_pressed_but_the_menus_own() {
        #[derive(Resource, Default)]
        struct Pressed(Vec<Entity>);
        let mut app = reader();
        let press = |pressed: On<Activate>, mut all: ResMut<Pressed>| all.0.push(pressed.entity);
        app.init_resource::<Pressed>().add_observer(press);
        let column = app.world_mut().spawn((MenuScope { layer: 0 }, Part::Right)).id();
        let below = app.world_mut().spawn((Button, ChildOf(column))).id();
        let asks = |app: &mut App, entity: Entity| {
            click(app, entity);
            std::mem::take(&mut app.world_mut().resource_mut::<Pressed>().0)
        };
        assert_eq!(asks(&mut app, below), [below]);
        let menu = app.world_mut().spawn(MenuScope { layer: 1 }).id();
        let row = app.world_mut().spawn(ChildOf(menu)).id();
        let own = app.world_mut().spawn((Button, ChildOf(row))).id();
        assert_eq!(asks(&mut app, below), [], "it lies under the menu");
        assert_eq!(asks(&mut app, own), [own]);
        let question = app.world_mut().spawn(MenuScope { layer: 2 }).id();
        let answer = app.world_mut().spawn((Button, ChildOf(question))).id();
        assert_eq!(asks(&mut app, own), [], "a question lies over it");
        assert_eq!(asks(&mut app, answer), [answer]);
    }

    #[test]
    fn news_are_told_politely_and_forgotten_with_the_rest() {
        let mut app = reader();
        let news = |app: &mut App| {
            let mut nodes = app.world_mut().query_filtered::<&AccessibilityNode, With<NewsNode>>();
            let node = nodes.single(app.world()).expect("one voice");
            (node.live(), node.label().map(str::to_owned))
        };
        assert_eq!(news(&mut app), (Some(Live::Polite), None));
        app.world_mut().write_message(SayAloud("why-over".into()));
        app.update();
        assert_eq!(news(&mut app).1.as_deref(), Some("The match is over."));
        app.world_mut().resource_mut::<Spoken>().hush();
        app.update();
        assert_eq!(news(&mut app).1, None);
    }
}
