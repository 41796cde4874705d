// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Gives a lazy container its rows when they are wanted.
package protocol LazyListSource: AnyObject {
    /// The number of rows.
    var count: Int { get }

    /// How many rows there are in a container of this length across: a grid's lines hold what fits.
    func count(across length: CGFloat?) -> Int

    /// The container is this long across from now on. Answers whether all rows are other ones.
    func prepare(across length: CGFloat) -> Bool

    /// The row's node, created on demand; the container keeps it until it calls `release`.
    func node(at index: Int) -> LayoutNode

    /// The row left the window: its node is no longer held by the container.
    func release(_ index: Int)

    /// The row's length before it was ever measured, in points; `nil` takes the mean of those measured.
    func estimatedLength(at index: Int) -> CGFloat?

    /// The section of a row, `nil` outside sections; asked only where headers or footers are pinned.
    func section(containing index: Int) -> LazySection?
}

/// A section of a flat list of rows.
package struct LazySection: Equatable, Sendable {
    /// All rows of the section, header and footer included.
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
