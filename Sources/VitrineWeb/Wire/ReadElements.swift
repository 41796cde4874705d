// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// The elements of a page whose description follows from other things than their semantics: what is in an element that
/// hides its contents, an element that combines its contents, and a text that is cut.
///
/// Cost: constant for a layer; numbers of layers that are gone are dropped when there are twice as many.
package struct ReadElements: Sendable {
    /// Whether the role of each of the elements that hide their contents does so.
    private var hiding: [Int: Bool] = [:]
    /// Whether each of the elements that combine their contents is described as a whole (`ReadingContext`).
    private var combined: [Int: Bool] = [:]
    /// The texts that are read in place of what is shown of them.
    private var truncated: Set<Int> = []
    /// The buttons that were described as groups, because they hold other controls.
    private var groups: Set<Int> = []
    /// The layers that were described as the page's main part.
    private var mains: Set<Int> = []
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
        if semantics?.role == .main { mains.insert(id) } else if !mains.isEmpty { mains.remove(id) }
        // Most pages have none, and nothing has to be found then.
        if semantics?.combinesContents == true {
            combined[id] = context.isWhole
        } else if !combined.isEmpty {
            combined[id] = nil
        }
        let hides = semantics.flatMap { $0.readsNothingInside ? $0.hidesByRole : nil }
        guard hiding[id] != hides else { return false }
        hiding[id] = hides
        return true
    }

    /// Remembers whether a button was described as a group of controls (`KeyboardStop.isAroundControls`).
    mutating func note(_ id: Int, isAroundControls: Bool) {
        if isAroundControls { groups.insert(id) } else if !groups.isEmpty { groups.remove(id) }
    }

    /// Remembers whether a text is cut, which decides how it is described.
    ///
    /// - Parameters:
    ///   - id: The layer.
    ///   - content: The content of the layer.
    /// - Returns: Whether the layer has to be described anew: its text is cut, or was.
    mutating func note(_ id: Int, _ content: LayerContent) -> Bool {
        if case .text(let text) = content, text.isTruncated {
            truncated.insert(id)
            return true
        }
        return !truncated.isEmpty && truncated.remove(id) != nil
    }

    /// Returns whether a layer that is shown is the page's main part; those that have left are dropped.
    mutating func hasMain(in tree: DisplayTree) -> Bool {
        mains = mains.filter { tree.layer(id: $0).map { $0.isAttached && !$0.isExiting } ?? false }
        return !mains.isEmpty
    }

    /// Whether an element that combines its contents is described as a whole; `nil` for another layer.
    func isWhole(_ id: Int) -> Bool? { combined[id] }

    /// The elements that combine their contents and are not described as a whole.
    var partedElements: [Int] { combined.filter { !$0.value }.keys.sorted() }

    /// Whether a button was described as a group of controls.
    func isGroup(_ id: Int) -> Bool { groups.contains(id) }

    /// The buttons that were described as groups of controls.
    var groupedButtons: [Int] { groups.sorted() }

    /// Drops the layers that are gone, once there are many.
    mutating func trim(_ tree: DisplayTree) {
        guard hiding.count + combined.count + truncated.count + groups.count > limit else { return }
        hiding = hiding.filter { tree.layer(id: $0.key) != nil }
        combined = combined.filter { tree.layer(id: $0.key) != nil }
        truncated = truncated.filter { tree.layer(id: $0) != nil }
        groups = groups.filter { tree.layer(id: $0) != nil }
        limit = max(256, 2 * (hiding.count + combined.count + truncated.count + groups.count))
    }
}
