//! Sitting down, changing, leaving, handing over, taking back.

use axum::Json;
use axum::http::{HeaderMap, StatusCode};
use kaiju_rules::Seat;
use kaiju_wire::Code;
use kaiju_wire::table::{Change, HandOver, Holiday, Join, OwnSeats, Pause, TableInfo, Ticket};

use super::extract::{Body, MaybeBody, PathParams, Token, element, id, key, moderate, monster, seat};
use super::guard::{Peer, Refusals, Refused};
use super::{At, accounts, bot_accounts, people};
use crate::alarm::Alarm;
use crate::bots::SittingAccount;
use crate::desk::Desk;
use crate::entropy::{self, claim, hashed};
use crate::ids;
use crate::moderation::Asker;
use crate::named_bot::NamedBot;
use crate::row::Deed;
use crate::wish::{Request, Wish};

/// Takes a seat. Public tables need no code.
///
/// Sent again with the same `Idempotency-Key`, it gives the same token, as long as that is the seat's.
#[utoipa::path(post, path = "/tables/{game}/seats", tag = "seats", params(("game" = String, Path)),
    request_body = Join, responses((status = 201, body = Ticket), Refusals))]
pub(super) async fn join(
    site: At,
    peer: Peer,
    session: Token,
    headers: HeaderMap,
    PathParams(game): PathParams<String>,
    Body(join): Body<Join>,
) -> Result<(StatusCode, Json<Ticket>), Refused> {
    let sitter = bot_accounts::sitter(&site, session).await?;
    // A bot has limits of its own.
    if !sitter.as_ref().is_some_and(SittingAccount::is_bot) {
        site.may_make(peer)?;
    }
    let key = key(&headers)?;
    let own = sitter.as_ref().and_then(SittingAccount::bots_player).map(str::to_string);
    let told = move |d: &mut Desk| {
        let (plan, sits) = (d.room().plan(), own.as_deref().and_then(|own| d.room().bots_seat(own)).is_some());
        (plan.public || plan.is_reserved() || sits, d.room().code().to_string())
    };
    let (public, code) = site.hub.read(&game, told).await?;
    let shown = join.code.as_deref().map(|code| code.trim().to_uppercase());
    if !(public && shown.is_none()) {
        site.may_guess_code(peer)?;
    }
    if !(public && shown.is_none()) && shown.as_ref() != Some(&code) {
        site.may_guess(peer)?;
        site.guessed_wrong(peer);
        return Err(Code::Forbidden.into());
    }
    let ticket = sit(&site, peer, sitter.as_ref(), key.as_deref(), (&game, join)).await?;
    if let Some(bot) = sitter.as_ref().filter(|sitter| sitter.is_bot()) {
        bot_accounts::came(&site, bot, &game).await?;
    }
    Ok((StatusCode::CREATED, Json(ticket)))
}

/// Sits down at a table whose door is open to the caller.
pub(super) async fn sit(
    site: &At,
    peer: Peer,
    sitter: Option<&SittingAccount>,
    key: Option<&str>,
    (game, mut join): (&str, Join),
) -> Result<Ticket, Refused> {
    let wanted = join.seat.map(seat).transpose()?;
    let account = sitter.map(|sitter| &sitter.account);
    let bot = sitter.is_some_and(SittingAccount::is_bot);
    if let Some(account) = account.filter(|_| bot) {
        join.name.clone_from(&account.shown);
    }
    let body = serde_json::to_string(&join).unwrap_or_default();
    let new = NewToken::draw(site, game, key);
    let (hash, salt) = (new.hash(), new.salt.clone());
    let (monster, tip) = (monster(join.monster.as_deref())?, element(join.tip.as_deref())?);
    let told = |d: &mut Desk| {
        let plan = d.room().plan();
        (plan.rated, plan.needs_account(), plan.is_reserved(), plan.duplicate.clone())
    };
    let (rated, needs_account, reserved, duplicate) = site.hub.read(game, told).await?;
    site.hub.may_come(Asker::new(peer.ip(), account)).await?;
    let player = accounts::rated_player(site, sitter, needs_account).await?;
    if let Some(player) = sitter.and_then(SittingAccount::bots_player)
        && let Some(ticket) = sit_again(site, (game, key), player).await?
    {
        return Ok(ticket);
    }
    site.hub.may_have_more(sitter).await?;
    site.hub.may_write(&join.name)?;
    if let Some(sitter) = sitter.filter(|_| rated) {
        bot_accounts::alone(site, sitter, game).await?;
    }
    // At a tournament the pairing decides who plays whom.
    if let Some(account) = account.filter(|_| !reserved) {
        people::welcome(site, account, game).await?;
    }
    if let Some(duplicate) = duplicate {
        site.hub.may_join_group(&duplicate, game, sitter).await?;
    }
    let holder = accounts::holder(site, sitter).await?;
    let wish = Wish::Sit { seat: wanted, name: join.name, monster, tip, hash, salt, player, bot, holder };
    let done = site.hub.perform(game, &Request::unasked(wish, &new.id, claim(&["sit", &body]))).await?;
    let Deed::Sat { seat: at, salt, .. } = done.deed else { return Err(Code::IdReused.into()) };
    let token = new.settled(site, game, at, key, salt.filter(|_| done.dup)).await?;
    site.hub.came_from(game, at, peer.ip());
    if let Some(account) = account {
        let held = site.hub.store.hold(&account.name, game, at.letter()).await;
        // Whoever can ask again for this seat does; anybody else has it all the same.
        if key.is_some() {
            held.map_err(Code::from)?;
        }
    }
    Ok(Ticket { game: game.to_string(), seat: at.letter(), token })
}

/// A bot that sits at a table gets another token for its seat: its programs may have lost the old one, which is void then. A request
/// that is sent again is told what it was told.
async fn sit_again(site: &At, (game, key): (&str, Option<&str>), player: &str) -> Result<Option<Ticket>, Refused> {
    let (own, asked) = (player.to_string(), key.map(|key| ids::of_key(game, key)));
    let look = move |desk: &mut Desk| {
        let known = asked.as_ref().and_then(|id| desk.room().known(id)).map(|row| row.deed.clone());
        desk.room().bots_seat(&own).map(|at| (at, known))
    };
    let Some((at, known)) = site.hub.read(game, look).await? else { return Ok(None) };
    let new = NewToken::draw(site, game, key);
    let before = match known {
        Some(Deed::Sat { .. }) => return Ok(None),
        Some(Deed::Rekeyed { salt, .. }) => salt,
        Some(_) => return Err(Code::IdReused.into()),
        None => {
            let wish = Wish::Rekey { seat: at, hash: new.hash(), salt: new.salt.clone() };
            site.hub.perform(game, &Request::unasked(wish, &new.id, claim(&["again", &at.to_string()]))).await?;
            None
        }
    };
    let token = new.settled(site, game, at, key, before).await?;
    Ok(Some(Ticket { game: game.to_string(), seat: at.letter(), token }))
}

/// Tokens of the seats that the account of the session has at a table, for one more device. The others stay; of more than five the one
/// given out first after the seat's own is void.
///
/// Sent again with the same `Idempotency-Key`, it gives the same tokens, as long as they are the seats'.
#[utoipa::path(post, path = "/account/tables/{game}/seats", tag = "accounts", params(("game" = String, Path)),
    security(("token" = [])), responses((status = 200, body = OwnSeats), Refusals))]
pub(super) async fn share(
    site: At,
    peer: Peer,
    token: Token,
    headers: HeaderMap,
    PathParams(game): PathParams<String>,
) -> Result<Json<OwnSeats>, Refused> {
    let account = accounts::account(&site, token).await?;
    site.hub.may_come(Asker::new(peer.ip(), Some(&account))).await?;
    let (player, key) = (accounts::player(&site, &account).await?, key(&headers)?);
    let known = player.clone();
    let own = site.hub.read(&game, move |desk| desk.room().seats_of(&known)).await?;
    let mut tickets = Vec::new();
    for at in own.iter() {
        // One key stands for all seats, and each has a token of its own.
        let key = key.as_ref().map(|key| format!("{key} {at}"));
        let new = NewToken::draw(&site, &game, key.as_deref());
        let (hash, salt) = (new.hash(), new.salt.clone());
        let wish = Wish::Share { seat: at, player: player.clone(), hash, salt };
        let asked = claim(&["share", &at.to_string(), &player]);
        let done = site.hub.perform(&game, &Request::unasked(wish, &new.id, asked)).await?;
        let Deed::Shared { salt, .. } = done.deed else { return Err(Code::IdReused.into()) };
        let token = new.settled(&site, &game, at, key.as_deref(), salt.filter(|_| done.dup)).await?;
        site.hub.alarm(Alarm::Rekeyed, peer.ip(), &format!("{game} {at}"));
        tickets.push(Ticket { game: game.clone(), seat: at.letter(), token });
    }
    if tickets.is_empty() { Err(Code::Forbidden.into()) } else { Ok(Json(OwnSeats { tickets })) }
}

/// A token about to be given out.
struct NewToken {
    token: String,
    /// What it is made of, beside the key; none where there is no key.
    salt: Option<String>,
    /// The id of the row that gives it out.
    id: String,
}

impl NewToken {
    /// With a key it is made so that the same key gets the same token again; without, nobody can ask for it twice.
    fn draw(site: &At, game: &str, key: Option<&str>) -> NewToken {
        let entropy = &*site.hub.entropy;
        let drawn = entropy::token(entropy);
        match key {
            None => NewToken { token: drawn, salt: None, id: ids::fresh(entropy) },
            Some(key) => {
                let token = entropy::keyed_token(game, &drawn, key);
                NewToken { token, salt: Some(drawn), id: ids::of_key(game, key) }
            }
        }
    }

    fn hash(&self) -> String {
        hashed(&self.token)
    }

    /// The token that counts: this one, or the one that was given out when the same was asked before. That one is given
    /// out again only while the seat still has it: a player who left, was replaced or changed the token gets nothing.
    async fn settled(
        self,
        site: &At,
        game: &str,
        at: Seat,
        key: Option<&str>,
        before: Option<String>,
    ) -> Result<String, Refused> {
        let token = match (key, before) {
            (Some(key), Some(salt)) => entropy::keyed_token(game, &salt, key),
            _ => self.token,
        };
        let hash = hashed(&token);
        let held = site.hub.read(game, move |desk| desk.room().holds(at, &hash)).await?;
        if held { Ok(token) } else { Err(Code::SeatTaken.into()) }
    }
}

/// Does something at a table for the caller who shows the token. What was asked, in words, is the same for every
/// version of kaiju: a request that is sent again is known again after an upgrade.
async fn perform(
    site: &At,
    game: &str,
    (wish, asked): (Wish, String),
    token: &Token,
    headers: &HeaderMap,
) -> Result<Json<TableInfo>, Refused> {
    let (id, claim) = (id(headers, &*site.hub.entropy)?, claim(&[&asked]));
    site.hub.perform(game, &Request::shown(wish, id, claim, &token.shown())).await?;
    Ok(Json(site.hub.read(game, |desk| desk.info(true)).await?))
}

/// Changes name, monster or tip before the game begins.
#[utoipa::path(patch, path = "/tables/{game}/seats/{seat}", tag = "seats",
    params(("game" = String, Path), ("seat" = String, Path)), request_body = Change, security(("token" = [])),
    responses((status = 200, body = TableInfo), Refusals))]
pub(super) async fn change(
    site: At,
    token: Token,
    headers: HeaderMap,
    PathParams((game, at)): PathParams<(String, char)>,
    Body(change): Body<Change>,
) -> Result<Json<TableInfo>, Refused> {
    let seat = seat(at)?;
    if let Some(name) = &change.name {
        site.hub.may_write(name)?;
    }
    let (monster, tip) = (monster(change.monster.as_deref())?, element(change.tip.as_deref())?);
    let asked = format!(
        "Change {{ seat: {seat}, name: {:?}, monster: {:?}, tip: {:?} }}",
        change.name, change.monster, change.tip
    );
    perform(&site, &game, (Wish::Change { seat, name: change.name, monster, tip }, asked), &token, &headers).await
}

/// Leaves: frees the seat before the game, hands it to a bot during it.
#[utoipa::path(delete, path = "/tables/{game}/seats/{seat}", tag = "seats",
    params(("game" = String, Path), ("seat" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableInfo), Refusals))]
pub(super) async fn leave(
    site: At,
    token: Token,
    headers: HeaderMap,
    PathParams((game, at)): PathParams<(String, char)>,
) -> Result<Json<TableInfo>, Refused> {
    let seat = seat(at)?;
    perform(&site, &game, (Wish::Rise(seat), format!("Rise({seat})")), &token, &headers).await
}

/// Hands a seat to a bot; the player may, and the host.
#[utoipa::path(post, path = "/tables/{game}/seats/{seat}/bot", tag = "seats",
    params(("game" = String, Path), ("seat" = String, Path)), request_body = HandOver, security(("token" = [])),
    responses((status = 200, body = TableInfo), Refusals))]
pub(super) async fn hand_over(
    site: At,
    token: Token,
    headers: HeaderMap,
    PathParams((game, at)): PathParams<(String, char)>,
    MaybeBody(to): MaybeBody<HandOver>,
) -> Result<Json<TableInfo>, Refused> {
    let seat = seat(at)?;
    let bot = match to.player.as_deref() {
        Some(name) => NamedBot::wanted(name)?,
        None => NamedBot::usual_at(site.hub.read(&game, |desk| desk.room().plan().child).await?),
    };
    let asked = format!("HandOver({seat}, {:?})", to.player.as_deref().unwrap_or(bot.name()));
    perform(&site, &game, (Wish::HandOver(seat, bot), asked), &token, &headers).await
}

/// Takes a seat back from a bot, between two decisions.
#[utoipa::path(post, path = "/tables/{game}/seats/{seat}/back", tag = "seats",
    params(("game" = String, Path), ("seat" = String, Path)), security(("token" = [])),
    responses((status = 200, body = TableInfo), Refusals))]
pub(super) async fn take_back(
    site: At,
    token: Token,
    headers: HeaderMap,
    PathParams((game, at)): PathParams<(String, char)>,
) -> Result<Json<TableInfo>, Refused> {
    let seat = seat(at)?;
    perform(&site, &game, (Wish::TakeBack(seat), format!("TakeBack({seat})")), &token, &headers).await
}

/// Asks for a pause, or ends it. The game rests once everybody who plays has asked: bots wait, and no time runs out.
#[utoipa::path(post, path = "/tables/{game}/seats/{seat}/pause", tag = "seats",
    params(("game" = String, Path), ("seat" = String, Path)), request_body = Pause, security(("token" = [])),
    responses((status = 200, body = TableInfo), Refusals))]
pub(super) async fn pause(
    site: At,
    token: Token,
    headers: HeaderMap,
    PathParams((game, at)): PathParams<(String, char)>,
    Body(Pause { wants }): Body<Pause>,
) -> Result<Json<TableInfo>, Refused> {
    let seat = seat(at)?;
    perform(&site, &game, (Wish::Pause(seat, wants), format!("Pause({seat}, {wants})")), &token, &headers).await
}

/// Says that the player of a seat is on holiday until a date, or is back. The clock of a relaxed table rests for them. A
/// holiday ends within 30 days, and a seat has 30 days in a game.
#[utoipa::path(post, path = "/tables/{game}/seats/{seat}/holiday", tag = "seats",
    params(("game" = String, Path), ("seat" = String, Path)), request_body = Holiday, security(("token" = [])),
    responses((status = 200, body = TableInfo), Refusals))]
pub(super) async fn holiday(
    site: At,
    token: Token,
    headers: HeaderMap,
    PathParams((game, at)): PathParams<(String, char)>,
    Body(Holiday { until_ms }): Body<Holiday>,
) -> Result<Json<TableInfo>, Refused> {
    let (seat, until_ms) = (seat(at)?, moderate(until_ms)?);
    perform(&site, &game, (Wish::Holiday(seat, until_ms), format!("Holiday({seat}, {until_ms:?})")), &token, &headers)
        .await
}

/// Another token for a seat; the old one is void and its sockets are closed.
///
/// Sent again with the old token and the same `Idempotency-Key`, it gives the same new token, as long as that is the
/// seat's.
#[utoipa::path(post, path = "/tables/{game}/seats/{seat}/token", tag = "seats",
    params(("game" = String, Path), ("seat" = String, Path)), security(("token" = [])),
    responses((status = 200, body = Ticket), Refusals))]
pub(super) async fn rekey(
    site: At,
    peer: Peer,
    token: Token,
    headers: HeaderMap,
    PathParams((game, at)): PathParams<(String, char)>,
) -> Result<Json<Ticket>, Refused> {
    let (sat, key) = (seat(at)?, key(&headers)?);
    let new = NewToken::draw(&site, &game, key.as_deref());
    let wish = Wish::Rekey { seat: sat, hash: new.hash(), salt: new.salt.clone() };
    let shown = token.shown();
    // A client that shows the old token and the key again has lost the answer, and gets it once more.
    let claim = claim(&["rekey", &sat.to_string(), &shown.concat()]);
    let done = site.hub.perform(&game, &Request::shown(wish, &new.id, claim, &shown)).await?;
    let Deed::Rekeyed { salt, .. } = done.deed else { return Err(Code::IdReused.into()) };
    let token = new.settled(&site, &game, sat, key.as_deref(), salt.filter(|_| done.dup)).await?;
    site.hub.alarm(Alarm::Rekeyed, peer.ip(), &format!("{game} {sat}"));
    Ok(Json(Ticket { game, seat: sat.letter(), token }))
}
