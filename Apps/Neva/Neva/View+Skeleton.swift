// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

extension View {
    /// The view's shape while its content is on the way: bars for texts, boxes for pictures, and a light that goes
    /// across them; nothing can be touched.
    func skeleton() -> some View {
        redacted(reason: .placeholder)
            .modifier(ShimmerModifier())
            .allowsHitTesting(false)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(Constants.Strings.loading)
    }
}
