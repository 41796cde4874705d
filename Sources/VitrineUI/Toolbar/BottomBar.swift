// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The bar below a page: a band of 76 points with items that float 28 points from the sides and from the window's end
/// (facts/layout.md 9.9, iOS 26).
nonisolated struct BottomBar: View {
    let items: ToolbarSlot

    var body: some View {
        ToolbarSlotView(slot: items)
            .frame(maxWidth: .infinity)
            .frame(height: 48)
            .padding(.horizontal, 28)
            .padding(.bottom, 28)
            // Read after the content, painted above it.
            .zIndex(1)
    }
}
