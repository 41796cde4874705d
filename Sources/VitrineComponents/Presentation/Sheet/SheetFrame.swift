// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// The frame of a sheet's card in the window: below the top at its full height, floating above the bottom at a smaller
/// one, at the centre of a wide window (Documentation/Layout.md 9.11).
nonisolated struct SheetFrame: Equatable {
    var top: CGFloat
    var size: CGSize
    /// The radii of the upper and the lower corners, in points.
    var radii: (top: CGFloat, bottom: CGFloat) = (largeRadius, largeRadius)
    /// The part of the window's safe area inside the card.
    var insets = EdgeInsets()
    /// Whether the card has its full height.
    var isLarge: Bool

    static func == (a: SheetFrame, b: SheetFrame) -> Bool {
        a.top == b.top && a.size == b.size && a.radii == b.radii && a.insets == b.insets && a.isLarge == b.isLarge
    }

    private static let gap: CGFloat = 10
    /// The radius of the corners of a card at its full height, in points.
    static let largeRadius: CGFloat = 38
    private static let floatingMargin: CGFloat = 6
    /// The size of a form in a wide window, in points.
    static let formSize = CGSize(width: 540, height: 620)
    /// The size of a page in a wide window, in points.
    static let pageSize = CGSize(width: 704, height: 940)

    /// The height of the large detent.
    static func largestHeight(in window: WindowGeometry) -> CGFloat {
        max(window.size.height - window.safeArea.top - gap, 0)
    }

    /// The frame in a narrow window; a `nil` height is the full one.
    static func card(height: CGFloat?, in window: WindowGeometry) -> SheetFrame {
        let largest = largestHeight(in: window)
        guard let height, height + window.safeArea.bottom < largest else {
            let insets = EdgeInsets(
                top: 0, leading: window.safeArea.leading, bottom: window.safeArea.bottom,
                trailing: window.safeArea.trailing)
            return SheetFrame(
                top: window.size.height - largest, size: CGSize(width: window.size.width, height: largest),
                radii: (largeRadius, 0), insets: insets, isLarge: true)
        }
        // The height of the detent does not include the window's bottom margin.
        let margin = floatingMargin
        let bottom = max(window.safeArea.bottom - margin, 0)
        let size = CGSize(width: max(window.size.width - 2 * margin, 0), height: height + bottom)
        return SheetFrame(
            top: window.size.height - margin - size.height, size: size, radii: (39, 39),
            insets: EdgeInsets(top: 0, leading: 0, bottom: bottom, trailing: 0), isLarge: false)
    }

    /// The space that a card may take in a wide window.
    static func room(in window: WindowGeometry) -> CGSize {
        CGSize(
            width: max(window.size.width - 2 * gap, 0),
            height: max(window.size.height - 2 * (gap + max(window.safeArea.top, window.safeArea.bottom)), 0))
    }

    /// The frame in a wide window.
    static func form(in window: WindowGeometry) -> SheetFrame {
        let room = room(in: window)
        let size = CGSize(width: min(formSize.width, room.width), height: min(formSize.height, room.height))
        return SheetFrame(top: (window.size.height - size.height) / 2, size: size, isLarge: true)
    }
}
