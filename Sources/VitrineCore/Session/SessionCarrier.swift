// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// Brings the session of the code that starts some work along to wherever the work runs.
///
/// A session is a task-local value, which queues, threads, timers and detached tasks do not inherit. What computes the value
/// of a global belongs to no session, and neither does the work that it starts.
nonisolated public struct _SessionCarrier: Sendable {
    private let session: SessionContext?

    /// Creates a carrier of the caller's session.
    public init() { session = Self.session }

    /// The session that what the caller starts belongs to.
    package static var session: SessionContext? {
        let current = SessionContext.current
        return current != nil && GlobalInitialization.isRunning ? nil : current
    }

    /// Whether the visitor of the session is gone: work that repeats by itself ends then.
    public var isOver: Bool { session?.defaults.statics.isOver ?? false }

    /// Runs work in the session; in the caller's own where there was none.
    ///
    /// - Parameter work: The work.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    public func run<Result>(_ work: () throws -> Result) rethrows -> Result {
        guard let session else { return try work() }
        return try SessionContext.$current.withValue(session) { try work() }
    }

    /// Runs work in the session that runs already, or else in the carried one.
    ///
    /// It is for work that somebody else starts, such as a subscriber's: values that another session sends are that one's.
    ///
    /// - Parameter work: The work.
    package func runUnlessInSession(_ work: () -> Void) {
        if SessionContext.current == nil { run(work) } else { work() }
    }

    /// Runs asynchronous work in the session.
    ///
    /// - Parameter work: The work.
    /// - Returns: What the work returns.
    /// - Throws: What the work throws.
    public func run<Result>(_ work: () async throws -> Result) async rethrows -> Result {
        guard let session else { return try await work() }
        return try await SessionContext.$current.withValue(session) { try await work() }
    }

    /// Returns work that runs in the session of the code that calls this function.
    ///
    /// - Parameter work: The work.
    /// - Returns: The work, to be run anywhere.
    public static func keep(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
        let carrier = _SessionCarrier()
        guard carrier.session != nil else { return work }
        return { carrier.run(work) }
    }
}
