// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

extension NavigationPath {
    /// The path in a form that can be encoded, or `nil`.
    ///
    /// It is `nil` if a value is not `Codable`, or if its type cannot be found by name (a type that is local to a
    /// function or private to a file).
    public var codable: CodableRepresentation? {
        let items = elements.compactMap { CodableRepresentation.Item($0.base) }
        return items.count == elements.count ? CodableRepresentation(items: items) : nil
    }

    /// Creates the path that was encoded.
    public init(_ codable: CodableRepresentation) {
        self.init(elements: codable.items.map { AnyHashable($0.value) })
    }

    /// The values of a path with the names of their types.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate struct Item {
            let name: String
            let value: any Hashable & Codable

            init?(_ value: Any) {
                guard let value = value as? any Hashable & Codable else { return nil }
                let type = Swift.type(of: value)
                guard let name = _mangledTypeName(type), _typeByName(name) == type else { return nil }
                self.name = name
                self.value = value
            }
        }

        fileprivate let items: [Item]

        fileprivate init(items: [Item]) {
            self.items = items
        }

        /// Decodes pairs of a type's name and its value's JSON.
        ///
        /// - Parameter decoder: The decoder.
        /// - Throws: A `DecodingError` if a type does not exist in the process or a value does not match its type.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var items: [Item] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Hashable & Codable).Type,
                    let item = try Item(JSONDecoder().decode(type, from: Data(json.utf8)))
                else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "No navigation value has the type '\(name)' here.")
                }
                items.append(item)
            }
            self.items = items
        }

        /// Encodes pairs of a type's name and its value's JSON.
        ///
        /// - Parameter encoder: The encoder.
        /// - Throws: The error of a value that cannot be encoded.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            let json = JSONEncoder()
            json.outputFormatting = .sortedKeys
            for item in items {
                try container.encode(item.name)
                try container.encode(String(decoding: json.encode(item.value), as: UTF8.self))
            }
        }

        /// Returns whether two paths have equal values.
        public static func == (lhs: CodableRepresentation, rhs: CodableRepresentation) -> Bool {
            lhs.items.map { AnyHashable($0.value) } == rhs.items.map { AnyHashable($0.value) }
        }
    }
}
