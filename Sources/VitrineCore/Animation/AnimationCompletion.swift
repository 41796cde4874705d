// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// A criterion for when an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind { case logical, removal }
    private let kind: Kind

    /// The value has reached its target, though a spring may still settle.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logical)
    /// The animation has ended and nothing moves any more.
    public static let removed = AnimationCompletionCriteria(kind: .removal)

    /// Returns the seconds from the start of an animation until it is complete, or `nil` if it never is.
    package func time(of animation: Animation) -> Double? {
        self == .removed ? animation.timing.totalDuration : animation.logicalDuration
    }
}

/// An action that waits for animations to complete.
///
/// Surfaces run the animations, so the session waits for as long as they take; surfaces do not report back.
package struct AnimationCompletion: Sendable {
    package let criteria: AnimationCompletionCriteria
    package let action: UncheckedSendable<() -> Void>

    @MainActor
    static func schedule(_ completions: [AnimationCompletion], after animation: Animation?) {
        guard !completions.isEmpty, let session = SessionContext.current else {
            return completions.forEach { $0.action.value() }
        }
        for completion in completions {
            let time = session.isStill ? 0 : animation.map { completion.criteria.time(of: $0) } ?? 0
            guard let time else { continue }
            session.activity.wait(time, completion.action.value)
        }
    }
}

extension SessionContext {
    /// Whether nothing moves here, as in snapshots, which show where animations end.
    package var isStill: Bool { viewport.reducesMotion }
}

extension TaskActivity {
    /// Runs an action of the session after a time.
    @MainActor
    @discardableResult
    package func wait(_ seconds: Double, _ action: @escaping () -> Void) -> TaskHandle {
        let action = UncheckedSendable(action)
        return start(priority: nil) { @MainActor in
            // Clamped to a number of seconds that a clock can represent.
            if seconds > 0 { try? await Task.sleep(for: .seconds(min(seconds, 1e9))) }
            if !Task.isCancelled { action.value() }
        }
    }
}
