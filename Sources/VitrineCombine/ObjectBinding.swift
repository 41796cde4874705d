// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import OpenCombine
import VitrineUI

/// A binding to one property of an observable object, as `$object.property` gives it.
@MainActor func objectBinding<ObjectType: ObservableObject, Subject>(
    to object: ObjectType,
    _ keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
) -> Binding<Subject> {
    // Neither is Sendable; the binding stays with the view that made it, as `$object` does on Apple's systems.
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) let keyPath = keyPath
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
}
