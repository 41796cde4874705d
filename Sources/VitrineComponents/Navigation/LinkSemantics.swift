// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay

/// Makes a button a link to a path of the app, if the path is known.
nonisolated struct LinkSemantics: ViewModifier {
    let path: String?

    func body(content: Content) -> some View {
        let path = path
        content.modifier(
            SemanticsModifier { semantics in
                if let path { semantics.role = .link(href: path) }
            })
    }
}
