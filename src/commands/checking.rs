//! `check`: packs, folders and files in any place, with everything that is wrong with them.

use std::fs::File;
use std::io::Read;
use std::path::{Component, Path, PathBuf};

use crate::commands::folder::{Folder, Given, HOLD_DATA, MOST_LISTED};
use crate::commands::told::{Format, Told};
use crate::commands::{Ground, Said, json};
use crate::data::check::{Judge, Known, Report, misnamed};
use crate::packs::{self, Pack, Stack, manifest};

/// Checks what lies at these paths, or everything of the game where there are none. Packs are laid over each
/// other, so that one may need another.
#[must_use]
pub fn check(ground: Ground<'_>, format: Format, paths: &[String]) -> Said {
    let told = checked(ground, paths);
    let answer = match format {
        Format::Text => told.as_text(),
        Format::Json => json::written(&told),
    };
    Said { answer, status: told.status(), ..Said::default() }
}

/// What is found at these paths.
pub(super) fn checked(ground: Ground<'_>, paths: &[String]) -> Told {
    let game = Folder::of_game(ground);
    let (mut told, mut meant) = (Told::default(), Vec::new());
    if paths.is_empty() {
        files(&game, &Given::Below(String::new()), &mut told);
    }
    for path in paths {
        let packs = game.here(path).map_or(Vec::new(), |here| packs_at(&here, Path::new(path)));
        if !packs.is_empty() {
            meant.extend(packs);
            continue;
        }
        match game.find(path) {
            Ok((folder, given)) => files(&folder, &given, &mut told),
            Err(trouble) => told.stray(path, trouble),
        }
    }
    of_packs(ground, meant, &mut told);
    told
}

/// Checks a file, a folder or everything.
fn files(folder: &Folder<'_>, given: &Given, told: &mut Told) {
    let paths = folder.paths();
    if paths.len() >= MOST_LISTED {
        told.note("", format!("only the first {MOST_LISTED} files are known"));
    }
    let is_pack = folder.is_laid_over();
    let mut judge = Judge::new(folder, Known { paths: paths.clone(), is_pack, ..Known::default() });
    match given {
        Given::File(path) => {
            if misnamed(path).is_some() {
                told.misnamed();
            }
            judge.file(path);
        }
        Given::Below(start) if start.is_empty() && is_pack => judge.pack(),
        Given::Below(start) if start.is_empty() => judge.everything(),
        Given::Below(start) => {
            paths.iter().filter(|path| path.starts_with(start)).for_each(|path| judge.file(path));
        }
    }
    told.take(judge.report());
}

/// A pack that is meant.
struct Meant {
    /// Its folder or its zip file.
    path: PathBuf,
    /// Its name in messages.
    label: String,
    /// The file or folder in it that is asked about; empty for all.
    only: PathBuf,
}

/// The packs at a path that was given so: a pack, the pack around a file or a folder, or all those in a
/// folder of packs.
fn packs_at(path: &Path, given: &Path) -> Vec<Meant> {
    let is_pack = |path: &Path| path.join(manifest::PATH).is_file() || is_zip(path);
    if let Some(around) = path.ancestors().find(|around| is_pack(around)) {
        let only = path.strip_prefix(around).unwrap_or(path).to_owned();
        let is_plain = given.components().all(|part| part != Component::ParentDir);
        let outer = given.ancestors().nth(only.components().count());
        let outer = outer.filter(|outer| is_plain && !outer.as_os_str().is_empty());
        return vec![Meant {
            path: around.to_owned(),
            label: label(outer.unwrap_or(around)),
            only,
        }];
    }
    let holds_data = HOLD_DATA.iter().any(|name| path.join(name).is_dir());
    let listed = if holds_data { Vec::new() } else { packs::list(path) };
    let packs = listed.into_iter().filter(|path| is_pack(path)).map(|path| {
        let label = label(&given.join(path.file_name().unwrap_or_default()));
        Meant { path, label, only: PathBuf::new() }
    });
    packs.collect()
}

fn label(path: &Path) -> String {
    path.to_string_lossy().trim_end_matches(['/', '\\']).to_owned()
}

/// Whether a file is a zip file, by its name or its first bytes.
fn is_zip(path: &Path) -> bool {
    let mut start = [0; 4];
    let begins = |start: &mut [u8]| File::open(path).and_then(|mut file| file.read_exact(start));
    let is_named = path.extension().is_some_and(|end| end.eq_ignore_ascii_case("zip"));
    path.is_file() && (is_named || begins(&mut start).is_ok_and(|()| start == *b"PK\x03\x04"))
}

/// Checks packs, each on top of the sound ones below it.
fn of_packs(ground: Ground<'_>, meant: Vec<Meant>, told: &mut Told) {
    let mut read: Vec<(Pack, PathBuf)> = Vec::new();
    for Meant { path, label, only } in meant {
        match packs::read(&path, &label) {
            Ok(pack) if read.iter().any(|(known, of)| known.label == pack.label && *of == only) => {
            }
            Ok(pack) => read.push((pack, only)),
            Err(refused) => told.take(Report {
                checked: [label].into(),
                flaws: refused.flaws.0,
                ..Report::default()
            }),
        }
    }
    let mut packs: Vec<Pack> = Vec::new();
    for (pack, _) in &read {
        if packs.iter().all(|known| known.label != pack.label) {
            packs.push(pack.clone());
        }
    }
    let mut stack = Stack::of(packs, &Stack::game());
    let ids: Vec<String> = stack.on().map(|pack| pack.id().to_owned()).collect();
    for id in ids {
        // A pack that was switched off meanwhile needs a broken one, and is told below.
        let Some(pack) = stack.pack(&id).cloned() else { continue };
        let report = stack.inspected(&id, ground.files);
        let only = read.iter().filter(|(read, _)| read.label == pack.label).map(|(_, only)| only);
        told.take(narrowed(&report, &pack, &only.collect::<Vec<_>>()));
        if !report.flaws.is_empty() {
            stack = stack.without(&id, Vec::new());
        }
    }
    for off in stack.off() {
        let checked = [off.pack.told(manifest::PATH)].into();
        told.take(Report { checked, flaws: off.why.clone(), ..Report::default() });
    }
}

/// What a report tells of these parts of a pack.
fn narrowed(report: &Report, pack: &Pack, only: &[&PathBuf]) -> Report {
    let whole = only.iter().any(|only| only.as_os_str().is_empty());
    let is_meant = |file: &str| {
        let inside = file.strip_prefix(&pack.label).map(|file| file.trim_start_matches('/'));
        whole
            || inside.is_some_and(|file| only.iter().any(|only| Path::new(file).starts_with(only)))
    };
    let mut report = report.clone();
    report.checked.retain(|file| is_meant(file));
    report.flaws.retain(|flaw| is_meant(&flaw.file));
    report.notes.retain(|note| is_meant(&note.file));
    report
}
