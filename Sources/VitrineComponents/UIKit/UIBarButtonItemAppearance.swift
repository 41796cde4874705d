// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The appearance of a bar's buttons.
///
/// - Support: partial: without effect, as the bar's that it is set of; that one's diagnostic says so.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    public override init() {}

    /// The appearance of a button that nothing happens to.
    public let normal = UIBarButtonItemStateAppearance()
    /// The appearance of a button that is pressed.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The appearance of a button that cannot be pressed.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The appearance of a button that the keyboard is at.
    public let focused = UIBarButtonItemStateAppearance()
}

/// The appearance of a bar's buttons in a state.
///
/// - Support: partial: without effect, as the bar's that it is set of; that one's diagnostic says so.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    public override init() {}

    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The distance by which the title is moved, in points.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the title.
    open var backgroundImage: UIImage?
}
