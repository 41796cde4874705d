// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// An item of a bar.
@MainActor @preconcurrency
open class UIBarItem: NSObject {
    /// The title.
    open var title: String? { didSet { changes.increase() } }
    /// The image, which is shown in place of the title.
    open var image: UIImage? { didSet { changes.increase() } }
    /// Whether the user can choose the item.
    open var isEnabled = true { didSet { changes.increase() } }
    /// A number by which the app finds the item.
    open var tag = 0
    /// The name for screen readers.
    open var accessibilityLabel: String? { didSet { changes.increase() } }
    /// The name by which tests find the item.
    open var accessibilityIdentifier: String? { didSet { changes.increase() } }

    /// Counts the changes of what is shown.
    let changes = ChangeCount()

    /// Creates an item without title and image.
    public override init() { super.init() }
}
