// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

extension Calendar {
    /// Whether the calendar is the process's own.
    var isOfProcess: Bool { self == .autoupdatingCurrent || self == .current }

    /// The calendar, or in place of the process's own that of the running view or session.
    var ofSession: Calendar {
        isOfProcess ? EnvironmentValues.ofFormatting?.calendar ?? self : self
    }
}
