//! Reports: what players say of others, until a host settles it. And what a host looks up about seats and about everything.

use async_trait::async_trait;

use super::{Mark, StoreResult};

/// A report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    /// Its id; the same thing reported again has the same one.
    pub id: String,
    /// When it came in.
    pub at_ms: u64,
    /// What it says, in JSON.
    pub report: String,
}

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct StoreCounts {
    /// Tables.
    pub tables: u64,
    /// Accounts.
    pub accounts: u64,
    /// Reports.
    pub reports: u64,
}

/// Where reports are kept.
#[async_trait]
pub trait Reports: Send + Sync {
    /// Files a report; false when there is one with its id, which stays as it is.
    async fn file_report(&self, report: &ReportRow) -> StoreResult<bool>;

    /// The report with this id.
    async fn report(&self, id: &str) -> StoreResult<Option<ReportRow>>;

    /// Reports, the latest first, after a mark.
    async fn reports(&self, after: &Mark, most: u32) -> StoreResult<Vec<ReportRow>>;

    /// Deletes a report. Tells how many were deleted.
    async fn drop_report(&self, id: &str) -> StoreResult<u64>;

    /// Deletes reports that came in before a moment.
    async fn forget_reports(&self, before_ms: u64) -> StoreResult<()>;

    /// The accounts that hold a seat, by their names in lower case.
    async fn holders(&self, game: &str, seat: char) -> StoreResult<Vec<String>>;

    /// How much there is of everything.
    async fn counts(&self) -> StoreResult<StoreCounts>;
}

pub(super) type ReportColumns = (String, i64, String);

pub(super) fn report_row((id, at_ms, report): ReportColumns) -> ReportRow {
    ReportRow { id, at_ms: at_ms as u64, report }
}

pub(super) const NEW_REPORT: &str =
    "INSERT INTO reports (id, at_ms, report) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
pub(super) const REPORT: &str = "SELECT id, at_ms, report FROM reports WHERE id = $1";
pub(super) const REPORTS: &str =
    "SELECT id, at_ms, report FROM reports WHERE (at_ms, id) < ($1, $2) ORDER BY at_ms DESC, id DESC LIMIT $3";
pub(super) const DROP_REPORT: &str = "DELETE FROM reports WHERE id = $1";
pub(super) const FORGET_REPORTS: &str = "DELETE FROM reports WHERE at_ms < $1";
pub(super) const HOLDERS: &str = "SELECT account FROM holdings WHERE game = $1 AND seat = $2";
pub(super) const COUNTS: &str = "SELECT (SELECT COUNT(*) FROM games), (SELECT COUNT(*) FROM accounts), \
     (SELECT COUNT(*) FROM reports)";

/// The reports of either database.
macro_rules! keeps_reports {
    ($store:ty) => {
        #[async_trait]
        impl Reports for $store {
            async fn file_report(&self, report: &ReportRow) -> StoreResult<bool> {
                Ok(number(self.write(Write::Report(report.clone())).await?)? == 1)
            }

            async fn report(&self, id: &str) -> StoreResult<Option<ReportRow>> {
                let found: Option<ReportColumns> = sqlx::query_as(REPORT).bind(id).fetch_optional(&self.reads).await?;
                Ok(found.map(report_row))
            }

            async fn reports(&self, after: &Mark, most: u32) -> StoreResult<Vec<ReportRow>> {
                let asked = sqlx::query_as(REPORTS).bind(after.at_ms as i64).bind(&after.id).bind(i64::from(most));
                let found: Vec<ReportColumns> = asked.fetch_all(&self.reads).await?;
                Ok(found.into_iter().map(report_row).collect())
            }

            async fn drop_report(&self, id: &str) -> StoreResult<u64> {
                number(self.write(Write::DropReport(id.to_string())).await?)
            }

            async fn forget_reports(&self, before_ms: u64) -> StoreResult<()> {
                self.write(Write::ForgetReports(before_ms)).await.map(|_| ())
            }

            async fn holders(&self, game: &str, seat: char) -> StoreResult<Vec<String>> {
                let asked = sqlx::query_as(HOLDERS).bind(game).bind(seat.to_string());
                let found: Vec<(String,)> = asked.fetch_all(&self.reads).await?;
                Ok(found.into_iter().map(|(account,)| account).collect())
            }

            async fn counts(&self) -> StoreResult<StoreCounts> {
                let (tables, accounts, reports): (i64, i64, i64) =
                    sqlx::query_as(COUNTS).fetch_one(&self.reads).await?;
                Ok(StoreCounts { tables: tables as u64, accounts: accounts as u64, reports: reports as u64 })
            }
        }
    };
}
pub(super) use keeps_reports;
