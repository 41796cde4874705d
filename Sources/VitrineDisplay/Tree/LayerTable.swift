// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The layers of a tree by identifier.
///
/// Identifiers are ascending and never reused, so the table is a list of pages; a page without layers is freed.
/// Look-up, insertion and removal are O(1); a page costs 2 KB, and a pointer for good. The table retains nothing: an
/// attached layer is retained by its parent.
struct LayerTable {
    private final class Page {
        var slots = ContiguousArray<Unmanaged<Layer>?>(repeating: nil, count: LayerTable.pageSize)
        var count = 0
    }

    private static let pageSize = 256
    private var pages: ContiguousArray<Page?> = []
    private(set) var count = 0

    subscript(id: Int) -> Layer? {
        guard id >= 0, id / Self.pageSize < pages.count else { return nil }
        return pages[id / Self.pageSize]?.slots[id % Self.pageSize]?.takeUnretainedValue()
    }

    mutating func insert(_ layer: Layer) {
        let number = layer.id / Self.pageSize
        while pages.count <= number { pages.append(nil) }
        let page: Page
        if let present = pages[number] {
            page = present
        } else {
            page = Page()
            pages[number] = page
        }
        if page.slots[layer.id % Self.pageSize] == nil {
            page.count += 1
            count += 1
        }
        page.slots[layer.id % Self.pageSize] = Unmanaged.passUnretained(layer)
    }

    mutating func remove(_ layer: Layer) {
        let number = layer.id / Self.pageSize
        guard number < pages.count, let page = pages[number], page.slots[layer.id % Self.pageSize] != nil else {
            return
        }
        page.slots[layer.id % Self.pageSize] = nil
        page.count -= 1
        count -= 1
        if page.count == 0 { pages[number] = nil }
    }
}
