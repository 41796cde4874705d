// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineCore

/// The placement of a label's icon (Documentation/Layout.md 10.10).
nonisolated package struct LabelMetrics: Equatable, Sendable {
    /// The distance between icon and title, in points.
    package var spacing: CGFloat
    /// The width in which icons are centred and tinted, in points, unless they are wider; `nil` for the icon's own.
    package var iconSlot: CGFloat?

    /// The metrics outside of lists.
    package static let standard = LabelMetrics(spacing: 8, iconSlot: nil)
    /// The metrics in a row of a list.
    package static let listRow = LabelMetrics(spacing: 16, iconSlot: 24)
}

private struct LabelMetricsKey: EnvironmentKey {
    static var defaultValue: LabelMetrics { .standard }
}

extension EnvironmentValues {
    /// The metrics of labels; a list sets `.listRow` for its rows.
    package var labelMetrics: LabelMetrics {
        get { self[LabelMetricsKey.self] }
        set { self[LabelMetricsKey.self] = newValue }
    }
}
