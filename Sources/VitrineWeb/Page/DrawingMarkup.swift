// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Symbols as SVG in the first page; the client builds the same elements from a payload.
enum DrawingMarkup {
    /// Returns a symbol of the page by its number, negative for one in a mirror.
    static func symbol(_ number: String) -> String {
        let plain = number.hasPrefix("-") ? String(number.dropFirst()) : number
        let mirror = number == plain ? "" : " class=\"m\""
        return "<svg aria-hidden=\"true\"\(mirror)><use href=\"#y\(plain)\"/></svg>"
    }
}
