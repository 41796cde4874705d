// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLayout

@testable import VitrineText

/// The caches of a server's engine: bounded whatever users write, and without a say in the answers.
@Suite struct TextCacheTests {
    private func layout(_ engine: ParagraphLayout, _ text: String, width: Double?) -> TextLayout {
        engine.layout([TextRun(text, font: FontSpec(size: 17))], options: TextOptions(), width: width, height: nil)
    }

    @Test func stayWithinTheirBytesAndForgetTheOldest() throws {
        let limit = 200_000
        let counter = TextCounter()
        let engine = TextEngine.make(library: try TestFonts.library(), cacheBytes: limit, counter: counter)
        for index in 0..<600 {
            let text = "Item \(index): " + String(repeating: "Привет 日本 \(index) ", count: 1 + index % 9)
            _ = layout(engine, text, width: nil)
            _ = layout(engine, text, width: 150)
            #expect(engine.cachedBytes <= limit)
        }
        #expect(engine.cachedBytes > limit / 4)
        let before = counter.shapes
        _ = layout(engine, "Item 0: Привет 日本 0 ", width: nil)
        #expect(counter.shapes > before, "the first text was forgotten")
        let after = counter.shapes
        _ = layout(engine, "Item 0: Привет 日本 0 ", width: nil)
        #expect(counter.shapes == after, "and is known again")
    }

    @Test func haveNoSayInTheAnswers() throws {
        let library = try TestFonts.library()
        let engines = [0, 20_000, 32 << 20].map { TextEngine.make(library: library, cacheBytes: $0) }
        for round in 0..<2 {
            for index in 0..<60 {
                let text = "Text \(index) in a paragraph, " + String(repeating: "word ", count: index)
                let width = index % 3 == 0 ? nil : Double(80 + index)
                let answers = engines.map { layout($0, text, width: width) }
                #expect(answers[0] == answers[1] && answers[1] == answers[2], "round \(round), text \(index)")
            }
        }
        #expect(engines[0].cachedBytes == 0)
    }
}
