// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import _FoundationICU

/// The plural categories of CLDR.
nonisolated package enum PluralCategory: String, Hashable, Sendable {
    case zero, one, two, few, many, other
}

/// Cardinal plural rules of every language in CLDR (UTS 35, part 3), from the ICU that Foundation includes.
///
/// Rules are opened once per language and kept: there are as many as languages in use.
nonisolated package enum PluralRules {
    private static let known = Mutex<[String: Rules]>([:])

    /// Returns the category of a number as its language writes it without trailing zeros.
    package static func category(of number: Double, language: String) -> PluralCategory {
        known.withLock { known in
            if let rules = known[language] { return rules.category(of: number) }
            let rules = Rules(language)
            known[language] = rules
            return rules.category(of: number)
        }
    }

    /// Never freed, since sessions use it as long as the process lives.
    private struct Rules: @unchecked Sendable {
        private let handle: OpaquePointer?

        init(_ language: String) {
            var status = U_ZERO_ERROR
            let opened = swift_uplrules_open(language, &status)
            handle = status.rawValue <= U_ZERO_ERROR.rawValue ? opened : nil
        }

        /// `other` is a category of every language, and the result if ICU returns none.
        func category(of number: Double) -> PluralCategory {
            var status = U_ZERO_ERROR
            // The longest name has five letters.
            var name = [UChar](repeating: 0, count: 16)
            let length = swift_uplrules_select(handle, number.magnitude, &name, Int32(name.count), &status)
            guard handle != nil, status.rawValue <= U_ZERO_ERROR.rawValue, (1...16).contains(length) else {
                return .other
            }
            return PluralCategory(rawValue: String(decoding: name.prefix(Int(length)), as: UTF16.self)) ?? .other
        }
    }
}
