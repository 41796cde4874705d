// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import VitrineServer
@testable import VitrineWeb

/// Bodies of requests that send parts of files, and files as responses.
@Suite(.timeLimit(.minutes(5))) struct FileBodiesTests {
    private static let path = "/_vitrine/files/AAAAAAAAAAAAAAAAAAAAAA"

    /// Sends a part as a page of this server does, or of another one.
    private func put(
        _ client: RawClient, _ path: String = path, method: String = "PUT", origin: String? = nil, bytes: Int = 5
    ) async throws -> RawClient.Response {
        let origin = origin ?? "http://\(client.authority)"
        let head = client.request(path, method: method, ["Origin: \(origin)", "Content-Length: \(bytes)"])
        try await client.send(head + String(repeating: "x", count: bytes))
        return try await client.response()
    }

    @Test func aPartReachesTheHostWithItsBody() async throws {
        try await withServer { serving in
            serving.host.routes.withLock { $0[Self.path] = WebResponse(status: 200, body: Array("5".utf8)) }
            let client = try await serving.connect()
            for _ in 0..<3 { #expect(try await put(client, "\(Self.path)?offset=7").body == "5") }
            let requests = serving.host.record.requests
            #expect(requests.map(\.method) == ["PUT", "PUT", "PUT"])
            #expect(requests.allSatisfy { $0.body == Array("xxxxx".utf8) && $0.query == "offset=7" })
            // What nothing reads is dropped.
            #expect(try await put(client, "/", method: "GET").status == 200)
            #expect(serving.host.record.requests.last?.body == [])
        }
    }

    @Test(arguments: ["PUT", "DELETE"])
    func onlyPagesOfThisServerSendFiles(method: String) async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            for origin in ["https://evil.example", "null", ""] {
                #expect(try await put(client, method: method, origin: origin).status == 403)
            }
            try await client.send(client.request(Self.path, method: method, ["Content-Length: 0"]))
            #expect(try await client.response().status == 403)
            #expect(serving.host.record.requests.isEmpty)
            // And nothing else is sent.
            for path in ["/", "/_vitrine/socket", "/_vitrine/image/a", "/healthz"] {
                #expect(try await put(client, path, method: method).status == 405)
            }
            #expect(serving.host.record.requests.isEmpty)
        }
    }

    @Test func onlyPagesOfThisServerHaveDataDeleted() async throws {
        try await withServer { serving in
            serving.host.routes.withLock { $0[ForgetPage.path] = WebResponse(status: 200) }
            let client = try await serving.connect()
            for origin in ["https://evil.example", "http://\(client.authority).evil.example", "null", ""] {
                #expect(try await put(client, ForgetPage.path, method: "POST", origin: origin).status == 403)
            }
            try await client.send(client.request(ForgetPage.path, method: "POST", ["Content-Length: 0"]))
            #expect(try await client.response().status == 403)
            for (method, path) in [
                ("PUT", ForgetPage.path), ("DELETE", ForgetPage.path), ("POST", Self.path), ("POST", "/"),
            ] {
                #expect(try await put(client, path, method: method).status == 405)
            }
            #expect(try await client.get(ForgetPage.path, method: ForgetPage.workersMethod).status != 200)
        }
        try await withServer { serving in
            serving.host.routes.withLock { $0[ForgetPage.path] = WebResponse(status: 200) }
            let client = try await serving.connect()
            #expect(try await put(client, ForgetPage.path, method: "POST", bytes: 0).status == 200)
            #expect(serving.host.record.requests.map(\.method) == ["POST"])
        }
    }

    @Test func aPartHasALimitWhetherItSaysItsLengthOrNot() async throws {
        try await withServer(limits: { $0.partBytes = 10 }) { serving in
            #expect(try await put(try await serving.connect(), bytes: 10).status == 404)
            #expect(try await put(try await serving.connect(), bytes: 11).status == 413)
            let client = try await serving.connect()
            let chunks = "6\r\nxxxxxx\r\n6\r\nxxxxxx\r\n0\r\n\r\n"
            let origin = "Origin: http://\(client.authority)"
            try await client.send(
                client.request(Self.path, method: "PUT", [origin, "Transfer-Encoding: chunked"]) + chunks)
            #expect(try await client.response().status == 413)
            #expect(serving.host.record.requests.count == 1)
        }
    }

    @Test func whatIsHeldIsGivenBackWithTheAnswerAndWithTheConnection() async throws {
        try await withServer(limits: { $0.heldBytes = 8 }) { serving in
            let client = try await serving.connect()
            for _ in 0..<5 { #expect(try await put(client).status == 404) }
            // Somebody holds most of it, and says no more.
            let slow = try await serving.connect()
            let head = slow.request(
                Self.path, method: "PUT", ["Origin: http://\(slow.authority)", "Content-Length: 9"])
            try await slow.send(head + "xxxxxx")
            var refused: RawClient.Response?
            while refused == nil {
                let response = try await put(try await serving.connect())
                if response.status == 503 { refused = response }
            }
            #expect(refused?["Retry-After"] == "2")
            await slow.close()
            while try await put(try await serving.connect()).status == 503 {}
        }
    }

    @Test func onePeerHoldsLessThanAll() throws {
        var limits = ServerLimits()
        limits.heldBytes = 100
        limits.heldBytesPerPeer = 60
        let budget = BodyBudget(limits)
        let (a, b) = (try #require(IPAddress("192.0.2.1")), try #require(IPAddress("192.0.2.2")))
        #expect(budget.take(60, for: a) && !budget.take(1, for: a))
        #expect(budget.take(40, for: b) && !budget.take(1, for: b))
        budget.giveBack(10, of: a)
        #expect(budget.take(10, for: b) && budget.bytes == 100)
        budget.giveBack(50, of: a)
        budget.giveBack(50, of: b)
        #expect(budget.bytes == 0 && budget.take(60, for: a))
        // A proxy on this machine sends for many.
        budget.giveBack(60, of: a)
        #expect(budget.take(100, for: IPAddress("127.0.0.1")))
    }

    @Test func aFileIsSentAsItIsReadAndTheConnectionGoesOn() async throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: url) }
        let text = String(repeating: "0123456789", count: 70_000)
        try Data(text.utf8).write(to: url)
        try await withServer { serving in
            serving.host.routes.withLock {
                $0["/file"] = WebResponse(status: 200, file: .init(path: url.path, size: text.utf8.count))
                $0["/rest"] = WebResponse(status: 206, file: .init(path: url.path, offset: 699_995, size: 5))
                $0["/gone"] = WebResponse(status: 200, file: .init(path: url.path + ".gone", size: 3))
                $0["/short"] = WebResponse(status: 200, file: .init(path: url.path, size: text.utf8.count + 1))
            }
            let client = try await serving.connect()
            let head = try await client.get("/file", method: "HEAD")
            #expect(head["Content-Length"] == "700000")
            for _ in 0..<2 { #expect(try await client.get("/file").body == text) }
            let rest = try await client.get("/rest")
            #expect(rest.status == 206 && rest.body == "56789" && rest["Content-Length"] == "5")
            #expect(try await client.get("/").body == "<p>hello</p>")
            // A file that is not there, or too short, must not look whole.
            for path in ["/gone", "/short"] {
                let client = try await serving.connect()
                await #expect(throws: RawClient.Failure.self) { try await client.get(path) }
            }
        }
    }
}
