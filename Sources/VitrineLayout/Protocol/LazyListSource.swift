// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The source of a lazy container's rows, which are created on demand.
package protocol LazyListSource: AnyObject {
    /// The number of rows.
    var count: Int { get }

    /// Returns the number of rows in a container of this length across the axis: a grid's lines hold as many cells as
    /// fit.
    func count(across length: CGFloat?) -> Int

    /// Prepares for a length across the axis, and returns whether all rows have changed.
    func prepare(across length: CGFloat) -> Bool

    /// Returns the row's node, created on demand; the container keeps it until it calls `release`.
    func node(at index: Int) -> LayoutNode

    /// Releases a row that left the window, whose node the container no longer holds.
    func release(_ index: Int)

    /// Returns an estimate of the row's length before it is measured, in points; `nil` uses the mean of measured rows.
    func estimatedLength(at index: Int) -> CGFloat?

    /// Returns the section of a row, or `nil` outside sections; called only if headers or footers are pinned.
    func section(containing index: Int) -> LazySection?
}

/// A section of a flat list of rows.
package struct LazySection: Equatable, Sendable {
    /// The rows of the section, header and footer included.
    package var rows: Range<Int>
    package var header: Int?
    package var footer: Int?

    package init(rows: Range<Int>, header: Int? = nil, footer: Int? = nil) {
        self.rows = rows
        self.header = header
        self.footer = footer
    }
}

extension LazyListSource {
    package func section(containing index: Int) -> LazySection? { nil }

    package func estimatedLength(at index: Int) -> CGFloat? { nil }
}

extension LazyListSource {
    package func count(across length: CGFloat?) -> Int { count }
    package func prepare(across length: CGFloat) -> Bool { false }
}
