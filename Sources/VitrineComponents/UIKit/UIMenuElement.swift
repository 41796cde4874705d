// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// An element of a menu: its title and its image.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// The title.
    open private(set) var title: String
    /// The image beside the title.
    open private(set) var image: UIImage?
    /// The text below the title.
    open var subtitle: String?

    init(title: String, image: UIImage?) {
        self.title = title
        self.image = image
        super.init()
    }

    /// How an element of a menu can be used.
    public struct Attributes: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The element cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element destroys something.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not shown.
        public static let hidden = Attributes(rawValue: 1 << 2)
    }

    /// Whether an element of a menu is on.
    public enum State: Int, Sendable {
        /// Off.
        case off = 0
        /// On.
        case on = 1
        /// Some of what it stands for is on.
        case mixed = 2
    }
}
