// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Rounds to device pixels.
package struct PixelGrid: Sendable {
    /// Device pixels per point.
    let scale: Double

    package init(scale: Double) { self.scale = scale }

    /// Rounds up to a whole pixel, tolerating floating-point errors above a whole one.
    package func ceil(_ length: Double) -> Double {
        guard length.isFinite else { return length }
        return (length * scale - 1e-6).rounded(.up) / scale
    }
}
