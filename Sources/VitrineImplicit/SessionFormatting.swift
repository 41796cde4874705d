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

extension DateFormatter {
    /// Formats a date in the language and the time zone of the view or session that runs.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - dateStyle: How the day is written.
    ///   - timeStyle: How the time is written.
    /// - Returns: The text.
    public static func _formatInSession(_ date: Date, _ dateStyle: Style, _ timeStyle: Style) -> String {
        let formatter = DateFormatter()
        formatter.dateStyle = dateStyle
        formatter.timeStyle = timeStyle
        if SessionContext.current != nil {
            let environment = LocalizedLookup.currentEnvironment(.current)
            formatter.locale = environment.locale
            formatter.calendar = environment.calendar
            formatter.timeZone = environment.timeZone
        }
        return formatter.string(from: date)
    }
}

extension NumberFormatter {
    /// Formats a number in the language of the view or session that runs.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - style: How it is written.
    /// - Returns: The text.
    public static func _formatInSession(_ number: NSNumber, _ style: Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        if SessionContext.current != nil { formatter.locale = LocalizedLookup.currentEnvironment(.current).locale }
        return formatter.string(from: number) ?? ""
    }
}
