// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineGallery
import VitrineWeb

/// Processes that end instead of working; a shell stands in for the program. Those that work are looked at in the
/// browser.
@MainActor
@Suite("WorkerProcess")
struct WorkerProcessTests {
    private func pool(_ script: String) -> WorkerPool {
        WorkerPool { number in
            try WorkerProcess(
                number: number,
                executable: URL(fileURLWithPath: "/bin/sh"),
                arguments: ["-c", script],
                environment: [:]
            )
        }
    }

    private static let trap = "echo 'App/Home.swift:3: Fatal error: gone' >&2; kill -ILL $$"

    @Test("a process that traps is reported with what it said last")
    func trapped() async throws {
        let worker = try pool(Self.trap).worker(for: "M/F")
        let answer = await worker.respond(
            to: WebRequest(method: "GET", path: "/", remoteAddress: ""),
            limit: .seconds(600)
        )
        guard case .trap(let report) = answer else {
            Issue.record("a process that ended answered")
            return
        }
        #expect(report.message == "Fatal error: gone")
        #expect(report.place == "App/Home.swift:3")
    }

    @Test("a program without a list is no gallery, and says why")
    func noCatalogue() async throws {
        let host = GalleryHost(pool: pool(Self.trap), configuration: LiveConfiguration())
        let response = await host.respond(to: WebRequest(method: "GET", path: "/", remoteAddress: ""))
        #expect(response.status == 500)
        #expect(String(decoding: response.body, as: UTF8.self).contains("Fatal error: gone at App/Home.swift:3"))
    }

    @Test("what does not answer is ended")
    func silent() async throws {
        let worker = try pool("exec sleep 600").worker(for: "M/F")
        let answer = await worker.respond(to: WebRequest(method: "GET", path: "/", remoteAddress: ""), limit: .zero)
        guard case .trap(let report) = answer else {
            Issue.record("a process that sleeps answered")
            return
        }
        #expect(report.message.hasPrefix("No answer"))
    }

    @Test("a program that is not there is an error")
    func absent() {
        #expect(throws: (any Error).self) {
            try WorkerProcess(number: 1, executable: URL(fileURLWithPath: "/nowhere"), arguments: [], environment: [:])
        }
    }
}
