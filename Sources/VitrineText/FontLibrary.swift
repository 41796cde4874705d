// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
package import VitrineLayout

/// The font files of an engine: one or two per design, and fallbacks by script.
package struct FontLibrary: Sendable {
    /// A face at all weights, or at two.
    struct Face: Sendable {
        var regular: FontFile
        /// The italic of a design, or the bold of a fallback.
        var other: FontFile?
    }

    private let designs: [FontSpec.Design: Face]
    /// By ISO 15924 code.
    private let fallbacks: [String: Face]
    private let primary: FontFile
    /// Draws what is one em wide; `nil` where there is no such file: boxes are drawn then.
    let ideographs: FontFile?
    private let registered = RegisteredFiles()

    /// The files of the app's own fonts that text was set in.
    private final class RegisteredFiles: Sendable {
        private let files = Mutex<[RegisteredFont: FontFile?]>([:])

        /// Opened at the first call; `nil` where it cannot be.
        func file(of font: RegisteredFont) -> FontFile? {
            files.withLock { files in
                if let known = files[font] { return known }
                let made = FontFile(font)
                files[font] = .some(made)
                return made
            }
        }
    }

    /// Where Debian's and Ubuntu's packages put the files of other scripts.
    package static let systemFallbackFolders = [
        URL(fileURLWithPath: FontFamilies.systemFallbackFolder),
        URL(fileURLWithPath: FontFamilies.systemIdeographFolder),
    ]

    /// Opens the files; throws when the default face is missing or when a file that is there cannot be read.
    package init(fontDirectory: URL, fallbackFolders: [URL] = systemFallbackFolders) throws {
        primary = try FontFile(fontDirectory.appendingPathComponent("VitrineSans.ttf"))
        var designs: [FontSpec.Design: Face] = [:]
        for family in FontFamilies.own {
            let italic = try family.italic.flatMap { try Self.open("\($0).ttf", in: [fontDirectory]) }
            let known = family.design == .default ? primary : nil
            guard let upright = try known ?? Self.open("\(family.upright).ttf", in: [fontDirectory]) else { continue }
            designs[family.design] = Face(regular: upright, other: italic)
        }
        self.designs = designs
        var fallbacks: [String: Face] = [:]
        for fallback in FontFamilies.fallbacks {
            if let derived = try Self.open("\(fallback.derived).ttf", in: [fontDirectory]) {
                fallbacks[fallback.script] = Face(regular: derived)
            } else if let regular = try Self.open(fallback.regular, in: fallbackFolders) {
                let bold = try Self.open(fallback.bold, in: fallbackFolders)
                fallbacks[fallback.script] = Face(regular: regular, other: bold)
            }
        }
        self.fallbacks = fallbacks
        ideographs = try Self.open(FontFamilies.ideographs, in: fallbackFolders)
    }

    private static func open(_ name: String, in folders: [URL]) throws -> FontFile? {
        let candidates = folders.map { $0.appendingPathComponent(name) }
        return try candidates.first { FileManager.default.fileExists(atPath: $0.path) }.map(FontFile.init)
    }

    /// All files that text may be drawn with, by name.
    package var fileURLs: [URL] {
        let faces = Array(designs.values) + Array(fallbacks.values)
        let files =
            [primary] + faces.flatMap { [$0.regular, $0.other].compactMap(\.self) } + [ideographs].compactMap(\.self)
        let urls = files.compactMap { file -> URL? in
            if case .file(let url) = file.source { url } else { nil }
        }
        return Set(urls).sorted { $0.path < $1.path }
    }

    /// Whether a design is drawn with its own file.
    package func hasOwnFile(_ design: FontSpec.Design) -> Bool { designs[design] != nil }

    /// Whether text can be set in a font of an app's own.
    package func canDraw(_ font: RegisteredFont) -> Bool { registered.file(of: font) != nil }

    /// Returns the font as it is drawn: a design without a file becomes the default, weights stay within the axis, and
    /// what has no italic stands upright. A face of the app's own stays as it is, and the design stands in for one that
    /// cannot be opened.
    package func available(_ font: FontSpec) -> FontSpec {
        var font = font
        if let face = font.face {
            guard !canDraw(face) else { return font }
            font.face = nil
        }
        if !hasOwnFile(font.design) { font.design = .default }
        font.weight = min(max(font.weight, 100), 900)
        font.isItalic = font.isItalic && designs[font.design]?.other != nil
        return font
    }

    /// Returns the file of a font.
    func file(for font: FontSpec) -> FontFile {
        font.face.flatMap(registered.file) ?? systemFile(for: font)
    }

    /// Returns the file of a font's design, whatever face the app chose.
    func systemFile(for font: FontSpec) -> FontFile {
        var font = font
        font.face = nil
        font = available(font)
        guard let face = designs[font.design] else { return primary }
        return (font.isItalic ? face.other : nil) ?? face.regular
    }

    /// Returns the file that draws a script of which our families have nothing; `nil` when there is none.
    func fallbackFile(script: String, weight: Int) -> FontFile? {
        guard let face = fallbacks[script] else { return nil }
        return (weight >= FontFamilies.boldWeight ? face.other : nil) ?? face.regular
    }

    /// Returns the fallbacks, by their codes, in whose blocks a sign lies.
    func symbols(near scalar: Unicode.Scalar) -> [String] {
        FontFamilies.symbols.filter { $0.blocks.contains { $0.contains(scalar.value) } }.map(\.script)
    }
}
