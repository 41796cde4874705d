// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The static properties that SwiftUI's and UIKit's types have themselves: Xcode gives none of these names to an asset.
///
/// A name that only a style has, such as `tertiary` or `background`, is none of them.
enum AssetSymbolConflicts {
    /// Those of `Color`.
    static let color = names(
        """
        red orange yellow green mint teal cyan blue indigo purple pink brown white gray black clear primary secondary \
        accentColor
        """)

    /// Those of `UIColor`.
    static let uiColor = names(
        """
        black darkGray lightGray white gray red green blue cyan yellow magenta orange purple brown clear \
        systemRed systemGreen systemBlue systemOrange systemYellow systemPink systemPurple systemTeal systemIndigo \
        systemBrown systemMint systemCyan systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 \
        tintColor label secondaryLabel tertiaryLabel quaternaryLabel link placeholderText separator opaqueSeparator \
        systemBackground secondarySystemBackground tertiarySystemBackground systemGroupedBackground \
        secondarySystemGroupedBackground tertiarySystemGroupedBackground systemFill secondarySystemFill \
        tertiarySystemFill quaternarySystemFill lightText darkText groupTableViewBackground
        """)

    /// Those of `UIImage`.
    static let uiImage = names("add remove actions checkmark strokedCheckmark")

    private static func names(_ list: String) -> Set<String> { Set(list.split(separator: " ").map(String.init)) }
}
