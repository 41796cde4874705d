// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking

/// The asynchronous loads of Foundation, cancelled without its lock-up.
///
/// swift-corelibs-foundation cancels a transfer from inside the task's cancellation handler and waits for its work queue
/// there; when that queue is just about to resume the same task, both wait for each other for ever. A view that leaves
/// while its data arrives does exactly this, on the main thread. These overloads have fewer defaulted parameters, so
/// that they are preferred; they hand the cancellation over instead of waiting.
extension URLSession {
    /// Loads the contents of a URL.
    public func data(from url: URL) async throws -> (Data, URLResponse) {
        try await data(for: URLRequest(url: url))
    }

    /// Loads what a request asks for.
    public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
        let transfer = Transfer()
        return try await withTaskCancellationHandler {
            try Task.checkCancellation()
            return try await withCheckedThrowingContinuation { continuation in
                let task = dataTask(with: request) { data, response, error in
                    if let response, error == nil {
                        continuation.resume(returning: (data ?? Data(), response))
                    } else {
                        continuation.resume(throwing: error ?? URLError(.badServerResponse))
                    }
                }
                transfer.begin(task)
            }
        } onCancel: {
            transfer.cancel()
        }
    }
}

/// A transfer that may be cancelled before it begins.
private final class Transfer: @unchecked Sendable {
    private let lock = NSLock()
    private var task: URLSessionDataTask?
    private var isCancelled = false

    func begin(_ task: URLSessionDataTask) {
        let isLate = lock.withLock {
            self.task = task
            return isCancelled
        }
        task.resume()
        if isLate { task.cancel() }
    }

    /// Called with the task's own lock held: nothing here may wait for another thread.
    func cancel() {
        let running = lock.withLock {
            isCancelled = true
            return task
        }
        if let running { DispatchQueue.global().async { running.cancel() } }
    }
}
