// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import VitrineWeb

/// A random story of one page and the real registry, session and connections, on a clock that only the story moves.
@MainActor final class LinkStory {
    enum Deed: Hashable {
        case press(Int)
        /// The app changes something by itself.
        case change
        case push
        /// So many messages of the page's socket reach the server, or of a socket that it gave up before.
        case hear(Int)
        case hearLate(Int)
        /// So many messages of the server reach the page.
        case deliver(Int)
        /// Both ends learn that the connection is gone.
        case cut
        /// The page gives its socket up; what it said is still on its way, and the server learns nothing yet.
        case abandon
        /// The server learns of the oldest socket that was given up.
        case notice
        case connect
        /// The next numbered message gets lost, or comes twice: no ordered socket does that, a broken proxy might.
        case lose
        case double
        case wait(Int)
    }

    private(set) var faults: [String] = []
    /// The time and the notes of a registry: its last jobs may run when the story is over.
    @MainActor private final class Record {
        var now = Duration.zero
        var notes: [SessionNote.Code] = []
    }

    private let record = Record()
    private let app = MiniApp()
    private var registry: LiveRegistry!
    private var page: ModelPage!
    private var sockets: [ModelSocket] = []
    private var cookie = ""

    init() async {
        let app = app
        var configuration = LiveConfiguration()
        configuration.sessionLimits.idleLive = .seconds(300)
        registry = LiveRegistry(configuration: configuration, now: { [record] in record.now }) { _ in MiniScene(app) }
        registry.onNote = { [record] note in record.notes.append(note.code) }
        let loaded = await LoadedPage(from: "10.0.0.1", of: registry)
        cookie = loaded.cookie
        page = ModelPage(loaded, app: app)
    }

    /// Tells a story; answers what went wrong.
    static func tell(_ deeds: [Deed]) async -> String? {
        let story = await LinkStory()
        let fault = await story.fault(after: deeds)
        // A socket and its connection keep each other until it is closed.
        for socket in story.sockets { await story.lose(socket) }
        return fault
    }

    private func fault(after deeds: [Deed]) async -> String? {
        await connect()
        for deed in deeds {
            await perform(deed)
            if let fault = check() { return fault }
        }
        return await settle()
    }

    // MARK: - Deeds

    private func perform(_ deed: Deed) async {
        switch deed {
        case .press(let button): page.press(button)
        case .change:
            app.changes += 1
            pump()
        case .push:
            guard app.pages < 20 else { return }
            app.pages += 1
            pump()
        case .hear(let count): for _ in 0..<count { await hear(isLate: false) }
        case .hearLate(let count): for _ in 0..<count { await hear(isLate: true) }
        case .deliver(let count): for _ in 0..<count { deliver() }
        case .cut:
            guard let socket = page.socket else { return }
            page.lost()
            await lose(socket)
        case .abandon: page.lost()
        case .notice:
            if let socket = sockets.first(where: { $0 !== page.socket }) { await lose(socket) }
        case .connect: await connect()
        case .lose: if let index = numbered() { page.socket?.down.remove(at: index) }
        case .double:
            if let socket = page.socket, let index = numbered() { socket.down.insert(socket.down[index], at: index) }
        case .wait(let seconds):
            record.now += .seconds(seconds)
            registry.tick()
            await sweep()
        }
    }

    /// The next message of the server that carries a number of its own; a snapshot is what repairs the others.
    private func numbered() -> Int? {
        page.socket?.down.firstIndex { $0.hasPrefix("[\"B\"") || $0.hasPrefix("[\"N\"") }
    }

    private func connect() async {
        guard page.socket == nil, !page.isRefused else { return }
        let socket = ModelSocket()
        let request = SocketRequest(
            path: WireProtocol.socketPath,
            headers: WebHeaders([("Cookie", cookie)]),
            remoteAddress: "10.0.0.1"
        )
        socket.inbound = await registry.openSocket(request, outbound: socket)
        guard socket.inbound != nil else { return faults.append("a socket was refused") }
        sockets.append(socket)
        page.hello(on: socket)
    }

    /// One message reaches the server.
    private func hear(isLate: Bool) async {
        guard let socket = sockets.first(where: { !$0.up.isEmpty && ($0 !== page.socket) == isLate }) else { return }
        await socket.hear()
        await sweep()
    }

    /// One message reaches the page.
    private func deliver() {
        guard let socket = page.socket else { return }
        if !socket.down.isEmpty {
            page.receive(socket.down.removeFirst(), app: app)
        } else if let code = socket.closeCode {
            page.closed(code)
        }
    }

    private func lose(_ socket: ModelSocket) async {
        sockets.removeAll { $0 === socket }
        await socket.lose()
    }

    /// Sockets that the server has closed are gone for it.
    private func sweep() async {
        for socket in sockets where socket.closeCode != nil { await lose(socket) }
    }

    private func pump() {
        for socket in sockets { (socket.inbound as? LiveConnection)?.pump() }
    }

    // MARK: - Promises

    private func check() -> String? {
        if let fault = (faults + page.faults).first { return fault }
        if !page.pressed.starts(with: app.log) { return "pressed \(page.pressed), handled \(app.log)" }
        if registry.sessionCount > 1 { return "two sockets speak for one session" }
        for note in record.notes where note == .forgedEvent || note == .tooManyEvents {
            return "the page is taken for hostile"
        }
        for entry in registry.allEntries where entry.session.window.entries.count > 2 * WireLimits.window {
            return "\(entry.session.window.entries.count) messages are under way"
        }
        return nil
    }

    /// The dust settles: everything arrives, and the page comes back if it has to.
    private func settle() async -> String? {
        for _ in 0..<4 {
            await connect()
            for _ in 0..<400
            where page.socket?.up.isEmpty == false || page.socket?.down.isEmpty == false
                || page.socket?.closeCode != nil || sockets.contains(where: { !$0.up.isEmpty })
            {
                await hear(isLate: true)
                await hear(isLate: false)
                deliver()
                pump()
            }
            if page.isRefused { break }
            await perform(.wait(16))
            if let fault = check() { return fault }
        }
        // A page that was away for too long is refused, and only such a page.
        if page.isRefused { return registry.allEntries.isEmpty ? nil : "the page is refused" }
        if !page.isLive { return "the page is not live" }
        if app.log != page.pressed { return "pressed \(page.pressed), handled \(app.log)" }
        if !page.kept.isEmpty { return "\(page.kept.count) events are still kept" }
        if page.text != app.text { return "the page shows \(page.text), the scene \(app.text)" }
        if page.path != "/\(app.pages)" { return "the address is \(page.path), the scene's /\(app.pages)" }
        if app.mounted - app.ended != 1 { return "\(app.mounted) scenes were mounted, \(app.ended) ended" }
        return nil
    }
}
