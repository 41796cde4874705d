// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A band in the background's colour that goes across a view, over and over: it dims what the view shows, and nothing
/// else. Who wants less motion sees none.
struct ShimmerModifier: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @State private var isMoving = false

    func body(content: Content) -> some View {
        content
            .overlay {
                if !reduceMotion {
                    // The animation is the band's own: nothing else that changes meanwhile goes on for ever.
                    ShimmerBandView(progress: isMoving ? 1 : 0)
                        .animation(movement, value: isMoving)
                        .onAppear { isMoving = true }
                }
            }
            .clipped()
    }

    private var movement: Animation {
        .linear(duration: Constants.UI.shimmerDuration).repeatForever(autoreverses: false)
    }
}
