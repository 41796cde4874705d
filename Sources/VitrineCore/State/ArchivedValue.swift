// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCensus

/// A state's value outside its place, with its type.
package class ArchivedValue {
    init() { LiveObjectCensus.archivedStates.begin() }

    deinit { LiveObjectCensus.archivedStates.end() }

    var typeName: String { "" }
    /// The value as JSON, `nil` where it is not `Codable`.
    func encoded() -> Data? { nil }

    /// One value in an array: a bare one is no JSON text everywhere.
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
    /// A secret is kept in memory and leaves a tombstone in what is stored.
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

/// A state of a view of the engine's own that means something else to a scene that comes back.
@MainActor
package protocol ArchivedOtherwise {
    var archivedForm: Self { get }
}

/// A dynamic property's storage whose value an archive keeps.
@MainActor
package protocol ArchivableLocation: AnyObject {
    var archived: ArchivedValue { get }
}
