// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import VitrineDevelopment

@Suite struct FrontServerTests {
    private let folder = TemporaryFolder()

    private func front(
        _ state: DevelopmentState, isPublic: Bool = false, revive: @escaping @Sendable () -> Void = {}
    ) throws -> FrontServer {
        try folder.write("// script", at: "overlay.js")
        try folder.write("/* style */", at: "overlay.css")
        let front = try FrontServer(port: 0, isPublic: isPublic, state: state, client: folder.url)
        front.start(reviving: revive)
        return front
    }

    /// A server that answers every request alike, with what it was asked as well.
    private func app(_ answer: @escaping @Sendable (MessageHead) -> String) throws -> FrontServer.Stub {
        try FrontServer.Stub(answer)
    }

    private func ask(_ front: FrontServer, _ lines: String...) throws -> String {
        let connection = try #require(Connection(port: front.port))
        connection.write(Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
        var answer: [UInt8] = []
        while let bytes = connection.readSome() { answer += bytes }
        return String(decoding: answer, as: UTF8.self)
    }

    @Test func `a page gets the overlay's script, and its length is right`() throws {
        let state = DevelopmentState()
        let app = try app { _ in
            "HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: 33\r\n"
                + "Content-Security-Policy: script-src 'self'\r\n\r\n<html><head><title></head></html>"
        }
        state.route(to: app.port)
        let front = try front(state)
        let answer = try ask(front, "GET / HTTP/1.1", "Host: localhost:1", "Accept: text/html", "Accept-Encoding: gzip")
        let parts = answer.components(separatedBy: "\r\n\r\n")
        #expect(parts[1].hasPrefix("<html><head><script src=\"/_vitrine-dev/overlay.js\"></script><title>"))
        #expect(parts[0].contains("Content-Length: \(parts[1].utf8.count)"))
        #expect(parts[0].contains("Content-Security-Policy: script-src 'self'"))
        #expect(app.heads.first?["Accept-Encoding"] == nil)
    }

    @Test func `a request waits until the program before has written its sessions`() throws {
        let state = DevelopmentState()
        let isWritten = Mutex(false)
        let app = try app { _ in
            "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n\(isWritten.withLock { $0 } ? "written" : "early")"
        }
        let front = try front(state)
        let page = try #require(Connection(port: front.port))
        try state.handOver(to: app.port) {
            page.write(Array("GET /data HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n\r\n".utf8))
            // What is the front's own is answered meanwhile.
            for _ in 0..<20 {
                let script = try ask(front, "GET /_vitrine-dev/overlay.js HTTP/1.1", "Host: localhost")
                #expect(script.hasSuffix("// script"))
            }
            isWritten.withLock { $0 = true }
        }
        var answer: [UInt8] = []
        while let bytes = page.readSome() { answer += bytes }
        #expect(String(decoding: answer, as: UTF8.self).hasSuffix("\r\n\r\nwritten"))
        #expect(state.portAfterHandOver() == app.port)
    }

    @Test func `a program that ends while another one writes is no place for requests`() {
        let state = DevelopmentState()
        state.handOver(to: 9) { state.route(to: nil) }
        #expect(state.portAfterHandOver() == nil)
    }

    @Test func `what is no page passes as it is, and bodies of requests arrive`() throws {
        let state = DevelopmentState()
        let app = try app { head in
            "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n<head>" + (head["Accept-Encoding"] ?? "")
        }
        state.route(to: app.port)
        let front = try front(state)
        let answer = try ask(front, "GET /data HTTP/1.1", "Host: 127.0.0.1", "Accept: */*", "Accept-Encoding: gzip")
        #expect(answer.hasSuffix("\r\n\r\n<head>gzip"))
    }

    @Test func `a socket's bytes pass both ways after its opening`() throws {
        let state = DevelopmentState()
        let app = try app { _ in "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\nhello" }
        state.route(to: app.port)
        let front = try front(state)
        let answer = try ask(
            front, "GET /socket HTTP/1.1", "Host: 127.0.0.1", "Connection: Upgrade", "Upgrade: websocket")
        #expect(answer.hasSuffix("\r\n\r\nhello"))
        #expect(app.heads.first?["Connection"] == "Upgrade")
    }

    @Test func `names of others are not answered, also where the front has the answer`() throws {
        let front = try front(DevelopmentState())
        for host in ["evil.example", "127.0.0.1.evil.example", "192.168.0.7", ""] {
            let answer = try ask(front, "GET /_vitrine-dev/events HTTP/1.1", "Host: \(host)")
            #expect(answer.hasPrefix("HTTP/1.1 403 "))
        }
        let other = try ask(
            front, "GET /_vitrine-dev/overlay.js HTTP/1.1", "Host: localhost", "Sec-Fetch-Site: cross-site")
        #expect(other.hasPrefix("HTTP/1.1 403 "))
    }

    @Test func `a public front answers to numbers, and the app hears the name of its own machine`() throws {
        let state = DevelopmentState()
        let app = try app { _ in "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\n" }
        state.route(to: app.port)
        let front = try front(state, isPublic: true)
        _ = try ask(front, "GET / HTTP/1.1", "Host: 192.168.0.7:80", "Origin: http://192.168.0.7:80")
        _ = try ask(front, "GET / HTTP/1.1", "Host: 192.168.0.7:80", "Origin: http://evil.example")
        #expect(app.heads.map { $0["Host"] } == Array(repeating: "127.0.0.1:\(front.port)", count: 2))
        #expect(app.heads.map { $0["Origin"] } == ["http://127.0.0.1:\(front.port)", "http://evil.example"])
    }

    @Test func `without a program a page that waits is answered, and the program is asked for`() throws {
        let state = DevelopmentState()
        let app = try app { _ in "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n\r\nalive" }
        let waits = try ask(try front(state), "GET / HTTP/1.1", "Host: localhost", "Accept: text/html")
        #expect(waits.hasPrefix("HTTP/1.1 503 "))
        #expect(waits.contains("/_vitrine-dev/overlay.js"))
        let front = try front(state) { state.route(to: app.port) }
        #expect(try ask(front, "GET /data HTTP/1.1", "Host: localhost").hasPrefix("HTTP/1.1 502 "))
        #expect(try ask(front, "GET / HTTP/1.1", "Host: localhost", "Accept: text/html").hasSuffix("alive"))
    }

    @Test func `pages hear of problems and of programs as they come`() throws {
        let state = DevelopmentState()
        let front = try front(state)
        let connection = try #require(Connection(port: front.port))
        connection.write(Array("GET /_vitrine-dev/events HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
        #expect(connection.readHead()?["Content-Type"] == "text/event-stream")
        func next() throws -> DevelopmentState.Report {
            var text: [UInt8] = []
            while !text.suffix(2).elementsEqual(Array("\n\n".utf8)) { text += try #require(connection.read(count: 1)) }
            let data = String(decoding: text, as: UTF8.self).dropFirst("data: ".count)
            return try JSONDecoder().decode(DevelopmentState.Report.self, from: Data(data.utf8))
        }
        #expect(try next() == .init(generation: 0))
        state.publish(.init(kind: .build, title: "It does not build"))
        #expect(try next().problem?.title == "It does not build")
        state.publishProgram()
        #expect(try next() == .init(generation: 1))
    }
}

extension FrontServer {
    /// A program that answers one request on each connection.
    final class Stub: @unchecked Sendable {
        let port: UInt16
        private let lock = NSLock()
        private var asked: [MessageHead] = []

        init(_ answer: @escaping @Sendable (MessageHead) -> String) throws {
            let listener = try Listener(port: 0, isPublic: false)
            port = listener.port
            listener.serve { [weak self] connection in
                guard let head = connection.readHead() else { return }
                if let self { self.lock.withLock { self.asked.append(head) } }
                connection.write(Array(answer(head).utf8))
            }
        }

        /// What was asked so far.
        var heads: [MessageHead] { lock.withLock { asked } }
    }
}
