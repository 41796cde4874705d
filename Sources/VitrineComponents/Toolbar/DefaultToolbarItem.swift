// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineCore

/// An item of the bar that the system adds, at a place that the app chooses.
///
/// The field of a search goes to the bar below the page; at other places it is where the system puts it, as the title
/// and the button of a sidebar are.
nonisolated public struct DefaultToolbarItem: ToolbarContent {
    /// A primitive type: it has no body.
    public typealias Body = Never
    private let kind: ToolbarDefaultItemKind
    private let placement: ToolbarItemPlacement

    /// Creates an item that takes the place of the system's own.
    ///
    /// - Parameters:
    ///   - kind: The item.
    ///   - placement: The place of the bar.
    public nonisolated init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
        self.kind = kind
        self.placement = placement
    }
}

extension DefaultToolbarItem: PrimitiveToolbarContent {
    @MainActor package var elements: some View {
        Group {
            if kind == .search && placement.position == .bottom {
                Color.clear.frame(width: 0, height: 0).accessibilityHidden(true)
            }
        }
        .modifier(ToolbarPositionModifier(position: .searchToBottom))
    }
}
