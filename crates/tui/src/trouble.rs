//! What can go wrong on the way to a server's table, as messages that say what to do.

use std::io;

use kaiju_text::{Lang, server as refusals, tui};
use kaiju_wire::Code;

/// What went wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// This text leads to no table.
    Link(String),
    /// This text names no server.
    Address(String),
    /// The server does not answer: its address, and what the system says.
    Silent(String, String),
    /// The server cannot prove who it is: its address, and what is wrong with its certificate.
    Unproved(String, String),
    /// There is nothing to check the server's certificate with.
    NoCertificates(String),
    /// What the server at this address answers cannot be read.
    Strange(String),
    /// The server refuses.
    Refused(Code),
    /// The server says this number, and nothing we know.
    Status(u16),
    /// The server at this address does not show the table.
    NoPicture(String),
    /// The line was closed for good, with this number.
    Closed(u16),
    /// The server gave us no seat.
    NoSeat,
    /// The system gives no random bits.
    NoRandom(String),
    /// Something could not be written here.
    Disk(String),
}

impl Trouble {
    /// What an error of the line to a server means.
    pub(crate) fn of_line(url: String, error: &io::Error) -> Trouble {
        let tls = error.get_ref().and_then(|inner| inner.downcast_ref::<rustls::Error>());
        match tls {
            Some(rustls::Error::InvalidCertificate(why)) => Trouble::Unproved(url, why.to_string()),
            _ => Trouble::Silent(url, error.to_string()),
        }
    }

    /// Is it worth asking again? Nobody answered, or the server could not say.
    pub fn may_pass(&self) -> bool {
        let unsure = [Code::Unavailable, Code::StorageUnavailable, Code::OutcomeUnknown];
        match self {
            Trouble::Silent(..) => true,
            Trouble::Refused(code) => unsure.contains(code),
            _ => false,
        }
    }

    /// In words. No capital at the start and no full stop, but for what a server says.
    pub fn told(&self, lang: Lang) -> String {
        match self {
            Trouble::Link(text) => tui::no_table_there(lang, text),
            Trouble::Address(text) => tui::no_server_there(lang, text),
            Trouble::Silent(url, why) => tui::server_silent(lang, url, why),
            Trouble::Unproved(url, why) => tui::server_unproved(lang, url, why),
            Trouble::NoCertificates(url) => tui::no_certificates(lang, url),
            Trouble::Strange(url) => tui::server_strange(lang, url),
            Trouble::Refused(code) => refusal(lang, *code),
            Trouble::Status(number) => tui::server_status(lang, number),
            Trouble::NoPicture(url) => tui::no_picture(lang, url),
            Trouble::Closed(number) => tui::line_refused(lang, number),
            Trouble::NoSeat => tui::no_seat_given(lang).to_string(),
            Trouble::NoRandom(why) => tui::no_random(lang, why),
            Trouble::Disk(why) => tui::not_saved(lang, why),
        }
    }
}

/// What a refusal means.
pub(crate) fn refusal(lang: Lang, code: Code) -> String {
    let id = format!("refused-{}", code.word().replace('_', "-"));
    refusals::by_id(lang, &id).unwrap_or(refusals::refused_unknown(lang)).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_told_in_each_language() {
        for &code in Code::ALL {
            let told = Lang::ALL.map(|lang| Trouble::Refused(code).told(lang));
            assert!(told[0] != told[1] && told[1] != told[2], "{code:?}: {told:?}");
            assert!(code == Code::Unknown || told[0] != refusals::refused_unknown(Lang::En), "{code:?} has no words");
        }
    }

    #[test]
    fn a_certificate_nobody_signed_is_told_apart_from_silence() {
        let wrong = rustls::Error::InvalidCertificate(rustls::CertificateError::UnknownIssuer);
        let error = io::Error::new(io::ErrorKind::InvalidData, wrong);
        assert!(matches!(Trouble::of_line("https://h".into(), &error), Trouble::Unproved(..)));
        let gone = io::Error::from(io::ErrorKind::ConnectionRefused);
        assert!(matches!(Trouble::of_line("https://h".into(), &gone), Trouble::Silent(..)));
    }
}
