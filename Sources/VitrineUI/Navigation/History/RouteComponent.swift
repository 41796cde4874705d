// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The part of a URL that stands for a navigation value without a route of its own: `Park~7`, `Tab~settings`,
/// `Filter~~eyJhIjoxfQ`.
///
/// The type's name, a tilde, and the value as its `Codable` form writes it: a number or a string as itself, anything
/// else as base64url of its JSON with sorted keys. Invariant: a component that is read is the one that its value
/// writes, so that a value never has two addresses. Only the types that a stack has destinations for are ever read.
package enum RouteComponent {
    /// A longer one is no address.
    static let limit = 1_024

    /// The component of a value; `nil` where it has none.
    @MainActor
    package static func component(of value: Any) -> String? {
        guard let payload = payload(of: value) else { return nil }
        let component = escaped(String(describing: type(of: value))) + "~" + payload
        return component.utf8.count <= limit ? component : nil
    }

    /// The same without the name of the type.
    static func payload(of value: Any) -> String? {
        guard let value = value as? any Codable else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(value), let first = data.first else { return nil }
        let payload: String
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            payload = "~" + base64(data)
        case UInt8(ascii: "\""):
            guard let text = try? JSONDecoder().decode(String.self, from: data) else { return nil }
            payload = escaped(text)
        default:
            payload = escaped(String(decoding: data, as: UTF8.self))
        }
        return payload.utf8.count <= limit ? payload : nil
    }

    /// The value of a type that a component stands for; `nil` where it stands for none.
    @MainActor
    package static func value(of component: String, as type: Any.Type) -> Any? {
        guard component.utf8.count <= limit, let type = type as? any Codable.Type else { return nil }
        let prefix = escaped(String(describing: type)) + "~"
        guard component.hasPrefix(prefix) else { return nil }
        let payload = component.dropFirst(prefix.count)
        for data in candidates(payload) {
            if let value = try? JSONDecoder().decode(type, from: data), self.component(of: value) == component {
                return value
            }
        }
        return nil
    }

    /// The path of a page below another.
    static func append(_ component: String, to path: String) -> String {
        path == "/" ? "/" + component : path + "/" + component
    }

    /// The JSON that a payload may be.
    private static func candidates(_ payload: Substring) -> [Data] {
        if payload.hasPrefix("~") {
            return [data(base64: payload.dropFirst())].compactMap { $0 }
        }
        guard let text = String(payload).removingPercentEncoding, let string = try? JSONEncoder().encode(text) else {
            return []
        }
        return [string, Data(text.utf8)]
    }

    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

    /// Every other byte is written as `%XX`: what URL parsers resolve or drop (`.`, `..`) does not occur.
    private static func escaped(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }

    private static func base64(_ data: Data) -> String {
        data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    private static func data(base64 text: Substring) -> Data? {
        let standard = text.replacing("-", with: "+").replacing("_", with: "/")
        return Data(base64Encoded: standard + String(repeating: "=", count: (4 - standard.count % 4) % 4))
    }
}
