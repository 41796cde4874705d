// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import OpenCombine
import VitrineCore

/// Returns a binding to one property of an observable object, as `$object.property` gives it.
///
/// The object does not know who reads the property: a child that holds the binding runs again when its parent does and
/// the property's value is another than before.
@MainActor func objectBinding<ObjectType: ObservableObject, Subject>(
    to object: ObjectType,
    _ keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
) -> Binding<Subject> {
    Binding(location: ObjectBindingLocation(object, keyPath, isObservable: false))
}
