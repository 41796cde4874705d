// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineWeb

@Suite struct WireLengthTests {
    @Test(arguments: [
        (0.0, "0"), (44.0, "44"), (0.5, "0.5"), (-0.5, "-0.5"), (1.0 / 3, "0.329"), (0.984375, "0.985"),
        (-1.25, "-1.25"),
        (0.001, "0"), (Double.nan, "0"), (.infinity, "0"),
    ])
    func `lengths are sixty-fourths, written so that truncation finds them again`(value: Double, text: String) {
        #expect(WireLength.text(value) == text)
    }

    @Test func `every sixty-fourth survives a browser that truncates`() throws {
        for units in -640...640 {
            let written = try #require(Double(WireLength.text(Double(units) / 64)))
            #expect(Int((written * 64).rounded(.towardZero)) == units)
        }
    }
}
