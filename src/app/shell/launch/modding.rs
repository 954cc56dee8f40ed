//! What the command line offers to those who write packs, in place of playing. Deliberately absent: what
//! the commands do, which is `crate::commands`.

use clap::{Subcommand, ValueEnum};

use crate::app::kit::packs::{self, FoundPacks};
use crate::app::platform::shipped;
use crate::commands::{Brought, Format, Ground, Said, check, new_pack, show};
use crate::data::Files;

/// A command.
#[derive(Subcommand, Debug)]
pub(in crate::app) enum Command {
    /// Shows all flaws of packs, folders and files, or of the game's own files
    Check {
        /// A pack, a folder of packs or a file, in any place
        #[arg(value_name = "PATH")]
        paths: Vec<String>,
        /// For people or for other programs
        #[arg(long, value_name = "FORMAT", default_value = "text")]
        format: Written,
    },
    /// Lays down a small pack that can be played at once
    NewPack {
        /// Its name, or a path that ends with it
        name: String,
    },
    /// Tells which file gave each field of a value
    ///
    /// All packs count, in the order in which they are found: what is switched or moved in the game's list of packs
    /// does not matter here.
    Show {
        /// What it is called, such as jungle/wolf
        id: String,
        /// For people or for other programs
        #[arg(long, value_name = "FORMAT", default_value = "text")]
        format: Written,
    },
}

/// How an answer is written.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::app) enum Written {
    Text,
    Json,
}

impl From<Written> for Format {
    fn from(written: Written) -> Self {
        match written {
            Written::Text => Self::Text,
            Written::Json => Self::Json,
        }
    }
}

/// Carries a command out, with the packs that would be laid over these files.
pub(in crate::app) fn answer(command: Command, files: &dyn Files, found: FoundPacks) -> Said {
    let (folder, packs) = (shipped::root(), packs::folder());
    let ground = Ground {
        files,
        folder: folder.as_ref(),
        packs: packs.as_ref(),
        program: "menagerie",
        asked: "menagerie",
    };
    match command {
        Command::Check { paths, format } => check(ground, format.into(), &paths),
        Command::NewPack { name } => new_pack(ground, &name),
        Command::Show { id, format } => {
            let FoundPacks { packs, refused, .. } = found;
            show(ground, Brought { packs, refused }, format.into(), &id)
        }
    }
}
