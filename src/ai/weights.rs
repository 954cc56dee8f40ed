//! Weights of a judgement that can be told apart by name, to be measured and fitted.

/// A game's weights.
pub trait Weights: Copy {
    /// All of them by name: single ones, which are lists of one, and lists.
    fn lists(&mut self) -> Vec<(&'static str, &mut [i32])>;

    /// Every weight with its name; those of a longer list are called `near-0`, `near-1` and so on.
    fn all(mut self) -> Vec<(String, i32)> {
        let mut all = Vec::new();
        for (name, list) in self.lists() {
            let is_single = list.len() == 1;
            for (place, weight) in list.iter().enumerate() {
                let name = if is_single { name.to_owned() } else { format!("{name}-{place}") };
                all.push((name, *weight));
            }
        }
        all
    }

    /// The weights with some changed.
    ///
    /// # Errors
    /// There is no weight with that name.
    fn changed(mut self, changes: &[(String, i32)]) -> Result<Self, String> {
        for (name, value) in changes {
            let place = self.all().iter().position(|(known, _)| known == name);
            let place = place.ok_or_else(|| format!("there is no weight `{name}`"))?;
            let mut lists = self.lists();
            let mut weights = lists.iter_mut().flat_map(|(_, list)| list.iter_mut());
            weights.nth(place).into_iter().for_each(|weight| *weight = *value);
        }
        Ok(self)
    }
}
