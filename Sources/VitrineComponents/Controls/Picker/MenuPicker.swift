// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// The chosen value with a chevron up and down; in a list a row with the label (Documentation/Layout.md 10.11 and 11).
nonisolated struct MenuPicker<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let selection: PickerSelection
    let currentValue: AnyView?
    @Environment(\.isInList) private var isInList
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.stacksLabels) private var stacksLabels

    @MainActor var body: some View {
        ControlSurface(
            control: PickerChoice(content: content, label: label, selection: selection)
        ) {
            if isInList && labelsVisibility != .hidden {
                LabeledLayout(isStacked: stacksLabels) {
                    label.frame(maxWidth: .infinity, alignment: .leading)
                    value.foregroundStyle(Color.secondary)
                }
            } else if isInList {
                value.foregroundStyle(Color.secondary)
            } else {
                value
                    .foregroundStyle(TintShapeStyle())
                    .padding(.horizontal, 13.5)
                    .padding(.vertical, 8)
                    .opacity(isEnabled ? 1 : 0.3)
            }
        }
    }

    @MainActor private var value: some View {
        HStack(spacing: 4) {
            PickerValue(content: content, value: selection.value, currentValue: currentValue)
                .lineLimit(1)
                .environment(\.labelMetrics, .standard)
            UpDownChevron()
                .stroke(style: StrokeStyle(lineWidth: 1.7, lineCap: .round, lineJoin: .round))
                .frame(width: 8, height: 13)
        }
    }
}

/// Two chevrons, one up and one down.
nonisolated struct UpDownChevron: Shape {
    func path(in rect: CGRect) -> Path {
        let reach = rect.width / 2 - 1
        var path = Path()
        for (tip, direction) in [(rect.minY + 1, 1.0), (rect.maxY - 1, -1.0)] {
            path.move(to: CGPoint(x: rect.midX - reach, y: tip + reach * direction))
            path.addLine(to: CGPoint(x: rect.midX, y: tip))
            path.addLine(to: CGPoint(x: rect.midX + reach, y: tip + reach * direction))
        }
        return path
    }
}
