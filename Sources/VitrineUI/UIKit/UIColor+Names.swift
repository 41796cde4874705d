// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay

extension UIColor {
    private static func system(_ color: SystemColor) -> UIColor { UIColor(provider: .system(color)) }

    private static func gray(_ light: (Double, Double, Double), _ dark: (Double, Double, Double)) -> UIColor {
        func color(_ parts: (Double, Double, Double)) -> Color.Provider {
            .rgba(DisplayColor(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, alpha: 1))
        }
        return UIColor(provider: .adaptive(light: color(light), dark: color(dark)))
    }

    // MARK: - Colours that follow the appearance

    public class var systemRed: UIColor { system(.red) }
    public class var systemOrange: UIColor { system(.orange) }
    public class var systemYellow: UIColor { system(.yellow) }
    public class var systemGreen: UIColor { system(.green) }
    public class var systemMint: UIColor { system(.mint) }
    public class var systemTeal: UIColor { system(.teal) }
    public class var systemCyan: UIColor { system(.cyan) }
    public class var systemBlue: UIColor { system(.blue) }
    public class var systemIndigo: UIColor { system(.indigo) }
    public class var systemPurple: UIColor { system(.purple) }
    public class var systemPink: UIColor { system(.pink) }
    public class var systemBrown: UIColor { system(.brown) }
    public class var systemGray: UIColor { system(.gray) }
    public class var systemGray2: UIColor { gray((174, 174, 178), (99, 99, 102)) }
    public class var systemGray3: UIColor { gray((199, 199, 204), (72, 72, 74)) }
    public class var systemGray4: UIColor { gray((209, 209, 214), (58, 58, 60)) }
    public class var systemGray5: UIColor { gray((229, 229, 234), (44, 44, 46)) }
    public class var systemGray6: UIColor { gray((242, 242, 247), (28, 28, 30)) }
    public class var label: UIColor { system(.primary) }
    public class var secondaryLabel: UIColor { system(.secondary) }
    public class var tertiaryLabel: UIColor { system(.tertiary) }
    public class var quaternaryLabel: UIColor { system(.quaternary) }
    public class var placeholderText: UIColor { system(.placeholder) }
    public class var systemBackground: UIColor { system(.background) }
    public class var secondarySystemBackground: UIColor { system(.secondaryBackground) }
    public class var tertiarySystemBackground: UIColor { system(.tertiaryBackground) }
    public class var systemGroupedBackground: UIColor { system(.groupedBackground) }
    public class var secondarySystemGroupedBackground: UIColor { system(.secondaryGroupedBackground) }
    public class var systemFill: UIColor { system(.fill) }
    public class var secondarySystemFill: UIColor { system(.secondaryFill) }
    public class var tertiarySystemFill: UIColor { system(.tertiaryFill) }
    public class var quaternarySystemFill: UIColor { system(.quaternaryFill) }
    public class var separator: UIColor { system(.hairline) }
    public class var link: UIColor { system(.blue) }
    public class var tintColor: UIColor { system(.accent) }
    public class var tertiarySystemGroupedBackground: UIColor { gray((242, 242, 247), (44, 44, 46)) }
    public class var opaqueSeparator: UIColor { gray((198, 198, 200), (56, 56, 58)) }
    /// Text on dark grounds.
    public class var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
    /// Text on light grounds.
    public class var darkText: UIColor { UIColor(white: 0, alpha: 1) }

    // MARK: - Colours that are what they are

    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

    /// The colour that an asset catalogue names, such as `systemBlueColor`.
    static func named(_ reference: String) -> UIColor? {
        switch reference {
        case "systemRedColor": .systemRed
        case "systemOrangeColor": .systemOrange
        case "systemYellowColor": .systemYellow
        case "systemGreenColor": .systemGreen
        case "systemMintColor": .systemMint
        case "systemTealColor": .systemTeal
        case "systemCyanColor": .systemCyan
        case "systemBlueColor": .systemBlue
        case "systemIndigoColor": .systemIndigo
        case "systemPurpleColor": .systemPurple
        case "systemPinkColor": .systemPink
        case "systemBrownColor": .systemBrown
        case "systemGrayColor": .systemGray
        case "systemGray2Color": .systemGray2
        case "systemGray3Color": .systemGray3
        case "systemGray4Color": .systemGray4
        case "systemGray5Color": .systemGray5
        case "systemGray6Color": .systemGray6
        case "labelColor": .label
        case "secondaryLabelColor": .secondaryLabel
        case "tertiaryLabelColor": .tertiaryLabel
        case "quaternaryLabelColor": .quaternaryLabel
        case "placeholderTextColor": .placeholderText
        case "systemBackgroundColor": .systemBackground
        case "secondarySystemBackgroundColor": .secondarySystemBackground
        case "tertiarySystemBackgroundColor": .tertiarySystemBackground
        case "systemGroupedBackgroundColor": .systemGroupedBackground
        case "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground
        case "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground
        case "systemFillColor": .systemFill
        case "secondarySystemFillColor": .secondarySystemFill
        case "tertiarySystemFillColor": .tertiarySystemFill
        case "quaternarySystemFillColor": .quaternarySystemFill
        case "separatorColor": .separator
        case "opaqueSeparatorColor": .opaqueSeparator
        case "linkColor": .link
        case "lightTextColor": .lightText
        case "darkTextColor": .darkText
        default: nil
        }
    }
}
