//! The files of the browser client: sent once, and then only asked after.

use std::borrow::Cow;
use std::net::SocketAddr;
use std::sync::Arc;

use kaiju_loadtest::{Caller, HttpReply};
use kaiju_server::assets::{Asset, Assets};
use kaiju_server::config::{Config, Rates};
use kaiju_server::{Server, store};
use tokio_util::sync::CancellationToken;

/// A page, and a file that is named after its contents.
struct Two;

impl Assets for Two {
    fn get(&self, path: &str, accepts: &str) -> Option<Asset> {
        let packed = accepts.contains("br");
        let (encoding, bytes): (_, &[u8]) = if packed { (Some("br"), b"packed") } else { (None, b"plain") };
        let tag = format!("{path}-{}", encoding.unwrap_or("as-it-is"));
        let immutable = path.starts_with("app-0123");
        ["index.html", "app-0123456789abcdef.js"].contains(&path).then_some(Asset {
            bytes: Cow::Borrowed(bytes),
            encoding,
            immutable,
            tag,
        })
    }
}

fn header<'a>(reply: &'a HttpReply, name: &str) -> Option<&'a str> {
    reply.headers.get(name).and_then(|value| value.to_str().ok())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_has_already_is_not_sent_again() {
    let folder = tempfile::tempdir().unwrap();
    let kept = store::open(&folder.path().join("kaiju.db").display().to_string()).await.unwrap();
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)));
    config.rates = Rates::loose();
    let server = Server::new(config, kept, Arc::new(Two)).unwrap();
    let (addr, stop) = (server.addr(), CancellationToken::new());
    let running = tokio::spawn(server.run(stop.clone().cancelled_owned()));
    let mut caller = Caller::new(addr);
    let mut get = async |path: &str, headers: &[(&str, &str)]| caller.send("GET", path, headers, vec![]).await.unwrap();

    let first = get("/", &[]).await;
    let tag = header(&first, "etag").unwrap().to_string();
    assert_eq!((first.status, first.body.as_slice()), (200, &b"plain"[..]));
    assert_eq!(header(&first, "cache-control"), Some("no-cache"));
    for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}")] {
        let again = get("/", &[("if-none-match", &known)]).await;
        assert_eq!((again.status, again.body.len()), (304, 0), "{known}");
        assert_eq!((header(&again, "etag"), header(&again, "cache-control")), (Some(tag.as_str()), Some("no-cache")));
        assert_eq!(header(&again, "content-encoding"), None);
    }
    let other = get("/", &[("if-none-match", "\"other\"")]).await;
    assert_eq!((other.status, other.body.as_slice()), (200, &b"plain"[..]));
    // Packed it is other bytes, and has another tag.
    let packed = get("/", &[("accept-encoding", "br"), ("if-none-match", &tag)]).await;
    assert_eq!((packed.status, header(&packed, "content-encoding")), (200, Some("br")));
    assert_ne!(header(&packed, "etag"), Some(tag.as_str()));
    // What is named after its contents is never asked after.
    let named = get("/app-0123456789abcdef.js", &[]).await;
    assert_eq!(header(&named, "cache-control"), Some("public, max-age=31536000, immutable"));

    stop.cancel();
    assert!(running.await.unwrap());
}
