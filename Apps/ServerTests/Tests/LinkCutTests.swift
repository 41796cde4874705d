// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer
@testable import VitrineWeb

/// A connection is cut at every byte of what a page says and of what the server answers, over real sockets; the page
/// comes back through another one (Documentation/Reliability.md, rows 1 and 2).
@Suite(.timeLimit(.minutes(3))) struct LinkCutTests {
    /// Which way the bytes go that the cut goes through, and after how many.
    enum Cut: Hashable, Sendable {
        case none
        case up(Int)
        case down(Int)
    }

    private func host() async -> (LiveRegistry, PressApp) {
        await MainActor.run {
            let app = PressApp()
            var configuration = LiveConfiguration()
            configuration.provisionalTotal = 10_000
            configuration.provisionalPerAddress = 10_000
            configuration.detachedPerAddress = 10_000
            return (LiveRegistry(configuration: configuration) { _ in app.scene() }, app)
        }
    }

    /// How many bytes go up and down before a cut, and how many of those down are the welcome.
    private struct Size {
        var up = 0
        var down = 0
        var welcome = 0
    }

    private func length(_ frame: RawClient.Frame) -> Int { frame.payload.count + (frame.payload.count > 125 ? 4 : 2) }

    /// One page's life. Like every page it says nothing of what a user does before it is welcome.
    @discardableResult
    private func live(_ cut: Cut, _ size: Size = Size(), port: Int, app: PressApp) async throws -> Size {
        let first = try await RawClient.connect(port: port)
        var page = try ScriptedPage(try await first.get("/"))
        await first.close()
        let name = await app.newest

        let socket = try await RawClient.connect(port: port)
        #expect(try await socket.openSocket([page.cookie]).status == 101)
        let hello = page.hello()
        var presses: [UInt8] = []
        for button in [0, 1, 2] { presses += page.press(button) }
        var found = Size(up: hello.count + presses.count)
        switch cut {
        case .up(let count):
            try await socket.send(Array(hello.prefix(count)))
            if count > hello.count, let welcome = await socket.frame() {
                _ = try page.receive(welcome.text)
                try await socket.send(Array(presses.prefix(count - hello.count)))
            }
            // Some cuts are clean, others are not.
            if count.isMultiple(of: 2) { await socket.close() } else { await socket.reset() }
        case .down(let count):
            try await socket.send(hello)
            if count >= size.welcome {
                _ = await socket.bytes(size.welcome)
                try await socket.send(presses)
            }
            for text in ScriptedPage.texts(in: await socket.bytes(count)) { _ = try page.receive(text) }
            if count.isMultiple(of: 2) { await socket.close() } else { await socket.reset() }
        case .none:
            try await socket.send(hello)
            while page.handled < 3, let frame = await socket.frame() {
                guard frame.opcode == 1 else { continue }
                found.down += length(frame)
                _ = try page.receive(frame.text)
                guard found.welcome == 0 else { continue }
                found.welcome = found.down
                try await socket.send(presses)
            }
            await socket.close()
        }

        // The page comes back. The server may still be busy with what came through the first socket.
        let second = try await RawClient.connect(port: port)
        #expect(try await second.openSocket([page.cookie]).status == 101)
        try await second.send(page.hello())
        // What the welcome says is handled may be shown by the batches behind it only.
        while page.handled < 3 || !page.isWelcome || page.text != "n=3" {
            guard let frame = await second.frame() else {
                Issue.record("\(cut): the connection ended after \(page.heard)")
                return found
            }
            if frame.opcode == 8 {
                Issue.record("\(cut): closed with \(frame.closeCode ?? 0) after \(page.heard)")
                return found
            }
            guard frame.opcode == 1 else { continue }
            for answer in try page.receive(frame.text) { try await second.say(answer) }
        }
        let log = await app.log(of: name)
        #expect(log == [0, 1, 2], "\(cut)")
        #expect(page.faults.isEmpty, "\(cut): \(page.faults)")
        try await second.say("[\"Z\"]")
        #expect(await second.closeCode() == Int(WireProtocol.Close.ended.rawValue))
        await second.close()
        return found
    }

    @Test func everyByteOfTheEventsAndOfTheBatches() async throws {
        let (registry, app) = await host()
        try await withServer(of: registry) { _, port in
            let size = try await live(.none, port: port, app: app)
            #expect(size.up > 250)
            #expect(size.down > 250)
            for count in 0..<size.up { try await live(.up(count), size, port: port, app: app) }
            for count in 0..<size.down { try await live(.down(count), size, port: port, app: app) }
        }
        // A socket whose bytes came in time may have become a session's first; nothing else is left.
        #expect(await registry.counters.refused < 1_000)
    }
}
