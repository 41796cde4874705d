// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// How what is behind a card of the window's full height recedes: it becomes smaller, and its upper edge is above the
/// card's (Documentation/Decisions/0054).
package struct Recession: Equatable {
    /// The number of presentations, from the back, that recede with the window's view.
    package var depth: Int
    /// The upper edge of the cards of these presentations in the window, in points.
    package var cardTop: CGFloat

    package init(depth: Int, cardTop: CGFloat) {
        self.depth = depth
        self.cardTop = cardTop
    }

    /// The distance of the receded view from the sides of the window, in points: that of iOS since 13.
    package static let margin: CGFloat = 16

    /// The timing of a card that comes from the bottom edge (`SLIDE` in Client/modals.js).
    package static let way = AnimationTiming(duration: 0.42, easing: .cubic(0.32, 0.72, 0, 1))
    /// The timing of a card that leaves.
    static let wayBack = AnimationTiming(duration: 0.35, easing: .cubic(0.32, 0.72, 0, 1))

    /// Returns how the window's view is moved: its upper edge comes to the end of the safe area.
    func ofView(in window: RootNode) -> RecededMap { map(in: window, edge: 0) }

    /// Returns how presentations are moved: the upper edges of their cards come to the end of the safe area.
    func ofPresentation(in window: RootNode) -> RecededMap { map(in: window, edge: cardTop) }

    private func map(in window: RootNode, edge: CGFloat) -> RecededMap {
        let width = max(window.size.width, 2 * Recession.margin)
        let scale = (width - 2 * Recession.margin) / width
        return RecededMap(scale: scale, x: Recession.margin, y: window.containerInsets.top - scale * edge)
    }
}
