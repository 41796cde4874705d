// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineSnapshots

/// How a user wants to see a preview; the query of every address of the gallery.
///
/// Defaults are left out of addresses, and what cannot be meant is a default: an address always shows something.
package struct GallerySwitches: Hashable, Sendable {
    package enum Direction: String, CaseIterable, Sendable {
        case leftToRight = "ltr"
        case rightToLeft = "rtl"
    }

    package var isDark = false
    /// A name of `DynamicTypeSize`.
    package var size = GallerySwitches.defaultSize
    /// BCP 47; nil is the first of the catalogue.
    package var language: String?
    /// Nil follows the language.
    package var direction: Direction?
    /// An id of `Device.all`, `window` for the room that there is, or nil for what the preview asks for.
    package var device: String?
    /// Nil is what the preview asks for.
    package var isLandscape: Bool?

    package static let defaultSize = "large"
    package static let window = "window"
    /// The names of `DynamicTypeSize`, smallest first.
    package static let sizes = DynamicTypeSize.allCases.map { String(describing: $0) }

    package init() {}

    /// Reads a query; unknown names and values that cannot be meant are skipped.
    package init(query: String?) {
        var components = URLComponents()
        components.percentEncodedQuery = query
        for item in components.queryItems ?? [] {
            let value = item.value ?? ""
            set(item.name, to: value)
        }
    }

    /// Sets a switch to the value of an address; a value that cannot be meant is the default.
    mutating func set(_ name: String, to value: String) {
        switch name {
        case "scheme": isDark = value == "dark"
        case "size": size = Self.sizes.contains(value) ? value : Self.defaultSize
        case "locale": language = Self.isLanguage(value) ? value : nil
        case "direction": direction = Direction(rawValue: value)
        case "device": device = value == Self.window || Device.named(value) != nil ? value : nil
        case "orientation": isLandscape = ["landscape": true, "portrait": false][value]
        default: break
        }
    }

    /// The query that reads as these switches, empty or with its question mark.
    package var query: String { Self.query(parts) }

    /// The query that reads as these switches and an arrangement.
    package func query(_ arrangement: GalleryArrangement) -> String { Self.query(parts + arrangement.parts) }

    private static func query(_ parts: [String]) -> String {
        parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
    }

    private var parts: [String] {
        var parts: [String] = []
        if isDark { parts.append("scheme=dark") }
        if size != Self.defaultSize { parts.append("size=\(size)") }
        if let language { parts.append("locale=\(language)") }
        if let direction { parts.append("direction=\(direction.rawValue)") }
        if let device { parts.append("device=\(device)") }
        if let isLandscape { parts.append("orientation=\(isLandscape ? "landscape" : "portrait")") }
        return parts
    }

    /// `xxxLarge` is XXXL, `accessibility2` AX2, as Xcode abbreviates them.
    static func label(ofSize name: String) -> String {
        switch name {
        case "small": return "S"
        case "medium": return "M"
        case defaultSize: return "L (default)"
        case _ where name.hasPrefix("accessibility"): return "AX" + name.dropFirst("accessibility".count)
        default: return String(repeating: "X", count: name.prefix { $0 == "x" }.count) + (name == "xSmall" ? "S" : "L")
        }
    }

    /// The place in the row of sizes: 0 is the smallest, 3 the default.
    package var sizeStep: Int {
        Self.sizes.firstIndex(of: size) ?? 3
    }

    package var isRightToLeft: Bool {
        if let direction { return direction == .rightToLeft }
        return language.map { Locale.Language(identifier: $0).characterDirection == .rightToLeft } ?? false
    }

    private static func isLanguage(_ text: String) -> Bool {
        (2...35).contains(text.utf8.count)
            && text.utf8.allSatisfy { byte in
                (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte) || byte == 45
            }
    }
}
