// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking
import VitrineCore

/// The bytes of a response while they arrive, which Foundation lacks on Linux.
///
/// A transfer ends when nobody reads it any more: its task is cancelled, or the bytes are let go. It is cancelled on the
/// queue on which its delegate hears of its end, and after it was answered: so nothing that `data(for:)` avoids can
/// happen, because a transfer does not end while that queue is busy, and no task waits for it there.
extension URLSession {
    /// The bytes of a response, in the order in which they arrive.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// The type of the elements: bytes.
        public typealias Element = UInt8

        /// The task that loads the bytes.
        public let task: URLSessionDataTask
        fileprivate let chunks: AsyncThrowingStream<Data, any Error>
        /// Whether the server sends events as they happen: a session that waits for one is idle.
        fileprivate let isOfEvents: Bool

        /// The position in the bytes of a response.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// The type of the elements: bytes.
            public typealias Element = UInt8

            fileprivate var chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator
            private let isOfEvents: Bool
            private var bytes: [UInt8] = []
            private var position = 0

            fileprivate init(_ chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator, isOfEvents: Bool) {
                self.chunks = chunks
                self.isOfEvents = isOfEvents
            }

            /// Returns the next byte.
            ///
            /// - Returns: The byte; `nil` after the last one.
            /// - Throws: A `URLError` if the transfer fails.
            public mutating func next() async throws -> UInt8? { try await next(isolation: nil) }

            /// Returns the next byte, where the caller runs.
            ///
            /// - Parameter actor: The actor of the caller.
            /// - Returns: The byte; `nil` after the last one.
            /// - Throws: A `URLError` if the transfer fails.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> UInt8? {
                while position == bytes.count {
                    let activity = isOfEvents ? nil : SessionContext.current?.activity
                    activity?.beginRequest()
                    defer { activity?.endRequest() }
                    guard let chunk = try await chunks.next(isolation: actor) else {
                        if Task.isCancelled { throw URLError(.cancelled) }
                        return nil
                    }
                    bytes = Array(chunk)
                    position = 0
                }
                defer { position += 1 }
                return bytes[position]
            }
        }

        /// Returns a position at the first byte.
        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(chunks.makeAsyncIterator(), isOfEvents: isOfEvents)
        }
    }

    /// Begins to load the contents of a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - delegate: Not asked: Foundation has no delegates of single tasks on Linux.
    /// - Returns: The bytes while they arrive, and the response.
    /// - Throws: A `URLError` with a description; `URLError.cancelled` when the task is cancelled.
    public nonisolated(nonsending) func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URLSession.AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// Begins to load the contents of a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - delegate: Not asked: Foundation has no delegates of single tasks on Linux.
    /// - Returns: The bytes while they arrive, and the response.
    /// - Throws: A `URLError` with a description; `URLError.cancelled` when the task is cancelled.
    public nonisolated(nonsending) func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (URLSession.AsyncBytes, URLResponse) {
        if delegate != nil {
            DeveloperNotes.withoutEffect(
                "the delegate of a task of URLSession", remedy: "Give the session a delegate.")
        }
        if Task.isCancelled { throw URLError(.cancelled) }
        let activity = SessionContext.current?.activity
        activity?.beginRequest()
        defer { activity?.endRequest() }
        let (chunks, feed) = AsyncThrowingStream<Data, any Error>.makeStream()
        let transfer = ByteTransfer(feed)
        let (request, call) = ProtocolRequest.prepare(request, in: self)
        feed.onTermination = { reason in
            guard case .cancelled = reason else { return }
            call?.cancel()
            transfer.abandon()
        }
        // A session of its own, whose delegate sees the bytes as they come; it ends with its task.
        let session = URLSession(configuration: configuration, delegate: transfer, delegateQueue: nil)
        let task = session.dataTask(with: request)
        session.finishTasksAndInvalidate()
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if transfer.begin(continuation) { task.resume() }
            }
        } onCancel: {
            call?.cancel()
            transfer.abandon()
        }
        let isOfEvents = response.mimeType?.lowercased() == "text/event-stream"
        return (AsyncBytes(task: task, chunks: chunks, isOfEvents: isOfEvents), response)
    }
}

/// Hands on the response of a transfer once, and its bytes as they come.
///
/// It does not hold the bytes' stream, which ends when its last reader lets it go.
private final class ByteTransfer: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let feed: AsyncThrowingStream<Data, any Error>.Continuation
    private let lock = NSLock()
    private var waiting: CheckedContinuation<URLResponse, any Error>?
    private var isAnswered = false
    private var isAbandoned = false
    /// The session and its task between the response and the end.
    private var underway: (session: URLSession, task: URLSessionTask)?

    init(_ feed: AsyncThrowingStream<Data, any Error>.Continuation) {
        self.feed = feed
        super.init()
    }

    /// Returns `false`, with the continuation resumed, if the load was cancelled before it began.
    func begin(_ continuation: CheckedContinuation<URLResponse, any Error>) -> Bool {
        let isEarly = lock.withLock {
            if !isAnswered { waiting = continuation }
            return !isAnswered
        }
        if !isEarly { continuation.resume(throwing: URLError(.cancelled)) }
        return isEarly
    }

    func respond(_ result: Result<URLResponse, any Error>) {
        let answered = lock.withLock {
            isAnswered = true
            defer { waiting = nil }
            return waiting
        }
        answered?.resume(with: result)
    }

    /// Ends the transfer, which nobody reads any more, as soon as it is answered.
    func abandon() {
        let underway = lock.withLock {
            isAbandoned = true
            return self.underway
        }
        respond(.failure(URLError(.cancelled)))
        guard let underway else { return }
        let task = underway.task
        underway.session.delegateQueue.addOperation { task.cancel() }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        let isUnwanted = lock.withLock {
            underway = (session, dataTask)
            return isAbandoned
        }
        respond(.success(response))
        completionHandler(.allow)
        if isUnwanted { dataTask.cancel() }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        feed.yield(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        lock.withLock { underway = nil }
        if let error {
            let described = URLError.described(error)
            respond(.failure(described))
            feed.finish(throwing: described)
        } else {
            respond(task.response.map { .success($0) } ?? .failure(URLError(.badServerResponse)))
            feed.finish()
        }
    }
}
