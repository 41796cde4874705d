// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
public import VitrineLayout

extension View {
    /// Sets the colour of the separators around sections of a list.
    ///
    /// - Support: partial: sections have no lines of their own here; a diagnostic says so.
    public nonisolated func listSectionSeparatorTint(
        _ color: Color?, edges: VerticalEdge.Set = .all
    ) -> some View {
        DeveloperNotes.withoutEffect(
            "listSectionSeparatorTint(_:edges:)", remedy: "Use listRowSeparatorTint(_:edges:) for lines of rows.")
        return self
    }
}
