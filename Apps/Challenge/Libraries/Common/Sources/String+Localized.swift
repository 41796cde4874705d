// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension String {
    /// The text for this key in the person's language; the key itself where there is none.
    public func localized() -> String {
        String(localized: String.LocalizationValue(self), bundle: .module)
    }
}
