// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineDisplay

/// `field-traces.json` holds what the model of the page's side did in some random runs; the browser's `field.js` has to
/// do the same, call by call (Tests/ClientTests/test_field.py). `VITRINE_RECORD=1` writes it anew.
@Suite("Traces of the page's side of a field")
struct FieldTraceTests {
    private static let file = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../ClientTests/field-traces.json").standardizedFileURL

    @Test("the committed traces are what the model does today")
    func areCurrent() throws {
        var random = SeededGenerator(seed: 23)
        let words = ["", "0123", "HELLO", "hello world", "\u{1F600}b"]
        let runs = (0..<60).map { number -> String in
            let format = FieldFormat.allCases[number % FieldFormat.allCases.count]
            var world = FieldWorld(clearsOnSubmit: number % 4 == 0, format: { format($0) })
            for _ in 0..<40 {
                world.perform(step(&random, words))
            }
            world.settle()
            return "[" + world.trace.joined(separator: ",\n") + "]"
        }
        let text = "[" + runs.joined(separator: ",\n\n") + "]\n"
        if ProcessInfo.processInfo.environment["VITRINE_RECORD"] == "1" {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: Self.file, encoding: .utf8) == text)
    }

    private func step(_ random: inout SeededGenerator, _ words: [String]) -> FieldWorld.Step {
        switch Int.random(in: 0..<16, using: &random) {
        case 0: .write(words.randomElement(using: &random)!)
        case 1: .beginComposition
        case 2: .endComposition
        case 3: .submit
        case 4: .move(Int.random(in: 0...100, using: &random))
        case 5: .backspace
        case 6: .type("\u{1F600}")
        case 7, 8, 9: .type(String("abcXYZ 0189".randomElement(using: &random)!))
        case 10, 11: .toServer
        case 12, 13: .send
        default: .toClient
        }
    }
}
