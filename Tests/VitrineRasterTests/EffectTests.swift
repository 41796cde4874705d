// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineDisplay

@testable import VitrineRaster

private typealias F = RasterFixture

/// Gradients, masks, filters, blend modes and perspective at chosen pixels.
@Suite struct EffectTests {
    private let fade: [Paint.GradientStop] = [.init(color: .black, location: 0), .init(color: .white, location: 1)]

    private func fill(_ paint: Paint, width: Double = 100, height: Double = 100) throws -> RasterImage {
        try F.picture(width: width, height: height) { tree in
            [F.layer(tree, .fill(.rectangle, paint), width: width, height: height)]
        }
    }

    @Test func radialGradientGoesByDistanceInPoints() throws {
        let picture = try fill(
            .radialGradient(stops: fade, centerX: 0.5, centerY: 0.5, startRadius: 10, endRadius: 50))
        #expect(picture[50, 50] == .init(0, 0, 0) && picture[57, 50] == .init(0, 0, 0))
        // 30 points from the centre lie in the middle of 10 to 50.
        #expect(picture[80, 50].isNear(.init(128, 128, 128), within: 3))
        #expect(picture[50, 20].isNear(.init(128, 128, 128), within: 5))
        #expect(picture[1, 1] == .init(255, 255, 255))
    }

    @Test func ellipticalGradientIsStretchedWithItsBox() throws {
        let picture = try fill(
            .ellipticalGradient(stops: fade, centerX: 0.5, centerY: 0.5, startRadius: 0, endRadius: 0.5), height: 50)
        #expect(picture[75, 25].isNear(.init(128, 128, 128), within: 4))
        #expect(picture[50, 37].isNear(.init(128, 128, 128), within: 6))
    }

    @Test func angularGradientTurnsClockwiseFromItsAngle() throws {
        let picture = try fill(.angularGradient(stops: fade, centerX: 0.5, centerY: 0.5, angle: 0))
        // A quarter is below, a half on the left, three quarters above.
        #expect(picture[50, 90].isNear(.init(64, 64, 64), within: 2))
        #expect(picture[10, 50].isNear(.init(128, 128, 128), within: 2))
        #expect(picture[50, 10].isNear(.init(191, 191, 191), within: 2))
        let turned = try fill(.angularGradient(stops: fade, centerX: 0.5, centerY: 0.5, angle: .pi / 2))
        #expect(turned[10, 50].isNear(.init(64, 64, 64), within: 2))
    }

    @Test func maskMultipliesByItsAlpha() throws {
        let picture = try F.picture(width: 20, height: 10) { tree in
            let content = F.layer(tree, .fill(.rectangle, .color(F.red)), width: 20, height: 10)
            let half = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0.5)
            let mask = F.layer(tree, .fill(.rectangle, .color(half)), width: 10, height: 10) { $0.isMask = true }
            return [F.layer(tree, .group, width: 20, height: 10, children: [content, mask]) { $0.isMasked = true }]
        }
        #expect(picture[5, 5].isNear(.init(255, 127, 127)))
        #expect(picture[15, 5] == .init(255, 255, 255))
    }

    @Test(arguments: [
        (ColorFilter.invert, [155, 255, 205]), (.brightness(0.2), [151, 51, 101]), (.saturation(0), [25, 25, 25]),
        (.contrast(2), [72, 0, 0]), (.multiply(DisplayColor(red: 0.5, green: 1, blue: 0, alpha: 1)), [50, 0, 0]),
        (.hueRotation(2 * .pi), [100, 0, 50]),
    ])
    func filterChangesColours(_ filter: ColorFilter, _ expected: [Int]) throws {
        let color = DisplayColor(red: 100 / 255, green: 0, blue: 50 / 255)
        let picture = try F.picture(width: 4, height: 4) { tree in
            [F.layer(tree, .fill(.rectangle, .color(color)), width: 4, height: 4) { $0.colorFilters = [filter] }]
        }
        #expect(picture[2, 2].isNear(.init(expected[0], expected[1], expected[2])), "\(filter)")
    }

    @Test func luminanceBecomesAlpha() throws {
        let picture = try F.picture(width: 4, height: 4, background: nil) { tree in
            [
                F.layer(tree, .fill(.rectangle, .color(.white)), width: 2, height: 4) {
                    $0.colorFilters = [.luminanceToAlpha]
                }
            ]
        }
        #expect(picture[0, 0] == .init(0, 0, 0, 255) && picture[3, 0] == .init(0, 0, 0, 0))
    }

    @Test(arguments: [
        (DisplayBlendMode.multiply, [100, 0, 0]), (.screen, [255, 200, 50]), (.difference, [155, 200, 50]),
        (.darken, [100, 0, 0]), (.lighten, [255, 200, 50]), (.plusLighter, [255, 200, 50]),
    ])
    func blendModesMixWithWhatLiesBehind(_ mode: DisplayBlendMode, _ expected: [Int]) throws {
        let backdrop = DisplayColor(red: 100 / 255, green: 200 / 255, blue: 50 / 255)
        let picture = try F.picture(width: 4, height: 4) { tree in
            [
                F.layer(tree, .fill(.rectangle, .color(backdrop)), width: 4, height: 4),
                F.layer(tree, .fill(.rectangle, .color(F.red)), width: 4, height: 4) { $0.blendMode = mode },
            ]
        }
        #expect(picture[2, 2].isNear(.init(expected[0], expected[1], expected[2])), "\(mode)")
    }

    @Test func compositingGroupKeepsBlendingInside() throws {
        for (isGroup, expected) in [(false, RasterImage.Pixel(0, 0, 0)), (true, RasterImage.Pixel(255, 0, 0))] {
            let picture = try F.picture(width: 4, height: 4, background: F.blue) { tree in
                let inner = F.layer(tree, .fill(.rectangle, .color(F.red)), width: 4, height: 4) {
                    $0.blendMode = .multiply
                }
                return [
                    F.layer(tree, .group, width: 4, height: 4, children: [inner]) { $0.isCompositingGroup = isGroup }
                ]
            }
            #expect(picture[2, 2] == expected)
        }
    }

    @Test func erasingEndsAtTheGroup() throws {
        let picture = try F.picture(width: 8, height: 4, background: F.blue) { tree in
            let under = F.layer(tree, .fill(.rectangle, .color(F.red)), width: 8, height: 4)
            let eraser = F.layer(tree, .fill(.rectangle, .color(.black)), width: 4, height: 4) {
                $0.blendMode = .destinationOut
            }
            let group = F.layer(tree, .group, width: 8, height: 4, children: [under, eraser]) {
                $0.isCompositingGroup = true
            }
            return [group]
        }
        #expect(picture[1, 2] == .init(0, 0, 255) && picture[6, 2] == .init(255, 0, 0))
    }

    @Test func erasingOutsideOfAGroupIsBlack() throws {
        let picture = try F.picture(width: 4, height: 4, background: F.blue) { tree in
            [F.layer(tree, .fill(.rectangle, .color(F.red)), width: 4, height: 4) { $0.blendMode = .destinationOut }]
        }
        #expect(picture[2, 2] == .init(0, 0, 0))
    }

    @Test func maskCanBeErased() throws {
        let picture = try F.picture(width: 8, height: 4, background: F.blue) { tree in
            let content = F.layer(tree, .fill(.rectangle, .color(F.red)), width: 8, height: 4)
            let whole = F.layer(tree, .fill(.rectangle, .color(.black)), width: 8, height: 4)
            let hole = F.layer(tree, .fill(.rectangle, .color(.black)), width: 4, height: 4) {
                $0.blendMode = .destinationOut
            }
            let mask = F.layer(tree, .group, width: 8, height: 4, children: [whole, hole]) { $0.isMask = true }
            return [F.layer(tree, .group, width: 8, height: 4, children: [content, mask]) { $0.isMasked = true }]
        }
        #expect(picture[1, 2] == .init(0, 0, 255) && picture[6, 2] == .init(255, 0, 0))
    }

    @Test func roundedClipLetsBlendingThrough() throws {
        let picture = try F.picture(width: 8, height: 8, background: F.blue) { tree in
            let inner = F.layer(tree, .fill(.rectangle, .color(F.red)), width: 8, height: 8) {
                $0.blendMode = .multiply
            }
            return [F.layer(tree, .group, width: 8, height: 8, children: [inner]) { $0.clip = .circle }]
        }
        #expect(picture[4, 4] == .init(0, 0, 0) && picture[0, 0] == .init(0, 0, 255))
    }

    @Test func perspectiveMakesTheFarSideSmaller() throws {
        // The right edge lies further back: w grows from 1 to 2 across 40 points.
        let projection = DisplayTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0, g: 1 / 40, h: 0, i: 1)
        let picture = try F.picture(width: 50, height: 50, scale: 2) { tree in
            [
                F.layer(tree, .fill(.rectangle, .color(.black)), width: 40, height: 40) { $0.projection = projection }
            ]
        }
        func height(at x: Int) -> Int { (0..<100).filter { picture[x, $0].green < 128 }.count }
        #expect(abs(height(at: 1) - 79) <= 2)
        // x' = x / (1 + x / 40): the edge at 40 appears at 20, half as high.
        #expect(abs(height(at: 38) - 42) <= 2)
        #expect(height(at: 41) == 0)
    }

    @Test func gradientFillsText() throws {
        let picture = try F.picture(width: 100, height: 40) { tree in
            guard case .text(var text) = F.text("MMMMMMMM", size: 30, baseline: 32) else { return [] }
            text.paint = .linearGradient(
                stops: [.init(color: F.red, location: 0.5), .init(color: F.blue, location: 0.5)], startX: 0,
                startY: 0, endX: 1, endY: 0)
            return [F.layer(tree, .text(text), width: 100, height: 40)]
        }
        func inks(_ columns: Range<Int>) -> Set<String> {
            var result: Set<String> = []
            for x in columns {
                for y in 0..<40 where picture[x, y].green < 40 {
                    result.insert(picture[x, y].red > 128 ? "red" : "blue")
                }
            }
            return result
        }
        #expect(inks(0..<49) == ["red"] && inks(51..<100) == ["blue"])
    }
}
