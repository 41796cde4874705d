// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents

/// The device on which a view is rendered: its size, its safe area and its traits.
public struct ViewImageConfig: Sendable {
    /// The orientation of a phone.
    public enum Orientation: Sendable {
        /// The longer side is horizontal.
        case landscape
        /// The longer side is vertical.
        case portrait
    }

    /// The orientation of a tablet and the split that the app has.
    public enum TabletOrientation: Sendable {
        /// The splits in portrait orientation.
        public enum PortraitSplits: Sendable {
            /// A third of the screen.
            case oneThird
            /// Two thirds of the screen.
            case twoThirds
            /// The full screen.
            case full
        }

        /// The splits in landscape orientation.
        public enum LandscapeSplits: Sendable {
            /// A third of the screen.
            case oneThird
            /// Half of the screen.
            case oneHalf
            /// Two thirds of the screen.
            case twoThirds
            /// The full screen.
            case full
        }

        /// The longer side is horizontal.
        case landscape(splitView: LandscapeSplits)
        /// The longer side is vertical.
        case portrait(splitView: PortraitSplits)
    }

    /// The insets of the safe area, in points.
    public var safeArea: UIEdgeInsets
    /// The size, in points; `nil` for the size that the view prefers.
    public var size: CGSize?
    /// The traits of the device.
    public var traits: UITraitCollection

    /// Creates a device.
    ///
    /// - Parameters:
    ///   - safeArea: The insets of the safe area, in points.
    ///   - size: The size, in points; `nil` for the size that the view prefers.
    ///   - traits: The traits.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }
}
