// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// Toolbar items with the modifications of their placement.
struct PlacedToolbarItems<Content: View> {
    let content: Content
    let placement: ToolbarItemPlacement

    var body: some View {
        items
            .environment(\.isProminentInBar, placement.isProminent)
            .modifier(PageColorScheme(isInNavigationBar: placement.position.isInNavigationBar))
            .modifier(ToolbarPositionModifier(position: placement.position))
    }

    @ViewBuilder private var items: some View {
        if placement.isCentred { content.frame(maxWidth: .infinity) } else { content }
    }
}
