//! `new-pack`: lays down a small pack that can be played at once, with comments that say what to change.

use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use crate::commands::{Ground, Said};
use crate::data::letters::{explained, visible};
use crate::data::suggest::meant;
use crate::packs::naming::{self, LONGEST};
use crate::packs::{Pack, laying};

/// The name that stands for the pack's own in the files of the template.
const ID: &str = "my-pack";
/// The title in the template.
const TITLE: &str = "My pack";

/// A file of the template.
struct Leaf {
    path: &'static str,
    text: &'static str,
    about: &'static str,
}

const TEMPLATE: [Leaf; 5] = [
    Leaf {
        path: "pack.ron",
        text: include_str!("template/pack.ron"),
        about: "what the pack is called, and by whom it is",
    },
    Leaf {
        path: "levels/jungle/first.board.ron",
        text: include_str!("template/board.ron"),
        about: "a level: the board, drawn as text",
    },
    Leaf {
        path: "assets/jungle/animals.animals.ron",
        text: include_str!("template/animals.ron"),
        about: "its animals",
    },
    Leaf {
        path: "assets/locales/en/my-pack.ftl",
        text: include_str!("template/texts.ftl"),
        about: "its words in English",
    },
    Leaf {
        path: "assets/art/heads/otter.svg",
        text: include_str!("template/otter.svg"),
        about: "a picture",
    },
];

/// Lays down a pack with this name among the player's packs, or at a path that ends with the name.
#[must_use]
pub fn new_pack(ground: Ground<'_>, given: &str) -> Said {
    laid_down(ground, given).map_or_else(Said::trouble, Said::answer)
}

fn laid_down(ground: Ground<'_>, given: &str) -> Result<String, String> {
    let path = Path::new(given);
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or(given);
    judge(name)?;
    let is_bare = path.components().all(|part| matches!(part, Component::Normal(_)))
        && path.components().count() == 1
        && given == name;
    let of_player = ground.packs.filter(|_| is_bare);
    let folder = match of_player {
        Some(folder) => {
            fs::create_dir_all(folder).map_err(|why| unwritten(folder, &why))?;
            folder.join(name)
        }
        None => path.to_owned(),
    };
    if fs::symlink_metadata(&folder).is_ok() {
        let there = folder.display();
        return Err(format!("{there} is there already: choose another name, or delete it first"));
    }
    let files = files(name);
    // What the template holds is tested; this guards what is made of it.
    let bytes = files.iter().map(|(path, text)| (path.clone(), text.clone().into_bytes()));
    Pack::from_files(name, bytes).map_err(|refused| refused.flaws.to_string())?;
    laying::lay_down(&folder, &files).map_err(|why| unwritten(&folder, &why))?;
    Ok(told(ground, name, &folder, of_player.is_some()))
}

/// Refuses what is no name of a pack, and says which name is near.
fn judge(name: &str) -> Result<(), String> {
    if naming::is_name(name) {
        return Ok(());
    }
    let cause = format!("`{}` is no name of a pack{}", visible(name), explained(name));
    let hint = naming::near(name).map_or_else(
        || {
            format!(
                "use at most {LONGEST} small letters, digits and single hyphens, beginning with a letter"
            )
        },
        |near| meant(&near),
    );
    Err(format!("{cause}; {hint}"))
}

/// The files of a pack with this name.
fn files(name: &str) -> Vec<(String, String)> {
    let title = naming::title_of(name);
    let of_pack = |text: &str| text.replace(ID, name).replace(TITLE, &title);
    TEMPLATE.iter().map(|leaf| (of_pack(leaf.path), of_pack(leaf.text))).collect()
}

fn unwritten(folder: &Path, why: &io::Error) -> String {
    format!("{} cannot be written: {why}; name a folder that can", folder.display())
}

/// What was laid down, and what to do with it.
fn told(ground: Ground<'_>, name: &str, folder: &Path, is_found: bool) -> String {
    let paths: Vec<(PathBuf, &str)> = TEMPLATE
        .iter()
        .map(|leaf| (PathBuf::from(leaf.path.replace(ID, name)), leaf.about))
        .collect();
    let width = paths.iter().map(|(path, _)| path.as_os_str().len()).max().unwrap_or_default();
    let listed: String = paths
        .iter()
        .map(|(path, about)| format!("    {:width$}  {about}\n", path.display()))
        .collect();
    let place = quoted(folder);
    let (program, asked) = (ground.program, ground.asked);
    let with = if is_found { String::new() } else { format!(" --pack {place}") };
    let shown_with = &with;
    format!(
        "A pack lies in {place}:\n\n{listed}\n\
         Play it:     {program}{with} --level jungle/{name}:first\n\
         Check it:    {asked} check {place}\n\
         Look at it:  {asked} show{shown_with} jungle/{name}:otter\n\n\
         Comments in the files say what can be changed. A file that is saved shows at the next match.\n"
    )
}

/// A path as a shell reads it.
fn quoted(path: &Path) -> String {
    let shown = path.display().to_string();
    if shown.contains(' ') { format!("'{shown}'") } else { shown }
}
