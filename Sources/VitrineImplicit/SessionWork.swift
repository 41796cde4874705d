// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import FoundationNetworking
import VitrineCore

// What the source in EveryModule calls: there it would call itself.

extension BlockOperation {
    /// Adds a block that runs in the session that it was made in.
    public func _addExecutionBlock(_ block: @escaping @Sendable () -> Void) { addExecutionBlock(block) }
}

extension Thread {
    /// Runs work on a thread of its own.
    public static func _detach(_ block: @escaping @Sendable () -> Void) { detachNewThread(block) }
}

extension URLSession {
    /// Creates a task whose answer is handled in the caller's session.
    public func _dataTask(
        with request: URLRequest, _ handle: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        let carrier = _SessionCarrier()
        let (request, call) = ProtocolRequest.prepare(request, in: self)
        return dataTask(with: request) { data, response, error in
            withExtendedLifetime(call) { carrier.run { handle(data, response, error) } }
        }
    }

    /// Creates a task that sends data, whose answer is handled in the caller's session.
    public func _uploadTask(
        with request: URLRequest, from data: Data?,
        _ handle: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        let carrier = _SessionCarrier()
        let (request, call) = ProtocolRequest.prepare(request, in: self, body: data.map { .data($0) } ?? .ofRequest)
        return uploadTask(with: request, from: data) { data, response, error in
            withExtendedLifetime(call) { carrier.run { handle(data, response, error) } }
        }
    }

    /// Creates a task that sends a file, whose answer is handled in the caller's session.
    public func _uploadTask(
        with request: URLRequest, fromFile file: URL,
        _ handle: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        let carrier = _SessionCarrier()
        let (request, call) = ProtocolRequest.prepare(request, in: self, body: .file(file))
        return uploadTask(with: request, fromFile: file) { data, response, error in
            withExtendedLifetime(call) { carrier.run { handle(data, response, error) } }
        }
    }

    /// Creates a task that receives a file, which is handled in the caller's session.
    public func _downloadTask(
        with request: URLRequest, _ handle: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        let carrier = _SessionCarrier()
        let (request, call) = ProtocolRequest.prepare(request, in: self)
        return downloadTask(with: request) { file, response, error in
            withExtendedLifetime(call) { carrier.run { handle(file, response, error) } }
        }
    }
}

extension DispatchWorkItem {
    /// Creates work for a queue, in the caller's session.
    public convenience init(block: @escaping @convention(block) () -> Void) {
        let carrier = _SessionCarrier()
        self.init(qos: .unspecified, flags: [], block: { carrier.run(block) })
    }
}

extension DispatchSourceTimer {
    /// Sets what runs whenever the timer fires, in the caller's session.
    public func setEventHandler(handler: (@Sendable @convention(block) () -> Void)?) {
        guard let handler else { return setEventHandler(qos: .unspecified, flags: [], handler: nil) }
        let carrier = _SessionCarrier()
        setEventHandler(qos: .unspecified, flags: []) { carrier.run(handler) }
    }
}

extension Task where Failure == Never {
    /// Runs work in a task that inherits nothing of the caller but its session.
    @discardableResult
    public static func detached(
        priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async -> Success
    ) -> Task<Success, Never> {
        let carrier = _SessionCarrier()
        return detached(name: nil, priority: priority) { await carrier.run { await operation() } }
    }
}

extension Task where Failure == any Error {
    /// Runs work that can fail in a task that inherits nothing of the caller but its session.
    @discardableResult
    public static func detached(
        priority: TaskPriority? = nil, operation: sending @escaping @isolated(any) () async throws -> Success
    ) -> Task<Success, any Error> {
        let carrier = _SessionCarrier()
        return detached(name: nil, priority: priority) { try await carrier.run { try await operation() } }
    }
}
