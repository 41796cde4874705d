// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The path and query of a request line, refused if a later stage could read them differently.
package struct RequestTarget: Hashable, Sendable {
    /// Percent-encoded, starts with a slash.
    package let path: String
    package let query: String?

    /// Reads the origin form. A path that climbs (`..`), also when encoded once or twice, is refused, as are
    /// backslashes, control characters and broken percent-encoding: assets are looked up by name, never by file path,
    /// and this keeps it so whatever a host does with the path.
    package init?(_ uri: String) {
        let target = uri.prefix { $0 != "#" }
        let path = target.prefix { $0 != "?" }
        guard path.utf8.first == UInt8(ascii: "/"), !path.hasPrefix("//") else { return nil }
        guard target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
        var bytes = Array(path.utf8)
        for _ in 0..<3 {
            guard Self.isClean(bytes) else { return nil }
            guard bytes.contains(UInt8(ascii: "%")) else { break }
            guard let decoded = Self.decoded(bytes) else {
                // Only the first round is the client's encoding; a stray % after it is text.
                if bytes == Array(path.utf8) { return nil }
                break
            }
            bytes = decoded
        }
        self.path = String(path)
        self.query = target.utf8.count > path.utf8.count ? String(target.dropFirst(path.count + 1)) : nil
    }

    private init(path: String, query: String?) {
        self.path = path
        self.query = query
    }

    /// Returns the target as seen from a path that all addresses begin with; `nil` outside of it.
    package func below(_ base: String) -> RequestTarget? {
        guard path.hasPrefix(base) else { return nil }
        let rest = path.dropFirst(base.count)
        guard rest.isEmpty || rest.hasPrefix("/") else { return nil }
        return RequestTarget(path: rest.isEmpty ? "/" : String(rest), query: query)
    }

    private static func isClean(_ bytes: [UInt8]) -> Bool {
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "\\") }) else { return false }
        return bytes.split(separator: UInt8(ascii: "/")).allSatisfy { segment in
            !(segment.count <= 2 && segment.allSatisfy { $0 == UInt8(ascii: ".") })
        }
    }

    private static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "%") else {
                result.append(bytes[index])
                index += 1
                continue
            }
            guard index + 2 < bytes.count, let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2]) else {
                return nil
            }
            result.append(high << 4 | low)
            index += 3
        }
        return result
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
