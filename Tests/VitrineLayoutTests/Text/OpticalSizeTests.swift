// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineLayout

@Suite struct OpticalSizeTests {
    @Test(arguments: [
        (11.0, 16.0), (17, 16), (18.5, 17.6), (20, 19.2), (21, 21.3), (22, 23.4), (24, 27.6), (26, 28.8), (28, 30),
        (60, 30),
    ]) func theSansAxisFollowsTheSize(size: Double, axis: Double) throws {
        #expect(abs(try #require(OpticalSize.axis(for: size)) - axis) < 1e-9)
    }

    @Test(arguments: [(4.0, 8.0), (8, 8), (15, 15), (17.3, 17.5), (60, 60), (90, 60)])
    func theSerifAxisIsTheSize(size: Double, axis: Double) {
        #expect(OpticalSize.axis(for: size, design: .serif) == axis)
    }

    @Test func familiesWithoutTheAxisShareOneShape() {
        for design in [FontSpec.Design.rounded, .monospaced] {
            #expect(OpticalSize.axis(for: 17, design: design) == nil)
            #expect(OpticalSize.bucket(for: 11, design: design) == OpticalSize.bucket(for: 34, design: design))
        }
    }

    /// What a cache keeps for a bucket has to be right for every size in it.
    @Test(arguments: FontSpec.Design.allCases) func equalBucketsHaveEqualAxes(design: FontSpec.Design) {
        for size in stride(from: 5.0, through: 70, by: 0.1) {
            let bucket = OpticalSize.bucket(for: size, design: design)
            #expect(OpticalSize.axis(for: bucket, design: design) == OpticalSize.axis(for: size, design: design))
        }
    }
}
