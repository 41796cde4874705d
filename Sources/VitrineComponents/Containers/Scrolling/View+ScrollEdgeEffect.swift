// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
public import VitrineLayout

extension View {
    /// Hides the effects at the edges of the scroll views in the view.
    ///
    /// - Support: partial: scroll views show nothing at their edges.
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
}
