// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A source of every module of an app that `vitrine` builds: work that code starts on a queue, a thread or a timer, and the
// answers that it waits for, are of the session that the code runs in (Documentation/Decisions/0065).
//
// The compiler prefers a module's own declaration to an imported one of the same signature, and only to that: from a module of
// ours the calls would be ambiguous.
//
// Usable from inlined code: default arguments of public functions name them.

public import Foundation
public import FoundationNetworking
import VitrineImplicit

extension DispatchQueue {
    @usableFromInline nonisolated func async(
        group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        let item = DispatchWorkItem(qos: qos, flags: flags, block: _SessionCarrier.keep(work))
        if let group { async(group: group, execute: item) } else { async(execute: item) }
    }

    @usableFromInline nonisolated func asyncAfter(
        deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(
            deadline: deadline,
            execute: DispatchWorkItem(qos: qos, flags: flags, block: _SessionCarrier.keep(work)))
    }

    @usableFromInline nonisolated func asyncAfter(
        wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        asyncAfter(
            wallDeadline: wallDeadline,
            execute: DispatchWorkItem(qos: qos, flags: flags, block: _SessionCarrier.keep(work)))
    }

    // The main queue runs such work on its own thread.
    @usableFromInline nonisolated func sync<T>(execute work: () throws -> T) rethrows -> T {
        let carrier = _SessionCarrier()
        return try sync(flags: []) { try carrier.run(work) }
    }
}

extension DispatchGroup {
    @usableFromInline nonisolated func notify(
        qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
        execute work: @escaping @convention(block) () -> Void
    ) {
        let carrier = _SessionCarrier()
        notify(queue: queue, work: DispatchWorkItem(qos: qos, flags: flags) { carrier.run(work) })
    }
}

extension OperationQueue {
    @usableFromInline nonisolated func addOperation(_ block: @escaping @Sendable () -> Void) {
        addOperation(BlockOperation(block: block))
    }
}

extension BlockOperation {
    @usableFromInline nonisolated convenience init(block: @escaping @Sendable () -> Void) {
        self.init()
        addExecutionBlock(block)
    }

    @usableFromInline nonisolated func addExecutionBlock(_ block: @escaping @Sendable () -> Void) {
        _addExecutionBlock(_SessionCarrier.keep(block))
    }
}

extension Thread {
    @usableFromInline nonisolated class func detachNewThread(_ block: @escaping @Sendable () -> Void) {
        _detach(_SessionCarrier.keep(block))
    }
}

extension Timer {
    @discardableResult
    @usableFromInline nonisolated class func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer {
        let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    @usableFromInline nonisolated convenience init(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) {
        let carrier = _SessionCarrier()
        self.init(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats) { timer in
            if carrier.isOver { timer.invalidate() } else { carrier.run { block(timer) } }
        }
    }
}

extension URLSession {
    @usableFromInline nonisolated func dataTask(
        with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    @usableFromInline nonisolated func dataTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
        _dataTask(with: request, completionHandler)
    }

    @usableFromInline nonisolated func uploadTask(
        with request: URLRequest, from bodyData: Data?,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        _uploadTask(with: request, from: bodyData, completionHandler)
    }

    @usableFromInline nonisolated func uploadTask(
        with request: URLRequest, fromFile fileURL: URL,
        completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionUploadTask {
        _uploadTask(with: request, fromFile: fileURL, completionHandler)
    }

    @usableFromInline nonisolated func downloadTask(
        with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    @usableFromInline nonisolated func downloadTask(
        with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDownloadTask {
        _downloadTask(with: request, completionHandler)
    }
}
