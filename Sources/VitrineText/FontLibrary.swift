// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineLayout

/// The font files of an engine: one per design, and fallbacks by script.
///
/// Files are named, never looked up: neither fontconfig nor the environment has a say, so widths are the same on every
/// machine that has the same files.
package struct FontLibrary: Sendable {
    let designs: [FontSpec.Design: FontFile]
    /// By ISO 15924 code.
    let fallbacks: [String: FontFile]

    /// File names by design; the default must be there, the others fall back to it.
    private static let designFiles: [(FontSpec.Design, String)] = [
        (.default, "VitrineSans.ttf"), (.rounded, "VitrineRounded.ttf"), (.serif, "VitrineSerif.ttf"),
        (.monospaced, "VitrineMono.ttf"),
    ]

    /// The scripts that a distribution's Noto packages cover, and the part of the file name that says so.
    private static let fallbackFiles: [(script: String, name: String)] = [
        ("Arab", "Arabic"), ("Armn", "Armenian"), ("Beng", "Bengali"), ("Deva", "Devanagari"), ("Ethi", "Ethiopic"),
        ("Geor", "Georgian"), ("Gujr", "Gujarati"), ("Guru", "Gurmukhi"), ("Hebr", "Hebrew"), ("Khmr", "Khmer"),
        ("Knda", "Kannada"), ("Laoo", "Lao"), ("Mlym", "Malayalam"), ("Mymr", "Myanmar"), ("Sinh", "Sinhala"),
        ("Taml", "Tamil"), ("Telu", "Telugu"), ("Thai", "Thai"), ("Tibt", "Tibetan"),
    ]

    /// Where Debian's and Ubuntu's Noto packages put their files.
    package static let systemFallbackFolders = [URL(fileURLWithPath: "/usr/share/fonts/truetype/noto")]

    /// Opens the files; throws when the default face is missing or when a file that is there cannot be read.
    package init(fontDirectory: URL, fallbackFolders: [URL] = systemFallbackFolders) throws {
        var designs: [FontSpec.Design: FontFile] = [:]
        for (design, name) in Self.designFiles {
            let url = fontDirectory.appendingPathComponent(name)
            guard design == .default || FileManager.default.fileExists(atPath: url.path) else { continue }
            designs[design] = try FontFile(url)
        }
        self.designs = designs
        var fallbacks: [String: FontFile] = [:]
        for (script, name) in Self.fallbackFiles {
            let candidates = ([fontDirectory] + fallbackFolders).map {
                $0.appendingPathComponent("NotoSans\(name)-Regular.ttf")
            }
            guard let url = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
                continue
            }
            fallbacks[script] = try FontFile(url)
        }
        self.fallbacks = fallbacks
    }

    /// Whether a design is drawn with its own file.
    package func hasOwnFile(_ design: FontSpec.Design) -> Bool { designs[design] != nil }
}
