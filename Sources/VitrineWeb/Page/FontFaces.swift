// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineCore
import VitrineLayout

/// The font files of a server as pages use them: the `@font-face` rules, and which addresses are served.
///
/// The engine opens the same faces (`FontFamilies`), so that a browser's widths are the engine's. An address names the
/// file's version, because browsers keep fonts for good. Files that are not there are not named: the families behind
/// them in `font-family` take over.
package struct FontFaces: Sendable {
    /// One `@font-face`.
    struct Face: Sendable {
        var family: String
        var file: URL
        var version: String
        var weights: ClosedRange<Int>
        var isItalic = false
        var unicodeRange: String?
        /// The font of the app's own that stands in no file of ours.
        var font: RegisteredFont?

        /// The path below `/_vitrine/`.
        var name: String { "fonts/" + file.lastPathComponent }
        /// The address that a page names; the name of a font of the app's own is made of its bytes.
        var address: String { "/_vitrine/\(name)" + (font == nil ? "?\(version)" : "") }
        var mediaType: String { "font/\(file.pathExtension)" }

        var weightRange: String { "\(weights.lowerBound) \(weights.upperBound)" }

        private static let formats = ["woff2": "woff2", "otf": "opentype"]

        /// Returns the rule for pages below a path.
        func css(below basePath: String) -> String {
            let format = Self.formats[file.pathExtension] ?? "truetype"
            var rule = "@font-face{font-family:\"\(family)\";src:url(\(basePath)\(address)) format(\"\(format)\");"
            rule += "font-weight:\(weightRange);font-display:block"
            if font != nil {
                // As our families have it: where a line's baseline is follows from these (TextDeclarations.browserBaseline).
                rule += ";ascent-override:100%;descent-override:\(FontFaces.descent)%;line-gap-override:0%"
            }
            if isItalic { rule += ";font-style:italic" }
            if let unicodeRange { rule += ";unicode-range:\(unicodeRange)" }
            return rule + "}\n"
        }
    }

    let faces: [Face]

    /// Below the baseline, of an em's hundred: what our families have.
    static let descent = "28.906"

    /// Returns the family of an app's own face in styles.
    static func family(_ identifier: String) -> String { familyPrefix + identifier }

    package static let familyPrefix = "own-"

    /// Returns the faces of the app's own that declarations name.
    static func own(in declarations: String) -> [Face] {
        declarations.split(separator: ":").dropFirst().compactMap { part in
            part.hasPrefix(familyPrefix)
                ? own(identifier: String(part.dropFirst(familyPrefix.count).prefix { $0.isHexDigit })) : nil
        }
    }

    /// Returns the face of the app's own that is served under a path.
    static func own(name: String) -> Face? {
        let file = URL(fileURLWithPath: "/\(name)").deletingPathExtension().lastPathComponent
        guard file.hasPrefix(familyPrefix) else { return nil }
        // A page of the process before this one may ask before any text does.
        _ = BundleFonts.shared
        guard let face = own(identifier: String(file.dropFirst(familyPrefix.count))),
            face.name == name
        else { return nil }
        return face
    }

    private static func own(identifier: String) -> Face? {
        guard let font = FontRegistry.shared.font(identifier: identifier) else { return nil }
        let family = family(identifier)
        return Face(
            family: family, file: URL(fileURLWithPath: "/\(family).\(font.isPostScript ? "otf" : "ttf")"),
            version: identifier, weights: font.weights ?? font.weight...font.weight, font: font)
    }

    /// The files that are there now.
    package init(fontFolder: URL, fallbackFolder: URL = URL(fileURLWithPath: FontFamilies.systemFallbackFolder)) {
        var faces: [Face] = []
        func add(_ family: String, _ file: URL, _ weights: ClosedRange<Int>, italic: Bool = false, range: String? = nil)
        {
            guard let version = Self.version(file) else { return }
            faces.append(
                Face(
                    family: family, file: file, version: version, weights: weights, isItalic: italic,
                    unicodeRange: range))
        }
        for family in FontFamilies.own {
            add(family.name, fontFolder.appendingPathComponent(family.upright + ".woff2"), 100...900)
            guard let italic = family.italic else { continue }
            add(family.name, fontFolder.appendingPathComponent(italic + ".woff2"), 100...900, italic: true)
        }
        // Browsers join faces to one family with many ranges only where the other descriptors are the same.
        let weights = (light: 100...(FontFamilies.boldWeight - 1), heavy: FontFamilies.boldWeight...900)
        for fallback in FontFamilies.fallbacks {
            let derived = fontFolder.appendingPathComponent(fallback.derived + ".woff2")
            var (light, heavy) = (derived, derived)
            if Self.version(derived) == nil {
                light = fallbackFolder.appendingPathComponent(fallback.regular)
                heavy = fallbackFolder.appendingPathComponent(fallback.bold)
                if Self.version(heavy) == nil { heavy = light }
            }
            add(Self.fallbackFamily, light, weights.light, range: fallback.unicodeRange)
            add(Self.fallbackFamily, heavy, weights.heavy, range: fallback.unicodeRange)
        }
        self.faces = faces
    }

    /// One name for all scripts: which file a character takes follows from the ranges.
    private static let fallbackFamily = "Vitrine Scripts"

    /// Returns the rules, to stand at the end of a style sheet.
    func css(below basePath: String = "") -> String { faces.map { $0.css(below: basePath) }.joined() }

    /// The address of the face that nearly every page needs first.
    var preloaded: String? {
        guard let first = faces.first, first.family == "Vitrine Sans", !first.isItalic else { return nil }
        return first.address
    }

    /// Changes whenever a rule does.
    var version: String { faces.map(\.version).joined(separator: ".") }

    /// Returns the face served under a path.
    func face(_ name: String) -> Face? { faces.first { $0.name == name } }

    /// Size and time of a file; `nil` when there is none.
    private static func version(_ file: URL) -> String? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
        else { return nil }
        return String(size, radix: 36) + "-" + String(Int(date.timeIntervalSince1970), radix: 36)
    }
}
