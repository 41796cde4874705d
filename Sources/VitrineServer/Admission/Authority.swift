// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A host and a port, as they stand in a Host header or a URL.
package struct Authority: Hashable, Sendable {
    /// Lower case; an IPv6 literal without its brackets.
    package let host: String
    package let port: Int

    package init(host: String, port: Int) {
        self.host = host.lowercased()
        self.port = port
    }

    /// Reads `host`, `host:port` or `[v6]:port`. Anything else (user info, paths, spaces, empty ports) is refused.
    package init?(_ text: String, defaultPort: Int) {
        let utf8 = Array(text.utf8)
        let hostBytes: ArraySlice<UInt8>
        let rest: ArraySlice<UInt8>
        if utf8.first == UInt8(ascii: "[") {
            guard let end = utf8.firstIndex(of: UInt8(ascii: "]")) else { return nil }
            hostBytes = utf8[1..<end]
            rest = utf8[(end + 1)...]
            let isLiteral = hostBytes.allSatisfy {
                ($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "f"))
                    || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || $0 == UInt8(ascii: ":")
                    || $0 == UInt8(ascii: ".")
            }
            guard isLiteral, hostBytes.contains(UInt8(ascii: ":")) else { return nil }
        } else {
            let end = utf8.firstIndex(of: UInt8(ascii: ":")) ?? utf8.endIndex
            hostBytes = utf8[..<end]
            rest = utf8[end...]
            let isName = hostBytes.allSatisfy {
                ($0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z"))
                    || ($0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9")) || $0 == UInt8(ascii: ".")
                    || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
            }
            guard isName else { return nil }
        }
        guard !hostBytes.isEmpty, hostBytes.count <= 255 else { return nil }
        var port = defaultPort
        if !rest.isEmpty {
            let digits = rest.dropFirst()
            guard rest.first == UInt8(ascii: ":"), (1...5).contains(digits.count),
                digits.allSatisfy({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") })
            else { return nil }
            port = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
            guard (1...65_535).contains(port) else { return nil }
        }
        self.init(host: String(decoding: hostBytes, as: UTF8.self), port: port)
    }

    /// Four dotted numbers, or anything with a colon. A name's owner can point it at any address, which nobody can do
    /// with a literal.
    package var isLiteral: Bool {
        if host.contains(":") { return true }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4
            && parts.allSatisfy { part in
                (1...3).contains(part.utf8.count) && part.utf8.allSatisfy { $0 >= 48 && $0 <= 57 }
                    && UInt8(part) != nil
            }
    }

    /// `localhost`, 127.x.x.x or ::1.
    package var isLoopback: Bool {
        host == "localhost" || host == "::1" || (isLiteral && host.hasPrefix("127."))
    }
}

extension Authority: CustomStringConvertible {
    package var description: String {
        host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }
}
