//! Where saves are stored: the operations that folders and browser storage have in common.

use std::collections::BTreeMap;

use crate::saves::Cause;

/// Texts by key. A key is a short name of lower-case letters, digits, points and hyphens.
pub trait Storage {
    /// The location of a key's text, in words for the player.
    fn place(&self, key: &str) -> String;
    /// All keys, possibly including those of other programs.
    ///
    /// # Errors
    /// Why the keys cannot be listed.
    fn keys(&self) -> Result<Vec<String>, Cause>;
    /// The bytes stored under a key.
    ///
    /// # Errors
    /// [`Cause::Absent`] when there is nothing, or why it cannot be read.
    fn read(&self, key: &str) -> Result<Vec<u8>, Cause>;
    /// Replaces a text atomically. If this is interrupted, the old or the new text is there in
    /// full; after a successful return the new one is.
    ///
    /// # Errors
    /// Why it could not be written.
    fn put(&mut self, key: &str, text: &[u8]) -> Result<(), Cause>;
    /// Removes a key and its text, if it exists.
    ///
    /// # Errors
    /// Why it could not be removed.
    fn remove(&mut self, key: &str) -> Result<(), Cause>;
    /// Claims a key exclusively until it is released or the program ends in any way. Returns
    /// `false` when another program has claimed it. A storage without locks always returns `true`.
    fn claim(&mut self, key: &str) -> bool {
        let _ = key;
        true
    }
    /// Releases a key, if this program has claimed it.
    fn release(&mut self, key: &str) {
        let _ = key;
    }
}

/// A storage chosen at run time.
impl<S: Storage + ?Sized> Storage for Box<S> {
    fn place(&self, key: &str) -> String {
        (**self).place(key)
    }

    fn keys(&self) -> Result<Vec<String>, Cause> {
        (**self).keys()
    }

    fn read(&self, key: &str) -> Result<Vec<u8>, Cause> {
        (**self).read(key)
    }

    fn put(&mut self, key: &str, text: &[u8]) -> Result<(), Cause> {
        (**self).put(key, text)
    }

    fn remove(&mut self, key: &str) -> Result<(), Cause> {
        (**self).remove(key)
    }

    fn claim(&mut self, key: &str) -> bool {
        (**self).claim(key)
    }

    fn release(&mut self, key: &str) {
        (**self).release(key);
    }
}

/// Texts in memory, for tests and for browsers that refuse their storage.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Memory(pub BTreeMap<String, Vec<u8>>);

impl Storage for Memory {
    fn place(&self, key: &str) -> String {
        key.to_owned()
    }

    fn keys(&self) -> Result<Vec<String>, Cause> {
        Ok(self.0.keys().cloned().collect())
    }

    fn read(&self, key: &str) -> Result<Vec<u8>, Cause> {
        self.0.get(key).cloned().ok_or(Cause::Absent)
    }

    fn put(&mut self, key: &str, text: &[u8]) -> Result<(), Cause> {
        self.0.insert(key.to_owned(), text.to_vec());
        Ok(())
    }

    fn remove(&mut self, key: &str) -> Result<(), Cause> {
        self.0.remove(key);
        Ok(())
    }
}
