// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The part of a URL that stands for a `Codable` navigation value without a route of its own: the name of its type, a
/// tilde, and what the session's ``AddressCodec`` writes for the value (`Park~6mP0…`).
///
/// Nothing of the value stands in it, and only what the codec made for the same person and the same path below is
/// decoded, into a type that the stack has destinations for.
package enum RouteComponent {
    /// Bytes of a component; a value that needs more has no address.
    static let limit = 1_024
    /// Bytes of a path that ends in a component. A surface takes no longer one for a link; above it the page stands
    /// under the address of the one below.
    package static let pathLimit = 2_048
    /// What is written is filled up to a multiple of so many bytes, so that its length says little.
    package static let block = 16
    /// Letters of the digest of a type's full name that stand before the value: two types may have the same short name.
    private static let digestLength = 8

    /// The component of a value that is pushed on the page of a path; `nil` where it has none.
    package static func component(of value: Any, below path: String, by codec: any AddressCodec) -> String? {
        guard let value = value as? any Codable else { return nil }
        let encoder = JSONEncoder()
        // One value, one text.
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

    /// The value of a type that a component stands for; `nil` where it stands for none.
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

    /// The name of the type and the text of what has a component's form.
    package static func parts(of component: some StringProtocol) -> (type: String, text: String)? {
        guard component.utf8.count <= limit, let tilde = component.firstIndex(of: "~"), tilde > component.startIndex
        else { return nil }
        return (String(component[..<tilde]), String(component[component.index(after: tilde)...]))
    }

    /// The path of a page that shows a value, below another; `nil` where it has none.
    package static func path(of value: Any, below path: String, by codec: any AddressCodec) -> String? {
        guard path.utf8.count < pathLimit, let component = component(of: value, below: path, by: codec) else {
            return nil
        }
        let own = append(component, to: path)
        return own.utf8.count <= pathLimit ? own : nil
    }

    /// The path of a page below another.
    package static func append(_ component: String, to path: String) -> String {
        path == "/" ? "/" + component : path + "/" + component
    }

    /// The case of an enumeration without associated values, as its `RawRepresentable` form writes it; `nil` for every
    /// other value. Such a value is a constant of the program, so it can stand in an address for everybody to see.
    package static func constant(_ value: Any) -> String? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum, mirror.children.isEmpty, let value = value as? any RawRepresentable
        else { return nil }
        let text = "\(value.rawValue)"
        return text.isEmpty || text.utf8.count > limit ? nil : escaped(text)
    }

    // MARK: - Types

    /// Both names of each type that was asked for: a program has so many and no more.
    private static let known = Mutex<[ObjectIdentifier: (name: String, digest: [UInt8])]>([:])

    private static func names(of type: Any.Type) -> (name: String, digest: [UInt8]) {
        known.withLock { known in
            if let names = known[ObjectIdentifier(type)] { return names }
            let full = withoutContexts(String(reflecting: type))
            let digest = Array(ContentHash.hex(Data(full.utf8)).utf8.prefix(digestLength))
            let names = (escaped(String(describing: type)), digest)
            known[ObjectIdentifier(type)] = names
            return names
        }
    }

    /// A type's full name without the numbers that differ from process to process for one that is private.
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

    /// Every other byte is written as `%XX`: what URL parsers resolve or drop (`.`, `..`) does not occur.
    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }
}
