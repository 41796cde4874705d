// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineWeb

/// Which proxies are believed, and what they say of the browsers behind them.
package struct ProxyTrust: Hashable, Sendable {
    /// The addresses of proxies (`--trust-proxy`).
    package var ranges: [AddressRange] = []

    /// Creates the trust in proxies; without ranges none is believed.
    package init(ranges: [AddressRange] = []) {
        self.ranges = ranges
    }

    /// Whether a peer with this address is a proxy that is believed.
    package func trusts(_ address: IPAddress) -> Bool {
        ranges.contains { $0.contains(address) }
    }

    /// Returns the address of the browser behind a trusted proxy: from the right, the first hop of X-Forwarded-For that
    /// is no trusted proxy. Hops further left can be forged. A hop that is no address ends the walk at the one before
    /// it.
    package func client(peer: IPAddress, headers: WebHeaders) -> IPAddress {
        var client = peer
        for hop in headers.tokens("x-forwarded-for").reversed() {
            guard trusts(client), let address = Self.address(hop) else { break }
            client = address
        }
        return client
    }

    /// Returns an address as proxies write it, some with a port.
    static func address(_ text: String) -> IPAddress? {
        if let plain = IPAddress(text) { return plain }
        return Authority(text, defaultPort: 1).flatMap { IPAddress($0.host) }
    }
}
