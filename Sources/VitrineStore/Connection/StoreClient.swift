// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// A store as a process uses it: over one connection, and a new one when that has ended.
///
/// Invariants: while the store is down each question fails at once, and one task tries to connect, after longer and
/// longer pauses; that the store is down is said once, and that it is back once.
package actor StoreClient {
    /// What becomes of the store.
    package enum Change: Hashable, Sendable {
        /// It does not answer, and is tried again and again from now on.
        case down(StoreError)
        /// The store answers again.
        case up
    }

    private let connect: @Sendable () async throws -> any StoreLine
    private let pause: @Sendable (Duration) async -> Void
    private let onChange: @Sendable (Change) -> Void
    private var line: (any StoreLine)?
    private var opening: Task<any StoreLine, any Error>?
    private var isDown = false
    private var isClosed = false

    /// Creates a client; `start()` or `begin()` connects it.
    ///
    /// - Parameters:
    ///   - connect: Makes a connection; what it throws is a `StoreError`.
    ///   - pause: Waits before the store is tried again.
    ///   - onChange: Told when the store is down, and when it is back.
    package init(
        connect: @escaping @Sendable () async throws -> any StoreLine,
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
        onChange: @escaping @Sendable (Change) -> Void = { _ in }
    ) {
        self.connect = connect
        self.pause = pause
        self.onChange = onChange
    }

    /// Connects for the first time.
    ///
    /// - Throws: Why the store cannot be used; it is not tried again then.
    package func start() async throws {
        line = try await connect()
    }

    /// Connects, or begins to try.
    package func begin() async {
        _ = try? await openLine()
    }

    /// Ends the connection; nothing is asked any more.
    package func close() {
        isClosed = true
        line?.close()
        line = nil
    }

    /// Sends commands at once and waits for all answers.
    ///
    /// - Returns: An answer for each command; some may be errors.
    /// - Throws: `StoreError`. What was done of the commands is not known then, but for `tooLarge`: nothing was sent.
    package func ask(_ commands: [RESPCommand]) async throws -> [RESPValue] {
        // Whoever is given it later would end its connection for it.
        if let problem = commands.lazy.compactMap(\.problem).first { throw problem }
        let line = try await openLine()
        do {
            return try await line.ask(commands)
        } catch {
            fell(error, of: line)
            throw error
        }
    }

    /// The connection, or a new one where the store has closed it since: stores close those that are silent for long.
    private func openLine() async throws -> any StoreLine {
        if let line, line.isOpen { return line }
        if isDown || isClosed { throw StoreError.closed }
        let task: Task<any StoreLine, any Error>
        if let opening {
            task = opening
        } else {
            task = Task { [connect] in try await connect() }
            opening = task
        }
        do {
            let made = try await task.value
            if opening == task {
                opening = nil
                line = made
            }
            if isClosed { made.close() }
            return made
        } catch {
            if opening == task { opening = nil }
            fell(error, of: nil)
            throw error
        }
    }

    /// The store cannot be used by the connection that there is.
    ///
    /// - Parameters:
    ///   - error: Why.
    ///   - failed: The connection; `nil` where none was made.
    private func fell(_ error: any Error, of failed: (any StoreLine)?) {
        failed?.close()
        // Another one was made meanwhile.
        if let line, let failed, line !== failed { return }
        line = nil
        guard !isDown, !isClosed else { return }
        // Another one is being made: that shows whether the store is there.
        if failed != nil, opening != nil { return }
        isDown = true
        onChange(.down(StoreError(error)))
        Task { await recover() }
    }

    private func recover() async {
        var backoff = Backoff()
        while !isClosed {
            guard let made = try? await connect() else {
                await pause(backoff.next())
                continue
            }
            guard !isClosed else { return made.close() }
            line = made
            isDown = false
            return onChange(.up)
        }
    }
}
