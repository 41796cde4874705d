// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineWeb

/// What a balancer says of a connection before its first byte: the PROXY protocol, version 1 (text) and 2 (binary).
///
/// https://www.haproxy.org/download/3.0/doc/proxy-protocol.txt
package struct ProxyHeader: Hashable, Sendable {
    /// The browser's address; `nil` where the balancer speaks for itself (health checks), or the family is another one.
    package let source: IPAddress?

    /// What the first bytes of a connection are.
    package enum Reading: Hashable, Sendable {
        /// So many bytes are the header.
        case header(ProxyHeader, length: Int)
        /// They may become a header: more bytes are needed.
        case incomplete
        /// They are no header, or a broken one.
        case invalid
    }

    private static let signature: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A, 0x00, 0x0D, 0x0A, 0x51, 0x55, 0x49, 0x54, 0x0A]
    private static let word = Array("PROXY ".utf8)
    /// The longest line of version 1, its end included.
    private static let lineLimit = 107
    /// Additions to version 2 that are skipped; balancers send a few hundred bytes at most.
    private static let bodyLimit = 4_096

    /// Reads what has come so far.
    package static func read(_ bytes: [UInt8]) -> Reading {
        if bytes.starts(with: signature.prefix(bytes.count)), bytes.count < signature.count { return .incomplete }
        if bytes.starts(with: signature) { return binary(bytes) }
        if bytes.starts(with: word.prefix(bytes.count)), bytes.count < word.count { return .incomplete }
        return bytes.starts(with: word) ? text(bytes) : .invalid
    }

    private static func binary(_ bytes: [UInt8]) -> Reading {
        guard bytes.count >= 16 else { return .incomplete }
        let length = Int(bytes[14]) << 8 | Int(bytes[15])
        guard bytes[12] >> 4 == 2, bytes[12] & 0x0F <= 1, length <= bodyLimit else { return .invalid }
        guard bytes.count >= 16 + length else { return .incomplete }
        let isLocal = bytes[12] & 0x0F == 0
        var source: IPAddress?
        if !isLocal {
            switch bytes[13] {
            case 0x11:  // TCP over IPv4
                guard length >= 12 else { return .invalid }
                source = IPAddress(bytes: Array(bytes[16..<20]))
            case 0x21:  // TCP over IPv6
                guard length >= 36 else { return .invalid }
                source = IPAddress(bytes: Array(bytes[16..<32]))
            default: break
            }
        }
        return .header(ProxyHeader(source: source), length: 16 + length)
    }

    private static func text(_ bytes: [UInt8]) -> Reading {
        guard let end = bytes.firstIndex(of: 0x0A) else { return bytes.count < lineLimit ? .incomplete : .invalid }
        guard end < lineLimit, bytes[end - 1] == 0x0D else { return .invalid }
        let parts = String(decoding: bytes[..<(end - 1)], as: UTF8.self)
            .split(separator: " ", omittingEmptySubsequences: false)
        if parts.count >= 2, parts[1] == "UNKNOWN" { return .header(ProxyHeader(source: nil), length: end + 1) }
        guard parts.count == 6, let source = IPAddress(String(parts[2])), IPAddress(String(parts[3])) != nil,
            UInt16(parts[4]) != nil, UInt16(parts[5]) != nil,
            (parts[1] == "TCP4" && !parts[2].contains(":")) || (parts[1] == "TCP6" && parts[2].contains(":"))
        else { return .invalid }
        return .header(ProxyHeader(source: source), length: end + 1)
    }
}
