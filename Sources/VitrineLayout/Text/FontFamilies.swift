// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The files of the font families, by name: the text engine opens them, and pages name them in `@font-face`.
///
/// This is data only. Files are named and never searched for, independently of fontconfig and the environment, so that
/// widths are the same on every machine with the same files.
package enum FontFamilies {
    /// A font family of the project, derived by Scripts/setup-fonts.
    package struct Family: Hashable, Sendable {
        package var design: FontSpec.Design
        /// The name of the family in the page's `@font-face`.
        package var name: String
        /// The file name without its extension; the engine reads `ttf`, a browser `woff2`.
        package var upright: String
        /// The file of the italic; `nil` if the platform has none either, in which case text stays upright.
        package var italic: String?
    }

    package static let own: [Family] = [
        Family(design: .default, name: "Vitrine Sans", upright: "VitrineSans", italic: "VitrineSans-Italic"),
        Family(design: .rounded, name: "Vitrine Rounded", upright: "VitrineRounded", italic: nil),
        Family(design: .serif, name: "Vitrine Serif", upright: "VitrineSerif", italic: "VitrineSerif-Italic"),
        Family(design: .monospaced, name: "Vitrine Mono", upright: "VitrineMono", italic: "VitrineMono-Italic"),
    ]

    /// A fallback font for the characters of a script that the project's families do not have.
    package struct Fallback: Hashable, Sendable {
        /// The ISO 15924 code of the script.
        package var script: String
        /// The part of Noto's file names for the script.
        package var name: String
        /// The Unicode blocks of the script.
        package var blocks: [ClosedRange<UInt32>]

        /// The blocks in CSS notation.
        package var unicodeRange: String {
            func hexadecimal(_ number: UInt32) -> String { String(number, radix: 16, uppercase: true) }
            return blocks.map { "U+\(hexadecimal($0.lowerBound))-\(hexadecimal($0.upperBound))" }.joined(separator: ",")
        }

        /// The file of all weights that Scripts/setup-fonts derives for some scripts.
        package var derived: String { "Vitrine\(name)" }
        /// The file of the regular weight in the distribution.
        package var regular: String { "NotoSans\(name)-Regular.ttf" }
        package var bold: String { "NotoSans\(name)-Bold.ttf" }
    }

    /// The weight of a text that does not set one.
    package static let regularWeight = 400

    /// The weight from which the bolder of two files is used, on every surface.
    package static let boldWeight = 600

    package static let fallbacks = scripts + symbols

    /// Symbols that belong to no script; one of the codes is from ISO 15924's range for private use.
    ///
    /// Files share blocks: of two files with a character the later one is used, as with `@font-face` rules.
    package static let symbols: [Fallback] = [
        Fallback(script: "Zmth", name: "Math", blocks: [0x2190...0x22FF, 0x27C0...0x27FF, 0x2900...0x2AFF]),
        Fallback(script: "Qaaa", name: "Symbols", blocks: [0x2160...0x218F, 0x2300...0x24FF, 0x2600...0x27BF]),
        Fallback(
            script: "Zsym", name: "Symbols2",
            blocks: [0x21A0...0x21FF, 0x2300...0x245F, 0x25A0...0x27BF, 0x2800...0x28FF, 0x2B00...0x2BFF]),
    ]

    private static let scripts: [Fallback] = [
        Fallback(script: "Arab", name: "Arabic", blocks: [0x600...0x6FF, 0x750...0x77F]),
        Fallback(script: "Armn", name: "Armenian", blocks: [0x530...0x58F]),
        Fallback(script: "Beng", name: "Bengali", blocks: [0x980...0x9FF]),
        Fallback(script: "Deva", name: "Devanagari", blocks: [0x900...0x97F]),
        Fallback(script: "Ethi", name: "Ethiopic", blocks: [0x1200...0x137F]),
        Fallback(script: "Geor", name: "Georgian", blocks: [0x10A0...0x10FF]),
        Fallback(script: "Gujr", name: "Gujarati", blocks: [0xA80...0xAFF]),
        Fallback(script: "Guru", name: "Gurmukhi", blocks: [0xA00...0xA7F]),
        Fallback(script: "Hebr", name: "Hebrew", blocks: [0x590...0x5FF]),
        Fallback(script: "Khmr", name: "Khmer", blocks: [0x1780...0x17FF]),
        Fallback(script: "Knda", name: "Kannada", blocks: [0xC80...0xCFF]),
        Fallback(script: "Laoo", name: "Lao", blocks: [0xE80...0xEFF]),
        Fallback(script: "Mlym", name: "Malayalam", blocks: [0xD00...0xD7F]),
        Fallback(script: "Mymr", name: "Myanmar", blocks: [0x1000...0x109F]),
        Fallback(script: "Sinh", name: "Sinhala", blocks: [0xD80...0xDFF]),
        Fallback(script: "Taml", name: "Tamil", blocks: [0xB80...0xBFF]),
        Fallback(script: "Telu", name: "Telugu", blocks: [0xC00...0xC7F]),
        Fallback(script: "Thai", name: "Thai", blocks: [0xE00...0xE7F]),
        Fallback(script: "Tibt", name: "Tibetan", blocks: [0xF00...0xFFF]),
    ]

    /// The folder of Debian's and Ubuntu's Noto packages.
    package static let systemFallbackFolder = "/usr/share/fonts/truetype/noto"

    /// The file with one weight for Chinese, Japanese and Korean in images; pages use the user's fonts for these.
    package static let ideographs = "DroidSansFallbackFull.ttf"

    /// The folder of Debian's and Ubuntu's package.
    package static let systemIdeographFolder = "/usr/share/fonts/truetype/droid"
}
