// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBase

/// The component of a URL for a `Codable` navigation value without a route of its own: the name of its type, a tilde,
/// and the text of the session's ``AddressCodec`` (`Park~6mP0…`).
///
/// It reveals nothing of the value, and only a text that the codec encoded for the same user and the same path below is
/// decoded, into a type that the stack has destinations for.
package enum RouteComponent {
    /// The maximum size of a component in bytes; a value that needs more has no URL.
    static let limit = 1_024
    /// The maximum size of a path that ends in a component, in bytes.
    ///
    /// Surfaces do not use a longer one for links; a page with a longer path has the URL of the page below.
    package static let pathLimit = 2_048
    /// The size to whose multiples bytes are padded, so that their length reveals little.
    package static let block = 16
    /// The length of the digest of a type's full name that precedes the value, since two types may have the same short
    /// name.
    private static let digestLength = 8

    /// Returns the component of a value that is pushed on the page of a path, or `nil` if it has none.
    package static func component(of value: Any, below path: String, by codec: any AddressCodec) -> String? {
        guard let value = value as? any Codable else { return nil }
        let encoder = JSONEncoder()
        // The same value must always have the same text.
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let json = try? encoder.encode(value), json.count <= limit else { return nil }
        let (name, digest) = names(of: Swift.type(of: value))
        var bytes = digest + json
        let filled = (bytes.count + block - 1) / block * block
        bytes += repeatElement(UInt8(ascii: " "), count: filled - bytes.count)
        guard let text = codec.text(for: bytes, of: name, below: path) else { return nil }
        let component = name + "~" + text
        return component.utf8.count <= limit ? component : nil
    }

    /// Returns the value of a type that a component encodes, or `nil` if it encodes none.
    package static func value(
        of component: String, as type: Any.Type, below path: String, by codec: any AddressCodec
    ) -> Any? {
        guard let type = type as? any Codable.Type, let (name, text) = parts(of: component) else { return nil }
        let known = names(of: type)
        guard name == known.name, let bytes = codec.bytes(of: text, of: name, below: path),
            bytes.starts(with: known.digest)
        else { return nil }
        return try? JSONDecoder().decode(type, from: Data(bytes.dropFirst(digestLength)))
    }

    /// Returns the type name and the text of a string in the form of a component.
    package static func parts(of component: some StringProtocol) -> (type: String, text: String)? {
        guard component.utf8.count <= limit, let tilde = component.firstIndex(of: "~"), tilde > component.startIndex
        else { return nil }
        return (String(component[..<tilde]), String(component[component.index(after: tilde)...]))
    }

    /// Whether each component of a path is one that was made of a value for the user, or of the position of a link.
    ///
    /// - Parameters:
    ///   - path: The path, without a query.
    ///   - codec: The codec of the user's values.
    /// - Returns: Whether they all are; `false` for the root.
    package static func isMade(_ path: String, by codec: any AddressCodec) -> Bool {
        let all = components(of: path)
        return !all.isEmpty
            && all.allSatisfy { component, above in
                isPosition(component)
                    || parts(of: component).map { codec.bytes(of: $0.text, of: $0.type, below: above) != nil } ?? false
            }
    }

    /// Returns the components of a path, from the root downwards, each with the path of the page above it.
    package static func components(of path: String) -> [(component: Substring, above: String)] {
        var above = ""
        return path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map { component in
            defer { above += "/" + component }
            return (component, above.isEmpty ? "/" : above)
        }
    }

    /// Returns the path of a page for a value below another page, or `nil` if it has none.
    package static func path(of value: Any, below path: String, by codec: any AddressCodec) -> String? {
        guard path.utf8.count < pathLimit, let component = component(of: value, below: path, by: codec) else {
            return nil
        }
        let own = append(component, to: path)
        return own.utf8.count <= pathLimit ? own : nil
    }

    /// Returns the path of a page below another one.
    package static func append(_ component: String, to path: String) -> String {
        path == "/" ? "/" + component : path + "/" + component
    }

    /// Returns the raw value of an enumeration case without associated values, or `nil` for every other value.
    ///
    /// Such a value is a constant of the program, so it may be visible in a URL.
    package static func constant(_ value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum, mirror.children.isEmpty, let value = value as? any RawRepresentable
        else { return nil }
        let text = "\(value.rawValue)"
        return text.isEmpty || text.utf8.count > limit ? nil : escaped(text)
    }

    // MARK: - Types

    /// The names of each type that was asked for; a program has a bounded number of types.
    private static let known = Mutex<[ObjectIdentifier: (name: String, digest: [UInt8])]>([:])

    static func names(of type: Any.Type) -> (name: String, digest: [UInt8]) {
        known.withLock { known in
            if let names = known[ObjectIdentifier(type)] { return names }
            let full = withoutContexts(String(reflecting: type))
            let digest = Array(ContentHash.name(of: Data(full.utf8)).utf8.prefix(digestLength))
            let names = (escaped(String(describing: type)), digest)
            known[ObjectIdentifier(type)] = names
            return names
        }
    }

    /// Returns a type's full name without the numbers in the names of private types, which differ between processes.
    private static func withoutContexts(_ name: String) -> String {
        var name = name
        while let start = name.range(of: "(unknown context at "),
            let end = name.range(of: ").", range: start.upperBound..<name.endIndex)
        {
            name.removeSubrange(start.lowerBound..<end.upperBound)
        }
        return name
    }

    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

    /// Escapes every other byte as `%XX`, so that parts that URL parsers resolve or drop (`.`, `..`) do not occur.
    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
