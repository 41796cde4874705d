// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

extension SystemColor {
    /// The palette under increased contrast; `nil` for colours that have enough contrast already.
    ///
    /// The tints are Apple's for increased contrast, made darker (light appearance) or paler (dark appearance) in equal
    /// parts until each has a contrast of 4.5:1 (WCAG 2.2, 1.4.3) as text on every background and control fill of the
    /// platform, and on its own 16 % tint over each of them, which is the background of tinted buttons. Labels keep
    /// their hues and become more opaque.
    nonisolated var increasedContrast: (Components, Components)? {
        switch self {
        case .red: ((161, 14, 31, 1), (255, 198, 200, 1))
        case .orange: ((139, 59, 0, 1), (255, 202, 160, 1))
        case .yellow: ((114, 75, 0, 1), (254, 223, 67, 1))
        case .green: ((0, 96, 35, 1), (141, 231, 160, 1))
        case .mint: ((0, 94, 83, 1), (120, 230, 214, 1))
        case .teal: ((0, 91, 107, 1), (104, 229, 240, 1))
        case .cyan: ((0, 89, 124, 1), (135, 224, 255, 1))
        case .blue, .accent: ((21, 78, 173, 1), (170, 218, 255, 1))
        case .indigo: ((73, 63, 189, 1), (207, 209, 255, 1))
        case .purple: ((134, 36, 147, 1), (244, 196, 255, 1))
        case .pink: ((159, 12, 53, 1), (255, 195, 225, 1))
        case .brown: ((106, 77, 58, 1), (236, 207, 183, 1))
        case .gray: ((83, 83, 86, 1), (213, 213, 215, 1))
        case .secondary: ((60, 60, 67, 0.9), (235, 235, 245, 0.9))
        case .tertiary, .placeholder: ((60, 60, 67, 0.84), (235, 235, 245, 0.8))
        case .quaternary: ((60, 60, 67, 0.8), (235, 235, 245, 0.72))
        case .separator, .divider, .hairline: ((60, 60, 67, 0.6), (235, 235, 245, 0.5))
        case .chevron: ((0, 0, 0, 0.7), (255, 255, 255, 0.7))
        case .primary, .background, .secondaryBackground, .tertiaryBackground, .groupedBackground,
            .secondaryGroupedBackground, .fill, .secondaryFill, .tertiaryFill, .quaternaryFill, .selectedRow:
            nil
        }
    }
}

/// The style of content on a tint: white, or under increased contrast black where that has more contrast.
nonisolated package struct OnTintShapeStyle: ShapeStyle {
    package let tint: Color

    package init(tint: Color) {
        self.tint = tint
    }
}

extension OnTintShapeStyle: PaintedShapeStyle {
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        let white = Paint.color(DisplayColor(red: 1, green: 1, blue: 1))
        guard environment.colorSchemeContrast == .increased else { return white }
        let color = tint.resolved(in: environment)
        // WCAG's relative luminance; at 0.179 black and white have the same contrast.
        let luminance =
            0.2126 * ColorSpaces.linear(color.red) + 0.7152 * ColorSpaces.linear(color.green)
            + 0.0722 * ColorSpaces.linear(color.blue)
        return luminance > 0.179 ? .color(DisplayColor(red: 0, green: 0, blue: 0)) : white
    }
}
