//! "Did you mean": the known name that a wrong one may be a slip of.

use smallvec::SmallVec;

/// Hints are looked for on this many undefined names of a scope and on this many unknown ops of a body.
pub(super) const MAX_HINTS: usize = 20;

/// The known name that is nearest to `name`, if any is near enough to be a slip.
pub(super) fn closest<'n>(name: &[u8], known: &[&'n [u8]]) -> Option<&'n [u8]> {
    let limit = (name.len() / 3).clamp(1, 3);
    // Comparing with very many names costs more than the hint is worth.
    known
        .iter()
        .take(5_000)
        .filter(|candidate| candidate.len().abs_diff(name.len()) <= limit)
        .map(|candidate| (edit_distance(name, candidate), *candidate))
        .filter(|(distance, _)| *distance <= limit)
        .min_by_key(|(distance, candidate)| (*distance, *candidate))
        .map(|(_, candidate)| candidate)
}

/// The known name that `name` is with words in front, else the nearest one.
pub(super) fn closest_or_end<'n>(name: &[u8], known: &[&'n [u8]]) -> Option<&'n [u8]> {
    let is_end = |candidate: &&&[u8]| name.strip_suffix(**candidate).is_some_and(|front| front.ends_with(b"_"));
    let longest = known.iter().filter(is_end).max_by_key(|candidate| candidate.len()).copied();
    longest.or_else(|| closest(name, known))
}

fn edit_distance(a: &[u8], b: &[u8]) -> usize {
    if a.len() > 64 || b.len() > 64 {
        return usize::MAX;
    }
    let mut row: SmallVec<[usize; 72]> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let cost = (diagonal + usize::from(x != y)).min(row[j] + 1).min(row[j + 1] + 1);
            diagonal = row[j + 1];
            row[j + 1] = cost;
        }
    }
    row[b.len()]
}
