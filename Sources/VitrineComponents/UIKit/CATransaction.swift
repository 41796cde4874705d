// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization
import VitrineCore

/// Changes of UIKit's layers that belong together. Layers change at once here, so a transaction is over when it is committed.
open class CATransaction: NSObject {
    private struct Level {
        var disablesActions = false
        var duration = 0.25
        var completion: (() -> Void)?
    }

    /// The transactions that have begun and not ended; those of all threads, of which only the main one has layers.
    private struct Stack: @unchecked Sendable {
        var levels: [Level] = []
    }

    private static let stack = Mutex(Stack())

    private static func change(_ body: (inout Level) -> Void) {
        stack.withLock { stack in
            // Outside of any, what is said is meant for the run loop's own transaction, which ends by itself.
            guard let last = stack.levels.indices.last else { return }
            body(&stack.levels[last])
        }
    }

    open class func begin() {
        stack.withLock { stack in
            var level = stack.levels.last ?? Level()
            level.completion = nil
            stack.levels.append(level)
        }
    }

    /// Ends the innermost transaction and calls what waits for its end.
    open class func commit() {
        let ended = stack.withLock { UncheckedSendable($0.levels.popLast()) }
        ended.value?.completion?()
    }

    open class func flush() {}

    open class func disableActions() -> Bool { stack.withLock { $0.levels.last?.disablesActions ?? false } }
    open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    open class func animationDuration() -> TimeInterval { stack.withLock { $0.levels.last?.duration ?? 0.25 } }
    open class func setAnimationDuration(_ dur: TimeInterval) { change { $0.duration = dur } }

    /// What is called when the transaction is over; outside of any, at once.
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        let isInside = stack.withLock { !$0.levels.isEmpty }
        guard isInside else {
            block?()
            return
        }
        let block = UncheckedSendable(block)
        change { $0.completion = block.value }
    }
}
