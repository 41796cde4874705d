// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineGallery
import VitrineWeb
import VitrineWorkers

/// Processes that end instead of working; a shell stands in for the program. Those that work are looked at in the
/// browser.
@MainActor
@Suite("Worker")
struct WorkerTests {
    private func pool(_ script: String) -> WorkerPool {
        var launch = WorkerLaunch(arguments: ["-c", script], environment: [:])
        launch.program = "/bin/sh"
        return WorkerPool { [launch] in try WorkerProcess(launch) }
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

    @Test("a program that says something else than messages is named, and ended")
    func malformed() async throws {
        let worker = try pool("printf '\\377\\377\\377\\377' >&3; exec sleep 600").worker(for: "M/F")
        let answer = await worker.respond(
            to: WebRequest(method: "GET", path: "/", remoteAddress: ""),
            limit: .seconds(600)
        )
        guard case .trap(let report) = answer else {
            Issue.record("a process without messages answered")
            return
        }
        #expect(report.message.contains("4294967295 bytes"))
    }

    @Test("a program that is not there is an error")
    func absent() {
        var launch = WorkerLaunch(arguments: [], environment: [:])
        launch.program = "/nowhere"
        let pool = WorkerPool { [launch] in try WorkerProcess(launch) }
        #expect(throws: WorkerError.self) { try pool.worker(for: "M/F") }
    }
}
