// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// A menu behind the title of a page.
nonisolated public struct ToolbarTitleMenu<Content>: ToolbarContent where Content: View {
    /// A primitive type: it has no body.
    public typealias Body = Never
    private let content: Content

    /// Creates a menu of commands.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    /// Creates a menu of the system's commands for the page's document: in Vitrine it is empty.
    public init() where Content == EmptyView {
        content = EmptyView()
    }
}

extension ToolbarTitleMenu: PrimitiveToolbarContent {
    package var elements: some View {
        TitleMenu { content }.modifier(ToolbarPositionModifier(position: .titleMenu))
    }
}

extension View {
    /// Adds a menu behind the title of the page.
    public nonisolated func toolbarTitleMenu<C>(@ViewBuilder content: () -> C) -> some View where C: View {
        let menu = ToolbarTitleMenu(content: content)
        return toolbar { menu }
    }
}
