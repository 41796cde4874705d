// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The appearance of a tab bar's items.
///
/// - Support: partial: without effect, as the bar's that it is set of; that one's diagnostic says so.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    public override init() {}

    /// Creates an appearance of a style; all are the same.
    public convenience init(style: UITabBarItemAppearance.Style) { self.init() }

    /// The arrangements of titles and images of items.
    public enum Style: Int, Hashable, Sendable {
        /// Below the images.
        case stacked = 0
        /// Beside the images.
        case inline = 1
        /// Beside the images, in a bar of less height.
        case compactInline = 2
    }

    /// The appearance of an item that is not selected.
    public let normal = UITabBarItemStateAppearance()
    /// The appearance of the selected item.
    public let selected = UITabBarItemStateAppearance()
    /// The appearance of an item that cannot be selected.
    public let disabled = UITabBarItemStateAppearance()
    /// The appearance of an item that the keyboard is at.
    public let focused = UITabBarItemStateAppearance()
}

/// The appearance of a tab bar's items in a state.
///
/// - Support: partial: without effect, as the bar's that it is set of; that one's diagnostic says so.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    public override init() {}

    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance by which the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The colour of the image; `nil` for the usual one.
    open var iconColor: UIColor?
    /// The colour of the badge; `nil` for the usual one.
    open var badgeBackgroundColor: UIColor?
    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
