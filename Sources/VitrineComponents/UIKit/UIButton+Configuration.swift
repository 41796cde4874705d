// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore
import VitrineLayout

extension UIButton {
    /// The look of a button and what it shows.
    ///
    /// - Support: partial: titles, images, colours, corners and sizes; drawn as SwiftUI's button style of the same
    ///   name.
    @MainActor @preconcurrency
    public struct Configuration {
        enum Look {
            case plain, tinted, gray, filled
        }

        let look: Look

        private init(_ look: Look) { self.look = look }

        /// Returns a look without a background.
        public static func plain() -> UIButton.Configuration { Configuration(.plain) }
        /// Returns a look with a background in a light shade of the tint colour.
        public static func tinted() -> UIButton.Configuration { Configuration(.tinted) }
        /// Returns a look with a grey background.
        public static func gray() -> UIButton.Configuration { Configuration(.gray) }
        /// Returns a look with a background in the tint colour.
        public static func filled() -> UIButton.Configuration { Configuration(.filled) }
        /// Returns a look without a background.
        public static func borderless() -> UIButton.Configuration { Configuration(.plain) }
        /// Returns a look with a grey background.
        public static func bordered() -> UIButton.Configuration { Configuration(.gray) }
        /// Returns a look with a background in a light shade of the tint colour.
        public static func borderedTinted() -> UIButton.Configuration { Configuration(.tinted) }
        /// Returns a look with a background in the tint colour.
        public static func borderedProminent() -> UIButton.Configuration { Configuration(.filled) }

        /// The title.
        public var title: String?
        /// The title with attributes, in place of the plain one.
        public var attributedTitle: AttributedString?
        /// The text below the title.
        public var subtitle: String?
        /// The image beside the title.
        public var image: UIImage?
        /// The side of the title that the image is at.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between image and title, in points.
        public var imagePadding: CGFloat = 0
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The colour of title and image; `nil` for the configuration's usual one.
        public var baseForegroundColor: UIColor?
        /// The colour of the background; `nil` for that of the look.
        public var baseBackgroundColor: UIColor?
        /// The corners of the background.
        public var cornerStyle = CornerStyle.dynamic
        /// The size.
        public var buttonSize = Size.medium
        /// Whether an indicator is shown in place of the image.
        public var showsActivityIndicator = false

        /// The distances from the edges to title and image, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? usualInsets }
            set { ownInsets = newValue }
        }

        /// Resets the insets to those of the button's size.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        private var ownInsets: NSDirectionalEdgeInsets?

        private var usualInsets: NSDirectionalEdgeInsets {
            let inset = buttonSize.inSwiftUI.labelInset
            return NSDirectionalEdgeInsets(
                top: inset.height, leading: inset.width, bottom: inset.height, trailing: inset.width)
        }

        /// The insets that are added to those of SwiftUI's button style.
        var extraInsets: EdgeInsets {
            let usual = look == .plain ? NSDirectionalEdgeInsets.zero : usualInsets
            let own = contentInsets
            return EdgeInsets(
                top: own.top - usual.top, leading: own.leading - usual.leading, bottom: own.bottom - usual.bottom,
                trailing: own.trailing - usual.trailing)
        }

        /// The corners of a button's background.
        public enum CornerStyle: Int, Hashable, Sendable {
            /// The radius of the app's own background; here the usual one.
            case fixed = -1
            /// Corners that grow with the text size.
            case dynamic = 0
            /// A little round.
            case small = 1
            /// Round.
            case medium = 2
            /// Rounder.
            case large = 3
            /// Half circles.
            case capsule = 4

            var shape: ButtonBorderShape {
                switch self {
                case .fixed, .dynamic: .automatic
                case .small: .roundedRectangle(radius: 4)
                case .medium: .roundedRectangle(radius: 8)
                case .large: .roundedRectangle(radius: 12)
                case .capsule: .capsule
                }
            }
        }

        /// The size of a button.
        public enum Size: Int, Hashable, Sendable {
            /// The standard size.
            case medium = 0
            /// Small.
            case small = 1
            /// The smallest.
            case mini = 2
            /// Large.
            case large = 3

            var inSwiftUI: ControlSize {
                switch self {
                case .medium: .regular
                case .small: .small
                case .mini: .mini
                case .large: .large
                }
            }
        }
    }
}
