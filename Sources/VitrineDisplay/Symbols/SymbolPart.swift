// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A part of a symbol that has a style of its own: what stands inside a shape, or at the corner of a symbol, and the
/// rest.
package enum SymbolPart: String, CaseIterable, Hashable, Sendable {
    /// The mark inside a shape, or the badge at a corner: the first layer.
    case mark
    /// The shape without the mark, which it would cover, or the symbol without the badge: the second layer.
    case base

    /// Returns the name by which a `SymbolSource` knows the part of a symbol.
    package func name(of symbol: String) -> String { "\(symbol):\(rawValue)" }

    /// Returns the symbol and the part that a name stands for; `nil` for the name of a whole symbol.
    static func split(_ name: String) -> (symbol: String, part: SymbolPart)? {
        for part in allCases where name.hasSuffix(":" + part.rawValue) {
            return (String(name.dropLast(part.rawValue.count + 1)), part)
        }
        return nil
    }

    /// Returns whether a symbol has parts by its name: `checkmark.circle`, `bolt.shield.fill`, `bell.badge`.
    ///
    /// A source need not have their drawings, where an icon has no such parts.
    package static func occur(in name: String) -> Bool {
        let parts = name.split(separator: ".")
        return hasBadge(parts) || hasShape(parts)
    }

    static func hasBadge(_ parts: [Substring]) -> Bool {
        parts.dropFirst().contains { $0 == "badge" || $0 == "trianglebadge" }
    }

    private static func hasShape(_ parts: [Substring]) -> Bool {
        let shapes: Set<Substring> = [
            "app", "bubble", "capsule", "circle", "diamond", "hexagon", "message", "octagon", "pentagon", "rectangle",
            "seal", "shield", "square", "triangle",
        ]
        let plain = parts.last == "fill" ? parts.dropLast() : parts[...]
        guard let shape = plain.last, shapes.contains(shape), let before = plain.dropLast().last else { return false }
        // Two symbols behind or above each other.
        return !["on", "below", "above", "and", "of"].contains(before)
    }
}
