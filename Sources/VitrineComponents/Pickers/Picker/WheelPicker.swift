// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// Rows of 32 points on a wheel of 216 points, the chosen one in the middle. In a lower frame the middle of the wheel is seen.
///
/// The user turns it by dragging, or with the keys of the control over it (Documentation/Decisions/0024).
nonisolated struct WheelPicker<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let selection: PickerSelection
    /// Whether it is one of several wheels over the same band: as wide as its widest row.
    var isColumn = false
    /// How many times the drum has the choices, one after the other: an odd number. More than one run in a circle.
    var copies = 1
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        ControlSurface(
            fillsRows: false,
            control: PickerChoice(
                words: ChoiceWords(content: content, label: label, value: selection.value), selection: selection)
        ) {
            PickerDrum(
                content: WheelCopies(
                    content: content.modifier(WheelRow()).modifier(ChoiceFilter(wanted: .all)), count: copies),
                value: selection.value, isColumn: isColumn, copies: copies
            )
            .frame(idealWidth: isColumn ? nil : WheelMetrics.idealWidth)
            .frame(height: WheelMetrics.height)
            .mask(
                LinearGradient(
                    stops: [
                        .init(color: .clear, location: 0), .init(color: .black.opacity(0.35), location: 0.3),
                        .init(color: .black, location: 0.43), .init(color: .black, location: 0.57),
                        .init(color: .black.opacity(0.35), location: 0.7), .init(color: .clear, location: 1),
                    ], startPoint: .top, endPoint: .bottom)
            )
            .background { if !isColumn { WheelBand() } }
            .opacity(isEnabled ? 1 : 0.5)
            .frame(minHeight: WheelMetrics.pitch, idealHeight: WheelMetrics.height, maxHeight: WheelMetrics.height)
            .clipped()
        }
    }
}

/// Choices, one or several times.
nonisolated private struct WheelCopies<Content: View>: View {
    let content: Content
    let count: Int

    @MainActor var body: some View {
        if count > 1 {
            ForEach(0..<count, id: \.self) { _ in content }
        } else {
            content
        }
    }
}

/// The band under the chosen row.
struct WheelBand: View {
    var body: some View {
        Capsule()
            .fill(Color(.system(.tertiaryFill)))
            .frame(height: WheelMetrics.pitch)
            .padding(.horizontal, WheelMetrics.bandMargin)
    }
}

nonisolated private struct WheelRow: ViewModifier {
    @MainActor func body(content: Content) -> some View {
        content
            .font(.system(size: WheelMetrics.fontSize))
            .lineLimit(1)
            .frame(maxWidth: .infinity)
            .frame(height: WheelMetrics.pitch)
    }
}
