// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineFleet
import VitrineWeb
import VitrineWorkers

@testable import VitrineGallery

/// Workers are shell scripts that answer each request with one picture, and write down that they were asked.
@MainActor
@Suite("PictureCache")
struct PictureCacheTests {
    private let log = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")

    /// The bytes of a message, as a shell's `printf` writes them.
    private func message(_ event: WorkerEvent) throws -> String {
        try MessageFraming.frame(event).map { "\\" + String(format: "%03o", Int($0)) }.joined()
    }

    /// The answer of a worker to its request with a number, as a shell's `printf` writes it.
    private func answer(_ number: Int, _ body: String) throws -> String {
        let response = WebResponse(
            status: 200, headers: WebHeaders([("Content-Type", "image/png")]), body: Array(body.utf8))
        return try message(.host(.response(number, .init(response))))
    }

    /// A pool whose workers answer their first request, and end over the second.
    private func pool(_ body: String, build: @escaping () -> String = { "" }) throws -> WorkerPool {
        let answer = try answer(1, body)
        // All of the start, and then the length of the request: what comes after it is the request itself.
        let script = """
            length=$(head -c 4 <&3 | od -An -tx1 | tr -d ' \\n'); head -c $((0x$length)) <&3 >/dev/null
            head -c 4 <&3 >/dev/null; echo asked >> '\(log.path)'; printf '\(answer)' >&3; cat <&3 >/dev/null
            """
        var launch = WorkerLaunch(arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
        launch.program = "/bin/sh"
        return WorkerPool(build: build) { [launch] in try WorkerProcess(launch) }
    }

    private func request(_ id: String, tag: String? = nil) -> WebRequest {
        let headers = WebHeaders(tag.map { [("If-None-Match", $0)] } ?? [])
        return WebRequest(method: "GET", path: "/_gallery/picture/\(id)", headers: headers, remoteAddress: "")
    }

    private var asked: Int {
        ((try? String(contentsOf: log, encoding: .utf8)) ?? "").split(separator: "\n").count
    }

    private func response(_ answer: Worker.Answer) throws -> WebResponse {
        guard case .response(let response) = answer else {
            Issue.record("no picture: \(answer)")
            throw GalleryError.noCatalogue(TrapReport(message: ""))
        }
        return response
    }

    @Test("a picture is drawn once, and a browser that has it is told so")
    func drawnOnce() async throws {
        defer { try? FileManager.default.removeItem(at: log) }
        let pool = try pool("picture")
        defer { pool.dismissAll() }
        let cache = PictureCache(pool: pool, workers: 1, limit: .seconds(600))
        async let one = cache.answer(to: request("A"), policy: ResponsePolicy())
        async let other = cache.answer(to: request("A"), policy: ResponsePolicy())
        let first = try response(try await one)
        #expect(first.body == Array("picture".utf8))
        #expect(try response(try await other) == first)
        let tag = try #require(first.headers["etag"])
        let again = try response(try await cache.answer(to: request("A", tag: tag), policy: ResponsePolicy()))
        #expect(again.status == 304)
        #expect(again.body.isEmpty)
        #expect(asked == 1)
    }

    @Test("after a new build a picture is drawn again, by a worker of that build")
    func newBuild() async throws {
        defer { try? FileManager.default.removeItem(at: log) }
        var build = "1"
        let pool = try pool("picture", build: { build })
        defer { pool.dismissAll() }
        let cache = PictureCache(pool: pool, workers: 1, limit: .seconds(600))
        _ = try await cache.answer(to: request("A"), policy: ResponsePolicy())
        _ = try await cache.answer(to: request("A"), policy: ResponsePolicy())
        #expect(asked == 1)
        build = "2"
        _ = try await cache.answer(to: request("A"), policy: ResponsePolicy())
        #expect(asked == 2)
    }

    @Test("as many bytes of pictures are kept as the cache may have: what was not asked for longest is drawn again")
    func limit() async throws {
        defer { try? FileManager.default.removeItem(at: log) }
        let answers = try (1...4).map { number -> String in
            let answer = try answer(number, "picture")
            return "message; echo asked >> '\(log.path)'; printf '\(answer)' >&3"
        }
        let script = """
            message() {
                length=$(head -c 4 <&3 | od -An -tx1 | tr -d ' \\n'); head -c $((0x$length)) <&3 >/dev/null
            }
            message
            \(answers.joined(separator: "\n"))
            cat <&3 >/dev/null
            """
        var launch = WorkerLaunch(arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
        launch.program = "/bin/sh"
        let pool = WorkerPool { [launch] in try WorkerProcess(launch) }
        defer { pool.dismissAll() }
        let cache = PictureCache(pool: pool, workers: 1, size: 2 * "picture".utf8.count, limit: .seconds(600))
        for (id, drawn) in [("A", 1), ("B", 2), ("A", 2), ("C", 3), ("A", 3), ("B", 4)] {
            _ = try await cache.answer(to: request(id), policy: ResponsePolicy())
            #expect(asked == drawn, "\(id)")
        }
    }

    @Test("a worker that ends over a picture says why, and the next picture has another worker")
    func trap() async throws {
        defer { try? FileManager.default.removeItem(at: log) }
        let script = "echo asked >> '\(log.path)'; echo 'App/Home.swift:3: Fatal error: gone' >&2; kill -ILL $$"
        var launch = WorkerLaunch(arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
        launch.program = "/bin/sh"
        let pool = WorkerPool { [launch] in try WorkerProcess(launch) }
        defer { pool.dismissAll() }
        let cache = PictureCache(pool: pool, workers: 1, limit: .seconds(600))
        for _ in 0..<2 {
            guard case .trap(let report) = try await cache.answer(to: request("A"), policy: ResponsePolicy()) else {
                Issue.record("a process that ended drew a picture")
                return
            }
            #expect(report.message == "Fatal error: gone")
        }
        #expect(asked == 2)
    }
}
