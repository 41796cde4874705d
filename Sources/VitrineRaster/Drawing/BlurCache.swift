// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Blurred coverage masks by what was blurred: the equal cards of a list, and the same card in the next image, are
/// blurred once.
///
/// Exact: a mask is found by its bytes, not by the shape that drew them; masks of one size and sigma are compared as
/// memory, which costs a hundredth of the blur. Bounded: when the masks take more than `mostBytes`, all of them are let
/// go of.
final class BlurCache {
    private let mostBytes: Int

    private struct Key: Hashable {
        var width: Int
        var height: Int
        var sigma: Double
    }

    private struct Entry {
        var original: [UInt8]
        var blurred: [UInt8]
    }

    private var entries: [Key: [Entry]] = [:]
    private var bytes = 0
    /// How many masks were blurred and not found.
    private(set) var misses = 0

    init(mostBytes: Int = 32 << 20) {
        self.mostBytes = mostBytes
    }

    /// The mask after a blur.
    func blurred(_ mask: CoverageMask, sigma: Double) -> CoverageMask {
        let key = Key(width: mask.frame.width, height: mask.frame.height, sigma: sigma)
        if let known = entries[key]?.first(where: { Self.areEqual($0.original, mask.bytes) }) {
            return CoverageMask(frame: mask.frame, bytes: known.blurred)
        }
        misses += 1
        let result = CoverageMask(frame: mask.frame, bytes: mask.bytes)
        GaussianBlur(sigma: sigma).apply(to: result)
        remember(Entry(original: mask.bytes, blurred: result.bytes), key)
        return result
    }

    private func remember(_ entry: Entry, _ key: Key) {
        let cost = entry.original.count * 2
        // One mask larger than everything would only throw the others out.
        guard cost <= mostBytes else { return }
        if bytes + cost > mostBytes {
            entries.removeAll()
            bytes = 0
        }
        bytes += cost
        entries[key, default: []].append(entry)
    }

    private static func areEqual(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        one.count == other.count && memcmp(one, other, one.count) == 0
    }
}
