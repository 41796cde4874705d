// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Small numbers in locales that write them as Swift does: formatting one costs more than laying out its text.
nonisolated enum PlainNumbers {
    private static let known = Mutex<[String: Bool]>([:])

    /// A number of at most three digits as its locale writes it, where that needs no formatter.
    static func string<I: BinaryInteger>(_ value: I, locale: Locale) -> String? {
        guard value >= 0, value < 1_000, writesPlainDigits(locale) else { return nil }
        return String(value)
    }

    /// Found out once per locale, by formatting every digit.
    private static func writesPlainDigits(_ locale: Locale) -> Bool {
        let identifier = locale.identifier
        if let answer = known.withLock({ $0[identifier] }) { return answer }
        let style = IntegerFormatStyle<Int>(locale: locale)
        let answer = [120, 345, 678, 9].allSatisfy { style.format($0) == String($0) }
        known.withLock { $0[identifier] = answer }
        return answer
    }
}
