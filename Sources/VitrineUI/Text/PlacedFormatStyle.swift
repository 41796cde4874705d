// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A format style that depends on where the reader is.
nonisolated protocol PlacedFormatStyle {
    /// The style with the environment's time zone and calendar where it has the device's.
    func placed(in environment: EnvironmentValues) -> Self
}

extension Date.FormatStyle: PlacedFormatStyle {
    nonisolated func placed(in environment: EnvironmentValues) -> Self {
        var style = self
        if timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
        if calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
        return style
    }
}

extension Date.IntervalFormatStyle: PlacedFormatStyle {
    nonisolated func placed(in environment: EnvironmentValues) -> Self {
        var style = self
        if timeZone == .autoupdatingCurrent { style.timeZone = environment.timeZone }
        if calendar == .autoupdatingCurrent { style.calendar = environment.calendar }
        return style
    }
}
