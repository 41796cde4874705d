// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineWeb
import VitrineWorkers

@testable import VitrineGallery

/// The pages of a gallery whose workers tell what there is, and run nothing; a shell stands in for the program.
@MainActor
@Suite("GalleryHost")
struct GalleryHostTests {
    private func host() throws -> (host: GalleryHost, pool: WorkerPool) {
        let previews = ["A", "B"].map {
            PreviewSummary(id: "M/F/\($0)", title: $0, module: "M", file: "F", place: "M/F.swift:1")
        }
        let catalogue = GalleryCatalogue(appName: "App", previews: previews, languages: ["en"])
        let frame = try MessageFraming.frame(WorkerEvent.catalogue(catalogue))
        let bytes = frame.map { "\\" + String(format: "%03o", Int($0)) }.joined()
        // What comes after the start is a request: the program traps over it.
        let script = """
            length=$(head -c 4 <&3 | od -An -tx1 | tr -d ' \\n'); head -c $((0x$length)) <&3 >/dev/null
            printf '\(bytes)' >&3; head -c 1 <&3 >/dev/null; echo 'M/F.swift:9: Fatal error: <gone>' >&2; kill -ILL $$
            """
        var launch = WorkerLaunch(arguments: ["-c", script], environment: ["PATH": "/usr/bin:/bin"])
        launch.program = "/bin/sh"
        let pool = WorkerPool { [launch] in try WorkerProcess(launch) }
        return (GalleryHost(pool: pool, configuration: LiveConfiguration()), pool)
    }

    private func get(_ host: GalleryHost, _ path: String, query: String? = nil, cookie: String? = nil) async
        -> WebResponse
    {
        let headers = WebHeaders(cookie.map { [("Cookie", $0)] } ?? [])
        return await host.respond(
            to: WebRequest(method: "GET", path: path, query: query, headers: headers, remoteAddress: ""))
    }

    @Test("pages of previews, of files and of all previews are there, and nothing else")
    func pages() async throws {
        let (host, pool) = try host()
        defer { pool.dismissAll() }
        for path in ["/p/M/F/A", "/f/M/F", "/all", "/_gallery/state/p/M/F/B", "/_gallery/state/f/M/F"] {
            #expect(await get(host, path).status == 200, "\(path)")
        }
        for path in ["/p/M/F/C", "/f/M/G", "/all/x", "/_gallery/state/all", "/_gallery/picture/M/F/C", "/frame/M/F"] {
            #expect(await get(host, path).status == 404, "\(path)")
        }
        #expect(await get(host, "/").headers["location"] == "/p/M/F/A")
        let state = await get(host, "/_gallery/state/f/M/F", query: "columns=scheme")
        #expect(String(decoding: state.body, as: UTF8.self).contains("\"columns\":2"))
    }

    @Test("a page names its browser before the frames load, which would each name it otherwise")
    func visitor() async throws {
        let (host, pool) = try host()
        defer { pool.dismissAll() }
        for path in ["/p/M/F/A", "/all"] {
            let cookie = try #require(await get(host, path).headers["set-cookie"])
            let pair = String(cookie.prefix { $0 != ";" })
            #expect(pair.hasPrefix("vitrine-visitor="))
            #expect(await get(host, path, cookie: pair).headers["set-cookie"] == nil)
        }
    }

    @Test("what traps is said in the form in which it was asked for")
    func traps() async throws {
        let (host, pool) = try host()
        defer { pool.dismissAll() }
        let frame = String(decoding: await get(host, "/frame/M/F/A").body, as: UTF8.self)
        #expect(frame.contains("Fatal error: &lt;gone&gt;"))
        for path in ["/_gallery/picture/M/F/A", "/_gallery/image/M/F/A"] {
            let response = await get(host, path)
            #expect(response.headers["content-type"] == "image/svg+xml; charset=utf-8")
            #expect(String(decoding: response.body, as: UTF8.self).contains("Fatal error: &lt;gone&gt;"))
        }
        let elements = await get(host, "/_gallery/elements/M/F/A")
        #expect(String(decoding: elements.body, as: UTF8.self).contains("\"problem\":\"Fatal error: <gone>\""))
    }
}
