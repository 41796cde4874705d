// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the front says by itself: the overlay's files and the pages of an app that does not run.
struct FrontFiles: Sendable {
    /// What the addresses of the front begin with. The app's own server has /_vitrine/.
    static let path = "/_vitrine-dev/"

    private let bodies: [String: [UInt8]]
    private static let types = ["js": "text/javascript; charset=utf-8", "css": "text/css; charset=utf-8"]

    /// Reads the files of a folder.
    init(_ folder: URL) throws {
        var bodies: [String: [UInt8]] = [:]
        for name in ["overlay.js", "overlay.css"] {
            bodies[name] = Array(try Data(contentsOf: folder.appendingPathComponent(name)))
        }
        self.bodies = bodies
    }

    private static let tag = "<script src=\"\(path)overlay.js\"></script>"

    /// A page with the overlay's script in its head: a file of the page's own origin, as its content security policy
    /// asks.
    func withOverlay(_ page: [UInt8]) -> [UInt8] {
        let mark = Array("<head>".utf8)
        guard page.count >= mark.count,
            let start = (0...(page.count - mark.count)).first(where: {
                page[$0..<($0 + mark.count)].elementsEqual(mark)
            })
        else { return page }
        let place = start + mark.count
        return Array(page[..<place]) + Array(Self.tag.utf8) + Array(page[place...])
    }

    /// A file, or that there is none.
    func answer(to name: String) -> [UInt8] {
        guard let body = bodies[name], let type = Self.types[(name as NSString).pathExtension] else {
            return plain(404, "There is no such file.")
        }
        return message(200, type: type, body)
    }

    /// A page that waits for a program: the overlay in it says what keeps that from running.
    func waitingPage() -> [UInt8] {
        let text = """
            <!DOCTYPE html><html lang="en"><head>\(Self.tag)<meta charset="utf-8"><title>vitrine dev</title>
            <meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
            <link rel="stylesheet" href="\(Self.path)overlay.css"></head>
            <body><main class="waiting" role="status">The app does not run. This page is loaded again when it does.</main>
            </body></html>

            """
        return message(503, type: "text/html; charset=utf-8", Array(text.utf8))
    }

    /// A sentence.
    func plain(_ status: Int, _ text: String) -> [UInt8] {
        message(status, type: "text/plain; charset=utf-8", Array((text + "\n").utf8))
    }

    private static let reasons = [
        200: "OK", 403: "Forbidden", 404: "Not Found", 502: "Bad Gateway", 503: "Service Unavailable",
    ]

    private func message(_ status: Int, type: String, _ body: [UInt8]) -> [UInt8] {
        let lines = [
            "HTTP/1.1 \(status) \(Self.reasons[status] ?? "")", "Content-Type: \(type)",
            "Content-Length: \(body.count)", "Cache-Control: no-store", "X-Content-Type-Options: nosniff",
            "Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; "
                + "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
            "Connection: close",
        ]
        return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }
}
