// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import VitrineDevelopment

@Suite struct AgentServerTests {
    /// Lines that were sent.
    private final class Sent: Sendable {
        private let lines = Mutex<[String]>([])
        func append(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }
    }

    private static let tools = [
        AgentTool(
            "echo", "Answers a text.",
            parameters: [
                .init("text", "The text.", isRequired: true), .init("tone", "How.", choices: ["high", "low"]),
            ]
        ) { arguments, _ in
            [.text(arguments["text"] ?? ""), .image(Data([1, 2, 3]))]
        },
        AgentTool("fail", "Fails.") { _, _ in throw AgentFailure("It does not build.") },
        AgentTool(
            "wait", "Opens a named pipe, and runs until it is taken back.",
            parameters: [.init("pipe", "Its path.", isRequired: true)]
        ) { arguments, call in
            _ = try call.run(
                URL(fileURLWithPath: "/bin/sh"),
                ["-c", #"exec 3> "$0"; exec sleep 1000"#, arguments["pipe"] ?? ""])
            return []
        },
    ]

    private static let hello =
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{}}}"#

    /// What is answered to lines, but for the answer to `initialize`.
    private func answers(to lines: String..., isReady: Bool = true) -> [String] {
        let sent = Sent()
        let server = AgentServer(version: "1", tools: Self.tools) { sent.append($0) }
        if isReady { server.receive(Self.hello) }
        for line in lines { server.receive(line) }
        server.finish()
        return Array(sent.all.dropFirst(isReady ? 1 : 0))
    }

    @Test func `a session begins with the version that both know`() {
        let sent = answers(
            to: Self.hello, Self.hello.replacing("2025-06-18", with: "2024-11-05"),
            Self.hello.replacing("2025-06-18", with: "1999-01-01"), isReady: false)
        #expect(
            sent.first
                == #"{"id":0,"jsonrpc":"2.0","result":{"capabilities":{"tools":{}},"protocolVersion":"2025-06-18","serverInfo":{"name":"vitrine","version":"1"}}}"#
        )
        #expect(sent[1].contains("2024-11-05"))
        #expect(sent[2].contains("2025-06-18"))
    }

    @Test func `tools are listed with what they take`() throws {
        let answer = try #require(answers(to: #"{"jsonrpc":"2.0","id":"a","method":"tools/list"}"#).first)
        let list = try JSONDecoder().decode(JSONValue.self, from: Data(answer.utf8))
        guard case .array(let tools) = list["result"]?["tools"] else {
            Issue.record("There is no list of tools.")
            return
        }
        #expect(tools.map { $0["name"] } == ["echo", "fail", "wait"])
        #expect(tools[0]["inputSchema"]?["required"] == ["text"])
        #expect(tools[0]["inputSchema"]?["additionalProperties"] == false)
        #expect(tools[0]["inputSchema"]?["properties"]?["tone"]?["enum"] == ["high", "low"])
    }

    @Test func `a call is answered with texts and pictures, one that fails with why`() {
        let sent = answers(
            to:
                #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":"Grüße"}}}"#,
            #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"fail"}}"#)
        #expect(
            sent == [
                #"{"id":1,"jsonrpc":"2.0","result":{"content":[{"text":"Grüße","type":"text"},{"data":"AQID","mimeType":"image/png","type":"image"}],"isError":false}}"#,
                #"{"id":2,"jsonrpc":"2.0","result":{"content":[{"text":"It does not build.","type":"text"}],"isError":true}}"#,
            ])
    }

    @Test(arguments: [
        (#"{"name":"echo","arguments":{}}"#, "text is missing"),
        (#"{"name":"echo","arguments":{"text":1}}"#, "no text"),
        (#"{"name":"echo","arguments":{"text":"a","tone":"loud"}}"#, "high, low"),
        (#"{"name":"echo","arguments":{"text":"a","more":"b"}}"#, "no argument more"),
        (#"{"name":"echo","arguments":["a"]}"#, "no object"),
        (#"{"name":"none"}"#, "no tool none"), (#"{}"#, "names a tool"), (#"[1]"#, "names a tool"),
    ])
    func `arguments that a tool does not take are refused before it runs`(parameters: String, words: String) {
        let sent = answers(to: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":"# + parameters + "}")
        #expect(sent.count == 1)
        #expect(sent[0].contains("\"code\":-32602") && sent[0].contains(words))
    }

    @Test(arguments: [
        ("{", -32_700), ("nonsense", -32_700), ("\u{0}\u{1}", -32_700),
        (String(repeating: "[", count: 100_000), -32_700),
        ("[]", -32_600), ("7", -32_600), (#"{"id":1,"method":"ping"}"#, -32_600),
        (#"{"jsonrpc":"2.0","id":1}"#, -32_600), (#"{"jsonrpc":"2.0","id":1,"method":4}"#, -32_600),
        (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32_600),
        (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32_600),
        (#"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#, -32_601),
        (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32_602),
    ])
    func `what is no request is answered with its error, and the next one is read`(line: String, code: Int) {
        let sent = answers(to: line, #"{"jsonrpc":"2.0","id":9,"method":"ping"}"#)
        #expect(sent.count == 2)
        #expect(sent[0].contains("\"code\":\(code),"))
        #expect(sent[1] == #"{"id":9,"jsonrpc":"2.0","result":{}}"#)
    }

    @Test func `notifications, answers and empty lines are not answered`() {
        let sent = answers(
            to: "", "  ", #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            #"{"jsonrpc":"2.0","method":"nonsense","params":[]}"#, #"{"jsonrpc":"2.0","id":4,"result":{}}"#)
        #expect(sent == [])
    }

    @Test func `tools are there after the first request only`() {
        let sent = answers(to: #"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, isReady: false)
        #expect(sent.first?.contains("-32600") == true)
    }

    @Test func `a call that is taken back ends what it runs, and is not answered`() throws {
        let pipe = FileManager.default.temporaryDirectory.appendingPathComponent("agent-\(UUID().uuidString)").path
        #expect(mkfifo(pipe, 0o600) == 0)
        defer { unlink(pipe) }
        let sent = Sent()
        let server = AgentServer(version: "1", tools: Self.tools) { sent.append($0) }
        server.receive(Self.hello)
        server.receive(
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"wait","arguments":{"pipe":"\#(pipe)"}}}"#)
        // Opens when the program has opened it for writing, and ends when the program does.
        let running = try #require(FileHandle(forReadingAtPath: pipe))
        server.receive(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
        server.receive(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
        #expect(running.readDataToEndOfFile().isEmpty)
        server.finish()
        #expect(Array(sent.all.dropFirst()) == [#"{"id":2,"jsonrpc":"2.0","result":{}}"#])
    }

    @Test func `a call that is taken back before it runs is not answered`() {
        let sent = answers(
            to: #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":"#
                + #"{"name":"wait","arguments":{"pipe":"/dev/null"}}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
        #expect(sent == [])
    }

    @Test func `altered messages neither trap nor stop the next one`() {
        var generator = SystemRandomNumberGenerator()
        let good = Array(
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"echo","arguments":{"text":"a"}}}"#.utf8)
        let sent = Sent()
        let server = AgentServer(version: "1", tools: Self.tools) { sent.append($0) }
        server.receive(Self.hello)
        for _ in 0..<2_000 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                bytes[Int.random(in: bytes.indices, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
            }
            server.receive(String(decoding: bytes, as: UTF8.self))
        }
        server.receive(#"{"jsonrpc":"2.0","id":"last","method":"ping"}"#)
        server.finish()
        #expect(sent.all.contains(#"{"id":"last","jsonrpc":"2.0","result":{}}"#))
        #expect(sent.all.allSatisfy { !$0.contains("\n") })
    }
}
