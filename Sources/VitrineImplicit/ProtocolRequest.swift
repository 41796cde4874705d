// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking
import VitrineCore

/// A request that one of an app's own protocols answers: the session that it is made in, its body, and who cancels it.
///
/// ``SessionProtocol`` finds it by a field of the request's header, which no server sees: Foundation loses the properties
/// that protocols give to requests.
final class ProtocolRequest: @unchecked Sendable {
    /// What is sent.
    enum Body {
        /// What the request has as its body, if anything.
        case ofRequest
        case data(Data)
        case file(URL)
    }

    private struct Entry {
        weak var call: ProtocolRequest?
    }

    private static let field = "Vitrine-Protocol-Request"
    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [String: Entry] = [:]

    let carrier = _SessionCarrier()
    /// The app's protocol.
    let kind: URLProtocol.Type
    private let body: Body
    private let name = UUID().uuidString
    private let lock = NSLock()
    private var running: SessionProtocol?
    private var isCancelled = false

    private init(_ kind: URLProtocol.Type, _ body: Body) {
        self.kind = kind
        self.body = body
    }

    deinit {
        let name = name
        Self.lock.withLock { Self.entries[name] = nil }
    }

    /// Prepares a request for the app's protocols of a session.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - session: The session that it is made with.
    ///   - body: What is sent.
    /// - Returns: The request to make, and what belongs to it, to be kept until it is answered; the request as it is and
    ///   `nil` where Foundation answers it.
    static func prepare(
        _ request: URLRequest, in session: URLSession, body: Body = .ofRequest
    ) -> (request: URLRequest, call: ProtocolRequest?) {
        let configuration = session.configuration
        let all = configuration.protocolClasses ?? []
        let classes = configuration._protocolClassesOfApp ?? []
        guard all.count != classes.count,
            let kind = classes.lazy.compactMap({ $0 as? URLProtocol.Type }).first(where: { $0.canInit(with: request) }),
            !String(reflecting: kind).hasPrefix("FoundationNetworking.")
        else { return (request, nil) }
        let call = ProtocolRequest(kind, body)
        lock.withLock { entries[call.name] = Entry(call: call) }
        var named = request
        named.setValue(call.name, forHTTPHeaderField: field)
        return (named, call)
    }

    /// Returns what belongs to a request; `nil` for one that was not prepared.
    static func of(_ request: URLRequest) -> ProtocolRequest? {
        guard let name = request.value(forHTTPHeaderField: field) else { return nil }
        return lock.withLock { entries[name]?.call }
    }

    /// Returns the request as a protocol sees it on Apple's systems: with its body as a stream, wherever that comes from.
    func visible(_ request: URLRequest) -> URLRequest {
        var request = request
        request.setValue(nil, forHTTPHeaderField: Self.field)
        switch body {
        case .ofRequest: if let data = request.httpBody { request.httpBodyStream = InputStream(data: data) }
        case .data(let data): request.httpBodyStream = InputStream(data: data)
        case .file(let file): request.httpBodyStream = InputStream(url: file)
        }
        return request
    }

    /// Remembers who answers the request; returns `false` if it was cancelled before.
    func begin(_ answering: SessionProtocol) -> Bool {
        lock.withLock { () -> Bool in
            if !isCancelled { running = answering }
            return !isCancelled
        }
    }

    /// Forgets who answered the request.
    func end() {
        let answering = lock.withLock { () -> SessionProtocol? in
            defer { running = nil }
            return running
        }
        withExtendedLifetime(answering) {}
    }

    /// Tells the app's protocol to stop, of which nothing more is heard.
    func cancel() {
        let answering = lock.withLock { () -> SessionProtocol? in
            isCancelled = true
            return running
        }
        answering?.cancel()
    }
}
