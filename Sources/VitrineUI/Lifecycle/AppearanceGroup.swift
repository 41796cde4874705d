// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The nodes of one page or presentation that appear and disappear together.
@MainActor
package final class AppearanceGroup {
    private struct Member {
        weak var node: (any AppearanceNode)?
    }

    private var members: [Member] = []
    private let outer: AppearanceGroup?
    private var inner: [Weak] = []
    private struct Weak { weak var group: AppearanceGroup? }

    package init(outer: AppearanceGroup?) {
        self.outer = outer
        outer?.inner.append(Weak(group: self))
    }

    /// Whether this group itself is shown; it is visible while all groups around it are too.
    package var isShown = true {
        didSet { if isShown != oldValue { announce() } }
    }

    package var isVisible: Bool { isShown && outer?.isVisible ?? true }

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

/// Follows the visibility of the group around a node.
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

    /// What became of the node since the last call.
    package mutating func update(_ node: any AppearanceNode) -> Change? {
        // A node that died has said so itself.
        guard node.isAlive else { return nil }
        let isVisible = group?.isVisible ?? true
        guard isVisible != hasAppeared else { return nil }
        hasAppeared = isVisible
        return isVisible ? .appeared : .disappeared
    }
}
