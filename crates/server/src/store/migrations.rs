//! How a database is brought up to date: a step for each change of its tables, the same list for both kinds.

use std::borrow::Cow;

use sqlx::SqlSafeStr;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The list. Each step is a file in `migrations/sqlite` and one in `migrations/postgres`; a step that was released is never
/// changed, since databases remember what it was.
macro_rules! steps {
    ($kind:literal) => {
        steps!($kind: 1 "tables" "0001_tables", 2 "codes and looks" "0002_codes_and_looks",
            4 "lists and sessions" "0004_lists_and_sessions", 5 "leases" "0005_leases", 6 "archive" "0006_archive",
            7 "requests" "0007_requests", 8 "turns" "0008_turns", 9 "passkeys" "0009_passkeys", 20 "ledgers" "0020_ledgers",
            21 "notices" "0021_notices",
            22 "people" "0022_people", 24 "reports" "0024_reports", 30 "totals" "0030_totals",
            31 "bots" "0031_bots", 36 "lines" "0036_lines", 40 "reviews" "0040_reviews")
    };
    ($kind:literal: $($version:literal $what:literal $file:literal),+) => {
        Migrator::with_migrations(vec![$(
            step($version, $what, include_str!(concat!("../../migrations/", $kind, "/", $file, ".sql")))
        ),+])
    };
}

fn step(version: i64, what: &'static str, sql: &'static str) -> Migration {
    Migration::new(version, Cow::Borrowed(what), MigrationType::Simple, sql.into_sql_str(), false)
}

/// The steps of a file of `SQLite`.
pub fn sqlite() -> Migrator {
    steps!("sqlite")
}

/// The steps of a database of `PostgreSQL`.
pub fn postgres() -> Migrator {
    steps!("postgres")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[tokio::test]
    async fn every_file_is_a_step() {
        for (kind, listed) in [("sqlite", sqlite()), ("postgres", postgres())] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(kind);
            let found = Migrator::new(folder.as_path()).await.unwrap();
            let told = |all: &Migrator| {
                let one = |step: &Migration| (step.version, step.description.to_string(), step.checksum.to_vec());
                all.iter().map(one).collect::<Vec<_>>()
            };
            assert_eq!(told(&listed), told(&found), "{kind}");
        }
    }
}
