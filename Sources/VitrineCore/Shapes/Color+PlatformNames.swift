// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

extension Color.Provider {
    /// Returns a grey of the platform that has no name of its own in the palette; components are out of 255.
    private static func gray(_ light: (Double, Double, Double), _ dark: (Double, Double, Double)) -> Color.Provider {
        func color(_ parts: (Double, Double, Double)) -> Color.Provider {
            .rgba(DisplayColor(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, alpha: 1))
        }
        return .adaptive(light: color(light), dark: color(dark))
    }

    package static let systemGray2 = gray((174, 174, 178), (99, 99, 102))
    package static let systemGray3 = gray((199, 199, 204), (72, 72, 74))
    package static let systemGray4 = gray((209, 209, 214), (58, 58, 60))
    package static let systemGray5 = gray((229, 229, 234), (44, 44, 46))
    package static let systemGray6 = gray((242, 242, 247), (28, 28, 30))
    package static let tertiarySystemGroupedBackground = gray((242, 242, 247), (44, 44, 46))
    package static let opaqueSeparator = gray((198, 198, 200), (56, 56, 58))
    /// The colour of text on dark backgrounds.
    package static let lightText = Color.Provider.rgba(DisplayColor(red: 1, green: 1, blue: 1, alpha: 0.6))
    /// The colour of text on light backgrounds.
    package static let darkText = Color.Provider.rgba(DisplayColor(red: 0, green: 0, blue: 0, alpha: 1))

    /// Returns the colour of an asset catalogue's reference to a platform colour, such as `systemBlueColor`.
    ///
    /// - Returns: `nil` where the platform has no colour of that name.
    static func platform(named reference: String) -> Color.Provider? {
        switch reference {
        case "systemRedColor": .system(.red)
        case "systemOrangeColor": .system(.orange)
        case "systemYellowColor": .system(.yellow)
        case "systemGreenColor": .system(.green)
        case "systemMintColor": .system(.mint)
        case "systemTealColor": .system(.teal)
        case "systemCyanColor": .system(.cyan)
        case "systemBlueColor": .system(.blue)
        case "systemIndigoColor": .system(.indigo)
        case "systemPurpleColor": .system(.purple)
        case "systemPinkColor": .system(.pink)
        case "systemBrownColor": .system(.brown)
        case "systemGrayColor": .system(.gray)
        case "systemGray2Color": .systemGray2
        case "systemGray3Color": .systemGray3
        case "systemGray4Color": .systemGray4
        case "systemGray5Color": .systemGray5
        case "systemGray6Color": .systemGray6
        case "labelColor": .system(.primary)
        case "secondaryLabelColor": .system(.secondary)
        case "tertiaryLabelColor": .system(.tertiary)
        case "quaternaryLabelColor": .system(.quaternary)
        case "placeholderTextColor": .system(.placeholder)
        case "systemBackgroundColor": .system(.background)
        case "secondarySystemBackgroundColor": .system(.secondaryBackground)
        case "tertiarySystemBackgroundColor": .system(.tertiaryBackground)
        case "systemGroupedBackgroundColor": .system(.groupedBackground)
        case "secondarySystemGroupedBackgroundColor": .system(.secondaryGroupedBackground)
        case "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground
        case "systemFillColor": .system(.fill)
        case "secondarySystemFillColor": .system(.secondaryFill)
        case "tertiarySystemFillColor": .system(.tertiaryFill)
        case "quaternarySystemFillColor": .system(.quaternaryFill)
        case "separatorColor": .system(.hairline)
        case "opaqueSeparatorColor": .opaqueSeparator
        case "linkColor": .system(.blue)
        case "lightTextColor": .lightText
        case "darkTextColor": .darkText
        default: nil
        }
    }
}
