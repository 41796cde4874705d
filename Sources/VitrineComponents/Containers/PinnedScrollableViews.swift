// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineLayout

/// The views of a section that stay visible while the section scrolls.
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The headers of the sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footers of the sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

    var rows: PinnedRows { PinnedRows(rawValue: rawValue) }
}
