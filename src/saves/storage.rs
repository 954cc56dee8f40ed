//! Where the texts of saves lie: the little that folders and browsers have in common.

use std::collections::BTreeMap;

use crate::saves::Cause;

/// Texts by key. Keys are short names of small letters, digits, points and hyphens.
pub trait Storage {
    /// Where the text of a key lies, in words for people.
    fn place(&self, key: &str) -> String;
    /// All keys; strangers among them do no harm.
    ///
    /// # Errors
    /// Why nobody knows.
    fn keys(&self) -> Result<Vec<String>, Cause>;
    /// What lies there.
    ///
    /// # Errors
    /// [`Cause::Absent`] when there is nothing, or why it cannot be read.
    fn read(&self, key: &str) -> Result<Vec<u8>, Cause>;
    /// Puts a text there in one step: whatever happens on the way, the old text or the new one lies
    /// there whole, and once this has returned the new one does.
    ///
    /// # Errors
    /// Why it could not be done.
    fn put(&mut self, key: &str, text: &[u8]) -> Result<(), Cause>;
    /// Takes away what lies there, if anything does.
    ///
    /// # Errors
    /// Why it could not be done.
    fn remove(&mut self, key: &str) -> Result<(), Cause>;
    /// Takes a key for this one alone until it is let go of or the program ends, however it ends;
    /// `false` when somebody else has it. Where nothing can be held, everybody may have it.
    fn claim(&mut self, key: &str) -> bool {
        let _ = key;
        true
    }
    /// Lets go of a key, if it was taken.
    fn release(&mut self, key: &str) {
        let _ = key;
    }
}

/// Whichever storage this machine has.
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

/// Texts in memory: for tests, and where a browser refuses its storage.
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
