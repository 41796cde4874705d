// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineBase

/// The properties that a font's name implies, so that a system font can replace a missing one.
///
/// "AvenirNext-DemiBoldItalic" is semibold and italic, "Georgia" has serifs, "Menlo" is monospaced.
nonisolated struct NamedFont: Hashable, Sendable {
    /// The system's design that is nearest to the family.
    var design: Font.Design
    /// The weight from 100 to 900, as in CSS.
    var weight: Int
    var isItalic: Bool
    /// Whether it is one of the system's own fonts, whose names begin with a dot.
    var isSystem: Bool

    private static let known = Mutex(BoundedCache<String, NamedFont>(limit: 256))

    /// Returns the properties of a name; cached, because texts ask for them whenever they are resolved.
    static func read(_ name: String) -> NamedFont {
        if let known = known.withLock({ $0.value(for: name) }) { return known }
        let read = NamedFont(name)
        known.withLock { $0.insert(read, for: name) }
        return read
    }

    /// Parses a PostScript name ("Georgia-BoldItalic"), or a family with or without its style ("Avenir Next Heavy").
    init(_ name: String) {
        isSystem = [".SFUI", ".NewYork", ".AppleSystemUIFont"].contains { name.hasPrefix($0) }
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        let family = Self.families.first { letters.hasPrefix($0.name) }
        design = family?.design ?? .default
        var style = letters.dropFirst(family?.name.count ?? 0)
        // Names of Monotype's fonts end in letters for the foundry.
        for suffix in ["mt", "ps"] where style.hasSuffix(suffix) { style = style.dropLast(suffix.count) }
        let slant = ["italic", "oblique"].first { style.hasSuffix($0) }
        isItalic = slant != nil
        style = style.dropLast(slant?.count ?? 0)
        weight = Self.weights.first { style.hasSuffix($0.name) }?.weight ?? 400
    }

    /// Longer names come first: "semibold" ends in "bold".
    private static let weights: [(name: String, weight: Int)] = [
        ("ultralight", 100), ("extralight", 200), ("demibold", 600), ("semibold", 600), ("extrabold", 800),
        ("ultrabold", 800), ("hairline", 100), ("regular", 400), ("medium", 500), ("black", 900), ("heavy", 800),
        ("light", 300), ("roman", 400), ("bold", 700), ("book", 400), ("thin", 100),
    ]

    /// Families of iOS, and a few common in apps, whose design differs from the system font's.
    private static let families: [(name: String, design: Font.Design)] = [
        ("americantypewriter", .serif), ("baskerville", .serif), ("bodoni", .serif), ("charter", .serif),
        ("cochin", .serif), ("didot", .serif), ("garamond", .serif), ("georgia", .serif), ("hoeflertext", .serif),
        ("iowanoldstyle", .serif), ("lora", .serif), ("merriweather", .serif), ("newyork", .serif),
        ("palatino", .serif), ("playfairdisplay", .serif), ("rockwell", .serif), ("sourceserif", .serif),
        ("stix", .serif), ("superclarendon", .serif), ("timesnewroman", .serif), ("times", .serif),
        ("couriernew", .monospaced), ("courier", .monospaced), ("dinalternate", .default), ("firacode", .monospaced),
        ("ibmplexmono", .monospaced), ("jetbrainsmono", .monospaced), ("menlo", .monospaced), ("monaco", .monospaced),
        ("robotomono", .monospaced), ("sfmono", .monospaced), ("sourcecodepro", .monospaced),
        ("spacemono", .monospaced), ("arialrounded", .rounded), ("nunito", .rounded), ("quicksand", .rounded),
        ("sfprorounded", .rounded), ("sfrounded", .rounded), ("sfuimono", .monospaced), ("sfuirounded", .rounded),
        ("varelaround", .rounded),
    ]
}
