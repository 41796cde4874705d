// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationNetworking

/// Answers every request of a worker process from fixtures; one without a fixture fails at once and says its address.
///
/// Installed in the process that photographs and nowhere else: tests have networks of their own.
final class FixtureProtocol: URLProtocol {
    static func install() {
        _ = URLProtocol.registerClass(FixtureProtocol.self)
    }

    required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
        super.init(request: request, cachedResponse: cachedResponse, client: client)
        FixtureRequests.shared.begin(self)
    }

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        guard let url = request.url, let data = Self.data(for: url),
            let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: "HTTP/1.1", headerFields: nil)
        else {
            client?.urlProtocol(self, didFailWithError: Self.error(for: request.url))
            return
        }
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
    }

    /// Answers may take their time (a view is drawn on the main actor); the client has to be told here, on the
    /// session's own queue, which waits for nothing but this.
    private static func data(for url: URL) -> Data? {
        let answer = Answer()
        Task.detached { answer.give(await SnapshotFixtures.data(for: url)) }
        return answer.wait()
    }

    /// What a task hands to a thread that waits for it.
    private final class Answer: @unchecked Sendable {
        private let condition = NSCondition()
        private var data: Data?
        private var isThere = false

        func give(_ data: Data?) {
            condition.withLock {
                self.data = data
                isThere = true
            }
            condition.signal()
        }

        func wait() -> Data? {
            condition.withLock {
                while !isThere { condition.wait() }
                return data
            }
        }
    }

    private static func error(for url: URL?) -> any Error {
        let address = url?.absoluteString ?? "a request without an address"
        let text = "Snapshots have no network, and no fixture is registered for \(address)."
        FileHandle.standardError.write(Data("[no-fixture] \(text)\n".utf8))
        return URLError(.notConnectedToInternet, userInfo: [NSLocalizedDescriptionKey: text])
    }
}
