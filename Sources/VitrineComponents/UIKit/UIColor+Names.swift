// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay

extension UIColor {
    private static func system(_ color: SystemColor) -> UIColor { UIColor(provider: .system(color)) }

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
    public class var systemGray2: UIColor { UIColor(provider: .systemGray2) }
    public class var systemGray3: UIColor { UIColor(provider: .systemGray3) }
    public class var systemGray4: UIColor { UIColor(provider: .systemGray4) }
    public class var systemGray5: UIColor { UIColor(provider: .systemGray5) }
    public class var systemGray6: UIColor { UIColor(provider: .systemGray6) }
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
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(provider: .tertiarySystemGroupedBackground) }
    public class var opaqueSeparator: UIColor { UIColor(provider: .opaqueSeparator) }
    /// Text on dark grounds.
    public class var lightText: UIColor { UIColor(provider: .lightText) }
    /// Text on light grounds.
    public class var darkText: UIColor { UIColor(provider: .darkText) }

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
}
