// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLayout

/// Rows of 32 points on a wheel 216 high, the chosen one in the middle. The wheel itself does not turn by hand: pressing
/// it opens the browser's own list, and arrow keys turn it.
nonisolated struct WheelPicker<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let selection: PickerSelection
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        ControlSurface(
            fillsRows: false, control: PickerChoice(content: content, name: label.spokenName, selection: selection)
        ) {
            WheelColumn {
                content.modifier(WheelRow(value: selection.value)).modifier(PickerOptionModifier())
            }
            .mask(LinearGradient(
                stops: [
                    .init(color: .clear, location: 0), .init(color: .black.opacity(0.35), location: 0.3),
                    .init(color: .black, location: 0.43), .init(color: .black, location: 0.57),
                    .init(color: .black.opacity(0.35), location: 0.7), .init(color: .clear, location: 1),
                ], startPoint: .top, endPoint: .bottom))
            .clipped()
            .background {
                Capsule().fill(Color(.system(.tertiaryFill))).frame(height: 32).padding(.horizontal, 9)
            }
            .opacity(isEnabled ? 1 : 0.5)
        }
    }
}

private struct WheelMiddle: LayoutValueKey {
    static let defaultValue = false
}

nonisolated private struct WheelRow: ViewModifier {
    let value: AnyHashable?
    @Environment(\.pickerOption) private var tag

    @MainActor func body(content: Content) -> some View {
        content
            .font(.system(size: 21))
            .lineLimit(1)
            .layoutValue(key: WheelMiddle.self, value: tag != nil && tag == value)
    }
}

/// Rows at a constant distance, the one that says so in the middle.
nonisolated private struct WheelColumn: Layout {
    private static let pitch = 32.0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 320, height: 216)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let middle = subviews.firstIndex { $0[WheelMiddle.self] } ?? 0
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY + Double(index - middle) * Self.pitch), anchor: .center,
                proposal: ProposedViewSize(width: bounds.width - 36, height: Self.pitch))
        }
    }
}
