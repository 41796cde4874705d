// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Foundation
import Testing
import VitrineLayout

@testable import VitrineText

/// How far our widths are from those that Apple's systems reported, held against Documentation/Fonts.md.
@Suite struct SanFranciscoWidthTests {
    /// A recorded width: of the advances, or of the ink in an image.
    private struct Sample {
        var text: String
        var font: FontSpec
        var width: Double
        var isInk: Bool
    }

    /// The differences of one design, in points.
    private struct Residual {
        var count: Int
        var mean: Double
        var p95: Double
        var bias: Double

        init(_ errors: [Double]) {
            count = errors.count
            mean = errors.map(abs).reduce(0, +) / Double(errors.count)
            p95 = errors.map(abs).sorted()[errors.count * 95 / 100]
            bias = errors.reduce(0, +) / Double(errors.count)
        }

        /// As the document writes it.
        var row: [String] { [String(count)] + [mean, p95, bias].map { String(format: "%.2f", $0) } }
    }

    private static let designs: [String: FontSpec.Design] = [
        "default": .default, "rounded": .rounded, "serif": .serif, "monospaced": .monospaced,
    ]

    private static func samples(_ design: String) throws -> [Sample] {
        let url = try #require(Bundle.module.url(forResource: "sf-widths", withExtension: "tsv"))
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields[3] == design, let kind = designs[fields[3]], let size = Double(fields[1]),
                let weight = Int(fields[2]), let width = Double(fields[4])
            else { return nil }
            let font = FontSpec(design: kind, size: size, weight: weight)
            let isInk = fields[5] == "ink"
            // Advances were rounded up to half a point: the middle of what was rounded.
            return Sample(text: fields[0], font: font, width: isInk ? width : width - 0.25, isInk: isInk)
        }
    }

    /// The width of the advances with tracking, or from the first glyph's left edge to the last one's right edge.
    private static func width(_ sample: Sample, _ shaper: GlyphShaper, _ library: FontLibrary) throws -> Double {
        let font = sample.font
        let line = shaper.line(
            sample.text, font: font, tracking: TrackingTable.tracking(for: font), localeIdentifier: "en",
            isRightToLeft: false)
        guard sample.isInk else { return line.width }
        let file = library.file(for: font)
        let instance = file.makeInstance(
            weight: font.weight, opticalSize: OpticalSize.axis(for: font.size, design: font.design))
        defer { hb_font_destroy(instance) }
        func edges(_ glyph: GlyphRun.Glyph) -> (left: Double, right: Double) {
            var extents = hb_glyph_extents_t()
            hb_font_get_glyph_extents(instance, glyph.id, &extents)
            let scale = font.size / Double(FontInstance.unitsPerEm)
            let left = glyph.x + Double(extents.x_bearing) * scale
            return (left, left + Double(extents.width) * scale)
        }
        let first = try #require(line.runs.first?.glyphs.first)
        let last = try #require(line.runs.last?.glyphs.last)
        return edges(last).right - edges(first).left
    }

    /// The residual table of Documentation/Fonts.md, by design.
    private static func documented() throws -> [String: [String]] {
        let repository = try #require(TestFonts.repository)
        let document = try String(
            contentsOf: repository.appendingPathComponent("Documentation/Fonts.md"), encoding: .utf8)
        var rows: [String: [String]] = [:]
        for line in document.split(separator: "\n") where line.hasPrefix("| ") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            if let name = cells.first, designs[name] != nil, cells.count >= 5 { rows[name] = Array(cells[1...4]) }
        }
        return rows
    }

    @Test(arguments: ["default", "rounded", "serif", "monospaced"])
    func theResidualIsTheDocumentedOne(design: String) throws {
        let library = try TestFonts.library()
        let shaper = GlyphShaper(library: library)
        let errors = try Self.samples(design).map { try Self.width($0, shaper, library) - $0.width }
        let residual = Residual(errors)
        #expect(try Self.documented()[design] == residual.row, "measured: \(residual.row.joined(separator: " | "))")
        // What a change may not undo, whatever the document says.
        #expect(residual.mean < (design == "default" ? 0.2 : design == "serif" ? 1.5 : 0.5))
        #expect(abs(residual.bias) < 0.3)
    }
}
