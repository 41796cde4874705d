// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore

/// A page of a tab view with the tag that selects it.
typealias TaggedTabPage = (page: TabPageNode, tag: AnyHashable?)

extension ViewNode {
    /// The pages among the elements of a tab view's content, in order.
    ///
    /// Complexity: O(pages).
    func tabPages(in content: ViewNode) -> [TaggedTabPage] {
        var found: [TaggedTabPage] = []
        content.forEachElement { element in
            guard let page = element as? TabPageNode else { return }
            found.append((page, page.elementTrait(.tag, in: self) as? AnyHashable))
        }
        return found
    }
}

extension [TaggedTabPage] {
    /// The index of the page with a tag, or of the page without a tag at an index; otherwise the first page.
    func selectedIndex(tag: AnyHashable?, index: Int) -> Int? {
        guard !isEmpty else { return nil }
        guard let tag else { return Swift.min(index, count - 1) }
        return indices.first { (self[$0].tag ?? AnyHashable($0)) == tag } ?? 0
    }
}
