// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Looks for a story that fails among those that a seed makes, and then for a shorter one.
@MainActor struct StorySearch<Deed: Sendable> {
    /// Makes the story of a seed.
    let story: @MainActor (UInt64) -> [Deed]
    /// Tells a story, and answers what went wrong.
    let tell: @MainActor ([Deed]) async -> String?

    /// Returns what went wrong in the first story that fails, with the shortest story found that fails, too.
    func fault(in seeds: Range<Int>) async -> String? {
        for seed in seeds {
            let deeds = story(UInt64(seed))
            guard let fault = await tell(deeds) else { continue }
            let short = await shrink(deeds)
            let again = await tell(short) ?? "nothing the second time, at first: \(fault)"
            return "seed \(seed): \(again) after \(short)"
        }
        return nil
    }

    private func shrink(_ deeds: [Deed]) async -> [Deed] {
        var deeds = deeds
        var size = deeds.count / 2
        while size >= 1 {
            var start = 0
            while start + size <= deeds.count {
                var shorter = deeds
                shorter.removeSubrange(start..<start + size)
                if await tell(shorter) != nil { deeds = shorter } else { start += size }
            }
            size /= 2
        }
        return deeds
    }
}
