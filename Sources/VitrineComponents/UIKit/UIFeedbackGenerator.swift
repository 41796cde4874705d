// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// Something that a person feels.
///
/// - Support: partial: felt where the browser lets a page vibrate (not in Safari).
@MainActor
open class UIFeedbackGenerator: UIResponder {
    /// Says that something will soon be felt.
    open func prepare() {}
}

/// Something hits something.
///
/// - Support: partial: felt where the browser lets a page vibrate (not in Safari).
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard, and of what.
    public enum FeedbackStyle: Int, Sendable {
        case light = 0
        case medium = 1
        case heavy = 2
        case soft = 3
        case rigid = 4
    }

    public convenience override init() {
        self.init(style: .medium)
    }

    private let style: UIImpactFeedbackGenerator.FeedbackStyle

    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        self.style = style
        super.init()
    }

    open func impactOccurred() { impactOccurred(intensity: 1) }

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

/// Something went well, or not.
///
/// - Support: partial: felt where the browser lets a page vibrate (not in Safari).
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

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

/// Something else was chosen.
///
/// - Support: partial: felt where the browser lets a page vibrate (not in Safari).
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { SensoryFeedback.selection.play() }
}
