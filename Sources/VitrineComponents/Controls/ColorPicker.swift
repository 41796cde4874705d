// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A control for choosing a colour, which opens the browser's colour picker.
///
/// - Support: partial: opacity is kept and cannot be chosen; no CGColor
nonisolated public struct ColorPicker<Label>: View where Label: View {
    private let label: Label
    private let selection: Binding<Color>
    private let keepsOpacity: Bool

    /// Creates a colour picker with a custom label.
    ///
    /// - Parameters:
    ///   - selection: A binding to the colour.
    ///   - supportsOpacity: Whether the colour keeps its opacity when another one is chosen; otherwise chosen colours
    ///     are opaque. The browser's picker cannot choose an opacity.
    ///   - label: A view builder of the label.
    public nonisolated init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.selection = selection
        keepsOpacity = supportsOpacity
    }

    /// A row with the label and a colour well.
    @MainActor public var body: some View {
        ColorPickerRow(
            label: label, name: label.spokenName, color: selection.wrappedValue, selection: selection,
            keepsOpacity: keepsOpacity)
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
    let keepsOpacity: Bool
    @Environment(\.isInList) private var isInList
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.self) private var environment

    var body: some View {
        ControlSurface(control: NativeControl(content: content, take: take)) {
            HStack(spacing: 8) {
                if labelsVisibility != .hidden { label.frame(maxWidth: .infinity, alignment: .leading) }
                ZStack {
                    Circle().fill(AngularGradient(colors: Self.hues, center: .center))
                    Circle().fill(Color(.system(.background))).padding(3)
                    Circle().fill(color).padding(5)
                }
                .frame(width: 28, height: 28)
                .padding(.vertical, isInList ? -4 : 0)
                .opacity(isEnabled ? 1 : 0.3)
            }
        }
    }

    private static var hues: [Color] {
        stride(from: 0.0, through: 1, by: 1.0 / 6).map { Color(hue: $0, saturation: 0.9, brightness: 1) }
    }

    private func content(_ environment: EnvironmentValues) -> ControlContent {
        var opaque = color.resolved(in: environment)
        opaque.alpha = 1
        let text = "#" + String(ColorSpaces.hex(opaque).prefix(6)).lowercased()
        return ControlContent(
            DisplayControl(.color, value: text), role: .picker, label: name?.string(in: environment), value: text)
    }

    private func take(_ text: String, _ isDone: Bool) {
        let digits = Array(text.utf8.dropFirst())
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6, let number = Int(text.dropFirst(), radix: 16)
        else {
            return
        }
        func part(_ shift: Int) -> Double { Double((number >> shift) & 0xff) / 255 }
        let opacity = keepsOpacity ? color.resolved(in: environment).alpha : 1
        selection.wrappedValue = Color(red: part(16), green: part(8), blue: part(0), opacity: opacity)
    }
}
