//! Reads the scores of `assets/sounds/scores`; `assets/sounds/scores/README.md` explains the notation.

use std::collections::BTreeMap;

use crate::instruments::{INSTRUMENTS, Instrument, pitch};

/// What is played always, and what is laid on top when a match grows tense.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Layer {
    Calm,
    Tense,
}

/// One note or stroke.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Note {
    pub(crate) layer: Layer,
    pub(crate) instrument: Instrument,
    /// When it begins and how long it is held, in beats.
    pub(crate) beat: f64,
    pub(crate) beats: f64,
    pub(crate) sound: Sounded,
    pub(crate) loud: f64,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Sounded {
    Pitch(f64),
    Stroke { open: bool },
}

/// A piece of music, ready to be played.
#[derive(PartialEq, Debug)]
pub(crate) struct Score {
    /// Beats a minute.
    pub(crate) tempo: f64,
    /// Beats of the whole.
    pub(crate) beats: f64,
    pub(crate) notes: Vec<Note>,
}

impl Score {
    /// The layers in which something is played.
    pub(crate) fn layers(&self) -> impl Iterator<Item = Layer> {
        let has = |layer: &Layer| self.notes.iter().any(|note| note.layer == *layer);
        [Layer::Calm, Layer::Tense].into_iter().filter(has)
    }
}

/// One line of a section: a layer's instrument and its bars.
struct Part {
    line: usize,
    layer: Layer,
    instrument: Instrument,
    bars: Vec<Vec<Note>>,
}

/// What has been read so far.
#[derive(Default)]
struct Draft {
    tempo: Option<f64>,
    meter: Option<f64>,
    volumes: BTreeMap<&'static str, f64>,
    play: Vec<String>,
    sections: Vec<(String, Vec<Part>)>,
}

/// Reads a score; the flaw names the line and what would be right.
pub(crate) fn read(text: &str) -> Result<Score, String> {
    let mut draft = Draft::default();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split("//").next().unwrap_or_default().trim();
        if !line.is_empty() {
            draft.read_line(number, line).map_err(|flaw| format!("line {number}: {flaw}"))?;
        }
    }
    draft.finish()
}

impl Draft {
    fn read_line(&mut self, number: usize, line: &str) -> Result<(), String> {
        let (head, bars) =
            line.split_once('|').map_or((line, None), |(head, bars)| (head.trim(), Some(bars)));
        let words: Vec<_> = head.split_whitespace().collect();
        match (words.as_slice(), bars) {
            (["tempo", value], None) => self.tempo = Some(positive(value)?),
            (["meter", value], None) => self.meter = Some(positive(value)?),
            (["volume", name, value], None) => {
                self.volumes.insert(instrument(name)?.0, positive(value)?);
            }
            (["play", names @ ..], None) => {
                self.play = names.iter().map(ToString::to_string).collect()
            }
            (["section", name], None) => self.sections.push((name.to_string(), Vec::new())),
            ([], Some(bars)) => self.continue_part(bars)?,
            ([layer @ ("calm" | "tense"), name], bars) => {
                let layer = if *layer == "calm" { Layer::Calm } else { Layer::Tense };
                let part =
                    Part { line: number, layer, instrument: instrument(name)?.1, bars: Vec::new() };
                let section =
                    self.sections.last_mut().ok_or("a part stands before the first `section`")?;
                section.1.push(part);
                if let Some(bars) = bars {
                    self.continue_part(bars)?;
                }
            }
            _ => {
                return Err(format!(
                    "`{line}` is none of `tempo`, `meter`, `volume`, `play`, `section`, `calm INSTRUMENT | …`, `tense INSTRUMENT | …`"
                ));
            }
        }
        Ok(())
    }

    /// Adds bars to the last part.
    fn continue_part(&mut self, bars: &str) -> Result<(), String> {
        let meter = self.meter.ok_or("`meter` must stand before the first bar")?;
        let part = self
            .sections
            .last_mut()
            .and_then(|section| section.1.last_mut())
            .ok_or("bars stand before the first part")?;
        let louder = INSTRUMENTS.iter().find(|(_, known)| *known == part.instrument);
        let volume = louder.and_then(|(name, _)| self.volumes.get(name)).copied().unwrap_or(1.0);
        for bar in bars.trim().trim_end_matches('|').split('|') {
            let notes = match bar.trim() {
                "%" => part
                    .bars
                    .last()
                    .cloned()
                    .ok_or("`%` repeats the bar before, but there is none")?,
                bar => read_bar(bar, meter, volume, part)?,
            };
            part.bars.push(notes);
        }
        Ok(())
    }

    /// Lays the sections one behind the other.
    fn finish(self) -> Result<Score, String> {
        let tempo = self.tempo.ok_or("`tempo` is missing: beats a minute, such as `tempo 96`")?;
        let meter = self.meter.ok_or("`meter` is missing: beats a bar, such as `meter 4`")?;
        let (mut notes, mut start) = (Vec::new(), 0.0);
        for name in &self.play {
            let section = self.sections.iter().find(|(known, _)| known == name);
            let (_, parts) = section
                .ok_or_else(|| format!("`play` names the section `{name}`, which is not there"))?;
            let bars = parts.iter().map(|part| part.bars.len()).max().unwrap_or(0);
            for part in parts {
                if part.bars.is_empty() || bars % part.bars.len() != 0 {
                    return Err(format!(
                        "line {}: {} bars do not fit evenly into the {bars} of section `{name}`",
                        part.line,
                        part.bars.len()
                    ));
                }
                for (place, bar) in (0..bars).zip(part.bars.iter().cycle()) {
                    let begin = start + place as f64 * meter;
                    notes.extend(
                        bar.iter().map(|note| Note { beat: note.beat + begin, ..note.clone() }),
                    );
                }
            }
            start += bars as f64 * meter;
        }
        if notes.is_empty() {
            return Err("nothing is played: `play` lists the sections in their order".to_owned());
        }
        Ok(Score { tempo, beats: start, notes })
    }
}

fn instrument(name: &str) -> Result<(&'static str, Instrument), String> {
    INSTRUMENTS.iter().find(|(known, _)| *known == name).copied().ok_or_else(|| {
        let names: Vec<_> = INSTRUMENTS.iter().map(|(name, _)| *name).collect();
        format!("the instrument `{name}` is not known; there are {}", names.join(", "))
    })
}

fn positive(word: &str) -> Result<f64, String> {
    let value = word.parse::<f64>().ok().filter(|value| *value > 0.0);
    value.ok_or_else(|| format!("`{word}` must be a number above 0"))
}

fn read_bar(bar: &str, meter: f64, volume: f64, part: &Part) -> Result<Vec<Note>, String> {
    let (mut notes, mut beat) = (Vec::new(), 0.0);
    for word in bar.split_whitespace() {
        let (names, beats) = split_length(word)?;
        let (names, accent) = match (names.strip_suffix('!'), names.strip_suffix('?')) {
            (Some(names), _) => (names, 1.5),
            (_, Some(names)) => (names, 0.6),
            _ => (names, 1.0),
        };
        for name in names.split('+').filter(|name| *name != "-") {
            let sound = sounded(name, part.instrument)?;
            let loud = volume * accent;
            notes.push(Note {
                layer: part.layer,
                instrument: part.instrument,
                beat,
                beats,
                sound,
                loud,
            });
        }
        beat += beats;
    }
    if (beat - meter).abs() > 1e-6 {
        return Err(format!("the bar `{}` has {beat} beats instead of {meter}", bar.trim()));
    }
    Ok(notes)
}

/// `C4*2` lasts two beats, `C4/2` half a beat, `C4*3/2` one and a half.
fn split_length(word: &str) -> Result<(&str, f64), String> {
    let (rest, parts) = word
        .split_once('/')
        .map_or((word, 1.0), |(rest, number)| (rest, number.parse().unwrap_or(0.0)));
    let (name, times) = rest
        .split_once('*')
        .map_or((rest, 1.0), |(name, number)| (name, number.parse().unwrap_or(0.0)));
    if times > 0.0 && parts > 0.0 {
        return Ok((name, times / parts));
    }
    Err(format!("the length of `{word}` is none; right are `C4`, `C4*2`, `C4/2`, `C4*3/2`"))
}

fn sounded(name: &str, instrument: Instrument) -> Result<Sounded, String> {
    match (name, instrument.is_drum()) {
        ("o", true) => Ok(Sounded::Stroke { open: true }),
        ("x", true) => Ok(Sounded::Stroke { open: false }),
        (_, true) => Err(format!("`{name}` is no stroke: `o` is open, `x` is dry, `-` is a rest")),
        (_, false) => pitch(name)
            .map(Sounded::Pitch)
            .ok_or_else(|| format!("`{name}` is no note such as `C4`, `F#3` or `Bb2`")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_says_when_every_note_begins() {
        let text = "tempo 60\nmeter 3\nplay A\nsection A\ncalm kalimba | C4 E4+G4*2 | % |\ntense drum | o/2 x/2 -*2 |";
        let score = read(text).expect("a score");
        let starts = |layer| {
            let of_layer = score.notes.iter().filter(move |note| note.layer == layer);
            of_layer.map(|note| note.beat).collect::<Vec<_>>()
        };
        assert_eq!(starts(Layer::Calm), [0.0, 1.0, 1.0, 3.0, 4.0, 4.0]);
        assert_eq!(starts(Layer::Tense), [0.0, 0.5, 3.0, 3.5], "the shorter part is repeated");
        assert!((score.beats - 6.0).abs() < 1e-9);
    }

    #[test]
    fn a_flaw_in_a_score_is_named_with_its_line_and_the_remedy() {
        let head = "tempo 60\nmeter 4\nplay A\nsection A\n";
        for (bars, said) in [
            ("calm kalimba | C4*3 |", "line 5: the bar `C4*3` has 3 beats instead of 4"),
            ("calm kazoo | C4*4 |", "line 5: the instrument `kazoo` is not known"),
            ("calm drum | C4*4 |", "line 5: `C4` is no stroke"),
            ("calm flute | H4*4 |", "line 5: `H4` is no note"),
            ("calm flute | C4*x |", "line 5: the length of `C4*x` is none"),
            ("hum |", "line 5: `hum |` is none of"),
            (
                "calm flute | C4*4 | % |\ntense bass | C2*4 | % | % |",
                "line 5: 2 bars do not fit evenly into the 3",
            ),
        ] {
            let flaw = read(&format!("{head}{bars}")).expect_err(bars);
            assert!(flaw.starts_with(said), "{flaw}");
        }
    }
}
