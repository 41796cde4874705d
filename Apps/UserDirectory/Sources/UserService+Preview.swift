// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

// MARK: - Preview data

extension User {
    static let stubs = [
        User(id: 1, name: "Ada Lovelace", username: "ada", email: "ada@example.org", phone: "1-555-010-1815"),
        User(id: 2, name: "Grace Hopper", username: "grace", email: "grace@example.org", phone: "1-555-010-1906 x47"),
        User(id: 3, name: "Mary Jackson", username: "mary", email: "mary@example.org", phone: "1-555-010-1921"),
    ]
}

extension UserService {
    /// A service without a network, for previews and tests.
    static func preview(_ answer: CannedAnswer.Content) -> UserService {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [CannedAnswer.self]
        return UserService(baseURL: CannedAnswer.address(of: answer), session: URLSession(configuration: configuration))
    }
}

/// Answers a session's requests from memory; which answer is said by the host of the address.
nonisolated final class CannedAnswer: URLProtocol {
    nonisolated enum Content: Sendable {
        case users([User])
        case status(Int)
        case text(String)
        case failure(URLError)
        /// Never answers.
        case waiting
    }

    private static let contents = Contents()

    static func address(of content: Content) -> URL {
        URL(string: "http://answer-\(contents.add(content)).invalid")!
    }

    /// From now on the address answers something else.
    static func change(_ address: URL, to content: Content) {
        contents[address.host() ?? ""] = content
    }

    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func stopLoading() {}

    override func startLoading() {
        guard let url = request.url, let content = Self.contents[url.host() ?? ""] else {
            client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
            return
        }
        do {
            switch content {
            case .users(let users): answer(url, status: 200, data: try JSONEncoder().encode(users))
            case .status(let status): answer(url, status: status, data: Data())
            case .text(let text): answer(url, status: 200, data: Data(text.utf8))
            case .failure(let error): throw error
            case .waiting: break
            }
        } catch {
            client?.urlProtocol(self, didFailWithError: error)
        }
    }

    private func answer(_ url: URL, status: Int, data: Data) {
        let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: data)
        client?.urlProtocolDidFinishLoading(self)
    }

    /// Sessions ask on threads of their own.
    private nonisolated final class Contents: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [Content] = []

        func add(_ content: Content) -> Int {
            lock.withLock {
                all.append(content)
                return all.count - 1
            }
        }

        subscript(host: String) -> Content? {
            get { lock.withLock { index(host).map { all[$0] } } }
            set {
                lock.withLock {
                    guard let newValue, let index = index(host) else { return }
                    all[index] = newValue
                }
            }
        }

        private func index(_ host: String) -> Int? {
            let name = host.split(separator: ".").first?.dropFirst("answer-".count) ?? ""
            return Int(name).flatMap { all.indices.contains($0) ? $0 : nil }
        }
    }
}
