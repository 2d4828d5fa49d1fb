use core::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use ureq::config::Config;
use ureq::http::Uri;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;

/// Which machines may be asked for an address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reach {
    /// Only those of the public Internet: not this one, nor those of the network it stands in.
    Public,
    /// All.
    Anywhere,
}

/// Whether an address belongs to the public Internet, as the registries of special purposes of IANA
/// have it (RFC 6890 and its successors). Where in doubt it does not.
pub(crate) fn is_public(ip: IpAddr) -> bool {
    match ip.to_canonical() {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => is_public_v6(ip),
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    !(ip.is_private()
        || ip.is_loopback()
        || ip.is_link_local()
        || ip.is_documentation()
        // This network, and what is not in use or goes to many.
        || a == 0
        || a >= 224
        // Behind the address translation of a provider.
        || a == 100 && (64..128).contains(&b)
        // Protocols, relays, measurements.
        || (a, b, c) == (192, 0, 0)
        || (a, b, c) == (192, 88, 99)
        || a == 198 && (18..20).contains(&b))
}

fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    // Only 2000::/3 is given out.
    (0x2000..0x4000).contains(&a)
        // Protocols, among them tunnels that carry other addresses.
        && !(a == 0x2001 && b < 0x200)
        && a != 0x2002
        // Documentation.
        && (a, b) != (0x2001, 0x0db8)
        && !(a == 0x3fff && b < 0x1000)
}

/// Finds public addresses only. It is asked for every connection, also after the server has sent on
/// elsewhere, and what it finds is what is connected to: a name cannot mean something else later.
#[derive(Debug, Default)]
pub(crate) struct PublicOnly(DefaultResolver);

impl Resolver for PublicOnly {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let found = self.0.resolve(uri, config, timeout)?;
        let mut public = self.empty();
        let ips: Vec<SocketAddr> = found.iter().copied().collect();
        for address in ips.into_iter().filter(|it| is_public(it.ip())) {
            public.push(address);
        }
        if public.is_empty() { Err(ureq::Error::Other(Box::new(NotPublic))) } else { Ok(public) }
    }
}

/// No address of the name may be asked.
#[derive(Debug)]
pub(crate) struct NotPublic;

impl fmt::Display for NotPublic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the address is not one of the public Internet")
    }
}

impl core::error::Error for NotPublic {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_the_public_internet() {
        for (text, wanted) in [
            ("8.8.8.8", true),
            ("100.63.0.1", true),
            ("172.32.0.1", true),
            ("198.20.0.1", true),
            ("0.0.0.0", false),
            ("0.1.2.3", false),
            ("10.1.2.3", false),
            ("100.64.0.1", false),
            ("127.0.0.1", false),
            ("127.9.9.9", false),
            ("169.254.169.254", false),
            ("172.16.0.1", false),
            ("172.31.255.255", false),
            ("192.0.0.8", false),
            ("192.0.2.1", false),
            ("192.88.99.1", false),
            ("192.168.1.1", false),
            ("198.18.0.1", false),
            ("198.19.255.255", false),
            ("224.0.0.1", false),
            ("240.0.0.1", false),
            ("255.255.255.255", false),
            ("2606:4700::1111", true),
            ("2001:4860:4860::8888", true),
            ("::", false),
            ("::1", false),
            ("::ffff:127.0.0.1", false),
            ("::ffff:8.8.8.8", true),
            ("::7f00:1", false),
            ("64:ff9b::7f00:1", false),
            ("2001::1", false),
            ("2001:db8::1", false),
            ("2002:7f00:1::", false),
            ("3fff::1", false),
            ("fc00::1", false),
            ("fd12::1", false),
            ("fe80::1", false),
            ("ff02::1", false),
        ] {
            assert_eq!(is_public(text.parse().unwrap()), wanted, "{text}");
        }
    }
}
