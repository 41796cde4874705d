// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import OpenCombine
@_spi(Engine) public import VitrineCore

/// A property wrapper for an object of the focused view, of a view around it, or of the scene, observed like
/// `ObservedObject`.
@propertyWrapper @preconcurrency @MainActor
public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    /// The type of `$object`, whose dynamic members are bindings to the object's properties.
    @dynamicMemberLookup
    @preconcurrency @MainActor
    public struct Wrapper {
        let root: ObjectType

        /// Returns a binding to the object's property at `keyPath`.
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            objectBinding(to: root, keyPath)
        }
    }

    /// Set by `install`; `nil` if no view sets an object of this type.
    private var object: ObjectType? = nil

    /// Creates a property that reads the focused object.
    nonisolated public init() {}

    /// The object, or `nil` if no view sets one.
    public var wrappedValue: ObjectType? { object }

    /// Bindings to the object's properties, or `nil` without an object.
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
    /// The object comes from the focus, so a new view value does not change it.
    nonisolated package static func isSame(_ one: Self, _ other: Self) -> Bool { true }
}

extension View {
    /// Sets a focused object while focus is inside the view.
    public nonisolated func focusedObject<T>(_ object: T) -> some View where T: ObservableObject {
        modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: false))
    }

    /// Sets a focused object, if it is not `nil`, while focus is inside the view.
    public nonisolated func focusedObject<T>(_ object: T?) -> some View where T: ObservableObject {
        modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: false))
    }

    /// Sets a focused object for the scene as long as the view exists.
    public nonisolated func focusedSceneObject<T>(_ object: T) -> some View where T: ObservableObject {
        modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: true))
    }

    /// Sets a focused object for the scene, if it is not `nil`, as long as the view exists.
    public nonisolated func focusedSceneObject<T>(_ object: T?) -> some View where T: ObservableObject {
        modifier(FocusedValueModifier(keyPath: \.[object: FocusedObjectType<T>()], value: object, isOfScene: true))
    }
}
