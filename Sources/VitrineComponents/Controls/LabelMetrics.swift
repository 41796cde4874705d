// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineCore

/// Where a label puts its icon (Documentation/Layout.md 10.10).
nonisolated package struct LabelMetrics: Equatable, Sendable {
    /// Points between icon and title.
    package var spacing: CGFloat
    /// The width that icons are centred in, and coloured with the tint; `nil` is the icon's own.
    package var iconSlot: CGFloat?

    /// Outside of lists.
    package static let standard = LabelMetrics(spacing: 8, iconSlot: nil)
    /// In a row of a list.
    package static let listRow = LabelMetrics(spacing: 16, iconSlot: 24)
}

private struct LabelMetricsKey: EnvironmentKey {
    static var defaultValue: LabelMetrics { .standard }
}

extension EnvironmentValues {
    /// How labels of this place put their icons; a list sets `.listRow` for its rows.
    package var labelMetrics: LabelMetrics {
        get { self[LabelMetricsKey.self] }
        set { self[LabelMetricsKey.self] = newValue }
    }
}
