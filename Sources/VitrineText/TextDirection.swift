// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo

/// The direction that a text has by itself, as Apple's natural alignment finds it.
package enum TextDirection {
    /// Whether the first letter belongs to a script that is written from right to left.
    package static func startsRightToLeft(_ text: String) -> Bool {
        for scalar in text.unicodeScalars where scalar.properties.isAlphabetic {
            // Before Hebrew there is none.
            if scalar.value < 0x590 { return false }
            let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
            guard script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED else { continue }
            return hb_script_get_horizontal_direction(script) == HB_DIRECTION_RTL
        }
        return false
    }
}
