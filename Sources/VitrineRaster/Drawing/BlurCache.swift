// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase

/// Blurred coverage masks by what was blurred: the equal cards of a list, and the same card in the next image, are
/// blurred once.
///
/// Exact: a mask is found by its bytes, not by the shape that drew them; masks of one size and sigma are compared as
/// memory, which costs a hundredth of the blur. Bounded by the bytes of the masks, before and after.
final class BlurCache {
    private struct Key: Hashable {
        var width: Int
        var height: Int
        var sigma: Double
        var original: [UInt8]

        static func == (one: Key, other: Key) -> Bool {
            one.width == other.width && one.height == other.height && one.sigma == other.sigma
                && one.original.count == other.original.count
                && memcmp(one.original, other.original, one.original.count) == 0
        }

        /// Without the bytes: to hash all of them takes longer than to compare them with the few masks of this size.
        func hash(into hasher: inout Hasher) {
            hasher.combine(width)
            hasher.combine(height)
            hasher.combine(sigma)
        }
    }

    private var masks: BoundedCache<Key, [UInt8]>
    /// How many masks were blurred and not found.
    private(set) var misses = 0

    init(mostBytes: Int = 32 << 20) {
        masks = BoundedCache(limit: mostBytes)
    }

    /// The mask after a blur.
    func blurred(_ mask: CoverageMask, sigma: Double) -> CoverageMask {
        let key = Key(width: mask.frame.width, height: mask.frame.height, sigma: sigma, original: mask.bytes)
        if let known = masks.value(for: key) { return CoverageMask(frame: mask.frame, bytes: known) }
        misses += 1
        let result = CoverageMask(frame: mask.frame, bytes: mask.bytes)
        GaussianBlur(sigma: sigma).apply(to: result)
        masks.insert(result.bytes, for: key, cost: mask.bytes.count * 2)
        return result
    }
}
