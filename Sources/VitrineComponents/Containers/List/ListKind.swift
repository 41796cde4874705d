// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore
package import VitrineLayout

/// The appearance of a list, with its measures in points (Documentation/Layout.md 10).
nonisolated package enum ListKind: Hashable, Sendable {
    case plain
    case grouped
    case insetGrouped
    /// Rows without cards, the selected one on a pill.
    case sidebar

    package var background: Color {
        self == .plain ? Color(.system(.background)) : Color(.system(.groupedBackground))
    }

    /// The distance from the edge of the screen to a card.
    package var cardInset: CGFloat {
        switch self {
        case .plain, .grouped: 0
        case .insetGrouped: 16
        case .sidebar: 10
        }
    }
    package var cornerRadius: CGFloat { self == .insetGrouped ? 26 : 0 }
    package var rowBackground: Color? {
        self == .plain || self == .sidebar ? nil : Color(.system(.secondaryGroupedBackground))
    }
    /// The width beyond which cards stop growing in regular widths, their insets included, in points: that of UIKit's
    /// readable content (decision 0042).
    package var readableWidth: CGFloat { self == .insetGrouped ? 672 + 2 * cardInset : .infinity }
    package static let rowInsets = EdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)

    /// The space above a section's header.
    func gapAboveHeader(isFirst: Bool, followsFooter: Bool, spacing: CGFloat? = nil) -> CGFloat {
        if isFirst { return self == .plain ? 0 : 10 }
        if let spacing { return max(spacing, 0) + (self == .plain ? 0 : Self.bandAboveHeader) }
        if self == .plain { return 32 }
        return followsFooter ? 16 : 27.5
    }

    /// The space above a card without a header, except for the first one below a large title, which has none.
    func gapAboveCard(isFirst: Bool, followsFooter: Bool, spacing: CGFloat? = nil) -> CGFloat {
        if !isFirst, let spacing { return max(spacing, 0) }
        if self == .plain { return 0 }
        return followsFooter && !isFirst ? 23.5 : 35
    }

    /// The band of a header begins so far above its line (Documentation/Layout.md 10.5, 10.7, 10.8).
    static let bandAboveHeader: CGFloat = 10
    static let gapBelowHeader: CGFloat = 10
    static let gapAboveFooter: CGFloat = 8
    /// The space below the last row; not measured (Documentation/Layout.md 16).
    var gapAtEnd: CGFloat { self == .plain ? 0 : 35 }
}

private struct ListKindKey: EnvironmentKey {
    static var defaultValue: ListKind { .insetGrouped }
}

private struct ScrollGroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private struct MinimumHeaderHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

private struct MinimumRowHeightKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

extension EnvironmentValues {
    package var listKind: ListKind {
        get { self[ListKindKey.self] }
        set { self[ListKindKey.self] = newValue }
    }

    package var scrollGround: Visibility {
        get { self[ScrollGroundKey.self] }
        set { self[ScrollGroundKey.self] = newValue }
    }

    /// The minimum height of section headers, in points; `nil` for the height of their content.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }

    /// The minimum height of list rows, in points; by default that of a line of body text.
    public var defaultMinListRowHeight: CGFloat {
        get {
            if let height = self[MinimumRowHeightKey.self] { return height }
            let size = TextStyleTable.entry(.body, dynamicTypeSize).size
            return (size * FontMetrics.iOS.line + 31.5).rounded(.up)
        }
        set { self[MinimumRowHeightKey.self] = newValue }
    }
}

extension View {
    /// Shows or hides the background of the lists, forms and text editors in the view.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollGround, visibility)
    }
}
