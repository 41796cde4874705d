// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineLayout

@testable import VitrineText

@Suite struct SanFranciscoWidthTests {
    struct Sample {
        var text: String
        var size: Double
        var weight: Int
        var width: Double
    }

    /// Widths that Apple's systems reported, rounded up to half a point; the default design only.
    static func samples() throws -> [Sample] {
        let url = try #require(Bundle.module.url(forResource: "sf-widths", withExtension: "tsv"))
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst().compactMap { line in
            let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard fields[3] == "default", fields[5] == "advance", let size = Double(fields[1]),
                let weight = Int(fields[2]), let width = Double(fields[4])
            else { return nil }
            return Sample(text: fields[0], size: size, weight: weight, width: width)
        }
    }

    @Test func meanErrorIsThatOfAFaceWithoutNudges() throws {
        let shaper = HarfBuzzShaper(library: try TestFonts.library())
        let samples = try Self.samples()
        var errors: [Double] = []
        var byGroup: [String: [Double]] = [:]
        for sample in samples {
            let font = FontSpec(size: sample.size, weight: sample.weight)
            let shaped = shaper.shape(sample.text, font: font, localeIdentifier: "en")
            let natural = shaped.advances.reduce(0, +)
            let width = natural + Double(shaped.count) * TrackingTable.tracking(for: font)
            // The middle of what was rounded up.
            errors.append(width - (sample.width - 0.25))
            byGroup["\(Int(sample.size))/\(sample.weight)", default: []].append(
                (sample.width - 0.25 - natural) / Double(shaped.count) / sample.size * 1000
            )
        }
        let mean = errors.map(abs).reduce(0, +) / Double(errors.count)
        let bias = errors.reduce(0, +) / Double(errors.count)
        let p95 = errors.map(abs).sorted()[errors.count * 95 / 100]
        print("San Francisco widths: \(samples.count) samples, mean \(mean) pt, 95 % \(p95) pt, bias \(bias) pt")
        #expect(samples.count > 470)
        #expect(mean < 0.6)
        #expect(abs(bias) < 0.15)
    }
}
