// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Shows a menu next to its content while a binding is `true`.
///
/// The menu's content may be any list of buttons, toggles, menus, dividers, sections and texts. A button in it closes
/// the menu, then acts; a control that is not a button marks its rows with `menuRow(isSelected:action:)`.
nonisolated package struct MenuPresenter<Items: View>: ViewModifier {
    let isPresented: Binding<Bool>
    /// Whether the menu is aligned with the content's leading edge instead of being centred on it.
    let alignsEdges: Bool
    let preview: AnyView?
    let items: Items

    package init(
        isPresented: Binding<Bool>, alignsEdges: Bool = true, preview: AnyView? = nil,
        @ViewBuilder items: () -> Items
    ) {
        self.isPresented = isPresented
        self.alignsEdges = alignsEdges
        self.preview = preview
        self.items = items()
    }

    @MainActor package func body(content: Content) -> some View {
        let menu = AnyView(items)
        let (alignsEdges, preview) = (alignsEdges, preview)
        content.modifier(
            PresentationModifier(.menu, isPresented: isPresented) { parts in
                AnyView(MenuSurface(parts: parts, alignsEdges: alignsEdges, preview: preview, items: menu))
            })
    }
}

extension PresentationKind {
    fileprivate static let menu = PresentationKind(role: .menu, hasHistory: false)
}

/// The open menu and its submenus: a choice in one closes all.
@MainActor
package final class MenuSession: Equatable {
    private let outer: MenuSession?
    private let dismiss: @MainActor () -> Void

    init(outer: MenuSession?, dismiss: @escaping @MainActor () -> Void) {
        self.outer = outer
        self.dismiss = dismiss
    }

    package func close() {
        if let outer { outer.close() } else { dismiss() }
    }

    package nonisolated static func == (a: MenuSession, b: MenuSession) -> Bool { a === b }
}

private struct MenuSessionKey: EnvironmentKey {
    static var defaultValue: MenuSession? { nil }
}

extension EnvironmentValues {
    /// The enclosing menu.
    package var menuSession: MenuSession? {
        get { self[MenuSessionKey.self] }
        set { self[MenuSessionKey.self] = newValue }
    }
}

/// A card with commands next to the control that opened it.
nonisolated struct MenuSurface: View {
    let parts: PresentationParts
    let alignsEdges: Bool
    let preview: AnyView?
    let items: AnyView
    @Environment(\.window) private var window
    @Environment(\.layoutDirection) private var direction
    @Environment(\.menuSession) private var outer

    private static let width: CGFloat = 250

    @MainActor var body: some View {
        let session = MenuSession(outer: outer, dismiss: parts.dismiss)
        AnchoredLayout(
            anchor: parts.anchor, window: window, gap: 6, alignsEdges: alignsEdges,
            isRightToLeft: direction == .rightToLeft
        ) {
            DimmingView(opacity: preview == nil ? 0 : 0.2, action: parts.leave)
            VStack(alignment: .leading, spacing: 10) {
                if let preview { MenuPreview(content: preview) }
                ViewThatFits(in: .vertical) {
                    card(session)
                    ScrollView { card(session) }
                }
                .frame(width: Self.width)
                .background { DialogBackground(radius: 26) }
            }
        }
        .frame(width: window.size.width, height: window.size.height)
    }

    @MainActor private func card(_ session: MenuSession) -> some View {
        MenuItems(content: items, session: session)
            .modifier(MenuColumn())
            .padding(.vertical, 8)
            .modifier(SemanticsModifier { $0.role = .menu })
    }
}

/// The preview of a context menu.
private nonisolated struct MenuPreview: View {
    let content: AnyView

    @MainActor var body: some View {
        content
            .background { DialogBackground(radius: 20) }
            .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    }
}
