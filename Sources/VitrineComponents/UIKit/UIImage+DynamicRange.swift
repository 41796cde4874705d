// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

extension UIImage {
    /// How much brighter than white an image may be.
    public enum DynamicRange: Int, Sendable {
        /// No range is specified.
        case unspecified = -1
        /// Not brighter than white.
        case standard = 0
        /// A little brighter than white.
        case constrainedHigh = 1
        /// The full range of brightness of the display.
        case high = 2
    }
}
