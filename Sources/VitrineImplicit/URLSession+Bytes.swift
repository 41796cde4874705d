// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking
import VitrineCore

/// The bytes of a response while they arrive, which Foundation lacks on Linux.
///
/// A transfer that is no longer read ends unheard, for the reasons that `data(for:)` gives: what still arrives is
/// dropped.
extension URLSession {
    /// The bytes of a response, in the order in which they arrive.
    public struct AsyncBytes: AsyncSequence, Sendable {
        /// The type of the elements: bytes.
        public typealias Element = UInt8

        /// The task that loads the bytes.
        public let task: URLSessionDataTask
        fileprivate let chunks: AsyncThrowingStream<Data, any Error>

        /// The position in the bytes of a response.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// The type of the elements: bytes.
            public typealias Element = UInt8

            fileprivate var chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator
            private var bytes: [UInt8] = []
            private var position = 0

            fileprivate init(_ chunks: AsyncThrowingStream<Data, any Error>.AsyncIterator) {
                self.chunks = chunks
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
                    let activity = SessionContext.current?.activity
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
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks.makeAsyncIterator()) }
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
        let activity = SessionContext.current?.activity
        activity?.beginRequest()
        defer { activity?.endRequest() }
        let transfer = ByteTransfer()
        // A session of its own, whose delegate sees the bytes as they come; it ends with its task.
        let session = URLSession(configuration: configuration, delegate: transfer, delegateQueue: nil)
        let task = session.dataTask(with: request)
        session.finishTasksAndInvalidate()
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if transfer.begin(continuation) { task.resume() }
            }
        } onCancel: {
            transfer.respond(.failure(URLError(.cancelled)))
        }
        return (AsyncBytes(task: task, chunks: transfer.chunks), response)
    }
}

/// Hands on the response of a transfer once, and its bytes as they come.
private final class ByteTransfer: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    let chunks: AsyncThrowingStream<Data, any Error>
    private let feed: AsyncThrowingStream<Data, any Error>.Continuation
    private let lock = NSLock()
    private var waiting: CheckedContinuation<URLResponse, any Error>?
    private var isAnswered = false

    override init() {
        (chunks, feed) = AsyncThrowingStream.makeStream(of: Data.self, throwing: (any Error).self)
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

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        respond(.success(response))
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        feed.yield(data)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
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
