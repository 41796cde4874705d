// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import OpenCombine
@_spi(Engine) public import VitrineCore

/// An object that the view with the focus, one around it or the scene offers, observed as `ObservedObject` does.
@propertyWrapper @preconcurrency @MainActor
public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    /// What `$object` is: each of its members is a binding to the object's property of that name.
    @dynamicMemberLookup
    @preconcurrency @MainActor
    public struct Wrapper {
        let root: ObjectType

        /// A binding to the object's property at `keyPath`.
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            objectBinding(to: root, keyPath)
        }
    }

    /// Set by `install`; nil where nobody offers an object of this type.
    private var object: ObjectType? = nil

    /// A property that waits for the focus's object.
    nonisolated public init() {}

    /// The object, where somebody offers one.
    public var wrappedValue: ObjectType? { object }

    /// Bindings to the object's properties, where there is one.
    public var projectedValue: FocusedObject<ObjectType>.Wrapper? { object.map(Wrapper.init) }
}

extension FocusedObject: InstallableProperty {
    @MainActor package static func install(
        at field: UnsafeMutableRawPointer, slot: inout AnyObject?, node: ViewNode
    ) {
        let object = EnvironmentValues(node.scope).focusedValues[object: FocusedObjectType<ObjectType>()]
        field.assumingMemoryBound(to: Self.self).pointee.object = object
        ObjectSubscription.follow(object, slot: &slot, node: node)
    }
}

extension FocusedObject: ComparedProperty {
    /// The object comes from the focus, so a new view value brings no other one.
    nonisolated package static func isSame(_ one: Self, _ other: Self) -> Bool { true }
}

extension View {
    /// Offers an object while the focus is inside the view.
    public nonisolated func focusedObject<T>(_ object: T) -> some View where T: ObservableObject {
        modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: false))
    }

    /// Offers an object, where there is one, while the focus is inside the view.
    public nonisolated func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject {
        modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: false))
    }

    /// Offers an object as long as the view is part of the scene.
    public nonisolated func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject {
        modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: true))
    }

    /// Offers an object, where there is one, as long as the view is part of the scene.
    public nonisolated func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject {
        modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: true))
    }
}
