// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The measured layout constants of a platform (Documentation/Layout.md).
///
/// The engine is built for iOS 26. Recorded cases of other platforms have profiles of their own, so that a constant is
/// never adjusted to a recording of another system.
package struct PlatformProfile: Equatable, Sendable {
    /// The gap between neighbours without preferences, in points; the same on iOS and macOS (Documentation/Layout.md
    /// 3.5).
    package static let defaultSpacing: CGFloat = 8

    package var name: String
    /// The number of device pixels per point.
    package var pixelScale: CGFloat
    /// The length of `padding()` without an argument, in points (4.1).
    package var defaultPadding: CGFloat
    /// The minimum length of a spacer, in points (3.4).
    package var spacerMinimum: CGFloat
    /// The thickness of a divider, in points (3.11): one device pixel on iOS, one point on macOS.
    package var dividerThickness: CGFloat
    /// The height that a large title adds to a navigation bar, in points (9.2).
    package var largeTitleHeight: CGFloat

    package init(
        name: String, pixelScale: CGFloat, defaultPadding: CGFloat = 16, spacerMinimum: CGFloat = 8,
        dividerThickness: CGFloat, largeTitleHeight: CGFloat = 52
    ) {
        self.name = name
        self.pixelScale = pixelScale
        self.defaultPadding = defaultPadding
        self.spacerMinimum = spacerMinimum
        self.dividerThickness = dividerThickness
        self.largeTitleHeight = largeTitleHeight
    }

    package static let iOS26 = PlatformProfile(name: "iOS 26", pixelScale: 3, dividerThickness: 1.0 / 3)
    package static let iOS26At2x = PlatformProfile(
        name: "iOS 26 at 2x", pixelScale: 2, dividerThickness: 0.5, largeTitleHeight: 52.5)
    package static let macOS26 = PlatformProfile(name: "macOS 26", pixelScale: 2, dividerThickness: 1)
}
