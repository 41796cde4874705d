// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer
@testable import VitrineWeb

@Suite(.timeLimit(.minutes(5))) struct HTTPTests {
    @Test func everyResponseCarriesTheSecurityFields() async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            let unreadable = try await serving.connect()
            try await unreadable.send("nonsense\r\n\r\n")
            let responses = [
                try await client.get("/"), try await client.get("/nowhere"), try await client.get("/healthz"),
                try await client.get("/", method: "DELETE"), try await client.get("/..%2fetc"),
                try await unreadable.response(),
            ]
            #expect(responses.map(\.status) == [200, 404, 200, 405, 400, 400])
            for response in responses {
                #expect(response["X-Content-Type-Options"] == "nosniff")
                #expect(response["Referrer-Policy"] == "same-origin")
                #expect(response["Cross-Origin-Opener-Policy"] == "same-origin")
                #expect(response["Permissions-Policy"] != nil)
                #expect(response["Content-Security-Policy"]?.contains("default-src 'none'") == true)
                #expect(response["Server"] == nil)
                #expect(response["Strict-Transport-Security"] == nil)
            }
            #expect(responses[0].body == "<p>hello</p>")
        }
    }

    @Test func tellsBrowsersToInsistOnTLSOnlyBehindTLS() async throws {
        try await withServer(origins: ["https://good.example"]) { serving in
            let client = try await serving.connect()
            #expect(try await client.get("/", host: "good.example")["Strict-Transport-Security"] != nil)
            #expect(serving.host.record.requests[0].isSecure)
            #expect(try await client.get("/")["Strict-Transport-Security"] == nil)
            #expect(!serving.host.record.requests[1].isSecure)
        }
    }

    @Test func headHasTheLengthAndNoBody() async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            let head = try await client.get("/", method: "HEAD")
            #expect(head.status == 200)
            #expect(head["Content-Length"] == "12")
            // The next response would be misread if a body had followed.
            #expect(try await client.get("/").body == "<p>hello</p>")
        }
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])
    func otherMethodsAreNotAllowed(_ method: String) async throws {
        try await withServer { serving in
            let response = try await serving.connect().get("/", method: method)
            #expect(response.status == 405)
            #expect(response["Allow"] == "GET, HEAD")
            #expect(serving.host.record.requests.isEmpty)
        }
    }

    @Test func revalidatesWithoutABody() async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            let first = try await client.get("/asset")
            #expect(first["Cache-Control"] == "public, max-age=31536000, immutable")
            for tag in ["\"abc\"", "W/\"abc\"", "\"x\", \"abc\"", "*"] {
                let again = try await client.get("/asset", ["If-None-Match: \(tag)"])
                #expect(again.status == 304)
                #expect(again["ETag"] == "\"abc\"")
            }
            #expect(try await client.get("/asset", ["If-None-Match: \"abcd\""]).status == 200)
        }
    }

    @Test func hostsThatAreNotOursAreMisdirected() async throws {
        try await withServer { serving in
            #expect(try await serving.connect().get("/", host: "evil.example").status == 421)
            #expect(try await serving.connect().get("/healthz", host: "evil.example").status == 200)
            #expect(try await serving.connect().get("/", ["Host: localhost"]).status == 400)
            let client = try await serving.connect()
            try await client.send("GET / HTTP/1.1\r\n\r\n")
            #expect(try await client.response().status == 400)
            #expect(serving.host.record.requests.isEmpty)
        }
    }

    @Test func headsOver16KiBAreRefused() async throws {
        try await withServer { serving in
            let fits = String(repeating: "a", count: 15_000)
            #expect(try await serving.connect().get("/", ["X-Long: \(fits)"]).status == 200)
            for fields in [
                ["X-Long: \(String(repeating: "a", count: 16_400))"],
                (0..<90).map { "X-\($0): \(String(repeating: "a", count: 200))" }, (0..<200).map { "X-\($0): a" },
            ] {
                let client = try await serving.connect()
                #expect(try await client.get("/", fields).status == 431)
                await client.waitForClose()
            }
            let target = try await serving.connect()
            #expect(try await target.get("/" + String(repeating: "a", count: 16_400)).status == 431)
        }
    }

    @Test func headsOver16KiBAreRefusedOnReusedConnections() async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            #expect(try await client.get("/").status == 200)
            #expect(try await client.get("/", ["X-Long: \(String(repeating: "a", count: 16_400))"]).status == 431)
            await client.waitForClose()
        }
    }

    @Test func bodiesAreCapped() async throws {
        try await withServer { serving in
            let declared = try await serving.connect()
            #expect(try await declared.get("/", ["Content-Length: 65537"]).status == 413)
            await declared.waitForClose()
            let counted = try await serving.connect()
            try await counted.send(counted.request("/", ["Transfer-Encoding: chunked"]))
            let chunk = "8000\r\n" + String(repeating: "a", count: 0x8000) + "\r\n"
            try await counted.send(chunk + chunk + chunk)
            #expect(try await counted.response().status == 413)
            await counted.waitForClose()
            #expect(serving.host.record.requests.isEmpty)
        }
    }

    @Test func targetsInAbsoluteFormAreAnswered() async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            #expect(try await client.get("http://\(client.authority)/asset?a=b").body == "asset")
            #expect(try await client.get("http://localhost").body == "<p>hello</p>")
            #expect(serving.host.record.requests.map(\.path) == ["/asset", "/"])
            #expect(serving.host.record.requests[0].query == "a=b")
            // Its authority counts, not what Host says.
            #expect(try await client.get("http://evil.example/asset").status == 421)
            #expect(try await client.get("ftp://localhost/asset").status == 400)
        }
    }

    @Test func aBrokenChunkIsAnswered() async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            #expect(try await client.get("/").status == 200)
            try await client.send(client.request("/", ["Transfer-Encoding: chunked"]) + "5\r\nhello\r\nnonsense\r\n")
            #expect(try await client.response().status == 400)
            await client.waitForClose()
            #expect(serving.host.record.requests.count == 1)
        }
    }

    @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            try await client.send(
                client.request("/") + client.request("/asset") + client.request("/nowhere", ["Connection: close"])
            )
            #expect(try await client.response().body == "<p>hello</p>")
            #expect(try await client.response().body == "asset")
            #expect(try await client.response().status == 404)
            await client.waitForClose()
        }
    }

    @Test func aResponseCannotBeSplit() async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            try await client.send(client.request("/split"))
            let received = await client.waitForClose()
            #expect(!String(decoding: received, as: UTF8.self).contains("Set-Cookie"))
        }
    }

    @Test func smuggledLengthsAreRefused() async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            try await client.send(
                client.request("/", ["Content-Length: 5", "Transfer-Encoding: chunked"])
                    + "0\r\n\r\nGET /held HTTP/1.1\r\n\r\n"
            )
            #expect(try await client.response().status == 400)
            await client.waitForClose()
            #expect(serving.host.record.requests.isEmpty)
        }
    }
}
