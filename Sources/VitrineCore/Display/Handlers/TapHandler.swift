// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The actions of a layer's taps.
@MainActor
package struct TapHandler {
    package let action: () -> Void
    /// Takes what the user pastes, where a tap asks for it (`EventMask.paste`).
    package let paste: (Pasted) -> Void
    /// Takes the files that the user chooses, where a tap asks for them (`EventMask.files`); none if the user cancels.
    package let choose: ([OfferedFile]) -> Void
    /// Takes a tap of a mouse, where the layer asks how it was made (`EventMask.clicks`).
    package let click: (MouseClick) -> Void

    package init(
        _ action: @escaping () -> Void, paste: @escaping (Pasted) -> Void = { _ in },
        choose: @escaping ([OfferedFile]) -> Void = { _ in }, click: ((MouseClick) -> Void)? = nil
    ) {
        self.action = action
        self.paste = paste
        self.choose = choose
        self.click = click ?? { _ in action() }
    }
}
