// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay

extension UIColor {
    private static func system(_ color: SystemColor) -> UIColor { UIColor(provider: .system(color)) }

    // MARK: - Colours that adapt to the appearance

    /// The system's red, which adapts to the appearance.
    public class var systemRed: UIColor { system(.red) }
    /// The system's orange, which adapts to the appearance.
    public class var systemOrange: UIColor { system(.orange) }
    /// The system's yellow, which adapts to the appearance.
    public class var systemYellow: UIColor { system(.yellow) }
    /// The system's green, which adapts to the appearance.
    public class var systemGreen: UIColor { system(.green) }
    /// The system's mint, which adapts to the appearance.
    public class var systemMint: UIColor { system(.mint) }
    /// The system's teal, which adapts to the appearance.
    public class var systemTeal: UIColor { system(.teal) }
    /// The system's cyan, which adapts to the appearance.
    public class var systemCyan: UIColor { system(.cyan) }
    /// The system's blue, which adapts to the appearance.
    public class var systemBlue: UIColor { system(.blue) }
    /// The system's indigo, which adapts to the appearance.
    public class var systemIndigo: UIColor { system(.indigo) }
    /// The system's purple, which adapts to the appearance.
    public class var systemPurple: UIColor { system(.purple) }
    /// The system's pink, which adapts to the appearance.
    public class var systemPink: UIColor { system(.pink) }
    /// The system's brown, which adapts to the appearance.
    public class var systemBrown: UIColor { system(.brown) }
    /// The system's grey, which adapts to the appearance.
    public class var systemGray: UIColor { system(.gray) }
    /// The second grey, closer to the background.
    public class var systemGray2: UIColor { UIColor(provider: .systemGray2) }
    /// The third grey, closer to the background.
    public class var systemGray3: UIColor { UIColor(provider: .systemGray3) }
    /// The fourth grey, closer to the background.
    public class var systemGray4: UIColor { UIColor(provider: .systemGray4) }
    /// The fifth grey, closer to the background.
    public class var systemGray5: UIColor { UIColor(provider: .systemGray5) }
    /// The sixth grey, the closest to the background.
    public class var systemGray6: UIColor { UIColor(provider: .systemGray6) }
    /// The colour of text.
    public class var label: UIColor { system(.primary) }
    /// The colour of secondary text.
    public class var secondaryLabel: UIColor { system(.secondary) }
    /// The colour of tertiary text.
    public class var tertiaryLabel: UIColor { system(.tertiary) }
    /// The colour of quaternary text.
    public class var quaternaryLabel: UIColor { system(.quaternary) }
    /// The colour of placeholders in fields.
    public class var placeholderText: UIColor { system(.placeholder) }
    /// The background of a page.
    public class var systemBackground: UIColor { system(.background) }
    /// The background of content on a page.
    public class var secondarySystemBackground: UIColor { system(.secondaryBackground) }
    /// The background of content on the secondary background.
    public class var tertiarySystemBackground: UIColor { system(.tertiaryBackground) }
    /// The background of a page with grouped content.
    public class var systemGroupedBackground: UIColor { system(.groupedBackground) }
    /// The background of groups on a page with grouped content.
    public class var secondarySystemGroupedBackground: UIColor { system(.secondaryGroupedBackground) }
    /// A fill for thin and small shapes.
    public class var systemFill: UIColor { system(.fill) }
    /// A fill for shapes of medium size.
    public class var secondarySystemFill: UIColor { system(.secondaryFill) }
    /// A fill for large shapes.
    public class var tertiarySystemFill: UIColor { system(.tertiaryFill) }
    /// A fill for large areas with complex content.
    public class var quaternarySystemFill: UIColor { system(.quaternaryFill) }
    /// A translucent separator.
    public class var separator: UIColor { system(.hairline) }
    /// The colour of links.
    public class var link: UIColor { system(.blue) }
    /// The app's accent colour.
    public class var tintColor: UIColor { system(.accent) }
    /// The background of content inside of groups.
    public class var tertiarySystemGroupedBackground: UIColor { UIColor(provider: .tertiarySystemGroupedBackground) }
    /// A separator that hides the content below it.
    public class var opaqueSeparator: UIColor { UIColor(provider: .opaqueSeparator) }
    /// The colour of text on dark backgrounds.
    public class var lightText: UIColor { UIColor(provider: .lightText) }
    /// The colour of text on light backgrounds.
    public class var darkText: UIColor { UIColor(provider: .darkText) }

    // MARK: - Fixed colours

    /// Black.
    public class var black: UIColor { UIColor(white: 0, alpha: 1) }
    /// A grey of one third of white.
    public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
    /// A grey of two thirds of white.
    public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
    /// White.
    public class var white: UIColor { UIColor(white: 1, alpha: 1) }
    /// A grey of half of white.
    public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
    /// Pure red in sRGB.
    public class var red: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    /// Pure green in sRGB.
    public class var green: UIColor { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
    /// Pure blue in sRGB.
    public class var blue: UIColor { UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
    /// Green and blue in sRGB.
    public class var cyan: UIColor { UIColor(red: 0, green: 1, blue: 1, alpha: 1) }
    /// Red and green in sRGB.
    public class var yellow: UIColor { UIColor(red: 1, green: 1, blue: 0, alpha: 1) }
    /// Red and blue in sRGB.
    public class var magenta: UIColor { UIColor(red: 1, green: 0, blue: 1, alpha: 1) }
    /// Red with half of green in sRGB.
    public class var orange: UIColor { UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
    /// Half of red and blue in sRGB.
    public class var purple: UIColor { UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
    /// The sRGB components 0.6, 0.4 and 0.2.
    public class var brown: UIColor { UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1) }
    /// Black with an alpha of 0.
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
}
