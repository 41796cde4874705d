// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The line breaking class of a grapheme cluster: the classes of UAX #14 that occur in user interfaces.
///
/// The class is that of the cluster's first scalar: marks, joiners and variation selectors never begin a cluster.
/// Hangul is treated as alphabetic, because iOS does not break Korean words. South-East Asian scripts, which need a
/// dictionary, are treated as alphabetic too and so break at spaces only.
enum LineBreakClass: Hashable, Sendable {
    case mandatory, space, zeroWidthSpace, glue
    case alphabetic, numeric, ideographic, nonStarter
    case opening, closing, closingParenthesis, quotation, exclamation, infix, slash
    case hyphen, breakAfter, breakBoth, inseparable, prefix, postfix

    init(_ character: Character) {
        // Swift joins CR and LF into one character, whose first scalar is CR.
        guard let scalar = character.unicodeScalars.first else {
            self = .alphabetic
            return
        }
        self.init(scalar)
    }

    init(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            self = Self.ascii(UInt8(scalar.value))
            return
        }
        switch scalar.value {
        case 0x85, 0x2028, 0x2029: self = .mandatory
        case 0x200B: self = .zeroWidthSpace
        case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: self = .glue
        case 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: self = .space
        case 0xAD, 0x2010, 0x2012, 0x2013: self = .breakAfter
        case 0x2014, 0x2E3A, 0x2E3B: self = .breakBoth
        case 0x2024...0x2026, 0x22EF: self = .inseparable
        case 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A: self = .quotation
        case 0xA1, 0xBF: self = .opening
        case 0x203C, 0x2047...0x2049, 0xFF01, 0xFF1F: self = .exclamation
        case 0xA3...0xA5, 0xB1, 0x20A0...0x20CF, 0x2116, 0x2212, 0xFFE1, 0xFFE5: self = .prefix
        case 0xA2, 0xB0, 0x2030...0x2037, 0x2103, 0x2109, 0xFF05, 0xFFE0: self = .postfix
        case 0x3001, 0x3002, 0xFF0C, 0xFF0E, 0xFF61, 0xFF64: self = .closing
        case 0x3005, 0x301C, 0x303B, 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
            0x3095, 0x3096, 0x309B...0x309E, 0x30A0, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5,
            0x30E7, 0x30EE, 0x30F5, 0x30F6, 0x30FB...0x30FE, 0x31F0...0x31FF, 0xFF1A, 0xFF1B, 0xFF65, 0xFF67...0xFF70:
            self = .nonStarter
        // The character of a box (LB20): lines break on both sides, as around ideographs.
        case 0xFFFC: self = .ideographic
        default:
            self = Self.byCategory(scalar)
        }
    }

    private static func ascii(_ byte: UInt8) -> LineBreakClass {
        switch byte {
        case 0x0A...0x0D: .mandatory
        case 0x09, 0x20: .space
        case UInt8(ascii: "0")...UInt8(ascii: "9"): .numeric
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): .opening
        case UInt8(ascii: ")"), UInt8(ascii: "]"): .closingParenthesis
        case UInt8(ascii: "}"): .closing
        case UInt8(ascii: "!"), UInt8(ascii: "?"): .exclamation
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: ";"): .infix
        case UInt8(ascii: "/"): .slash
        case UInt8(ascii: "-"): .hyphen
        case UInt8(ascii: "|"): .breakAfter
        case UInt8(ascii: "\""), UInt8(ascii: "'"): .quotation
        case UInt8(ascii: "$"), UInt8(ascii: "+"), UInt8(ascii: "\\"): .prefix
        case UInt8(ascii: "%"): .postfix
        default: .alphabetic
        }
    }

    private static func byCategory(_ scalar: Unicode.Scalar) -> LineBreakClass {
        let properties = scalar.properties
        switch properties.generalCategory {
        case .openPunctuation: return .opening
        case .closePunctuation: return .closing
        case .initialPunctuation, .finalPunctuation: return .quotation
        case .decimalNumber: return .numeric
        default: break
        }
        if properties.isIdeographic || properties.isEmojiPresentation { return .ideographic }
        switch scalar.value {
        case 0x2E80...0x31FF, 0x3200...0x4DFF, 0xA000...0xA4CF, 0xFE30...0xFE4F, 0xFF01...0xFFE6, 0x1F000...0x1FAFF:
            return .ideographic
        default:
            return .alphabetic
        }
    }
}
