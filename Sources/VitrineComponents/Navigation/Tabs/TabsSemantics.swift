// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay

/// Makes the view that holds the items of a tab view, a bar or a column, a landmark for navigation that screen readers
/// call the tab bar.
nonisolated struct TabsSemantics: ViewModifier {
    @Environment(\.systemLocale) private var systemLocale

    @MainActor func body(content: Content) -> some View {
        content.modifier(
            SemanticsModifier { [name = SystemWord.tabBar.string(systemLocale)] semantics in
                semantics.role = .navigation
                semantics.label = name
            })
    }
}
