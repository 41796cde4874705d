// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Which files make up the families, by name: the text engine opens them, pages name them in `@font-face`.
///
/// Data only. Files are named, never looked up: neither fontconfig nor the environment has a say, so widths are the
/// same on every machine that has the same files.
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
        /// The script's blocks.
        package var blocks: [ClosedRange<UInt32>]

        /// The blocks as CSS writes them.
        package var unicodeRange: String {
            func hexadecimal(_ number: UInt32) -> String { String(number, radix: 16, uppercase: true) }
            return blocks.map { "U+\(hexadecimal($0.lowerBound))-\(hexadecimal($0.upperBound))" }.joined(separator: ",")
        }

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

    package static let fallbacks = scripts + symbols

    /// Signs of no script; one of the codes is ISO 15924's for private use. Files share blocks: of two that have a sign
    /// the later one draws it, as of two `@font-face` rules.
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

    /// Where Debian's and Ubuntu's Noto packages put their files.
    package static let systemFallbackFolder = "/usr/share/fonts/truetype/noto"

    /// The file of one weight that draws Chinese, Japanese and Korean in pictures; pages leave these to the reader's
    /// fonts.
    package static let ideographs = "DroidSansFallbackFull.ttf"

    /// Where Debian's and Ubuntu's package puts it.
    package static let systemIdeographFolder = "/usr/share/fonts/truetype/droid"
}
