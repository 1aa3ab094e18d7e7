//! What handlers take out of a request: bodies, tokens, seats, ids. What does not fit is a refusal with a word of its own.

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use kaiju_rules::Seat;
use kaiju_wire::Code;
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::guard::{Peer, Refused};
use crate::entropy::{Entropy, action_id};

/// A body in JSON.
pub(super) struct Body<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refused;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refused> {
        match axum::Json::<Value>::from_request(request, state).await {
            Ok(axum::Json(mut value)) => {
                whole(&mut value);
                serde_json::from_value(value).map(Body).map_err(|_| Code::BadRequest.into())
            }
            Err(JsonRejection::MissingJsonContentType(_)) => Err(Code::BadType.into()),
            Err(JsonRejection::BytesRejection(error)) if error.status().as_u16() == 413 => Err(Code::TooLarge.into()),
            Err(_) => Err(Code::BadRequest.into()),
        }
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
pub(super) struct Place<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Place<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Place<T>, Refused> {
        let found: Result<Path<T>, PathRejection> = Path::from_request_parts(parts, state).await;
        found.map(|Path(value)| Place(value)).map_err(|_| Code::Forbidden.into())
    }
}

/// What follows the question mark.
pub(super) struct Asked<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Refused;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Refused> {
        let found: Result<Query<T>, QueryRejection> = Query::from_request_parts(parts, state).await;
        found.map(|Query(value)| Asked(value)).map_err(|_| Code::BadRequest.into())
    }
}

/// A number from a request, which has to be one the database can hold.
pub(super) fn moderate(number: Option<u64>) -> Result<Option<u64>, Refused> {
    if number.is_some_and(|number| i64::try_from(number).is_err()) { Err(Code::BadRequest.into()) } else { Ok(number) }
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

/// An id a client made: 32 hexadecimal digits.
pub(crate) fn is_id(id: &str) -> bool {
    id.len() == 32 && id.bytes().all(|b| b.is_ascii_hexdigit())
}

/// The id of a request: from its header, or a new one.
pub(super) fn id(headers: &HeaderMap, entropy: &dyn Entropy) -> Result<String, Refused> {
    match headers.get("idempotency-key") {
        None => Ok(action_id(entropy)),
        Some(value) => {
            let id = value.to_str().unwrap_or("").trim_matches('"').to_lowercase();
            if is_id(&id) { Ok(id) } else { Err(Code::BadRequest.into()) }
        }
    }
}
