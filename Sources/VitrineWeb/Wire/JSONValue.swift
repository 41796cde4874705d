// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// JSON as a client may send it, read strictly.
///
/// The reader is total: every sequence of bytes gives a value or an error, never a trap. It refuses what no client of
/// ours writes: nesting above `WireLimits.depth`, duplicate keys, numbers that are not finite, lone surrogates, text
/// after the value. Cost: linear in the bytes.
package enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    package struct Failure: Error, Hashable, Sendable {
        package var reason: String
        package var offset: Int
    }

    package init(_ text: String, depth: Int = WireLimits.depth) throws(Failure) {
        var reader = JSONReader(bytes: Array(text.utf8), depth: depth)
        self = try reader.document()
    }

    package var array: [JSONValue]? {
        if case .array(let items) = self { items } else { nil }
    }

    package var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    package var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }

    /// A whole number that every side holds exactly.
    package var integer: Int? {
        guard case .number(let value) = self, value.magnitude <= 9_007_199_254_740_991, value == value.rounded()
        else { return nil }
        return Int(value)
    }
}
