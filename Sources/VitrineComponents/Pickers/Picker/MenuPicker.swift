// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The chosen value with a chevron up and down, in a list a row with the label, which opens a menu of the choices
/// (Documentation/Layout.md 10.11 and 11).
nonisolated struct MenuPicker<Label: View, Content: View>: View {
    let label: Label
    let content: Content
    let selection: PickerSelection
    let currentValue: AnyView?
    @State private var isOpen = false
    @Environment(\.isInList) private var isInList
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.stacksLabels) private var stacksLabels

    init(label: Label, content: Content, selection: PickerSelection, currentValue: AnyView?) {
        self.label = label
        self.content = content
        self.selection = selection
        self.currentValue = currentValue
    }

    @MainActor var body: some View {
        let isOpen = $isOpen
        return ButtonSurface(
            action: { isOpen.wrappedValue = true }, pressedOpacity: 0.5, fillsRows: true, semantics: .opensPicker,
            words: ChoiceWords(content: content, label: label, value: selection.value),
            content: chrome.modifier(SemanticsModifier { $0.isHidden = true }))
    }

    @MainActor @ViewBuilder private var chrome: some View {
        if isInList && labelsVisibility != .hidden {
            LabeledLayout(isStacked: stacksLabels) {
                label.frame(maxWidth: .infinity, alignment: .leading)
                value.foregroundStyle(Color.secondary).modifier(menu)
            }
        } else if isInList {
            value.foregroundStyle(Color.secondary).modifier(menu)
        } else {
            value
                .foregroundStyle(TintShapeStyle())
                .padding(.horizontal, 13.5)
                .padding(.vertical, 8)
                .opacity(isEnabled ? 1 : 0.3)
                .modifier(menu)
        }
    }

    @MainActor private var menu: MenuPresenter<some View> {
        let (content, selection) = (content, selection)
        return MenuPresenter(isPresented: $isOpen) {
            content.modifier(ChoiceRow(selection: selection.current)).modifier(PickerOptionModifier())
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

extension Semantics {
    /// The semantics of a button that shows a value and opens what chooses another one.
    static var opensPicker: Semantics {
        var semantics = Semantics(role: .picker)
        semantics.opensMenu = true
        return semantics
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
