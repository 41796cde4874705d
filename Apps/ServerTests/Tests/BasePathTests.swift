// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer
@testable import VitrineWeb

/// A server whose addresses lie below a path.
@Suite(.timeLimit(.minutes(5))) struct BasePathTests {
    @Test func addressesBelowThePathAreServed() async throws {
        try await withServer(configure: { $0.basePath = "/a/app" }) { serving in
            let client = try await serving.connect()
            #expect(try await client.get("/a/app").body == "<p>hello</p>")
            #expect(try await client.get("/a/app/").body == "<p>hello</p>")
            #expect(try await client.get("/a/app/asset?x=y").body == "asset")
            #expect(try await client.get("/a/app/asset-of-the-host").body == "file")
            #expect(serving.host.record.requests.map(\.path) == ["/", "/", "/asset"])
            #expect(serving.host.record.requests[2].query == "x=y")
        }
    }

    @Test func allOthersAreNotFound() async throws {
        try await withServer(configure: { $0.basePath = "/app" }) { serving in
            let client = try await serving.connect()
            for path in [
                "/", "/asset", "/apple", "/app2/asset", "/APP/asset", "/%61pp/asset", "/app/metrics", "/x/app",
            ] {
                #expect(try await client.get(path).status == 404, "\(path)")
            }
            #expect(try await client.get("/app/../asset").status == 400)
            #expect(serving.host.record.requests.isEmpty)
        }
    }

    @Test func healthIsAnsweredWithAndWithoutThePath() async throws {
        try await withServer(configure: { $0.basePath = "/app" }) { serving in
            let client = try await serving.connect()
            for path in ["/healthz", "/readyz", "/app/healthz", "/app/readyz"] {
                #expect(try await client.get(path).status == 200, "\(path)")
            }
        }
    }

    @Test func socketsOpenBelowThePath() async throws {
        try await withServer(configure: { $0.basePath = "/app" }) { serving in
            let client = try await serving.connect()
            let fields = RawClient.handshake + ["Origin: http://\(client.authority)"]
            #expect(try await client.get("/_vitrine/socket", fields).status == 404)
            #expect(try await client.get("/app/_vitrine/socket", fields).status == 101)
            try await client.say("hello")
            #expect(await client.frame()?.text == "echo 5 hello")
            #expect(serving.host.record.opened[0].path == "/_vitrine/socket")
        }
    }

    @Test func thePathIsReadStrictly() {
        for (text, path) in [("/app", "/app"), ("/app/", "/app"), ("/a/b-c_d.e~f", "/a/b-c_d.e~f"), ("/", "")] {
            #expect(ServeOptions.basePath(text) == path)
        }
        for text in ["app", "//app", "/a//b", "/../a", "/a?b", "/a b", "/a%20b", "/\"><script>", "/é", "/app//"] {
            #expect(ServeOptions.basePath(text) == nil, "\(text)")
        }
    }
}
