// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A generator of haptic feedback.
///
/// - Support: partial: felt where the browser lets a page vibrate (not in Safari).
@MainActor @preconcurrency
open class UIFeedbackGenerator: UIResponder {
    /// Prepares the device for feedback; does nothing in Vitrine.
    open func prepare() {}
}

/// A generator of haptic feedback for collisions.
///
/// - Support: partial: felt where the browser lets a page vibrate (not in Safari).
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The weight or flexibility of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        /// Light objects.
        case light = 0
        /// Objects of medium weight.
        case medium = 1
        /// Heavy objects.
        case heavy = 2
        /// Soft objects.
        case soft = 3
        /// Hard objects.
        case rigid = 4
    }

    public convenience override init() {
        self.init(style: .medium)
    }

    private let style: UIImpactFeedbackGenerator.FeedbackStyle

    /// Creates a generator for a style.
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        self.style = style
        super.init()
    }

    /// Plays the feedback at full intensity.
    open func impactOccurred() { impactOccurred(intensity: 1) }

    /// Plays the feedback.
    ///
    /// - Parameter intensity: The strength, from 0 to 1; Vitrine shortens the vibration.
    open func impactOccurred(intensity: CGFloat) {
        let feedback: SensoryFeedback =
            switch style {
            case .light: .impact(weight: .light, intensity: intensity)
            case .medium: .impact(weight: .medium, intensity: intensity)
            case .heavy: .impact(weight: .heavy, intensity: intensity)
            case .soft: .impact(flexibility: .soft, intensity: intensity)
            case .rigid: .impact(flexibility: .rigid, intensity: intensity)
            }
        feedback.play()
    }
}

/// A generator of haptic feedback for results of tasks.
///
/// - Support: partial: felt where the browser lets a page vibrate (not in Safari).
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The result of a task.
    public enum FeedbackType: Int, Sendable {
        /// The task has succeeded.
        case success = 0
        /// The task needs attention.
        case warning = 1
        /// The task has failed.
        case error = 2
    }

    /// Plays the feedback for a result.
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {
        let feedback: SensoryFeedback =
            switch notificationType {
            case .success: .success
            case .warning: .warning
            case .error: .error
            }
        feedback.play()
    }
}

/// A generator of haptic feedback for changes of a selection.
///
/// - Support: partial: felt where the browser lets a page vibrate (not in Safari).
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays the feedback.
    open func selectionChanged() { SensoryFeedback.selection.play() }
}
