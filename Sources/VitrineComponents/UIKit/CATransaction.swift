// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import Synchronization
import VitrineCore

/// A group of changes to layers.
///
/// Layers change at once in Vitrine, so a transaction is complete when it is committed.
open class CATransaction: NSObject {
    private struct Level {
        var disablesActions = false
        var duration = 0.25
        var completion: (() -> Void)?
    }

    /// The open transactions of all threads, of which only the main one has layers.
    private struct Stack: @unchecked Sendable {
        var levels: [Level] = []
    }

    private static let stack = Mutex(Stack())

    private static func change(_ body: (inout Level) -> Void) {
        stack.withLock { stack in
            // Outside of any transaction the setting would belong to that of the run loop, which ends by itself.
            guard let last = stack.levels.indices.last else { return }
            body(&stack.levels[last])
        }
    }

    /// Begins a transaction inside of the current one, whose settings it inherits.
    open class func begin() {
        stack.withLock { stack in
            var level = stack.levels.last ?? Level()
            level.completion = nil
            stack.levels.append(level)
        }
    }

    /// Ends the innermost transaction and runs its completion block.
    open class func commit() {
        let ended = stack.withLock { UncheckedSendable($0.levels.popLast()) }
        ended.value?.completion?()
    }

    /// Does nothing: layers change at once.
    open class func flush() {}

    /// Returns whether the current transaction disables implicit animations.
    open class func disableActions() -> Bool { stack.withLock { $0.levels.last?.disablesActions ?? false } }
    /// Sets whether the current transaction disables implicit animations, of which Vitrine has none.
    open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }
    /// Returns the animation duration of the current transaction, in seconds; 0.25 by default.
    open class func animationDuration() -> TimeInterval { stack.withLock { $0.levels.last?.duration ?? 0.25 } }
    /// Sets the animation duration of the current transaction, in seconds; without effect.
    open class func setAnimationDuration(_ dur: TimeInterval) { change { $0.duration = dur } }

    /// Sets the block that runs when the transaction ends; outside of any transaction it runs at once.
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

/// Returns the time since the machine was started, in seconds.
nonisolated public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
/// A time, in seconds.
public typealias CFTimeInterval = TimeInterval
