// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
    /// The text for this key in the user's language; the key itself where there is none.
    public func localized() -> String {
        String(localized: String.LocalizationValue(self), bundle: .module)
    }

    /// The text for this key and a number, in the form that the user's language has for that many.
    ///
    /// The key in the catalog is this one, a space and `%lld`.
    public func localized(count: Int) -> String {
        var value = String.LocalizationValue.StringInterpolation(literalCapacity: utf8.count + 1, interpolationCount: 1)
        value.appendLiteral(self + " ")
        value.appendInterpolation(count)
        return String(localized: String.LocalizationValue(stringInterpolation: value), bundle: .module)
    }
}
