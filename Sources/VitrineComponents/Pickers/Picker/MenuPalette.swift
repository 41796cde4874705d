// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The choices of a picker as a row of symbols in a menu, the chosen one on a background.
///
/// Its measures were not measured: the row is as high as others, and its backgrounds begin where their marks do.
nonisolated struct MenuPalette<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let selection: PickerSelection
    @Environment(\.self) private var environment

    @MainActor var body: some View {
        let name = label.spokenName?.string(in: environment)
        SegmentRow {
            content.modifier(PaletteChoice(selection: selection)).modifier(PickerOptionModifier())
                .modifier(ChoiceFilter(wanted: .all))
        }
        .frame(maxWidth: .infinity)
        .frame(height: 44)
        .menuCells(named: name)
    }
}

/// A choice in a palette of a menu, which it closes.
private nonisolated struct PaletteChoice: ViewModifier {
    let selection: PickerSelection
    @Environment(\.pickerOption) private var tag
    @Environment(\.isPickerOptionDisabled) private var isDisabled
    @Environment(\.menuSession) private var session
    @Environment(\.menuStays) private var stays

    @MainActor func body(content: Content) -> some View {
        choice(content).disabled(isDisabled).opacity(isDisabled ? 0.3 : 1)
    }

    @MainActor private func choice(_ content: Content) -> some View {
        let (selection, tag, session, stays) = (selection, tag, session, stays)
        let isChosen = tag != nil && tag == selection.value
        return ButtonSurface(
            action: {
                if !stays { session?.close() }
                if let tag { selection.choose(tag) }
            },
            pressedOpacity: 0.4, semantics: semantics(isChosen),
            content:
                content
                .labelStyle(.iconOnly)
                .font(.system(size: 20))
                // The tint of a choice colours its symbol; without one the symbols are like the menu's texts.
                .foregroundStyle(TintShapeStyle())
                .lineLimit(1)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .menuCellMark(isChosen))
    }

    private func semantics(_ isChosen: Bool) -> Semantics {
        var semantics = Semantics(role: .menuItem)
        semantics.isSelected = isChosen
        semantics.isOn = isChosen
        semantics.isChoice = true
        return semantics
    }
}
