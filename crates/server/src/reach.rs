//! The addresses at which others reach the server, and the one that invitations carry.
//!
//! The `Host` header of a request is what somebody typed, or made up. It only ever picks one of the addresses we know
//! of.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

use if_addrs::IfOperStatus;
use kaiju_wire::table::{Address, Reach};

use crate::config::Config;

/// An address of this machine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Interface {
    /// What the system calls it: `wlan0`, `docker0`.
    pub name: String,
    /// Its address.
    pub ip: IpAddr,
    /// Does it lead to a single other machine, as tunnels do?
    pub tunnel: bool,
}

/// How the names of networks begin that exist inside one machine only, or far away.
const VIRTUAL: [&str; 24] = [
    "awdl",
    "br-",
    "bridge1",
    "cali",
    "cni",
    "docker",
    "dummy",
    "flannel",
    "llw",
    "lxc",
    "lxd",
    "podman",
    "ppp",
    "tailscale",
    "tap",
    "tun",
    "utun",
    "vbox",
    "vethernet",
    "veth",
    "virbr",
    "virtualbox",
    "vmnet",
    "vmware",
];

impl Interface {
    /// Does nobody in the room see this network?
    fn is_virtual(&self) -> bool {
        let name = self.name.to_lowercase();
        // WireGuard and ZeroTier: `wg0`, `ztabcdef12`.
        self.tunnel || name.starts_with("wg") || name.starts_with("zt") || VIRTUAL.iter().any(|it| name.starts_with(it))
    }

    /// How well this address serves for an invitation, best first; none for one that serves nobody.
    fn rank(&self) -> Option<u8> {
        if self.is_virtual() {
            return None;
        }
        match self.ip {
            IpAddr::V4(ip) if ip.is_loopback() || ip.is_unspecified() => None,
            IpAddr::V4(ip) if ip.is_private() => Some(0),
            IpAddr::V4(ip) if ip.is_link_local() => Some(3),
            // Addresses that providers share among their customers (RFC 6598).
            IpAddr::V4(ip) if ip.octets()[0] == 100 && ip.octets()[1] & 0xc0 == 64 => Some(2),
            IpAddr::V4(_) => Some(1),
            // A link-local one needs the name of the interface, which differs from device to device.
            IpAddr::V6(ip) if ip.is_loopback() || ip.is_unspecified() || ip.is_unicast_link_local() => None,
            IpAddr::V6(_) => Some(4),
        }
    }
}

/// The addresses of this machine that are up, the one it calls the world from first.
pub fn of_this_machine() -> Vec<Interface> {
    let up = |it: &if_addrs::Interface| matches!(it.oper_status, IfOperStatus::Up | IfOperStatus::Unknown);
    let found = if_addrs::get_if_addrs().unwrap_or_default().into_iter().filter(|it| up(it) && !it.is_loopback());
    let mut all: Vec<Interface> =
        found.map(|it| Interface { ip: it.ip(), tunnel: it.is_p2p(), name: it.name }).collect();
    if let Some(ip) = way_out() {
        if all.is_empty() {
            // A service may be forbidden to list them.
            all.push(Interface { name: String::new(), ip, tunnel: false });
        }
        all.sort_by_key(|it| it.ip != ip);
    }
    all
}

/// The address this machine calls the world from. Nothing is sent: the system only looks up the way.
fn way_out() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_loopback() && !ip.is_unspecified()).then_some(ip)
}

/// The addresses people in the room can reach, the best first: private ones, then public ones, IPv6 last.
pub fn for_the_room(interfaces: &[Interface]) -> Vec<IpAddr> {
    let mut ranked: Vec<(u8, IpAddr)> = interfaces.iter().filter_map(|it| Some((it.rank()?, it.ip))).collect();
    ranked.sort_by_key(|&(rank, _)| rank);
    ranked.into_iter().map(|(_, ip)| ip).collect()
}

/// An address on this very machine that reaches a server which listens there.
pub fn from_here(listens: SocketAddr) -> SocketAddr {
    match listens.ip() {
        IpAddr::V6(ip) if ip.is_unspecified() && cfg!(windows) => (Ipv6Addr::LOCALHOST, listens.port()).into(),
        ip if ip.is_unspecified() => (Ipv4Addr::LOCALHOST, listens.port()).into(),
        _ => listens,
    }
}

/// Does a socket that listens on `listens` take calls to `ip`? One for all of IPv6 takes IPv4 too, but on Windows.
fn takes(listens: IpAddr, ip: IpAddr) -> bool {
    match listens {
        IpAddr::V4(all) if all.is_unspecified() => ip.is_ipv4(),
        IpAddr::V6(all) if all.is_unspecified() => ip.is_ipv6() || !cfg!(windows),
        one => one == ip,
    }
}

/// What a `Host` header names.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Called {
    /// This machine, as only itself can call it: `localhost:8080`.
    Itself(String),
    /// An address.
    Ip(IpAddr),
    /// A name, and the port.
    Name(u16),
}

/// Splits `host:port`, where the host may be an IPv6 address in brackets; without a port it is `usual`.
fn host_and_port(text: &str, usual: u16) -> Option<(&str, u16)> {
    let end = if text.starts_with('[') { text.find(']')? + 1 } else { text.find(':').unwrap_or(text.len()) };
    let (host, port) = text.split_at(end);
    let port = match port.strip_prefix(':') {
        Some(digits) if digits.bytes().all(|digit| digit.is_ascii_digit()) => digits.parse().ok()?,
        None if port.is_empty() => usual,
        _ => return None,
    };
    Some((host, port))
}

fn called(host: &str) -> Option<Called> {
    let (name, port) = host_and_port(host, 80)?;
    let ip = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(name).parse::<IpAddr>();
    Some(match ip {
        Ok(ip) if ip.is_loopback() => Called::Itself(SocketAddr::new(ip, port).to_string()),
        Ok(ip) => Called::Ip(ip),
        Err(_) if name.eq_ignore_ascii_case("localhost") => Called::Itself(format!("localhost:{port}")),
        Err(_) => Called::Name(port),
    })
}

/// The address others reach the server by, for somebody who called it by this `Host`, if by any.
///
/// What the operator said wins. A `Host` that is one of our own addresses stays; `localhost`, and a name with our own
/// port, become the best of our own addresses. Anything else shows that somebody stands between us and the client:
/// then we do not know the address, and say so.
pub fn address(config: &Config, host: Option<&str>) -> Address {
    let (listens, port) = (config.addr.ip(), config.addr.port());
    let others =
        |ip: IpAddr| Address { url: Some(format!("http://{}", SocketAddr::new(ip, port))), reach: Reach::Others };
    let unknown = Address { url: None, reach: Reach::Unknown };
    if let Some(url) = &config.url {
        return Address { url: Some(url.clone()), reach: Reach::Others };
    }
    if config.proxied {
        return unknown;
    }
    let itself = match host.map(called) {
        None => from_here(config.addr).to_string(),
        Some(Some(Called::Itself(host))) => host,
        Some(Some(Called::Ip(ip))) => {
            let own = takes(listens, ip) && (ip == listens || (config.interfaces)().iter().any(|it| it.ip == ip));
            return if own { others(ip) } else { unknown };
        }
        Some(Some(Called::Name(to))) if to == port && !listens.is_loopback() => from_here(config.addr).to_string(),
        Some(_) => return unknown,
    };
    let here = |reach| Address { url: Some(format!("http://{itself}")), reach };
    if listens.is_loopback() {
        return here(Reach::Machine);
    }
    if !listens.is_unspecified() {
        return others(listens);
    }
    let mut room = for_the_room(&(config.interfaces)()).into_iter();
    room.find(|&ip| takes(listens, ip)).map_or_else(|| here(Reach::Offline), others)
}

/// Endings of names that the public name system leads nowhere.
const PRIVATE: [&str; 6] = [".localhost", ".local", ".internal", ".home.arpa", ".lan", ".home"];

/// May we be called this? A page that some public name leads to, and which lets that name lead to us a moment later,
/// would otherwise be one of our own to the browser (DNS rebinding). Numbers cannot be led elsewhere, nor can names
/// that the public name system does not have; any other name is the operator's to tell.
pub fn is_ours(config: &Config, host: &[u8]) -> bool {
    let Some((name, _)) = std::str::from_utf8(host).ok().and_then(|host| host_and_port(host, 80)) else { return false };
    let name = name.strip_suffix('.').unwrap_or(name).to_lowercase();
    let bare = name.strip_prefix('[').and_then(|name| name.strip_suffix(']')).unwrap_or(&name);
    if bare.parse::<IpAddr>().is_ok() {
        return true;
    }
    if !is_name(&name) {
        return false;
    }
    let told =
        config.url.as_deref().and_then(|url| url.split_once("://")).and_then(|(_, host)| host_and_port(host, 80));
    !name.contains('.')
        || PRIVATE.iter().any(|end| name.ends_with(end))
        || told.is_some_and(|(told, _)| told == name)
        || config.hosts.contains(&name)
}

/// Is this a name of a machine, and nothing more?
fn is_name(name: &str) -> bool {
    let label = |label: &str| {
        let letters = label.bytes().all(|letter| letter.is_ascii_alphanumeric() || b"-_".contains(&letter));
        letters && (1..=63).contains(&label.len())
    };
    name.split('.').all(label)
}

/// Reads a name the server is called by: `kaiju.example`. None for anything else.
pub fn host_name(text: &str) -> Option<String> {
    let name = text.trim().to_lowercase();
    is_name(&name).then_some(name)
}

/// Reads the address of a site and writes it as browsers do: `https://kaiju.example`, with the port if it is unusual.
/// None for anything with a path, and for what is no address.
pub fn origin(text: &str) -> Option<String> {
    let text = text.trim().to_lowercase();
    let (scheme, rest) = text.split_once("://")?;
    let usual = match scheme {
        "http" => 80,
        "https" => 443,
        _ => return None,
    };
    let (host, port) = host_and_port(rest.strip_suffix('/').unwrap_or(rest), usual)?;
    let host = match host.strip_prefix('[').and_then(|host| host.strip_suffix(']')) {
        Some(ip) => format!("[{}]", ip.parse::<Ipv6Addr>().ok()?),
        None if is_name(host) => host.to_string(),
        None => return None,
    };
    match port {
        0 => None,
        port if port == usual => Some(format!("{scheme}://{host}")),
        port => Some(format!("{scheme}://{host}:{port}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn it(name: &str, ip: &str) -> Interface {
        Interface { name: name.to_string(), ip: ip.parse().unwrap(), tunnel: false }
    }

    /// A laptop at a party: Wi-Fi, a cable with a public address, and what virtual machines and tunnels bring along.
    fn laptop() -> Vec<Interface> {
        vec![
            it("docker0", "172.17.0.1"),
            it("enp3s0", "2001:db8::7"),
            it("enp3s0", "fe80::7"),
            it("enp3s0", "203.0.113.7"),
            Interface { tunnel: true, ..it("office", "10.8.0.2") },
            it("wlp2s0", "fd00::9"),
            it("wlp2s0", "192.168.178.9"),
            it("br-1a2b3c", "172.18.0.1"),
            it("vethernet (WSL)", "172.20.0.1"),
            it("eth9", "169.254.3.4"),
            it("wwan0", "100.70.1.2"),
        ]
    }

    #[test]
    fn private_addresses_come_first_and_ipv6_last() {
        let room: Vec<String> = for_the_room(&laptop()).iter().map(ToString::to_string).collect();
        let wanted = ["192.168.178.9", "203.0.113.7", "100.70.1.2", "169.254.3.4", "2001:db8::7", "fd00::9"];
        assert_eq!(room, wanted);
        assert!(for_the_room(&[it("lo", "127.0.0.1"), it("docker0", "172.17.0.1"), it("eth0", "fe80::1")]).is_empty());
        // Of equals the first stays first: it is the one the machine calls the world from.
        let two = [it("wlan0", "192.168.1.3"), it("eth0", "10.0.0.3")];
        assert_eq!(for_the_room(&two)[0], two[0].ip);
    }

    #[test]
    fn this_machine_lists_no_loopback() {
        assert!(of_this_machine().iter().all(|it| !it.ip.is_loopback() && !it.ip.is_unspecified()));
    }

    fn config(addr: &str, interfaces: fn() -> Vec<Interface>) -> Config {
        Config { interfaces, ..Config::new(addr.parse().unwrap()) }
    }

    fn told(config: &Config, host: &str) -> (Option<String>, Reach) {
        let address = address(config, (!host.is_empty()).then_some(host));
        (address.url, address.reach)
    }

    fn others(url: &str) -> (Option<String>, Reach) {
        (Some(url.to_string()), Reach::Others)
    }

    const UNKNOWN: (Option<String>, Reach) = (None, Reach::Unknown);

    #[test]
    fn a_server_for_everybody_invites_to_the_room() {
        let open = config("0.0.0.0:8080", laptop);
        // No call at all, from the machine itself, by a name of its own: the best address.
        for host in ["", "localhost:8080", "LocalHost:8080", "127.0.0.1:8080", "[::1]:8080", "laptop.local:8080"] {
            assert_eq!(told(&open, host), others("http://192.168.178.9:8080"), "{host}");
        }
        // By one of its addresses, also by one we would not choose: that one, with the port that is listened on.
        for host in ["192.168.178.9:8080", "203.0.113.7:8080", "10.8.0.2:8080", "172.17.0.1:8080", "172.17.0.1"] {
            let ip = host.trim_end_matches(":8080");
            assert_eq!(told(&open, host), others(&format!("http://{ip}:8080")), "{host}");
        }
        // A stranger's name is never repeated; where somebody must stand between us, nothing is.
        assert_eq!(told(&open, "evil.example:8080"), others("http://192.168.178.9:8080"));
        for host in ["kaiju.example", "evil.example:81", "198.51.100.1:8080", "[2001:db8::7]:8080", "a b", "[::1", "x:"]
        {
            assert_eq!(told(&open, host), UNKNOWN, "{host}");
        }
        for host in ["evil.example/", "evil.example:8080/", "e:8080@evil.example", "\"<script>:8080", "e:+8080"] {
            let url = address(&open, Some(host)).url.unwrap_or_default();
            assert!(["", "http://192.168.178.9:8080"].contains(&url.as_str()), "{host}: {url}");
        }
    }

    #[test]
    fn all_of_ipv6_takes_ipv4_too() {
        let open = config("[::]:8080", laptop);
        let v6 = |url| others(if cfg!(windows) { "http://[2001:db8::7]:8080" } else { url });
        assert_eq!(told(&open, "localhost:8080"), v6("http://192.168.178.9:8080"));
        assert_eq!(told(&open, "[fd00::9]:8080"), others("http://[fd00::9]:8080"));
    }

    #[test]
    fn a_server_for_this_machine_says_so() {
        let shut = config("127.0.0.1:8080", laptop);
        let machine = |url: &str| (Some(url.to_string()), Reach::Machine);
        assert_eq!(told(&shut, ""), machine("http://127.0.0.1:8080"));
        assert_eq!(told(&shut, "localhost:8080"), machine("http://localhost:8080"));
        assert_eq!(told(&shut, "127.0.0.1:9000"), machine("http://127.0.0.1:9000"), "a tunnel ends on another port");
        // Nobody else can call it: a proxy does, and only the operator knows its address.
        for host in ["kaiju.example", "evil.example:8080", "192.168.178.9:8080"] {
            assert_eq!(told(&shut, host), UNKNOWN, "{host}");
        }
        assert_eq!(told(&config("[::1]:8080", laptop), ""), machine("http://[::1]:8080"));
    }

    #[test]
    fn one_address_and_no_network() {
        let one = config("192.168.178.9:8080", laptop);
        for host in ["", "192.168.178.9:8080", "laptop:8080"] {
            assert_eq!(told(&one, host), others("http://192.168.178.9:8080"), "{host}");
        }
        assert_eq!(told(&one, "203.0.113.7:8080"), UNKNOWN, "it does not listen there");
        let alone = config("0.0.0.0:8080", Vec::new);
        assert_eq!(told(&alone, "localhost:8080"), (Some("http://localhost:8080".into()), Reach::Offline));
    }

    #[test]
    fn what_the_operator_says_wins() {
        for addr in ["127.0.0.1:8080", "0.0.0.0:8080"] {
            let mut said = config(addr, laptop);
            said.proxied = true;
            assert_eq!(told(&said, "127.0.0.1:8080"), UNKNOWN, "the proxy's address is not told");
            said.url = Some("https://kaiju.example".into());
            for host in ["", "localhost:8080", "evil.example", "192.168.178.9:8080"] {
                assert_eq!(told(&said, host), others("https://kaiju.example"), "{host}");
            }
        }
    }

    #[test]
    fn only_names_that_nobody_else_can_lead_to_us_are_ours() {
        let mut open = config("0.0.0.0:8080", laptop);
        open.url = Some("https://kaiju.example:8443".into());
        open.hosts = vec!["play.example".into()];
        for host in [
            "localhost:8080",
            "LocalHost",
            "kaiju.localhost:8080",
            "127.0.0.1:8080",
            "192.168.178.9:8080",
            "198.51.100.1",
            "[::1]:8080",
            "[2001:db8::7]",
            "laptop",
            "laptop.local:8080",
            "Kaiju.Example",
            "kaiju.example.:443",
            "play.example:1",
        ] {
            assert!(is_ours(&open, host.as_bytes()), "{host}");
        }
        for host in [
            "evil.example",
            "evil.example:8080",
            "kaiju.example.evil.example",
            "notkaiju.example",
            "x.kaiju.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "evil.example:8080/",
            "a b",
            "",
            ":8080",
            "[::1",
            "kaiju.example:x",
            "l\u{f6}calhost",
        ] {
            assert!(!is_ours(&open, host.as_bytes()), "{host}");
        }
        assert!(!is_ours(&open, b"\xff"));
        assert_eq!(host_name(" Kaiju.Example ").as_deref(), Some("kaiju.example"));
        for wrong in ["", "https://kaiju.example", "kaiju.example:80", "kaiju.example/x", "a..b"] {
            assert_eq!(host_name(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn addresses_of_sites() {
        for (text, wanted) in [
            ("https://kaiju.example", "https://kaiju.example"),
            ("HTTPS://Kaiju.Example/", "https://kaiju.example"),
            ("https://kaiju.example:443", "https://kaiju.example"),
            ("http://kaiju.example:443", "http://kaiju.example:443"),
            ("http://192.168.1.7:80/", "http://192.168.1.7"),
            ("http://[2001:DB8::7]:8080", "http://[2001:db8::7]:8080"),
            ("http://localhost:8080", "http://localhost:8080"),
            ("https://xn--mnchen-3ya.example", "https://xn--mnchen-3ya.example"),
        ] {
            assert_eq!(origin(text).as_deref(), Some(wanted), "{text}");
        }
        for wrong in [
            "",
            "foo",
            "kaiju.example",
            "ftp://kaiju.example",
            "https://",
            "https:///",
            "https://kaiju.example/play",
            "https://kaiju.example?x",
            "https://kaiju.example/#/",
            "https://a@kaiju.example",
            "https://kaiju..example",
            "http://h:",
            "http://h:0",
            "http://h:65536",
            "http://h:+80",
            "http://[::g]",
            "http://::1",
            "http://ä.example",
            "http://a b",
        ] {
            assert_eq!(origin(wrong), None, "{wrong}");
        }
    }
}
