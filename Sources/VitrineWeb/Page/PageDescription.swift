// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// The description of a page for search engines and messengers: the beginning of the page's texts.
enum PageDescription {
    /// Characters; search engines cut longer ones.
    static let length = 160

    /// Returns the beginning of the texts of a display tree in reading order, without headings of the first level,
    /// which are the page's title.
    static func text(of tree: DisplayTree) -> String {
        var texts: [String] = []
        var count = 0
        collect(tree.root, &texts, &count)
        let text = texts.joined(separator: " ")
        return text.count > length ? text.prefix(length - 1) + "…" : text
    }

    private static func collect(_ layer: Layer, _ texts: inout [String], _ count: inout Int) {
        guard count < length, !layer.isExiting else { return }
        if let semantics = layer.semantics {
            if semantics.isHidden || semantics.role == .heading(level: 1) || semantics.role == .navigation { return }
        }
        if case .text(let text) = layer.content {
            let words = text.string.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if !words.isEmpty { texts.append(words) }
            count += words.count + 1
        }
        for child in layer.children { collect(child, &texts, &count) }
    }
}
