// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// The labels of a list's sections in a column at the list's trailing edge, where there are any.
struct SectionIndexBar: View {
    @Environment(\.sectionIndex) private var index
    @Environment(\.listSectionIndexVisibility) private var visibility

    var body: some View {
        if visibility != .hidden, let index, !index.labels.isEmpty {
            let labels = index.labels
            GeometryReader { proxy in
                SectionIndexColumn(labels: labels, room: proxy.size.height, index: index)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing)
            }
        }
    }
}

/// The column of labels.
///
/// A tap on a label scrolls to its section, as does a finger that moves over the labels. Screen readers find one element
/// with the label that was chosen last, and actions that lead to the next section and back. The column's measures are
/// choices, not measured on a device; it is as wide as the margin of the rows' content.
private struct SectionIndexColumn: View {
    let labels: [Text]
    /// The height that the labels may have together, in points.
    let room: CGFloat
    let index: SectionIndex
    /// The position of the label that was chosen last.
    @State private var chosen = 0

    private static let width: CGFloat = 16
    /// The height of a label, in points; less where the labels would not fit.
    private static let pitch: CGFloat = 16

    init(labels: [Text], room: CGFloat, index: SectionIndex) {
        self.labels = labels
        self.room = room
        self.index = index
    }

    var body: some View {
        let count = labels.count
        let pitch = min(Self.pitch, room / CGFloat(max(count, 1)))
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { position in
                labels[position].lineLimit(1).frame(width: Self.width, height: pitch)
            }
        }
        .font(.system(size: 11, weight: .semibold))
        .foregroundStyle(TintShapeStyle())
        .contentShape(Rectangle())
        .gesture(DragGesture(minimumDistance: 0).onChanged { choose(at: $0.location.y, pitch: pitch, of: count) })
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(SystemWord.sectionIndex))
        .accessibilityValue(labels[min(chosen, count - 1)])
        .accessibilityAdjustableAction { choose(chosen + ($0 == .increment ? 1 : -1), of: count) }
    }

    private func choose(at place: CGFloat, pitch: CGFloat, of count: Int) {
        guard pitch > 0 else { return }
        choose(Int((place / pitch).rounded(.down)), of: count)
    }

    private func choose(_ position: Int, of count: Int) {
        let new = min(max(position, 0), count - 1)
        chosen = new
        index.scroll?(new)
    }
}
