// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A view in a toolbar.
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    /// A primitive type: it has no body.
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content
}

extension ToolbarItem where ID == () {
    /// Creates an item at a place of the bar.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: PrimitiveToolbarContent {
    package var elements: some View { PlacedToolbarItems(content: content, placement: placement).body }
}

/// Several views at one place of a toolbar.
nonisolated public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
    /// A primitive type: it has no body.
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates a group of items at a place of the bar, one for each view of the content.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
    package var elements: some View { PlacedToolbarItems(content: content, placement: placement).body }
}
