// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay

/// Makes a button a link to the address of its page, if the page has one.
nonisolated struct LinkSemantics: ViewModifier {
    let address: LinkAddress?
    /// Whether the page is shown beside the link.
    let isShown: Bool

    func body(content: Content) -> some View {
        let (address, isShown) = (address, isShown)
        content.modifier(
            SemanticsModifier { semantics in
                // Semantics are read on the main actor, after all views have their place. In a menu it is a command.
                if semantics.role != .menuItem, let path = MainActor.assumeIsolated({ address?.path }) {
                    semantics.role = .link(href: path)
                }
                if isShown { semantics.isSelected = true }
            })
    }
}
