// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing
import VitrineBase
import VitrineLayout

@testable import VitrineText

@Suite struct HarfBuzzShaperTests {
    private final class Log: Sendable {
        private let heard = Mutex<[Diagnostic]>([])
        var diagnostics: [Diagnostic] { heard.withLock { $0 } }
        func append(_ diagnostic: Diagnostic) { heard.withLock { $0.append(diagnostic) } }
    }

    private func shaper(_ log: Log? = nil) throws -> HarfBuzzShaper {
        HarfBuzzShaper(library: try TestFonts.library()) { log?.append($0) }
    }

    private func width(_ shaper: HarfBuzzShaper, _ text: String, _ font: FontSpec) -> Double {
        shaper.shape(text, font: font, localeIdentifier: "en").advances.reduce(0, +)
    }

    @Test(arguments: [
        "Hello, world", "", " ", "e\u{301}a\u{308}", "Привет мир", "Ελληνικά", "日本語 text", "👩‍👩‍👧 family",
        "line\r\nbreak\n", "שלום 123", "\t|\u{200B}|", "🇩🇪🇫🇷", "Việt Nam",
    ]) func oneEntryPerCluster(text: String) throws {
        let shaped = try shaper().shape(text, font: FontSpec(size: 17), localeIdentifier: "en")
        #expect(shaped.count == text.count)
        #expect(shaped.lengths.map(Int.init) == text.map(\.utf8.count))
        #expect(shaped.breaks.count == text.count)
        #expect(shaped.isSpace.count == text.count)
        #expect(shaped.advances.allSatisfy { $0 >= 0 && $0.isFinite })
    }

    @Test func advancesAreLinearInsideABucket() throws {
        let shaper = try shaper()
        let text = "AVATAR Type 0123, Wörld"
        let expected = width(shaper, text, FontSpec(size: 17))
        for size in [10.0, 11, 12.5, 13, 16] {
            #expect(abs(width(shaper, text, FontSpec(size: size)) * 17 / size - expected) < 1e-6)
        }
        let large = width(shaper, text, FontSpec(size: 28))
        #expect(abs(width(shaper, text, FontSpec(size: 60)) * 28 / 60 - large) < 1e-6)
        #expect(abs(large / 28 - expected / 17) > 0.01, "the optical axis changes nothing")
    }

    @Test func shapingFontSharesWhatIsLinear() throws {
        let shaper = try shaper()
        #expect(shaper.shapingFont(for: FontSpec(size: 11, leading: 3)) == shaper.shapingFont(for: FontSpec(size: 17)))
        #expect(
            shaper.shapingFont(for: FontSpec(size: 17))
                == shaper.shapingFont(for: FontSpec(design: .default, size: 15, weight: 400, leading: 2))
        )
        #expect(shaper.shapingFont(for: FontSpec(size: 20)) != shaper.shapingFont(for: FontSpec(size: 22)))
        #expect(shaper.shapingFont(for: FontSpec(size: 17)) != shaper.shapingFont(for: FontSpec(size: 17, weight: 600)))
        #expect(
            shaper.shapingFont(for: FontSpec(size: 17))
                != shaper.shapingFont(for: FontSpec(size: 17, isItalic: true))
        )
        #expect(
            shaper.shapingFont(for: FontSpec(design: .rounded, size: 17))
                == shaper.shapingFont(for: FontSpec(design: .rounded, size: 34, isItalic: true)),
            "the rounded family has neither an italic nor an optical axis"
        )
    }

    @Test func bolderIsWider() throws {
        let shaper = try shaper()
        let widths = [400, 500, 600, 700].map { width(shaper, "Characters", FontSpec(size: 17, weight: $0)) }
        #expect(widths == widths.sorted())
        #expect(widths[3] > widths[0] + 1)
    }

    @Test func kernsAndSpacesDigitsOnDemand() throws {
        let shaper = try shaper()
        let font = FontSpec(size: 17)
        let apart = width(shaper, "A", font) + width(shaper, "V", font)
        #expect(width(shaper, "AV", font) < apart - 0.5)
        let tabular = FontSpec(size: 17, hasMonospacedDigits: true)
        #expect(abs(width(shaper, "111", tabular) - width(shaper, "888", tabular)) < 1e-9)
        #expect(width(shaper, "111", font) < width(shaper, "888", font) - 1)
    }

    @Test func smallCapitalsAreCapitalsOfASmallerSizeAndAHeavierWeight() throws {
        let shaper = try shaper()
        let heavier = FontSpec(size: 17, weight: SmallCapitals.weight(400))
        let small = FontSpec(size: 17, smallCapitals: .lowercase)
        #expect(abs(width(shaper, "wave", small) - width(shaper, "WAVE", heavier) * SmallCapitals.scale) < 1e-6)
        #expect(width(shaper, "WAVE 12", small) == width(shaper, "WAVE 12", FontSpec(size: 17)))
        let all = FontSpec(size: 17, smallCapitals: [.lowercase, .uppercase])
        #expect(width(shaper, "Wave", all) == width(shaper, "wave", small))
        #expect(width(shaper, "ß", small) == width(shaper, "ss", small))
        #expect(shaper.shape("aßé", font: small, localeIdentifier: "de").advances.count == 3)
    }

    @Test func asciiTakesTheSameWidthInAndOutOfTheShortCut() throws {
        let shaper = try shaper()
        let font = FontSpec(size: 17)
        let text = "To wave: AVATAR"
        let quick = shaper.shape(text, font: font, localeIdentifier: "en")
        let general = shaper.shape(text + "\n", font: font, localeIdentifier: "en")
        #expect(Array(general.advances.dropLast()) == quick.advances)
        #expect(general.advances.last == 0)
    }

    @Test func emojiAndIdeographsHaveFixedBoxes() throws {
        let shaper = try shaper()
        let font = FontSpec(size: 20)
        #expect(width(shaper, "👩‍👩‍👧", font) == 25)
        #expect(width(shaper, "❤\u{FE0F}", font) == 25)
        #expect(width(shaper, "🇩🇪", font) == 25)
        #expect(width(shaper, "日本", font) == 40)
    }

    @Test func theDefaultFaceKeepsTheSpacesOfAForeignScript() throws {
        let shaper = try shaper()
        let font = FontSpec(size: 20)
        let foreign = shaper.shape("한 국", font: font, localeIdentifier: "ko").advances
        #expect(foreign[0] == 20)
        #expect(abs(foreign[1] - width(shaper, " ", font)) < 1e-9)
    }

    @Test(arguments: [
        FontSpec(design: .rounded, size: 20), FontSpec(design: .serif, size: 20),
        FontSpec(design: .monospaced, size: 20),
        FontSpec(size: 20, isItalic: true), FontSpec(design: .serif, size: 20, isItalic: true),
    ]) func everyDesignAndItalicHasItsOwnShapes(font: FontSpec) throws {
        let shaper = try shaper()
        let text = "Gallery 42"
        let plain = FontSpec(design: font.isItalic ? font.design : .default, size: 20)
        #expect(abs(width(shaper, text, font) - width(shaper, text, plain)) > 0.1)
        #expect(try TestFonts.library().file(for: font).source != TestFonts.library().file(for: plain).source)
    }

    @Test func figuresAndLettersOfTheMonospacedFamilyAreOneWidth() throws {
        let shaper = try shaper()
        for weight in [100, 400, 700, 900] {
            for isItalic in [false, true] {
                let font = FontSpec(design: .monospaced, size: 20, weight: weight, isItalic: isItalic)
                let advances = shaper.shape("iW1.äЖ", font: font, localeIdentifier: "en").advances
                #expect(advances.allSatisfy { abs($0 - 12) < 0.02 }, "\(advances)")
            }
        }
    }

    /// Tracking would tear joined letters apart, and browsers do not track them either.
    @Test func arabicLettersJoinAndAreNotTracked() throws {
        let shaper = try shaper()
        let font = FontSpec(size: 20)
        let shaped = shaper.shape("سلام 12", font: font, localeIdentifier: "ar")
        #expect(
            shaped.isCursive == [true, true, true, true, false, true, true], "digits go with the letters, spaces not")
        let apart = "سلام".reduce(0) { $0 + width(shaper, String($1), font) }
        #expect(shaped.advances.prefix(4).reduce(0, +) < apart - 1)
        let layout = TextEngine.make(library: try TestFonts.library()).layout(
            [TextRun("سلام", font: font, tracking: 10)], options: TextOptions(), width: nil, height: nil)
        #expect(abs(layout.lines[0].width - shaped.advances.prefix(4).reduce(0, +)) < 1e-9)
    }

    /// Unicode counts them to no script; the UI font has none of them.
    @Test(arguments: ["،", "؛", "؟"])
    func arabicMarksAreDrawnWithTheFontOfTheLetters(mark: String) throws {
        let log = Log()
        let shaper = try shaper(log)
        let font = FontSpec(size: 17)
        #expect(shaper.shape("سلام\(mark) 12", font: font, localeIdentifier: "ar").isCursive[4])
        _ = shaper.shape(mark, font: font, localeIdentifier: "ar")
        #expect(log.diagnostics.isEmpty)
    }

    /// The UI font has none of them; Debian's package of Noto, which the set-up installs, has files of signs.
    @Test(arguments: ["★", "☆", "♥", "✓", "✕", "ⓘ", "①", "♪", "⇒", "∀", "☎", "◆"])
    func signsOfNoScriptAreDrawnByTheFilesOfSigns(sign: String) throws {
        let log = Log()
        let library = try FontLibrary(fontDirectory: TestFonts.folder)
        let shaper = HarfBuzzShaper(library: library) { log.append($0) }
        let scalar = try #require(sign.unicodeScalars.first)
        let files = library.symbols(near: scalar).compactMap { library.fallbackFile(script: $0, weight: 400) }
        #expect(files.contains { FontInstance(file: $0, weight: 400, opticalSize: nil).covers(scalar) })
        let font = FontSpec(size: 20)
        let sum = ["4.8 ", sign, " of 5"].map { width(shaper, $0, font) }.reduce(0, +)
        #expect(abs(width(shaper, "4.8 \(sign) of 5", font) - sum) < 1e-9)
        #expect(width(shaper, sign, font) != (try width(self.shaper(), sign, font)), "the box of a sign without a font")
        #expect(log.diagnostics.isEmpty)
    }

    @Test func missingScriptsAreSaidOnceEach() throws {
        let log = Log()
        let shaper = try shaper(log)
        for _ in 0..<3 {
            _ = shaper.shape("שלום", font: FontSpec(size: 17), localeIdentifier: "he")
            _ = shaper.shape("ไทย ไทย", font: FontSpec(size: 17), localeIdentifier: "th")
        }
        #expect(log.diagnostics.map(\.code) == [.scriptWithoutFont, .scriptWithoutFont])
        #expect(log.diagnostics.map { $0.message.contains("Hebr") } == [true, false])
    }

    @Test func latinTextSaysNothing() throws {
        let log = Log()
        _ = try shaper(log).shape("Plain, naïve — “quoted” Привет", font: FontSpec(size: 17), localeIdentifier: "en")
        #expect(log.diagnostics.isEmpty)
    }

    @Test func aDesignWithoutAFileIsSaidOnce() throws {
        let log = Log()
        let library = try TestFonts.library()
        let shaper = HarfBuzzShaper(library: library) { log.append($0) }
        let missing = FontSpec.Design.allCases.filter { !library.hasOwnFile($0) }
        for design in FontSpec.Design.allCases + FontSpec.Design.allCases {
            _ = shaper.shape("a", font: FontSpec(design: design, size: 17), localeIdentifier: "en")
        }
        #expect(log.diagnostics.count == missing.count)
    }
}
