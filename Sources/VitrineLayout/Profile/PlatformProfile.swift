// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The constants of a platform's layout, measured (Documentation/Layout.md).
///
/// The engine is built for iOS 26. Recorded cases of other platforms bring their own profile, so that a constant is
/// never tuned to a recording of another system.
package struct PlatformProfile: Equatable, Sendable {
    /// The gap between neighbours without an opinion, in points; the same on iOS and macOS (Documentation/Layout.md
    /// 3.5).
    package static let defaultSpacing: CGFloat = 8

    package var name: String
    /// Device pixels in a point.
    package var pixelScale: CGFloat
    /// `padding()` without a length, in points (4.1).
    package var defaultPadding: CGFloat
    /// A spacer's minimum length, in points (3.4).
    package var spacerMinimum: CGFloat
    /// A divider's thickness, in points (3.11): one device pixel on iOS, one point on macOS.
    package var dividerThickness: CGFloat
    /// What a large title adds to a navigation bar, in points (9.2).
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
