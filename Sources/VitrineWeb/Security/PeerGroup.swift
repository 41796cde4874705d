// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The group of addresses that a limit per peer counts as one: an IPv4 address, a /64 of IPv6 (`IPAddress.group`), or
/// this machine.
package struct PeerGroup: Hashable, Sendable {
    private let bytes: [UInt8]
    /// Whether limits per address hold. On this machine it is the developer, or a proxy that was not configured and
    /// stands for all users: then only the overall limits apply.
    package let isCounted: Bool

    package init(_ address: String) {
        let known = IPAddress(address)
        isCounted = known?.isLoopback != true
        // However it is written, it is one machine.
        bytes = isCounted ? known?.group ?? Array(address.utf8.prefix(64)) : []
    }
}
