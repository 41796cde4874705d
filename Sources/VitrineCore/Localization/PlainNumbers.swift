// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Small numbers in locales that write them as Swift does: formatting one takes longer than the layout of its text.
nonisolated enum PlainNumbers {
    private static let known = Mutex<[String: Bool]>([:])

    /// Returns the text of a number of at most three digits, if its locale needs no formatter for it.
    static func string<I: BinaryInteger>(_ value: I, locale: Locale) -> String? {
        guard value >= 0, value < 1_000, writesPlainDigits(locale) else { return nil }
        return String(value)
    }

    /// Returns whether a locale uses plain digits; determined once per locale by formatting every digit.
    private static func writesPlainDigits(_ locale: Locale) -> Bool {
        let identifier = locale.identifier
        if let answer = known.withLock({ $0[identifier] }) { return answer }
        let style = IntegerFormatStyle<Int>(locale: locale)
        let answer = [120, 345, 678, 9].allSatisfy { style.format($0) == String($0) }
        known.withLock { $0[identifier] = answer }
        return answer
    }
}
