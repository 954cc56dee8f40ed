//! "Did you mean": finds the closest correct word.

/// The number of characters compared; the rest of a longer word is ignored.
const LONGEST: usize = 40;

/// The question "did you mean" with the closest of the `right` words, if one is close enough.
#[must_use]
pub fn did_you_mean<'a>(word: &str, right: impl IntoIterator<Item = &'a str>) -> Option<String> {
    let most = word.chars().count().div_ceil(3);
    // Words of very different lengths are that far apart at least; most are told by that alone.
    let length = |word: &str| word.chars().take(LONGEST).count();
    let alike = |candidate: &&str| length(word).abs_diff(length(candidate)) <= most;
    let right = right.into_iter().filter(alike);
    let (steps, best) = right
        .map(|candidate| (distance(word, candidate), candidate))
        .min_by_key(|(steps, _)| *steps)?;
    (steps <= most).then(|| meant(best))
}

/// The question whether `word` was meant.
#[must_use]
pub fn meant(word: &str) -> String {
    format!("did you mean `{word}`?")
}

/// Words as a readable list: "`a`, `b` or `c`".
#[must_use]
pub fn one_of<'a>(words: impl IntoIterator<Item = &'a str>) -> String {
    let words: Vec<String> = words.into_iter().map(|word| format!("`{word}`")).collect();
    match words.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => "nothing".to_owned(),
    }
}

/// The edit distance: how many letters must be added, dropped, changed or swapped with a neighbour.
fn distance(left: &str, right: &str) -> usize {
    let [left, right] = [left, right].map(|word| {
        word.chars().take(LONGEST).flat_map(char::to_lowercase).take(LONGEST).collect::<String>()
    });
    strsim::osa_distance(&left, &right)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_is_understood() {
        let fields = ["id", "rank", "letter"];
        assert_eq!(did_you_mean("rnak", fields).as_deref(), Some("did you mean `rank`?"));
        assert_eq!(did_you_mean("Rank", fields).as_deref(), Some("did you mean `rank`?"));
        assert_eq!(did_you_mean("zebra", fields), None);
        assert_eq!(did_you_mean("zebra", []), None);
    }

    #[test]
    fn lists_are_read_aloud() {
        assert_eq!(one_of(["a"]), "`a`");
        assert_eq!(one_of(["a", "b", "c"]), "`a`, `b` or `c`");
    }
}
