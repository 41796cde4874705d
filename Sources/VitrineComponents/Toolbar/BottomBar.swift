// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// The bar below a page.
///
/// Its items float 28 points from the sides and from the window's bottom edge, whatever the home indicator takes there;
/// a page ends where they begin, above an indicator 11 points before (Documentation/Layout.md 9.8, 9.9, iOS 26).
/// During a search the field is alone in the bar.
/// What scrolls below them has a soft edge (decision 0042), so that texts of the bar can be read over it.
nonisolated struct BottomBar: View {
    /// The items; `nil` for none.
    let items: ToolbarSlot?
    /// The search field; `nil` for none.
    let search: ToolbarSlot?
    /// Whether a search is in progress.
    let isSearching: Bool
    /// Whether content of the page scrolls below the bar.
    let isOverScroller: Bool
    /// Whether other bars lie between this one and the scroll view, over which its soft edge does not reach.
    let hasBarsAbove: Bool
    @Environment(\.windowBottomInset) private var inset

    /// How far the edge reaches above the bar, in points: it is complete behind the lower half of the items.
    private static let overhang: CGFloat = 32

    var body: some View {
        BottomRow(hasSearch: search != nil) {
            if let search { ToolbarSlotView(slot: search) }
            if let items, search == nil || !isSearching { ToolbarSlotView(slot: items) }
        }
        .padding(.horizontal, 28)
        .padding(.bottom, 28 - inset)
        .padding(.top, inset == 0 ? 0 : 11)
        .background {
            if isOverScroller {
                Rectangle()
                    .fill(SystemGlass(.bottomEdge))
                    .allowsHitTesting(false)
                    .padding(.top, hasBarsAbove ? 0 : -Self.overhang)
                    .ignoresSafeArea(edges: .bottom)
            }
        }
        // Read after the content, painted above it.
        .zIndex(1)
    }
}
