// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import EmbeddedAPI

struct FaultTests {
    @Test(
        "A fault is read and written",
        arguments: [
            ("latency=2s", Fault.latency(seconds: 2)), ("latency=0.5", .latency(seconds: 0.5)),
            ("error=500", .error(status: 500)), ("garbled", .garbled), ("offline", .offline),
        ])
    func texts(text: String, fault: Fault) {
        #expect(Fault(text) == fault)
        #expect(Fault(fault.description) == fault)
    }

    @Test(
        "What is none is refused",
        arguments: [
            "", "latency", "latency=-1s", "latency=nan", "latency=601s", "error=200", "error=x", "offline=1", "fire",
        ])
    func refused(text: String) {
        #expect(Fault(text) == nil)
    }

    @Test("A status comes for every address, in JSON", arguments: ["/users", "/elsewhere"])
    func status(path: String) async throws {
        try await RunningAPI.with(.users, faults: [.error(status: 503)]) { api in
            let answer = try await api.get(path)
            #expect(answer.status == 503)
            #expect(try answer.json()["error"] as? String == "Fault")
        }
    }

    @Test("Garbled JSON is none, and says that it is fine")
    func garbled() async throws {
        try await RunningAPI.with(.characters, faults: [.garbled]) { api in
            let answer = try await api.get("/character")
            #expect(answer.status == 200)
            #expect(throws: (any Error).self) { try answer.json() }
        }
    }

    @Test("Late answers are whole")
    func late() async throws {
        try await RunningAPI.with(.characters, faults: [.latency(seconds: 0.05)]) { api in
            let character = try await api.get("/character/1").json()
            #expect(character["name"] as? String == "Rick Sanchez")
        }
    }

    @Test("Offline, nobody answers at the address")
    func offline() async throws {
        let server = EmbeddedAPIServer(.characters, faults: [.offline])
        let api = RunningAPI(address: try await server.start())
        await #expect(throws: URLError.self) { _ = try await api.get("/character") }
    }
}
