//! Suggestions for a misspelt name.

/// The known names, the nearest to `word` first: those it begins or ends like, then those with the fewest letters to change.
pub(crate) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let word = word.to_lowercase();
    let mut ranked: Vec<(bool, usize, &str)> = known
        .into_iter()
        .map(|name| {
            let lower = name.to_lowercase();
            let kin = !word.is_empty() && (lower.starts_with(&word) || word.starts_with(&lower));
            (!kin, strsim::levenshtein(&word, &lower), name)
        })
        .collect();
    ranked.sort_by_key(|&(far, changes, _)| (far, changes));
    ranked.into_iter().map(|(_, _, name)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_comes_first() {
        assert_eq!(nearest("enter-9", ["BUY-1", "ENTER-2", "EVENT-1"])[0], "ENTER-2");
        assert_eq!(nearest("tokyo_sea", ["events", "tokyo_bay"])[0], "tokyo_bay");
        assert_eq!(nearest("smash", ["OUT-1", "SMASH-1", "SMASH-2"])[..2], ["SMASH-1", "SMASH-2"]);
    }
}
