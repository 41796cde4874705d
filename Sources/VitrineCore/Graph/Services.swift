// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An object that a scene has one of, made when it is first asked for: how a module keeps what belongs to a scene beside
/// a graph that knows nothing of it.
@MainActor
package protocol SceneService: AnyObject {
    /// Makes the scene's object. The graph keeps it, so it holds the graph unowned.
    init(graph: ViewGraph)
}

/// The same for a session, which can have several scenes.
@MainActor
package protocol SessionService: AnyObject {
    init()
}

/// Objects by their types. Access costs one look-up.
package struct ServiceTable {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// The object of a type, made by a closure where there is none yet.
    package mutating func object<Service: AnyObject>(_ make: () -> Service) -> Service {
        let key = ObjectIdentifier(Service.self)
        if let object = objects[key] { return unsafeDowncast(object, to: Service.self) }
        let object = make()
        objects[key] = object
        return object
    }
}

extension ViewGraph {
    /// The scene's object of a type.
    package func service<Service: SceneService>(_: Service.Type) -> Service {
        services.object { Service(graph: self) }
    }
}

extension SessionContext {
    /// The session's object of a type.
    @MainActor package func service<Service: SessionService>(_: Service.Type) -> Service {
        services.object { Service() }
    }
}
