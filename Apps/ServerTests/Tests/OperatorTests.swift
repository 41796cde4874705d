// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import VitrineBase
@testable import VitrineServer
@testable import VitrineWeb

/// Metrics and health, on the pages' listener and on the operator's.
@Suite(.timeLimit(.minutes(5))) struct OperatorTests {
    private func samples(_ text: String) -> [String: Double] {
        var result: [String: Double] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: " ")
            if parts.count == 2 { result[String(parts[0])] = Double(parts[1]) }
        }
        return result
    }

    @Test func metricsSayWhatHappened() async throws {
        try await withServer(operators: .automatic) { serving in
            let client = try await serving.connect()
            #expect(try await client.get("/").status == 200)
            #expect(try await client.get("/nowhere").status == 404)
            let socket = try await serving.socket()
            await serving.host.wait { $0.opened.count == 1 }
            try await socket.say("hello")
            #expect(await socket.frame()?.text == "echo 5 hello")
            _ = try await serving.connect().openSocket(origin: "http://evil.example")
            let operators = try await serving.operators()
            let response = try await operators.get("/metrics")
            #expect(response.status == 200)
            #expect(response["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8")
            let found = samples(response.body)
            #expect(found["vitrine_sockets"] == 1)
            #expect(found["vitrine_sockets_opened_total"] == 1)
            #expect(found["vitrine_sockets_refused_total{status=\"403\"}"] == 1)
            #expect(found["vitrine_responses_total{class=\"2xx\"}"] == 1)
            #expect(found["vitrine_responses_total{class=\"4xx\"}"] == 2)
            #expect((found["vitrine_sent_bytes_total"] ?? 0) > 24)
            #expect(found["vitrine_main_actor_stalled_seconds"] == 0)
            #expect((found["process_resident_memory_bytes"] ?? 0) > 1_000_000)
            #expect((found["process_open_fds"] ?? 0) > 3)
            #expect((found["process_start_time_seconds"] ?? 0) > 1_700_000_000)
            #expect(found["process_cpu_seconds_total"] != nil)
            #expect(try await operators.get("/healthz").status == 200)
            #expect(try await operators.get("/readyz").status == 200)
            #expect(try await operators.get("/").status == 404)
            await socket.close()
        }
    }

    @Test func messagesAreTimed() async throws {
        try await withServer(operators: .automatic) { serving in
            let socket = try await serving.socket()
            try await socket.say("one")
            try await socket.say("leave")
            #expect(await socket.closeCode() == 4400)
            await socket.close()
            await serving.host.wait { $0.closed == 1 }
            let found = samples(try await serving.operators().get("/metrics").body)
            #expect(found["vitrine_message_seconds_count"] == 2)
            #expect(found["vitrine_message_seconds_bucket{le=\"+Inf\"}"] == 2)
        }
    }

    @Test func thePagesListenerHasNoMetrics() async throws {
        try await withServer(origins: ["https://good.example"], operators: .automatic) { serving in
            let client = try await serving.connect()
            for host in [nil, "good.example", "localhost"] {
                #expect(try await client.get("/metrics", host: host).status == 404)
            }
            #expect(serving.host.record.requests.isEmpty)
        }
    }

    @Test func aNameThatWasPointedHereReadsNothing() async throws {
        try await withServer(operators: .automatic) { serving in
            let client = try await serving.operators()
            #expect(try await client.get("/metrics", host: "evil.example").status == 421)
            #expect(try await client.get("/metrics", host: "localhost").status == 200)
            #expect(try await client.get("/healthz", host: "evil.example").status == 200)
        }
    }

    @Test func metricsMayBeReadFromASocketOfTheFileSystem() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID()).sock").path
        try await withServer(operators: .unix(path: path)) { serving in
            let client = try await RawClient.connect(path: path)
            #expect(try await client.get("/metrics", host: "metrics").status == 200)
        }
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func aTakenPortOfTheOperatorsIsSaidWithARemedy() async throws {
        try await withServer { serving in
            var configuration = LiveServerConfiguration(port: 0)
            configuration.operators = .host("127.0.0.1", port: serving.port)
            let second = LiveServer(host: FakeHost(), configuration: configuration)
            let diagnostic = await #expect(throws: Diagnostic.self) { _ = try await second.run() }
            #expect(diagnostic?.code.rawValue == "metrics-port-in-use")
            #expect(diagnostic?.remedy.contains("--metrics") == true)
        }
    }

    /// HAProxy's `option httpchk GET /healthz` says HTTP/1.0 and no Host.
    @Test func healthIsAnsweredToWhoeverAsks() async throws {
        try await withServer { serving in
            for path in ["/healthz", "/readyz"] {
                let client = try await serving.connect()
                try await client.send("GET \(path) HTTP/1.0\r\n\r\n")
                #expect(try await client.response().status == 200)
                await client.waitForClose()
            }
            let page = try await serving.connect()
            try await page.send("GET / HTTP/1.0\r\n\r\n")
            #expect(try await page.response().status == 400)
        }
    }

    // MARK: - A main actor that hangs

    @Test func aMainActorThatHangsIsSaid() async throws {
        let clock = VirtualClock()
        let pulse = Pulse(now: { clock.now })
        let health = ServerHealth(pulse: pulse, stallLimit: .seconds(5))
        try await withServer(operators: .automatic, health: health) { serving in
            let client = try await serving.connect()
            #expect(pulse.send())
            #expect(try await client.get("/healthz").status == 200)
            #expect(try await client.get("/readyz").body == "starting\n")
            pulse.answer()
            #expect(try await client.get("/readyz").status == 200)

            #expect(pulse.send())
            clock.advance(by: .seconds(5))
            #expect(!pulse.send())
            #expect(try await client.get("/healthz").status == 200)
            clock.advance(by: .seconds(1))
            for path in ["/healthz", "/readyz"] {
                let response = try await client.get(path)
                #expect(response.status == 503)
                #expect(response.body == "the main actor has not turned for 6 s\n")
            }
            let metrics = samples(try await serving.operators().get("/metrics").body)
            #expect(metrics["vitrine_main_actor_stalled_seconds"] == 6)
            pulse.answer()
            #expect(try await client.get("/healthz").status == 200)
            #expect(pulse.stall == .zero)
        }
    }

    @Test func aProcessThatWasStoppedIsNotTakenForHanging() {
        let clock = VirtualClock()
        let pulse = Pulse(now: { clock.now })
        #expect(pulse.send())
        clock.advance(by: .seconds(100))
        pulse.forgive()
        clock.advance(by: .seconds(1))
        #expect(pulse.stall == .seconds(1))
    }

    @Test func aHostThatHangsHoldsUpNeitherMetricsNorFiles() async throws {
        try await withServer(operators: .automatic, limits: { $0.hostMetricsTimeout = .milliseconds(10) }) { serving in
            let operators = try await serving.operators()
            let before = samples(try await operators.get("/metrics").body)
            #expect(before["fake_requests_total"] == 0)
            let page = try await serving.connect()
            try await page.send(page.request("/held"))
            await serving.host.wait { $0.requests.count == 1 }
            serving.host.holdsMetrics.withLock { $0 = true }
            // What the host said last.
            #expect(samples(try await operators.get("/metrics").body)["fake_requests_total"] == 0)
            #expect(try await serving.connect().get("/asset-of-the-host").body == "file")
            serving.host.release()
            #expect(try await page.response().body == "held")
        }
    }
}
