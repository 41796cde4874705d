// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
public import VitrineLayout

extension View {
    /// Sets how content looks at the edges of the scroll views in the view, under bars.
    ///
    /// - Support: partial: the edge under a navigation bar is soft whatever the style, and a diagnostic says so of others.
    public nonisolated func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View {
        if style == .hard {
            DeveloperNotes.withoutEffect(
                "scrollEdgeEffectStyle(.hard, for:)", remedy: "Content fades softly under a navigation bar.")
        }
        return self
    }

    /// Hides the effects at the edges of the scroll views in the view.
    ///
    /// - Support: partial: scroll views show nothing at their edges.
    public nonisolated func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> some View {
        self
    }
}

/// How content looks at the edge of a scroll view, under a bar.
nonisolated public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// The platform's default: soft.
    public static var automatic: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "automatic") }
    /// Content ends at a line.
    public static var hard: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "hard") }
    /// Content is blurred and fades.
    public static var soft: ScrollEdgeEffectStyle { ScrollEdgeEffectStyle(name: "soft") }
}
