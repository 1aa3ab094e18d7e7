//! What the host of a server sees and does, with a token of `KAIJU_ADMIN_TOKEN`. Without one there is nothing here.

use axum::Json;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use kaiju_text::admin;
use kaiju_wire::Code;
use kaiju_wire::moderation::{
    AdminCounts, AdminReport, AdminReports, AuditLog, NewSanction, ReportVerdict, SanctionInfo, SanctionKind,
    SanctionList, SanctionTarget,
};
use serde::Deserialize;

use super::extract::{Body, MaybeBody, PageParams, PathParams, QueryParams, Token, cut, key, moderate, seat};
use super::guard::{Refusals, Refused};
use super::reports::line;
use super::{At, accounts};
use crate::admin_key::AdminKey;
use crate::entropy;
use crate::moderation::{HostDeed, StoredTarget};
use crate::name::clean;
use crate::range::AddressRange;
use crate::store::{Mark, ReportRow};
use crate::words;

/// How many reports a page has.
const SHOWN: u32 = 50;
/// No ban is longer than this, in milliseconds: ten years.
const LONGEST_MS: u64 = 10 * 366 * 24 * 60 * 60 * 1000;

/// Who acts, by the token that is shown.
fn who(site: &At, token: Token) -> Result<String, Refused> {
    let holder = AdminKey::holder(&site.config.admin, &token.needed()?).map(str::to_string);
    holder.ok_or(Code::Forbidden.into())
}

/// How much there is of everything.
#[utoipa::path(get, path = "/admin/counts", tag = "admin", security(("token" = [])),
    responses((status = 200, body = AdminCounts), Refusals))]
pub(super) async fn counts(site: At, token: Token) -> Result<Json<AdminCounts>, Refused> {
    who(&site, token)?;
    let counts = site.hub.store.reporting().counts().await.map_err(|_| Code::StorageUnavailable)?;
    let sanctions = site.hub.sanctions().await.map_err(|_| Code::StorageUnavailable)?;
    let of_kind = |kind| sanctions.iter().filter(|one| one.kind == kind).count() as u64;
    let metrics = &site.hub.metrics;
    Ok(Json(AdminCounts {
        tables: counts.tables,
        accounts: counts.accounts,
        reports: counts.reports,
        bans: of_kind(SanctionKind::Ban),
        mutes: of_kind(SanctionKind::Mute),
        sockets: metrics.sockets.get(),
        awake: metrics.tables.get(),
        requests: metrics.requests.get(),
        limited: metrics.rate_limited.get(),
    }))
}

/// The reports that nobody has settled, the latest first.
#[utoipa::path(get, path = "/admin/reports", tag = "admin", params(PageParams), security(("token" = [])),
    responses((status = 200, body = AdminReports), Refusals))]
pub(super) async fn reports(
    site: At,
    token: Token,
    QueryParams(page): QueryParams<PageParams>,
) -> Result<Json<AdminReports>, Refused> {
    who(&site, token)?;
    let kept = site.hub.store.reporting();
    let mut rows = kept.reports(&page.mark()?, SHOWN + 1).await.map_err(|_| Code::StorageUnavailable)?;
    let next = cut(&mut rows, SHOWN, |row| Mark { at_ms: row.at_ms, id: row.id.clone() });
    let mut reports = Vec::with_capacity(rows.len());
    for row in rows {
        let Some(report) = read(&row) else { continue };
        let accounts = kept.holders(&report.game, report.seat).await.map_err(|_| Code::StorageUnavailable)?;
        reports.push(AdminReport { accounts, ..report });
    }
    Ok(Json(AdminReports { reports, next }))
}

fn read(row: &ReportRow) -> Option<AdminReport> {
    serde_json::from_str(&row.report).ok()
}

/// Settles a report: it is deleted with its lines of talk, and the audit log says so. One that was settled stays so.
#[utoipa::path(post, path = "/admin/reports/{report}/settle", tag = "admin", params(("report" = String, Path)),
    request_body = ReportVerdict, security(("token" = [])), responses((status = 200, body = AdminReports), Refusals))]
pub(super) async fn settle(
    site: At,
    token: Token,
    PathParams(id): PathParams<String>,
    MaybeBody(said): MaybeBody<ReportVerdict>,
) -> Result<Json<AdminReports>, Refused> {
    let by = who(&site, Token(token.0.clone()))?;
    let (kept, verdict) = (site.hub.store.reporting(), line(&said.verdict)?);
    let Some(row) = kept.report(&id).await.map_err(|_| Code::StorageUnavailable)? else {
        if !site.hub.has_settled(&id).await.map_err(|_| Code::StorageUnavailable)? {
            return Err(Code::Forbidden.into());
        }
        return reports(site, token, QueryParams(PageParams::first())).await;
    };
    let report = read(&row).unwrap_or_default();
    let deed = HostDeed::Settled { report: id.clone(), game: report.game, seat: report.seat, verdict };
    // The same thing may be reported again later, and is settled again then.
    site.hub.host_does(&by, &format!("settle {id} {}", row.at_ms), deed).await.map_err(Code::from)?;
    kept.drop_report(&id).await.map_err(Code::from)?;
    reports(site, token, QueryParams(PageParams::first())).await
}

/// The bans and mutes that have not ended.
#[utoipa::path(get, path = "/admin/sanctions", tag = "admin", security(("token" = [])),
    responses((status = 200, body = SanctionList), Refusals))]
pub(super) async fn sanctions(site: At, token: Token) -> Result<Json<SanctionList>, Refused> {
    who(&site, token)?;
    Ok(Json(SanctionList { sanctions: all(&site).await? }))
}

async fn all(site: &At) -> Result<Vec<SanctionInfo>, Refused> {
    Ok(site.hub.sanctions().await.map_err(|_| Code::StorageUnavailable)?)
}

/// Bans or mutes an account, a range of addresses or a seat, until a moment. Sent again with the same `Idempotency-Key`, it counts
/// once.
#[utoipa::path(post, path = "/admin/sanctions", tag = "admin", request_body = NewSanction, security(("token" = [])),
    responses((status = 201, body = SanctionList), Refusals))]
pub(super) async fn lay(
    site: At,
    token: Token,
    headers: HeaderMap,
    Body(new): Body<NewSanction>,
) -> Result<(StatusCode, Json<SanctionList>), Refused> {
    let by = who(&site, token)?;
    let now = site.hub.now_ms();
    let until_ms = moderate(Some(new.until_ms))?.unwrap_or_default();
    if until_ms <= now || until_ms - now > LONGEST_MS {
        return Err(Code::BadSanction.into());
    }
    let target = match new.target {
        SanctionTarget::Account(name) => StoredTarget::Player(player(&site, &name).await?),
        SanctionTarget::Range(range) => {
            StoredTarget::Range(AddressRange::read(&range).ok_or(Code::BadSanction)?.to_string())
        }
        SanctionTarget::Seat { .. } if new.kind == SanctionKind::Ban => return Err(Code::BadSanction.into()),
        SanctionTarget::Seat { game, seat: letter } => {
            let (at, there) = (seat(letter)?, site.hub.glance(&game, |desk| desk.info(false)).await?);
            if at.index() >= there.seats.len() {
                return Err(Code::BadSanction.into());
            }
            StoredTarget::Seat { game, seat: letter }
        }
    };
    let id = key(&headers)?.unwrap_or_else(|| entropy::action_id(&*site.hub.entropy));
    let deed = HostDeed::Laid { kind: new.kind, target, until_ms, why: line(&new.why)? };
    site.hub.host_does(&by, &id, deed).await.map_err(Code::from)?;
    Ok((StatusCode::CREATED, Json(SanctionList { sanctions: all(&site).await? })))
}

/// What an account is called in ledgers, by its name.
async fn player(site: &At, name: &str) -> Result<String, Refused> {
    let name = clean(name).ok_or(Code::BadSanction)?.to_lowercase();
    let found = site.hub.store.account(&name).await.map_err(|_| Code::StorageUnavailable)?;
    accounts::player(site, &found.ok_or(Code::BadSanction)?).await
}

/// Ends a ban or mute early.
#[utoipa::path(delete, path = "/admin/sanctions/{sanction}", tag = "admin", params(("sanction" = String, Path)),
    security(("token" = [])), responses((status = 200, body = SanctionList), Refusals))]
pub(super) async fn lift(
    site: At,
    token: Token,
    PathParams(id): PathParams<String>,
) -> Result<Json<SanctionList>, Refused> {
    let by = who(&site, token)?;
    let there = site.hub.has_sanction(&id).await.map_err(|_| Code::StorageUnavailable)?;
    let done = format!("lift {id}");
    if there {
        site.hub.host_does(&by, &done, HostDeed::Lifted { sanction: id }).await.map_err(Code::from)?;
    } else if !site.hub.has_done(&done).await.map_err(|_| Code::StorageUnavailable)? {
        return Err(Code::Forbidden.into());
    }
    Ok(Json(SanctionList { sanctions: all(&site).await? }))
}

/// Which part of the audit log is wanted.
#[derive(Clone, Copy, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct AuditParams {
    /// What the page before gave as `next`; the latest by default.
    before: Option<u64>,
}

/// What hosts did, the latest first.
#[utoipa::path(get, path = "/admin/audit", tag = "admin", params(AuditParams), security(("token" = [])),
    responses((status = 200, body = AuditLog), Refusals))]
pub(super) async fn audit(
    site: At,
    token: Token,
    QueryParams(asked): QueryParams<AuditParams>,
) -> Result<Json<AuditLog>, Refused> {
    who(&site, token)?;
    let log = site.hub.audit_log(moderate(asked.before)?).await;
    Ok(Json(log.map_err(|_| Code::StorageUnavailable)?))
}

/// A page to read all of it, in the language that is asked for.
pub(super) async fn page(site: At, headers: HeaderMap) -> Result<Response, Refused> {
    let lang = words::language(headers.get(header::ACCEPT_LANGUAGE).and_then(|wanted| wanted.to_str().ok()));
    let mut page = include_str!("../../pages/admin.html").replace("{{lang}}", lang.code());
    for id in admin::ids() {
        let text = admin::by_id(lang, id).unwrap_or_default();
        let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;");
        page = page.replace(&format!("{{{{{id}}}}}"), &text);
    }
    served(&site, "text/html; charset=utf-8", page)
}

/// Its script.
pub(super) async fn script(site: At) -> Result<Response, Refused> {
    served(&site, "text/javascript; charset=utf-8", include_str!("../../pages/admin.js"))
}

/// Its looks.
pub(super) async fn style(site: At) -> Result<Response, Refused> {
    served(&site, "text/css; charset=utf-8", include_str!("../../pages/admin.css"))
}

/// A file, where there is a host who may look.
fn served(site: &At, kind: &'static str, file: impl IntoResponse) -> Result<Response, Refused> {
    if site.config.admin.is_empty() {
        return Err(Code::Forbidden.into());
    }
    Ok(([(header::CONTENT_TYPE, kind)], file).into_response())
}
