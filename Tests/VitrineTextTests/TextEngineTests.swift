// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineBase
import VitrineLayout

@testable import VitrineText

@Suite struct TextEngineTests {
    @Test func aMissingFontNamesTheRemedy() {
        let folder = URL(fileURLWithPath: "/nonexistent/fonts")
        let error = #expect(throws: Diagnostic.self) { try TextEngine.make(fontDirectory: folder) }
        #expect(error?.code == .fontMissing)
        #expect(error?.message.contains("/nonexistent/fonts/VitrineSans.ttf") == true)
        #expect(error?.remedy.contains("Scripts/setup-fonts") == true)
    }

    @Test func aBrokenFontIsRefused() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("not a font".utf8).write(to: folder.appendingPathComponent("VitrineSans.ttf"))
        let error = #expect(throws: Diagnostic.self) { try TextEngine.make(fontDirectory: folder) }
        #expect(error?.code == .fontFileUnreadable)
    }

    @Test(arguments: [0, 15, 16_385]) func aFontWithAnAbsurdEmIsNamed(_ units: Int) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("VitrineSans.ttf")
        var font = try Data(contentsOf: TestFonts.folder.appendingPathComponent("VitrineSans.ttf"))
        // The directory's entry: the tag, a checksum, then where the table begins.
        let entry = try #require(font.range(of: Data("head".utf8)))
        let start = font[entry.upperBound + 4..<entry.upperBound + 8].reduce(0) { $0 << 8 | Int($1) }
        font[start + 18] = UInt8(units >> 8)
        font[start + 19] = UInt8(units & 255)
        try font.write(to: file)
        let error = #expect(throws: Diagnostic.self) { try FontLibrary(fontDirectory: folder, fallbackFolders: []) }
        #expect(error?.code == .fontFileUnreadable)
        #expect(error?.message.contains(file.path) == true && error?.message.contains("\(units) units") == true)
    }

    @Test func theEnvironmentNamesTheFolder() {
        let repository = URL(fileURLWithPath: "/repository")
        #expect(TextEngine.fontDirectory(environment: ["VITRINE_FONTS": "/f"], repository: repository).path == "/f")
        #expect(TextEngine.fontDirectory(environment: [:], repository: repository).path == "/repository/.cache/fonts")
    }

    @Test func measuresABodyLineAsTheSystemDoes() throws {
        let engine = try TextEngine.make(fontDirectory: TestFonts.folder)
        let font = FontSpec(size: 17, leading: 22 - FontMetrics.iOS.line * 17)
        let layout = engine.layout(
            [TextRun("Rick Sanchez", font: font)],
            options: TextOptions(),
            width: nil,
            height: nil
        )
        #expect(abs(layout.size.height - 61.0 / 3) < 1e-9)
        #expect(layout.size.width > 95 && layout.size.width < 105)
    }

    /// What a page is told to add and what the engine adds up must be the same numbers.
    @Test(arguments: [(11.0, 400), (13, 600), (17, 400), (20, 500), (22, 700), (34, 700), (53, 400)])
    func aLineIsItsAdvancesAndTheTrackingThatSurfacesAreTold(size: Double, weight: Int) throws {
        let library = try TestFonts.library()
        let font = FontSpec(size: size, weight: weight)
        let natural = HarfBuzzShaper(library: library).shape("Text", font: font, localeIdentifier: "en").advances
        let engine = TextEngine.make(library: library)
        let line = engine.layout([TextRun("Text", font: font)], options: TextOptions(), width: nil, height: nil).lines[
            0]
        #expect(abs(line.width - natural.reduce(0, +) - 4 * engine.ownTracking(font)) < 1e-9)
    }

    @Test(arguments: [
        (17.0, 400, -7.2), (17, 600, 3.2), (17, 450, -4.55), (12.5, 400, 13.65), (9, 400, 28.4), (60, 700, 15.5),
    ]) func trackingIsLinearBetweenTheFittedValues(size: Double, weight: Int, permille: Double) {
        let found = TrackingTable.tracking(for: FontSpec(size: size, weight: weight))
        #expect(abs(found - permille * size / 1000) < 1e-9)
    }

    @Test(arguments: [
        (FontSpec.Design.rounded, 17.0, 400, -12.4), (.rounded, 12, 600, 25.9), (.rounded, 34, 700, -5.8),
        (.serif, 15, 400, -6), (.serif, 11, 700, -6), (.serif, 17.5, 400, -0.8), (.monospaced, 11, 400, 17),
        (.monospaced, 40, 900, 17),
    ]) func everyDesignHasItsOwnTracking(design: FontSpec.Design, size: Double, weight: Int, permille: Double) {
        let found = TrackingTable.tracking(for: FontSpec(design: design, size: size, weight: weight))
        #expect(abs(found - permille * size / 1000) < 1e-9)
    }
}
