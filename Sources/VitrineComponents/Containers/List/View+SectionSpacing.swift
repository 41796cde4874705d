// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) import VitrineLayout

/// The distance between a list's sections.
nonisolated public struct ListSectionSpacing: Sendable {
    /// In points; `nil` is the platform's.
    let length: CGFloat?

    /// The platform's distance.
    public static let `default` = ListSectionSpacing(length: nil)
    /// Less than the platform's distance.
    public static let compact = ListSectionSpacing(length: 8)

    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(length: spacing) }
}

private struct ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    package var listSectionSpacing: CGFloat? {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets the distance between the sections of lists in this view, or around this section, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// Sets the distance between the sections of lists in this view, or around this section.
    ///
    /// Of two neighbouring sections the one that asks for less decides.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
            // Tells the list of a change: the value is in the environment of the section.
            .modifier(_ListRowModifier(.sectionSpacing, spacing))
    }

    /// Shows or hides the lines above and below this section.
    public nonisolated func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
    {
        modifier(
            _ListRowModifier(
                visibility, edges: edges, above: .sectionSeparatorAbove, below: .sectionSeparatorBelow))
    }
}

extension TraitKey {
    static let sectionSpacing = TraitKey("sectionSpacing")
    static let sectionSeparatorAbove = TraitKey("sectionSeparatorAbove")
    static let sectionSeparatorBelow = TraitKey("sectionSeparatorBelow")
}
