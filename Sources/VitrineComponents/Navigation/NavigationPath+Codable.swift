// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

extension NavigationPath {
    /// The path as something to store; `nil` when a value in it cannot be written, or its type cannot be found again
    /// by name (a type that is local to a function or private to a file).
    public var codable: CodableRepresentation? {
        let items = elements.compactMap { CodableRepresentation.Item($0.base) }
        return items.count == elements.count ? CodableRepresentation(items: items) : nil
    }

    /// The path that was stored.
    public init(_ codable: CodableRepresentation) {
        self.init(elements: codable.items.map { AnyHashable($0.value) })
    }

    /// A path's values with the names of their types.
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

        /// Reads pairs of a type's name and its value's JSON.
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

        /// Writes pairs of a type's name and its value's JSON.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            let json = JSONEncoder()
            json.outputFormatting = .sortedKeys
            for item in items {
                try container.encode(item.name)
                try container.encode(String(decoding: json.encode(item.value), as: UTF8.self))
            }
        }

        public static func == (lhs: CodableRepresentation, rhs: CodableRepresentation) -> Bool {
            lhs.items.map { AnyHashable($0.value) } == rhs.items.map { AnyHashable($0.value) }
        }
    }
}
