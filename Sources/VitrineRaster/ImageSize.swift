// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// The size of an image that may be drawn or decoded, checked before any memory is taken.
package struct ImageSize: Hashable, Sendable {
    /// Cairo's coordinates have 15 bits before the point.
    package static let longestSide = 32_767
    /// 400 MB.
    package static let mostPixels = 100_000_000
    package static let scales = 0.25...8

    package let width: Int
    package let height: Int

    /// Of points at a scale; part of a pixel counts as one.
    package init(width: Double, height: Double, scale: Double) throws {
        guard scale.isFinite, Self.scales.contains(scale) else {
            throw Diagnostic(
                .renderBadSize, "An image cannot have a scale of \(scale).",
                remedy: "Use a scale from \(Self.scales.lowerBound) to \(Self.scales.upperBound); phones have 2 or 3.",
                severity: .error)
        }
        for (side, name) in [(width, "width"), (height, "height")] {
            guard side.isFinite, side > 0 else {
                throw Diagnostic(
                    .renderBadSize, "An image cannot have a \(name) of \(side) points.",
                    remedy: "Give it a positive size; a view of size zero needs a frame.", severity: .error)
            }
        }
        let pixels = [width, height].map { ($0 * scale - 0.001).rounded(.up) }
        guard pixels.allSatisfy({ $0 <= Double(Self.longestSide) }),
            pixels[0] * pixels[1] <= Double(Self.mostPixels)
        else {
            throw Self.tooLarge("\(width) by \(height) points at scale \(scale)")
        }
        self.width = max(Int(pixels[0]), 1)
        self.height = max(Int(pixels[1]), 1)
    }

    /// Of an encoded image's header.
    init(width: UInt32, height: UInt32) throws {
        guard width > 0, height > 0 else {
            throw Diagnostic(
                .renderImageUnreadable, "An image's header gives it no pixels.", remedy: "Replace the file.",
                severity: .error)
        }
        guard width <= Self.longestSide, height <= Self.longestSide,
            Int(width) * Int(height) <= Self.mostPixels
        else { throw Self.tooLarge("\(width) by \(height) pixels") }
        self.width = Int(width)
        self.height = Int(height)
    }

    private static func tooLarge(_ what: String) -> Diagnostic {
        Diagnostic(
            .renderTooLarge, "\(what) are more than an image may have.",
            remedy: "No side may exceed \(longestSide) pixels, nor all \(mostPixels): use a smaller size or scale.",
            severity: .error)
    }
}
