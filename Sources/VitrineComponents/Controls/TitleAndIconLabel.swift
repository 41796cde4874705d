// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// An icon before a title: its centre is half a cap height above the title's first baseline.
///
/// In a row several views of a title are lines below each other.
nonisolated struct TitleAndIconLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelMetrics) private var metrics
    @Environment(\.font) private var font
    @Environment(\.foregroundStyles) private var foreground
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    @MainActor var body: some View {
        let font = (font ?? .body).resolved(in: FontContext(dynamicTypeSize: dynamicTypeSize)).spec
        let middle = CGFloat(font.metrics().capHeight * font.size / 2)
        HStack(alignment: .firstTextBaseline, spacing: metrics.spacing) {
            icon
                .accessibilityHidden(true)
                .alignmentGuide(.firstTextBaseline) { $0.height / 2 + middle }
            title
        }
    }

    @ViewBuilder @MainActor private var title: some View {
        if metrics.iconSlot == nil {
            configuration.title
        } else {
            VStack(alignment: .leading) { configuration.title }
        }
    }

    /// How much wider a column of icons is than at the default text size.
    private var growth: CGFloat {
        max(Font.body.resolved(in: FontContext(dynamicTypeSize: dynamicTypeSize)).size / 17, 1)
    }

    @ViewBuilder @MainActor private var icon: some View {
        if let slot = metrics.iconSlot.map({ $0 * growth }) {
            // A foreground style set around the label takes precedence over the tint.
            configuration.icon
                .foregroundStyle(foreground == nil ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(ForegroundStyle()))
                .modifier(IconSlot(width: slot, reach: metrics.spacing / 2))
        } else {
            configuration.icon
        }
    }
}
