// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore
import VitrineImplicit
import VitrineTesting

@Suite("Responses and files, byte by byte", .timeLimit(.minutes(5)))
struct AsyncBytesTests {
    /// Answers `stub` addresses with two pieces of text, or with an error.
    private final class Stub: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

        override func startLoading() {
            guard let url = request.url, url.host() != "broken" else {
                client?.urlProtocol(self, didFailWithError: URLError(.cannotConnectToHost))
                return
            }
            let response = URLResponse(
                url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: "utf-8")
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data("one\r\nt".utf8))
            client?.urlProtocol(self, didLoad: Data("wo\n\nthré".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }

        override func stopLoading() {}
    }

    private var session: URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Stub.self]
        return URLSession(configuration: configuration)
    }

    @Test("A response comes before its bytes, and its lines go over their pieces")
    func response() async throws {
        let (bytes, response) = try await session.bytes(from: try #require(URL(string: "stub://whole/a")))
        #expect(response.mimeType == "text/plain")
        var lines: [String] = []
        for try await line in bytes.lines { lines.append(line) }
        #expect(lines == ["one", "two", "thré"])
        #expect(bytes.task.originalRequest?.url?.host() == "whole")
    }

    @Test("A transfer that fails throws, and so does a load in a task that is cancelled")
    func failure() async throws {
        let session = session
        let broken = try #require(URL(string: "stub://broken/a"))
        await #expect(throws: URLError.self) { _ = try await session.bytes(for: URLRequest(url: broken)) }
        let whole = try #require(URL(string: "stub://whole/a"))
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            _ = try await session.bytes(from: whole)
        }
        let result = await task.result
        #expect(throws: URLError.self) { try result.get() }
    }

    /// The first line of a response, whose other bytes are let go.
    private func firstLine(of url: URL, in session: URLSession) async throws -> String? {
        let (bytes, _) = try await session.bytes(from: url)
        for try await line in bytes.lines { return line }
        return nil
    }

    @Test("A line of a response that never ends is read as it comes, and the transfer ends with its reader")
    func endless() async throws {
        let server = try EndlessServer(lines: "data: one\n\ndata: t")
        #expect(try await firstLine(of: server.url, in: URLSession(configuration: .ephemeral)) == "data: one")
        var closings = server.closings.makeAsyncIterator()
        #expect(await closings.next() != nil)
    }

    @Test("A task that is cancelled while it waits for more of a response throws, and ends the transfer")
    func endlessInCancelledTask() async throws {
        let server = try EndlessServer(lines: "one\n")
        let (lines, line) = AsyncStream<String>.makeStream()
        let url = server.url
        let task = Task {
            let (bytes, _) = try await URLSession(configuration: .ephemeral).bytes(from: url)
            for try await text in bytes.lines { line.yield(text) }
        }
        var read = lines.makeAsyncIterator()
        #expect(await read.next() == "one")
        task.cancel()
        let result = await task.result
        #expect(throws: URLError.self) { try result.get() }
        var closings = server.closings.makeAsyncIterator()
        #expect(await closings.next() != nil)
    }

    @MainActor
    @Test(
        "A session that waits for an event is idle, one that waits for other bytes is not",
        arguments: [("text/event-stream", true), ("text/plain", false)])
    func idle(type: String, isIdle: Bool) async throws {
        let host = TestHost(Text("A"))
        let session = host.scene.graph.session
        let server = try EndlessServer(lines: "one\n", type: type)
        let url = server.url
        let (lines, line) = AsyncStream<String>.makeStream()
        let task = SessionContext.$current.withValue(session) {
            Task {
                let (bytes, _) = try await URLSession(configuration: .ephemeral).bytes(from: url)
                for try await text in bytes.lines { line.yield(text) }
            }
        }
        var read = lines.makeAsyncIterator()
        #expect(await read.next() == "one")
        if isIdle {
            await host.waitUntilIdle()
        } else {
            // The line is told before its reader asks for the next one.
            while session.activity.requestsInFlight == 0 { await Task.yield() }
        }
        task.cancel()
        _ = await task.result
        #expect(session.activity.requestsInFlight == 0)
    }

    @Test("A file has bytes and lines, and one that is not there throws")
    func file() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString).txt")
        try Data("a\n\u{2028}b\n\nc".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        var lines: [String] = []
        for try await line in url.lines { lines.append(line) }
        #expect(lines == ["a", "b", "c"])
        var count = 0
        for try await _ in url.resourceBytes { count += 1 }
        #expect(count == 9)
        let missing = url.appendingPathExtension("none")
        await #expect(throws: (any Error).self) { for try await _ in missing.lines {} }
    }
}
