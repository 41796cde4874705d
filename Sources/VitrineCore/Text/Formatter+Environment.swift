// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension Formatter {
    /// Does something with the formatter in an environment, whose locale, time zone and calendar it has where the app has
    /// set none.
    ///
    /// Formatters of sessions, and what code of the app formats on the way, ask for the environment themselves
    /// (`EnvironmentValues.ofFormatting`). Foundation's own of numbers and dates cannot: they are copied.
    ///
    /// - Parameters:
    ///   - environment: The environment of the text or field.
    ///   - body: Formats or parses with the formatter that it is given.
    /// - Returns: What the closure returns.
    package nonisolated func shown<Result>(
        in environment: EnvironmentValues, _ body: (Formatter) throws -> Result
    ) rethrows -> Result {
        try EnvironmentValues.$ofFormattedText.withValue(environment) { try body(foundations(in: environment)) }
    }

    /// The formatter, or a copy of Foundation's own with the environment's settings in place of the device's defaults.
    private nonisolated func foundations(in environment: EnvironmentValues) -> Formatter {
        // A subclass may do more, which a copy would not do.
        if type(of: self) == DateFormatter.self, let copy = copy() as? DateFormatter {
            if copy.locale == .current { copy.locale = environment.locale }
            if copy.timeZone == .current { copy.timeZone = environment.timeZone }
            if copy.calendar == .current { copy.calendar = environment.calendar }
            return copy
        }
        if type(of: self) == NumberFormatter.self, let copy = copy() as? NumberFormatter, copy.locale == .current {
            copy.locale = environment.locale
            return copy
        }
        return self
    }
}
