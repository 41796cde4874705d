// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay

@testable import VitrineRaster

private typealias F = RasterFixture

/// What counts as the same image, and where two differ.
@Suite struct ImageComparisonTests {
    private func square(_ color: DisplayColor, x: Double = 2, width: Double = 20) throws -> RasterImage {
        try F.picture(width: width, height: 10, scale: 2) { tree in
            [F.layer(tree, .fill(.rectangle, .color(color)), x: x, y: 3, width: 4, height: 2)]
        }
    }

    @Test func equalPicturesMatch() throws {
        let comparison = ImageComparison(try square(F.red), reference: try square(F.red))
        #expect(comparison.isMatch)
        #expect(comparison.differingPixels == 0 && comparison.bounds == nil && comparison.worstAgreement == 1)
    }

    @Test func differencesAreFoundInPixelsAndPoints() throws {
        let comparison = ImageComparison(try square(F.red), reference: try square(F.red, x: 4))
        // 2 to 6 against 4 to 8 points: both sides show, the middle agrees.
        #expect(!comparison.isMatch)
        #expect(comparison.differingPixels == 2 * 4 * 4)
        #expect(comparison.bounds == DisplayRect(x: 4, y: 6, width: 12, height: 4))
        #expect(comparison.boundsInPoints == DisplayRect(x: 2, y: 3, width: 6, height: 2))
    }

    @Test func precisionIsAShareOfPixels() throws {
        // 32 of 800 pixels differ: 4 %.
        let pictures = (try square(F.red), try square(F.red, x: 4))
        for (precision, isMatch) in [(0.95, true), (0.96, true), (0.961, false)] {
            let comparison = ImageComparison(
                pictures.0, reference: pictures.1, tolerance: .init(precision: precision))
            #expect(comparison.isMatch == isMatch, "\(precision)")
        }
    }

    @Test func perceptualPrecisionForgivesColoursThatLookAlike() throws {
        let near = DisplayColor(red: 0.98, green: 0, blue: 0)
        let pictures = (try square(F.red), try square(near))
        #expect(!ImageComparison(pictures.0, reference: pictures.1).isMatch)
        let tolerance = ImageComparison.Tolerance(perceptualPrecision: 0.98)
        let comparison = ImageComparison(pictures.0, reference: pictures.1, tolerance: tolerance)
        #expect(comparison.isMatch && comparison.worstAgreement > 0.98 && comparison.worstAgreement < 1)
        #expect(!ImageComparison(pictures.0, reference: try square(F.blue), tolerance: tolerance).isMatch)
    }

    @Test func distanceIsThatOfLab() {
        // Black to white is 100 by definition; red to blue is 176.3 in tables of L*a*b* (D65).
        #expect(abs(ColorDistance.distance(0xFF00_0000, 0xFFFF_FFFF) - 100) < 0.01)
        #expect(abs(ColorDistance.distance(0xFFFF_0000, 0xFF00_00FF) - 176.3) < 0.5)
        #expect(ColorDistance.distance(0x0000_0000, 0xFF00_0000) > 99)
    }

    @Test func anotherSizeIsNeverAMatch() throws {
        let comparison = ImageComparison(
            try square(F.red), reference: try square(F.red, width: 21), tolerance: .init(precision: 0))
        #expect(!comparison.isMatch && !comparison.hasEqualSize)
        #expect(comparison.bounds == DisplayRect(width: 42, height: 20))
    }

    @Test func differencePictureShowsRedOnFaded() throws {
        let picture = RasterImage.difference(between: try square(F.red), and: try square(F.red, x: 4))
        #expect(picture[5, 7] == .init(255, 0, 0))
        #expect(picture[14, 7] == .init(255, 0, 0))
        // Where both are red, the reference is grey and pale; elsewhere white stays white.
        #expect(picture[10, 7].red == picture[10, 7].blue && picture[10, 7].red > 190)
        #expect(picture[0, 0] == .init(255, 255, 255))
        let wider = RasterImage.difference(between: try square(F.red), and: try square(F.red, width: 21))
        #expect(wider.width == 42 && wider[41, 0] == .init(255, 0, 0))
    }
}
