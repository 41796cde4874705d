// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

extension Semantics {
    /// The semantics of a control that is on or off.
    static func toggle(_ isOn: Bool, isMixed: Bool = false, label: String? = nil) -> Semantics {
        var semantics = Semantics(role: .toggle)
        semantics.isOn = isOn
        semantics.isMixed = isMixed
        // As UIKit's switches say it.
        semantics.value = isOn ? "1" : "0"
        semantics.label = label
        return semantics
    }
}

/// A label at the leading end of the row and a switch at the trailing end.
///
/// The whole row is tappable, like the `label` element of a page. In a list the switch does not add to the row's height
/// (Documentation/Layout.md 10.11).
struct SwitchToggle: View {
    let configuration: ToggleStyleConfiguration
    let tint: Color?
    @Environment(\.isInList) private var isInList
    @Environment(\.labelsVisibility) private var labelsVisibility
    @Environment(\.self) private var environment

    var body: some View {
        ButtonSurface(
            action: { configuration.isOn.toggle() }, pressedOpacity: nil, fillsRows: true,
            semantics: .toggle(configuration.isOn, isMixed: configuration.isMixed, label: hiddenName),
            content: content)
    }

    private var hiddenName: String? {
        labelsVisibility == .hidden ? configuration.name?.string(in: environment) : nil
    }

    @ViewBuilder private var content: some View {
        let knob = SwitchDrawing(isOn: configuration.isOn, tint: tint)
        if labelsVisibility == .hidden {
            knob
        } else if isInList {
            configuration.label
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.trailing, SwitchDrawing.width + 8)
                .overlay(alignment: .trailing) { knob }
        } else {
            HStack(spacing: 8) {
                configuration.label.frame(maxWidth: .infinity, alignment: .leading)
                knob
            }
        }
    }
}

/// A switch of 66 by 30 points with a knob of 38 by 25, 2.5 inside (Documentation/Layout.md 11, iOS 26).
private struct SwitchDrawing: View {
    static let width = 66.0
    private static let knob = 38.0
    private static let edge = 2.5
    let isOn: Bool
    let tint: Color?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.tintColor) private var accent

    var body: some View {
        Capsule()
            .fill(color(isOn: isOn))
            .otherState(fill: color(isOn: !isOn))
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule().fill(Color.white)
                    .otherState(offset: (Self.width - 2 * Self.edge - Self.knob) * (isOn ? -1 : 1))
                    .frame(width: Self.knob, height: 25)
                    .padding(.horizontal, Self.edge)
            }
            .frame(width: Self.width, height: 30)
            .opacity(isEnabled ? 1 : 0.5)
    }

    private func color(isOn: Bool) -> Color {
        isOn ? tint ?? accent ?? .green : Color(.system(.secondaryFill))
    }
}

/// A bordered button that is tinted while it is on.
struct ButtonToggle: View {
    let configuration: ToggleStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isInBar) private var isInBar
    @Environment(\.sharesBarGlass) private var sharesGlass
    @Environment(\.assignedTint) private var tint
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape

    var body: some View {
        if isInBar { barButton } else { button }
    }

    /// A toggle in a bar: glass like the other buttons, filled with the tint while it is on.
    private var barButton: some View {
        let isOn = configuration.isOn
        return ButtonSurface(
            action: { configuration.isOn.toggle() }, pressedOpacity: 0.5,
            semantics: .toggle(isOn, isMixed: configuration.isMixed),
            content: configuration.label
                .foregroundStyle(barStyle)
                .barButtonFrame()
                .background {
                    ZStack {
                        if !sharesGlass { GlassSurface(in: Capsule()) }
                        Capsule().fill(TintShapeStyle())
                            .opacity(!isOn ? 0 : isEnabled ? 1 : 0.3)
                            .otherState(opacity: isOn ? 0 : 1)
                    }
                })
    }

    /// The colour of the label in a bar: while it is off, that of the other buttons.
    private var barStyle: AnyShapeStyle {
        if configuration.isOn { return AnyShapeStyle(Color.white) }
        if !isEnabled { return AnyShapeStyle(Color(.system(.tertiary))) }
        return tint == nil ? AnyShapeStyle(Color.primary) : AnyShapeStyle(TintShapeStyle())
    }

    private var button: some View {
        let isSmall = controlSize.isBelowRegular
        return ButtonSurface(
            action: { configuration.isOn.toggle() }, pressedOpacity: 0.5,
            semantics: .toggle(configuration.isOn, isMixed: configuration.isMixed),
            content: configuration.label
                .foregroundStyle(TintShapeStyle())
                .transformEnvironment(\.font) { if isSmall { $0 = $0 ?? Font.subheadline } }
                .padding(borderShape.insets(controlSize))
                .background {
                    borderShape.filled(TintShapeStyle())
                        .opacity(configuration.isOn ? 0.16 : 0)
                        .otherState(opacity: configuration.isOn ? 0 : 0.16)
                }
                .opacity(isEnabled ? 1 : 0.3))
    }
}
