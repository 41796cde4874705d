// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay

@testable import VitrineRaster

private typealias F = RasterFixture

/// Shadows and blurs against the Gaussian that they stand for (Documentation/Layout.md 7.3, 7.4).
@Suite struct ShadowAndBlurTests {
    /// How much of a half plane's edge shows at a distance from it, after a Gaussian.
    private func edge(_ distance: Double, sigma: Double) -> Double { 0.5 * erfc(distance / sigma / 2.squareRoot()) }

    @Test(arguments: [1.5, 4.0, 12.0]) func shadowIsAGaussianWhoseSigmaIsTheRadius(_ radius: Double) throws {
        let picture = try F.picture(width: 200, height: 200) { tree in
            [
                F.layer(tree, .fill(.rectangle, .color(F.red)), x: 50, y: 50, width: 100, height: 100) {
                    $0.shadow = .init(color: .black, radius: radius, x: 0, y: 0)
                }
            ]
        }
        for distance in [0.5, radius * 0.5, radius, radius * 2] {
            let x = Int(150 + distance)
            let expected = 255 * (1 - edge(Double(x) + 0.5 - 150, sigma: radius))
            #expect(abs(Double(picture[x, 100].green) - expected) < 5, "at \(distance) of \(radius)")
        }
        #expect(picture[100, 100] == .init(255, 0, 0))
        #expect(picture[Int(150 + radius * 4), 100] == .init(255, 255, 255))
    }

    @Test func shadowOfRadiusZeroIsAHardCopy() throws {
        let picture = try F.picture(width: 20, height: 20) { tree in
            [
                F.layer(tree, .fill(.rectangle, .color(F.red)), x: 2, y: 2, width: 8, height: 8) {
                    $0.shadow = .init(color: F.blue, radius: 0, x: 5, y: 5)
                }
            ]
        }
        #expect(picture[12, 12] == .init(0, 0, 255))
        #expect(picture[14, 14] == .init(0, 0, 255))
        #expect(picture[15, 12] == .init(255, 255, 255))
        #expect(picture[8, 8] == .init(255, 0, 0))
    }

    @Test func shadowIsOfEverythingInTheGroup() throws {
        let picture = try F.picture(width: 30, height: 20) { tree in
            let inner = F.layer(tree, .fill(.rectangle, .color(F.red)), x: 2, y: 2, width: 4, height: 4)
            return [
                F.layer(tree, .group, width: 1, height: 1, children: [inner]) {
                    $0.shadow = .init(color: .black, radius: 0, x: 10, y: 0)
                }
            ]
        }
        #expect(picture[13, 3] == .init(0, 0, 0))
    }

    @Test func shadowComesFromOutsideOfThePicture() throws {
        let picture = try F.picture(width: 20, height: 20) { tree in
            [
                F.layer(tree, .fill(.rectangle, .color(F.red)), x: -30, y: 0, width: 20, height: 20) {
                    $0.shadow = .init(color: .black, radius: 0, x: 25, y: 0)
                }
            ]
        }
        #expect(picture[10, 10] == .init(0, 0, 0))
        #expect(picture[16, 10] == .init(255, 255, 255))
    }

    @Test(arguments: [1.0, 3.0, 10.0]) func blurKeepsTheInkAndSpreadsItBySigma(_ radius: Double) throws {
        let picture = try F.picture(width: 160, height: 160) { tree in
            [
                F.layer(tree, .fill(.rectangle, .color(.black)), x: 60, y: 60, width: 40, height: 40) {
                    $0.blurRadius = radius
                }
            ]
        }
        #expect(abs(picture.ink - 1600) < 16)
        let expected = 255 * (1 - edge(0.5, sigma: radius))
        #expect(abs(Double(picture[100, 80].green) - expected) < 6)
    }

    @Test func blurDoesNotMoveThings() throws {
        for radius in [2.0, 2.3, 2.7, 3.1, 5] {
            let picture = try F.picture(width: 61, height: 61) { tree in
                [
                    F.layer(tree, .fill(.rectangle, .color(.black)), x: 28, y: 28, width: 5, height: 5) {
                        $0.blurRadius = radius
                    }
                ]
            }
            for distance in 1..<20 { #expect(picture[30 - distance, 30].isNear(picture[30 + distance, 30])) }
        }
    }
}
