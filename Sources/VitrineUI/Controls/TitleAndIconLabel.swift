// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLayout

/// An icon before a title: its centre is half a cap height above the title's first baseline.
nonisolated struct TitleAndIconLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelMetrics) private var metrics
    @Environment(\.font) private var font
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    @MainActor var body: some View {
        let size = (font ?? .body).resolved(in: FontContext(dynamicTypeSize: dynamicTypeSize)).size
        let middle = CGFloat(FontMetrics.iOS.capHeight * size / 2)
        HStack(alignment: .firstTextBaseline, spacing: metrics.spacing) {
            icon
                .accessibilityHidden(true)
                .alignmentGuide(.firstTextBaseline) { $0.height / 2 + middle }
            configuration.title
        }
    }

    @ViewBuilder @MainActor private var icon: some View {
        if let slot = metrics.iconSlot {
            configuration.icon.foregroundStyle(.tint).frame(width: slot)
        } else {
            configuration.icon
        }
    }
}
