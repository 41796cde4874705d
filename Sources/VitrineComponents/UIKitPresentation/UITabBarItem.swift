// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// The item of a controller in a tab bar.
///
/// - Support: partial: the title, the image and the badge.
open class UITabBarItem: UIBarItem {
    /// The image while the controller is shown; without effect, the image is drawn in another colour.
    open var selectedImage: UIImage?
    /// The words of the badge; `nil` for none.
    open var badgeValue: String? { didSet { changes.increase() } }

    /// Creates an item without title and image.
    public override init() { super.init() }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    ///   - tag: A number by which the app finds the item.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    ///   - selectedImage: The image while the controller is shown; without effect.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }
}
