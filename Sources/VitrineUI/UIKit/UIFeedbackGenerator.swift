// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Something that a person feels; a device without haptics, such as any browser's, stays still.
///
/// - Support: partial: browsers have no haptics; nothing is felt.
@MainActor
open class UIFeedbackGenerator: UIResponder {
    /// Says that something will soon be felt.
    open func prepare() {}
}

/// Something hits something.
///
/// - Support: partial: browsers have no haptics; nothing is felt.
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

    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        super.init()
    }

    open func impactOccurred() {}
    open func impactOccurred(intensity: CGFloat) {}
}

/// Something went well, or not.
///
/// - Support: partial: browsers have no haptics; nothing is felt.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success = 0
        case warning = 1
        case error = 2
    }

    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) {}
}

/// Something else was chosen.
///
/// - Support: partial: browsers have no haptics; nothing is felt.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() {}
}
