// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer
@testable import VitrineWeb

@Suite(.timeLimit(.minutes(5))) struct SocketHandshakeTests {
    @Test func opensForItsOwnPage() async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            let response = try await client.openSocket(["Sec-Fetch-Site: same-origin", "Cookie: a=b"])
            #expect(response.status == 101)
            #expect(response["Sec-WebSocket-Accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
            #expect(response["Sec-WebSocket-Protocol"] == "vitrine.1")
            await serving.host.wait { $0.opened.count == 1 }
            #expect(serving.host.record.opened[0].headers.cookies == ["a": "b"])
            #expect(serving.host.record.opened[0].remoteAddress == "127.0.0.1")
        }
    }

    @Test func subprotocolIsEchoedOnlyWhenOffered() async throws {
        try await withServer { serving in
            let silent = try await serving.connect().openSocket(protocols: nil)
            #expect(silent.status == 101)
            #expect(silent["Sec-WebSocket-Protocol"] == nil)
            let several = try await serving.connect().openSocket(protocols: "vitrine.2, vitrine.1")
            #expect(several.status == 101)
            #expect(several["Sec-WebSocket-Protocol"] == "vitrine.1")
            #expect(try await serving.connect().openSocket(protocols: "vitrine.2").status == 400)
        }
    }

    @Test(arguments: [
        "null", "http://evil.example", "https://AUTHORITY", "http://AUTHORITY.evil.example", "http://127.0.0.1:1",
        "http://localhost:1", "https://good.example.evil", "http://good.example",
    ])
    func refusesOtherPages(_ origin: String) async throws {
        try await withServer(origins: ["https://good.example"]) { serving in
            let client = try await serving.connect()
            let origin = origin.replacing("AUTHORITY", with: client.authority)
            #expect(try await client.openSocket(origin: origin).status == 403)
            #expect(serving.host.record.opened.isEmpty)
        }
    }

    @Test func refusesAnAbsentOrDoubledOrigin() async throws {
        try await withServer { serving in
            let absent = try await serving.connect()
            #expect(try await absent.get("/_vitrine/socket", RawClient.handshake).status == 403)
            let doubled = try await serving.connect()
            #expect(try await doubled.openSocket(["Origin: http://evil.example"]).status == 403)
        }
    }

    @Test func refusesCrossSiteWhateverTheOriginSays() async throws {
        try await withServer { serving in
            let response = try await serving.connect().openSocket(["Sec-Fetch-Site: cross-site"])
            #expect(response.status == 403)
        }
    }

    @Test func opensForAConfiguredOriginBehindAProxy() async throws {
        try await withServer(origins: ["https://good.example"]) { serving in
            let client = try await serving.connect()
            let response = try await client.openSocket(
                origin: "https://good.example",
                host: "good.example",
                ["X-Forwarded-For: 9.9.9.9, 203.0.113.7"]
            )
            #expect(response.status == 101)
            await serving.host.wait { $0.opened.count == 1 }
            #expect(serving.host.record.opened[0].remoteAddress == "203.0.113.7")
        }
    }

    @Test func refusesWhatIsNoHandshake() async throws {
        try await withServer { serving in
            #expect(try await serving.connect().get("/_vitrine/socket").status == 426)
            let port = serving.port
            let incomplete = { (missing: String) in
                RawClient.handshake.filter { !$0.hasPrefix(missing) } + ["Origin: http://127.0.0.1:\(port)"]
            }
            for (missing, status) in [
                ("Connection", 426), ("Upgrade", 426), ("Sec-WebSocket-Version", 426), ("Sec-WebSocket-Key", 400),
            ] {
                let response = try await serving.connect().get("/_vitrine/socket", incomplete(missing))
                #expect(response.status == status, "without \(missing)")
            }
            for key in ["AAAAAAAAAAAAAAAAAAAAAA", "!!!!!!!!!!!!!!!!!!!!!!!!", "AAAAAAAAAAAAAAAAAAAAAAAA"] {
                let fields = incomplete("Sec-WebSocket-Key") + ["Sec-WebSocket-Key: \(key)"]
                #expect(try await serving.connect().get("/_vitrine/socket", fields).status == 400, "\(key)")
            }
            let old = try await serving.connect().openSocket(["Sec-WebSocket-Version: 8"])
            #expect(old.status == 426)
            #expect(old["Sec-WebSocket-Version"] == "13")
        }
    }

    @Test func otherUpgradesAreIgnoredWhole() async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            let response = try await client.get("/", ["Connection: Upgrade", "Upgrade: h2c"])
            #expect(response.status == 200)
            #expect(serving.host.record.requests[0].headers["upgrade"] == "h2c")
            // The connection goes on.
            #expect(try await client.get("/asset").body == "asset")
        }
    }

    @Test(arguments: [1, 2, 5])
    func everyRequestOfAConnectionMayBecomeASocket(_ before: Int) async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            for _ in 0..<before { #expect(try await client.get("/").status == 200) }
            let response = try await client.openSocket()
            #expect(response.status == 101)
            #expect(response["Sec-WebSocket-Accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
            try await client.say("late")
            #expect(await client.frame()?.text == "echo 4 late")
            #expect(serving.server.socketCount == 1)
        }
    }

    @Test func aConnectionGoesOnAfterARefusedHandshake() async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            let evil = RawClient.handshake + ["Origin: http://evil.example"]
            let own = RawClient.handshake + ["Origin: http://\(client.authority)"]
            // All at once: what is read behind a refused handshake is a request again.
            try await client.send(
                client.request("/_vitrine/socket", evil) + client.request("/asset")
                    + client.request("/_vitrine/socket", evil) + client.request("/_vitrine/socket", own))
            #expect(try await client.response().status == 403)
            #expect(try await client.response().body == "asset")
            #expect(try await client.response().status == 403)
            #expect(try await client.response().status == 101)
            try await client.say("hello")
            #expect(await client.frame()?.text == "echo 5 hello")
        }
    }

    @Test func aHandshakeWaitsForTheAnswersBeforeIt() async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            let handshake = client.request(
                "/_vitrine/socket", RawClient.handshake + ["Origin: http://\(client.authority)"])
            try await client.send(
                Array((client.request("/held") + client.request("/asset") + handshake).utf8) + RawClient.text("early"))
            await serving.host.wait { $0.requests.count == 1 }
            #expect(serving.host.record.opened.isEmpty)
            serving.host.release()
            #expect(try await client.response().body == "held")
            #expect(try await client.response().body == "asset")
            #expect(try await client.response().status == 101)
            #expect(await client.frame()?.text == "echo 5 early")
        }
    }

    @Test func aHandshakeWithABodyIsRefused() async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            let fields = RawClient.handshake + ["Origin: http://\(client.authority)", "Content-Length: 5"]
            try await client.send(client.request("/_vitrine/socket", fields) + "hello")
            #expect(try await client.response().status == 400)
            await client.waitForClose()
            #expect(serving.host.record.opened.isEmpty)
        }
    }

    @Test func framesMayFollowTheHandshakeAtOnce() async throws {
        try await withServer { serving in
            let client = try await serving.connect()
            let request = client.request(
                "/_vitrine/socket",
                RawClient.handshake + ["Origin: http://\(client.authority)"]
            )
            try await client.send(Array(request.utf8) + RawClient.text("early"))
            #expect(try await client.response().status == 101)
            #expect(await client.frame()?.text == "echo 5 early")
        }
    }

    @Test func countsSockets() async throws {
        try await withServer(limits: { $0.sockets = 1 }) { serving in
            let first = try await serving.socket()
            let second = try await serving.connect().openSocket()
            #expect(second.status == 503)
            #expect(second["Retry-After"] != nil)
            await first.close()
            await serving.host.wait { $0.closed == 1 }
        }
    }
}
