// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A control for choosing a colour, which opens a panel with a grid, a spectrum and sliders.
///
/// - Support: partial: no CGColor
nonisolated public struct ColorPicker<Label>: View where Label: View {
    private let label: Label
    private let selection: Binding<Color>
    private let supportsOpacity: Bool

    /// Creates a colour picker with a custom label.
    ///
    /// - Parameters:
    ///   - selection: A binding to the colour.
    ///   - supportsOpacity: Whether an opacity can be chosen; otherwise chosen colours are opaque.
    ///   - label: A view builder of the label.
    public nonisolated init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.selection = selection
        self.supportsOpacity = supportsOpacity
    }

    /// A row with the label and a colour well.
    @MainActor public var body: some View {
        ColorPickerRow(
            label: label, name: label.spokenName, color: selection.wrappedValue, selection: selection,
            supportsOpacity: supportsOpacity)
    }
}

extension ColorPicker where Label == Text {
    /// Creates a colour picker with a localized title.
    public nonisolated init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a colour picker with a title that is shown as it is, without localization.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true)
    where S: StringProtocol {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// A label and, at the trailing end, a colour well of 28 points: the colour inside a ring of all hues.
private struct ColorPickerRow<Label: View>: View {
    let label: Label
    let name: Text?
    let color: Color
    let selection: Binding<Color>
    let supportsOpacity: Bool
    @State private var isOpen = false
    @Environment(\.isInList) private var isInList
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.self) private var environment

    init(label: Label, name: Text?, color: Color, selection: Binding<Color>, supportsOpacity: Bool) {
        self.label = label
        self.name = name
        self.color = color
        self.selection = selection
        self.supportsOpacity = supportsOpacity
    }

    var body: some View {
        let isOpen = $isOpen
        return ButtonSurface(
            action: { isOpen.wrappedValue = true }, pressedOpacity: 0.5, fillsRows: true, semantics: semantics,
            content: content.modifier(SemanticsModifier { $0.isHidden = true }))
    }

    private var content: some View {
        HStack(spacing: 8) {
            if labelsVisibility != .hidden { label.frame(maxWidth: .infinity, alignment: .leading) }
            well
                .modifier(panel)
                .padding(.vertical, isInList ? -4 : 0)
                .opacity(isEnabled ? 1 : 0.3)
        }
    }

    private var well: some View {
        ZStack {
            Circle().fill(AngularGradient(colors: ColorValues.hues, center: .center))
            Circle().fill(Color(.system(.background))).padding(3)
            Circle().fill(color).padding(5)
        }
        .frame(width: 28, height: 28)
    }

    private var panel: PresentationModifier {
        let (selection, supportsOpacity) = (selection, supportsOpacity)
        return PresentationModifier(.confirmation(name ?? Text(SystemWord.colors)), isPresented: $isOpen) { parts in
            let panel = PresentedContent {
                AnyView(ColorPanel(selection: selection, supportsOpacity: supportsOpacity, close: parts.dismiss))
            }
            return AnyView(AdaptedSurface(parts: parts, content: panel, isPopover: true))
        }
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .picker)
        semantics.label = name?.string(in: environment)
        semantics.value = ColorValues(color.resolved(in: environment)).name
        return semantics
    }
}
