// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension ToolbarContent {
    /// Sets whether items are in the glass that neighbours share.
    ///
    /// - Support: partial: items keep the background that they have, and a diagnostic says so where it is to be hidden.
    /// - Parameter visibility: Whether the background is shown.
    /// - Returns: The content.
    public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        if visibility == .hidden {
            DeveloperNotes.withoutEffect(
                "sharedBackgroundVisibility(_:)", remedy: "Items keep the background of the bar.")
        }
        return self
    }
}
