// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCensus

/// A state's value in an archive, with its type.
package class ArchivedValue {
    init() { LiveObjectCensus.archivedStates.begin() }

    deinit { LiveObjectCensus.archivedStates.end() }

    /// The name of the value's type in a stored archive.
    var typeName: String { "" }

    /// Writes the value.
    ///
    /// - Parameter isSecret: Whether a value in JSON must not be written.
    /// - Returns: The value as JSON, `nil` if it cannot be written, and the names of what is left out of it.
    func written(leavingOut isSecret: (String) -> Bool) -> (json: String?, left: [String]) { (nil, []) }

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return encoder
    }()

    private static let decoder = JSONDecoder()

    /// Returns a value as JSON, inside an array, since not every JSON parser accepts a bare value.
    static func encode(_ value: any Encodable) -> String? {
        // Identifiers of rows, for the most part.
        if let number = value as? Int { return "[\(number)]" }
        if let flag = value as? Bool { return "[\(flag)]" }
        func open<T: Encodable>(_ value: T) -> Data? { try? encoder.encode([value]) }
        return open(value).map { String(decoding: $0, as: UTF8.self) }
    }

    static func decode<T: Decodable>(_ type: T.Type, from json: String) -> T? {
        (try? decoder.decode([T].self, from: Data(json.utf8)))?.first
    }
}

package final class ArchivedBox<Value>: ArchivedValue {
    let value: Value
    /// Whether the value is a secret: it is kept in memory but is not written to storage.
    private let isSecret: Bool
    /// The object whose values are written in the place of the value itself.
    private let model: AnyObject?

    /// Creates the value of a state.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - isSecret: Whether it is a secret.
    ///   - isModel: Whether it is an object that observers hear of; one of an `@Observable` class always is.
    package init(_ value: Value, isSecret: Bool = false, isModel: Bool = false) {
        self.value = value
        self.isSecret = isSecret
        let any = value as Any
        let object = type(of: any) is AnyClass ? any as AnyObject : nil
        model = object.flatMap { isModel || ModelProperties.isObserved($0) ? $0 : nil }
    }

    override var typeName: String { StoredTypeName.of(model.map { type(of: $0) } ?? Value.self) }

    override func written(leavingOut isSecret: (String) -> Bool) -> (json: String?, left: [String]) {
        guard !self.isSecret else { return (nil, []) }
        if let model { return ModelProperties.encode(model, leavingOut: isSecret) }
        guard Value.self is any Decodable.Type, let value = value as? any Encodable,
            let json = ArchivedValue.encode(value), !isSecret(json)
        else { return (nil, []) }
        return (json, [])
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
