// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The amount of layout work.
package struct LayoutCounters: Equatable, Sendable {
    /// The number of computed sizes (without cache hits).
    package var measures = 0
    /// The number of nodes whose children were placed.
    package var placements = 0
    /// The number of unchanged children that containers visited.
    package var siblingsVisited = 0
    /// The number of runs that moved as one value.
    package var runShifts = 0

    package init() {}
}
