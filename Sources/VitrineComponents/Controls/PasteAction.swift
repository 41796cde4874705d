// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay

/// The action that receives the contents of the clipboard.
nonisolated struct PasteAction {
    let take: @MainActor (Pasted) -> Void
    /// The request that receives images of the clipboard; `nil` if none are accepted.
    let images: FileChoice?
}

private struct PasteActionKey: EnvironmentKey {
    static var defaultValue: PasteAction? { nil }
}

extension EnvironmentValues {
    /// The paste action of the buttons inside, or `nil` outside of a paste button.
    var pasteAction: PasteAction? {
        get { self[PasteActionKey.self] }
        set { self[PasteActionKey.self] = newValue }
    }
}
