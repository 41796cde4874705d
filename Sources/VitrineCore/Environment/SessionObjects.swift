// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The objects that all views of a session find in their environment: the delegate of the app.
///
/// They are not kept: whoever adds one keeps it.
@MainActor
package final class SessionObjects: SessionService {
    private var writers: [ObjectIdentifier: @MainActor (EnvironmentScope) -> Void] = [:]

    package init() {}

    /// Adds an object, in place of one of the same type.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - graph: The graph of the scene that is shown already, or `nil`.
    package func add<Object: AnyObject>(_ object: Object, to graph: ViewGraph?) {
        let write: @MainActor (EnvironmentScope) -> Void = { [weak object] scope in
            scope.setObject(object, of: Object.self)
        }
        writers[ObjectIdentifier(Object.self)] = write
        if let graph { write(graph.rootScope) }
    }

    /// Sets the objects in the outermost scope of a scene.
    func write(into scope: EnvironmentScope) {
        for writer in writers.values { writer(scope) }
    }
}
