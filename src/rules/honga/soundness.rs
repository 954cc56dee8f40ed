//! The invariants of every position, also checked when a position is read.

use crate::rules::MAX_SEATS;
use crate::rules::honga::plan::{Colour, Effect};
use crate::rules::honga::{
    Awaited, BonusKind, DiscKind, Field, Held, MAX_DISC_KINDS, Position, Stock, Tables, Tray,
    TurnState, actions, bonus, determinize, end,
};
use crate::rules::text::require;

/// # Errors
/// A description of the broken invariant.
pub(super) fn check(tables: &Tables, position: &Position) -> Result<(), String> {
    let field = position.field();
    let [least, most] = tables.options.seats;
    require((least..=most).contains(&field.seats()), || format!("{} seats", field.seats()))?; // H1
    moment(tables, field)?;
    herd(tables, field)?;
    trays(tables, field)?;
    barter(tables, field)?;
    cards(tables, position)?;
    discs(tables, position)?;
    hands(position)?;
    awaited(tables, position)?;
    let ending = end::ending(tables, field);
    let ended = field.ending().is_none() || field.ending() == ending;
    require(ended, || "the match cannot have ended like that".into())?; // H63, H64
    let drawing = is_drawing(field) && field.ending().is_none();
    require(!drawing || ending.is_none(), || "the match is over".into())?;
    let mut all = Vec::with_capacity(64);
    actions::list(tables, position, &mut all);
    let stuck = all.is_empty() && field.ending().is_none();
    require(!stuck, || "nobody can do anything".into())
}

/// Whether a turn has ended and the next has not begun.
fn is_drawing(field: &Field) -> bool {
    let moment = field.turn_state();
    moment.turns > 0 && matches!(moment.awaited, Awaited::Barter | Awaited::Disc(_) | Awaited::Keep)
}

fn is_over_or_acting(field: &Field) -> bool {
    field.ending().is_none() && field.turn_state().is_acting()
}

fn moment(tables: &Tables, field: &Field) -> Result<(), String> {
    let moment = field.turn_state();
    let seats = field.seats();
    require(field.open_discs() == tables.options.open_discs, || "discs lie open or not".into())?;
    require(moment.first.0 < seats && moment.turn.0 < seats, || "there is no such seat".into())?;
    let dealing = moment.turns == 0;
    let begun = match moment.awaited {
        Awaited::Lot => dealing && moment.dealt == 0,
        Awaited::Barter | Awaited::Disc(_) => !dealing || moment.dealt < seats,
        _ => !dealing,
    };
    require(begun && moment.dealt <= seats && (dealing || moment.dealt == seats), || {
        "not everybody has been dealt a disc".into() // H11
    })?;
    let expected = (u32::from(moment.first.0) + u32::from(moment.turns) + u32::from(seats) - 1)
        % u32::from(seats);
    let counted = dealing || moment.turns == u16::MAX || expected == u32::from(moment.turn.0);
    require(counted, || "it is somebody else's turn".into())?; // H12
    let over = !is_over_or_acting(field);
    let TurnState { hands, played, help, swap, docile, extra, .. } = *moment;
    let idle = hands == [0; 4] && played == 0 && help.is_empty() && !swap && docile == 0;
    require(!over || idle, || "something is left of a turn that is over".into())?;
    let draws = moment.turns > 0 && matches!(moment.awaited, Awaited::Barter | Awaited::Disc(_));
    require(!extra || !over || draws || field.ending().is_some(), || {
        "a second disc is drawn at the end of a turn".into() // H53
    })?;
    require(played <= tables.options.bonus_a_turn, || format!("{played} cards played"))?; // H47
    let others = u32::from(swap) + u32::from(extra) + u32::from(!help.is_empty());
    let effects = others + u32::from(docile);
    require(over || effects <= u32::from(played), || "an effect without a card".into())?;
    require(!swap || tables.swap().is_some(), || "nothing is swapped in this level".into())
}

fn trays(tables: &Tables, field: &Field) -> Result<(), String> {
    let options = tables.options;
    let mut recent = [false; MAX_SEATS + 1];
    for seat in field.every_seat() {
        let Tray { stock, mammoths, storage, step, recency, .. } = *field.tray(seat);
        let named = |flaw: &str| format!("seat {}: {flaw}", seat.0);
        let fits = stock.0.iter().all(|count| *count <= options.track);
        require(fits, || named("more than the track holds"))?; // H23
        require(step < tables.top(), || named("no caveman stays on the top"))?; // H37
        let area = field.mammoths_on_area(seat);
        let all = u16::from(mammoths) + u16::from(storage) + u16::from(area);
        require(all == u16::from(options.mammoths), || named("mammoths are missing"))?; // H8
        require(recency > 0 || area + mammoths == 0, || named("never placed a mammoth"))?;
        let taken = recent.get_mut(usize::from(recency)).ok_or_else(|| named("too recent"))?;
        require(recency == 0 || !*taken, || named("as recent as somebody else"))?;
        *taken = true;
    }
    let placed = field.every_seat().filter(|seat| field.tray(*seat).recency > 0).count();
    require(recent[1..=placed].iter().all(|taken| *taken), || "an order with gaps".into())
}

fn herd(tables: &Tables, field: &Field) -> Result<(), String> {
    let spaces = usize::from(tables.herd(field.seats()));
    let seated = field.herd.iter().flatten().all(|owner| owner.0 < field.seats());
    let inside = field.herd.iter().skip(spaces).all(Option::is_none); // H29
    require(seated && inside, || "a mammoth stands where none can".into())?;
    require(field.tusk() == field.majority(), || "somebody else holds the tusk".into())?; // H32
    let guest = field.honga().is_none_or(|seat| seat.0 < field.seats());
    require(guest, || "HONGA is nowhere".into())
}

fn barter(tables: &Tables, field: &Field) -> Result<(), String> {
    let spaces = usize::from(tables.options.open);
    let inside = field.open.iter().skip(spaces).all(Option::is_none);
    require(inside, || "a barter card lies on no space".into())?;
    let mut used = field.barter_pile;
    for kind in field.open.iter().flatten() {
        let count = used.get_mut(usize::from(kind.0)).ok_or("an unknown barter card lies open")?;
        *count = count.saturating_add(1);
    }
    for kind in tables.barter_kinds() {
        let card = tables.barter_card(kind);
        let fits = used[usize::from(kind.0)] <= card.count;
        require(fits, || format!("too many of {}", card.id))?;
    }
    Ok(())
}

fn cards(tables: &Tables, position: &Position) -> Result<(), String> {
    let (field, moment) = (position.field(), position.field().turn_state());
    let used = field.bonus.iter().map(|held| *held != Held::Nowhere).enumerate();
    let used = used.fold(0_u64, |set, (slot, held)| set | u64::from(held) << slot);
    require(used == field.used, || "the slots in use do not add up".into())?;
    let (mut played, mut all) = (0, field.bonus_discard);
    for (number, held) in field.bonus.iter().enumerate() {
        let kind = position.secrets.bonus[number];
        let seat = match *held {
            Held::Nowhere => {
                require(kind == BonusKind::NONE, || "a card that is nowhere has a face".into())?;
                continue;
            }
            Held::Fresh(seat) => {
                let taken = moment.awaited == Awaited::Placement && seat == moment.turn;
                require(!taken, || "a card was not taken in hand".into())?; // H26
                seat
            }
            Held::Hand(seat) => seat,
            Held::Played(seat) => {
                played += 1;
                require(seat == moment.turn, || "played out of turn".into())?;
                seat
            }
        };
        let face = usize::from(kind.0) < tables.plan().bonus.len();
        require(face && seat.0 < field.seats(), || format!("bonus card {number} is nobody's"))?;
        let count = &mut all[usize::from(kind.0)];
        *count = count.saturating_add(1);
    }
    let in_order = |seat| field.hand(seat).map(|slot| position.bonus(slot)).is_sorted();
    require(field.every_seat().all(in_order), || "a hand is out of order".into())?; // H26
    require(played == moment.played, || "not as many cards lie played".into())?; // H47
    let mut left = 0_u32;
    for kind in tables.bonus_kinds() {
        let (card, used) = (tables.bonus_card(kind), all[usize::from(kind.0)]);
        require(used <= card.count, || format!("too many of {}", card.id))?;
        left += u32::from(card.count - used);
    }
    let pile: u32 = position.secrets.bonus_pile.iter().map(|count| u32::from(*count)).sum();
    let exact = position.secrets.bonus_pile == determinize::unseen_bonus(tables, position);
    require(exact && pile == left, || "the pile of bonus cards does not add up".into())
}

fn discs(tables: &Tables, position: &Position) -> Result<(), String> {
    let (field, secrets) = (position.field(), &position.secrets);
    let known = |kind: DiscKind| usize::from(kind.0) < tables.plan().discs.len();
    let mut used = [0_u8; MAX_DISC_KINDS];
    let mut count = |kind: DiscKind| used[usize::from(kind.0) % MAX_DISC_KINDS] += 1;
    for laid in field.laid() {
        let there = usize::from(laid.place.0) < tables.plan().places.len() && laid.rotation < 4;
        require(known(laid.kind) && there, || "a disc lies nowhere".into())?;
        count(laid.kind);
    }
    for (buried, kind) in field.buried().zip(secrets.buried) {
        let fits = known(kind) && tables.disc(kind).colour == buried.colour;
        require(fits && buried.by.0 < field.seats(), || "a disc lies under no pile".into())?;
        count(kind);
    }
    for seat in field.every_seat() {
        for number in 0..2 {
            let Some(back) = field.back(seat, number) else { continue };
            let kind = position.disc(seat, number).unwrap_or(DiscKind::NONE);
            let by = back.under.is_none_or(|seat| seat.0 < field.seats());
            let fits = known(kind) && tables.disc(kind).colour == back.colour && by;
            require(fits, || format!("seat {} holds no such disc", seat.0))?;
            count(kind);
        }
    }
    for kind in tables.disc_kinds() {
        let all = used[usize::from(kind.0)] + secrets.disc_pile[usize::from(kind.0)];
        let disc = tables.disc(kind);
        require(all == disc.count, || format!("{all} discs {}, not {}", disc.id, disc.count))?;
    }
    Ok(())
}

/// H11: every seat holds one disc, except the one that has placed it or draws.
fn hands(position: &Position) -> Result<(), String> {
    let (field, moment) = (position.field(), position.field().turn_state());
    for seat in field.every_seat() {
        let ahead = (seat.0 + field.seats() - moment.first.0) % field.seats();
        let held = [0, 1].map(|number| field.back(seat, number).is_some());
        let fits = if moment.turns == 0 {
            held == [ahead < moment.dealt, false]
        } else if seat != moment.turn || moment.awaited == Awaited::Placement {
            held == [true, false]
        } else if field.ending().is_some() || moment.is_acting() {
            held == [false, false]
        } else {
            match moment.awaited {
                Awaited::Keep => held == [true, true],
                Awaited::Barter => held == [false, false],
                _ => !held[1],
            }
        };
        require(fits, || format!("seat {} holds too many discs or too few", seat.0))?;
    }
    Ok(())
}

/// The pending decision has a possible answer.
fn awaited(tables: &Tables, position: &Position) -> Result<(), String> {
    let (field, moment) = (position.field(), position.field().turn_state());
    if field.ending().is_some() {
        return Ok(());
    }
    if moment.is_acting() {
        let top = field.laid().last();
        let lies = top.is_some_and(|laid| laid.place == moment.place);
        let hands = |kind| tables.disc(kind).hands.iter().map(|count| u32::from(*count)).sum();
        let most: u32 = top.map_or(0, |laid| hands(laid.kind)) + u32::from(moment.played);
        let left: u32 = moment.hands.iter().map(|count| u32::from(*count)).sum();
        require(lies && left <= most, || "the disc of this turn lies elsewhere".into())?;
    }
    let stock = field.tray(moment.turn).stock;
    let fits = match moment.awaited {
        Awaited::Barter => field.empty_space(tables).is_some(),
        Awaited::Disc(Colour::Red) => moment.turns > 0 && field.tusk() == Some(moment.turn), // H60
        Awaited::Spare { cost, left } => {
            let paid = cost.minus(tables.options.lure).is_empty();
            let storage = field.tray(moment.turn).storage > 0;
            let docile = left <= moment.docile && stock.lacks(cost) == 0;
            paid && storage && docile && left > 0 && left < cost.total()
        }
        Awaited::Payment { space, either, mammoths } => {
            let card = field.open(space).map(|kind| tables.barter_card(kind));
            let asked = card.is_some_and(|card| mammoths <= card.mammoths);
            let own = field.tray(moment.turn).mammoths + field.mammoths_on_area(moment.turn);
            let pair = tables.swap().map_or(Stock::default(), |[one, other]| {
                Stock::default().with(one, stock.of(one)).with(other, stock.of(other))
            });
            let swapped = either == 0 || moment.swap && either <= pair.total();
            asked && mammoths <= own && swapped && (either > 0 || mammoths > 0)
        }
        Awaited::Purchase { kind, left } => {
            let known = usize::from(kind.0) < tables.plan().bonus.len();
            let begun = known
                && matches!(
                    tables.bonus_card(kind).effect,
                    Effect::BoughtPoints { most, .. } if left > 0 && left <= most
                );
            begun && moment.played > 0 && bonus::may_buy(tables, field)
        }
        _ => true,
    };
    require(fits, || "what is awaited cannot be given".into())
}
