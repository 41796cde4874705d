// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// An address of the internet, four bytes or sixteen.
package struct IPAddress: Hashable, Sendable {
    package let bytes: [UInt8]

    /// Four bytes or sixteen, in network order. A mapped IPv4 address (`::ffff:a.b.c.d`) becomes the IPv4 address.
    package init?(bytes: [UInt8]) {
        switch bytes.count {
        case 4:
            self.bytes = bytes
        case 16:
            let isMapped = bytes.prefix(10).allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
            self.bytes = isMapped ? Array(bytes.suffix(4)) : bytes
        default:
            return nil
        }
    }

    /// Reads what an address is usually written as; a zone (`%eth0`) is left aside.
    package init?(_ text: String) {
        let text = String(text.prefix { $0 != "%" })
        var four = in_addr()
        var six = in6_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            self.init(bytes: withUnsafeBytes(of: four) { Array($0) })
        } else if inet_pton(AF_INET6, text, &six) == 1 {
            self.init(bytes: withUnsafeBytes(of: six) { Array($0) })
        } else {
            return nil
        }
    }

    /// 127.x.x.x or ::1.
    package var isLoopback: Bool {
        bytes.count == 4 ? bytes[0] == 127 : bytes == Array(repeating: 0, count: 15) + [1]
    }

    /// Whether it is an address of the public internet: no private network, not this machine, not this link, no
    /// multicast group, nothing reserved (IANA's registries of special-purpose addresses, RFC 6890).
    package var isPublic: Bool {
        bytes.count == 4 ? Self.isPublic(four: bytes[...]) : Self.isPublic(six: bytes)
    }

    /// The bytes that identify one household or machine, for limits per peer: an IPv4 address, or the first 64 bits of
    /// an IPv6 address, whose owner has 2^64 of them.
    package var group: [UInt8] {
        Array(bytes.prefix(bytes.count == 4 ? 4 : 8))
    }

    // MARK: - Special purposes

    /// Prefixes of IPv4 that are not public, and how many of their bits count.
    private static let specialFour: [(prefix: [UInt8], bits: Int)] = [
        ([0, 0, 0, 0], 8),  // this network
        ([10, 0, 0, 0], 8),  // private
        ([100, 64, 0, 0], 10),  // carriers' own
        ([127, 0, 0, 0], 8),  // loopback
        ([169, 254, 0, 0], 16),  // link-local: cloud metadata lives here
        ([172, 16, 0, 0], 12),  // private
        ([192, 0, 0, 0], 24),  // protocol assignments
        ([192, 0, 2, 0], 24),  // documentation
        ([192, 88, 99, 0], 24),  // relays to IPv6
        ([192, 168, 0, 0], 16),  // private
        ([198, 18, 0, 0], 15),  // benchmarks
        ([198, 51, 100, 0], 24),  // documentation
        ([203, 0, 113, 0], 24),  // documentation
        ([224, 0, 0, 0], 4),  // groups
        ([240, 0, 0, 0], 4),  // reserved, broadcast
    ]

    /// Prefixes inside 2000::/3 that are not public; outside of it nothing is, but for addresses made of IPv4 ones.
    private static let specialSix: [(prefix: [UInt8], bits: Int)] = [
        ([0x20, 0x01, 0x00], 23),  // protocol assignments, Teredo among them
        ([0x20, 0x01, 0x0D, 0xB8], 32),  // documentation
        ([0x20, 0x02], 16),  // tunnels to IPv4 addresses
        ([0x3F, 0xFF, 0x00], 20),  // documentation
    ]

    private static func isPublic(four bytes: ArraySlice<UInt8>) -> Bool {
        !specialFour.contains { matches(Array(bytes), $0.prefix, $0.bits) }
    }

    private static func isPublic(six bytes: [UInt8]) -> Bool {
        // 64:ff9b::/96: what a network without IPv4 reaches IPv4 by.
        if bytes.prefix(12) == [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0] { return isPublic(four: bytes.suffix(4)) }
        guard bytes[0] & 0xE0 == 0x20 else { return false }
        return !specialSix.contains { matches(bytes, $0.prefix, $0.bits) }
    }

    private static func matches(_ bytes: [UInt8], _ prefix: [UInt8], _ bits: Int) -> Bool {
        (0..<bits).allSatisfy { bit in
            let mask = UInt8(0x80) >> UInt8(bit % 8)
            return bytes[bit / 8] & mask == prefix[bit / 8] & mask
        }
    }
}

extension IPAddress: CustomStringConvertible {
    /// As addresses are usually written (RFC 5952).
    package var description: String {
        let family = bytes.count == 4 ? AF_INET : AF_INET6
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        guard inet_ntop(family, bytes, &text, socklen_t(text.count)) != nil else { return "unknown" }
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
