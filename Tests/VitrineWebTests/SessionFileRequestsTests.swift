// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay

@testable import VitrineWeb

/// Requests for files between pages and sessions: who may send what, and what is answered.
@MainActor @Suite struct SessionFileRequestsTests {
    private final class Scenes {
        var made: [FakeScene] = []
    }

    private let scenes = Scenes()
    private let registry: LiveRegistry

    init() {
        var configuration = LiveConfiguration()
        configuration.tokenPrefix = "w1."
        registry = LiveRegistry(configuration: configuration, now: { .zero }) { [scenes] _ in
            let scene = FakeScene()
            scene.files = SessionFiles()
            scenes.made.append(scene)
            return scene
        }
    }

    /// A page that is live.
    private struct Visit {
        let page: LoadedPage
        let files: SessionFiles
        let socket: SettledSocket?

        @MainActor var token: String {
            LoadedPage.field("resume", in: page.wire.sent.last { $0.hasPrefix("[\"W\"") } ?? "")
        }
    }

    private func visit(from address: String = "10.0.0.1") async throws -> Visit {
        let page = await LoadedPage(from: address, of: registry)
        let socket = await page.open(to: registry)
        return Visit(page: page, files: try #require(scenes.made.last?.files), socket: socket)
    }

    private let upload = "AAAAAAAAAAAAAAAAAAAAAA"

    private func expect(_ size: Int, in visit: Visit) throws -> IncomingFile {
        try visit.files.expect(OfferedFile(upload: upload, name: "a.txt", mediaType: "", size: size))
    }

    private func send(
        _ method: String, _ name: String, query: String? = nil, body: String = "", token: String?, cookie: String?,
        range: String? = nil, fields: [(String, String)] = []
    ) async -> (status: Int, text: String, headers: WebHeaders, file: WebResponse.File?) {
        var headers = WebHeaders(fields)
        if let cookie { headers.append("Cookie", cookie) }
        if let range { headers.append("Range", range) }
        if let token { headers.append(FilePath.sessionHeader, token) }
        let response = await registry.respond(
            to: WebRequest(
                method: method, path: FilePath(name: name).path, query: query, headers: headers,
                remoteAddress: "10.0.0.1", body: Array(body.utf8)))
        let text = String(decoding: response.body, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return (response.status, text, response.headers, response.file)
    }

    @Test func `parts are taken in order, repeated ones once, and a gap says where to go on`() async throws {
        let visit = try await visit()
        let file = try expect(6, in: visit)
        for (offset, body, status, text) in [
            (0, "ab", 200, "2"), (0, "ab", 200, "2"), (3, "d", 409, "2"), (1, "bcd", 200, "4"), (4, "ef", 200, "6"),
            (4, "ef", 200, "6"),
        ] {
            let answer = await send(
                "PUT", upload, query: "offset=\(offset)", body: body, token: visit.token, cookie: visit.page.cookie)
            #expect(answer.status == status && answer.text == text)
        }
        #expect(try String(contentsOf: try await file.contents(), encoding: .utf8) == "abcdef")
    }

    @Test func `nobody sends a file for a session that is not theirs, or one that was not chosen`() async throws {
        let visit = try await visit()
        let other = try await self.visit(from: "10.0.0.2")
        let file = try expect(2, in: visit)
        let cookie = visit.page.cookie
        for (token, cookie, name, status) in [
            (visit.token, other.page.cookie, upload, 403), (other.token, cookie, upload, 403),
            (other.token, other.page.cookie, upload, 404), ("", cookie, upload, 403),
            ("w1.forged", cookie, upload, 403),
            (visit.token, "", upload, 403), (visit.token, cookie, "BAAAAAAAAAAAAAAAAAAAAA", 404),
            (visit.token, cookie, "../../etc/passwd", 404), (visit.page.field("token"), cookie, upload, 200),
        ] {
            let answer = await send("PUT", name, query: "offset=0", body: "a", token: token, cookie: cookie)
            #expect(answer.status == status, "\(token) \(name)")
            if status != 200 { #expect(file.received == 0) }
        }
        for query in [nil, "", "offset=", "offset=-1", "offset=x", "x=1"] {
            #expect(await send("PUT", upload, query: query, token: visit.token, cookie: cookie).status == 400)
        }
        #expect(await send("PUT", upload, query: "offset=9", token: nil, cookie: cookie).status == 403)
    }

    @Test func `a file that is given up takes no more, and whoever waits is told`() async throws {
        let visit = try await visit()
        let file = try expect(2, in: visit)
        let stranger = try await self.visit(from: "10.0.0.2")
        #expect(await send("DELETE", upload, token: stranger.token, cookie: visit.page.cookie).status == 403)
        #expect(file.isReceiving)
        #expect(await send("DELETE", upload, token: visit.token, cookie: visit.page.cookie).status == 200)
        await #expect(throws: IncomingFile.Failure.cancelled) { try await file.contents() }
        let late = await send(
            "PUT", upload, query: "offset=0", body: "ab", token: visit.token, cookie: visit.page.cookie)
        #expect(late.status == 410)
    }

    @Test func `a download goes to its visitor only, under a name that no header is broken by`() async throws {
        let visit = try await visit()
        let stranger = try await self.visit(from: "10.0.0.2")
        let url = try visit.files.emptyFolder().appendingPathComponent("a")
        try Data("abc".utf8).write(to: url)
        let key = try visit.files.offer(url, named: "Größe \"1\"\r\nX: y;.html", mediaType: "text/html\r\nX: y")
        let name = "w1.\(key)"
        #expect(await send("GET", name, token: nil, cookie: stranger.page.cookie).status == 404)
        #expect(await send("GET", name, token: nil, cookie: nil).status == 404)
        #expect(await send("GET", key, token: nil, cookie: visit.page.cookie).status == 404)
        let answer = await send("GET", name, token: nil, cookie: visit.page.cookie)
        #expect(answer.status == 200 && answer.file == WebResponse.File(path: url.path, size: 3))
        // Browsers must neither show nor guess what an app hands out.
        #expect(answer.headers["content-type"] == "application/octet-stream")
        #expect(
            answer.headers["content-disposition"]
                == "attachment; filename=\"Gr__e _1_X: y;.html\"; "
                + "filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22X%3A%20y%3B.html")
        #expect(answer.headers["cache-control"] == "private, no-store")
    }

    @Test func `what a page shows has an origin of its own, can be read in parts, and goes to its visitor only`()
        async throws
    {
        let visit = try await visit()
        let stranger = try await self.visit(from: "10.0.0.2")
        let url = try visit.files.emptyFolder().appendingPathComponent("page.html")
        try Data("0123456789".utf8).write(to: url)
        let key = try visit.files.show(url, mediaType: "text/html; charset=utf-8")
        #expect(await send("GET", "w1.\(key)", token: nil, cookie: stranger.page.cookie).status == 404)
        let whole = await send("GET", "w1.\(key)", token: nil, cookie: visit.page.cookie)
        #expect(whole.status == 200)
        #expect(whole.headers["content-type"] == "text/html; charset=utf-8")
        #expect(whole.headers["content-disposition"] == nil)
        #expect(whole.headers["accept-ranges"] == "bytes")
        let policy = try #require(whole.headers["content-security-policy"])
        #expect(policy.hasPrefix("sandbox ") && !policy.contains("allow-same-origin"))
        #expect(policy.hasSuffix("frame-ancestors 'self'"))
        for (range, status, described, file) in [
            ("bytes=2-4", 206, "bytes 2-4/10", WebResponse.File(path: url.path, offset: 2, size: 3)),
            ("bytes=-1", 206, "bytes 9-9/10", WebResponse.File(path: url.path, offset: 9, size: 1)),
            ("bytes=10-", 416, "bytes */10", nil),
            ("bytes=0-1,4-5", 200, nil, WebResponse.File(path: url.path, size: 10)),
        ] as [(String, Int, String?, WebResponse.File?)] {
            let part = await send("GET", "w1.\(key)", token: nil, cookie: visit.page.cookie, range: range)
            #expect(
                part.status == status && part.headers["content-range"] == described && part.file == file, "\(range)")
        }
        visit.files.withdraw(key)
        #expect(await send("GET", "w1.\(key)", token: nil, cookie: visit.page.cookie).status == 404)
    }

    /// A download of ten bytes, and who may fetch it.
    private func download(_ text: String = "0123456789") async throws -> (visit: Visit, url: URL, name: String) {
        let visit = try await visit()
        let url = try visit.files.emptyFolder().appendingPathComponent("a.txt")
        try Data(text.utf8).write(to: url)
        let key = try visit.files.offer(url, named: "a.txt", mediaType: "text/plain")
        return (visit, url, "w1.\(key)")
    }

    @Test func `a download that was cut goes on where it was, of the same file only`() async throws {
        let (visit, url, name) = try await download()
        let cookie = visit.page.cookie
        let whole = await send("GET", name, token: nil, cookie: cookie)
        #expect(whole.status == 200 && whole.headers["accept-ranges"] == "bytes")
        let tag = try #require(whole.headers["etag"])
        #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""))
        for (condition, status) in [
            (tag, 206), ("W/\(tag)", 200), ("\"other\"", 200), ("", 200), ("*", 200),
            ("Sun, 06 Nov 1994 08:49:37 GMT", 200),
        ] {
            let rest = await send(
                "GET", name, token: nil, cookie: cookie, range: "bytes=4-", fields: [("If-Range", condition)])
            #expect(rest.status == status, "\(condition)")
            #expect(rest.headers["etag"] == tag)
            let first = status == 206 ? 4 : 0
            let described: String? = status == 206 ? "bytes 4-9/10" : nil
            #expect(rest.file == WebResponse.File(path: url.path, offset: first, size: 10 - first))
            #expect(rest.headers["content-range"] == described)
        }
        // The app writes it again: nothing of the old file may be put before the new one's rest.
        try Data("another one".utf8).write(to: url)
        let changed = await send(
            "GET", name, token: nil, cookie: cookie, range: "bytes=4-", fields: [("If-Range", tag)])
        #expect(changed.status == 200 && changed.file == WebResponse.File(path: url.path, size: 11))
        #expect(changed.headers["etag"] != tag)
        try FileManager.default.removeItem(at: url)
        #expect(await send("GET", name, token: nil, cookie: cookie, range: "bytes=4-").status == 404)
    }

    @Test func `a browser that asks for the rest of one file is told when it is another one`() async throws {
        let (visit, url, name) = try await download()
        let cookie = visit.page.cookie
        let tag = try #require(await send("GET", name, token: nil, cookie: cookie).headers["etag"])
        for (condition, status) in [
            (tag, 206), ("*", 206), ("\"other\" , \(tag)", 206), ("\"other\"", 412), ("W/\(tag)", 412), ("", 412),
        ] {
            let rest = await send(
                "GET", name, token: nil, cookie: cookie, range: "bytes=4-", fields: [("If-Match", condition)])
            #expect(rest.status == status, "\(condition)")
            #expect((rest.file == nil) == (status == 412))
        }
        try Data("another one".utf8).write(to: url)
        let changed = await send(
            "GET", name, token: nil, cookie: cookie, range: "bytes=4-", fields: [("If-Match", tag)])
        #expect(changed.status == 412 && changed.file == nil)
    }

    @Test(
        arguments: [
            ("bytes=4-5", 206, "bytes 4-5/10", 4, 2), ("bytes=-3", 206, "bytes 7-9/10", 7, 3),
            ("bytes=-99999999999999999999", 206, "bytes 0-9/10", 0, 10),
            ("bytes=9-99999999999999999999", 206, "bytes 9-9/10", 9, 1), ("bytes=10-", 416, "bytes */10", 0, 0),
            ("bytes=99999999999999999999-", 416, "bytes */10", 0, 0), ("bytes=-0", 416, "bytes */10", 0, 0),
            ("bytes=5-4", 200, nil, 0, 10), ("bytes=", 200, nil, 0, 10), ("bytes=a-", 200, nil, 0, 10),
            ("bytes=0-1,4-5", 200, nil, 0, 10), ("lines=0-1", 200, nil, 0, 10), ("", 200, nil, 0, 10),
        ] as [(String, Int, String?, Int, Int)])
    func `a part of a download is what was asked for, or the whole`(
        range: String, status: Int, described: String?, offset: Int, size: Int
    ) async throws {
        let (visit, url, name) = try await download()
        let part = await send("GET", name, token: nil, cookie: visit.page.cookie, range: range)
        #expect(part.status == status && part.headers["content-range"] == described)
        let file: WebResponse.File? =
            status == 416 ? nil : WebResponse.File(path: url.path, offset: offset, size: size)
        #expect(part.file == file)
        // Browsers save a part as what it is a part of.
        #expect(part.headers["content-disposition"]?.hasPrefix("attachment;") == true)
        #expect(part.headers["etag"] != nil)
    }

    @Test func `an empty download has no parts`() async throws {
        let (visit, url, name) = try await download("")
        for (range, status) in [("bytes=0-", 416), ("bytes=0-0", 416), ("bytes=-1", 200), ("bytes=-0", 416)] {
            let part = await send("GET", name, token: nil, cookie: visit.page.cookie, range: range)
            let described: String? = status == 416 ? "bytes */0" : nil
            let file: WebResponse.File? = status == 416 ? nil : WebResponse.File(path: url.path, size: 0)
            #expect(part.status == status && part.headers["content-range"] == described)
            #expect(part.file == file)
        }
    }

    @Test func `HEAD says how large the whole download is, and whether it can be read in parts`() async throws {
        let (visit, url, name) = try await download()
        let head = await send("HEAD", name, token: nil, cookie: visit.page.cookie, range: "bytes=2-3")
        // The server leaves the file out, and says its length.
        #expect(head.status == 200 && head.file == WebResponse.File(path: url.path, size: 10))
        #expect(head.headers["accept-ranges"] == "bytes" && head.headers["content-range"] == nil)
        let whole = await send("GET", name, token: nil, cookie: visit.page.cookie)
        #expect(head.headers["etag"] == whole.headers["etag"] && head.headers["etag"] != nil)
    }

    @Test func `a page is told to save a file at an address of its process`() async throws {
        let visit = try await visit()
        let scene = try #require(scenes.made.last)
        scene.requests = [.download("key")]
        await visit.socket?.receive("[\"V\",1,0,\(scene.button.id),0]")
        #expect(visit.page.wire.sent.contains("[\"U\",3,\"/_vitrine/files/w1.key\"]"))
    }
}
