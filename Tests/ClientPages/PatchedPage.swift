// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay
import VitrineWeb
import WebTestSupport

/// A random page before and after random edits, and the batches between: the first page, patched, must show what the
/// last one shows.
struct PatchedPage {
    let first: String
    let batches: [String]
    let last: String

    init(seed: UInt64) {
        let tree = seed == 0 ? SamplePages.home() : DisplayTree()
        tree.root.placement = LayerPlacement(width: 375, height: 667)
        var edits = RandomEdits(seed: seed, tree: tree)
        for _ in 0..<25 { edits.edit() }
        _ = tree.takeBatch()
        let head = PageHead(title: "Differential", nonce: "n0nce", connection: nil)
        let page = PageRenderer.render(tree, head: head, symbols: Triangles())
        var encoder = BatchEncoder(client: page.client)
        var batches: [String] = []
        for _ in 0..<20 {
            for _ in 0..<3 { edits.edit() }
            let batch = tree.takeBatch()
            if batch.isEmpty { continue }
            batches.append("[\"B\",\(batch.sequence),0,\(encoder.encode(batch.operations, of: tree))]")
        }
        first = page.html
        self.batches = batches
        last = PageRenderer.render(tree, head: head, symbols: Triangles()).html
    }
}
