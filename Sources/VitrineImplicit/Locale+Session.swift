// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

extension Locale {
    /// The locale, or in place of the process's own that of the running view or session.
    var ofSession: Locale {
        self == .autoupdatingCurrent ? EnvironmentValues.ofFormatting?.locale ?? self : self
    }
}
