// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import TestSupport
import Testing
import VitrineBase
import VitrineLayout

@testable import VitrineText

@Suite struct RegisteredFontTests {
    private final class Log: Sendable {
        private let heard = Mutex<[Diagnostic]>([])
        var codes: [Diagnostic.Code] { heard.withLock { $0.map(\.code) } }
        func append(_ diagnostic: Diagnostic) { heard.withLock { $0.append(diagnostic) } }
    }

    private func font(_ font: TestFont) throws -> RegisteredFont {
        try #require(try FontRegistry().register(font.file).first)
    }

    private func width(_ text: String, _ font: FontSpec) throws -> Double {
        HarfBuzzShaper(library: try TestFonts.library()).shape(text, font: font, localeIdentifier: "en").advances
            .reduce(0, +)
    }

    @Test(arguments: [10.0, 17, 40]) func advancesAreThoseOfTheFile(size: Double) throws {
        let face = try font(TestFont(family: "Wide", advance: 900))
        let found = try width("abc d", FontSpec(size: size, face: face))
        #expect(abs(found - (4 * 0.9 + 0.45) * size) < 1e-3)
        let engine = TextEngine.make(library: try TestFonts.library())
        #expect(engine.ownTracking(FontSpec(size: size, face: face)) == 0)
        let layout = engine.layout(
            [TextRun("abc d", font: FontSpec(size: size, face: face))], options: TextOptions(), width: nil, height: nil)
        #expect(abs((layout.lines.first?.width ?? 0) - found) < 1e-9)
        #expect(abs((layout.lines.first?.height ?? 0) - 1.6 * size) < 1e-9)
    }

    @Test func whatTheFileLacksIsTheSystemFonts() throws {
        let face = try font(TestFont(family: "Wide", advance: 900))
        let own = try width("aa", FontSpec(size: 20, face: face))
        let mixed = try width("aиa", FontSpec(size: 20, face: face))
        #expect(mixed > own && mixed < own + 0.9 * 20)
        // Ideographs are one em wide everywhere.
        #expect(abs(try width("a日", FontSpec(size: 20, face: face)) - (0.9 + 1) * 20) < 1e-3)
        let few = try font(TestFont(family: "Few", advance: 900, characters: "a", hasASCII: false))
        let letters = try width("ab", FontSpec(size: 20, face: few))
        #expect(letters > 0.9 * 20 && letters < 2 * 0.9 * 20)
    }

    @Test func aWeightThatTheFamilyLacksIsThickened() throws {
        let face = try font(TestFont(family: "Wide"))
        let shaper = GlyphShaper(library: try TestFonts.library())
        func places(_ weight: Int, _ text: String = "a") -> [Bool] {
            shaper.line(
                text, font: FontSpec(size: 20, weight: weight, face: face), tracking: 0, localeIdentifier: "en",
                isRightToLeft: false
            ).runs.map { run in
                guard case .file(let place) = run.face else { return false }
                return place.isEmboldened
            }
        }
        #expect(places(400) == [false])
        #expect(places(700) == [true])
        // The system's font has bold letters.
        #expect(places(700, "aи") == [true, false])
    }

    /// A file that says that it has PostScript's outlines, and has something else there.
    @Test func aFileThatCannotBeDrawnIsStoodInForAndToldOf() throws {
        var file = TestFont(family: "Hollow").file
        let library = try TestFonts.library()
        #expect(library.canDraw(try #require(try FontRegistry().register(file).first)))
        file.replaceSubrange(0..<4, with: Data("OTTO".utf8))
        file.replaceSubrange(try #require(file.range(of: Data("glyf".utf8))), with: Data("CFF ".utf8))
        let broken = try #require(try FontRegistry().register(file).first)
        #expect(!library.canDraw(broken))
        let log = Log()
        let shaper = HarfBuzzShaper(library: library, diagnose: log.append)
        let spec = FontSpec(size: 20, face: broken)
        let shaped = (0..<2).map { _ in shaper.shape("abc", font: spec, localeIdentifier: "en").advances }
        #expect(log.codes == [.fontUnreadable])
        #expect(shaped[1] == shaper.shape("abc", font: FontSpec(size: 20), localeIdentifier: "en").advances)
    }

    @Test func changedBytesNeverTrap() throws {
        let file = TestFont(family: "Changed").file
        let library = try TestFonts.library()
        let shaper = GlyphShaper(library: library)
        var generator = SeededGenerator(seed: 181)
        var opened = 0
        for _ in 0..<300 {
            var broken = file
            for _ in 0..<6 { broken[generator.below(file.count)] = UInt8(generator.below(256)) }
            guard let face = try? FontRegistry().register(broken).first else { continue }
            opened += 1
            _ = shaper.line(
                "Hello", font: FontSpec(size: 20, face: face), tracking: 0, localeIdentifier: "en",
                isRightToLeft: false)
        }
        #expect(opened > 50)
    }
}
