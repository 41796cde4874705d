// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An absolute URL path as its decoded components; any list of strings can be converted to a URL and back.
///
/// Invariant: `URLPath(string: path.string) == path` for every value, and `string` needs no further encoding in an
/// `href`, in a request line or in the address bar.
///
/// Encoding is RFC 3986, section 3.3: unreserved characters stay, every other byte of the UTF-8 form becomes `%XX`.
/// Three components cannot occur in a URL, because URL parsers drop or resolve them even percent-encoded: the empty
/// one, `.` and `..`. They, and the components that they are written as, are prefixed with `~` (`~` alone is the empty
/// component), which decoding removes. Complexity: linear in the length in both directions.
public struct URLPath: Hashable, Sendable, CustomStringConvertible {
    /// The components in order, decoded; empty for the root.
    public let components: [String]

    /// Creates a path from decoded components.
    public init(components: [String]) {
        self.components = components
    }

    /// Creates a path from decoded components: `URLPath("characters", "1")` is `/characters/1`.
    public init(_ components: String...) {
        self.init(components: components)
    }

    /// Parses an absolute path, or returns `nil` if it is not one.
    ///
    /// Refused are a missing leading slash, an empty component, `.` and `..`, a query or fragment, a `%` without two
    /// hexadecimal digits, and bytes that are not UTF-8. One trailing slash is ignored.
    public init?(string: String) {
        var rest = string.utf8[...]
        guard rest.popFirst() == Self.slash else { return nil }
        if rest.last == Self.slash { rest = rest.dropLast() }
        guard !rest.isEmpty else {
            guard string.utf8.count == 1 else { return nil }
            self.init(components: [])
            return
        }
        var components: [String] = []
        for piece in rest.split(separator: Self.slash, omittingEmptySubsequences: false) {
            guard let component = Self.decode(piece) else { return nil }
            components.append(component)
        }
        self.init(components: components)
    }

    /// The percent-encoded absolute path, without a trailing slash (the root is `/`).
    public var string: String {
        guard !components.isEmpty else { return "/" }
        var result = ""
        for component in components {
            result += "/"
            result += Self.encode(component)
        }
        return result
    }

    /// The path as it stands in an address, which is `string`.
    public var description: String { string }
}

// MARK: - Encoding of one component

extension URLPath {
    private static let slash = UInt8(ascii: "/")
    private static let percent = UInt8(ascii: "%")
    private static let tilde = UInt8(ascii: "~")
    private static let hexadecimalDigits = Array("0123456789ABCDEF".utf8)

    private static func encode(_ component: String) -> String {
        var bytes: [UInt8] = needsMark(component.utf8) ? [tilde] : []
        bytes.reserveCapacity(bytes.count + component.utf8.count)
        for byte in component.utf8 {
            if isUnreserved(byte) {
                bytes.append(byte)
            } else {
                bytes.append(percent)
                bytes.append(hexadecimalDigits[Int(byte >> 4)])
                bytes.append(hexadecimalDigits[Int(byte & 0xF)])
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func decode(_ piece: Substring.UTF8View) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(piece.count)
        var iterator = piece.makeIterator()
        while let byte = iterator.next() {
            switch byte {
            case percent:
                guard let high = iterator.next().flatMap(hexadecimalValue),
                    let low = iterator.next().flatMap(hexadecimalValue)
                else { return nil }
                bytes.append(high << 4 | low)
            case UInt8(ascii: "?"), UInt8(ascii: "#"):
                return nil
            default:
                bytes.append(byte)
            }
        }
        guard needsMark(bytes) else { return string(of: bytes[...]) }
        guard bytes.first == tilde else { return nil }
        return string(of: bytes.dropFirst())
    }

    /// Returns the text of UTF-8 bytes, or `nil` if they are invalid.
    ///
    /// The library's own validation requires macOS 15.
    private static func string(of bytes: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }

    /// Returns whether URL parsers would drop or resolve a component, or decoding would remove its mark.
    private static func needsMark(_ bytes: some Sequence<UInt8>) -> Bool {
        let unmarked = Array(bytes.drop { $0 == tilde })
        return unmarked.count <= 2 && unmarked.allSatisfy { $0 == UInt8(ascii: ".") }
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), tilde:
            true
        default:
            false
        }
    }

    private static func hexadecimalValue(_ digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
