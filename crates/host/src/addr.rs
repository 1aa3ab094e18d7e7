//! Where a server listens, as people write it.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use anyhow::{Result, bail};
use kaiju_text::host;

use crate::spoken::lang;

/// The default port.
const PORT: u16 = 8080;

/// An address to listen on. What was left out is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Addr {
    ip: Option<IpAddr>,
    port: u16,
}

/// Reads `127.0.0.1:8080`, `0.0.0.0`, `[::]:8080`, `::1`, `localhost:8080`, `8080` or `:8080`.
pub fn read(word: &str) -> Result<Addr, String> {
    parse(word.trim()).ok_or_else(|| host::addr_wanted(lang()).to_string())
}

fn parse(word: &str) -> Option<Addr> {
    if let Ok(ip) = word.parse() {
        return Some(Addr { ip: Some(ip), port: PORT });
    }
    if let Some(ip) = word.strip_prefix('[').and_then(|word| word.strip_suffix(']')) {
        return Some(Addr { ip: Some(ip.parse::<Ipv6Addr>().ok()?.into()), port: PORT });
    }
    let (host, port) = match word.rsplit_once(':') {
        Some((host, port)) => (host, Some(port)),
        None if word.starts_with(|digit: char| digit.is_ascii_digit()) => ("", Some(word)),
        None if word.is_empty() => return None,
        None => (word, None),
    };
    let port = match port {
        Some(digits) if digits.bytes().all(|digit| digit.is_ascii_digit()) => digits.parse().ok()?,
        Some(_) => return None,
        None => PORT,
    };
    let ip = match host {
        "" => None,
        name if name.eq_ignore_ascii_case("localhost") => Some(Ipv4Addr::LOCALHOST.into()),
        _ => Some(format!("{host}:{port}").parse::<SocketAddr>().ok()?.ip()),
    };
    Some(Addr { ip, port })
}

impl Addr {
    /// Where to listen: with `lan` on all addresses, otherwise on this machine alone, unless an address was told.
    pub fn listens(self, lan: bool) -> Result<SocketAddr> {
        let ip = match self.ip {
            Some(ip) if lan && !ip.is_unspecified() => bail!(host::lan_or_addr(lang(), ip)),
            Some(ip) => ip,
            None if lan => Ipv4Addr::UNSPECIFIED.into(),
            None => Ipv4Addr::LOCALHOST.into(),
        };
        Ok(SocketAddr::new(ip, self.port))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listens(word: &str, lan: bool) -> Option<String> {
        parse(word)?.listens(lan).ok().map(|addr| addr.to_string())
    }

    #[test]
    fn addresses_as_people_write_them() {
        for (word, here, lan) in [
            ("8080", Some("127.0.0.1:8080"), Some("0.0.0.0:8080")),
            (":9000", Some("127.0.0.1:9000"), Some("0.0.0.0:9000")),
            ("0", Some("127.0.0.1:0"), Some("0.0.0.0:0")),
            ("localhost", Some("127.0.0.1:8080"), None),
            ("LocalHost:9000", Some("127.0.0.1:9000"), None),
            ("127.0.0.1:9000", Some("127.0.0.1:9000"), None),
            ("192.168.1.7", Some("192.168.1.7:8080"), None),
            ("0.0.0.0", Some("0.0.0.0:8080"), Some("0.0.0.0:8080")),
            ("0.0.0.0:9000", Some("0.0.0.0:9000"), Some("0.0.0.0:9000")),
            ("[::]:9000", Some("[::]:9000"), Some("[::]:9000")),
            ("[::1]", Some("[::1]:8080"), None),
            ("::", Some("[::]:8080"), Some("[::]:8080")),
        ] {
            assert_eq!(listens(word, false).as_deref(), here, "{word}");
            assert_eq!(listens(word, true).as_deref(), lan, "{word} --lan");
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for word in [
            "",
            ":",
            "http://localhost:8080",
            "kaiju.example:8080",
            "localhost:",
            "localhost:http",
            "65536",
            "+80",
            ":-1",
            "127.0.0.1:65536",
            "127.0.0:80",
            "[::1",
            "[::1]:x",
            "[127.0.0.1]",
            "8080/",
            "0x50",
        ] {
            assert_eq!(parse(word), None, "{word}");
        }
    }
}
