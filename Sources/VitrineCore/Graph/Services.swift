// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// An object that a scene has one of, created on first use, by which a module stores data of a scene that the graph
/// does not know about.
@MainActor
package protocol SceneService: AnyObject {
    /// Creates the scene's object.
    ///
    /// The graph retains it, so it must refer to the graph unowned.
    init(graph: ViewGraph)
}

/// An object that a session has one of; a session can have several scenes.
@MainActor
package protocol SessionService: AnyObject {
    init()
}

/// A table of objects by type.
///
/// Access costs one look-up.
package struct ServiceTable {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Returns the object of a type, created by a closure if there is none.
    package mutating func object<Service: AnyObject>(_ make: () -> Service) -> Service {
        let key = ObjectIdentifier(Service.self)
        if let object = objects[key] { return unsafeDowncast(object, to: Service.self) }
        let object = make()
        objects[key] = object
        return object
    }
}

extension ViewGraph {
    /// Returns the scene's object of a type.
    package func service<Service: SceneService>(_: Service.Type) -> Service {
        services.object { Service(graph: self) }
    }
}

extension SessionContext {
    /// Returns the session's object of a type.
    @MainActor package func service<Service: SessionService>(_: Service.Type) -> Service {
        services.object { Service() }
    }

    /// Returns the session's object of a type, on any thread.
    ///
    /// - Parameter make: Creates the object, which must not retain the session; where two threads ask at the same time, one
    ///   of two objects is dropped.
    /// - Returns: The object, which the session retains.
    package func sharedObject<Object: AnyObject & Sendable>(_ make: () -> Object) -> Object {
        let key = ObjectIdentifier(Object.self)
        if let known = sharedObjects.withLock({ $0[key] }) { return unsafeDowncast(known, to: Object.self) }
        let new = make()
        let first = sharedObjects.withLock { objects in
            if let known = objects[key] { return known }
            objects[key] = new
            return new
        }
        return unsafeDowncast(first, to: Object.self)
    }
}
