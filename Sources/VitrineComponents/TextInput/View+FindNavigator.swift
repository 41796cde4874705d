// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension View {
    /// Presents the find interface of the text editors in the view.
    ///
    /// - Support: partial: a browser finds text in pages and their editors by itself; a diagnostic says so.
    /// - Parameter isPresented: A binding to whether the interface is shown, which stays as it is.
    /// - Returns: The view.
    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
        DeveloperNotes.withoutEffect(
            "findNavigator(isPresented:)", remedy: "Users find text with their browser's own command.")
        return self
    }

    /// Prevents finding and replacing in the text editors of the view.
    ///
    /// - Support: partial: a browser finds text in every page; a diagnostic says so.
    public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
        if isDisabled {
            DeveloperNotes.withoutEffect("findDisabled(_:)", remedy: "A browser finds text in every page.")
        }
        return self
    }

    /// Prevents replacing in the text editors of the view; browsers replace nothing.
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
