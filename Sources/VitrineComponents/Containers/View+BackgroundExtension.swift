// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

extension View {
    /// Extends the view under bars and sidebars, by a blurred copy behind it.
    ///
    /// - Support: partial: the copy is not mirrored.
    public nonisolated func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

    /// Extends the view under bars and sidebars, by a blurred copy behind it, if it is enabled.
    ///
    /// - Support: partial: the copy is not mirrored.
    @ViewBuilder public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View {
        background {
            if isEnabled {
                self.blur(radius: 12)
                    .ignoresSafeArea()
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
            }
        }
    }
}
