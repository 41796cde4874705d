// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension EnvironmentValues {
    /// The environment whose locale, calendar and time zone code formats in: that of the text or field that shows the
    /// result, or else of the running view, or else of the session. `nil` outside of sessions.
    package static var ofFormatting: EnvironmentValues? {
        if let ofFormattedText { return ofFormattedText }
        return SessionContext.current == nil ? nil : LocalizedLookup.currentEnvironment(.current)
    }
}
