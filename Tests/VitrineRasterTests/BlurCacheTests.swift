// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineDisplay

@testable import VitrineRaster

private typealias F = RasterFixture

/// What is blurred once, and what must be blurred again.
@Suite struct BlurCacheTests {
    private func mask(_ bytes: [UInt8], x: Int = 0) -> CoverageMask {
        CoverageMask(frame: PixelRect(x: x, y: 0, width: 4, height: bytes.count / 4), bytes: bytes)
    }

    private let dot: [UInt8] = [0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

    @Test func anEqualMaskIsBlurredOnce() {
        let cache = BlurCache()
        let first = cache.blurred(mask(dot), sigma: 1)
        let second = cache.blurred(mask(dot, x: 50), sigma: 1)
        #expect(cache.misses == 1)
        #expect(first.bytes == second.bytes && first.bytes != dot)
        #expect(second.frame.x == 50)
        let plain = mask(dot)
        GaussianBlur(sigma: 1).apply(to: plain)
        #expect(first.bytes == plain.bytes)
    }

    @Test func anotherByteShapeOrSigmaIsBlurredAnew() {
        let cache = BlurCache()
        _ = cache.blurred(mask(dot), sigma: 1)
        var other = dot
        other[15] = 1
        _ = cache.blurred(mask(other), sigma: 1)
        _ = cache.blurred(mask(dot), sigma: 1.5)
        let tall = CoverageMask(frame: PixelRect(x: 0, y: 0, width: 3, height: 4), bytes: dot)
        _ = cache.blurred(tall, sigma: 1)
        #expect(cache.misses == 4)
    }

    @Test func whatIsTooLargeToBeKeptIsBlurredAllTheSame() {
        let cache = BlurCache(mostBytes: 40)
        let wide = CoverageMask(frame: PixelRect(x: 0, y: 0, width: 8, height: 4), bytes: dot + dot)
        #expect(cache.blurred(wide, sigma: 1).bytes[4] > 0)
        _ = cache.blurred(mask(dot), sigma: 1)
        _ = cache.blurred(wide, sigma: 1)
        _ = cache.blurred(mask(dot), sigma: 1)
        #expect(cache.misses == 3)
        // Two of sixteen bytes, before and after, are more than forty: the first is let go of.
        _ = cache.blurred(mask(dot), sigma: 2)
        _ = cache.blurred(mask(dot), sigma: 1)
        #expect(cache.misses == 5)
    }

    /// Lines are blurred sixteen at a time: neighbours, and places beyond the last line, must not leak into each other.
    @Test(arguments: [1.2, 6.0]) func eachLineIsBlurredByItself(_ sigma: Double) {
        let (width, height) = (48, 37)
        var bytes = [UInt8](repeating: 0, count: width * height)
        for x in 0..<width { bytes[18 * width + x] = UInt8(x * 5) }
        let whole = CoverageMask(frame: PixelRect(x: 0, y: 0, width: width, height: height), bytes: bytes)
        GaussianBlur(sigma: sigma).apply(to: whole)
        for row in 0..<18 {
            let above = whole.bytes[row * width..<(row + 1) * width]
            let below = whole.bytes[(36 - row) * width..<(37 - row) * width]
            #expect(zip(above, below).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "row \(row)")
        }
        #expect(whole.bytes[18 * width + 24] > 0)
    }

    @Test func cardsOfOneShapeShareTheirShadow() throws {
        let fonts = try RasterFonts(library: F.fonts.get().library)
        let tree = F.tree { tree in
            (0..<3).map { row in
                F.layer(
                    tree, .fill(.capsule, .color(F.red)), x: 10, y: 10 + Double(row) * 40, width: 60, height: 20
                ) { $0.shadow = .init(color: .black, radius: 4, x: 0, y: 1) }
            }
        }
        func draw() throws -> RasterImage {
            try Rasterizer(fonts: fonts).picture(of: tree, width: 80, height: 140, scale: 2)
        }
        let first = try draw()
        #expect(fonts.blurs.misses == 1)
        #expect(try draw() == first)
        #expect(fonts.blurs.misses == 1)
        let alone = try Rasterizer(fonts: RasterFonts(library: fonts.library))
        #expect(try alone.picture(of: tree, width: 80, height: 140, scale: 2) == first)
    }
}
