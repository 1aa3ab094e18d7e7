//! Listening, and stopping without losing anybody.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use kaiju_wire::table::Address;
use tokio::net::{TcpListener, TcpSocket};
use tokio_util::task::TaskTracker;
use tower::ServiceExt as _;

use crate::alarm::Alarm;
use crate::assets::Assets;
use crate::backoff::Backoff;
use crate::config::Config;
use crate::crowd::{Crowd, CrowdLimits, CrowdPlace};
use crate::http;
use crate::hub::Hub;
use crate::limiter::{Limiter, household};
use crate::outside::Outside;
use crate::reach;
use crate::store::Store;

/// How long the head of a request may take.
const HEADERS: Duration = Duration::from_secs(10);
/// How long a whole request may take; waiting for events takes up to 25 seconds of it.
const REQUEST: Duration = Duration::from_secs(40);
/// How long between two parts of a body.
const BODY: Duration = Duration::from_secs(10);
/// The largest head of a request.
const HEAD_BYTES: usize = 16 * 1024;
/// How long running requests are waited for at the end.
const LAST: Duration = Duration::from_secs(3);

/// What the system keeps for one reader, so that a slow one holds up neither memory nor its own notice.
const SEND_BUFFER: u32 = 128 * 1024;
/// Connections that wait to be accepted.
const BACKLOG: u32 = 4096;
/// Files the program opens beside its connections.
const SPARE_FILES: usize = 64;

/// How many connections there may be: of one address twice as many as it may have sockets, but never so many that less than
/// three quarters of all files are left for others.
fn places(config: &Config, files: Option<u64>) -> CrowdLimits {
    let files = files.and_then(|files| usize::try_from(files).ok()).unwrap_or(usize::MAX);
    let (all, sockets) = (files.saturating_sub(SPARE_FILES).max(1), config.rates.sockets);
    // Behind a proxy everybody comes from one address; there only sockets are counted, by what the proxy tells.
    let each = if config.proxied || sockets == usize::MAX { all } else { (2 * sockets).min((all / 4).max(1)) };
    CrowdLimits { each, all }
}

fn listen(addr: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if addr.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // As usual: an address is free again at once when a server has ended. Elsewhere than on Unix it means something else.
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    #[cfg(unix)]
    if addr.ip() == std::net::Ipv6Addr::UNSPECIFIED {
        // Whatever the system is set to: all addresses are those of IPv4 too.
        rustix::net::sockopt::set_ipv6_v6only(&socket, false)?;
    }
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(addr)?;
    socket.listen(BACKLOG)
}

/// A server that listens.
pub struct Server {
    listener: TcpListener,
    metrics: Option<TcpListener>,
    crowd: Crowd,
    router: Router,
    hub: Arc<Hub>,
    config: Config,
}

impl Server {
    /// Takes the address and everything else it needs. It listens from now on, so it must be called inside a runtime.
    pub fn new(config: Config, store: Arc<dyn Store>, assets: Arc<dyn Assets>) -> std::io::Result<Server> {
        Server::within(Outside::machine(), config, store, assets)
    }

    /// Makes a server with a clock, random bytes and tasks of its own.
    pub fn within(
        outside: Outside,
        mut config: Config,
        store: Arc<dyn Store>,
        assets: Arc<dyn Assets>,
    ) -> std::io::Result<Server> {
        let listener = listen(config.addr)?;
        // Port 0 has become a real one.
        config.addr = listener.local_addr()?;
        let hub = Hub::new(store, outside, &config);
        let (router, _) = http::site(hub.clone(), config.clone(), assets);
        let metrics = config.metrics.map(listen).transpose()?;
        let crowd = Crowd::new(places(&config, crate::files::allowed_files()));
        Ok(Server { listener, metrics, crowd, router, hub, config })
    }

    /// Where numbers are told, if they are.
    pub fn metrics_addr(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Where it listens.
    pub fn addr(&self) -> SocketAddr {
        self.config.addr
    }

    /// The address others reach it by.
    pub fn address(&self) -> Address {
        reach::address(&self.config, None)
    }

    /// The tables.
    pub fn hub(&self) -> Arc<Hub> {
        self.hub.clone()
    }

    /// Serves until `stop` is done or the store breaks; false when it broke.
    pub async fn run(mut self, stop: impl Future<Output = ()>) -> bool {
        let hub = self.hub.clone();
        let mut broken = hub.store.broken();
        let open = TaskTracker::new();
        let connects = Limiter::new(self.config.rates.connects);
        if let Some(address) = self.metrics_addr() {
            tracing::info!(%address, "numbers are told here");
        }
        let numbers = self.metrics.take().map(|listener| tokio::spawn(tell_numbers(listener, hub.clone())));
        hub.start_chores(self.config.keep_finished);
        hub.start_club();
        let mut accepts = Backoff::between("accepting connections", 50, 1_000);
        tokio::pin!(stop);
        let well = loop {
            tokio::select! {
                () = &mut stop => break true,
                Ok(()) = broken.changed() => break false,
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, peer)) => {
                        accepts.worked("");
                        if connects.take(household(peer.ip()), hub.clock.steady_ms()).is_err() {
                            hub.metrics.rate_limited.up();
                        } else if let Some(place) = self.crowd.enter(peer.ip()) {
                            let _ = stream.set_nodelay(true);
                            self.connection(stream, peer, place, &open);
                        } else {
                            hub.metrics.crowded.up();
                            hub.alarm(Alarm::Crowd, peer.ip(), "");
                        }
                    }
                    // Out of files, most likely: those who are here may go and make room.
                    Err(error) => {
                        let wait = accepts.failed(hub.clock.steady_ms(), "", &error);
                        hub.clock.sleep(Duration::from_millis(wait)).await;
                    }
                },
            }
        };
        tracing::info!("stopping");
        drop(self.listener);
        hub.stop.cancel();
        open.close();
        let _ = hub.clock.timeout(LAST, open.wait()).await;
        hub.finish().await;
        if let Some(numbers) = numbers {
            numbers.abort();
        }
        well
    }

    fn connection(&self, stream: tokio::net::TcpStream, peer: SocketAddr, place: CrowdPlace, open: &TaskTracker) {
        // It is free when the connection is gone, and when the socket is that it became.
        let place = Arc::new(place);
        let held = place.clone();
        let mut builder = http1::Builder::new();
        builder.timer(TokioTimer::new()).header_read_timeout(HEADERS).max_buf_size(HEAD_BYTES);
        let service = tower::ServiceBuilder::new()
            .layer(tower_http::timeout::RequestBodyTimeoutLayer::new(BODY))
            .layer(tower_http::timeout::TimeoutLayer::with_status_code(
                axum::http::StatusCode::REQUEST_TIMEOUT,
                REQUEST,
            ))
            .service(self.router.clone())
            .map_request(move |mut request: hyper::Request<hyper::body::Incoming>| {
                request.extensions_mut().insert(peer);
                request.extensions_mut().insert(held.clone());
                request
            });
        let connection = builder.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
        let connection = connection.with_upgrades();
        let stop = self.hub.stop.clone();
        self.hub.tasks.start(Box::pin(open.track_future(async move {
            let _place = place;
            tokio::pin!(connection);
            tokio::select! {
                _ = connection.as_mut() => return,
                () = stop.cancelled() => {}
            }
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        })));
    }
}

/// Tells what is counted, at an address of its own.
async fn tell_numbers(listener: TcpListener, hub: Arc<Hub>) {
    let kind = [(axum::http::header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    let tell = move || async move { (kind, hub.metrics.tell()) };
    let router = Router::new().route("/metrics", axum::routing::get(tell));
    let _ = axum::serve(listener, router).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_leaves_files_to_others() {
        let mut config = Config::new(([127, 0, 0, 1], 0).into());
        let room = |config: &Config, files| {
            let CrowdLimits { each, all } = places(config, files);
            (each, all)
        };
        assert_eq!(room(&config, Some(65_536)), (400, 65_472));
        assert_eq!(room(&config, Some(1024)), (240, 960));
        assert_eq!(room(&config, None), (400, usize::MAX - 64));
        config.proxied = true;
        assert_eq!(room(&config, Some(1024)), (960, 960));
        config.rates = crate::config::Rates::loose();
        assert_eq!(room(&config, Some(1024)), (960, 960));
    }
}
