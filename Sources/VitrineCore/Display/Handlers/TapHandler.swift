// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// What a layer's taps do.
@MainActor
package struct TapHandler {
    package let action: () -> Void
    /// Takes what the user pastes, where a tap asks for it (`EventMask.paste`).
    package let paste: (Pasted) -> Void

    package init(_ action: @escaping () -> Void, paste: @escaping (Pasted) -> Void = { _ in }) {
        self.action = action
        self.paste = paste
    }
}
