//! What stands before every request and after every answer: limits, origins, headers, refusals as JSON.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use kaiju_text::Lang;
use kaiju_wire::{Code, Refusal};
use tower_http::cors::{AllowOrigin, CorsLayer};
use utoipa::openapi::{ContentBuilder, Ref, RefOr, ResponseBuilder, ResponsesBuilder};

use super::{At, Site, extract};
use crate::alarm::Alarm;
use crate::config::Config;
use crate::{reach, words};

/// The address that calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub IpAddr);

impl Peer {
    /// The address.
    pub fn ip(self) -> IpAddr {
        self.0
    }
}

/// A refusal on its way out; its words are put in by the guard, who knows the language.
#[derive(Debug)]
pub struct Refused(pub Refusal);

impl From<Refusal> for Refused {
    fn from(refusal: Refusal) -> Refused {
        Refused(refusal)
    }
}

impl From<Code> for Refused {
    fn from(code: Code) -> Refused {
        Refused(code.into())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.0.code.status()).unwrap_or(StatusCode::BAD_REQUEST);
        let mut response = (status, Json(&self.0)).into_response();
        if let Some(ms) = self.0.after_ms {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(ms.div_ceil(1000)));
        }
        response.extensions_mut().insert(Unspoken(self.0));
        response
    }
}

/// A refusal that has no words yet.
#[derive(Clone)]
struct Unspoken(Refusal);

/// All refusals, for the description of the API.
pub(super) struct Refusals;

impl utoipa::IntoResponses for Refusals {
    fn responses() -> std::collections::BTreeMap<String, RefOr<utoipa::openapi::Response>> {
        let mut all = ResponsesBuilder::new();
        let mut statuses: Vec<u16> = Code::ALL.iter().map(|code| code.status()).collect();
        statuses.extend([408, 431]);
        statuses.sort_unstable();
        statuses.dedup();
        for status in statuses {
            let words: Vec<&str> = Code::ALL.iter().filter(|c| c.status() == status).map(|c| c.word()).collect();
            let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Refusal"))).build();
            let response = ResponseBuilder::new().description(words.join(", ")).content("application/json", content);
            all = all.response(status.to_string(), response.build());
        }
        all.build().responses
    }
}

const CSP: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; \
     font-src 'self'; media-src 'self' blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
     object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; \
     require-trusted-types-for 'script'; trusted-types default";

const HEADERS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CSP),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// Looks at every request before anybody else does.
pub(super) async fn guard(Extension(site): At, mut request: Request, next: Next) -> Response {
    site.hub.metrics.requests.up();
    let peer = peer(&site, &request);
    request.extensions_mut().insert(peer);
    let lang = words::language(request.headers().get(header::ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok()));
    let secure = site.config.proxied
        && request.headers().get("x-forwarded-proto").is_some_and(|proto| proto.as_bytes() == b"https");
    let guessable = request.headers().contains_key(header::AUTHORIZATION) || request.uri().path().contains("/codes/");
    let checked = check(&site, peer, &request);
    let mut response = match checked {
        Ok(()) => next.run(request).await,
        Err(refused) => refused.into_response(),
    };
    if let Some(Unspoken(refusal)) = response.extensions_mut().remove::<Unspoken>() {
        site.hub.metrics.refusals.up(&refusal.code);
        match refusal.code {
            Code::Forbidden if guessable => site.hub.alarm(Alarm::Forbidden, peer.ip(), ""),
            Code::ForeignOrigin => site.hub.alarm(Alarm::Origin, peer.ip(), ""),
            _ => {}
        }
        response = spoken(refusal, lang, response);
    }
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if secure {
        let year = HeaderValue::from_static("max-age=31536000");
        headers.entry(header::STRICT_TRANSPORT_SECURITY).or_insert(year);
    }
    response
}

/// The response of a refusal, with its sentence in this language.
fn spoken(mut refusal: Refusal, lang: Lang, response: Response) -> Response {
    refusal.message = words::refusal(lang, refusal.code).to_string();
    let (parts, _) = response.into_parts();
    let mut said = (parts.status, Json(refusal)).into_response();
    if let Some(after) = parts.headers.get(header::RETRY_AFTER) {
        said.headers_mut().insert(header::RETRY_AFTER, after.clone());
    }
    said
}

fn check(site: &Site, peer: Peer, request: &Request) -> Result<(), Refused> {
    site.take(&site.requests, peer)?;
    // A health check may call us by any name.
    let host = request.headers().get(header::HOST);
    if !matches!(request.uri().path(), "/healthz" | "/readyz")
        && host.is_some_and(|host| !reach::is_ours(&site.config, host.as_bytes()))
    {
        return Err(Code::ForeignHost.into());
    }
    extract::key(request.headers())?;
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if (upgrade || !reads) && !may_come(site, request.headers()) {
        return Err(Code::ForeignOrigin.into());
    }
    Ok(())
}

/// Lets pages from the origins we were told of read our answers; browsers ask first.
pub(super) fn other_pages(config: &Config) -> Option<CorsLayer> {
    let origins = config.origins.iter().filter_map(|origin| origin.parse().ok()).collect::<Vec<HeaderValue>>();
    let layer = CorsLayer::new()
        .allow_origin(AllowOrigin::list(origins))
        .allow_methods([Method::GET, Method::POST, Method::PUT, Method::PATCH, Method::DELETE])
        .allow_headers([header::AUTHORIZATION, header::CONTENT_TYPE, HeaderName::from_static("idempotency-key")])
        .expose_headers([header::RETRY_AFTER])
        .max_age(Duration::from_hours(1));
    (!config.origins.is_empty()).then_some(layer)
}

/// May a page of this origin use us? One without an origin is no page; it may, unless it brings cookies.
fn may_come(site: &Site, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return !headers.contains_key(header::COOKIE) };
    let Ok(origin) = origin.to_str() else { return false };
    if site.config.origins.iter().any(|allowed| allowed == origin) || site.config.url.as_deref() == Some(origin) {
        return true;
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let bare = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    bare.is_some() && bare == host
}

fn peer(site: &Site, request: &Request) -> Peer {
    let direct = request.extensions().get::<SocketAddr>().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), SocketAddr::ip);
    if !site.config.proxied {
        return Peer(direct);
    }
    // The last one in the list is the one our own proxy saw.
    let told = request.headers().get("x-forwarded-for").and_then(|list| list.to_str().ok());
    let last = told.and_then(|list| list.rsplit(',').next()).and_then(|ip| ip.trim().parse().ok());
    Peer(last.unwrap_or(direct))
}
