// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// When an animation counts as completed.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private enum Kind { case logical, removal }
    private let kind: Kind

    /// The value has come to where it is to be, though a spring may still be about to rest.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logical)
    /// Nothing moves any more.
    public static let removed = AnimationCompletionCriteria(kind: .removal)

    /// Seconds after the start of an animation; `nil`: never.
    package func time(of animation: Animation) -> Double? {
        self == .removed ? animation.timing.totalDuration : animation.logicalDuration
    }
}

/// An action that waits for animations.
///
/// The surface runs the animations, so the session waits for as long as they take; nothing has to come back.
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
    /// Whether nothing moves here: pictures show where animations end.
    package var isStill: Bool { viewport.reducesMotion }
}

extension TaskActivity {
    /// Runs an action of the session later.
    @MainActor
    @discardableResult
    package func wait(_ seconds: Double, _ action: @escaping () -> Void) -> TaskHandle {
        let action = UncheckedSendable(action)
        return start(priority: nil) { @MainActor in
            // A number of seconds that a clock can count.
            if seconds > 0 { try? await Task.sleep(for: .seconds(min(seconds, 1e9))) }
            if !Task.isCancelled { action.value() }
        }
    }
}
