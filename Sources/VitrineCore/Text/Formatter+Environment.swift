// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

extension Formatter {
    /// Returns the formatter with the environment's locale, time zone and calendar where it has the device's defaults.
    ///
    /// The formatter itself is not changed: the result is a copy if anything differs.
    package nonisolated func shown(in environment: EnvironmentValues) -> Formatter {
        if let placed = self as? any PlacedFormatter { return placed.placed(in: environment) }
        switch self {
        case let dates as DateFormatter:
            guard let copy = dates.copy() as? DateFormatter else { return self }
            if dates.locale == .current { copy.locale = environment.locale }
            if dates.timeZone == .current { copy.timeZone = environment.timeZone }
            if dates.calendar == .current { copy.calendar = environment.calendar }
            return copy
        case let numbers as NumberFormatter where numbers.locale == .current:
            guard let copy = numbers.copy() as? NumberFormatter else { return self }
            copy.locale = environment.locale
            return copy
        default: return self
        }
    }
}
