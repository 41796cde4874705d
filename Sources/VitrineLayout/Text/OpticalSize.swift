// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The value of a font's optical size axis for a point size, which the engine and the browser both set.
package enum OpticalSize {
    /// San Francisco's x-height decreases from 17 to 28 pt; Inter's axis does the same between 16 and 30
    /// (Documentation/Fonts.md, "Families").
    private static let sansNodes: [(size: Double, axis: Double)] = [
        (17, 16), (20, 19.2), (22, 23.4), (24, 27.6), (28, 30),
    ]

    /// The range of Source Serif's axis, which is in points.
    private static let serifSizes = 8.0...60.0

    /// Returns the size whose outlines a size uses: sizes without a difference share one, others have one per half
    /// point.
    ///
    /// Advances per em are equal for equal results, so it is also a key for a cache of shaped strings.
    package static func bucket(for size: Double, design: FontSpec.Design = .default) -> Double {
        switch design {
        case .default: (min(max(size, 17), 28) * 2).rounded() / 2
        case .serif: (min(max(size, serifSizes.lowerBound), serifSizes.upperBound) * 2).rounded() / 2
        case .rounded, .monospaced: 17
        }
    }

    /// Returns the bucket of a font; a face of the app's own has the same outlines at all sizes.
    package static func bucket(for font: FontSpec) -> Double {
        font.face == nil ? bucket(for: font.size, design: font.design) : 17
    }

    /// Returns the value of a font's `opsz` axis.
    package static func axis(for font: FontSpec) -> Double? {
        font.face == nil ? axis(for: font.size, design: font.design) : nil
    }

    /// Returns the value of the `opsz` axis; `nil` for families without it.
    package static func axis(for size: Double, design: FontSpec.Design = .default) -> Double? {
        let size = bucket(for: size, design: design)
        switch design {
        case .default: return sansAxis(size)
        case .serif: return size
        case .rounded, .monospaced: return nil
        }
    }

    private static func sansAxis(_ size: Double) -> Double {
        for (lower, upper) in zip(sansNodes, sansNodes.dropFirst()) where size <= upper.size {
            let part = (size - lower.size) / (upper.size - lower.size)
            return ((lower.axis + part * (upper.axis - lower.axis)) * 100).rounded() / 100
        }
        return 30
    }
}
