// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineServer

@Suite(.timeLimit(.minutes(5))) struct SocketStrictnessTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var bytes: [UInt8]
        var code: Int
    }

    static let cases: [Case] = [
        Case(testDescription: "unmasked", bytes: RawClient.frame(1, [97], masked: false), code: 1002),
        Case(testDescription: "RSV1", bytes: RawClient.frame(1, [97], reserved: 0x40), code: 1002),
        Case(testDescription: "RSV2", bytes: RawClient.frame(1, [97], reserved: 0x20), code: 1002),
        Case(testDescription: "RSV3", bytes: RawClient.frame(1, [97], reserved: 0x10), code: 1002),
        Case(testDescription: "reserved opcode 3", bytes: RawClient.frame(3, [97]), code: 1002),
        Case(testDescription: "reserved opcode 11", bytes: RawClient.frame(11, [97]), code: 1002),
        Case(testDescription: "binary", bytes: RawClient.frame(2, [97]), code: 1003),
        Case(testDescription: "invalid UTF-8", bytes: RawClient.frame(1, [0xC3, 0x28]), code: 1007),
        Case(testDescription: "stray continuation", bytes: RawClient.frame(0, [97]), code: 1002),
        Case(
            testDescription: "interleaved message",
            bytes: RawClient.text("a", final: false) + RawClient.text("b"),
            code: 1002
        ),
        Case(testDescription: "fragmented ping", bytes: RawClient.frame(9, [97], final: false), code: 1002),
        Case(
            testDescription: "ping of 126 bytes",
            bytes: RawClient.frame(9, Array(repeating: 0, count: 126)),
            code: 1002
        ),
        Case(
            testDescription: "hello of 4,097 bytes",
            bytes: RawClient.frame(1, Array(repeating: 97, count: 4097)),
            code: 1009
        ),
        Case(testDescription: "length 2^63", bytes: [0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0], code: 1002),
        Case(testDescription: "length 2^40", bytes: [0x81, 0xFF, 0, 0, 1, 0, 0, 0, 0, 0], code: 1009),
        Case(
            testDescription: "10,000 fragments",
            bytes: RawClient.text("", final: false) + (0..<10_000).flatMap { _ in RawClient.frame(0, final: false) },
            code: 1009
        ),
        Case(testDescription: "close code 1005", bytes: RawClient.frame(8, [0x03, 0xED]), code: 1002),
    ]

    @Test(arguments: cases)
    func endsWithItsCloseCode(_ example: Case) async throws {
        try await withServer { serving in
            let client = try await serving.socket()
            try await client.send(example.bytes)
            #expect(await client.closeCode() == example.code)
            await client.close()
            await serving.host.wait { $0.closed == 1 }
            #expect(serving.host.record.messages.isEmpty)
        }
    }

    @Test func messagesMayBe256KiBAndNoMore() async throws {
        try await withServer { serving in
            let client = try await serving.socket()
            try await client.say("hello")
            #expect(await client.frame()?.text == "echo 5 hello")
            try await client.send(RawClient.frame(1, Array(repeating: 97, count: 262_144)))
            #expect(await client.frame()?.text.hasPrefix("echo 262144 aaa") == true)
            try await client.send(RawClient.frame(1, Array(repeating: 97, count: 262_145)))
            #expect(await client.closeCode() == 1009)
        }
    }

    @Test func answersPingsAndCloses() async throws {
        try await withServer { serving in
            let client = try await serving.socket()
            try await client.say("hello")
            #expect(await client.frame()?.opcode == 1)
            try await client.send(RawClient.frame(9, [1, 2, 3]))
            #expect(await client.frame() == RawClient.Frame(opcode: 10, payload: [1, 2, 3]))
            try await client.send(RawClient.frame(8, [0x0F, 0xA1]))
            #expect(await client.closeCode() == 4001)
            await client.waitForClose()
            await serving.host.wait { $0.closed == 1 }
        }
    }

    @Test func theHostMayClose() async throws {
        try await withServer { serving in
            let client = try await serving.socket()
            try await client.say("leave")
            try await client.say("too late")
            #expect(await client.closeCode() == 4400)
            try await client.send(RawClient.frame(8, [0x0F, 0xA0]))
            await client.waitForClose()
            await serving.host.wait { $0.closed == 1 }
            #expect(serving.host.record.messages == ["leave"])
        }
    }

    @Test func theHostMayRefuse() async throws {
        try await withServer { serving in
            let client = try await serving.socket(["X-Refuse: yes"])
            #expect(await client.closeCode() == 4403)
            #expect(serving.host.record.opened.isEmpty)
        }
    }
}
