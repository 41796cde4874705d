// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay

@testable import VitrineRaster

private typealias F = RasterFixture

/// What fills show of what lies behind them.
@Suite struct BackdropTests {
    private static let clear = Paint.color(.clear)

    /// Black stripes of four points on white, with a layer over the middle.
    private func stripes(
        _ paint: Paint = clear, _ outline: Outline = .rectangle, rasterizer: Rasterizer? = nil,
        _ change: @escaping (inout LayerEffects) -> Void
    ) throws -> RasterImage {
        let tree = F.tree { tree in
            let black = (0..<20).map { index in
                F.layer(tree, .fill(.rectangle, .color(.black)), x: Double(index) * 8, width: 4, height: 100)
            }
            return black + [
                F.layer(tree, .fill(outline, paint), x: 40, y: 20, width: 80, height: 60, effects: change)
            ]
        }
        return try (rasterizer ?? F.rasterizer()).picture(of: tree, width: 160, height: 100, scale: 1)
    }

    private func backdrop(_ radius: Double = 10, saturation: Double = 1) -> Backdrop {
        Backdrop(radius: radius, saturation: saturation, solid: .white)
    }

    @Test func stripesBehindAreBlurredInsideOnly() throws {
        let picture = try stripes { $0.backdrop = backdrop() }
        // At the edges, mirrored stripes are twice as wide.
        for x in 40..<120 { #expect(abs(picture[x, 50].red - 127) < 26, "at \(x)") }
        #expect(picture[39, 50] == .init(255, 255, 255))
        #expect(picture[121, 50] == .init(0, 0, 0))
        #expect(picture[41, 19] == .init(0, 0, 0))
        #expect(picture[41, 81] == .init(0, 0, 0))
        let plain = try stripes { _ in }
        #expect(plain[41, 50] == .init(0, 0, 0) && plain[46, 50] == .init(255, 255, 255))
    }

    @Test func theFillLiesOverWhatIsBlurred() throws {
        let half = DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let picture = try stripes(.color(half)) { $0.backdrop = backdrop() }
        #expect(abs(picture[80, 50].red - 191) < 8)
        #expect(abs(picture[80, 50].green - 64) < 8)
    }

    @Test func theOutlineCutsIt() throws {
        let picture = try stripes(Self.clear, .capsule) { $0.backdrop = backdrop() }
        #expect(abs(picture[80, 50].red - 127) < 12)
        #expect(picture[41, 21] == .init(0, 0, 0))
        #expect(picture[46, 21] == .init(255, 255, 255))
    }

    @Test func edgesAreMirroredAndNotLighter() throws {
        let picture = try F.picture(width: 60, height: 60, background: .black) { tree in
            [
                F.layer(tree, .fill(.rectangle, Self.clear), x: 10, y: 10, width: 40, height: 40) {
                    $0.backdrop = backdrop()
                }
            ]
        }
        for place in [10, 11, 30, 49] { #expect(picture[place, place] == .init(0, 0, 0)) }
    }

    @Test func coloursGetMoreSaturated() throws {
        let dull = DisplayColor(red: 0.6, green: 0.4, blue: 0.4)
        let picture = try F.picture(width: 60, height: 60, background: dull) { tree in
            [
                F.layer(tree, .fill(.rectangle, Self.clear), x: 10, y: 10, width: 40, height: 40) {
                    $0.backdrop = backdrop(4, saturation: 1.8)
                }
            ]
        }
        #expect(picture[30, 30].red > picture[2, 2].red + 20)
        #expect(picture[30, 30].green < picture[2, 2].green)
    }

    @Test func aGroupThatIsDrawnApartHasNothingBehindIt() throws {
        let picture = try F.picture(width: 40, height: 40) { tree in
            let stripe = F.layer(tree, .fill(.rectangle, .color(.black)), width: 20, height: 40)
            let glass = F.layer(tree, .fill(.rectangle, Self.clear), width: 40, height: 40) {
                $0.backdrop = backdrop(4)
            }
            return [
                stripe,
                F.layer(tree, .group, width: 40, height: 40, children: [glass]) {
                    $0.colorFilters = [.brightness(0)]
                },
            ]
        }
        #expect(picture[19, 20] == .init(0, 0, 0))
        #expect(picture[20, 20] == .init(255, 255, 255))
    }

    @Test func aRoundedClipAroundLetsThrough() throws {
        let picture = try F.picture(width: 80, height: 40) { tree in
            let stripe = F.layer(tree, .fill(.rectangle, .color(.black)), width: 40, height: 40)
            let glass = F.layer(tree, .fill(.rectangle, Self.clear), width: 80, height: 40) {
                $0.backdrop = backdrop(4)
            }
            return [
                stripe,
                F.layer(tree, .group, width: 80, height: 40, children: [glass]) { $0.clip = .capsule },
            ]
        }
        #expect((60..<195).contains(picture[40, 20].red))
    }

    @Test func aShadowOfTheStyleKeepsWhatLiesBehind() throws {
        let picture = try stripes(.color(DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.2))) {
            $0.backdrop = backdrop()
            $0.shadow = .init(color: F.red, radius: 2, x: 0, y: 0)
        }
        #expect(picture[80, 50].red > 100 && abs(picture[80, 50].red - picture[84, 50].red) < 25)
    }

    @Test func itsOwnShadowLiesAroundAndNotBelow() throws {
        let picture = try F.picture(width: 80, height: 80) { tree in
            [
                F.layer(tree, .fill(.rectangle, Self.clear), x: 20, y: 20, width: 40, height: 40) {
                    $0.backdrop = backdrop(2)
                    $0.backdrop?.shadow = .init(color: .black, radius: 4, x: 0, y: 0)
                }
            ]
        }
        #expect(picture[40, 40] == .init(255, 255, 255))
        #expect((100..<200).contains(picture[18, 40].red))
    }

    @Test func aFadingLayerEndsInWhatLiesBehind() throws {
        let picture = try stripes {
            $0.backdrop = backdrop()
            $0.backdrop?.fullEdge = .top
        }
        #expect(abs(picture[80, 30].red - 127) < 12)
        #expect(picture[81, 79].red < 20 && picture[86, 79].red > 235)
    }

    @Test func whatDidNotChangeIsBlurredOnce() throws {
        let fonts = try RasterFonts(library: F.fonts.get().library)
        let rasterizer = Rasterizer(fonts: fonts)
        let first = try stripes(rasterizer: rasterizer) { $0.backdrop = backdrop() }
        let second = try stripes(rasterizer: rasterizer) { $0.backdrop = backdrop() }
        #expect(fonts.blurs.misses == 1)
        #expect(first == second)
        _ = try stripes(rasterizer: rasterizer) { $0.backdrop = backdrop(6) }
        #expect(fonts.blurs.misses == 2)
    }
}
