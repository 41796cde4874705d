// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// The bar below a page.
///
/// Its items float 28 points from the sides and from the window's bottom edge, whatever the home indicator takes there;
/// a page ends where they begin, above an indicator 11 points before (Documentation/Layout.md 9.8, 9.9, iOS 26).
nonisolated struct BottomBar: View {
    let items: ToolbarSlot
    @Environment(\.windowBottomInset) private var inset

    var body: some View {
        ToolbarSlotView(slot: items)
            .frame(maxWidth: .infinity)
            .frame(height: 48)
            .padding(.horizontal, 28)
            .padding(.bottom, 28 - inset)
            .padding(.top, inset == 0 ? 0 : 11)
            // Read after the content, painted above it.
            .zIndex(1)
    }
}
