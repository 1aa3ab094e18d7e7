//! What handlers take out of a request: bodies, tokens, seats, ids. What does not fit is a refusal with a word of its own.

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use kaiju_rules::{Monster, Seat};
use kaiju_wire::chain::Element;
use kaiju_wire::{Code, hex};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::guard::{Peer, Refused};
use crate::entropy::{Entropy, hashed};
use crate::ids;
use crate::store::Mark;

/// A body in JSON.
pub(super) struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refused> {
        match axum::Json::<Value>::from_request(request, state).await {
            // A list could stand for an object whose fields come in order; all that is described is objects.
            Ok(axum::Json(mut value)) if value.is_object() => {
                whole(&mut value);
                serde_json::from_value(value).map(Body).map_err(|_| Code::BadRequest.into())
            }
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Code::BadType.into()),
            Err(JsonRejection::BytesRejection(error)) if error.status().as_u16() == 413 => Err(Code::TooLarge.into()),
            Ok(_) | Err(_) => Err(Code::BadRequest.into()),
        }
    }
}

/// A body in JSON that may be left out.
pub(super) struct MaybeBody<T>(pub T);

impl<T: DeserializeOwned + Default, S: Send + Sync> FromRequest<S> for MaybeBody<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<MaybeBody<T>, Refused> {
        let headers = request.headers();
        let chunked = headers.contains_key(header::TRANSFER_ENCODING);
        let empty = !chunked && headers.get(header::CONTENT_LENGTH).is_none_or(|length| length == "0");
        if empty && !headers.contains_key(header::CONTENT_TYPE) {
            return Ok(MaybeBody(T::default()));
        }
        Body::from_request(request, state).await.map(|Body(value)| MaybeBody(value))
    }
}

/// Writes whole numbers as such: to JSON, 60.0 and 60 are the same.
fn whole(value: &mut Value) {
    /// Up to here every whole number has a form of its own.
    const EXACT: f64 = 9_007_199_254_740_992.0;
    match value {
        Value::Number(number) if number.is_f64() => {
            if let Some(n) = number.as_f64().filter(|n| n.fract() == 0.0 && n.abs() <= EXACT) {
                *value = Value::from(n as i64);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(whole),
        Value::Object(fields) => fields.values_mut().for_each(whole),
        _ => {}
    }
}

/// Parts of the path.
pub(super) struct PathParams<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for PathParams<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<PathParams<T>, Refused> {
        let found: Result<Path<T>, PathRejection> = Path::from_request_parts(parts, state).await;
        found.map(|Path(value)| PathParams(value)).map_err(|_| Code::Forbidden.into())
    }
}

/// What follows the question mark.
pub(super) struct QueryParams<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<QueryParams<T>, Refused> {
        let found: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, state).await;
        found.map(|Query(value)| QueryParams(value)).map_err(|_| Code::BadRequest.into())
    }
}

/// A number from a request, which has to be one the database can hold.
pub(super) fn moderate(number: Option<u64>) -> Result<Option<u64>, Refused> {
    if number.is_some_and(|number| i64::try_from(number).is_err()) { Err(Code::BadRequest.into()) } else { Ok(number) }
}

/// Which page of a list is wanted.
#[derive(Clone, serde::Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct PageParams {
    /// What the page before gave as `next`; the first page by default.
    #[param(pattern = "^[0-9]{1,15}-[0-9A-Za-z.]{0,50}$")]
    page: Option<String>,
}

impl PageParams {
    /// The first page.
    pub(super) fn first() -> PageParams {
        PageParams { page: None }
    }

    /// Where it begins.
    pub(super) fn mark(&self) -> Result<Mark, Refused> {
        match &self.page {
            None => Ok(Mark::start()),
            Some(page) => Mark::read(page).ok_or(Code::BadRequest.into()),
        }
    }
}

/// Cuts a list to the length of a page; tells where the next one begins, if there is more. One more than fits was asked for.
pub(super) fn cut<T>(list: &mut Vec<T>, most: u32, mark: impl Fn(&T) -> Mark) -> Option<String> {
    let more = list.len() > most as usize;
    list.truncate(most as usize);
    list.last().filter(|_| more).map(|last| mark(last).to_string())
}

/// The token of `Authorization: Bearer`, if there is one.
pub(super) struct Token(pub Option<String>);

impl<S: Send + Sync> FromRequestParts<S> for Token {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Token, Refused> {
        let Some(value) = parts.headers.get(header::AUTHORIZATION) else { return Ok(Token(None)) };
        let bearer = value.to_str().ok().and_then(|value| value.strip_prefix("Bearer "));
        let token = bearer.map(str::trim).filter(|token| (1..=100).contains(&token.len()));
        token.map(|token| Token(Some(token.to_string()))).ok_or(Code::Forbidden.into())
    }
}

impl Token {
    /// The token, which has to be there.
    pub(super) fn needed(self) -> Result<String, Refused> {
        self.0.ok_or(Code::Forbidden.into())
    }

    /// Its hash, if there is one.
    pub(super) fn shown(&self) -> Vec<String> {
        self.0.iter().map(|token| hashed(token)).collect()
    }

    /// As a list.
    pub(super) fn list(self) -> Vec<String> {
        self.0.into_iter().collect()
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Peer {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Peer, Refused> {
        parts.extensions.get::<Peer>().copied().ok_or(Code::Unavailable.into())
    }
}

/// A seat by its letter.
pub(super) fn seat(letter: char) -> Result<Seat, Refused> {
    Seat::from_letter(letter).ok_or(Code::Forbidden.into())
}

/// A monster by its id.
pub(super) fn monster(id: Option<&str>) -> Result<Option<Monster>, Code> {
    id.map(|id| Monster::from_id(id).ok_or(Code::BadMonster)).transpose()
}

/// An element of a seat's chain.
pub(super) fn element(digits: Option<&str>) -> Result<Option<Element>, Code> {
    digits.map(|digits| hex::read(digits).ok_or(Code::BadReveal)).transpose()
}

/// The key of a request, which has to be an id clients may make. The guard looks at those of all requests.
pub(super) fn key(headers: &HeaderMap) -> Result<Option<String>, Refused> {
    let Some(value) = headers.get("idempotency-key") else { return Ok(None) };
    let key = value.to_str().unwrap_or("").trim_matches('"').to_lowercase();
    if ids::is_clients(&key) { Ok(Some(key)) } else { Err(Code::BadRequest.into()) }
}

/// The id of a request: from its header, or a new one.
pub(super) fn id(headers: &HeaderMap, entropy: &dyn Entropy) -> Result<String, Refused> {
    Ok(key(headers)?.unwrap_or_else(|| ids::fresh(entropy)))
}
