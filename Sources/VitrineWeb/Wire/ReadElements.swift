// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// The elements of a page that decide how other layers are read: what is in an element that hides its contents, and
/// what an element that combines its contents is, are described anew when they change.
///
/// Cost: constant for a layer; numbers of layers that are gone are dropped when there are twice as many.
package struct ReadElements: Sendable {
    /// Whether the role of each of the elements that hide their contents does so.
    private var hiding: [Int: Bool] = [:]
    /// Whether each of the elements that combine their contents is described as a whole (`ReadingContext`).
    private var combined: [Int: Bool] = [:]
    private var limit = 256

    /// Whether the page has elements that combine their contents.
    var hasCombined: Bool { !combined.isEmpty }

    /// Remembers how a layer was described.
    ///
    /// - Parameters:
    ///   - id: The layer.
    ///   - semantics: The semantics of the layer.
    ///   - context: The context in which the layer was described.
    /// - Returns: Whether what is inside has to be described anew.
    mutating func note(_ id: Int, _ semantics: Semantics?, _ context: ReadingContext) -> Bool {
        combined[id] = semantics?.combinesContents == true ? context.isWhole : nil
        let hides = semantics.flatMap { $0.readsNothingInside ? $0.hidesByRole : nil }
        guard hiding[id] != hides else { return false }
        hiding[id] = hides
        return true
    }

    /// Whether an element that combines its contents is described as a whole; `nil` for another layer.
    func isWhole(_ id: Int) -> Bool? { combined[id] }

    /// The elements that combine their contents and are not described as a whole.
    var partedElements: [Int] { combined.filter { !$0.value }.keys.sorted() }

    /// Drops the layers that are gone, once there are many.
    mutating func trim(_ tree: DisplayTree) {
        guard hiding.count + combined.count > limit else { return }
        hiding = hiding.filter { tree.layer(id: $0.key) != nil }
        combined = combined.filter { tree.layer(id: $0.key) != nil }
        limit = max(256, 2 * (hiding.count + combined.count))
    }
}
