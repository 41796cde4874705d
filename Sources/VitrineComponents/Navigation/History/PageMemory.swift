// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The pages that a stack has popped, so that Forward can push them again: values and views, not their state.
///
/// At most `limit` pages are kept; the oldest ones are dropped first. Every call is linear in that number.
package struct PageMemory {
    package struct Page {
        package var key: Int
        /// The key of the page below.
        package var below: Int
        package var entry: NavigationEntry
    }

    package static let limit = 64

    private var pages: [Page] = []

    package init() {}

    package mutating func keep(_ page: Page) {
        forget(page.key)
        pages.append(page)
        if pages.count > Self.limit { pages.removeFirst() }
    }

    package mutating func forget(_ key: Int) { pages.removeAll { $0.key == key } }

    package func page(_ key: Int) -> Page? { pages.last { $0.key == key } }
}
