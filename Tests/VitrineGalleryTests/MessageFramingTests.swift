// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineGallery

@Suite("MessageFraming")
struct MessageFramingTests {
    private static let commands: [WorkerCommand] = [
        .start(number: 1, skipping: ["M.A"]), .text(socket: 2, "[\"V\",\"ü\"]"), .closed(socket: 2),
    ]

    @Test("messages come out whole and in order, however the bytes arrive", arguments: [1, 3, 7, 1_000])
    func pieces(size: Int) throws {
        let bytes = try Self.commands.reduce(into: Data()) { $0 += try MessageFraming.frame($1) }
        var framing = MessageFraming()
        var received: [WorkerCommand] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            received += try framing.messages(WorkerCommand.self, from: Data(rest.prefix(size)))
            rest = rest.dropFirst(size)
        }
        #expect(received == Self.commands)
    }

    @Test("what is no message ends the stream")
    func broken() {
        var framing = MessageFraming()
        #expect(throws: (any Error).self) {
            try framing.messages(WorkerCommand.self, from: Data([255, 255, 255, 255, 0]))
        }
        var other = MessageFraming()
        #expect(throws: (any Error).self) { try other.messages(WorkerCommand.self, from: Data([0, 0, 0, 1, 65])) }
    }

    @Test("a pipe carries messages from one end to the other, and ends with it")
    func pipe() async {
        let pipe = Pipe()
        let near = MessagePipe(reading: -1, writing: pipe.fileHandleForWriting.fileDescriptor)
        let far = MessagePipe(reading: pipe.fileHandleForReading.fileDescriptor, writing: -1)
        for command in Self.commands { near.send(command) }
        try? pipe.fileHandleForWriting.close()
        var received: [WorkerCommand] = []
        for await command in far.messages(WorkerCommand.self) { received.append(command) }
        #expect(received == Self.commands)
        withExtendedLifetime(pipe) {}
    }
}
