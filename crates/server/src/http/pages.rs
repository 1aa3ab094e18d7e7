//! Pages and files: the browser client, the description of the API, health.

use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use kaiju_wire::Code;

use super::At;
use super::guard::Refused;
use crate::words;

/// Whether this process can serve, for a supervisor to ask.
pub(super) async fn health(site: At) -> Response {
    told(site.hub.stop.is_cancelled(), site.hub.is_well().await)
}

/// Can something be written here now? A balancer asks this.
pub(super) async fn ready(site: At) -> Response {
    told(site.hub.stop.is_cancelled(), site.hub.can_write().await)
}

fn told(stopping: bool, well: bool) -> Response {
    match (stopping, well) {
        (true, _) => (StatusCode::SERVICE_UNAVAILABLE, "stopping\n").into_response(),
        (false, false) => (StatusCode::SERVICE_UNAVAILABLE, "nothing can be written\n").into_response(),
        (false, true) => "ok\n".into_response(),
    }
}

/// The description of the API.
pub(super) async fn openapi() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], super::Site::openapi()).into_response()
}

/// A page to read it.
pub(super) async fn browse() -> Response {
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], include_str!("../../pages/browse.html")).into_response()
}

/// Its script.
pub(super) async fn browse_script() -> Response {
    let kind = [(header::CONTENT_TYPE, "text/javascript; charset=utf-8")];
    (kind, include_str!("../../pages/browse.js")).into_response()
}

/// Its looks.
pub(super) async fn browse_style() -> Response {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("../../pages/browse.css")).into_response()
}

/// There is nothing here.
pub(super) async fn nothing() -> Refused {
    Code::Forbidden.into()
}

/// Not with this method.
pub(super) async fn bad_method() -> Refused {
    Code::BadMethod.into()
}

/// A file of the browser client. Every path without a dot leads to its first page, which has its own addresses after a `#`.
pub(super) async fn asset(site: At, uri: Uri, request: Request) -> Response {
    if !matches!(request.method().as_str(), "GET" | "HEAD") {
        return Refused::from(Code::BadMethod).into_response();
    }
    let accepts = request.headers().get(header::ACCEPT_ENCODING).and_then(|v| v.to_str().ok()).unwrap_or("");
    let path = uri.path().trim_start_matches('/');
    if path.contains('/') && !path.contains('.') {
        // The page names its files by where it lies.
        return Redirect::temporary("/").into_response();
    }
    let path = if path.is_empty() || !path.contains('.') { "index.html" } else { path };
    let Some(asset) = site.assets.get(path, accepts) else {
        if path == "index.html" {
            let lang = request.headers().get(header::ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok());
            return words::no_client(words::language(lang)).into_response();
        }
        return Refused::from(Code::Forbidden).into_response();
    };
    let tag = format!("\"{}\"", asset.tag);
    let known = request.headers().get_all(header::IF_NONE_MATCH).iter().filter_map(|v| v.to_str().ok());
    let known = known.flat_map(|list| list.split(',')).any(|one| one.trim().trim_start_matches("W/") == tag);
    let mut response = if known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        axum::body::Bytes::from(asset.bytes.into_owned()).into_response()
    };
    let headers = response.headers_mut();
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        headers.insert(header::ETAG, tag);
    }
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if let Some(encoding) = asset.encoding.filter(|_| !known) {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    let keep = if asset.immutable { "public, max-age=31536000, immutable" } else { "no-cache" };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    response
}

/// What a file is, by how its name ends.
fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or("") {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "webmanifest" | "map" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
