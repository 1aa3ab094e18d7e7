//! Carries requests and e-mail over the network of this machine. Both wait in threads of their own.

use std::fmt::Display;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use async_trait::async_trait;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::{Message, SmtpTransport, Transport};
use ureq::config::Config;
use ureq::http::Uri;
use ureq::tls::{Certificate, RootCerts, TlsConfig};
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::{DefaultConnector, NextTimeout};
use ureq::{Agent, Error};

use crate::courier::{Courier, Letter, MailRelay, Parcel, Undelivered, is_public};

/// How long a request or an e-mail may take.
const PATIENCE: Duration = Duration::from_secs(10);

/// Looks names up, and leaves out what lies in private networks unless it may be reached: a name can mean any address, and another
/// one the next time.
#[derive(Debug)]
struct PublicResolver {
    private: bool,
}

impl Resolver for PublicResolver {
    fn resolve(&self, uri: &Uri, config: &Config, timeout: NextTimeout) -> Result<ResolvedSocketAddrs, Error> {
        let found = DefaultResolver::default().resolve(uri, config, timeout)?;
        let mut kept = self.empty();
        for address in found.iter().filter(|address| self.private || is_public(address.ip())) {
            kept.push(*address);
        }
        if kept.is_empty() { Err(Error::HostNotFound) } else { Ok(kept) }
    }
}

/// Speaks with the public network, and with all of it.
static AGENTS: LazyLock<[Agent; 2]> = LazyLock::new(|| [false, true].map(agent));

fn agent(private: bool) -> Agent {
    let trusted = rustls_native_certs::load_native_certs().certs;
    let trusted: Vec<_> = trusted.iter().map(|certificate| Certificate::from_der(certificate).to_owned()).collect();
    let crypto = Arc::new(rustls::crypto::ring::default_provider());
    let tls = TlsConfig::builder().root_certs(RootCerts::new_with_certs(&trusted));
    let config = Agent::config_builder()
        .tls_config(tls.unversioned_rustls_crypto_provider(crypto).build())
        .proxy(None)
        .max_redirects(0)
        .timeout_global(Some(PATIENCE))
        .http_status_as_error(false)
        .build();
    Agent::with_parts(config, DefaultConnector::default(), PublicResolver { private })
}

fn never(why: &dyn Display) -> Undelivered {
    Undelivered::Never(why.to_string())
}

fn not_now(why: &dyn Display) -> Undelivered {
    Undelivered::NotNow(why.to_string())
}

fn post(parcel: &Parcel) -> Result<u16, Undelivered> {
    let agent = &AGENTS[usize::from(parcel.private)];
    let mut request = agent.post(&parcel.url);
    for (name, value) in &parcel.headers {
        request = request.header(*name, value);
    }
    match request.send(&parcel.body[..]) {
        Ok(answer) => Ok(answer.status().as_u16()),
        Err(error @ (Error::BadUri(_) | Error::Http(_))) => Err(never(&error)),
        Err(error) => Err(not_now(&error)),
    }
}

fn mail(relay: &MailRelay, letter: &Letter) -> Result<(), Undelivered> {
    let from = relay.from.parse().map_err(|error: lettre::address::AddressError| never(&error))?;
    let to = letter.to.parse().map_err(|error: lettre::address::AddressError| never(&error))?;
    let builder = Message::builder().from(from).to(to).subject(&letter.subject).message_id(Some(letter.id.clone()));
    let mut message =
        builder.header(ContentType::TEXT_PLAIN).body(letter.text.clone()).map_err(|error| never(&error))?;
    if let Some(stop) = &letter.stop {
        let more = [("List-Unsubscribe", format!("<{stop}>")), ("List-Unsubscribe-Post", ONE_CLICK.to_string())];
        for (name, value) in more {
            message.headers_mut().insert_raw(HeaderValue::new(HeaderName::new_from_ascii_str(name), value));
        }
    }
    let transport = SmtpTransport::from_url(&relay.url).map_err(|error| never(&error))?.timeout(Some(PATIENCE)).build();
    match transport.send(&message) {
        Ok(_) => Ok(()),
        Err(error) if error.is_permanent() => Err(never(&error)),
        Err(error) => Err(not_now(&error)),
    }
}

/// What a mail program sends to stop such e-mail.
const ONE_CLICK: &str = "List-Unsubscribe=One-Click";

/// The network of this machine.
pub(super) struct MachineCourier;

#[async_trait]
impl Courier for MachineCourier {
    fn is_there(&self) -> bool {
        true
    }

    async fn post(&self, parcel: Parcel) -> Result<u16, Undelivered> {
        let posted = tokio::task::spawn_blocking(move || post(&parcel)).await;
        posted.unwrap_or_else(|error| Err(not_now(&error)))
    }

    async fn mail(&self, relay: &MailRelay, letter: Letter) -> Result<(), Undelivered> {
        let relay = relay.clone();
        let sent = tokio::task::spawn_blocking(move || mail(&relay, &letter)).await;
        sent.unwrap_or_else(|error| Err(not_now(&error)))
    }
}
