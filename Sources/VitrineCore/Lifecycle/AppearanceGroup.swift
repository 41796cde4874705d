// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The nodes of a page, presentation or row, which appear and disappear together.
@MainActor
package final class AppearanceGroup {
    private struct Member {
        weak var node: (any AppearanceNode)?
    }

    private var members: [Member] = []
    private let outer: AppearanceGroup?
    private var inner: [Weak] = []
    private var pruneLimit = 16
    private struct Weak { weak var group: AppearanceGroup? }
    /// Whether these are views of a container that exist before layout asks for them, in order to be counted or measured.
    package let isRow: Bool
    /// Whether these are views of a container that shows one of its elements.
    private let isAlternative: Bool

    package init(outer: AppearanceGroup?) {
        self.outer = outer
        isRow = false
        isAlternative = false
        isShown = true
        outer?.add(self)
    }

    /// Creates the group of views that appear once a container shows one of their elements.
    package init(ofRowIn context: NodeContext) {
        var around = context.scope.object(of: AppearanceGroup.self)
        // What shows one element at a time may be in a row itself, whose group it belongs to.
        let limit =
            context.owner?.showsOneElement == true ? context.owner?.scope.object(of: AppearanceGroup.self) : nil
        while let group = around, group.isRow, group !== limit { around = group.outer }
        outer = around
        isRow = true
        isAlternative = context.owner?.showsOneElement == true
        isShown = false
        outer?.add(self)
    }

    private func add(_ group: AppearanceGroup) {
        if inner.count >= pruneLimit {
            inner.removeAll { $0.group == nil }
            pruneLimit = max(16, inner.count * 2)
        }
        inner.append(Weak(group: group))
    }

    /// Whether this group itself is shown; it is visible while all groups around it are shown too.
    package var isShown: Bool {
        didSet { if isShown != oldValue { announce() } }
    }

    package var isVisible: Bool { isShown && outer?.isVisible ?? true }

    /// Whether a container around the nodes shows one of its elements, which need not be theirs.
    package var isAmongAlternatives: Bool { isAlternative || outer?.isAmongAlternatives ?? false }

    /// Whether a container around the nodes shows another one of its elements, or has not chosen yet.
    package var isPassedOver: Bool { isAlternative && !isShown || outer?.isPassedOver ?? false }

    /// Whether the page, the tab or the presentation is shown that the nodes are in; a row of it need not be.
    var isOnShownPage: Bool { (isRow || isShown) && outer?.isOnShownPage ?? true }

    package func add(_ node: any AppearanceNode) {
        members.append(Member(node: node))
        if isVisible { node.graph.enqueueAppearance(node) }
    }

    package func remove(_ node: any AppearanceNode) {
        members.removeAll { $0.node == nil || $0.node === node }
    }

    private func announce() {
        for member in members {
            if let node = member.node { node.graph.enqueueAppearance(node) }
        }
        for group in inner { group.group?.announce() }
    }
}

/// Tracks the visibility of the group around a node.
@MainActor
package struct Appearance {
    package private(set) var hasAppeared = false
    private var group: AppearanceGroup?

    package init() {}

    package mutating func join(_ node: any AppearanceNode) {
        group = node.scope.object(of: AppearanceGroup.self)
        if let group { group.add(node) } else { node.graph.enqueueAppearance(node) }
    }

    package mutating func leave(_ node: any AppearanceNode) {
        group?.remove(node)
    }

    package enum Change { case appeared, disappeared }

    /// Returns the change of the node's visibility since the last call.
    package mutating func update(_ node: any AppearanceNode) -> Change? {
        // A node that was torn down has run its disappearance itself.
        guard node.isAlive else { return nil }
        let isVisible = group?.isVisible ?? true
        guard isVisible != hasAppeared else { return nil }
        hasAppeared = isVisible
        return isVisible ? .appeared : .disappeared
    }
}
