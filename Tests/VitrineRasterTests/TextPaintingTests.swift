// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import VitrineDisplay
import VitrineLayout
import VitrineText

@testable import VitrineRaster

private typealias F = RasterFixture

/// Text stands where layout put it.
@Suite struct TextPaintingTests {
    /// The first and last rows and columns with ink.
    private func extent(_ picture: RasterImage) -> (left: Int, top: Int, right: Int, bottom: Int)? {
        var result: (left: Int, top: Int, right: Int, bottom: Int)?
        for y in 0..<picture.height {
            for x in 0..<picture.width where picture[x, y].green < 128 {
                let old = result ?? (x, y, x, y)
                result = (min(old.left, x), min(old.top, y), max(old.right, x), max(old.bottom, y))
            }
        }
        return result
    }

    @Test func capitalsStandOnTheBaseline() throws {
        let picture = try F.picture(width: 60, height: 60, scale: 3) { tree in
            [F.layer(tree, F.text("H", size: 34, baseline: 40), width: 60, height: 60)]
        }
        let ink = try #require(extent(picture))
        // The baseline is at 120 pixels; an H has its feet on it and San Francisco's cap height (0.7046 em).
        #expect(ink.bottom == 119)
        #expect(abs(Double(120 - ink.top) - 34 * 3 * 0.7046) <= 1.5)
    }

    @Test func smallCapitalsAreDrawnAsHighAsTheyWereMeasured() throws {
        func ink(_ string: String, _ letters: DisplayFont.SmallCapitals) throws -> [Int] {
            let picture = try F.picture(width: 60, height: 60, scale: 3) { tree in
                [F.layer(tree, F.text(string, size: 34, baseline: 40, smallCapitals: letters), width: 60, height: 60)]
            }
            let ink = try #require(extent(picture))
            return [ink.left, ink.top, ink.right, ink.bottom]
        }
        let small = try ink("h", .lowercase)
        #expect(small[3] == 119)
        #expect(abs(Double(120 - small[1]) - 34 * 3 * 0.7046 * SmallCapitals.scale) <= 1.5)
        #expect(try ink("H", [.lowercase, .uppercase]) == small)
        #expect(try ink("H", .lowercase) == ink("H", []))
        #expect(try ink("h", .uppercase) == ink("h", []))
    }

    @Test func baselineIsRoundedToPixels() throws {
        for (baseline, row) in [(16.1, 31), (16.3, 32), (15.8, 31)] {
            let picture = try F.picture(width: 20, height: 24, scale: 2) { tree in
                [F.layer(tree, F.text("H", baseline: baseline), width: 20, height: 24)]
            }
            // An edge on whole pixels: the last row with ink is full, the next is empty.
            let ink = try #require(extent(picture))
            #expect(ink.bottom == row)
            #expect((0..<40).allSatisfy { picture[$0, row + 1] == .init(255, 255, 255) })
        }
    }

    @Test func drawnWidthIsTheMeasuredWidth() throws {
        let fonts = try F.fonts.get()
        let shaper = HarfBuzzShaper(library: fonts.library)
        for string in ["Hello, world", "AVATAR To. Wave", "Привет", "Ünïcödé"] {
            for size in [11.0, 17, 20.5, 34] {
                let font = FontSpec(size: size)
                let measured = shaper.shape(string, font: font, localeIdentifier: "en").advances.reduce(0, +)
                let line = fonts.shaper.line(
                    string, font: font, tracking: 0.5, localeIdentifier: "en", isRightToLeft: false)
                #expect(abs(line.width - measured - 0.5 * Double(string.count)) < 0.15 * size / 17)
            }
        }
    }

    @Test func glyphsStandAtQuartersOfAPixel() throws {
        func picture(_ x: Double) throws -> RasterImage {
            try F.picture(width: 12, height: 24) { tree in [F.layer(tree, F.text("l"), x: x, width: 12, height: 24)] }
        }
        let four = try [2, 2.25, 2.5, 2.75].map(picture)
        for (index, one) in four.enumerated() {
            for other in four.dropFirst(index + 1) { #expect(one != other) }
            #expect(abs(one.ink - four[0].ink) < 0.3)
        }
        #expect(try picture(2.1) == four[0])
    }

    @Test func heavierIsDarker() throws {
        let ink = try [300, 400, 600, 800].map { weight in
            try F.picture(width: 80, height: 24, scale: 2) { tree in
                [F.layer(tree, F.text("Weights", weight: weight), width: 80, height: 24)]
            }.ink
        }
        #expect(ink == ink.sorted() && ink[3] > ink[0] * 1.5)
    }

    @Test func linesHaveTheirPatterns() throws {
        func picture(_ pattern: DisplayTextStyle.LinePattern) throws -> RasterImage {
            let style = DisplayTextStyle(
                font: DisplayFont(size: 28), color: .black, isUnderlined: true, linePattern: pattern)
            let fragment = DisplayText.Fragment(string: " ", style: 0, x: 0, width: 60)
            let line = DisplayText.Line(fragments: [fragment], top: 0, baseline: 20, height: 30, endsParagraph: true)
            return try F.picture(width: 60, height: 30) { tree in
                [F.layer(tree, .text(DisplayText(styles: [style], lines: [line], string: " ")), width: 60, height: 30)]
            }
        }
        let solid = try picture(.solid)
        let row = try #require((20..<30).first { solid[10, $0].isNear(RasterImage.Pixel(0, 0, 0)) })
        func lengths(_ pattern: DisplayTextStyle.LinePattern) throws -> [Int] {
            let drawn = try picture(pattern)
            var runs: [Int] = []
            var last: Bool?
            for x in 0..<60 {
                let isDark = drawn[x, row].red < 128
                if isDark == last { runs[runs.count - 1] += 1 } else { runs.append(1) }
                last = isDark
            }
            return runs
        }
        #expect(try lengths(.solid) == [60])
        #expect(try lengths(.dot).prefix(4) == [2, 2, 2, 2])
        #expect(try lengths(.dash).prefix(4) == [6, 4, 6, 4])
        #expect(try lengths(.dashDot).prefix(6) == [6, 4, 2, 4, 6, 4])
        #expect(try lengths(.dashDotDot).prefix(8) == [6, 4, 2, 4, 2, 4, 6, 4])
    }

    /// A box of 0.9 by 0.7 em for each letter, on the baseline.
    @Test func aFontOfTheAppsIsDrawn() throws {
        let font = try #require(try FontRegistry.shared.register(TestFont(family: "Raster Slab").file).first)
        func picture(_ weight: Int) throws -> RasterImage {
            let style = DisplayTextStyle(
                font: DisplayFont(family: .own(font.identifier), size: 20, weight: weight), color: .black)
            let fragment = DisplayText.Fragment(string: "a b", style: 0, x: 0, width: 45)
            let line = DisplayText.Line(fragments: [fragment], top: 0, baseline: 24, height: 32, endsParagraph: true)
            let text = DisplayText(styles: [style], lines: [line], string: "a b")
            return try F.picture(width: 60, height: 32) { [F.layer($0, .text(text), width: 60, height: 32)] }
        }
        let regular = try picture(400)
        #expect(abs(regular.ink - 2 * 18 * 14) < 1)
        #expect(regular[9, 11].isNear(RasterImage.Pixel(0, 0, 0)))
        #expect(regular[9, 9].isNear(RasterImage.Pixel(255, 255, 255)))
        #expect(regular[22, 20].isNear(RasterImage.Pixel(255, 255, 255)), "a space")
        #expect(regular[30, 20].isNear(RasterImage.Pixel(0, 0, 0)))
        #expect(try picture(700).ink > regular.ink + 20)
    }

    @Test func underlinesAndStrikesHaveTheirOwnColour() throws {
        var style = DisplayTextStyle(font: DisplayFont(size: 20), color: .black)
        style.isUnderlined = true
        style.isStruckThrough = true
        style.lineColor = F.red
        let fragment = DisplayText.Fragment(string: " ", style: 0, x: 4, width: 40)
        let line = DisplayText.Line(fragments: [fragment], top: 0, baseline: 20, height: 24, endsParagraph: true)
        let picture = try F.picture(width: 60, height: 30, scale: 2) { tree in
            [F.layer(tree, .text(DisplayText(styles: [style], lines: [line], string: " ")), width: 60, height: 30)]
        }
        let rows = (0..<60).filter { picture[40, $0] == .init(255, 0, 0) }
        #expect(rows.contains(45) && rows.contains(30) && rows.count <= 8)
        #expect(picture[7, 45] == .init(255, 255, 255) && picture[90, 45] == .init(255, 255, 255))
    }

    @Test func aColourBehindCharactersFillsTheirLine() throws {
        var style = DisplayTextStyle(font: DisplayFont(size: 20), color: .black)
        let plain = style
        style.background = F.red
        let fragments = [
            DisplayText.Fragment(string: " ", style: 0, x: 0, width: 10),
            DisplayText.Fragment(string: " ", style: 1, x: 10, width: 20),
            DisplayText.Fragment(string: " ", style: 1, x: 30, width: 10),
        ]
        let line = DisplayText.Line(fragments: fragments, top: 2, baseline: 20, height: 24, endsParagraph: true)
        let text = DisplayText(styles: [plain, style], lines: [line], string: "   ")
        let picture = try F.picture(width: 60, height: 30, scale: 2) { tree in
            [
                F.layer(tree, .text(text), width: 60, height: 30) { $0.opacity = 0.5 }
            ]
        }
        let pink = RasterImage.Pixel(255, 127, 127)
        for (x, y) in [(20, 4), (79, 4), (20, 51), (79, 51), (60, 28)] {
            #expect(picture[x, y].isNear(pink, within: 2), "\(x), \(y)")
        }
        for (x, y) in [(19, 28), (80, 28), (40, 3), (40, 52)] {
            #expect(picture[x, y] == .init(255, 255, 255), "\(x), \(y)")
        }
    }

    private struct Square: SymbolSource {
        func drawing(of name: String, weight: SymbolWeight) -> SymbolDrawing? {
            SymbolDrawing(
                elements: [
                    .move(x: 0, y: 0), .line(x: 256, y: 0), .line(x: 256, y: 256), .line(x: 0, y: 256), .close,
                ], frame: DisplayRect(width: 256, height: 256), width: 1, height: 1)
        }
    }

    @Test func imagesStandOnTheBaseline() throws {
        var style = DisplayTextStyle(font: DisplayFont(size: 17), color: .black)
        style.inlineImage = DisplayInlineImage(
            DisplayImage(source: .symbol(name: "square", weight: 400, pointSize: 8), tint: F.red), width: 8,
            height: 8, descent: 2, label: "")
        let fragment = DisplayText.Fragment(string: DisplayInlineImage.character, style: 0, x: 10, width: 8)
        let line = DisplayText.Line(fragments: [fragment], top: 10, baseline: 30, height: 24, endsParagraph: true)
        let text = DisplayText(styles: [style], lines: [line], string: "")
        let tree = F.tree { tree in [F.layer(tree, .text(text), width: 40, height: 40)] }
        let picture = try F.rasterizer(symbols: Square()).picture(of: tree, width: 40, height: 40, scale: 1)
        #expect(picture[10, 24] == .init(255, 0, 0) && picture[17, 31] == .init(255, 0, 0))
        #expect(abs(picture.ink - 64) < 0.5)
    }

    @Test func charactersWithoutAFontAreBoxes() throws {
        let fonts = try RasterFonts(library: FontLibrary(fontDirectory: F.fontFolder, fallbackFolders: []), emoji: nil)
        for string in ["한", "🙂"] {
            let tree = F.tree { tree in
                [F.layer(tree, F.text(string, size: 24, baseline: 30), width: 40, height: 40)]
            }
            let picture = try Rasterizer(fonts: fonts).picture(of: tree, width: 40, height: 40, scale: 2)
            #expect(picture.ink > 40)
            // A line around nothing.
            #expect(picture[24, 42] == .init(255, 255, 255))
        }
    }

    @Test func emojiFillTheirBoxWithColour() throws {
        for string in ["🙂", "👩‍🚒", "❤️"] {
            let picture = try F.picture(width: 40, height: 40, scale: 2) { tree in
                [F.layer(tree, F.text(string, size: 24, baseline: 30), width: 40, height: 40)]
            }
            try picture.look("emoji-\(string.unicodeScalars.first?.value ?? 0)")
            let coloured = (0..<80).reduce(0) { count, y in
                count + (0..<80).filter { picture[$0, y].red > picture[$0, y].blue + 60 }.count
            }
            #expect(coloured > 400, "\(string)")
            // 1.25 em of 24 points are 60 pixels.
            #expect((0..<80).allSatisfy { picture[62, $0] == .init(255, 255, 255) })
        }
    }

    @Test func ideographsStandInTheMiddleOfTheirEmsAndAreThickenedForBold() throws {
        let folder = URL(fileURLWithPath: FontFamilies.systemIdeographFolder)
        let fonts = try RasterFonts(
            library: FontLibrary(fontDirectory: F.fontFolder, fallbackFolders: [folder]), emoji: nil)
        func picture(_ string: String, weight: Int) throws -> RasterImage {
            let text = F.text(string, size: 30, weight: weight, baseline: 30)
            let tree = F.tree { [F.layer($0, text, width: 80, height: 40)] }
            return try Rasterizer(fonts: fonts).picture(of: tree, width: 80, height: 40, scale: 2)
        }
        func ink(_ picture: RasterImage) -> Int {
            (0..<80).reduce(0) { sum, y in sum + (0..<160).reduce(0) { $0 + 255 - Int(picture[$1, y].red) } }
        }
        for string in ["一", "한", "日"] {
            let picture = try picture(string + "日", weight: 400)
            try picture.look("ideographs-\(string.unicodeScalars.first?.value ?? 0)")
            let columns = (0..<60).filter { x in (0..<80).contains { picture[x, $0].red < 128 } }
            let first = try #require(columns.first)
            let last = try #require(columns.last)
            #expect(abs(first - (59 - last)) < 8, "\(string): \(first)...\(last)")
        }
        let thin = try ink(picture("日本", weight: 400))
        let bold = try ink(picture("日本", weight: 700))
        #expect(thin > 20_000)
        #expect(Double(bold) > Double(thin) * 1.15)
    }

    @Test func rightToLeftTextStartsOnTheRight() throws {
        // The letter that comes first in the string stands last on the line; numbers keep their order.
        let fonts = try F.fonts.get()
        let line = fonts.shaper.line(
            "\u{5D0}\u{5D1} 12", font: FontSpec(size: 17), tracking: 0, localeIdentifier: "he", isRightToLeft: true)
        let faces = line.runs.map { run in
            if case .missing = run.face { "letter" } else { "digits" }
        }
        #expect(faces == ["digits", "digits", "letter", "letter"])
        let digits = try #require(line.runs.first).glyphs
        #expect(digits.map(\.x) == digits.map(\.x).sorted())
    }

    @Test func largeGlyphsAreFilledAsTheSmallOnes() throws {
        let picture = try F.picture(width: 500, height: 500) { tree in
            [F.layer(tree, F.text("I", size: 600, baseline: 450), width: 500, height: 500)]
        }
        let ink = try #require(extent(picture))
        #expect(ink.bottom == 449)
        #expect(abs(Double(450 - ink.top) - 600 * 0.7046) < 4)
    }
}
