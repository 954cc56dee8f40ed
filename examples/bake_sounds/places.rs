//! The ambience: for each place a quiet bed of sounds that lies under the music, as a loop without a seam.
//!
//! Deliberately absent: single calls that would be known again each time the loop begins.

use std::f64::consts::{PI, TAU};

use crate::air::{bubble, crackle};
use crate::dice::Dice;
use crate::loops::around;
use crate::music::lay;
use crate::wave::{Wave, decay, glide, hump, samples};

/// What makes a sound.
type Maker = fn(&mut Dice) -> Wave;

/// The title's place and each game's, and how its bed is made.
pub(crate) const PLACES: [(&str, Maker); 5] =
    [("arena", steppe), ("honga", camp), ("jungle", river), ("title", hills), ("zoon", hearth)];

/// Seconds after which a bed begins again.
const LENGTH: f64 = 14.0;

/// Comes and goes so many times in a bed: from 0 to 1.
fn sway(time: f64, times: i32, begin: f64) -> f64 {
    0.5 + 0.5 * (TAU * (f64::from(times) * time / LENGTH + begin)).sin()
}

/// Noise that has neither beginning nor end.
fn noise(dice: &mut Dice, filtered: impl FnOnce(Wave) -> Wave) -> Wave {
    around(&dice.noise(LENGTH), filtered)
}

/// Lays many small sounds anywhere, each as loud as a die says.
fn scatter(
    bed: &mut Wave,
    count: usize,
    (low, high): (f64, f64),
    dice: &mut Dice,
    mut one: impl FnMut(&mut Dice) -> Wave,
) {
    for _ in 0..count {
        let start = samples(dice.between(0.0, LENGTH));
        let gain = glide(dice.between(0.0, 1.0), 1.0, low, high);
        lay(bed, start, gain, &one(dice));
    }
}

/// Wind that breathes around a pitch.
fn wind(hz: f64, dice: &mut Dice) -> Wave {
    let gusts = |time: f64| 0.65 * sway(time, 2, 0.1) + 0.35 * sway(time, 5, 0.7);
    let air =
        noise(dice, |wave| wave.swept(1.1, |time| hz * (0.7 + 0.9 * gusts(time))).dull(1500.0));
    air.shaped(|time| 0.12 + 0.88 * gusts(time).powi(2))
}

/// Hills in the morning: wind, leaves, and many small birds far away.
fn hills(dice: &mut Dice) -> Wave {
    let rustling = |time: f64| (sway(time, 2, 0.02) * sway(time, 5, 0.6)).powf(1.5);
    let leaves = noise(dice, |wave| wave.band(3000.0, 0.8).dull(4200.0)).shaped(rustling);
    let mut bed = wind(280.0, dice).with(0.0, 0.08, &leaves);
    scatter(&mut bed, 30, (0.02, 0.11), dice, chirps);
    bed
}

/// Two to five short whistles of one bird.
fn chirps(dice: &mut Dice) -> Wave {
    let (hz, bend) = (dice.between(2300.0, 3900.0), dice.between(0.72, 1.3));
    let (every, length) = (dice.between(0.11, 0.2), dice.between(0.05, 0.1));
    let whistle = Wave::tone(length, |time| glide(time, length, hz, hz * bend), f64::sin)
        .shaped(|time| hump(time, length, 0.35));
    (0..dice.between(2.0, 6.0) as usize)
        .fold(Wave::default(), |song, which| song.with(every * which as f64, 1.0, &whistle))
}

/// A river in the jungle: water over stones, bubbles, and frogs on the other bank.
fn river(dice: &mut Dice) -> Wave {
    let deep = noise(dice, |wave| wave.band(520.0, 1.4).dull(900.0));
    let bright = noise(dice, |wave| wave.band(1500.0, 1.6).dull(2400.0));
    let mut bed = deep
        .shaped(|time| 0.5 + 0.3 * sway(time, 4, 0.3) + 0.2 * sway(time, 11, 0.1))
        .with(0.0, 0.16, &bright.shaped(|time| sway(time, 7, 0.8) * sway(time, 3, 0.5)));
    scatter(&mut bed, 300, (0.1, 0.9), dice, |dice| {
        bubble(glide(dice.between(0.0, 1.0), 1.0, 380.0, 1500.0), dice.between(0.04, 0.1))
    });
    scatter(&mut bed, 18, (0.05, 0.16), dice, |dice| {
        let hz = dice.between(900.0, 1250.0);
        let croak = |time: f64| hump(time, 0.22, 0.3) * (PI * 34.0 * time).sin().powi(2);
        Wave::tone(0.22, |_| hz, |phase| phase.sin() + 0.4 * (2.0 * phase).sin()).shaped(croak)
    });
    bed
}

/// Dry grass in the heat: a low wind and cicadas that swell and rest.
fn steppe(dice: &mut Dice) -> Wave {
    let cicadas = |hz: f64, beats: i32, times: i32, begin: f64, dice: &mut Dice| {
        let rattle =
            move |time: f64| sway(time, beats, 0.0).powi(2) * sway(time, times, begin).powi(2);
        noise(dice, |wave| wave.band(hz, 7.0)).shaped(rattle)
    };
    let (near, far) = (cicadas(3900.0, 640, 3, 0.2, dice), cicadas(4700.0, 848, 2, 0.7, dice));
    let grass =
        noise(dice, |wave| wave.band(2300.0, 0.6)).shaped(|time| sway(time, 5, 0.6).powi(3));
    wind(190.0, dice).with(0.0, 0.16, &near).with(0.0, 0.1, &far).with(0.0, 0.05, &grass)
}

/// A hall at night: a hearth, and the air of a large room.
fn hearth(dice: &mut Dice) -> Wave {
    let room = noise(dice, |wave| wave.band(120.0, 0.8).dull(400.0))
        .shaped(|time| 0.8 + 0.2 * sway(time, 2, 0.4));
    let breath = noise(dice, |wave| wave.band(340.0, 0.6).dull(1200.0))
        .shaped(|time| 0.6 + 0.25 * sway(time, 23, 0.0) + 0.15 * sway(time, 9, 0.5));
    let mut bed = room.with(0.0, 0.5, &breath);
    scatter(&mut bed, 150, (0.06, 0.5), dice, |dice| {
        let hz = dice.between(900.0, 4200.0);
        dice.noise(0.012).band(hz, 2.0).shaped(|time| decay(time, 0.009)).faded(0.0005, 0.002)
    });
    scatter(&mut bed, 16, (0.15, 0.5), dice, |dice| {
        let hz = dice.between(260.0, 620.0);
        dice.noise(0.05).band(hz, 2.0).shaped(|time| decay(time, 0.04)).faded(0.0005, 0.01)
    });
    bed
}

/// A camp under the stars: crickets in the grass, and the fire.
fn camp(dice: &mut Dice) -> Wave {
    let night = noise(dice, |wave| wave.band(260.0, 0.5).dull(900.0));
    let mut bed = night.shaped(|time| 0.5 + 0.3 * sway(time, 3, 0.2)).scaled(0.6);
    // Each cricket sings in its own even beat, which fits into the bed.
    for (hz, songs, gain) in [(3900.0, 34, 0.05), (4400.0, 27, 0.035), (3550.0, 41, 0.022)] {
        let song = Wave::tone(0.16, |_| hz, f64::sin)
            .shaped(|time| hump(time, 0.16, 0.5) * (PI * 25.0 * time).sin().powi(2));
        for which in 0..songs {
            let start = samples(LENGTH * f64::from(which) / f64::from(songs));
            lay(&mut bed, start, gain * dice.about(0.25), &song);
        }
    }
    scatter(&mut bed, 9, (0.08, 0.2), dice, |dice| crackle(0.9, 22.0, dice).faded(0.25, 0.3));
    bed
}
