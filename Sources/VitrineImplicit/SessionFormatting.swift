// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

// What the source in EveryModule calls: there it would call itself.

extension FormatStyle {
    /// Formats a value in the language, the calendar and the time zone of the view or session that runs, as far as the
    /// style does not say otherwise itself.
    ///
    /// - Parameter value: The value.
    /// - Returns: What the style makes of it.
    public func _formatInSession(_ value: FormatInput) -> FormatOutput { SessionFormats.placed(self).format(value) }
}
