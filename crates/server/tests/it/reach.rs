//! Where invitations lead, whatever the caller says that we are called.

use kaiju_server::config::{Config, Rates};
use kaiju_server::qr;
use kaiju_server::reach::Interface;
use kaiju_wire::Code;
use kaiju_wire::table::{Address, NewSeat, NewTable, Reach};

use crate::support::{House, me, open, quick};

/// What a phone and a tunnel reach.
fn party() -> Vec<Interface> {
    let it = |name: &str, ip: [u8; 4]| Interface { name: name.into(), ip: ip.into(), tunnel: false };
    vec![it("docker0", [172, 17, 0, 1]), it("wlan0", [192, 168, 1, 7]), it("eth0", [203, 0, 113, 7])]
}

fn config(ip: [u8; 4]) -> Config {
    Config { addr: (ip, 0).into(), rates: Rates::loose(), interfaces: party, ..House::config() }
}

/// What the server tells whoever calls it by this name, after a look at the QR code: it shows the same address.
async fn told(house: &House, host: &str) -> Address {
    let headers = [("host", host)];
    let mut caller = house.caller();
    let reply = caller.send("GET", "/api/v1/address", &headers, Vec::new()).await.unwrap();
    assert_eq!(reply.status, 200, "{host}");
    let address: Address = reply.json().unwrap();
    let wanted = NewTable { start: false, ..quick(vec![me(), NewSeat::default()]) };
    let code = open(house, &wanted).await.code;
    let picture = caller.send("GET", &format!("/api/v1/codes/{code}/qr.svg"), &headers, Vec::new()).await.unwrap();
    match &address.url {
        Some(url) => {
            let link = qr::svg(&format!("{url}/#/join/{code}"));
            assert_eq!(String::from_utf8(picture.body).ok(), link, "the picture of {host} shows {url}");
        }
        None => assert_eq!(picture.status, 404, "{host}"),
    }
    address
}

fn others(url: impl Into<String>) -> Address {
    Address { url: Some(url.into()), reach: Reach::Others }
}

const UNKNOWN: Address = Address { url: None, reach: Reach::Unknown };

#[tokio::test(flavor = "multi_thread")]
async fn a_server_for_the_room_invites_to_its_own_address() {
    let house = House::set(config([0, 0, 0, 0])).await;
    let port = house.addr.port();
    let room = others(format!("http://192.168.1.7:{port}"));
    for host in ["localhost", "127.0.0.1", "laptop", "192.168.1.7"] {
        assert_eq!(told(&house, &format!("{host}:{port}")).await, room, "{host}");
    }
    assert_eq!(told(&house, &format!("203.0.113.7:{port}")).await, others(format!("http://203.0.113.7:{port}")));
    assert_eq!(told(&house, "198.51.100.9:80").await, UNKNOWN);
    foreign(&house, &["evil.example", &format!("evil.example:{port}"), "not a host", "localhost.evil.example"]).await;
}

/// A stranger's name gets nothing but the news that the server is alive: neither files nor the API, nor a socket.
async fn foreign(house: &House, hosts: &[&str]) {
    let mut caller = house.caller();
    for host in hosts {
        for path in ["/", "/api", "/api/v1/tables", "/api/v1/openapi.json", "/metrics"] {
            let reply = caller.send("GET", path, &[("host", host)], Vec::new()).await.unwrap();
            assert_eq!((reply.status, reply.code()), (421, Some(Code::ForeignHost)), "{host} {path}");
        }
        let origin = format!("http://{host}");
        let headers = [("host", *host), ("origin", &origin), ("upgrade", "websocket"), ("connection", "upgrade")];
        assert_eq!(caller.send("GET", "/api/v1/ws", &headers, Vec::new()).await.unwrap().status, 421, "{host}");
        let headers = [("host", *host), ("origin", &origin), ("content-type", "application/json")];
        assert_eq!(caller.send("POST", "/api/v1/tables", &headers, b"{}".to_vec()).await.unwrap().status, 421);
        assert_eq!(caller.send("GET", "/healthz", &[("host", host)], Vec::new()).await.unwrap().status, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_for_this_machine_invites_nobody_else() {
    let house = House::set(config([127, 0, 0, 1])).await;
    let port = house.addr.port();
    for host in ["localhost", "127.0.0.1"] {
        let address = Address { url: Some(format!("http://{host}:{port}")), reach: Reach::Machine };
        assert_eq!(told(&house, &format!("{host}:{port}")).await, address);
    }
    foreign(&house, &[&format!("evil.example:{port}")]).await;
    assert_eq!(told(&house, &format!("192.168.1.7:{port}")).await, UNKNOWN, "it does not listen there");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_operator_said_wins() {
    let url = Some("https://kaiju.example".to_string());
    let hosts = vec!["inside.example".to_string()];
    let house = House::set(Config { url, hosts, proxied: true, ..config([127, 0, 0, 1]) }).await;
    // A proxy passes on the name it was called by, or calls us by one of its own.
    for host in ["kaiju.example", "localhost", "backend", "inside.example:8080", "192.168.1.7:8080"] {
        assert_eq!(told(&house, host).await, others("https://kaiju.example"), "{host}");
    }
    foreign(&house, &["evil.example"]).await;
}
