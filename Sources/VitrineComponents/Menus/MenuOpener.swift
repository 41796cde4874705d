// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The control that opens a menu: a button in the style of the environment or, inside a menu, a row that opens a
/// submenu.
nonisolated struct MenuOpener: View {
    let configuration: MenuStyleConfiguration
    @Environment(\.menuSession) private var outer
    @Environment(\.menuIndicator) private var indicator
    @State private var isOpen = false

    @MainActor var body: some View {
        let binding = $isOpen
        let content = configuration.content
        let primaryAction = configuration.primaryAction
        let opener = Button {
            primaryAction?() ?? (binding.wrappedValue = true)
        } label: {
            label
        }
        .environment(\.opensSubmenu, true)
        .modifier(SemanticsModifier { if primaryAction == nil { $0.opensMenu = true } })
        return Group {
            if primaryAction == nil {
                opener
            } else {
                opener.modifier(MenuRequestModifier { binding.wrappedValue = true })
            }
        }
        .modifier(MenuPresenter(isPresented: binding, alignsEdges: true) { content })
    }

    @MainActor private var label: some View {
        HStack(spacing: 4) {
            configuration.label
            if indicator == .visible, outer == nil {
                Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
            }
        }
    }
}

private struct MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private struct OpensSubmenuKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var menuIndicator: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }

    /// Whether a row of a menu opens a submenu: it has an indicator, and the menu stays open.
    var opensSubmenu: Bool {
        get { self[OpensSubmenuKey.self] }
        set { self[OpensSubmenuKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the indicator of controls that open a menu; hidden by default.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicator, visibility)
    }
}
