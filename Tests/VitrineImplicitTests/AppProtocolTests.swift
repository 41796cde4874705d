// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore
import VitrineImplicit
import VitrineTesting

@Suite("An app's own protocols", .timeLimit(.minutes(5)))
struct AppProtocolTests {
    /// Answers `app` addresses with the session that it runs in and the body that it sees; `app://silent` never.
    private final class Stub: URLProtocol {
        static let starts = AsyncStream<Void>.makeStream()
        static let stops = AsyncStream<String>.makeStream()

        static var session: String { SessionContext.current.map { "\(ObjectIdentifier($0))" } ?? "none" }

        override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "app" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

        override func startLoading() {
            guard let url = request.url, url.host() != "silent" else {
                Self.starts.continuation.yield()
                return
            }
            let fields = request.allHTTPHeaderFields ?? [:]
            let text = "\(Self.session) \(body) \(request.httpBody == nil) \(fields.count)"
            client?.urlProtocol(
                self,
                didReceive: URLResponse(
                    url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: "utf-8"),
                cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data(text.utf8))
            client?.urlProtocolDidFinishLoading(self)
        }

        override func stopLoading() {
            Self.stops.continuation.yield(Self.session)
        }

        private var body: String {
            guard let stream = request.httpBodyStream else { return "-" }
            stream.open()
            defer { stream.close() }
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 4)
            while stream.hasBytesAvailable {
                let count = stream.read(&buffer, maxLength: buffer.count)
                guard count > 0 else { break }
                bytes += buffer.prefix(count)
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    private let loader: URLSession
    private let request: URLRequest
    private let silent: URLRequest

    init() throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Stub.self]
        loader = URLSession(configuration: configuration)
        request = URLRequest(url: try #require(URL(string: "app://server/a")))
        silent = URLRequest(url: try #require(URL(string: "app://silent/a")))
    }

    private func text(_ answer: (Data, URLResponse)) -> String { String(decoding: answer.0, as: UTF8.self) }

    @Test("Are what the app reads of a configuration")
    func classes() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Stub.self]
        #expect(configuration.protocolClasses?.count == 1)
        configuration.protocolClasses = []
        #expect(configuration.protocolClasses?.isEmpty == true)
    }

    @MainActor
    @Test("Run in the session that makes the request, and see its body as a stream")
    func session() async throws {
        let host = TestHost(Text("A"))
        let session = host.scene.graph.session
        let name = "\(ObjectIdentifier(session))"
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data("file".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var withBody = request
        withBody.httpMethod = "POST"
        withBody.httpBody = Data("body".utf8)
        let (posted, url) = (withBody, try #require(request.url))
        let answers = try await SessionContext.$current.withValue(session) {
            [
                text(try await loader.data(for: request)),
                text(try await loader.data(from: url)),
                text(try await loader.data(for: posted)),
                text(try await loader.upload(for: request, from: Data("sent".utf8))),
                text(try await loader.upload(for: request, fromFile: file)),
            ]
        }
        #expect(
            answers == [
                "\(name) - true 0", "\(name) - true 0", "\(name) body true 0", "\(name) sent true 0",
                "\(name) file true 0",
            ])
        #expect(text(try await loader.data(for: request)) == "none - true 0")
        withExtendedLifetime(host) {}
    }

    @MainActor
    @Test("Run in the session that makes the request with a function for the answer")
    func completion() async throws {
        let host = TestHost(Text("A"))
        let session = host.scene.graph.session
        let (loader, request) = (loader, request)
        let answer = await withCheckedContinuation { (continuation: CheckedContinuation<Data?, Never>) in
            SessionContext.$current.withValue(session) {
                loader.uploadTask(with: request, from: Data("sent".utf8)) { data, _, _ in
                    continuation.resume(returning: data)
                }.resume()
            }
        }
        #expect(answer == Data("\(ObjectIdentifier(session)) sent true 0".utf8))
        withExtendedLifetime(host) {}
    }

    @MainActor
    @Test("Are told to stop when a load is cancelled, in the session that made the request")
    func cancellation() async throws {
        let host = TestHost(Text("A"))
        let session = host.scene.graph.session
        let (loader, silent) = (loader, silent)
        var starts = Stub.starts.stream.makeAsyncIterator()
        var stops = Stub.stops.stream.makeAsyncIterator()
        let loads: [@Sendable () async throws -> Void] = [
            { _ = try await loader.data(for: silent) },
            { _ = try await loader.upload(for: silent, from: Data()) },
            { _ = try await loader.bytes(for: silent) },
        ]
        for load in loads {
            let task = SessionContext.$current.withValue(session) { Task { try await load() } }
            _ = await starts.next()
            task.cancel()
            let result = await task.result
            #expect(throws: URLError.self) { try result.get() }
            #expect(await stops.next() == "\(ObjectIdentifier(session))")
        }
        withExtendedLifetime(host) {}
    }
}
