// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The head without its face: ears, antennae, and the shadow on the neck.
struct PortraitHead: View {
    let traits: PortraitTraits

    /// Egg-shaped, the narrow end down.
    static let outline = Path.outline(
        (82, 134),
        [
            [82, 92, 112, 66, 150, 66], [188, 66, 218, 92, 218, 134], [218, 190, 188, 228, 150, 228],
            [112, 228, 82, 190, 82, 134],
        ]
    )

    var body: some View {
        Path.ellipse(150, 232, 30, 14).fill(traits.skin.darker(0.7).color).opacity(0.55)
        if traits.hasAntennae { antennae }
        ForEach([81.0, 219.0], id: \.self) { x in
            Path.ellipse(x, 154, 15, 19).fill(traits.skin.darker(0.92).color)
            Path.ellipse(x, 155, 7, 11).fill(traits.skin.darker(0.8).color)
        }
        Self.outline.fill(
            LinearGradient(
                colors: [traits.skin.lighter(0.18).color, traits.skin.color, traits.skin.darker(0.95).color],
                startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
        )
    }

    private var antennae: some View {
        ForEach([-1.0, 1.0], id: \.self) { side in
            Path.arc(from: (150 + side * 24, 84), to: (150 + side * 56, 34), by: (150 + side * 28, 44))
                .stroke(traits.skin.darker().color, style: StrokeStyle(lineWidth: 7, lineCap: .round))
            Path.circle(150 + side * 57, 31, 12).fill(traits.skin.shading)
            Path.circle(150 + side * 57 - 4, 27, 3.5).fill(Color.white).opacity(0.6)
        }
    }
}
