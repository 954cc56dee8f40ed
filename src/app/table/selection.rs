//! Picking: the legal actions as paths of spots, narrowed pick by pick.
//!
//! One way of input serves every game and every device: mouse, finger, keys and pad only send
//! [`Pick`]. A spot that continues a path is taken; one that begins another path changes to it;
//! anything else is explained ([`WhyNot`]) or lets go. When a path is picked to its end, it is
//! [`Chosen`]. Deliberately absent: what is legal; the paths come from the rules.

use bevy::prelude::*;

use super::dress::Dress;
use super::{Playback, Playing, Seats, TableSystems, TurnNow};
use crate::rules::{Argument, Refusal, Spot, Spots};

/// Somebody points at a spot and means it.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick(pub Spot);

/// Somebody takes back the last spot picked.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LetGo;

/// A whole path was picked. It is dropped when the match has gone another way meanwhile.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The place of its action among [`Choices`].
    pub choice: usize,
    /// The number of entries after which these were the choices.
    pub after: usize,
}

/// Something was picked that cannot be: after which spots, and what.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
struct Refused {
    picked: Vec<Spot>,
    spot: Spot,
}

/// Why the last pick was not taken, to be shown.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct WhyNot(pub Refusal);

/// What somebody at this machine may pick now: one path for every legal action.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Choices {
    paths: Vec<Spots>,
}

impl Choices {
    /// Choices of these paths.
    #[must_use]
    pub fn new(paths: Vec<Spots>) -> Self {
        Self { paths }
    }

    /// Whether there is nothing to choose.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.paths.is_empty()
    }

    /// What may be picked after `picked`: the choice's number, the spot, and whether it is the
    /// path's last.
    pub fn after<'a>(&'a self, picked: &'a [Spot]) -> impl Iterator<Item = (usize, Spot, bool)> {
        self.paths.iter().enumerate().filter_map(|(index, path)| {
            let rest = path.as_slice().strip_prefix(picked)?;
            Some((index, *rest.first()?, rest.len() == 1))
        })
    }

    /// Whether some path begins with `picked`.
    #[must_use]
    pub fn leads_on(&self, picked: &[Spot]) -> bool {
        self.after(picked).next().is_some()
    }

    /// The choice whose whole path is `picked`, if no other goes on from there.
    #[must_use]
    pub fn complete(&self, picked: &[Spot]) -> Option<usize> {
        if self.leads_on(picked) {
            return None;
        }
        self.paths.iter().position(|path| !picked.is_empty() && path.as_slice() == picked)
    }

    /// The spots with which paths begin, each once, in order.
    #[must_use]
    pub fn firsts(&self) -> Vec<Spot> {
        let mut firsts: Vec<Spot> = self.after(&[]).map(|(_, spot, _)| spot).collect();
        firsts.sort();
        firsts.dedup();
        firsts
    }
}

/// The spots picked so far.
#[derive(Resource, Clone, Default, PartialEq, Eq, Debug)]
pub struct Selection {
    picked: Vec<Spot>,
}

impl Selection {
    /// The spots, in picking order.
    #[must_use]
    pub fn picked(&self) -> &[Spot] {
        &self.picked
    }

    /// What a pick does to the selection.
    fn take(&mut self, choices: &Choices, spot: Spot) -> Taken {
        let mut further = self.picked.clone();
        further.push(spot);
        if let Some(choice) = choices.complete(&further) {
            self.picked.clear();
            return Taken::Chosen(choice);
        }
        if choices.leads_on(&further) {
            self.picked = further;
            return Taken::Further;
        }
        if self.picked.last() == Some(&spot) {
            return Taken::Again;
        }
        if choices.leads_on(&[spot]) {
            self.picked = vec![spot];
            return Taken::Further;
        }
        Taken::Not
    }
}

/// What became of a pick.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Taken {
    Further,
    Chosen(usize),
    Again,
    Not,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Choices>()
        .init_resource::<Selection>()
        .add_message::<Pick>()
        .add_message::<LetGo>()
        .add_message::<Chosen>()
        .add_message::<Refused>()
        .add_message::<WhyNot>()
        .add_systems(Update, (let_go, take_picks).chain().in_set(TableSystems::Select));
}

/// What a game adds: its actions as paths, and its reasons.
pub(super) fn game_plugin<G: Dress>(app: &mut App) {
    app.add_systems(
        Update,
        (
            explain::<G>
                .in_set(TableSystems::Select)
                .after(take_picks)
                .run_if(resource_exists::<Playing<G>>),
            offer_choices::<G>
                .in_set(TableSystems::Tell)
                .after(super::seats::tell_whose_turn::<G>)
                .run_if(resource_exists_and_changed::<Playing<G>>),
        ),
    );
}

fn let_go(mut releases: MessageReader<LetGo>, mut selection: ResMut<Selection>) {
    for _ in releases.read() {
        selection.picked.pop();
    }
}

fn take_picks(
    mut picks: MessageReader<Pick>,
    choices: Res<Choices>,
    now: Res<TurnNow>,
    mut selection: ResMut<Selection>,
    mut playback: ResMut<Playback>,
    mut chosen: MessageWriter<Chosen>,
    mut refused: MessageWriter<Refused>,
) {
    for Pick(spot) in picks.read() {
        // A pick while something is still moving ends the movement and counts all the same.
        if !playback.is_idle() {
            playback.cut();
        }
        match selection.take(&choices, *spot) {
            Taken::Chosen(choice) => {
                // The choices are void once one is taken; later picks of this frame wait.
                chosen.write(Chosen { choice, after: now.entries });
                picks.clear();
                return;
            }
            Taken::Not => {
                refused.write(Refused { picked: selection.picked.clone(), spot: *spot });
            }
            Taken::Further | Taken::Again => {}
        }
    }
}

/// An explained refusal keeps the selection, so that one can try elsewhere; anything else lets go.
fn explain<G: Dress>(
    mut refused: MessageReader<Refused>,
    playing: Res<Playing<G>>,
    now: Res<TurnNow>,
    seats: Res<Seats>,
    mut selection: ResMut<Selection>,
    mut why: MessageWriter<WhyNot>,
) {
    for Refused { picked, spot } in refused.read() {
        let ruled = || G::refusal(playing.tables(), &playing.seen(), picked, *spot);
        match not_your_turn(&now, &seats).or_else(ruled) {
            Some(reason) => {
                why.write(WhyNot(reason));
            }
            None => selection.picked.clear(),
        }
    }
}

/// While somebody who is not here decides, that alone is the reason.
fn not_your_turn(now: &TurnNow, seats: &Seats) -> Option<Refusal> {
    let seat = now.seat().filter(|seat| !seats.is_human(*seat))?;
    let name = seats.0.get(usize::from(seat.0))?.name.clone();
    Some(Refusal::new("table-not-your-turn").with("player", Argument::Word(name)))
}

fn offer_choices<G: Dress>(
    playing: Res<Playing<G>>,
    now: Res<TurnNow>,
    mut choices: ResMut<Choices>,
    mut selection: ResMut<Selection>,
) {
    let actions = if now.awaits_human() { playing.actions() } else { Vec::new() };
    let paths = actions.iter().map(|action| G::spots(playing.tables(), *action));
    *choices = Choices::new(paths.collect());
    selection.picked.clear();
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Spot = Spot::Square(1);
    const B: Spot = Spot::Square(2);
    const C: Spot = Spot::Square(3);

    fn choices() -> Choices {
        Choices::new(vec![Spots::new(&[A, C]), Spots::new(&[B, C]), Spots::new(&[B, A])])
    }

    #[test]
    fn a_path_is_picked_spot_by_spot() {
        let mut selection = Selection::default();
        assert_eq!(selection.take(&choices(), A), Taken::Further);
        assert_eq!(selection.take(&choices(), C), Taken::Chosen(0));
        assert!(selection.picked().is_empty());
    }

    #[test]
    fn another_beginning_changes_over() {
        let mut selection = Selection::default();
        selection.take(&choices(), A);
        assert_eq!(selection.take(&choices(), B), Taken::Further);
        assert_eq!(selection.picked(), [B]);
        assert_eq!(selection.take(&choices(), A), Taken::Chosen(2));
    }

    #[test]
    fn what_leads_nowhere_is_not_taken() {
        let mut selection = Selection::default();
        assert_eq!(selection.take(&choices(), C), Taken::Not);
        selection.take(&choices(), A);
        assert_eq!(selection.take(&choices(), A), Taken::Again);
        assert_eq!(selection.picked(), [A]);
    }

    #[test]
    fn a_path_that_goes_on_waits_for_its_end() {
        let choices = Choices::new(vec![Spots::new(&[A, B]), Spots::new(&[A, B, C])]);
        assert_eq!(choices.complete(&[A, B]), None);
        assert_eq!(choices.complete(&[A, B, C]), Some(1));
        assert_eq!(choices.firsts(), [A]);
    }
}
