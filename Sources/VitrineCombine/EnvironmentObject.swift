// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import OpenCombine
@_spi(Engine) public import VitrineCore

/// A property wrapper for an object that an ancestor set with `environmentObject(_:)`, observed like `ObservedObject`.
@propertyWrapper @preconcurrency @MainActor
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
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

    /// Set by `install`; `nil` if no ancestor set an object of this type.
    private var object: ObjectType? = nil

    /// Creates a property that reads its object from the environment.
    nonisolated public init() {}

    /// The object; reading it where no ancestor set one traps.
    public var wrappedValue: ObjectType {
        // No body runs without its object (`missingObject`).
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
    /// The object comes from the tree around the view, so a new view value does not change it.
    nonisolated package static func isSame(_ one: Self, _ other: Self) -> Bool { true }
}
