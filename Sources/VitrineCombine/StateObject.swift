// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import OpenCombine
public import VitrineUI

/// A property that makes its object once, when its view first appears in the tree, and keeps it for the view's life.
@propertyWrapper
nonisolated public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    /// Set by `install`; nil in a view value that the engine has not taken yet.
    private var object: ObjectType?
    private let makeObject: () -> ObjectType

    /// A property whose object `thunk` makes, which runs once per place in the view tree.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        makeObject = thunk
    }

    /// The object. Outside a body each read makes a new one, as on Apple's systems, because nothing keeps it there.
    @MainActor @preconcurrency
    public var wrappedValue: ObjectType {
        object ?? makeObject()
    }

    /// Bindings to the object's properties.
    @MainActor @preconcurrency
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(root: wrappedValue)
    }
}

extension StateObject: InstallableProperty {
    @MainActor package static func install(
        at field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: ViewNode
    ) {
        let property = field.assumingMemoryBound(to: Self.self)
        if let kept = slot as? ObjectSubscription<ObjectType> {
            property.pointee.object = kept.object
        } else {
            let made = ObjectSubscription(to: property.pointee.makeObject(), for: node)
            slot = made
            property.pointee.object = made.object
        }
    }
}
