// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The questions and answers of one connection, over whatever carries their bytes.
///
/// Invariants: answers are given to questions in the order in which those were sent; whoever waits goes on with an answer
/// or with why there is none, once; after the end nobody waits. An answer that is late ends the connection: the next one
/// would be taken for it.
package final class RESPConversation: StoreLine {
    private struct Question {
        let asker: CheckedContinuation<Result<[RESPValue], StoreError>, Never>
        let count: Int
        var answers: [RESPValue] = []
    }

    private struct State {
        var decoder = RESPDecoder()
        var questions: [Question] = []
        var end: StoreError?
        /// Whoever waits for the end.
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let limit: Duration
    private let pause: @Sendable (Duration) async -> Void
    private let onMessage: (@Sendable ([UInt8]) -> Void)?
    private let write: @Sendable ([UInt8]) -> Void
    private let hangUp: @Sendable () -> Void
    private let state = Mutex(State())

    /// Begins a conversation.
    ///
    /// - Parameters:
    ///   - limit: How long an answer may take.
    ///   - pause: Waits for a time, or until its task is cancelled.
    ///   - onMessage: Given what is published on channels that the connection has subscribed to, in order, by whoever
    ///     calls `received(_:)`; `nil` for a connection that subscribes to none.
    ///   - write: Sends bytes; it returns at once, and what it is given leaves in order.
    ///   - hangUp: Ends what carries the bytes. It may be called again.
    package init(
        limit: Duration, pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
        onMessage: (@Sendable ([UInt8]) -> Void)? = nil, write: @escaping @Sendable ([UInt8]) -> Void,
        hangUp: @escaping @Sendable () -> Void
    ) {
        self.limit = limit
        self.pause = pause
        self.onMessage = onMessage
        self.write = write
        self.hangUp = hangUp
    }

    package var isOpen: Bool { state.withLock { $0.end == nil } }

    package func ask(_ commands: [RESPCommand]) async throws -> [RESPValue] {
        guard !commands.isEmpty else { return [] }
        let bytes = commands.flatMap(\.encoded)
        let watch = Task { [weak self, limit, pause] in
            await pause(limit)
            if !Task.isCancelled { self?.end(.timedOut) }
        }
        defer { watch.cancel() }
        let result: Result<[RESPValue], StoreError> = await withCheckedContinuation { continuation in
            let end = state.withLock { state -> StoreError? in
                if let end = state.end { return end }
                state.questions.append(Question(asker: continuation, count: commands.count))
                // Here, so that bytes leave in the order of the questions.
                write(bytes)
                return nil
            }
            if let end { continuation.resume(returning: .failure(end)) }
        }
        switch result {
        case .success(let answers): return answers
        case .failure(let error): throw error
        }
    }

    package func ended() async {
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                guard state.end == nil else { return true }
                state.waiters.append(continuation)
                return false
            }
            if isOver { continuation.resume() }
        }
    }

    package func close() { end(.closed) }

    // MARK: - What comes

    /// Takes bytes that have come, in their order.
    package func received(_ bytes: [UInt8]) {
        var answered: [Question] = []
        var messages: [[UInt8]] = []
        let hears = onMessage != nil
        let failure = state.withLock { state -> StoreError? in
            guard state.end == nil else { return nil }
            state.decoder.append(bytes)
            do throws(RESPError) {
                while let value = try state.decoder.next() {
                    if hears, let message = Self.message(in: value) {
                        messages.append(message)
                        continue
                    }
                    guard !state.questions.isEmpty else { return .malformed("it answers without a question") }
                    state.questions[0].answers.append(value)
                    if state.questions[0].answers.count == state.questions[0].count {
                        answered.append(state.questions.removeFirst())
                    }
                }
                return nil
            } catch {
                return .malformed(error.description)
            }
        }
        for question in answered { question.asker.resume(returning: .success(question.answers)) }
        if let onMessage { for message in messages { onMessage(message) } }
        if let failure { end(failure) }
    }

    /// The connection is over, or of no use any more.
    package func end(_ error: StoreError) {
        let (questions, waiters) = state.withLock { state -> ([Question], [CheckedContinuation<Void, Never>]) in
            guard state.end == nil else { return ([], []) }
            state.end = error
            defer { (state.questions, state.waiters) = ([], []) }
            return (state.questions, state.waiters)
        }
        for question in questions { question.asker.resume(returning: .failure(error)) }
        for waiter in waiters { waiter.resume() }
        hangUp()
    }

    /// What was published, of a value that says so.
    private static func message(in value: RESPValue) -> [UInt8]? {
        guard let items = value.items, items.count == 3, items[0].text == "message" else { return nil }
        return items[2].bytes
    }
}
