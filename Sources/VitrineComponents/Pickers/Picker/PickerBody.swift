// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Applies the picker style of the environment.
nonisolated struct PickerBody<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let selection: PickerSelection
    let currentValue: AnyView?
    @Environment(\.pickerKind) private var kind
    @Environment(\.isInList) private var isInList
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.menuSession) private var menu

    @MainActor var body: some View {
        switch kind {
        case .automatic where menu != nil, .inline where menu != nil:
            Section { menuRows }
        case .menu where menu != nil:
            Menu {
                menuRows
            } label: {
                label
            }
        case .palette where menu != nil:
            Section { MenuPalette(label: label, content: content, selection: selection) }
        case .automatic, .menu:
            MenuPicker(label: label, content: content, selection: selection, currentValue: currentValue)
        case .segmented:
            SegmentedPicker(label: label, content: content, selection: selection)
        case .palette:
            SegmentedPicker(label: label, content: content, selection: selection).labelStyle(.iconOnly)
        case .inline where isInList:
            if labelsVisibility != .hidden { label }
            content.modifier(CheckedRow(selection: selection)).modifier(PickerOptionModifier())
        case .inline, .wheel:
            WheelPicker(label: label, content: content, selection: selection)
        case .navigationLink:
            LinkPicker(label: label, content: content, selection: selection, currentValue: currentValue)
        }
    }

    @MainActor private var menuRows: some View {
        content.modifier(ChoiceRow(selection: selection)).modifier(PickerOptionModifier())
    }
}

/// A row of a menu for a choice, ticked if it is chosen; what has no tag is no choice.
nonisolated struct ChoiceRow: ViewModifier {
    let selection: PickerSelection
    @Environment(\.pickerOption) private var tag
    @Environment(\.isPickerOptionDisabled) private var isDisabled

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let tag {
            let selection = selection
            MenuRow(label: content, kind: .choice(isChosen: tag == selection.value)) { selection.choose(tag) }
                .disabled(isDisabled)
        } else {
            content
        }
    }
}

/// The chosen value of a picker that shows one value.
nonisolated struct PickerValue<Content: View>: View {
    let content: Content
    let value: AnyHashable?
    let currentValue: AnyView?

    @MainActor var body: some View {
        if let currentValue {
            currentValue
        } else {
            ZStack { content.modifier(ChoiceFilter(wanted: .chosen(value))) }
        }
    }
}

/// A row of a list for a choice, ticked if it is chosen (Documentation/Layout.md 10.9); the header or footer of a section
/// stays as it is.
nonisolated struct CheckedRow: ViewModifier {
    let selection: PickerSelection
    var chosen: @MainActor () -> Void = {}
    @Environment(\.pickerOption) private var tag
    @Environment(\.isPickerOptionDisabled) private var isDisabled

    @MainActor @ViewBuilder func body(content: Content) -> some View {
        if let tag {
            row(content, tag).disabled(isDisabled).opacity(isDisabled ? 0.3 : 1)
        } else {
            content
        }
    }

    @MainActor private func row(_ content: Content, _ tag: AnyHashable) -> some View {
        let selection = selection
        let isChosen = tag == selection.value
        return ButtonSurface(
            action: {
                selection.choose(tag)
                chosen()
            },
            pressedOpacity: 0.5, fillsRows: true, semantics: .radio(isSelected: isChosen),
            content: HStack(spacing: 8) {
                content.frame(maxWidth: .infinity, alignment: .leading)
                if isChosen {
                    Image(systemName: "checkmark")
                        .font(.system(size: 17, weight: .semibold))
                        .foregroundStyle(TintShapeStyle())
                        .accessibilityHidden(true)
                }
            })
    }
}

extension Semantics {
    /// The semantics of one of several choices that are all shown.
    static func radio(isSelected: Bool) -> Semantics {
        var semantics = Semantics(role: .radio)
        semantics.isSelected = isSelected
        return semantics
    }
}

/// A row with a link to a page of the choices.
nonisolated private struct LinkPicker<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let selection: PickerSelection
    let currentValue: AnyView?

    @MainActor var body: some View {
        let (label, content, selection) = (label, content, selection)
        NavigationLink {
            PickerPage(label: label, content: content, selection: selection)
        } label: {
            LabeledContent {
                PickerValue(content: content, value: selection.value, currentValue: currentValue)
            } label: {
                label
            }
        }
    }
}

/// The page of the choices, which a choice pops.
nonisolated private struct PickerPage<Label: View, Content: View>: View, ChoiceHolder {
    let label: Label
    let content: Content
    let selection: PickerSelection
    @Environment(\.dismiss) private var dismiss

    @MainActor var body: some View {
        let dismiss = dismiss
        let list = List {
            content.modifier(CheckedRow(selection: selection.current) { dismiss() }).modifier(PickerOptionModifier())
        }
        if let title = label.spokenName { list.navigationTitle(title) } else { list }
    }
}
