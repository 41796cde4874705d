// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Which files make up the families, by name: the text engine opens them, pages name them in `@font-face`.
///
/// Data only. Files are named, never looked up: neither fontconfig nor the environment has a say, so widths are the same
/// on every machine that has the same files.
package enum FontFamilies {
    /// A family of our own, derived by Scripts/setup-fonts.
    package struct Family: Hashable, Sendable {
        package var design: FontSpec.Design
        /// The name in the page's `@font-face`.
        package var name: String
        /// File name without its extension; the engine reads `ttf`, a browser `woff2`.
        package var upright: String
        /// `nil` where the platform has no italic either: such text stays upright.
        package var italic: String?
    }

    package static let own: [Family] = [
        Family(design: .default, name: "Vitrine Sans", upright: "VitrineSans", italic: "VitrineSans-Italic"),
        Family(design: .rounded, name: "Vitrine Rounded", upright: "VitrineRounded", italic: nil),
        Family(design: .serif, name: "Vitrine Serif", upright: "VitrineSerif", italic: "VitrineSerif-Italic"),
        Family(design: .monospaced, name: "Vitrine Mono", upright: "VitrineMono", italic: "VitrineMono-Italic"),
    ]

    /// What stands in for the characters of a script that our families lack.
    package struct Fallback: Hashable, Sendable {
        /// ISO 15924.
        package var script: String
        /// The part of Noto's file names that says so.
        package var name: String
        /// The script's blocks, as CSS writes them.
        package var unicodeRange: String

        /// The file of all weights that Scripts/setup-fonts derives, for some scripts.
        package var derived: String { "Vitrine\(name)" }
        /// The distribution's files.
        package var regular: String { "NotoSans\(name)-Regular.ttf" }
        package var bold: String { "NotoSans\(name)-Bold.ttf" }
    }

    /// The weight of a text that asks for none.
    package static let regularWeight = 400

    /// The weight from which the bold one of two files is used, on every surface.
    package static let boldWeight = 600

    package static let fallbacks: [Fallback] = [
        Fallback(script: "Arab", name: "Arabic", unicodeRange: "U+600-6FF,U+750-77F"),
        Fallback(script: "Armn", name: "Armenian", unicodeRange: "U+530-58F"),
        Fallback(script: "Beng", name: "Bengali", unicodeRange: "U+980-9FF"),
        Fallback(script: "Deva", name: "Devanagari", unicodeRange: "U+900-97F"),
        Fallback(script: "Ethi", name: "Ethiopic", unicodeRange: "U+1200-137F"),
        Fallback(script: "Geor", name: "Georgian", unicodeRange: "U+10A0-10FF"),
        Fallback(script: "Gujr", name: "Gujarati", unicodeRange: "U+A80-AFF"),
        Fallback(script: "Guru", name: "Gurmukhi", unicodeRange: "U+A00-A7F"),
        Fallback(script: "Hebr", name: "Hebrew", unicodeRange: "U+590-5FF"),
        Fallback(script: "Khmr", name: "Khmer", unicodeRange: "U+1780-17FF"),
        Fallback(script: "Knda", name: "Kannada", unicodeRange: "U+C80-CFF"),
        Fallback(script: "Laoo", name: "Lao", unicodeRange: "U+E80-EFF"),
        Fallback(script: "Mlym", name: "Malayalam", unicodeRange: "U+D00-D7F"),
        Fallback(script: "Mymr", name: "Myanmar", unicodeRange: "U+1000-109F"),
        Fallback(script: "Sinh", name: "Sinhala", unicodeRange: "U+D80-DFF"),
        Fallback(script: "Taml", name: "Tamil", unicodeRange: "U+B80-BFF"),
        Fallback(script: "Telu", name: "Telugu", unicodeRange: "U+C00-C7F"),
        Fallback(script: "Thai", name: "Thai", unicodeRange: "U+E00-E7F"),
        Fallback(script: "Tibt", name: "Tibetan", unicodeRange: "U+F00-FFF"),
    ]

    /// Where Debian's and Ubuntu's Noto packages put their files.
    package static let systemFallbackFolder = "/usr/share/fonts/truetype/noto"

    /// The file of one weight that draws Chinese, Japanese and Korean in pictures; pages leave these to the reader's fonts.
    package static let ideographs = "DroidSansFallbackFull.ttf"

    /// Where Debian's and Ubuntu's package puts it.
    package static let systemIdeographFolder = "/usr/share/fonts/truetype/droid"
}
