//! Ranges of addresses, as hosts write them: `192.0.2.0/24`, `2001:db8::/48`, or one address alone.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

/// The widest range of IPv4 and of IPv6 that is taken: what is wider would shut out whole parts of the world by a slip.
const WIDEST: (u8, u8) = (8, 16);

/// A range of addresses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct AddressRange {
    first: IpAddr,
    bits: u8,
}

impl AddressRange {
    /// Reads a range; none where it is none, or wider than is taken. Bits behind the prefix do not matter.
    pub(crate) fn read(text: &str) -> Option<AddressRange> {
        let (address, bits) = match text.trim().split_once('/') {
            Some((address, bits)) if bits.bytes().all(|digit| digit.is_ascii_digit()) => (address, Some(bits)),
            Some(_) => return None,
            None => (text.trim(), None),
        };
        // One of IPv4 is written as such, or nobody would ever be found in it.
        let address: IpAddr = address.parse().ok().filter(|address: &IpAddr| address.to_canonical() == *address)?;
        let (all, widest) = if address.is_ipv4() { (32, WIDEST.0) } else { (128, WIDEST.1) };
        let bits: u8 = bits.map_or(Some(all), |bits| bits.parse().ok())?;
        (widest..=all).contains(&bits).then(|| AddressRange { first: cut(address, bits), bits })
    }

    /// Is this address in it? One of IPv4 that came by way of IPv6 is that of IPv4.
    pub(crate) fn has(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        address.is_ipv4() == self.first.is_ipv4() && cut(address, self.bits) == self.first
    }
}

/// The first address of the range with this prefix.
fn cut(address: IpAddr, bits: u8) -> IpAddr {
    match address {
        IpAddr::V4(address) => (address & std::net::Ipv4Addr::from(mask(bits, 32) as u32)).into(),
        IpAddr::V6(address) => Ipv6Addr::from(u128::from(address) & mask(bits, 128)).into(),
    }
}

/// As many ones at the top of so many bits.
fn mask(ones: u8, of: u8) -> u128 {
    let all = u128::MAX >> (128 - u32::from(of));
    all & !all.checked_shr(u32::from(ones)).unwrap_or(0)
}

impl fmt::Display for AddressRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.first, self.bits)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_as_people_write_them() {
        for (text, told) in [
            ("192.0.2.7", "192.0.2.7/32"),
            (" 192.0.2.7/24 ", "192.0.2.0/24"),
            ("10.1.2.3/8", "10.0.0.0/8"),
            ("2001:db8:1:2::9", "2001:db8:1:2::9/128"),
            ("2001:db8:1:2::9/64", "2001:db8:1:2::/64"),
            ("2001:db8:ffff::/33", "2001:db8:8000::/33"),
        ] {
            assert_eq!(AddressRange::read(text).map(|range| range.to_string()).as_deref(), Some(told), "{text}");
        }
        for bad in [
            "",
            "/",
            "0.0.0.0/0",
            "10.0.0.0/7",
            "::/0",
            "2001::/15",
            "192.0.2.7/33",
            "192.0.2.7/-1",
            "1.2.3/8",
            "::ffff:192.0.2.7",
        ] {
            assert_eq!(AddressRange::read(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_range_has_its_addresses_and_no_others() {
        let has = |range: &str, address: &str| AddressRange::read(range).unwrap().has(address.parse().unwrap());
        assert!(has("192.0.2.0/24", "192.0.2.0") && has("192.0.2.0/24", "192.0.2.255"));
        assert!(!has("192.0.2.0/24", "192.0.1.255") && !has("192.0.2.0/24", "192.0.3.0"));
        assert!(has("192.0.2.0/24", "::ffff:192.0.2.9"), "by way of IPv6");
        assert!(has("192.0.2.8/31", "192.0.2.9") && !has("192.0.2.8/31", "192.0.2.10"));
        assert!(has("192.0.2.8", "192.0.2.8") && !has("192.0.2.8", "192.0.2.9"));
        assert!(has("2001:db8::/32", "2001:db8:ffff::1") && !has("2001:db8::/32", "2001:db9::"));
        assert!(!has("2001:db8::/32", "192.0.2.9") && !has("10.0.0.0/8", "2001:db8::"));
    }
}
