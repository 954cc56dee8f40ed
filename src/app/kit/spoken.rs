//! What is said aloud, for players who listen: what has the focus, what happened, what lies where.
//!
//! One source for every kind of screen reader. Parts above write it: news as [`SayAloud`], the table
//! its places. A focused button comes first, because it has the keys. Deliberately absent: how it is
//! handed to the system or the page.

use std::collections::VecDeque;

use bevy::input_focus::InputFocus;
use bevy::prelude::*;
use bevy::ui::{Checked, InteractionDisabled};

use super::locale::{LocalText, Locale};
use super::theme::buttons::SpokenLabel;
use crate::rules::Spot;

/// The most news that are kept.
const KEPT: usize = 24;

/// What is said aloud.
#[derive(Resource, Clone, Default, PartialEq, Debug)]
pub struct Spoken {
    widget: String,
    place: String,
    places: Vec<(Spot, String)>,
    news: VecDeque<String>,
    told: usize,
    hushed: usize,
}

/// On what has the keyboard's focus only for those who listen, and takes no keys.
#[derive(Component, Clone, Copy, Default, Debug)]
pub struct Voiced;

/// By then everything of a frame is said.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SpeechSystems;

/// Something that has happened.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct SayAloud(pub LocalText);

impl Spoken {
    /// What has the focus; empty if nothing has.
    #[must_use]
    pub fn focus(&self) -> &str {
        if self.widget.is_empty() { &self.place } else { &self.widget }
    }

    /// What lies where on the table, in the order of its places.
    #[must_use]
    pub fn places(&self) -> &[(Spot, String)] {
        &self.places
    }

    /// How many news there were.
    #[must_use]
    pub fn told(&self) -> usize {
        self.told
    }

    /// The news after the first so many, as far as they are kept.
    pub fn since(&self, told: usize) -> impl Iterator<Item = &str> {
        let fresh = self.told.saturating_sub(told).min(self.news.len());
        self.news.iter().skip(self.news.len() - fresh).map(String::as_str)
    }

    /// Forgets everything: another player looks at the screen.
    pub fn hush(&mut self) {
        *self = Self { told: self.told, hushed: self.hushed + 1, ..Self::default() };
    }

    /// What lies on the focused place of the table, and on all of them.
    pub fn lay_out(&mut self, place: String, places: Vec<(Spot, String)>) {
        (self.place, self.places) = (place, places);
    }

    /// What has changed since this was said, in order: the name of each change and its words. Where
    /// everything was forgotten meanwhile, that comes first.
    #[cfg(any(target_arch = "wasm32", test))]
    pub fn changes<'a>(&'a self, before: &Self) -> Vec<(&'static str, Vec<&'a str>)> {
        let is_hushed = self.hushed != before.hushed;
        let forgotten = Self { told: before.told, ..Self::default() };
        let before = if is_hushed { &forgotten } else { before };
        let places = self.places.iter().map(|(_, words)| words.as_str()).collect();
        let all = [
            ("hush", is_hushed, Vec::new()),
            ("focus", self.focus() != before.focus(), vec![self.focus()]),
            ("news", self.told != before.told, self.since(before.told).collect()),
            ("places", self.places != before.places, places),
        ];
        all.into_iter()
            .filter(|(_, is_new, _)| *is_new)
            .map(|(name, _, words)| (name, words))
            .collect()
    }

    fn say(&mut self, words: String) {
        self.news.push_back(words);
        self.told += 1;
        if self.news.len() > KEPT {
            self.news.pop_front();
        }
    }
}

pub(in crate::app) fn plugin(app: &mut App) {
    app.init_resource::<Spoken>()
        .add_message::<SayAloud>()
        .add_systems(PostUpdate, (say_news, say_widget).chain().in_set(SpeechSystems));
}

fn say_news(mut news: MessageReader<SayAloud>, locale: Res<Locale>, mut spoken: ResMut<Spoken>) {
    for SayAloud(text) in news.read() {
        let words = locale.say(text);
        if !words.is_empty() {
            spoken.say(words);
        }
    }
}

type Widget = (&'static SpokenLabel, Has<Checked>, Has<InteractionDisabled>);

/// Says the focused button, and whether it is on or cannot be used.
fn say_widget(
    focus: Option<Res<InputFocus>>,
    locale: Res<Locale>,
    widgets: Query<Widget>,
    mut spoken: ResMut<Spoken>,
) {
    let widget = focus.and_then(|focus| widgets.get(focus.get()?).ok());
    let says = widget.map(|(label, on, off)| {
        let key = if off { "spoken-grey" } else { "spoken-on" };
        let state = LocalText::new(key).with("what", label.0.clone());
        locale.say(if on || off { &state } else { &label.0 })
    });
    let says = says.unwrap_or_default();
    if spoken.widget != says {
        spoken.widget = says;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::kit::locale::tests::speaking;

    #[test]
    fn the_focused_button_is_said_before_the_board_and_what_another_player_heard_is_forgotten() {
        let mut app = App::new();
        app.insert_resource(speaking("en")).init_resource::<InputFocus>().add_plugins(plugin);
        let spoken = |app: &App| app.world().resource::<Spoken>().clone();
        app.world_mut().resource_mut::<Spoken>().lay_out("c3".into(), Vec::new());
        app.world_mut().write_message(SayAloud("why-over".into()));
        app.update();
        assert_eq!(spoken(&app).focus(), "c3");
        assert_eq!(spoken(&app).since(0).collect::<Vec<_>>(), ["The match is over."]);
        assert_eq!(spoken(&app).since(1).count(), 0);
        let button = (SpokenLabel("pause-rules".into()), InteractionDisabled);
        let button = app.world_mut().spawn(button).id();
        app.insert_resource(InputFocus::from_entity(button));
        app.update();
        assert_eq!(spoken(&app).focus(), "Rules, not possible now");
        app.world_mut().resource_mut::<Spoken>().hush();
        assert_eq!((spoken(&app).focus(), spoken(&app).since(0).count()), ("", 0));
    }

    #[test]
    fn what_was_heard_is_forgotten_before_the_next_player_is_called_in_the_same_frame() {
        let mut app = App::new();
        app.insert_resource(speaking("en")).init_resource::<InputFocus>().add_plugins(plugin);
        let mut told = Spoken::default();
        let mut changes = |app: &App| {
            let spoken = app.world().resource::<Spoken>();
            let changes = spoken.changes(&told).into_iter();
            let changes: Vec<_> = changes.map(|(name, words)| (name, words.concat())).collect();
            told.clone_from(spoken);
            changes
        };
        let change = |name, words: &str| (name, words.to_owned());
        let square = |app: &mut App| {
            let places = vec![(Spot::Square(0), "a1, Lion".to_owned())];
            app.world_mut().resource_mut::<Spoken>().lay_out("c3".into(), places);
        };
        square(&mut app);
        app.world_mut().write_message(SayAloud("why-no-undo".into()));
        app.update();
        let secret = app.world().resource::<Spoken>().since(0).collect::<String>();
        let all = [change("focus", "c3"), change("news", &secret), change("places", "a1, Lion")];
        assert_eq!(changes(&app), all);
        assert_eq!(changes(&app), [], "nothing is told twice");
        app.world_mut().resource_mut::<Spoken>().hush();
        app.world_mut().write_message(SayAloud("why-over".into()));
        square(&mut app);
        app.update();
        let over = change("news", "The match is over.");
        let anew = [change("hush", ""), change("focus", "c3"), over, change("places", "a1, Lion")];
        assert_eq!(changes(&app), anew);
    }
}
