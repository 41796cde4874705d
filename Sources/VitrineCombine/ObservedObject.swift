// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import OpenCombine
@_spi(Engine) public import VitrineCore

/// A property whose object makes the view's body run again whenever it announces a change.
@propertyWrapper @preconcurrency @MainActor
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    /// What `$object` is: each of its members is a binding to the object's property of that name.
    @dynamicMemberLookup
    @preconcurrency @MainActor
    public struct Wrapper {
        let root: ObjectType

        /// A binding to the object's property at `keyPath`.
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            objectBinding(to: root, keyPath)
        }
    }

    private var object: ObjectType

    /// A property that observes `initialValue`.
    public init(initialValue: ObjectType) {
        object = initialValue
    }

    /// A property that observes `wrappedValue`.
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
