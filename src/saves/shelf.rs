//! The saves of one storage: writing while keeping the previous generation, reading the newest
//! undamaged one, listing, deleting, exporting and importing.
//!
//! A program that writes a save claims it exclusively. Otherwise two programs that continue the
//! same match would overwrite each other's actions.

use std::fmt;

use crate::saves::save::is_sound;
use crate::saves::{Cause, Head, Save, Storage, Trouble};

/// The most characters of a save's name.
const LONGEST_NAME: usize = 60;

/// A save's name: lower-case letters, digits and hyphens, so that it is a valid file name
/// everywhere.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SaveName(String);

impl SaveName {
    /// The name, if it is valid.
    #[must_use]
    pub fn new(name: &str) -> Option<Self> {
        let fits =
            |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
        let is_name = (1..=LONGEST_NAME).contains(&name.len()) && name.bytes().all(fits);
        is_name.then(|| Self(name.to_owned()))
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn numbered(&self, number: u32) -> Self {
        let number = format!("-{number}");
        let room = LONGEST_NAME - number.len();
        Self(self.0[..self.0.len().min(room)].to_owned() + &number)
    }
}

impl fmt::Display for SaveName {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

/// The generation of a save's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Generation {
    /// The newest text.
    Last,
    /// The text before the newest.
    Before,
}

impl Generation {
    const ALL: [Self; 2] = [Self::Last, Self::Before];

    const fn ending(self) -> &'static str {
        match self {
            Self::Last => ".save",
            Self::Before => ".before.save",
        }
    }

    fn key(self, name: &SaveName) -> String {
        format!("{name}{}", self.ending())
    }
}

/// A save that was found, or only its head.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<T = Save> {
    /// The match.
    pub save: T,
    /// The generation it comes from.
    pub generation: Generation,
    /// What is wrong with the last generation, if this is the one before. To be reported before the
    /// player continues from it.
    pub trouble: Option<Trouble>,
}

/// A line of the list of saves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The save's name.
    pub name: SaveName,
    /// The save's head, or what is wrong with it.
    pub found: Result<Found<Head>, Trouble>,
}

type NewestFound<T> = Result<Found<T>, Trouble>;

/// The storage key that represents the right to write a save.
fn claim_key(name: &SaveName) -> String {
    format!("{name}.lock")
}

/// All saves of a storage.
#[derive(Clone, Debug)]
pub struct Shelf<S> {
    storage: S,
}

impl<S: Storage> Shelf<S> {
    /// The saves of this storage.
    pub fn new(storage: S) -> Self {
        Self { storage }
    }

    /// The storage itself.
    pub fn storage(&self) -> &S {
        &self.storage
    }

    /// Claims a save for this program until it is released or the program ends. Returns `false`
    /// when another program has it.
    pub fn claim(&mut self, name: &SaveName) -> bool {
        self.storage.claim(&claim_key(name))
    }

    /// Releases a save, so that other programs can claim it.
    pub fn release(&mut self, name: &SaveName) {
        self.storage.release(&claim_key(name));
    }

    fn claim_or_refuse(&mut self, name: &SaveName) -> Result<(), Trouble> {
        if self.claim(name) {
            return Ok(());
        }
        Err(self.trouble(&Generation::Last.key(name), Cause::Taken))
    }

    /// Saves a match and claims the save. After a successful return the save is durable; until
    /// then, and on failure, the previous text is unchanged.
    ///
    /// # Errors
    /// Why it could not be saved: [`Cause::Taken`] when another program has claimed it.
    pub fn write(&mut self, name: &SaveName, save: &Save) -> Result<(), Trouble> {
        let [last, before] = Generation::ALL.map(|generation| generation.key(name));
        let text = save.to_text().map_err(|cause| self.trouble(&last, cause))?;
        self.claim_or_refuse(name)?;
        // A damaged text must not replace a sound previous one.
        if let Ok(present) = self.storage.read(&last)
            && is_sound(&present)
        {
            self.put(&before, &present)?;
        }
        self.put(&last, text.as_bytes())
    }

    fn put(&mut self, key: &str, text: &[u8]) -> Result<(), Trouble> {
        self.storage.put(key, text).map_err(|cause| self.trouble(key, cause))
    }

    /// The newest undamaged generation of a save.
    ///
    /// # Errors
    /// What is wrong with the last generation, when the one before is unusable too.
    pub fn read(&self, name: &SaveName) -> Result<Found, Trouble> {
        self.newest(name, Save::from_bytes)
    }

    fn newest<T>(&self, name: &SaveName, read: fn(&[u8]) -> Result<T, Cause>) -> NewestFound<T> {
        let generation = Generation::Last;
        let trouble = match self.read_generation(name, generation, read) {
            Ok(save) => return Ok(Found { save, generation, trouble: None }),
            Err(trouble) => trouble,
        };
        let generation = Generation::Before;
        match self.read_generation(name, generation, read) {
            Ok(save) => Ok(Found { save, generation, trouble: Some(trouble) }),
            Err(before) if trouble.cause == Cause::Absent => Err(match before.cause {
                Cause::Absent => trouble,
                _ => before,
            }),
            Err(_) => Err(trouble),
        }
    }

    fn read_generation<T>(
        &self,
        name: &SaveName,
        generation: Generation,
        read: fn(&[u8]) -> Result<T, Cause>,
    ) -> Result<T, Trouble> {
        let key = generation.key(name);
        let read = self.storage.read(&key).and_then(|bytes| read(&bytes));
        read.map_err(|cause| self.trouble(&key, cause))
    }

    /// All saves, the newest first, unreadable ones last. No record is read.
    ///
    /// # Errors
    /// When the storage cannot be listed.
    pub fn list(&self) -> Result<Vec<Listed>, Trouble> {
        let line = |name| Listed { found: self.newest(&name, Head::from_bytes), name };
        let mut list: Vec<Listed> = self.names()?.into_iter().map(line).collect();
        let date =
            |listed: &Listed| listed.found.as_ref().ok().map(|found| found.save.date.clone());
        list.sort_by_cached_key(|listed| std::cmp::Reverse((date(listed), listed.name.clone())));
        Ok(list)
    }

    /// Deletes the oldest finished matches beyond `most` and lists the rest. Unfinished and damaged
    /// saves stay, because a player may still need them.
    ///
    /// # Errors
    /// When the storage cannot be listed. A save that cannot be deleted stays.
    pub fn clear(&mut self, most: usize) -> Result<Vec<Listed>, Trouble> {
        let is_over = |listed: &Listed| {
            listed.found.as_ref().is_ok_and(|found| found.save.over && found.trouble.is_none())
        };
        let mut over = 0;
        let mut list = self.list()?;
        list.retain(|listed| {
            over += usize::from(is_over(listed));
            !is_over(listed) || over <= most || self.delete(&listed.name).is_err()
        });
        Ok(list)
    }

    fn names(&self) -> Result<Vec<SaveName>, Trouble> {
        let keys = self.storage.keys().map_err(|cause| self.trouble("", cause))?;
        let name = |key: &String| {
            // The longer ending first, because it ends with the shorter one.
            let endings = Generation::ALL.iter().rev();
            endings
                .filter_map(|generation| key.strip_suffix(generation.ending()))
                .find_map(SaveName::new)
        };
        let mut names: Vec<SaveName> = keys.iter().filter_map(name).collect();
        names.sort();
        names.dedup();
        Ok(names)
    }

    /// The wished name, or the first numbered variant of it that is free.
    ///
    /// # Errors
    /// When the storage cannot be listed.
    pub fn free_name(&self, wish: &SaveName) -> Result<SaveName, Trouble> {
        let taken = self.names()?;
        let free = |name: &SaveName| !taken.contains(name);
        if free(wish) {
            return Ok(wish.clone());
        }
        // The search always ends: there are fewer saves than numbers.
        Ok((2..).map(|number| wish.numbered(number)).find(free).unwrap_or_else(|| wish.clone()))
    }

    /// Deletes both generations of a save. If this is interrupted, one complete generation remains.
    ///
    /// # Errors
    /// Why it could not be deleted: [`Cause::Taken`] when another program has claimed it.
    pub fn delete(&mut self, name: &SaveName) -> Result<(), Trouble> {
        self.claim_or_refuse(name)?;
        let generations = [Generation::Before, Generation::Last].map(|which| which.key(name));
        let removed = generations
            .iter()
            .try_for_each(|key| self.storage.remove(key).map_err(|cause| self.trouble(key, cause)));
        if removed.is_ok() {
            // Clean-up only: the claim's file is empty.
            let _ = self.storage.remove(&claim_key(name));
        }
        self.release(name);
        removed
    }

    /// The newest undamaged generation as text to export.
    ///
    /// # Errors
    /// What is wrong with the save.
    pub fn export(&self, name: &SaveName) -> Result<String, Trouble> {
        let text = self.read(name)?.save.to_text();
        text.map_err(|cause| self.trouble(&Generation::Last.key(name), cause))
    }

    /// Imports a text under the wished name or a numbered variant, and returns the name used.
    ///
    /// # Errors
    /// What is wrong with the text, or why it could not be saved.
    pub fn import(&mut self, wish: &SaveName, text: &str) -> Result<(SaveName, Save), Trouble> {
        let save =
            Save::from_letter(text).map_err(|cause| Trouble { place: wish.to_string(), cause })?;
        let name = self.free_name(wish)?;
        self.write(&name, &save)?;
        Ok((name, save))
    }

    fn trouble(&self, key: &str, cause: Cause) -> Trouble {
        Trouble { place: self.storage.place(key), cause }
    }
}
