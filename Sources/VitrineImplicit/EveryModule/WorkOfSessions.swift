// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A source of every module of an app that `vitrine` builds: work that code starts on a queue, a thread or a timer, and the
// answers that it waits for, are of the session that the code runs in (Documentation/Decisions/0065).
//
// The compiler prefers a module's own declaration to an imported one of the same signature, and only to that: from a module of
// ours the calls would be ambiguous.
//
// Names say their module: the app may have types of the same names, and not seldom one that is called Dispatch.
//
// Usable from inlined code: default arguments of public functions name them.

public import Foundation
public import FoundationNetworking
import VitrineImplicit

extension Foundation.DispatchQueue {
    @usableFromInline nonisolated func async(
        group: Foundation.DispatchGroup? = nil, qos: Foundation.DispatchQoS = .unspecified,
        flags: Foundation.DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Swift.Void
    ) {
        let item = Foundation.DispatchWorkItem(qos: qos, flags: flags, block: _SessionCarrier.keep(work))
        if let group { async(group: group, execute: item) } else { async(execute: item) }
    }

    @usableFromInline nonisolated func asyncAfter(
        deadline: Foundation.DispatchTime, qos: Foundation.DispatchQoS = .unspecified,
        flags: Foundation.DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Swift.Void
    ) {
        asyncAfter(
            deadline: deadline,
            execute: Foundation.DispatchWorkItem(qos: qos, flags: flags, block: _SessionCarrier.keep(work)))
    }

    @usableFromInline nonisolated func asyncAfter(
        wallDeadline: Foundation.DispatchWallTime, qos: Foundation.DispatchQoS = .unspecified,
        flags: Foundation.DispatchWorkItemFlags = [],
        execute work: @escaping @Sendable @convention(block) () -> Swift.Void
    ) {
        asyncAfter(
            wallDeadline: wallDeadline,
            execute: Foundation.DispatchWorkItem(qos: qos, flags: flags, block: _SessionCarrier.keep(work)))
    }

    // The main queue runs such work on its own thread.
    @usableFromInline nonisolated func sync<T>(execute work: () throws -> T) rethrows -> T {
        let carrier = _SessionCarrier()
        return try sync(flags: []) { try carrier.run(work) }
    }
}

extension Foundation.DispatchGroup {
    @usableFromInline nonisolated func notify(
        qos: Foundation.DispatchQoS = .unspecified, flags: Foundation.DispatchWorkItemFlags = [],
        queue: Foundation.DispatchQueue,
        execute work: @escaping @convention(block) () -> Swift.Void
    ) {
        let carrier = _SessionCarrier()
        notify(queue: queue, work: Foundation.DispatchWorkItem(qos: qos, flags: flags) { carrier.run(work) })
    }
}

extension Foundation.OperationQueue {
    @usableFromInline nonisolated func addOperation(_ block: @escaping @Sendable () -> Swift.Void) {
        addOperation(Foundation.BlockOperation(block: block))
    }
}

extension Foundation.BlockOperation {
    @usableFromInline nonisolated convenience init(block: @escaping @Sendable () -> Swift.Void) {
        self.init()
        addExecutionBlock(block)
    }

    @usableFromInline nonisolated func addExecutionBlock(_ block: @escaping @Sendable () -> Swift.Void) {
        _addExecutionBlock(_SessionCarrier.keep(block))
    }
}

extension Foundation.Thread {
    @usableFromInline nonisolated class func detachNewThread(_ block: @escaping @Sendable () -> Swift.Void) {
        _detach(_SessionCarrier.keep(block))
    }
}

extension Foundation.Timer {
    @discardableResult
    @usableFromInline nonisolated class func scheduledTimer(
        withTimeInterval interval: Foundation.TimeInterval, repeats: Swift.Bool,
        block: @escaping @Sendable (Foundation.Timer) -> Swift.Void
    ) -> Foundation.Timer {
        let timer = Foundation.Timer(timeInterval: interval, repeats: repeats, block: block)
        Foundation.RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    @usableFromInline nonisolated convenience init(
        timeInterval interval: Foundation.TimeInterval, repeats: Swift.Bool,
        block: @escaping @Sendable (Foundation.Timer) -> Swift.Void
    ) {
        let carrier = _SessionCarrier()
        let start = Foundation.Date(timeIntervalSinceNow: interval)
        self.init(fire: start, interval: interval, repeats: repeats) { timer in
            if carrier.isOver { timer.invalidate() } else { carrier.run { block(timer) } }
        }
    }
}

extension FoundationNetworking.URLSession {
    @usableFromInline nonisolated func dataTask(
        with url: Foundation.URL,
        completionHandler:
            @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Swift.Error)?) -> Swift.Void
    ) -> FoundationNetworking.URLSessionDataTask {
        dataTask(with: FoundationNetworking.URLRequest(url: url), completionHandler: completionHandler)
    }

    @usableFromInline nonisolated func dataTask(
        with request: FoundationNetworking.URLRequest,
        completionHandler:
            @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Swift.Error)?) -> Swift.Void
    ) -> FoundationNetworking.URLSessionDataTask {
        _dataTask(with: request, completionHandler)
    }

    @usableFromInline nonisolated func uploadTask(
        with request: FoundationNetworking.URLRequest, from bodyData: Foundation.Data?,
        completionHandler:
            @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Swift.Error)?) -> Swift.Void
    ) -> FoundationNetworking.URLSessionUploadTask {
        _uploadTask(with: request, from: bodyData, completionHandler)
    }

    @usableFromInline nonisolated func uploadTask(
        with request: FoundationNetworking.URLRequest, fromFile fileURL: Foundation.URL,
        completionHandler:
            @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Swift.Error)?) -> Swift.Void
    ) -> FoundationNetworking.URLSessionUploadTask {
        _uploadTask(with: request, fromFile: fileURL, completionHandler)
    }

    @usableFromInline nonisolated func downloadTask(
        with url: Foundation.URL,
        completionHandler:
            @escaping @Sendable (Foundation.URL?, FoundationNetworking.URLResponse?, (any Swift.Error)?) -> Swift.Void
    ) -> FoundationNetworking.URLSessionDownloadTask {
        downloadTask(with: FoundationNetworking.URLRequest(url: url), completionHandler: completionHandler)
    }

    @usableFromInline nonisolated func downloadTask(
        with request: FoundationNetworking.URLRequest,
        completionHandler:
            @escaping @Sendable (Foundation.URL?, FoundationNetworking.URLResponse?, (any Swift.Error)?) -> Swift.Void
    ) -> FoundationNetworking.URLSessionDownloadTask {
        _downloadTask(with: request, completionHandler)
    }
}

// An app's own protocols run in the session that makes a request.
extension FoundationNetworking.URLSessionConfiguration {
    @usableFromInline nonisolated var protocolClasses: [Swift.AnyClass]? {
        get { _protocolClassesOfApp }
        set { _protocolClassesOfApp = newValue }
    }
}
