// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import OpenCombine
@_spi(Engine) public import VitrineCore

/// A property wrapper for an object whose changes make the view's body run again.
@propertyWrapper @preconcurrency @MainActor
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    /// The type of `$object`, whose dynamic members are bindings to the object's properties.
    @dynamicMemberLookup
    @preconcurrency @MainActor
    public struct Wrapper {
        let root: ObjectType

        /// Returns a binding to the object's property at `keyPath`.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            objectBinding(to: root, keyPath)
        }
    }

    private var object: ObjectType

    /// Creates a property that observes `initialValue`.
    public init(initialValue: ObjectType) {
        object = initialValue
    }

    /// Creates a property that observes `wrappedValue`.
    public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    /// The object.
    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        Wrapper(root: object)
    }
}

extension ObservedObject: InstallableProperty {
    @MainActor package static func install(
        at field: UnsafeMutableRawPointer,
        slot: inout AnyObject?,
        node: ViewNode
    ) {
        let object = field.assumingMemoryBound(to: Self.self).pointee.object
        ObjectSubscription.follow(object, slot: &slot, node: node)
    }
}
