// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An executor that runs an actor's work on models.
public protocol ModelExecutor: Executor {
    /// The context of the work.
    var modelContext: ModelContext { get }
}

/// A model executor that runs one job after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// The executor of actors that `@ModelActor` writes.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    /// The context of the actor, which only its jobs use.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "SwiftData.ModelActor")

    /// Creates an executor that runs an actor's jobs on a queue of its own.
    ///
    /// - Parameter modelContext: The context that the actor works with.
    public init(modelContext: ModelContext) {
        self.modelContext = modelContext
    }

    /// Runs a job of the actor after those that came before it.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
    }

    /// Returns this executor as the concurrency library refers to it.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// An actor with a context of its own.
public protocol ModelActor: Actor {
    /// The container of the models.
    nonisolated var modelContainer: ModelContainer { get }
    /// The executor that runs the actor's work.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The executor that runs the actor: its model executor, which has to be a serial one.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        guard let serial = modelExecutor as? any SerialModelExecutor else {
            fatalError("The executor of \(Self.self) is not serial.")
        }
        return serial.asUnownedSerialExecutor()
    }

    /// The context of the actor.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// Returns the object of an identity in the actor's context; `nil` for one of another model.
    ///
    /// - Parameters:
    ///   - id: The identity, which may come from another actor.
    ///   - type: The model of the object.
    public subscript<T>(id: PersistentIdentifier, as type: T.Type) -> T? where T: PersistentModel {
        modelContext.model(for: id) as? T
    }
}
