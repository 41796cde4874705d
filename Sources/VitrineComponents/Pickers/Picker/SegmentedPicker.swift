// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// All choices in a capsule of 32 points, the chosen one on a white capsule 2 points inside (Documentation/Layout.md
/// 11).
nonisolated struct SegmentedPicker<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let selection: PickerSelection
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.self) private var environment

    @MainActor var body: some View {
        let name = label.spokenName?.string(in: environment)
        SegmentRow {
            content.modifier(Segment(selection: selection)).modifier(PickerOptionModifier())
                .modifier(ChoiceFilter(wanted: .all))
        }
        .frame(maxWidth: .infinity)
        .frame(height: 32)
        // The separator below a row begins at the row's start, not at the text of the first choice.
        .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        .background(Capsule().fill(Color(.system(.tertiaryFill))))
        .opacity(isEnabled ? 1 : 0.5)
        .modifier(
            SemanticsModifier { semantics in
                semantics.role = .radioGroup
                semantics.label = name
            })
    }
}

nonisolated private struct Segment: ViewModifier {
    let selection: PickerSelection
    @Environment(\.pickerOption) private var tag
    @Environment(\.isPickerOptionDisabled) private var isDisabled
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.segmentLook) private var ownLook

    @MainActor func body(content: Content) -> some View {
        segment(content).disabled(isDisabled).opacity(isDisabled ? 0.3 : 1)
    }

    @MainActor private func segment(_ content: Content) -> some View {
        let (selection, tag) = (selection, tag)
        let isChosen = tag != nil && tag == selection.value
        let look = ownLook.over(UISegmentedControl.knownAppearance?.segmentLook)
        let font = isChosen ? look.chosenFont ?? look.font : look.font
        let color = isChosen ? look.chosenTitle ?? look.title : look.title
        return ButtonSurface(
            action: { if let tag { selection.choose(tag) } },
            pressedOpacity: isChosen ? nil : 0.5, semantics: .radio(isSelected: isChosen),
            content:
                content
                .font(font ?? .system(size: 13, weight: isChosen ? .semibold : .medium))
                .foregroundStyle(color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ForegroundStyle()))
                .lineLimit(1)
                // The capsule of the chosen one is 2 points inside.
                .padding(.horizontal, 10)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background {
                    Capsule().fill(look.ground ?? chosenColor)
                        .opacity(isChosen ? 1 : 0)
                        .otherState(opacity: isChosen ? 0 : 1)
                        .padding(2)
                })
    }

    private var chosenColor: Color {
        colorScheme == .dark ? Color(red: 191 / 255, green: 191 / 255, blue: 204 / 255).opacity(0.47) : .white
    }
}
