// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// What the name of a font says of its look, so that the system's font can stand in for one that is not there:
/// "AvenirNext-DemiBoldItalic" is semibold and italic, "Georgia" has serifs, "Menlo" one width.
nonisolated struct NamedFont: Hashable, Sendable {
    /// The system's design that is nearest to the family.
    var design: Font.Design
    /// 100 to 900, as CSS counts.
    var weight: Int
    var isItalic: Bool

    private static let known = Mutex<[String: NamedFont]>([:])
    private static let mostNames = 256

    /// What a name says; read once, because texts ask for it each time that they are resolved.
    static func read(_ name: String) -> NamedFont {
        if let known = known.withLock({ $0[name] }) { return known }
        let read = NamedFont(name)
        known.withLock { known in
            if known.count >= mostNames { known = [:] }
            known[name] = read
        }
        return read
    }

    /// Reads a PostScript name ("Georgia-BoldItalic"), or a family with or without its style ("Avenir Next Heavy").
    init(_ name: String) {
        let letters = name.lowercased().filter { $0.isLetter || $0.isNumber }
        let family = Self.families.first { letters.hasPrefix($0.name) }
        design = family?.design ?? .default
        var style = letters.dropFirst(family?.name.count ?? 0)
        // Monotype's fonts end in letters that tell of their makers.
        for suffix in ["mt", "ps"] where style.hasSuffix(suffix) { style = style.dropLast(suffix.count) }
        let slant = ["italic", "oblique"].first { style.hasSuffix($0) }
        isItalic = slant != nil
        style = style.dropLast(slant?.count ?? 0)
        weight = Self.weights.first { style.hasSuffix($0.name) }?.weight ?? 400
    }

    /// Longer names first: "semibold" ends in "bold".
    private static let weights: [(name: String, weight: Int)] = [
        ("ultralight", 100), ("extralight", 200), ("demibold", 600), ("semibold", 600), ("extrabold", 800),
        ("ultrabold", 800), ("hairline", 100), ("regular", 400), ("medium", 500), ("black", 900), ("heavy", 800),
        ("light", 300), ("roman", 400), ("bold", 700), ("book", 400), ("thin", 100),
    ]

    /// Families that iOS has, and a few that apps bring, which are not of the system font's kind.
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
        ("sfprorounded", .rounded), ("sfrounded", .rounded), ("varelaround", .rounded),
    ]
}
