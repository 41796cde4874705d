// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents

extension Timer {
    /// Starts a timer that calls a method of an object, which it keeps while it is valid.
    ///
    /// - Parameters:
    ///   - interval: The time between two calls, in seconds.
    ///   - target: The object with the method.
    ///   - selector: The method; it takes the timer or nothing.
    ///   - userInfo: Nil; other values cannot be handed on, and are reported.
    ///   - repeats: Whether it is called more than once.
    /// - Returns: The timer.
    @discardableResult public static func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        if userInfo != nil {
            Selector.report("A timer's userInfo is left out.", remedy: "Keep the value in the target.")
        }
        let send = SentSelector(target: target as AnyObject, selector: selector)
        return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
            send.selector.send(to: send.target, with: timer)
        }
    }
}

private struct SentSelector: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector
}
