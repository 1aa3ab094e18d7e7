//! Listening, and stopping without losing anybody.

use std::net::{IpAddr, SocketAddr};
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

use crate::assets::Assets;
use crate::clock::{Clock, MachineClock};
use crate::config::Config;
use crate::entropy::SystemEntropy;
use crate::http;
use crate::hub::Hub;
use crate::limiter::Limiter;
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
    router: Router,
    hub: Arc<Hub>,
    config: Config,
}

impl Server {
    /// Takes the address and everything else it needs. It listens from now on, so it must be called inside a runtime.
    pub fn new(config: Config, store: Arc<dyn Store>, assets: Arc<dyn Assets>) -> std::io::Result<Server> {
        Server::with_clock(config, store, assets, Arc::new(MachineClock::default()))
    }

    /// The same with another clock.
    pub fn with_clock(
        mut config: Config,
        store: Arc<dyn Store>,
        assets: Arc<dyn Assets>,
        clock: Arc<dyn Clock>,
    ) -> std::io::Result<Server> {
        let listener = listen(config.addr)?;
        // Port 0 has become a real one.
        config.addr = listener.local_addr()?;
        let hub = Hub::new(store, clock, Arc::new(SystemEntropy), &config);
        let (router, _) = http::site(hub.clone(), config.clone(), assets);
        Ok(Server { listener, router, hub, config })
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
    pub async fn run(self, stop: impl Future<Output = ()>) -> bool {
        let hub = self.hub.clone();
        let mut broken = hub.store.broken();
        let open = TaskTracker::new();
        let connects = Limiter::<IpAddr>::new(self.config.rates.connects);
        let chores =
            [tokio::spawn(hub.clone().watch()), tokio::spawn(hub.clone().keep()), tokio::spawn(hub.clone().adopt())];
        tokio::pin!(stop);
        let well = loop {
            tokio::select! {
                () = &mut stop => break true,
                Ok(()) = broken.changed() => break false,
                accepted = self.listener.accept() => match accepted {
                    Ok((stream, peer)) => {
                        if connects.take(peer.ip(), hub.clock.steady_ms()).is_ok() {
                            let _ = stream.set_nodelay(true);
                            self.connection(stream, peer, &open);
                        } else {
                            hub.metrics.rate_limited.up();
                        }
                    }
                    // Out of files, most likely: those who are here may go and make room.
                    Err(error) => {
                        tracing::warn!(error = %error, "a connection was not accepted");
                        tokio::time::sleep(Duration::from_millis(50)).await;
                    }
                },
            }
        };
        tracing::info!("stopping");
        drop(self.listener);
        hub.stop.cancel();
        open.close();
        let _ = tokio::time::timeout(LAST, open.wait()).await;
        hub.finish().await;
        for chore in chores {
            chore.abort();
        }
        well
    }

    fn connection(&self, stream: tokio::net::TcpStream, peer: SocketAddr, open: &TaskTracker) {
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
                request
            });
        let connection = builder.serve_connection(TokioIo::new(stream), TowerToHyperService::new(service));
        let connection = connection.with_upgrades();
        let stop = self.hub.stop.clone();
        open.spawn(async move {
            tokio::pin!(connection);
            tokio::select! {
                _ = connection.as_mut() => return,
                () = stop.cancelled() => {}
            }
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        });
    }
}
