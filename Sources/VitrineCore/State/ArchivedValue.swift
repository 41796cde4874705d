// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCensus

/// A state's value in an archive, with its type.
package class ArchivedValue {
    init() { LiveObjectCensus.archivedStates.begin() }

    deinit { LiveObjectCensus.archivedStates.end() }

    var typeName: String { "" }
    /// Returns the value as JSON, or `nil` if it is not `Codable`.
    func encoded() -> Data? { nil }

    /// Encodes a value inside an array, since not every JSON parser accepts a bare value.
    static func encode(_ value: any Encodable) -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        func open<T: Encodable>(_ value: T) -> Data? { try? encoder.encode([value]) }
        return open(value)
    }

    static func decode<T: Decodable>(_ type: T.Type, from data: Data) -> T? {
        (try? JSONDecoder().decode([T].self, from: data))?.first
    }
}

package final class ArchivedBox<Value>: ArchivedValue {
    let value: Value
    /// Whether the value is a secret: it is kept in memory but is not written to storage.
    private let isSecret: Bool

    package init(_ value: Value, isSecret: Bool = false) {
        self.value = value
        self.isSecret = isSecret
    }

    override var typeName: String { String(reflecting: Value.self) }

    override func encoded() -> Data? {
        guard !isSecret, Value.self is any Decodable.Type, let value = value as? any Encodable else { return nil }
        return ArchivedValue.encode(value)
    }
}

/// A state of one of the engine's views that is adjusted when its scene is restored.
@MainActor
package protocol ArchivedOtherwise {
    var archivedForm: Self { get }
}

/// The storage of a dynamic property whose value is archived.
@MainActor
package protocol ArchivableLocation: AnyObject {
    var archived: ArchivedValue { get }
}
