//! Measures the files as they are shipped, and says what is wrong with them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::effects::Class;
use crate::files::{Flaw, at, folder};
use crate::likeness::{Portrait, distance, portrait};
use crate::list::{self, Sounds, Theme};
use crate::loops::{resampled, seam};
use crate::measure::{Loudness, loudest, overall, true_peak};
use crate::ogg;
use crate::wave::{RATE, Wave};

/// Everything in `assets/sounds` together, in bytes.
pub(crate) const MOST_BYTES: u64 = 2_000_000;
/// The largest difference to the loudness of a sound's class, in LU.
pub(crate) const LOUDNESS: f64 = 3.0;
/// How far the music lies below the mean of the effects, in LU: the calm layer alone, and both together.
pub(crate) const BELOW: (f64, f64) = (8.0, 10.0);
/// The same of the ambience.
pub(crate) const BED_BELOW: (f64, f64) = (14.0, 17.0);
/// The highest peak, in dBTP.
pub(crate) const PEAK: f64 = -1.0;
/// The least distance of two sounds of different meaning, in decibels: see `likeness.rs`.
pub(crate) const APART: f32 = 10.0;
/// A seam up to this is smooth: see `loops::seam`.
const SEAM: f32 = 1.0;
/// A sound is heard when it is louder than this part of its peak.
const HEARD: f32 = 0.03;
/// Seconds within which an effect must be heard: later it would seem to lag behind what is seen.
const LATE: f64 = 0.1;
/// Seconds for which a loop may be silent: longer it would seem to have ended.
const SILENCE: f64 = 1.0;
/// How loud the first and last eight samples of an effect may be, as a part of its peak.
const EDGE: f32 = 0.05;

/// One file that was measured.
pub(crate) struct File {
    pub(crate) name: String,
    pub(crate) bytes: u64,
    pub(crate) seconds: f64,
    pub(crate) loud: f64,
    pub(crate) peak: f64,
    wave: Wave,
    rate: f64,
}

/// A sound with all its variants.
pub(crate) struct Measured {
    pub(crate) name: String,
    pub(crate) class: Class,
    pub(crate) gain: f32,
    pub(crate) files: Vec<File>,
    pub(crate) nearest: (String, f32),
    portraits: Vec<Portrait>,
}

/// A theme's layers, or the bed of a place.
pub(crate) struct MeasuredTheme {
    pub(crate) name: String,
    pub(crate) calm: File,
    pub(crate) tense: Option<File>,
    /// How loud both layers are together.
    pub(crate) together: f64,
    pub(crate) seams: Vec<f32>,
    /// The other bed that is most alike.
    pub(crate) nearest: (String, f32),
}

/// Everything that was measured.
pub(crate) struct Report {
    pub(crate) sounds: Vec<Measured>,
    pub(crate) themes: Vec<MeasuredTheme>,
    pub(crate) beds: Vec<MeasuredTheme>,
    pub(crate) bytes: u64,
    pub(crate) gaps: Vec<Flaw>,
}

fn measured(name: &str, loudness: Loudness) -> Result<File, Flaw> {
    let path = folder().join(name);
    let bytes = fs::read(&path).map_err(at(&path))?;
    let (wave, rate) = ogg::decoded(&bytes).map_err(at(&path))?;
    Ok(File {
        name: name.to_owned(),
        bytes: bytes.len() as u64,
        seconds: wave.0.len() as f64 / rate,
        loud: loudness(&wave, rate).map_err(at(&path))?,
        peak: true_peak(&wave, rate).map_err(at(&path))?,
        wave,
        rate,
    })
}

/// Reads and measures everything that `sounds.ron` lists.
pub(crate) fn measure_all() -> Result<Report, Flaw> {
    let list = list::read()?;
    let gaps = list.gaps()?;
    let mut sounds = measure_sounds(&list)?;
    for one in 0..sounds.len() {
        sounds[one].nearest = nearest(&sounds, one);
    }
    let measured = |themes: &BTreeMap<String, Theme>| {
        themes.iter().map(|(name, theme)| measure_theme(name, theme)).collect::<Result<Vec<_>, _>>()
    };
    let (themes, mut beds) = (measured(&list.music)?, measured(&list.ambience)?);
    tell_beds_apart(&mut beds);
    Ok(Report { sounds, themes, beds, bytes: bytes_below(&folder())?, gaps })
}

fn measure_sounds(list: &Sounds) -> Result<Vec<Measured>, Flaw> {
    let mut sounds = Vec::new();
    for (name, sound) in &list.sounds {
        let files = sound
            .variants
            .iter()
            .map(|file| measured(file, loudest))
            .collect::<Result<Vec<_>, _>>()?;
        let portraits = files.iter().map(|file| portrait(&file.wave)).collect();
        let nearest = (String::new(), f32::INFINITY);
        sounds.push(Measured {
            name: name.clone(),
            class: sound.class,
            gain: sound.gain,
            files,
            nearest,
            portraits,
        });
    }
    Ok(sounds)
}

fn measure_theme(name: &str, theme: &Theme) -> Result<MeasuredTheme, Flaw> {
    let layer = |file: &String| -> Result<File, Flaw> {
        let mut file = measured(file, overall)?;
        file.loud += f64::from(theme.gain);
        Ok(file)
    };
    let (calm, tense) = (layer(&theme.calm)?, theme.tense.as_ref().map(layer).transpose()?);
    let seams = std::iter::once(&calm).chain(&tense).map(|file| seam(&file.wave)).collect();
    let both = match &tense {
        Some(tense) => calm.wave.clone().with(0.0, 1.0, &tense.wave),
        None => calm.wave.clone(),
    };
    let loud = overall(&both, calm.rate).map_err(|cause| format!("{name}: {cause}"))?;
    let (together, nearest) = (loud + f64::from(theme.gain), (String::new(), f32::INFINITY));
    Ok(MeasuredTheme { name: name.to_owned(), calm, tense, together, seams, nearest })
}

/// Compares each bed with the others, at the rate of effects.
fn tell_beds_apart(beds: &mut [MeasuredTheme]) {
    let heard = |bed: &MeasuredTheme| {
        portrait(&resampled(&bed.calm.wave, (bed.calm.seconds * RATE).round() as usize))
    };
    let portraits: Vec<_> = beds.iter().map(|bed| (bed.name.clone(), heard(bed))).collect();
    for (one, bed) in beds.iter_mut().enumerate() {
        let others = portraits.iter().filter(|(name, _)| *name != bed.name);
        let apart = others.map(|(name, other)| (name.clone(), distance(&portraits[one].1, other)));
        bed.nearest = apart.min_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or_default();
    }
}

/// The other sound that is most alike, over all pairs of variants.
fn nearest(sounds: &[Measured], one: usize) -> (String, f32) {
    let others = sounds.iter().enumerate().filter(|(other, _)| *other != one);
    let distances = others.map(|(_, other)| {
        let pairs = sounds[one]
            .portraits
            .iter()
            .flat_map(|mine| other.portraits.iter().map(move |its| distance(mine, its)));
        (other.name.clone(), pairs.fold(f32::INFINITY, f32::min))
    });
    distances.min_by(|one, other| one.1.total_cmp(&other.1)).unwrap_or_default()
}

fn bytes_below(folder: &Path) -> Result<u64, Flaw> {
    let mut sum = 0;
    for entry in fs::read_dir(folder).map_err(at(folder))? {
        let entry = entry.map_err(at(folder))?;
        let data = entry.metadata().map_err(at(folder))?;
        sum += if data.is_dir() { bytes_below(&entry.path())? } else { data.len() };
    }
    Ok(sum)
}

impl Report {
    /// How loud the effects are on average as they are played, in LUFS.
    pub(crate) fn mean_effect(&self) -> f64 {
        let played = self.sounds.iter().map(|sound| sound.files[0].loud + f64::from(sound.gain));
        played.sum::<f64>() / self.sounds.len() as f64
    }

    /// The distance of two variants of one sound, as the middle of all such pairs.
    pub(crate) fn between_variants(&self) -> f32 {
        let pairs = |Measured { portraits, .. }: &Measured| {
            let of_first = portraits.iter().skip(1).map(|other| distance(&portraits[0], other));
            of_first.collect::<Vec<_>>()
        };
        let mut distances: Vec<_> = self.sounds.iter().flat_map(pairs).collect();
        distances.sort_by(f32::total_cmp);
        distances.get(distances.len() / 2).copied().unwrap_or(0.0)
    }

    /// What is wrong, one line each.
    pub(crate) fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = self.gaps.clone();
        for sound in &self.sounds {
            flaws.extend(sound.files.iter().flat_map(|file| flaws_of_effect(file, sound.class)));
            let (other, apart) = &sound.nearest;
            if *apart < APART {
                flaws.push(format!(
                    "{}: only {apart:.1} dB from {other}, which means something else",
                    sound.name
                ));
            }
        }
        let mean = self.mean_effect();
        flaws.extend(self.themes.iter().flat_map(|theme| theme.flaws(mean, BELOW)));
        flaws.extend(self.beds.iter().flat_map(|bed| bed.flaws(mean, BED_BELOW)));
        let alike = self.beds.iter().filter(|bed| bed.nearest.1 < APART);
        flaws.extend(alike.map(|bed| {
            format!("{}: only {:.1} dB from {}", bed.calm.name, bed.nearest.1, bed.nearest.0)
        }));
        if self.bytes >= MOST_BYTES {
            flaws.push(format!("assets/sounds: {} bytes; the limit is {MOST_BYTES}", self.bytes));
        }
        flaws
    }
}

impl File {
    fn seconds_until_heard(&self) -> f64 {
        let floor = self.wave.peak() * HEARD;
        let first = self.wave.0.iter().position(|sample| sample.abs() > floor);
        first.unwrap_or(self.wave.0.len()) as f64 / self.rate
    }

    /// The longest stretch in which nothing is heard, in seconds.
    fn longest_silence(&self) -> f64 {
        let floor = self.wave.peak() * HEARD * 0.1;
        let silences = self.wave.0.split(|sample| sample.abs() > floor).map(<[f32]>::len);
        silences.max().unwrap_or(0) as f64 / self.rate
    }
}

fn flaws_of_effect(file: &File, class: Class) -> Vec<Flaw> {
    let mut flaws = flaws_of_file(file);
    let off = file.loud - class.target();
    if off.abs() > LOUDNESS {
        flaws.push(format!("{}: {off:+.1} LU off the loudness of its class", file.name));
    }
    let most = file.wave.peak();
    let late = file.seconds_until_heard();
    if late > LATE {
        flaws.push(format!("{}: heard only after {late:.3} s", file.name));
    }
    let edge = 8.min(file.wave.0.len());
    let ends =
        [("begins", &file.wave.0[..edge]), ("ends", &file.wave.0[file.wave.0.len() - edge..])];
    for (end, samples) in ends {
        let loud = samples.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
        if loud > most * EDGE {
            flaws.push(format!(
                "{}: {end} with a click, at {:.0} % of its peak",
                file.name,
                100.0 * loud / most
            ));
        }
    }
    flaws
}

fn flaws_of_file(file: &File) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    if file.peak > PEAK {
        flaws.push(format!("{}: its peak is {:+.1} dBTP", file.name, file.peak));
    }
    let rest = file.wave.0.iter().sum::<f32>() / file.wave.0.len().max(1) as f32;
    if rest.abs() > 0.01 {
        flaws.push(format!("{}: not centred, by {rest:.4}", file.name));
    }
    flaws
}

impl MeasuredTheme {
    fn flaws(&self, mean_effect: f64, below: (f64, f64)) -> Vec<Flaw> {
        let layers = || std::iter::once(&self.calm).chain(&self.tense);
        let mut flaws: Vec<_> = layers().flat_map(flaws_of_file).collect();
        for (what, loud) in [("alone", self.calm.loud), ("all layers", self.together)] {
            let off = mean_effect - loud;
            if !(below.0..=below.1).contains(&off) {
                flaws.push(format!("{}: {what} {off:.1} LU below the effects", self.calm.name));
            }
        }
        let other = |tense: &&File| tense.wave.0.len() != self.calm.wave.0.len();
        if let Some(tense) = self.tense.as_ref().filter(other) {
            flaws.push(format!("{}: not as long as {}, to the sample", tense.name, self.calm.name));
        }
        // The tense layer may pause where the calm one goes on.
        let silence = self.calm.longest_silence();
        if silence > SILENCE {
            flaws.push(format!("{}: silent for {silence:.1} s", self.calm.name));
        }
        for (file, seam) in layers().zip(&self.seams).filter(|(_, seam)| **seam > SEAM) {
            flaws.push(format!("{}: its end and its beginning do not meet ({seam:.2})", file.name));
        }
        flaws
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn every_sound_is_there_as_loud_as_its_kind_without_clicks_and_unlike_the_others() {
        let report = super::measure_all().expect("files that can be read");
        assert_eq!(report.flaws(), Vec::<String>::new());
    }
}
