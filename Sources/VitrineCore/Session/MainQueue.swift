// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Dispatch

private let mainQueueKey: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
}()

/// Whether the caller runs on the main actor's queue, whichever thread serves it.
package var isOnMainActor: Bool {
    DispatchQueue.getSpecific(key: mainQueueKey) == true
}

/// Runs a closure on the main actor; a caller elsewhere waits for it.
package func onMainActor<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
    if isOnMainActor { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
}
