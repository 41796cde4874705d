// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import OpenCombine
import VitrineUI

/// A binding to one property of an observable object, as `$object.property` gives it.
///
/// Two such bindings are the same if object and key path are, so that a child that holds one need not run again.
@MainActor func objectBinding<ObjectType: ObservableObject, Subject>(
    to object: ObjectType,
    _ keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
) -> Binding<Subject> {
    Binding(location: ObjectBindingLocation(object, keyPath))
}
