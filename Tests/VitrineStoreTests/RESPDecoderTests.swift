// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineStore

@Suite("What a server of Redis's protocol says") struct RESPDecoderTests {
    /// Values of every kind, nested and empty, with the bytes that other implementations write for them.
    nonisolated static let table: [(String, RESPValue)] = [
        ("+OK\r\n", .simple("OK")),
        ("+\r\n", .simple("")),
        ("-ERR unknown command\r\n", .error("ERR unknown command")),
        (":0\r\n", .integer(0)),
        (":-1\r\n", .integer(-1)),
        (":9223372036854775807\r\n", .integer(.max)),
        ("$0\r\n\r\n", .bulk([])),
        ("$-1\r\n", .bulk(nil)),
        ("$4\r\n\r\n\r\n\r\n", .bulk(Array("\r\n\r\n".utf8))),
        ("$5\r\n$3\r\n*\r\n", .bulk(Array("$3\r\n*".utf8))),
        ("*0\r\n", .array([])),
        ("*-1\r\n", .array(nil)),
        ("*2\r\n$1\r\na\r\n:2\r\n", .array([.bulk([97]), .integer(2)])),
        ("*2\r\n*1\r\n*0\r\n*2\r\n+a\r\n-b\r\n", .array([.array([.array([])]), .array([.simple("a"), .error("b")])])),
        ("*3\r\n$-1\r\n*-1\r\n:1\r\n", .array([.bulk(nil), .array(nil), .integer(1)])),
    ]

    private func values(of decoder: inout RESPDecoder) throws -> [RESPValue] {
        var found: [RESPValue] = []
        while let value = try decoder.next() { found.append(value) }
        return found
    }

    @Test("each kind of value is read", arguments: table)
    func kinds(text: String, value: RESPValue) throws {
        var decoder = RESPDecoder()
        decoder.append(text.utf8)
        let found = try values(of: &decoder)
        #expect(found == [value])
    }

    @Test("values are the same however their bytes are cut")
    func cuts() throws {
        let bytes = Array(Self.table.map(\.0).joined().utf8)
        let expected = Self.table.map(\.1)
        for size in 1...bytes.count {
            var decoder = RESPDecoder()
            var found: [RESPValue] = []
            for start in stride(from: 0, to: bytes.count, by: size) {
                decoder.append(bytes[start..<min(start + size, bytes.count)])
                found += try values(of: &decoder)
            }
            #expect(found == expected, "in pieces of \(size)")
        }
    }

    @Test("no beginning of a value is one")
    func beginnings() throws {
        for (text, value) in Self.table {
            let bytes = Array(text.utf8)
            for count in 0..<bytes.count {
                var decoder = RESPDecoder()
                decoder.append(bytes[..<count])
                let found = try decoder.next()
                #expect(found == nil, "\(count) bytes of \(value)")
            }
        }
    }

    @Test(
        "what is no value is an error, for good",
        arguments: [
            "\r\n", "OK\r\n", "?1\r\n", "+OK\n", ":\r\n", ":x\r\n", ":1.5\r\n", ":9223372036854775808\r\n", "$-2\r\n",
            "$x\r\n", "$1\r\nab\r\n", "$1\r\na\rx", "*-2\r\n", "*1\r\n!\r\n", "*x\r\n", "\n",
        ])
    func malformed(text: String) {
        var decoder = RESPDecoder()
        decoder.append(text.utf8)
        #expect(throws: RESPError.self) { try decoder.next() }
        // What comes behind it would be read as something that nobody said.
        decoder.append("+OK\r\n".utf8)
        #expect(throws: RESPError.self) { try decoder.next() }
    }

    @Test("what is too large is refused before it comes")
    func limits() {
        var limits = RESPDecoder.Limits()
        limits.depth = 2
        limits.bulk = 10
        limits.items = 3
        limits.total = 15
        limits.line = 20
        let texts = [
            "$11\r\n", "*4\r\n", "*1\r\n*1\r\n*1\r\n", "*2\r\n$10\r\n0123456789\r\n$4\r\n", "$9223372036854775807\r\n",
            "+" + String(repeating: "a", count: 21),
        ]
        for text in texts {
            var decoder = RESPDecoder(limits: limits)
            decoder.append(text.utf8)
            #expect(throws: RESPError.self, "\(text)") { try decoder.next() }
        }
        // The limit of all is one of each answer.
        var decoder = RESPDecoder(limits: limits)
        for _ in 0..<4 {
            decoder.append("*1\r\n$10\r\n0123456789\r\n".utf8)
            #expect(throws: Never.self) { try decoder.next() }
        }
    }

    @Test("bytes of no meaning end in a value, an error or a wait")
    func noise() {
        let alphabet = Array("+-:$*0123\r\n\r\na".utf8)
        var seed: UInt64 = 1
        func random(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % bound
        }
        var (read, refused) = (0, 0)
        for _ in 0..<20_000 {
            var decoder = RESPDecoder()
            decoder.append((0..<random(24)).map { _ in alphabet[random(alphabet.count)] })
            do {
                while try decoder.next() != nil { read += 1 }
            } catch {
                refused += 1
            }
        }
        #expect(read > 0)
        #expect(refused > 0)
    }

    @Test("a command is read back as the array of its words")
    func commands() throws {
        let words: [[UInt8]] = [Array("SET".utf8), [], Array("a\r\nb".utf8), (0...255).map { UInt8($0) }]
        var decoder = RESPDecoder()
        decoder.append(RESPCommand(words).encoded)
        let found = try decoder.next()
        #expect(found == .array(words.map { .bulk($0) }))
        #expect(RESPCommand("GET", "é").encoded == Array("*2\r\n$3\r\nGET\r\n$2\r\né\r\n".utf8))
    }

    @Test("values are asked for what they are")
    func accessors() {
        #expect(RESPValue.bulk(Array("12".utf8)).number == 12)
        #expect(RESPValue.integer(3).number == 3)
        #expect(RESPValue.simple("OK").text == "OK")
        #expect(RESPValue.error("ERR no").problem == "ERR no")
        #expect(RESPValue.simple("OK").problem == nil)
        #expect(RESPValue.bulk(nil).text == nil)
        #expect(RESPValue.array([.integer(1)]).items == [.integer(1)])
    }
}
