// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
import VitrineDisplay

/// Blurred pixels by what was blurred: the equal cards of a list, and the same card or bar in the next image, are
/// blurred once.
///
/// Exact: a result is found by the bytes that were blurred, not by the shape that drew them; pixels of one size and
/// sigma are compared as memory, which costs a hundredth of the blur. Bounded by the bytes, before and after.
final class BlurCache {
    private struct Key: Hashable {
        var width: Int
        var height: Int
        var sigma: Double
        /// What follows a blur of colours.
        var filters: [ColorFilter]
        var original: [UInt8]

        static func == (one: Key, other: Key) -> Bool {
            one.width == other.width && one.height == other.height && one.sigma == other.sigma
                && one.filters == other.filters && one.original.count == other.original.count
                && memcmp(one.original, other.original, one.original.count) == 0
        }

        /// Without the bytes: to hash all of them takes longer than to compare them with the few of this size.
        func hash(into hasher: inout Hasher) {
            hasher.combine(width)
            hasher.combine(height)
            hasher.combine(sigma)
            hasher.combine(filters)
        }
    }

    private var known: BoundedCache<Key, [UInt8]>
    /// How many blurs were computed and not found.
    private(set) var misses = 0

    init(mostBytes: Int = 48 << 20) {
        known = BoundedCache(limit: mostBytes)
    }

    /// Returns the mask after a blur.
    func blurred(_ mask: CoverageMask, sigma: Double) -> CoverageMask {
        let (width, height) = (mask.frame.width, mask.frame.height)
        let key = Key(width: width, height: height, sigma: sigma, filters: [], original: mask.bytes)
        let bytes = result(for: key) {
            let result = CoverageMask(frame: mask.frame, bytes: mask.bytes)
            GaussianBlur(sigma: sigma).apply(to: result)
            return result.bytes
        }
        return CoverageMask(frame: mask.frame, bytes: bytes)
    }

    /// Blurs a surface and then filters its colours; beyond its edges its pixels are mirrored, as browsers do behind
    /// an element.
    func blur(_ surface: PixelSurface, sigma: Double, filters: [ColorFilter]) {
        let original = surface.withPixels { bytes, count in Array(UnsafeBufferPointer(start: bytes, count: count * 4)) }
        let key = Key(
            width: surface.frame.width, height: surface.frame.height, sigma: sigma, filters: filters,
            original: original)
        let bytes = result(for: key) {
            GaussianBlur(sigma: sigma).applyMirrored(to: surface)
            ColorFilterPass(filters).apply(to: surface)
            return surface.withPixels { bytes, count in Array(UnsafeBufferPointer(start: bytes, count: count * 4)) }
        }
        surface.withPixels { pixels, count in
            for index in 0..<(count * 4) { pixels[index] = bytes[index] }
        }
    }

    private func result(for key: Key, _ make: () -> [UInt8]) -> [UInt8] {
        if let found = known.value(for: key) { return found }
        misses += 1
        let bytes = make()
        known.insert(bytes, for: key, cost: key.original.count * 2)
        return bytes
    }
}
