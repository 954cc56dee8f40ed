//! Two programs on one folder: neither loses anything to the other.

use super::*;
use crate::app::saving::reopening::reopen;

/// A storage in which another program has claimed these saves.
#[derive(Clone, Default)]
struct Elsewhere(Shared, Arc<Mutex<Vec<SaveName>>>);

impl Storage for Elsewhere {
    fn place(&self, key: &str) -> String {
        self.0.place(key)
    }

    fn keys(&self) -> Result<Vec<String>, Cause> {
        self.0.keys()
    }

    fn read(&self, key: &str) -> Result<Vec<u8>, Cause> {
        self.0.read(key)
    }

    fn put(&mut self, key: &str, text: &[u8]) -> Result<(), Cause> {
        self.0.put(key, text)
    }

    fn remove(&mut self, key: &str) -> Result<(), Cause> {
        self.0.remove(key)
    }

    fn claim(&mut self, key: &str) -> bool {
        let claimed = self.1.lock().unwrap();
        claimed.iter().all(|name| format!("{name}.lock") != key)
    }
}

#[test]
fn what_another_game_plays_is_kept_under_another_name_and_told() {
    let storage = Elsewhere::default();
    let mut tree = kept_in(storage.clone(), &[PERSON, PERSON]);
    hear_remarks(&mut tree);
    tree.take(1);
    assert_eq!(on_shelf(&tree, &storage.0, &name()).record.entries.len(), 1);
    storage.1.lock().unwrap().push(name());
    for _ in 0..2 {
        tree.take(1);
        tree.resource::<SaveWorker>().finish();
        tree.wait();
    }
    let own = tree.resource::<Kept>().0.clone();
    assert_ne!(own, name());
    assert_eq!(on_shelf(&tree, &storage.0, &name()).record.entries.len(), 1, "it is the other's");
    assert_eq!(on_shelf(&tree, &storage.0, &own).record.entries.len(), 3);
    assert_eq!(tree.resource::<Heard>().0, ["saves-own-match"]);
    assert_eq!(tree.resource::<KeptState>().trouble, None);
}

#[test]
fn a_match_that_another_game_plays_goes_on_as_a_match_of_its_own() {
    let (mut tree, shared) = kept(&[PERSON, PERSON]);
    tree.take(1);
    let save = on_shelf(&tree, &shared, &name());
    let mut other = kept_in(shared.clone(), &[PERSON, PERSON]);
    hear_remarks(&mut other);
    let reopening = Reopening { parted: true, ..Reopening::go_on(name(), save) };
    reopen::<Acorns>(other.app.world_mut(), (), reopening, 7).expect("the same match");
    other.wait();
    other.take(2);
    tree.take(1);
    let own = other.resource::<Kept>().0.clone();
    assert_ne!(own, name());
    assert_eq!(on_shelf(&tree, &shared, &name()).record.entries, ["1", "1"]);
    assert_eq!(on_shelf(&other, &shared, &own).record.entries, ["1", "2"]);
    assert_eq!(other.resource::<Heard>().0, ["saves-own-match"]);
}
