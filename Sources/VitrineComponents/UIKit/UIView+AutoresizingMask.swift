// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIView {
    /// The lengths of a view that change with the size of its superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The distance from the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The distance from the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The distance from the upper edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The distance from the lower edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Changes the frame with the size of the superview: what is flexible shares the difference.
    final func follow(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        guard !mask.isEmpty else { return }
        let (x, width) = Self.share(
            new.width - old.width, before: mask.contains(.flexibleLeftMargin), within: mask.contains(.flexibleWidth),
            after: mask.contains(.flexibleRightMargin))
        let (y, height) = Self.share(
            new.height - old.height, before: mask.contains(.flexibleTopMargin),
            within: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
        frame = CGRect(
            x: frame.minX + x, y: frame.minY + y, width: frame.width + width, height: frame.height + height)
    }

    private static func share(
        _ difference: CGFloat, before: Bool, within: Bool, after: Bool
    ) -> (before: CGFloat, within: CGFloat) {
        let count = [before, within, after].filter { $0 }.count
        guard count > 0 else { return (0, 0) }
        let part = difference / CGFloat(count)
        return (before ? part : 0, within ? part : 0)
    }
}
