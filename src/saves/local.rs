//! Saves as entries of a key-value store of texts, such as the browser's local storage.
//!
//! Such a store replaces an entry atomically, so a save needs one step, and the previous generation
//! has a key of its own. Another tab may write the same entries: an entry that differs from what
//! this one wrote belongs to another tab and is not overwritten.

use std::collections::BTreeMap;

use crate::saves::{Cause, Storage};

/// The operations needed from a store of texts.
pub trait Entries {
    /// The names of all entries, including those of other programs.
    ///
    /// # Errors
    /// Why the names cannot be read.
    fn names(&self) -> Result<Vec<String>, Cause>;
    /// The text of an entry, if there is one.
    ///
    /// # Errors
    /// Why it cannot be read.
    fn get(&self, name: &str) -> Result<Option<String>, Cause>;
    /// Sets an entry; on failure the old text is unchanged.
    ///
    /// # Errors
    /// Why it could not be written.
    fn set(&mut self, name: &str, text: &str) -> Result<(), Cause>;
    /// Removes an entry, if it exists.
    ///
    /// # Errors
    /// Why it could not be removed.
    fn remove(&mut self, name: &str) -> Result<(), Cause>;
}

/// The entries whose names begin with one folder's name.
#[derive(Clone, Debug)]
pub struct Local<E> {
    entries: E,
    start: String,
    /// The texts that this one has written, by key.
    own: BTreeMap<String, String>,
}

impl<E: Entries> Local<E> {
    /// The entries of a folder, such as `org.menagerie.menagerie/saves`.
    pub fn new(entries: E, folder: &str) -> Self {
        Self { entries, start: format!("{folder}/"), own: BTreeMap::new() }
    }

    fn name(&self, key: &str) -> String {
        format!("{}{key}", self.start)
    }
}

impl<E: Entries> Storage for Local<E> {
    fn place(&self, key: &str) -> String {
        format!("localStorage/{}", self.name(key))
    }

    fn keys(&self) -> Result<Vec<String>, Cause> {
        let names = self.entries.names()?;
        Ok(names.iter().filter_map(|name| name.strip_prefix(&self.start)).map(Into::into).collect())
    }

    fn read(&self, key: &str) -> Result<Vec<u8>, Cause> {
        let text = self.entries.get(&self.name(key))?;
        text.map(String::into_bytes).ok_or(Cause::Absent)
    }

    fn put(&mut self, key: &str, text: &[u8]) -> Result<(), Cause> {
        let name = self.name(key);
        let text = std::str::from_utf8(text).map_err(|_| Cause::Stranger)?;
        if let Some(own) = self.own.get(key)
            && self.entries.get(&name)?.is_some_and(|there| there != *own)
        {
            return Err(Cause::Taken);
        }
        self.entries.set(&name, text)?;
        self.own.insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), Cause> {
        self.own.remove(key);
        self.entries.remove(&self.name(key))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::rc::Rc;

    use super::*;
    use crate::saves::{SaveName, Shelf, Trouble};

    /// A store that behaves as in a browser: several tabs share it, and its capacity is limited.
    #[derive(Clone, Default)]
    struct Fake {
        texts: Rc<RefCell<BTreeMap<String, String>>>,
        room: Option<usize>,
        refuses: bool,
    }

    impl Fake {
        fn open(&self) -> Result<std::cell::RefMut<'_, BTreeMap<String, String>>, Cause> {
            if self.refuses { Err(Cause::Refused) } else { Ok(self.texts.borrow_mut()) }
        }
    }

    impl Entries for Fake {
        fn names(&self) -> Result<Vec<String>, Cause> {
            Ok(self.open()?.keys().cloned().collect())
        }

        fn get(&self, name: &str) -> Result<Option<String>, Cause> {
            Ok(self.open()?.get(name).cloned())
        }

        fn set(&mut self, name: &str, text: &str) -> Result<(), Cause> {
            let mut texts = self.open()?;
            let others = texts.iter().filter(|(known, _)| *known != name);
            let taken: usize = others.map(|(known, text)| known.len() + text.len()).sum();
            if self.room.is_some_and(|room| taken + name.len() + text.len() > room) {
                return Err(Cause::Full);
            }
            texts.insert(name.to_owned(), text.to_owned());
            Ok(())
        }

        fn remove(&mut self, name: &str) -> Result<(), Cause> {
            self.open()?.remove(name);
            Ok(())
        }
    }

    fn tab(store: &Fake) -> Local<Fake> {
        Local::new(store.clone(), "game/saves")
    }

    #[test]
    fn what_was_put_is_read_and_listed_without_what_strangers_keep() {
        let store = Fake::default();
        store.texts.borrow_mut().insert("other/saves/x.save".into(), "theirs".into());
        let mut local = tab(&store);
        assert_eq!(local.read("x.save"), Err(Cause::Absent));
        local.put("x.save", "ours é".as_bytes()).expect("room");
        assert_eq!(tab(&store).read("x.save"), Ok("ours é".as_bytes().to_vec()));
        assert_eq!(local.keys(), Ok(vec!["x.save".to_owned()]));
        assert_eq!(local.place("x.save"), "localStorage/game/saves/x.save");
        local.remove("x.save").expect("it goes");
        assert_eq!(local.keys(), Ok(Vec::new()));
        assert_eq!(store.texts.borrow().len(), 1);
    }

    #[test]
    fn a_full_store_keeps_what_was_there_and_says_so() {
        let mut local = tab(&Fake { room: Some(40), ..Fake::default() });
        local.put("x.save", b"short").expect("room");
        assert_eq!(local.put("x.save", &[b'a'; 60]), Err(Cause::Full));
        assert_eq!(local.read("x.save"), Ok(b"short".to_vec()));
    }

    #[test]
    fn a_refused_store_is_told_with_its_place_and_never_panics() {
        let mut local = tab(&Fake { refuses: true, ..Fake::default() });
        assert_eq!(local.put("x.save", b"text"), Err(Cause::Refused));
        assert_eq!(local.remove("x.save"), Err(Cause::Refused));
        let told = Shelf::new(local).list();
        let place = "localStorage/game/saves/".to_owned();
        assert_eq!(told, Err(Trouble { place, cause: Cause::Refused }));
    }

    #[test]
    fn no_tab_writes_over_what_another_has_put_there_since() {
        let store = Fake::default();
        let (mut one, mut other) = (tab(&store), tab(&store));
        one.put("x.save", b"first").expect("room");
        other.put("x.save", b"second").expect("nobody has it");
        assert_eq!(one.put("x.save", b"third"), Err(Cause::Taken));
        assert_eq!(one.read("x.save"), Ok(b"second".to_vec()));
        other.put("x.save", b"fourth").expect("its own");
    }

    #[test]
    fn what_another_tab_took_away_is_kept_again() {
        let store = Fake::default();
        let (mut one, mut other) = (tab(&store), tab(&store));
        one.put("x.save", b"first").expect("room");
        other.remove("x.save").expect("it goes");
        one.put("x.save", b"second").expect("nobody has it");
        assert_eq!(other.read("x.save"), Ok(b"second".to_vec()));
    }

    #[test]
    fn names_of_entries_that_are_no_saves_are_not_listed() {
        let store = Fake::default();
        store.texts.borrow_mut().insert("game/saves/Ünknown".into(), "theirs".into());
        let shelf = Shelf::new(tab(&store));
        assert_eq!(shelf.list(), Ok(Vec::new()));
        let wish = SaveName::new("match").expect("a name");
        assert_eq!(shelf.free_name(&wish), Ok(wish));
    }
}
