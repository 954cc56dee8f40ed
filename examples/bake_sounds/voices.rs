//! The animals and tribes: each has a short motif of its own register, instrument and rhythm.

mod tribes;

use crate::air::{bubbles, rustle};
use crate::dice::Dice;
use crate::effects::{Class, Effect};
use crate::instruments::{Instrument, horn, pitch, string};
use crate::solid::{BLOCK, BONE, HARD, LOG, STICK, Stroke, drum, strike};
use crate::throat::{BIG_CAT, DOG, GIANT, Throat, call};
use crate::wave::{Wave, decay, glide, hump};

const fn voice(name: &'static str, make: fn(&mut Dice) -> Wave) -> Effect {
    Effect { name, class: Class::Voice, gain: 0.0, variants: 1, make }
}

pub(crate) const LIST: &[Effect] = &[
    voice("animal_anaconda", anaconda),
    voice("animal_cat", cat),
    voice("animal_cheetah", cheetah),
    voice("animal_crocodile", crocodile),
    voice("animal_dog", dog),
    voice("animal_elephant", elephant),
    voice("animal_gazelle", |dice| {
        motif(Instrument::Marimba, &[("A4", 0.0), ("E5", 0.09), ("C#5", 0.27), ("A5", 0.36)], dice)
    }),
    voice("animal_giraffe", giraffe),
    voice("animal_gorilla", gorilla),
    voice("animal_hippopotamus", hippopotamus),
    voice("animal_kangaroo", kangaroo),
    voice("animal_leopard", leopard),
    voice("animal_lion", lion),
    voice("animal_rat", rat),
    voice("animal_rhinoceros", rhinoceros),
    voice("animal_spider", spider),
    voice("animal_tiger", tiger),
    voice("animal_turtle", turtle),
    voice("animal_vulture", vulture),
    voice("animal_wolf", wolf),
    voice("animal_zebra", zebra),
    voice("tribe_cendrelins", tribes::cendrelins),
    voice("tribe_mousserocs", tribes::mousserocs),
    voice("tribe_vasards", tribes::vasards),
    voice("tribe_ventplumes", tribes::ventplumes),
];

/// Notes of one instrument, each at its own time.
fn motif(instrument: Instrument, notes: &[(&str, f64)], dice: &mut Dice) -> Wave {
    notes.iter().fold(Wave::default(), |whole, &(name, at)| {
        let hz = pitch(name).expect("a note");
        whole.with(at, dice.about(0.05), &instrument.play(hz, 0.16, dice))
    })
}

/// A long hiss over two low, sliding notes.
fn anaconda(dice: &mut Dice) -> Wave {
    let hiss = dice.noise(0.8).band(4300.0, 1.2).shaped(|time| hump(time, 0.8, 0.55).powf(1.5));
    let slide = Wave::tone(
        0.8,
        |time| 98.0 + 40.0 * hump(time, 0.8, 0.5),
        |phase| phase.sin() + 0.4 * (2.0 * phase).sin(),
    );
    hiss.with(0.0, 0.35, &slide.shaped(|time| hump(time, 0.8, 0.3)))
}

/// Plucked, and bent upwards like a question.
fn cat(dice: &mut Dice) -> Wave {
    let bent = |from: f64, to: f64, dice: &mut Dice| {
        let tone = Wave::tone(
            0.4,
            |time| glide(time, 0.24, from, to),
            |phase| (1..=7).map(|n| (phase * f64::from(n)).sin() / f64::from(n)).sum(),
        );
        tone.shaped(|time| decay(time, 0.42) * (time * 300.0).min(1.0))
            .swept(1.2, |time| 700.0 + 1500.0 * hump(time, 0.35, 0.3))
            .with(0.0, 0.3, &dice.noise(0.01).dull(3000.0))
    };
    string(659.3, 0.5, dice)
        .shaped(|time| decay(time, 0.25))
        .with(0.13, 0.9, &bent(523.0, 700.0, dice))
        .with(0.42, 1.0, &bent(587.0, 840.0, dice))
}

/// High chirps, faster and faster.
fn cheetah(dice: &mut Dice) -> Wave {
    [0.0, 0.19, 0.34, 0.45, 0.53].into_iter().fold(Wave::default(), |whole, at| {
        let chirp = Wave::tone(0.07, |time| glide(time, 0.07, 2300.0, 1500.0), f64::sin)
            .shaped(|time| hump(time, 0.07, 0.3));
        whole.with(at, 0.7, &chirp).with(at, 0.5, &Instrument::Shaker.stroke(false, dice))
    })
}

/// A rattle of teeth, and the jaws shut.
fn crocodile(dice: &mut Dice) -> Wave {
    let teeth = (0..11).fold(Wave::silence(0.5), |whole, which| {
        let tooth =
            strike(BLOCK, 640.0 + 22.0 * f64::from(which), Stroke { ring: 0.4, ..HARD }, dice);
        whole.with(0.036 * f64::from(which), 0.35 + 0.03 * f64::from(which), &tooth)
    });
    teeth.with(
        0.52,
        1.6,
        &strike(LOG, 135.0, Stroke { contact: 1.6, ring: 1.2, hardness: 3500.0 }, dice),
    )
}

/// Two barks and a third, higher.
fn dog(dice: &mut Dice) -> Wave {
    let bark = |hz: f64, dice: &mut Dice| {
        call(
            DOG,
            0.15,
            |time| hz * (0.8 + 0.5 * hump(time, 0.15, 0.3)),
            |time| hump(time, 0.15, 0.2),
            dice,
        )
    };
    bark(250.0, dice).with(0.21, 1.0, &bark(235.0, dice)).with(0.5, 1.1, &bark(320.0, dice))
}

/// A low horn: a short call, and a long one that rises by an octave.
fn elephant(dice: &mut Dice) -> Wave {
    let flutter = |time: f64| 1.0 + 0.012 * (time * 70.0).sin();
    let long = horn(0.5, |time| glide(time - 0.08, 0.22, 116.5, 233.1) * flutter(time), dice);
    let trunk = call(
        GIANT,
        0.5,
        |time| glide(time - 0.08, 0.22, 116.5, 233.1),
        |time| hump(time, 0.5, 0.5),
        dice,
    );
    horn(0.12, |_| 116.5, dice).with(0.25, 1.2, &long).with(0.25, 0.3, &trunk)
}

/// From the ground to the treetops in one stride.
fn giraffe(dice: &mut Dice) -> Wave {
    let feet = motif(Instrument::Bass, &[("G2", 0.0), ("D3", 0.17)], dice);
    feet.with(0.36, 0.8, &motif(Instrument::Harmonics, &[("B5", 0.0), ("D6", 0.2)], dice))
}

/// Fists on a broad chest.
fn gorilla(dice: &mut Dice) -> Wave {
    let beats = (0..7).fold(Wave::silence(0.4), |whole, which| {
        let fist = drum(
            [148.0, 165.0][which % 2],
            Stroke { ring: 0.35, contact: 0.5, hardness: 700.0 },
            dice,
        );
        whole.with(0.072 * which as f64, 0.6 + 0.06 * which as f64, &fist)
    });
    beats.with(
        0.5,
        0.5,
        &call(
            GIANT,
            0.3,
            |time| 140.0 + 60.0 * hump(time, 0.3, 0.4),
            |time| hump(time, 0.3, 0.3),
            dice,
        ),
    )
}

/// Low notes under water.
fn hippopotamus(dice: &mut Dice) -> Wave {
    let low = horn(0.2, |_| 73.4, dice).with(
        0.3,
        1.1,
        &horn(0.36, |time| glide(time, 0.3, 73.4, 55.0), dice),
    );
    low.dull(700.0).with(0.15, 1.0, &bubbles(0.6, 6, 180.0, 380.0, dice))
}

/// Three jumps on a twanging tongue, each higher.
fn kangaroo(dice: &mut Dice) -> Wave {
    [(0.0, 110.0, 600.0), (0.22, 123.5, 850.0), (0.44, 146.8, 1200.0)].into_iter().fold(
        Wave::default(),
        |whole, (at, hz, top)| {
            let tone = Wave::tone(
                0.3,
                |_| hz * dice.about(0.001),
                |phase| (1..=24).map(|n| (phase * f64::from(n)).sin() / f64::from(n).sqrt()).sum(),
            );
            let twang = tone
                .swept(5.0, |time| glide(time, 0.26, 380.0, top * 1.9))
                .shaped(|time| decay(time, 0.32) * (time * 500.0).min(1.0));
            whole.with(at, 0.8, &twang)
        },
    )
}

/// A saw of breath: in and out.
fn leopard(dice: &mut Dice) -> Wave {
    let saw = Throat {
        hollows: [(420.0, 0.8), (1050.0, 1.0), (2300.0, 0.5)],
        rough: (52.0, 0.9),
        breath: 1.6,
    };
    [(0.0, 95.0), (0.2, 140.0), (0.4, 95.0), (0.6, 140.0)].into_iter().fold(
        Wave::default(),
        |whole, (at, hz)| {
            whole.with(at, 1.0, &call(saw, 0.17, |_| hz, |time| hump(time, 0.17, 0.5), dice))
        },
    )
}

/// Low brass: a proud fifth and the octave.
fn lion(dice: &mut Dice) -> Wave {
    let brass = |hz: f64, seconds, dice: &mut Dice| horn(seconds, |_| hz, dice).driven(1.8);
    let proud = brass(98.0, 0.13, dice).with(0.17, 1.0, &brass(146.8, 0.13, dice)).with(
        0.34,
        1.1,
        &brass(196.0, 0.42, dice),
    );
    proud.with(
        0.3,
        0.5,
        &call(BIG_CAT, 0.5, |time| 98.0 - 25.0 * time, |time| hump(time, 0.5, 0.3), dice),
    )
}

/// Quick, high wood.
fn rat(dice: &mut Dice) -> Wave {
    let feet = ["E6", "G6", "E6", "A6", "F#6", "B6"];
    (0..).zip(feet).fold(Wave::default(), |whole, (which, name)| {
        let stick = strike(
            STICK,
            pitch(name).expect("a note"),
            Stroke { ring: 0.45, contact: 0.5, hardness: 6000.0 },
            dice,
        );
        whole.with(0.068 * f64::from(which) + if which > 2 { 0.06 } else { 0.0 }, 0.8, &stick)
    })
}

/// Heavy logs, and a snort.
fn rhinoceros(dice: &mut Dice) -> Wave {
    let log = |hz, dice: &mut Dice| {
        strike(LOG, hz, Stroke { ring: 1.4, contact: 1.0, hardness: 1200.0 }, dice)
    };
    let snort = dice.noise(0.2).band(520.0, 0.7).shaped(|time| hump(time, 0.2, 0.15));
    log(98.0, dice)
        .with(0.15, 1.0, &log(98.0, dice))
        .with(0.3, 1.1, &log(73.0, dice))
        .with(0.5, 1.8, &snort)
}

/// Plucked harmonics on eight quick legs.
fn spider(dice: &mut Dice) -> Wave {
    let legs =
        [("F#5", 0.0), ("C6", 0.06), ("G#5", 0.12), ("D6", 0.24), ("A#5", 0.3), ("E6", 0.36)];
    motif(Instrument::Harmonics, &legs, dice).shaped(|time| decay(time, 1.6)).faded(0.0, 0.3)
}

/// Two falling growls.
fn tiger(dice: &mut Dice) -> Wave {
    let growl = Throat {
        hollows: [(300.0, 1.0), (950.0, 0.8), (2400.0, 0.3)],
        rough: (29.0, 0.9),
        breath: 0.6,
    };
    let first = call(
        growl,
        0.28,
        |time| glide(time, 0.28, 150.0, 105.0),
        |time| hump(time, 0.28, 0.15),
        dice,
    );
    first
        .with(
            0.32,
            1.2,
            &call(
                growl,
                0.55,
                |time| glide(time, 0.55, 165.0, 78.0),
                |time| hump(time, 0.55, 0.2),
                dice,
            ),
        )
        .driven(2.0)
}

/// Slow: a knock on the shell between two deep notes.
fn turtle(dice: &mut Dice) -> Wave {
    let deep = motif(Instrument::Marimba, &[("E3", 0.0), ("B2", 0.5)], dice);
    let shell = strike(BONE, 250.0, Stroke { ring: 2.4, ..HARD }, dice);
    deep.with(0.25, 0.5, &shell)
}

/// A hoarse cry that falls.
fn vulture(dice: &mut Dice) -> Wave {
    let hoarse = Throat {
        hollows: [(1200.0, 1.0), (2300.0, 0.9), (3500.0, 0.4)],
        rough: (75.0, 0.6),
        breath: 0.8,
    };
    let cry = |from, to, seconds: f64, dice: &mut Dice| {
        call(
            hoarse,
            seconds,
            |time| glide(time, seconds, from, to),
            |time| hump(time, seconds, 0.2),
            dice,
        )
    };
    cry(620.0, 560.0, 0.16, dice).with(0.22, 1.1, &cry(720.0, 400.0, 0.5, dice)).with(
        0.0,
        0.15,
        &rustle(0.2, 90.0, 900.0, 3000.0, dice),
    )
}

/// A howl.
fn wolf(dice: &mut Dice) -> Wave {
    let rise = |time: f64| {
        if time < 0.25 {
            glide(time, 0.25, 294.0, 466.0)
        } else {
            466.0 - 90.0 * (time - 0.62).max(0.0)
        }
    };
    let howl = Wave::tone(
        0.88,
        |time| rise(time) * (1.0 + 0.008 * (time * 34.0).sin()),
        |phase| phase.sin() + 0.5 * (2.0 * phase).sin() + 0.12 * (3.0 * phase).sin(),
    );
    howl.with(0.0, 0.1, &dice.noise(0.88).band(900.0, 1.5)).shaped(|time| hump(time, 0.88, 0.45))
}

/// Hooves, black and white, and a whinny.
fn zebra(dice: &mut Dice) -> Wave {
    let hooves = (0..4).fold(Wave::silence(0.4), |whole, which| {
        let hoof = strike(LOG, [520.0, 700.0][which % 2], Stroke { ring: 0.8, ..HARD }, dice);
        whole.with([0.0, 0.1, 0.25, 0.35][which], 0.8, &hoof)
    });
    let whinny = Wave::tone(
        0.42,
        |time| (1150.0 - 900.0 * time) * (1.0 + 0.07 * (time * 88.0).sin()),
        |phase| phase.sin() + 0.5 * (2.0 * phase).sin() + 0.3 * (3.0 * phase).sin(),
    );
    hooves.with(
        0.44,
        0.6,
        &whinny.shaped(|time| hump(time, 0.42, 0.25) * (0.7 + 0.3 * (time * 88.0).sin())),
    )
}
