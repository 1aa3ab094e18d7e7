//! A record from a server, by the address people see or by that of the API.

use std::io;
use std::net::ToSocketAddrs;

use crate::siege::Caller;

/// Where a record lies: the host, and the path.
fn place(url: &str) -> io::Result<(String, String)> {
    let wrong = |why: &str| io::Error::other(format!("{url}: {why}"));
    let Some(rest) = url.strip_prefix("http://") else {
        return Err(wrong("only http:// addresses are read; save the record with your browser and give the file"));
    };
    let (host, path) = rest.split_once('/').map_or((rest, String::new()), |(host, path)| (host, format!("/{path}")));
    // The address of a page names the table after the #.
    let page = path.split_once("#/").map(|(_, page)| page.split('/').collect::<Vec<_>>());
    let path = match page.as_deref() {
        Some(["replay" | "table", game, ..]) => format!("{}/tables/{game}/record", kaiju_wire::API),
        Some(_) => return Err(wrong("that page shows no game")),
        None if path.starts_with(kaiju_wire::API) && path.ends_with("/record") => path,
        None => return Err(wrong("expected an address like http://HOST/#/replay/GAME")),
    };
    Ok((host.to_string(), path))
}

/// The text of a record.
pub async fn record(url: &str) -> io::Result<String> {
    let (host, path) = place(url)?;
    let named = if host.contains(':') { host.clone() } else { format!("{host}:80") };
    let addr = named.to_socket_addrs()?.next().ok_or_else(|| io::Error::other(format!("{host} is not known")))?;
    let reply = Caller::new(addr).send("GET", &path, &[], Vec::new()).await?;
    if reply.status != 200 {
        let said = reply.json::<kaiju_wire::Refusal>().map(|refusal| refusal.message);
        return Err(io::Error::other(said.unwrap_or_else(|_| format!("the server says {}", reply.status))));
    }
    String::from_utf8(reply.body).map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use super::place;

    #[test]
    fn addresses_of_pages_and_of_the_api_lead_to_the_record() {
        let record = |url| place(url).unwrap().1;
        assert_eq!(record("http://localhost:8080/#/replay/abc/17"), "/api/v1/tables/abc/record");
        assert_eq!(record("http://localhost:8080/#/table/abc"), "/api/v1/tables/abc/record");
        assert_eq!(record("http://localhost/api/v1/tables/abc/record"), "/api/v1/tables/abc/record");
        for wrong in ["https://localhost/#/replay/abc", "http://localhost/", "http://localhost/#/lobby", "ftp://x"] {
            assert!(place(wrong).is_err(), "{wrong}");
        }
    }
}
