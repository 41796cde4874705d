// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking

/// Stands between Foundation and a protocol of an app: the app's code runs in the session that made the request.
///
/// Foundation calls protocols on threads of its own, which belong to no session: what they read of the user's would be
/// everybody's. This one is the first of a configuration's classes (`_protocolClassesOfApp`) and takes the requests that
/// were prepared for a protocol of the app (``ProtocolRequest``). It hands on what that one says, until it has
/// said the last or was told to stop: a load that is cancelled need not wait for its end.
final class SessionProtocol: URLProtocol {
    private let lock = NSLock()
    private var call: ProtocolRequest?
    /// The app's protocol, until it is over.
    private var own: URLProtocol?
    private var hasStarted = false
    private var isStopped = false

    override class func canInit(with request: URLRequest) -> Bool {
        ProtocolRequest.of(request) != nil
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let call = ProtocolRequest.of(request) else {
            client?.urlProtocol(self, didFailWithError: URLError(.unsupportedURL))
            return
        }
        let own = call.carrier.run {
            call.kind.init(
                request: call.visible(request), cachedResponse: cachedResponse, client: ProtocolRelay(self))
        }
        own.task = task
        lock.withLock {
            self.call = call
            self.own = own
        }
        guard call.begin(self) else { return cancel() }
        call.carrier.run { own.startLoading() }
        let isLate = lock.withLock { () -> Bool in
            hasStarted = true
            return isStopped
        }
        // It was told to stop while it started.
        if isLate { call.carrier.run { own.stopLoading() } }
    }

    override func stopLoading() {
        _ = stop()
    }

    /// Ends the load as cancelled, unless it is over.
    func cancel() {
        guard stop() else { return }
        client?.urlProtocol(self, didFailWithError: URLError(.cancelled))
    }

    /// Tells the app's protocol to stop; returns `false` if it is over.
    private func stop() -> Bool {
        guard let own = end(isStopped: true) else { return false }
        let (call, isRunning) = lock.withLock { (self.call, hasStarted) }
        if isRunning { call?.carrier.run { own.stopLoading() } }
        return true
    }

    /// Ends the load; returns the app's protocol, once.
    fileprivate func end(isStopped: Bool = false) -> URLProtocol? {
        let own = lock.withLock { () -> URLProtocol? in
            defer { self.own = nil }
            if self.own != nil { self.isStopped = isStopped }
            return self.own
        }
        if own != nil { lock.withLock { call }?.end() }
        return own
    }

    fileprivate var isUnderWay: Bool { lock.withLock { own != nil } }
}

/// Says what the app's protocol says in its place, under the name of the one that Foundation knows.
private final class ProtocolRelay: NSObject, URLProtocolClient, @unchecked Sendable {
    private let known: SessionProtocol

    init(_ known: SessionProtocol) {
        self.known = known
    }

    private var client: (any URLProtocolClient)? { known.isUnderWay ? known.client : nil }

    func urlProtocol(
        _ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy
    ) {
        client?.urlProtocol(known, didReceive: response, cacheStoragePolicy: policy)
    }

    func urlProtocol(_ protocol: URLProtocol, didLoad data: Data) {
        client?.urlProtocol(known, didLoad: data)
    }

    func urlProtocolDidFinishLoading(_ protocol: URLProtocol) {
        if known.end() != nil { known.client?.urlProtocolDidFinishLoading(known) }
    }

    func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error) {
        if known.end() != nil { known.client?.urlProtocol(known, didFailWithError: error) }
    }

    func urlProtocol(_ protocol: URLProtocol, wasRedirectedTo request: URLRequest, redirectResponse: URLResponse) {
        client?.urlProtocol(known, wasRedirectedTo: request, redirectResponse: redirectResponse)
    }

    func urlProtocol(_ protocol: URLProtocol, cachedResponseIsValid cachedResponse: CachedURLResponse) {
        client?.urlProtocol(known, cachedResponseIsValid: cachedResponse)
    }

    func urlProtocol(_ protocol: URLProtocol, didReceive challenge: URLAuthenticationChallenge) {
        client?.urlProtocol(known, didReceive: challenge)
    }

    func urlProtocol(_ protocol: URLProtocol, didCancel challenge: URLAuthenticationChallenge) {
        client?.urlProtocol(known, didCancel: challenge)
    }
}
