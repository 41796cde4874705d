// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) import VitrineLayout

/// The spacing between the sections of a list.
nonisolated public struct ListSectionSpacing: Sendable {
    /// The spacing, in points; `nil` for the platform's default.
    let length: CGFloat?

    /// The platform's default spacing.
    public static let `default` = ListSectionSpacing(length: nil)
    /// A spacing below the platform's default: 8 points.
    public static let compact = ListSectionSpacing(length: 8)

    /// Returns a spacing in points.
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
    /// Sets the spacing between the sections of the lists in this view, or around this section, in points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }

    /// Sets the spacing between the sections of the lists in this view, or around this section.
    ///
    /// Between two sections the smaller spacing counts.
    ///
    /// - Parameter spacing: The spacing.
    /// - Returns: A view whose sections have the spacing.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.length)
            // The trait tells the list that the environment value of the section has changed.
            .modifier(_ListRowModifier(.sectionSpacing, spacing))
    }

    /// Shows or hides the separators above and below this section.
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
