// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Foundation
import VitrineDisplay

/// The activity spinner at its first frame, 18 points across: the browser's spokes, eight of them, the one at the top darkest.
enum Spinner {
    private static let spokes = 8
    /// The colour of the spokes in the pages' style sheet.
    private static let color = DisplayColor(red: 138 / 255, green: 138 / 255, blue: 142 / 255)

    static func paint(_ color: DisplayColor?, in bounds: DisplayRect, alpha: Double, on context: OpaquePointer) {
        let color = color ?? Spinner.color
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_translate(context, bounds.midX, bounds.midY)
        let spoke = Outline.roundedRectangle(radiusX: 1.125, radiusY: 1.125, isContinuous: false)
        let box = DisplayRect(x: -1.125, y: -9, width: 2.25, height: 5.4)
        for index in 0..<spokes {
            // The animation fades each spoke from 1 to 0.25, and each starts an eighth later than the one before.
            let progress = index == 0 ? 0 : Double(spokes - index) / Double(spokes)
            let opacity = 1 - 0.75 * progress
            cairo_save(context)
            cairo_rotate(context, Double(index) * .pi / 4)
            CairoPath.set(spoke, in: box, on: context)
            cairo_set_source_rgba(context, color.red, color.green, color.blue, opacity * alpha * color.alpha)
            cairo_fill(context)
            cairo_restore(context)
        }
    }
}
