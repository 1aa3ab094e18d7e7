//! How people are told that it is their turn: browsers, e-mail, quiet hours, the links in messages, and the webhook of a table.

use axum::Json;
use axum::http::{HeaderMap, header};
use kaiju_text::Lang;
use kaiju_wire::notice::{
    ChannelKind, ChannelTold, NewMail, NewPush, NewWebhook, NoticeChannel, NoticeSettings, QuietHours, Webhook,
};
use kaiju_wire::{Code, Refusal};

use super::At;
use super::accounts::account;
use super::extract::{Body, PathParams, Token};
use super::guard::{Peer, Refusals, Refused};
use crate::courier::{OtherServer, Undelivered, is_mail_address};
use crate::entropy;
use crate::notices::{LinkKind, channel_id};
use crate::store::{CONFIRM_MS, ChannelRow};
use crate::webpush::PushKeys;
use crate::words;

/// How many browsers, or e-mail addresses, an account has; the oldest goes first.
const MOST: u32 = 10;

/// The language somebody asks to be told in.
fn spoken(wanted: Option<&str>, headers: &HeaderMap) -> String {
    let accepted = || words::language(headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()));
    wanted.and_then(Lang::from_locale).unwrap_or_else(accepted).code().to_string()
}

/// How the owner of an account is told, seen from this session.
pub(super) async fn settings_of(site: &At, name: &str, shown: &[String]) -> Result<NoticeSettings, Refused> {
    let book = site.hub.store.notices();
    let told = |row: ChannelRow| NoticeChannel {
        current: shown.contains(&row.session),
        address: if row.kind == ChannelKind::Push { row.host } else { row.address },
        id: row.id,
        kind: row.kind,
        confirmed: row.confirmed,
    };
    let channels = book.channels(name).await.map_err(|_| Code::StorageUnavailable)?.into_iter().map(told).collect();
    let mut push_key = String::new();
    if site.hub.courier.is_there() {
        push_key = site.hub.notice_keys().await.map_err(|_| Code::StorageUnavailable)?.sender.public();
    }
    let mail = site.hub.courier.is_there() && site.hub.notices.relay.is_some();
    Ok(NoticeSettings {
        push_key,
        mail,
        channels,
        quiet: book.quiet(name).await.map_err(|_| Code::StorageUnavailable)?,
    })
}

/// How the owner of the account is told.
#[utoipa::path(get, path = "/account/notices", tag = "notices", security(("token" = [])),
    responses((status = 200, body = NoticeSettings), Refusals))]
pub(super) async fn look(site: At, token: Token) -> Result<Json<NoticeSettings>, Refused> {
    let shown = token.shown();
    let account = account(&site, token).await?;
    settings_of(&site, &account.name, &shown).await.map(Json)
}

/// Stops all notices to the account.
#[utoipa::path(delete, path = "/account/notices", tag = "notices", security(("token" = [])),
    responses((status = 200, body = NoticeSettings), Refusals))]
pub(super) async fn stop_all(site: At, token: Token) -> Result<Json<NoticeSettings>, Refused> {
    let shown = token.shown();
    let account = account(&site, token).await?;
    site.hub.store.notices().drop_channels(&account.name).await.map_err(Code::from)?;
    settings_of(&site, &account.name, &shown).await.map(Json)
}

/// Tells the browser of this session from now on. A subscription that is sent again is the same.
#[utoipa::path(post, path = "/account/notices/push", tag = "notices", request_body = NewPush, security(("token" = [])),
    responses((status = 200, body = NoticeSettings), Refusals))]
pub(super) async fn add_push(
    site: At,
    token: Token,
    headers: HeaderMap,
    Body(new): Body<NewPush>,
) -> Result<Json<NoticeSettings>, Refused> {
    let shown = token.shown();
    let account = account(&site, token).await?;
    if !site.hub.courier.is_there() {
        return Err(Code::NoNotices.into());
    }
    let service = OtherServer::of(&new.endpoint, site.hub.notices.private).ok_or(Code::BadAddress)?;
    // A key that encrypts nothing now never will.
    PushKeys::read(&new.p256dh, &new.auth).and_then(|keys| keys.encrypt(b"")).ok_or(Code::BadRequest)?;
    let channel = ChannelRow {
        id: channel_id(ChannelKind::Push, &account.name, &new.endpoint),
        kind: ChannelKind::Push,
        account: account.name.clone(),
        game: String::new(),
        session: shown.first().cloned().unwrap_or_default(),
        address: new.endpoint,
        host: service.host,
        keys: format!("{} {}", new.p256dh, new.auth),
        lang: spoken(new.lang.as_deref(), &headers),
        confirmed: true,
        failures: 0,
        made_ms: site.hub.now_ms(),
    };
    site.hub.store.notices().add_channel(&channel, MOST).await.map_err(Code::from)?;
    settings_of(&site, &account.name, &shown).await.map(Json)
}

/// Tells an e-mail address, once its owner has opened the link that is sent there. The link is good for a day.
#[utoipa::path(post, path = "/account/notices/mail", tag = "notices", request_body = NewMail, security(("token" = [])),
    responses((status = 200, body = NoticeSettings), Refusals))]
pub(super) async fn add_mail(
    site: At,
    peer: Peer,
    token: Token,
    headers: HeaderMap,
    Body(new): Body<NewMail>,
) -> Result<Json<NoticeSettings>, Refused> {
    let shown = token.shown();
    let account = account(&site, token).await?;
    site.hub.notices.relay.as_ref().filter(|_| site.hub.courier.is_there()).ok_or(Code::NoNotices)?;
    let address = new.address.trim();
    if !is_mail_address(address) {
        return Err(Code::BadAddress.into());
    }
    let channel = ChannelRow {
        id: channel_id(ChannelKind::Mail, &account.name, address),
        kind: ChannelKind::Mail,
        account: account.name.clone(),
        game: String::new(),
        session: String::new(),
        address: address.to_string(),
        // All e-mail goes by way of one server.
        host: ChannelKind::Mail.word().to_string(),
        keys: String::new(),
        lang: spoken(new.lang.as_deref(), &headers),
        confirmed: false,
        failures: 0,
        made_ms: site.hub.now_ms(),
    };
    let known = site.hub.store.notices().channel(&channel.id).await.map_err(|_| Code::StorageUnavailable)?;
    if !known.is_some_and(|known| known.confirmed) {
        // Nobody fills a mailbox that is not theirs, whatever account and address they come with.
        site.may_make(peer)?;
        site.may_write_to(address)?;
        site.hub.store.notices().add_channel(&channel, MOST).await.map_err(Code::from)?;
        match site.hub.ask_to_confirm(&channel, &account.shown).await.map_err(|_| Code::StorageUnavailable)? {
            Ok(()) => {}
            Err(Undelivered::Never(why)) => {
                tracing::warn!(why, "the mail server refused an e-mail");
                return Err(Code::BadAddress.into());
            }
            Err(Undelivered::NotNow(why)) => {
                tracing::warn!(why, "the mail server did not take an e-mail");
                return Err(Refusal::from(Code::Unavailable).after(10_000).into());
            }
        }
    }
    settings_of(&site, &account.name, &shown).await.map(Json)
}

/// Drops a browser or an e-mail address, if it is the account's.
#[utoipa::path(delete, path = "/account/notices/channels/{id}", tag = "notices", params(("id" = String, Path)),
    security(("token" = [])), responses((status = 200, body = NoticeSettings), Refusals))]
pub(super) async fn drop_channel(
    site: At,
    token: Token,
    PathParams(id): PathParams<String>,
) -> Result<Json<NoticeSettings>, Refused> {
    let shown = token.shown();
    let account = account(&site, token).await?;
    let book = site.hub.store.notices();
    let own = book
        .channel(&id)
        .await
        .map_err(|_| Code::StorageUnavailable)?
        .filter(|channel| channel.account == account.name);
    if let Some(own) = own {
        book.drop_channel(&own.id).await.map_err(Code::from)?;
    }
    settings_of(&site, &account.name, &shown).await.map(Json)
}

/// Sets the hours in which nothing is told: what comes up then is told at their end.
#[utoipa::path(put, path = "/account/notices/quiet", tag = "notices", request_body = QuietHours,
    security(("token" = [])), responses((status = 200, body = NoticeSettings), Refusals))]
pub(super) async fn set_quiet(
    site: At,
    token: Token,
    Body(quiet): Body<QuietHours>,
) -> Result<Json<NoticeSettings>, Refused> {
    let shown = token.shown();
    let account = account(&site, token).await?;
    if !quiet.are_sound() {
        return Err(Code::BadRequest.into());
    }
    site.hub.store.notices().set_quiet(&account.name, Some(quiet)).await.map_err(Code::from)?;
    settings_of(&site, &account.name, &shown).await.map(Json)
}

/// Ends quiet hours.
#[utoipa::path(delete, path = "/account/notices/quiet", tag = "notices", security(("token" = [])),
    responses((status = 200, body = NoticeSettings), Refusals))]
pub(super) async fn end_quiet(site: At, token: Token) -> Result<Json<NoticeSettings>, Refused> {
    let shown = token.shown();
    let account = account(&site, token).await?;
    site.hub.store.notices().set_quiet(&account.name, None).await.map_err(Code::from)?;
    settings_of(&site, &account.name, &shown).await.map(Json)
}

/// Confirms an e-mail address by the link that was sent there. Nobody has to be logged in.
#[utoipa::path(post, path = "/notices/confirm/{token}", tag = "notices", params(("token" = String, Path)),
    responses((status = 200, body = ChannelTold), Refusals))]
pub(super) async fn confirm(site: At, PathParams(token): PathParams<String>) -> Result<Json<ChannelTold>, Refused> {
    let keys = site.hub.notice_keys().await.map_err(|_| Code::StorageUnavailable)?;
    let id = keys.channel_of(LinkKind::Confirm, &token).ok_or(Code::Forbidden)?;
    let book = site.hub.store.notices();
    let found = book.channel(id).await.map_err(|_| Code::StorageUnavailable)?;
    let good = |one: &ChannelRow| one.confirmed || one.made_ms + CONFIRM_MS >= site.hub.now_ms();
    found.filter(good).ok_or(Code::Forbidden)?;
    book.confirm_channel(id).await.map_err(Code::from)?;
    Ok(Json(ChannelTold { on: true }))
}

/// Stops notices to an address by a link in one of them, as often as it is opened. Nobody has to be logged in, and mail programs
/// that stop e-mail with one tap (RFC 8058) call it themselves.
#[utoipa::path(post, path = "/notices/stop/{token}", tag = "notices", params(("token" = String, Path)),
    responses((status = 200, body = ChannelTold), Refusals))]
pub(super) async fn stop(site: At, PathParams(token): PathParams<String>) -> Result<Json<ChannelTold>, Refused> {
    let keys = site.hub.notice_keys().await.map_err(|_| Code::StorageUnavailable)?;
    let id = keys.channel_of(LinkKind::Stop, &token).ok_or(Code::Forbidden)?;
    site.hub.store.notices().drop_channel(id).await.map_err(Code::from)?;
    Ok(Json(ChannelTold { on: false }))
}

/// The id of a table's webhook, for its host alone.
async fn hosted(site: &At, game: &str, token: Token) -> Result<String, Refused> {
    let opened = site.hub.eyes(game, &[token.needed()?]).await?;
    if !opened.is_some_and(|(_, host)| host) {
        return Err(Code::Forbidden.into());
    }
    Ok(channel_id(ChannelKind::Webhook, game, ""))
}

async fn webhook_of(site: &At, id: &str) -> Result<Json<Webhook>, Refused> {
    let found = site.hub.store.notices().channel(id).await.map_err(|_| Code::StorageUnavailable)?;
    Ok(Json(found.map_or_else(Webhook::default, |row| Webhook { url: Some(row.address), secret: Some(row.keys) })))
}

/// The webhook of a table, for its host.
#[utoipa::path(get, path = "/tables/{game}/webhook", tag = "notices", params(("game" = String, Path)),
    security(("token" = [])), responses((status = 200, body = Webhook), Refusals))]
pub(super) async fn webhook(
    site: At,
    token: Token,
    PathParams(game): PathParams<String>,
) -> Result<Json<Webhook>, Refused> {
    let id = hosted(&site, &game, token).await?;
    webhook_of(&site, &id).await
}

/// Tells a webhook whose turn it is, if the table is one over days. The host may; the same address keeps its secret.
#[utoipa::path(put, path = "/tables/{game}/webhook", tag = "notices", params(("game" = String, Path)),
    request_body = NewWebhook, security(("token" = [])), responses((status = 200, body = Webhook), Refusals))]
pub(super) async fn set_webhook(
    site: At,
    token: Token,
    headers: HeaderMap,
    PathParams(game): PathParams<String>,
    Body(new): Body<NewWebhook>,
) -> Result<Json<Webhook>, Refused> {
    let id = hosted(&site, &game, token).await?;
    if !site.hub.courier.is_there() {
        return Err(Code::NoNotices.into());
    }
    let server = OtherServer::of(&new.url, site.hub.notices.private).ok_or(Code::BadAddress)?;
    let known = site.hub.store.notices().channel(&id).await.map_err(|_| Code::StorageUnavailable)?;
    let keys = known.filter(|known| known.address == new.url).map(|known| known.keys);
    let channel = ChannelRow {
        id: id.clone(),
        kind: ChannelKind::Webhook,
        account: String::new(),
        game,
        session: String::new(),
        address: new.url,
        host: server.host,
        keys: keys.unwrap_or_else(|| entropy::token(&*site.hub.entropy)),
        lang: spoken(new.lang.as_deref(), &headers),
        confirmed: true,
        failures: 0,
        made_ms: site.hub.now_ms(),
    };
    site.hub.store.notices().add_channel(&channel, 1).await.map_err(Code::from)?;
    webhook_of(&site, &id).await
}

/// Drops the webhook of a table. The host may.
#[utoipa::path(delete, path = "/tables/{game}/webhook", tag = "notices", params(("game" = String, Path)),
    security(("token" = [])), responses((status = 200, body = Webhook), Refusals))]
pub(super) async fn drop_webhook(
    site: At,
    token: Token,
    PathParams(game): PathParams<String>,
) -> Result<Json<Webhook>, Refused> {
    let id = hosted(&site, &game, token).await?;
    site.hub.store.notices().drop_channel(&id).await.map_err(Code::from)?;
    webhook_of(&site, &id).await
}
