//! What somebody may have meant: the names nearest to a word that is none.

/// The known names, the nearest to `word` first: those it begins or ends like, then those with the fewest letters to change.
pub(crate) fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let word = word.to_lowercase();
    let mut ranked: Vec<(bool, usize, &str)> = known
        .into_iter()
        .map(|name| {
            let lower = name.to_lowercase();
            let kin = !word.is_empty() && (lower.starts_with(&word) || word.starts_with(&lower));
            (!kin, distance(&word, &lower), name)
        })
        .collect();
    ranked.sort_by_key(|&(far, changes, _)| (far, changes));
    ranked.into_iter().map(|(_, _, name)| name).collect()
}

/// How many letters must be changed, added or taken away to turn one word into the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &y) in b.iter().enumerate() {
            let changed = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distances_are_those_of_the_textbook() {
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("abc", "abc"), 0);
    }

    #[test]
    fn the_nearest_comes_first() {
        assert_eq!(nearest("enter-9", ["BUY-1", "ENTER-2", "EVENT-1"])[0], "ENTER-2");
        assert_eq!(nearest("tokyo_sea", ["events", "tokyo_bay"])[0], "tokyo_bay");
        assert_eq!(nearest("smash", ["OUT-1", "SMASH-1", "SMASH-2"])[..2], ["SMASH-1", "SMASH-2"]);
    }
}
