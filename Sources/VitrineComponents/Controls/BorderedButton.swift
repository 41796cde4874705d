// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// A label on a capsule (Documentation/Layout.md 11; other control sizes: Documentation/Decisions/0011).
struct BorderedButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isProminent: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.accent) private var accent
    @Environment(\.isInBar) private var isInBar

    var body: some View {
        if isInBar {
            ButtonSurface(
                action: configuration.action, pressedOpacity: 0.7,
                content: configuration.label.foregroundStyle(labelStyle).barButtonFrame().behind(ground))
        } else {
            ButtonSurface(action: configuration.action, pressedOpacity: 0.7, content: content)
        }
    }

    private var content: some View {
        let inset = BorderedButton.inset(controlSize)
        return configuration.label
            .environment(\.labelMetrics, .standard)
            .font(controlSize == .small || controlSize == .mini ? .subheadline : .body)
            .foregroundStyle(labelStyle)
            .padding(.horizontal, borderShape.kind == .circle ? inset.height : inset.width)
            .padding(.vertical, inset.height)
            .behind(ground)
    }

    /// The padding of the label inside the background on each side, in points.
    static func inset(_ size: ControlSize) -> CGSize {
        switch size {
        case .mini, .small: CGSize(width: 10, height: 5)
        case .regular: CGSize(width: 12, height: 7)
        case .large: CGSize(width: 20, height: 15)
        case .extraLarge: CGSize(width: 24, height: 18)
        }
    }

    private var tint: Color {
        configuration.role == .destructive ? .red : accent ?? .accentColor
    }

    private var labelStyle: AnyShapeStyle {
        guard isEnabled else { return AnyShapeStyle(Color(.system(.tertiary))) }
        return isProminent ? AnyShapeStyle(OnTintShapeStyle(tint: tint)) : AnyShapeStyle(tint)
    }

    private var groundStyle: Color {
        if !isEnabled { return Color(.system(isProminent ? .tertiaryFill : .quaternaryFill)) }
        if isProminent { return tint }
        let isTinted = accent != nil || configuration.role == .destructive
        return isTinted ? tint.opacity(0.16) : Color(.system(.secondaryFill))
    }

    private var ground: AnyView {
        switch borderShape.kind {
        case .automatic, .capsule: AnyView(Capsule().fill(groundStyle))
        case .circle: AnyView(Circle().fill(groundStyle))
        case .roundedRectangle(let radius):
            AnyView(RoundedRectangle(cornerRadius: radius ?? 8).fill(groundStyle))
        }
    }
}
