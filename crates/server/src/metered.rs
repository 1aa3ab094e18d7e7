//! Counts the bytes of a socket before anything reads them: frames of every kind, including those a client never sees
//! as a message, such as pings, pongs and empty fragments.

use std::fmt;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::config::Rates;
use crate::hub::Hub;
use crate::limiter::Bucket;

/// Somebody sends more than is allowed: the error of a read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flood;

impl fmt::Display for Flood {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("too many frames or bytes")
    }
}

impl std::error::Error for Flood {}

impl Flood {
    /// Is this error one?
    pub(crate) fn is(error: &io::Error) -> bool {
        error.get_ref().is_some_and(|inner| inner.is::<Flood>())
    }
}

/// A stream of frames whose limits are kept while it is read.
pub(crate) struct Metered<S> {
    inner: S,
    heads: Heads,
    rates: Rates,
    frames: Bucket,
    bytes: Bucket,
    hub: Arc<Hub>,
}

impl<S> Metered<S> {
    pub(crate) fn new(inner: S, rates: Rates, hub: Arc<Hub>) -> Metered<S> {
        let now = hub.clock.steady_ms();
        let (frames, bytes) = (Bucket::full(rates.wire, now), Bucket::full(rates.bytes, now));
        Metered { inner, heads: Heads::First, rates, frames, bytes, hub }
    }

    /// What is below, where nothing is counted.
    pub(crate) fn inner(&mut self) -> &mut S {
        &mut self.inner
    }

    fn may(&mut self, bytes: &[u8]) -> bool {
        let now = self.hub.clock.steady_ms();
        self.hub.metrics.bytes_in.add(bytes.len() as u64);
        let frames = f64::from(self.heads.pass(bytes));
        self.frames.take_many(frames, self.rates.wire, now).is_ok()
            && self.bytes.take_many(bytes.len() as f64, self.rates.bytes, now).is_ok()
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Metered<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        ready!(Pin::new(&mut self.inner).poll_read(cx, buf))?;
        if self.may(&buf.filled()[before..]) {
            return Poll::Ready(Ok(()));
        }
        buf.set_filled(before);
        Poll::Ready(Err(io::Error::other(Flood)))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let sent = ready!(Pin::new(&mut self.inner).poll_write(cx, bytes))?;
        self.hub.metrics.bytes_out.add(sent as u64);
        Poll::Ready(Ok(sent))
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(cx)
    }
}

/// Where in a stream of WebSocket frames we are.
#[derive(Clone, Copy, Debug)]
enum Heads {
    /// Before the first byte of a frame.
    First,
    /// Before its second.
    Second,
    /// How many bytes of its length are missing; what is known of it; and what follows beside the payload.
    Length { missing: u8, size: u64, mask: u64 },
    /// How many bytes of mask and payload are missing.
    Rest(u64),
}

impl Heads {
    /// Goes over the next bytes; tells how many frames begin in them.
    fn pass(&mut self, mut bytes: &[u8]) -> u32 {
        let mut begun = 0;
        while let Some(&byte) = bytes.first() {
            if let Heads::Rest(left) = *self {
                let here = bytes.len().min(usize::try_from(left).unwrap_or(usize::MAX));
                bytes = &bytes[here..];
                *self = Heads::rest(left - here as u64);
                continue;
            }
            *self = match *self {
                Heads::First => {
                    begun += 1;
                    Heads::Second
                }
                Heads::Second => {
                    let mask = if byte & 0x80 == 0 { 0 } else { 4 };
                    match byte & 0x7f {
                        126 => Heads::Length { missing: 2, size: 0, mask },
                        127 => Heads::Length { missing: 8, size: 0, mask },
                        size => Heads::rest(mask + u64::from(size)),
                    }
                }
                Heads::Length { missing, size, mask } => {
                    let size = size << 8 | u64::from(byte);
                    match missing {
                        1 => Heads::rest(size.saturating_add(mask)),
                        _ => Heads::Length { missing: missing - 1, size, mask },
                    }
                }
                Heads::Rest(left) => Heads::rest(left),
            };
            bytes = &bytes[1..];
        }
        begun
    }

    fn rest(left: u64) -> Heads {
        if left == 0 { Heads::First } else { Heads::Rest(left) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame of a client.
    fn frame(opcode: u8, length: usize) -> Vec<u8> {
        let mut bytes = vec![opcode];
        match length {
            0..126 => bytes.push(0x80 | length as u8),
            126..65_536 => {
                bytes.push(0xfe);
                bytes.extend((length as u16).to_be_bytes());
            }
            _ => {
                bytes.push(0xff);
                bytes.extend((length as u64).to_be_bytes());
            }
        }
        bytes.extend(vec![0xff; 4 + length]);
        bytes
    }

    #[test]
    fn every_frame_is_counted_however_it_is_cut() {
        let all: Vec<u8> = [(0x89, 0), (0x01, 0), (0x00, 125), (0x80, 126), (0x8a, 5), (0x81, 70_000), (0x89, 0)]
            .iter()
            .flat_map(|&(opcode, length)| frame(opcode, length))
            .collect();
        for size in [1, 2, 3, 7, 100, 4096, all.len()] {
            let mut heads = Heads::First;
            assert_eq!(all.chunks(size).map(|chunk| heads.pass(chunk)).sum::<u32>(), 7, "in pieces of {size}");
            assert!(matches!(heads, Heads::First));
        }
        // A length no frame can have counts once, and nothing runs over.
        let mut heads = Heads::First;
        assert_eq!(heads.pass(&[[0x82, 0xff].as_slice(), &[0xff; 8], &[7; 1000]].concat()), 1);
    }
}
