// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
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

        /// The path below `/_vitrine/`.
        var name: String { "fonts/" + file.lastPathComponent }
        /// The address that a page names.
        var address: String { "/_vitrine/\(name)?\(version)" }
        var mediaType: String { file.pathExtension == "woff2" ? "font/woff2" : "font/ttf" }

        /// The rule for pages below a path.
        func css(below basePath: String) -> String {
            let format = file.pathExtension == "woff2" ? "woff2" : "truetype"
            var rule = "@font-face{font-family:\"\(family)\";src:url(\(basePath)\(address)) format(\"\(format)\");"
            rule += "font-weight:\(weights.lowerBound) \(weights.upperBound);font-display:block"
            if isItalic { rule += ";font-style:italic" }
            if let unicodeRange { rule += ";unicode-range:\(unicodeRange)" }
            return rule + "}\n"
        }
    }

    let faces: [Face]

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

    /// The rules, to stand at the end of a style sheet.
    func css(below basePath: String = "") -> String { faces.map { $0.css(below: basePath) }.joined() }

    /// The address of the face that nearly every page needs first.
    var preloaded: String? {
        guard let first = faces.first, first.family == "Vitrine Sans", !first.isItalic else { return nil }
        return first.address
    }

    /// Changes whenever a rule does.
    var version: String { faces.map(\.version).joined(separator: ".") }

    /// The face served under a path.
    func face(_ name: String) -> Face? { faces.first { $0.name == name } }

    /// Size and time of a file; `nil` when there is none.
    private static func version(_ file: URL) -> String? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            let size = attributes[.size] as? Int, let date = attributes[.modificationDate] as? Date
        else { return nil }
        return String(size, radix: 36) + "-" + String(Int(date.timeIntervalSince1970), radix: 36)
    }
}
