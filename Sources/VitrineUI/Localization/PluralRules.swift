// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The plural categories of CLDR.
nonisolated package enum PluralCategory: String, Hashable, Sendable {
    case zero, one, two, few, many, other
}

/// Cardinal plural rules (Unicode CLDR 45, "Language Plural Rules"), for the languages that are offered so far.
///
/// A language without a rule here uses English's; the rules look at integers and at whether a number has a fraction.
nonisolated package enum PluralRules {
    package static func category(of number: Double, language: String) -> PluralCategory {
        let magnitude = number.magnitude
        guard magnitude == magnitude.rounded(), magnitude < 1e15 else {
            return fraction(magnitude, language)
        }
        let n = Int(magnitude)
        let (mod10, mod100) = (n % 10, n % 100)
        switch language {
        case "ja", "ko", "zh", "vi", "th", "id", "ms": return .other
        case "fr", "pt":
            if n == 0 || n == 1 { return .one }
            return isMillions(n) ? .many : .other
        case "es", "it", "ca":
            if n == 1 { return .one }
            return isMillions(n) ? .many : .other
        case "ru", "uk", "be":
            if mod10 == 1, mod100 != 11 { return .one }
            if (2...4).contains(mod10), !(12...14).contains(mod100) { return .few }
            return .many
        case "pl":
            if n == 1 { return .one }
            if (2...4).contains(mod10), !(12...14).contains(mod100) { return .few }
            return .many
        case "cs", "sk":
            if n == 1 { return .one }
            return (2...4).contains(n) ? .few : .other
        case "ar":
            switch n {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            default:
                if (3...10).contains(mod100) { return .few }
                return mod100 >= 11 ? .many : .other
            }
        case "he":
            if n == 1 { return .one }
            return n == 2 ? .two : .other
        case "hi", "fa", "bn": return n <= 1 ? .one : .other
        default: return n == 1 ? .one : .other
        }
    }

    private static func fraction(_ magnitude: Double, _ language: String) -> PluralCategory {
        switch language {
        case "fr", "pt": magnitude < 2 ? .one : .other
        case "hi", "fa", "bn": magnitude <= 1 ? .one : .other
        case "cs", "sk": .many
        default: .other
        }
    }

    private static func isMillions(_ n: Int) -> Bool { n != 0 && n % 1_000_000 == 0 }
}
