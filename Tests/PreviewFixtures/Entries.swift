// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A class that is not Sendable, as the default of an entry.
nonisolated package final class Palette {
    package var name: String

    package init(name: String) {
        self.name = name
    }
}

extension EnvironmentValues {
    @Entry package var pageSize = 20
    @Entry package var heading: String?
    @Entry package var palette: Palette = Palette(name: "default")
}
