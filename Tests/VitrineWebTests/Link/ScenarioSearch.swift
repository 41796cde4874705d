// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Searches random scenarios for one that fails, and then for a shorter one that fails, too.
@MainActor struct ScenarioSearch<Action: Sendable> {
    /// Returns the scenario of a seed.
    let scenario: @MainActor (UInt64) -> [Action]
    /// Runs a scenario and returns what went wrong.
    let run: @MainActor ([Action]) async -> String?

    /// Returns what went wrong in the first scenario that fails, with the shortest scenario found that fails, too.
    func fault(in seeds: Range<Int>) async -> String? {
        for seed in seeds {
            let actions = scenario(UInt64(seed))
            guard let fault = await run(actions) else { continue }
            let short = await shrink(actions)
            let again = await run(short) ?? "nothing the second time, at first: \(fault)"
            return "seed \(seed): \(again) after \(short)"
        }
        return nil
    }

    private func shrink(_ actions: [Action]) async -> [Action] {
        var actions = actions
        var size = actions.count / 2
        while size >= 1 {
            var start = 0
            while start + size <= actions.count {
                var shorter = actions
                shorter.removeSubrange(start..<start + size)
                if await run(shorter) != nil { actions = shorter } else { start += size }
            }
            size /= 2
        }
        return actions
    }
}
