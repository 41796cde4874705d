// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

extension View {
    /// Stands in the middle of a wide window: lines of more than 672 points are hard to read.
    func readableWidth() -> some View {
        frame(maxWidth: 672)
            .frame(maxWidth: .infinity)
    }
}
