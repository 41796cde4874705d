// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The handler of a layer's taps.
@MainActor
package final class TapHandler {
    package let action: () -> Void
    /// Handles the pasted content that a tap transmits (`EventMask.paste`).
    package let paste: (Pasted) -> Void

    package init(_ action: @escaping () -> Void, paste: @escaping (Pasted) -> Void = { _ in }) {
        self.action = action
        self.paste = paste
    }
}
