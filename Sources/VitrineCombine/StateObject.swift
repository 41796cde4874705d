// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import OpenCombine
@_spi(Engine) public import VitrineCore

/// A property wrapper that creates an object when its view first appears and keeps it for the view's lifetime.
///
/// The type is isolated to the main actor, as Apple's is, and so is the default value of such a property, so that
/// `@StateObject var model = Model()` can create a main-actor object. Only the initialiser is nonisolated, as Apple's
/// is.
@propertyWrapper @preconcurrency @MainActor
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    /// Set by `install`; `nil` in a view value that the engine has not installed.
    private var object: ObjectType?
    // Unsafe only in the initialiser, which writes a value that nothing else has access to.
    nonisolated(unsafe) private let makeObject: () -> ObjectType

    /// Creates a property whose object `thunk` creates once per place in the view tree.
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        makeObject = thunk
    }

    /// The object.
    ///
    /// Outside a body each read creates a new one, as on Apple's systems, because nothing stores it there.
    public var wrappedValue: ObjectType {
        object ?? makeObject()
    }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(root: wrappedValue)
    }
}

extension StateObject: InstallableProperty {
    @MainActor package static func install(
        at field: UnsafeMutableRawPointer,
        slot: inout AnyObject?,
        node: ViewNode
    ) {
        let property = field.assumingMemoryBound(to: Self.self)
        if let kept = slot as? OwnedObject<ObjectType> {
            property.pointee.object = kept.object
        } else {
            let makeObject = property.pointee.makeObject
            let object = node.graph.restoration?.take(ObjectType.self, for: node, or: makeObject) ?? makeObject()
            let made = OwnedObject(to: object, for: node)
            slot = made
            property.pointee.object = made.object
        }
    }
}

extension StateObject: ComparedProperty {
    /// The object belongs to the place in the tree, so a new view value does not change it.
    nonisolated package static func isSame(_ one: Self, _ other: Self) -> Bool { true }
}
