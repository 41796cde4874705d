// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How the optical axis of Vitrine Sans follows the point size.
///
/// San Francisco's x-height falls from 17 to 28 pt; Inter's axis does the same between 16 and 30 (facts/fonts.md 2).
package enum OpticalSize {
    private static let nodes: [(size: Double, axis: Double)] = [
        (17, 16), (20, 19.2), (22, 23.4), (24, 27.6), (28, 30),
    ]

    /// The size whose shapes a size uses: all up to 17 share one, so do all from 28; between them each half point.
    ///
    /// Advances per em are equal for equal answers, so it is also what a cache of shaped strings goes by.
    package static func bucket(for size: Double) -> Double {
        (min(max(size, 17), 28) * 2).rounded() / 2
    }

    /// The value of the `opsz` axis.
    package static func axis(for size: Double) -> Double {
        let size = bucket(for: size)
        for (lower, upper) in zip(nodes, nodes.dropFirst()) where size <= upper.size {
            let part = (size - lower.size) / (upper.size - lower.size)
            return ((lower.axis + part * (upper.axis - lower.axis)) * 100).rounded() / 100
        }
        return 30
    }
}
