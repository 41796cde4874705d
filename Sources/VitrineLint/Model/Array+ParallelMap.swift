// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Dispatch

extension Array where Element: Sendable {
    /// What a closure makes of every element, several at a time; in the order of the elements. Its work counts for the caller.
    func parallelMap<Result: Sendable>(_ transform: @Sendable (Element) -> Result) -> [Result] {
        let work = LintWork.current
        return [Result](unsafeUninitializedCapacity: count) { buffer, initialized in
            nonisolated(unsafe) let results = buffer
            DispatchQueue.concurrentPerform(iterations: count) { index in
                let result = LintWork.$current.withValue(work) { transform(self[index]) }
                (results.baseAddress! + index).initialize(to: result)
            }
            initialized = count
        }
    }
}
