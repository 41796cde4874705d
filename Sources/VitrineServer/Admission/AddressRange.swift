// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineWeb

/// A network: an address and how many of its bits count (CIDR, RFC 4632).
package struct AddressRange: Hashable, Sendable {
    private let address: IPAddress
    private let bits: Int

    /// Reads `10.0.0.0/8`, `2001:db8::/32`, or one address. Bits behind the prefix have to be zero: a range with others
    /// is a mistake.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, let address = IPAddress(String(parts[0])) else { return nil }
        let all = address.bytes.count * 8
        let bits = parts.count == 2 ? Int(parts[1]) : all
        guard let bits, (0...all).contains(bits), parts.count == 1 || parts[1].allSatisfy(\.isWholeNumber) else {
            return nil
        }
        self.address = address
        self.bits = bits
        let rest = (bits..<all).contains { address.bytes[$0 / 8] & (0x80 >> UInt8($0 % 8)) != 0 }
        guard !rest else { return nil }
    }

    /// Whether an address of the same family is in the network.
    package func contains(_ other: IPAddress) -> Bool {
        other.bytes.count == address.bytes.count
            && (0..<bits).allSatisfy { bit in
                let mask = UInt8(0x80) >> UInt8(bit % 8)
                return other.bytes[bit / 8] & mask == address.bytes[bit / 8] & mask
            }
    }
}
