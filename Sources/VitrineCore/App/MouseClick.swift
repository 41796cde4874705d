// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A tap of a mouse on a layer that asks how it was made (`EventMask.clicks`), or arrow keys that have led the focus to a
/// layer that they select (`EventMask.arrows`).
package struct MouseClick: Hashable, Sendable {
    private let bits: Int

    /// Reads a click; `nil` for values that no mouse sends.
    ///
    /// - Parameter bits: The keys that were held, as in `KeyInput.modifiers`, 16 for a second click, 32 for arrow keys.
    package init?(_ bits: Int) {
        guard (0..<64).contains(bits) else { return nil }
        self.bits = bits
    }

    /// Whether all between the last choice and this one is selected.
    package var extends: Bool { bits & 1 != 0 }
    /// Whether one more is selected, or one less.
    package var toggles: Bool { bits & 8 != 0 }
    /// Whether another click was at the same place shortly before.
    package var isSecond: Bool { bits & 16 != 0 }
    /// Whether arrow keys have led the focus here, and no mouse has clicked.
    package var isByArrows: Bool { bits & 32 != 0 }
}
