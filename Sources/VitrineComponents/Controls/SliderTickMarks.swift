// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// The marks of a slider: dots below the track, where the middle of the knob is at their values.
nonisolated struct SliderTickMarks: Shape {
    /// The shares of the slider's range.
    let shares: [Double]
    private let diameter = 3.0
    /// Half the width of the knob, which stays on the track.
    private let margin = 19.0

    func path(in rect: CGRect) -> Path {
        var path = Path()
        for share in shares {
            let x = rect.minX + margin + share * max(rect.width - 2 * margin, 0)
            path.addEllipse(
                in: CGRect(x: x - diameter / 2, y: rect.midY + 9, width: diameter, height: diameter))
        }
        return path
    }
}
