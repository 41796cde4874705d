// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import OpenCombine
@_spi(Engine) public import VitrineCore

/// A property whose object an ancestor gave with `environmentObject(_:)`, observed as `ObservedObject` does.
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
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

    /// Set by `install`; nil when no ancestor gave an object of this type.
    private var object: ObjectType? = nil

    /// A property that waits for its object from the environment.
    nonisolated public init() {}

    /// The object; it is a mistake to read it where no ancestor gave one.
    public var wrappedValue: ObjectType {
        // The engine runs no body without it (`missingObject`).
        guard let object else {
            preconditionFailure("@EnvironmentObject \(ObjectType.self) was read outside a view's body.")
        }
        return object
    }

    /// Bindings to the object's properties.
    public var projectedValue: EnvironmentObject<ObjectType>.Wrapper {
        Wrapper(root: wrappedValue)
    }
}

extension EnvironmentObject: InstallableProperty {
    @MainActor package static func install(
        at field: UnsafeMutableRawPointer,
        slot: inout AnyObject?,
        node: ViewNode
    ) {
        let object = node.scope.object(of: ObjectType.self)
        field.assumingMemoryBound(to: Self.self).pointee.object = object
        ObjectSubscription.follow(object, slot: &slot, node: node)
    }
}

extension EnvironmentObject: RequiringProperty {
    @MainActor package static func missingObject(at field: UnsafeMutableRawPointer) -> MissingObject? {
        guard field.assumingMemoryBound(to: Self.self).pointee.object == nil else { return nil }
        return MissingObject(
            message: "No ObservableObject of type \(ObjectType.self) was found.",
            remedy: "Add .environmentObject(_:) with one above this view.")
    }
}

extension EnvironmentObject: ComparedProperty {
    /// The object comes from the tree around the view, so a new view value brings no other one.
    nonisolated package static func isSame(_ one: Self, _ other: Self) -> Bool { true }
}
