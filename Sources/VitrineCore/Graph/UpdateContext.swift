// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The context of the work that runs on the main actor: values that code deep inside reads without parameters for them.
///
/// Each is set for the length of one call and restored when that returns or throws; nothing else writes them. Code that
/// runs on other threads, or after a suspension, finds none of them: a task has its session
/// (`SessionContext.current`, a task local) and nothing more.
@MainActor
package enum UpdateContext {
    /// The node whose body or measurement is running: what is read is registered on it.
    package private(set) static var node: ViewNode?
    /// The transaction that changes are made in.
    package private(set) static var transaction = Transaction()
    /// The storage of the dynamic properties of the gesture that is being made.
    private(set) static var gestureProperties: GestureProperties?
    /// The place in its container of the shape whose outline is being made.
    private(set) static var containerShape: ContainerShapePlace?
    /// The environment of the shape whose outline is being made.
    private(set) static var shapeEnvironment: EnvironmentValues?

    /// Runs a closure whose reads belong to a node, or to none.
    @inline(__always)
    static func with<T>(node inner: ViewNode?, _ body: () throws -> T) rethrows -> T {
        let outer = node
        node = inner
        defer { node = outer }
        return try body()
    }

    /// Runs a closure whose changes are made in a transaction. Traps anywhere but on the main actor's queue.
    package nonisolated static func with<T>(transaction inner: Transaction, _ body: () throws -> T) rethrows -> T {
        let outer = MainActor.assumeIsolated {
            let outer = transaction
            transaction = inner
            return outer
        }
        defer { MainActor.assumeIsolated { transaction = outer } }
        return try body()
    }

    /// Runs a closure that makes, or updates, a gesture.
    static func with<T>(gestureProperties inner: GestureProperties, _ body: () throws -> T) rethrows -> T {
        let outer = gestureProperties
        gestureProperties = inner
        defer { gestureProperties = outer }
        return try body()
    }

    /// Runs a closure that makes the outline of a shape in an environment.
    static func with<T>(shapeEnvironment inner: EnvironmentValues, _ body: () throws -> T) rethrows -> T {
        let outer = shapeEnvironment
        shapeEnvironment = inner
        defer { shapeEnvironment = outer }
        return try body()
    }

    /// Runs a closure that makes the outline of a shape inside of a container with a shape.
    static func with<T>(containerShape inner: ContainerShapePlace, _ body: () throws -> T) rethrows -> T {
        let outer = containerShape
        containerShape = inner
        defer { containerShape = outer }
        return try body()
    }
}
