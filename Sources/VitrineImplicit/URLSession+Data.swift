// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking
import VitrineCore

/// Foundation's asynchronous loads without its races on cancellation.
///
/// swift-corelibs-foundation cancels a transfer from inside the task's cancellation handler and waits for its work
/// queue there; when that queue is just about to resume the same task, both wait for each other for ever. Cancelled
/// later, a transfer that has just ended stops the process ("a behaviour for a task that is not in the registry"). A
/// view that leaves while its data arrives meets both, on the thread of all sessions. These overloads have fewer
/// defaulted parameters, so that they are preferred; a cancelled load throws at once, and its transfer ends
/// unheard; a protocol of the app's own is told to stop.
///
/// A session that waits for a load is not idle (Documentation/Rules.md 3.18), in whatever task the app waits. The loads
/// run where their caller runs, so that the caller goes on in the same turn that ends the request: no idle moment lies
/// between.
extension URLSession {
    /// Loads the contents of a URL.
    ///
    /// - Parameter url: The URL.
    /// - Returns: The data and the response.
    /// - Throws: A `URLError` with a description; `URLError.cancelled` when the task is cancelled.
    public nonisolated(nonsending) func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url))
    }

    /// Loads the contents of a request.
    ///
    /// - Parameter request: The request.
    /// - Returns: The data and the response.
    /// - Throws: A `URLError` with a description; `URLError.cancelled` when the task is cancelled.
    public nonisolated(nonsending) func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        let (request, call) = ProtocolRequest.prepare(request, in: self)
        return try await load(call) { dataTask(with: request, completionHandler: $0) }
    }

    /// Sends data, and loads the answer.
    ///
    /// - Parameters:
    ///   - request: The request, without a body.
    ///   - bodyData: The body.
    /// - Returns: The data of the answer and the response.
    /// - Throws: A `URLError` with a description; `URLError.cancelled` when the task is cancelled.
    public nonisolated(nonsending) func upload(
        for request: URLRequest, from bodyData: Data
    ) async throws -> (Data, URLResponse) {
        let (request, call) = ProtocolRequest.prepare(request, in: self, body: .data(bodyData))
        return try await load(call) { uploadTask(with: request, from: bodyData, completionHandler: $0) }
    }

    /// Sends a file, and loads the answer.
    ///
    /// - Parameters:
    ///   - request: The request, without a body.
    ///   - fileURL: The file, which is the body.
    /// - Returns: The data of the answer and the response.
    /// - Throws: A `URLError` with a description; `URLError.cancelled` when the task is cancelled.
    public nonisolated(nonsending) func upload(
        for request: URLRequest, fromFile fileURL: URL
    ) async throws -> (Data, URLResponse) {
        let (request, call) = ProtocolRequest.prepare(request, in: self, body: .file(fileURL))
        return try await load(call) { uploadTask(with: request, fromFile: fileURL, completionHandler: $0) }
    }

    private nonisolated(nonsending) func load(
        _ call: ProtocolRequest?,
        _ makeTask: (@escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
    ) async throws -> (Data, URLResponse) {
        let activity = SessionContext.current?.activity
        activity?.beginRequest()
        defer { activity?.endRequest() }
        let answer = Answer()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard answer.begin(continuation) else { return }
                makeTask { data, response, error in
                    withExtendedLifetime(call) {}
                    if let response, error == nil {
                        answer.give(.success((data ?? Data(), response)))
                    } else {
                        answer.give(.failure(URLError.described(error ?? URLError(.badServerResponse))))
                    }
                }.resume()
            }
        } onCancel: {
            answer.give(.failure(URLError(.cancelled)))
            call?.cancel()
        }
    }
}

/// The result of a transfer, delivered once: the first one counts.
private final class Answer: @unchecked Sendable {
    private let lock = NSLock()
    private var continuation: CheckedContinuation<(Data, URLResponse), any Error>?
    private var isGiven = false

    /// Returns `false`, with the continuation resumed, if the load was cancelled before it began.
    func begin(_ continuation: CheckedContinuation<(Data, URLResponse), any Error>) -> Bool {
        let isEarly = lock.withLock {
            if !isGiven { self.continuation = continuation }
            return !isGiven
        }
        if !isEarly { continuation.resume(throwing: URLError(.cancelled)) }
        return isEarly
    }

    func give(_ result: Result<(Data, URLResponse), any Error>) {
        let waiting = lock.withLock {
            isGiven = true
            defer { continuation = nil }
            return continuation
        }
        waiting?.resume(with: result)
    }
}
