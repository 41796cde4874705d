// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import OpenCombine
import VitrineCore

/// Returns a binding to a property of an observable object, as `$object.property` does.
///
/// The object does not know who reads the property: a child that holds the binding is evaluated again when its parent
/// is and the property's value has changed.
@MainActor func objectBinding<ObjectType: ObservableObject, Subject>(
    to object: ObjectType,
    _ keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
) -> Binding<Subject> {
    Binding(location: ObjectBindingLocation(object, keyPath, isObservable: false))
}
