// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineWeb

/// What a server writes into a socket, and what a page has said into it and the server has not heard yet.
final class ModelSocket: SocketOutbound, @unchecked Sendable {
    // Only touched from the main actor in these tests.
    var inbound: (any SocketInbound)?
    var up: [String] = []
    var down: [String] = []
    var closeCode: UInt16?
    /// The server has been told that the connection is gone.
    private var isLost = false

    func send(_ text: String) { if closeCode == nil { down.append(text) } }
    func close(code: UInt16, reason: String) { if closeCode == nil { closeCode = code } }

    /// The oldest message of the page reaches the server, unless that has closed the socket.
    @MainActor func hear() async {
        let text = up.removeFirst()
        if closeCode == nil { await inbound?.receive(text) }
    }

    /// The server learns that the connection is gone, once.
    @MainActor func lose() async {
        guard !isLost else { return }
        isLost = true
        await inbound?.closed()
        inbound = nil
    }
}

/// A page as `link.js` has it, as short as it can be said: what the server is checked against.
@MainActor struct ModelPage {
    private(set) var sequence: Int
    private(set) var text = ""
    private(set) var path = "/0"
    private(set) var isLive = false
    /// How it was welcomed last, and how often with a scene that was built anew.
    private(set) var mode = ""
    private(set) var restorations = 0
    private(set) var kept: [String] = []
    /// Which buttons were pressed, in order.
    private(set) var pressed: [Int] = []
    private(set) var buttons: [Int]
    /// What must not happen.
    private(set) var faults: [String] = []
    private(set) var isRefused = false
    var socket: ModelSocket?
    private(set) var token: String
    private(set) var epoch: String
    private let build: String
    private var number = 0
    private var hellos = 0
    private var isResyncing = false
    private var numbers: [Int] = []

    init(_ loaded: LoadedPage, app: MiniApp) {
        token = loaded.field("token")
        epoch = loaded.field("epoch")
        build = loaded.field("build")
        sequence = Int(loaded.field("sequence")) ?? 0
        text = app.text
        buttons = app.buttons
    }

    // MARK: - Out

    mutating func hello(on socket: ModelSocket) {
        self.socket = socket
        isLive = false
        hellos += 1
        socket.up.append(
            "[\"H\",\"vitrine.1\",\"\(build)\",\"\(token)\",\"\(epoch)\",\(sequence),\(number),"
                + "[375,667,2,0,0,0,16,[\"en\"],\"\"],0,[],\(hellos)]"
        )
    }

    mutating func press(_ button: Int) {
        guard kept.count < 150 else { return }
        number += 1
        let message = "[\"V\",\(number),\(sequence),\(buttons[button]),0]"
        kept.append(message)
        numbers.append(number)
        pressed.append(button)
        if isLive { socket?.up.append(message) }
    }

    mutating func lost() {
        socket = nil
        isLive = false
    }

    // MARK: - In

    mutating func closed(_ code: UInt16) {
        lost()
        if code == WireProtocol.Close.unauthorized.rawValue || code == WireProtocol.Close.misuse.rawValue {
            isRefused = true
        }
        if code == WireProtocol.Close.superseded.rawValue { faults.append("the page's own socket is superseded") }
    }

    mutating func receive(_ message: String, app: MiniApp) {
        guard let items = try? JSONValue(message, depth: 64).array, let word = items[0].string else {
            return faults.append("not a message: \(message)")
        }
        switch word {
        case "W": welcome(items)
        case "P":
            handled(items[1].integer ?? 0)
            if items[2].integer ?? 0 > sequence { resync() }
        case "T":
            handled(items[1].integer ?? 0)
            socket?.up += kept
        case "B", "S", "N": take(word, items, message, app)
        // It comes back by itself.
        case "D": break
        // Not numbered, and nothing of what the model shows.
        case "G": break
        default: faults.append("unknown: \(message)")
        }
    }

    private mutating func welcome(_ items: [JSONValue]) {
        guard case .object(let parameters) = items[4], let resume = parameters["resume"]?.string else {
            return faults.append("a welcome without a token")
        }
        let isNew = !isLive
        token = resume
        epoch = items[2].string ?? ""
        mode = items[3].string ?? ""
        if mode == "restored" { restorations += 1 }
        isLive = true
        isResyncing = false
        handled(parameters["event"]?.integer ?? 0)
        if isNew { socket?.up += kept }
    }

    private mutating func take(_ word: String, _ items: [JSONValue], _ message: String, _ app: MiniApp) {
        let number = items[1].integer ?? 0
        guard number > sequence else {
            socket?.up.append("[\"A\",\(sequence),0]")
            return
        }
        if word != "S", isResyncing || number > sequence + 1 { return resync() }
        isResyncing = false
        sequence = number
        if word == "N" {
            for step in items[3].array ?? [] where step.array?.count == 5 { path = step.array?[3].string ?? "" }
        } else {
            if let start = message.firstRange(of: "\"n=") {
                text = String(message[message.index(after: start.lowerBound)...].prefix { $0 != "\"" })
            }
            if word == "S" { buttons = app.buttons }
        }
        handled(items[2].integer ?? 0)
        socket?.up.append("[\"A\",\(number),0.1]")
    }

    private mutating func resync() {
        if !isResyncing { socket?.up.append("[\"Q\",\(sequence)]") }
        isResyncing = true
    }

    private mutating func handled(_ event: Int) {
        if event > number { faults.append("an event was handled that was not sent") }
        while let first = numbers.first, first <= event {
            numbers.removeFirst()
            kept.removeFirst()
        }
    }
}
