// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A tap of a mouse on a layer that asks how it was made (`EventMask.clicks`).
package struct MouseClick: Hashable, Sendable {
    private let bits: Int

    /// Reads a click; `nil` for values that no mouse sends.
    ///
    /// - Parameter bits: The keys that were held, as in `KeyInput.modifiers`, and 16 for a second click.
    package init?(_ bits: Int) {
        guard (0..<32).contains(bits) else { return nil }
        self.bits = bits
    }

    /// Whether all between the last choice and this one is selected.
    package var extends: Bool { bits & 1 != 0 }
    /// Whether one more is selected, or one less.
    package var toggles: Bool { bits & 8 != 0 }
    /// Whether another click was at the same place shortly before.
    package var isSecond: Bool { bits & 16 != 0 }
}
