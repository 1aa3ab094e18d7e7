//! What goes out to other servers: requests to push services and webhooks, and e-mail. Who carries it is handed in, and nothing is
//! carried into a private network unless the host allows it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use async_trait::async_trait;

use crate::reach;

/// The longest address something can be sent to.
const LONGEST: usize = 1000;
/// The longest e-mail address (RFC 5321).
const LONGEST_MAIL: usize = 254;

/// A request to another server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parcel {
    /// Where it goes.
    pub url: String,
    /// What it says about itself.
    pub headers: Vec<(&'static str, String)>,
    /// What it carries.
    pub body: Vec<u8>,
    /// May it go into a private network?
    pub private: bool,
}

/// The mail server that takes our e-mail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MailRelay {
    /// Its address: `smtps://name:password@mail.example`, or `smtp://localhost`.
    pub url: String,
    /// Whom our e-mail comes from: `kaiju@example.org`, or `Kaiju <kaiju@example.org>`.
    pub from: String,
}

/// An e-mail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Letter {
    /// Whom it goes to.
    pub to: String,
    /// What it is about.
    pub subject: String,
    /// What it says.
    pub text: String,
    /// What no other e-mail has; one that is sent again has it again.
    pub id: String,
    /// The address at which a mail program stops such e-mail with one tap (RFC 8058).
    pub stop: Option<String>,
}

/// Why something did not arrive.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Undelivered {
    /// It never will.
    Never(String),
    /// It may later.
    NotNow(String),
}

/// Carries requests and e-mail to other servers.
#[async_trait]
pub trait Courier: Send + Sync {
    /// Is there anybody to carry anything?
    fn is_there(&self) -> bool;

    /// Carries a request; tells the status of the answer.
    async fn post(&self, parcel: Parcel) -> Result<u16, Undelivered>;

    /// Carries an e-mail to a mail server, which takes it.
    async fn mail(&self, relay: &MailRelay, letter: Letter) -> Result<(), Undelivered>;
}

/// Who carries nothing, in programs that send no notices.
pub struct NoCourier;

#[async_trait]
impl Courier for NoCourier {
    fn is_there(&self) -> bool {
        false
    }

    async fn post(&self, _: Parcel) -> Result<u16, Undelivered> {
        Err(Undelivered::Never("this program sends no notices".to_string()))
    }

    async fn mail(&self, _: &MailRelay, _: Letter) -> Result<(), Undelivered> {
        Err(Undelivered::Never("this program sends no e-mail".to_string()))
    }
}

/// The server behind an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct OtherServer {
    /// Its scheme, name and port.
    pub(crate) origin: String,
    /// Its name.
    pub(crate) host: String,
}

impl OtherServer {
    /// The server of an address that something can be sent to: over HTTPS and, as far as the address itself tells, not in a private
    /// network, unless that is allowed.
    pub(crate) fn of(url: &str, private: bool) -> Option<OtherServer> {
        if url.len() > LONGEST || !url.bytes().all(|byte| byte.is_ascii_graphic()) {
            return None;
        }
        let (scheme, rest) = url.split_once("://")?;
        let authority = &rest[..rest.find(['/', '?', '#']).unwrap_or(rest.len())];
        let origin = reach::origin(&format!("{scheme}://{authority}"))?;
        let (scheme, bare) = origin.split_once("://")?;
        let host = match bare.split_once(']') {
            Some((host, _)) => host.trim_start_matches('['),
            None => bare.split(':').next().unwrap_or(bare),
        };
        let known = host.parse().map_or_else(|_| !is_local_name(host), is_public);
        let host = host.to_string();
        (private || scheme == "https" && known).then_some(OtherServer { origin, host })
    }
}

/// Is this a name of a machine nearby?
fn is_local_name(host: &str) -> bool {
    !host.contains('.') || [".localhost", ".local", ".internal", ".lan"].iter().any(|end| host.ends_with(end))
}

/// Is an address one of the public network?
pub(crate) fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let special = ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_documentation()
        || ip.is_multicast()
        || a == 0
        || a >= 240
        || (a == 100 && b & 0xc0 == 64) // shared by customers of a provider
        || (a == 192 && b == 0 && c == 0)
        || (a == 198 && b & 0xfe == 18); // measurements of networks
    !special
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let parts = ip.segments();
    let v4 = |high: u16, low: u16| {
        let ([a, b], [c, d]) = (high.to_be_bytes(), low.to_be_bytes());
        is_public_v4(Ipv4Addr::new(a, b, c, d))
    };
    match parts {
        // An address of IPv4 inside: mapped, translated, or reached by 6to4.
        [0, 0, 0, 0, 0, 0xffff, high, low] | [0x64, 0xff9b, 0, 0, 0, 0, high, low] => v4(high, low),
        [0x2002, high, low, ..] => v4(high, low),
        // What is public lies here, but for tunnels and documentation.
        [first, second, ..] => first & 0xe000 == 0x2000 && !(first == 0x2001 && (second < 0x200 || second == 0xdb8)),
    }
}

/// Is this the form of an e-mail address?
pub(crate) fn is_mail_address(text: &str) -> bool {
    let fits = |part: &str| !part.is_empty() && !part.starts_with('.') && !part.ends_with('.') && !part.contains("..");
    let plain = text.len() <= LONGEST_MAIL
        && text.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"(),:;<>[\\]".contains(&byte));
    let Some((name, host)) = text.rsplit_once('@').filter(|_| plain) else { return false };
    let labels = host.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'.' || byte == b'-');
    name.len() <= 64 && !name.contains('@') && fits(name) && fits(host) && labels
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_public_network_is_spoken_to() {
        for public in ["8.8.8.8", "100.128.0.1", "172.32.0.1", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]
        {
            assert!(is_public(public.parse().unwrap()), "{public}");
        }
        for private in [
            "0.0.0.0",
            "10.0.0.1",
            "100.64.0.1",
            "127.0.0.1",
            "169.254.169.254",
            "172.16.0.1",
            "192.168.1.1",
            "198.18.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "fe80::1",
            "fd00::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "2002:7f00:1::",
            "::ffff:127.0.0.1",
            "64:ff9b::a00:1",
        ] {
            assert!(!is_public(private.parse().unwrap()), "{private}");
        }
    }

    #[test]
    fn an_address_names_a_server_that_may_be_spoken_to() {
        let of = |url: &str, private| OtherServer::of(url, private).map(|it| (it.origin, it.host));
        let told = |origin: &str, host: &str| Some((origin.to_string(), host.to_string()));
        assert_eq!(of("https://Push.Example/a?b#c", false), told("https://push.example", "push.example"));
        assert_eq!(of("https://push.example:8443/a", false), told("https://push.example:8443", "push.example"));
        assert_eq!(of("https://[2606:4700::1]/a", false), told("https://[2606:4700::1]", "2606:4700::1"));
        for wrong in [
            "",
            "push.example",
            "http://push.example/",
            "ftp://push.example/",
            "https://",
            "https://ana@push.example/",
            "https://push.example/ a",
            "https://10.0.0.1/",
            "https://[::1]/",
            "https://localhost/",
            "https://printer.local/",
            "https://2130706433/",
        ] {
            assert_eq!(of(wrong, false), None, "{wrong}");
        }
        assert_eq!(of("http://127.0.0.1:99/a", true), told("http://127.0.0.1:99", "127.0.0.1"));
        assert_eq!(of(&format!("https://push.example/{}", "x".repeat(1000)), true), None);
    }

    #[test]
    fn an_e_mail_address_has_a_name_and_a_host() {
        for right in ["ana@example.org", "a.b+c@sub.example.org", "x@localhost"] {
            assert!(is_mail_address(right), "{right}");
        }
        for wrong in ["", "ana", "@example.org", "ana@", "a na@example.org", "ana@example.org\r\nBcc: b@c.d", "a@b@c"] {
            assert!(!is_mail_address(wrong), "{wrong}");
        }
        for wrong in
            ["ana@exa_mple.org", ".ana@example.org", "ana@example..org", "<ana@example.org>", "ána@example.org"]
        {
            assert!(!is_mail_address(wrong), "{wrong}");
        }
    }
}
