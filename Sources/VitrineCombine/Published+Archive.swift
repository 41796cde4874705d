// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import OpenCombine
@_spi(Engine) import VitrineCore

extension Published: ArchivedModelProperty {
    package static var archivedType: Any.Type { Value.self }

    package static func archivedValue(at field: UnsafeMutableRawPointer) -> Any {
        let published = field.assumingMemoryBound(to: Self.self)
        var value: Value?
        // A publisher says the newest value at once.
        published.pointee.projectedValue.sink { value = $0 }.cancel()
        guard let value else { preconditionFailure("A published property has told no value.") }
        return value
    }

    package static func restore(_ value: Any, at field: UnsafeMutableRawPointer) {
        guard let value = value as? Value else { return }
        // Subscriptions that the object's initialiser made hear of it.
        Just(value).assign(to: &field.assumingMemoryBound(to: Self.self).pointee.projectedValue)
    }
}
