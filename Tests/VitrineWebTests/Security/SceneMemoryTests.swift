// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineWeb

@Suite struct SceneMemoryTests {
    private let tokens = SessionTokens(keys: TokenKeys(current: MessageCode.sha256("key".utf8)), app: "Challenge") {
        1_800_000_000
    }
    private let visitor = "visitor000000000000000000"
    private let memory = SceneMemory(
        path: "/characters/1",
        scrolls: [.init(name: "list", x: 0, y: 1_234.5)],
        values: [.init(key: "tab", value: "\"two\"\u{2028}")]
    )

    private func failure(_ text: String) -> SceneMemory.Failure? {
        do throws(SceneMemory.Failure) {
            _ = try SceneMemory(sealed: text, tokens: tokens, visitor: visitor)
            return nil
        } catch {
            return error
        }
    }

    @Test func `what a page kept comes back as it was`() throws {
        let text = try memory.sealed(by: tokens, visitor: visitor)
        #expect(try SceneMemory(sealed: text, tokens: tokens, visitor: visitor) == memory)
    }

    @Test func `nothing is parsed before its code fits`() throws {
        let text = try memory.sealed(by: tokens, visitor: visitor)
        #expect(failure(String(text.dropLast()) + (text.last == "A" ? "E" : "A")) != nil)
        #expect(throws: SceneMemory.Failure.sealed(.signature)) {
            try SceneMemory(sealed: text, tokens: tokens, visitor: "visitor000000000000000001")
        }
        // Another kind of token under the same key is no memory.
        #expect(failure(tokens.issue(.resume, visitor: visitor, lifetime: 600)) == .sealed(.kind))
        // Even with a good code, only this shape is read.
        for json in [
            "", "null", "[]", "{}", "{\"p\":\"/\"}", "{\"p\":\"/\",\"s\":[],\"v\":[],\"type\":\"Foundation.Process\"}",
            "{\"p\":\"evil\",\"s\":[],\"v\":[]}", "{\"p\":\"/\",\"s\":[[1,2,3]],\"v\":[]}",
            "{\"p\":\"/\",\"s\":[[\"a\",1e300,0]],\"v\":[]}", "{\"p\":\"/\",\"s\":[],\"v\":[[\"a\",1]]}",
            "{\"p\":\"/\",\"s\":[],\"v\":" + String(repeating: "[", count: 11) + String(repeating: "]", count: 11) + "}",
        ] {
            let sealed = tokens.seal(Array(json.utf8), .memory, visitor: visitor, lifetime: 600)
            #expect(failure(sealed) == .malformed, "\(json)")
        }
    }

    @Test func `eight kilobytes fit and a byte more does not`() throws {
        var fitting = memory
        func length(_ memory: SceneMemory) -> Int? { try? memory.sealed(by: tokens, visitor: visitor).utf8.count }
        while length(fitting) != nil { fitting.values[0].value += "xxxx" }
        #expect(throws: SceneMemory.Failure.tooLarge) { try fitting.sealed(by: tokens, visitor: visitor) }
        while length(fitting) == nil { fitting.values[0].value.removeLast() }
        let text = try fitting.sealed(by: tokens, visitor: visitor)
        #expect((SceneMemory.limit - 2...SceneMemory.limit).contains(text.utf8.count))
        #expect(failure(text) == nil)
        #expect(failure(text + String(repeating: "A", count: 4)) == .sealed(.malformed))
        var many = memory
        many.scrolls = (0...SceneMemory.scrollLimit).map { .init(name: "\($0)", x: 0, y: 0) }
        #expect(throws: SceneMemory.Failure.tooLarge) { try many.sealed(by: tokens, visitor: visitor) }
    }

    /// Half of the blobs are altered after they were sealed, half are sealed after they were altered (what somebody who
    /// has the key could do): none traps, none of the first is let in, and what is let in reads the same again.
    /// `VITRINE_FUZZ` says how many; `make fuzz` tries a million.
    @Test func `altered blobs neither trap nor slip in`() throws {
        var generator = SplitMix(state: 7)
        let good = try memory.sealed(by: tokens, visitor: visitor)
        var accepted = 0
        for round in 0..<Fuzz.rounds(20_000) {
            if round.isMultiple(of: 2) {
                var bytes = Array(good.utf8)
                Fuzz.mutate(&bytes, &generator)
                let text = String(decoding: bytes, as: UTF8.self)
                if text != good { #expect(failure(text) != nil, "round \(round)") }
            } else {
                var bytes = Array(memory.json.utf8)
                Fuzz.mutate(&bytes, &generator)
                let sealed = tokens.seal(bytes, .memory, visitor: visitor, lifetime: 600)
                if let read = try? SceneMemory(sealed: sealed, tokens: tokens, visitor: visitor) {
                    accepted += 1
                    #expect(read.path.hasPrefix("/"))
                    #expect(read.scrolls.count <= SceneMemory.scrollLimit)
                    #expect(try SceneMemory(json: Array(read.json.utf8)).path == read.path)
                }
            }
        }
        #expect(accepted > 0, "a reader that refuses everything would pass otherwise")
    }
}

/// Bytes that somebody tampered with.
enum Fuzz {
    /// How many rounds a test runs: its own number, or `VITRINE_FUZZ`.
    static func rounds(_ usual: Int) -> Int {
        ProcessInfo.processInfo.environment["VITRINE_FUZZ"].flatMap(Int.init) ?? usual
    }

    static func mutate(_ bytes: inout [UInt8], _ generator: inout SplitMix) {
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
            let spot = Int.random(in: 0...max(0, bytes.count - 1), using: &generator)
            switch Int.random(in: 0..<7, using: &generator) {
            case 0 where !bytes.isEmpty: bytes[spot] = UInt8.random(in: 0...255, using: &generator)
            case 1 where !bytes.isEmpty: bytes.remove(at: spot)
            case 2:
                let words = ["[[[[[[[[[[[[", "{\"p\":", "\\ud800", "1e999", "\"\"", "null", "\u{0}", "=="]
                bytes.insert(contentsOf: Array(words.randomElement(using: &generator)!.utf8), at: min(spot, bytes.count))
            case 3 where !bytes.isEmpty: bytes.removeSubrange(spot...)
            case 4: bytes.insert(contentsOf: bytes.prefix(16), at: min(spot, bytes.count))
            case 5 where !bytes.isEmpty: bytes[spot] = UInt8.random(in: 48...57, using: &generator)
            default: bytes.append(UInt8.random(in: 32...126, using: &generator))
            }
        }
    }
}
