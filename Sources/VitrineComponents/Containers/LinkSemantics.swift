// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay

/// Makes a button a link to its page, if the page has a path.
nonisolated struct LinkSemantics: ViewModifier {
    /// Returns the path of the page; `nil` for a button that is no link for the moment.
    let path: (@MainActor () -> String?)?
    /// Whether the page is shown beside the link.
    let isShown: Bool

    func body(content: Content) -> some View {
        let (path, isShown) = (path, isShown)
        content.modifier(
            SemanticsModifier { semantics in
                // Semantics are read on the main actor, after all views have their place. In a menu it is a command.
                if semantics.role != .menuItem, let path = MainActor.assumeIsolated({ path?() }) {
                    semantics.role = .link(href: path)
                }
                if isShown { semantics.isSelected = true }
            })
    }
}
