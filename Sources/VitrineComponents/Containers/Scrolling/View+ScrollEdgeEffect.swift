// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
public import VitrineLayout

extension View {
    /// Hides what scroll views inside show at their edges, or not.
    ///
    /// - Support: partial: scroll views show nothing at their edges.
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
}
