// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A view in a toolbar.
nonisolated public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    /// A primitive type: it has no body.
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content
    private let isShown: Bool
}

extension ToolbarItem where ID == () {
    /// Creates an item at a place of the bar.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
        isShown = true
    }
}

extension ToolbarItem where ID == String {
    /// Creates an item of a toolbar with an identifier.
    ///
    /// - Support: partial: users cannot move, add or remove items.
    /// - Parameters:
    ///   - id: The identifier of the item in its toolbar.
    ///   - placement: The place of the bar.
    ///   - showsByDefault: Whether the item is shown before the user adds it; one that is not never is.
    ///   - content: A view builder of the item.
    public nonisolated init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
        isShown = showsByDefault
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: PrimitiveToolbarContent {
    @ViewBuilder package var elements: some View {
        if isShown, !placement.isSecondary {
            if placement.position != .principal, isScrollView(Content.self) {
                PlacedToolbarItems(content: ScrollingBarItem(content: content), placement: placement).body
            } else if placement.position != .principal, isBarRow(Content.self) {
                PlacedToolbarItems(content: SharedGlassRow(content: content), placement: placement).body
            } else {
                PlacedToolbarItems(content: content, placement: placement).body
            }
        }
    }

    @MainActor package var secondaryItems: AnyView? { isShown && placement.isSecondary ? AnyView(content) : nil }
}

/// Several views at one place of a toolbar.
nonisolated public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
    /// A primitive type: it has no body.
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates a group of items at a place of the bar, one for each view of the content; neighbours share glass.
    public nonisolated init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
    @ViewBuilder package var elements: some View {
        if !placement.isSecondary {
            if placement.isProminent || placement.isCentred {
                PlacedToolbarItems(content: content, placement: placement).body
            } else {
                PlacedToolbarItems(content: SharedGlassItems(content: content), placement: placement).body
            }
        }
    }

    @MainActor package var secondaryItems: AnyView? { placement.isSecondary ? AnyView(content) : nil }
}
