// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore
@_spi(Engine) import VitrineLayout

/// The target layouts of a scroll view, at whose views scrolling stops.
@MainActor
final class ScrollTargetLayouts {
    private var layouts: [Weak] = []

    private struct Weak {
        weak var node: ViewNode?
    }

    var isEmpty: Bool { !layouts.contains { $0.node?.isAlive == true } }

    func add(_ node: ViewNode) { layouts.append(Weak(node: node)) }

    func remove(_ node: ViewNode) { layouts.removeAll { $0.node == nil || $0.node === node } }

    /// The identity of the view whose anchor is nearest to the viewport's.
    func target(in scroll: ScrollNode, at anchor: UnitPoint) -> AnyHashable? {
        let offset = scroll.contentOffset
        let margins = scroll.contentMargins
        let port = CGSize(
            width: scroll.size.width - margins.horizontal, height: scroll.size.height - margins.vertical)
        var best: (identity: AnyHashable, distance: CGFloat)?
        for case let node? in layouts.map(\.node) where node.isAlive {
            guard let container = node.targetContainer else { continue }
            container.forEachTarget { element in
                let layout = element.layoutNode
                guard layout.isPlaced, layout.parent != nil, let identity = element.identity(in: container) else {
                    return
                }
                let frame = layout.frame(in: scroll)
                let left = scroll.isRightToLeft ? scroll.size.width - frame.maxX : frame.minX
                let x = left - margins.leading - offset.x + (frame.width - port.width) * anchor.x
                let y = frame.minY - margins.top - offset.y + (frame.height - port.height) * anchor.y
                var distance: CGFloat = 0
                if scroll.axes.contains(.horizontal) { distance += abs(x) }
                if scroll.axes.contains(.vertical) { distance += abs(y) }
                if distance < best?.distance ?? .infinity { best = (identity, distance) }
            }
        }
        return best?.identity
    }

    /// Returns the position in the content at which the view with an identity begins; `nil` if layout has no such view.
    func origin(of wanted: AnyHashable, in scroll: ScrollNode) -> CGPoint? {
        var origin: CGPoint?
        for case let node? in layouts.map(\.node) where node.isAlive {
            guard let container = node.targetContainer else { continue }
            container.forEachTarget { element in
                guard origin == nil else { return }
                let layout = element.layoutNode
                guard layout.isPlaced, layout.parent != nil, element.identity(in: container) == wanted else { return }
                let frame = layout.frame(in: scroll)
                origin = CGPoint(
                    x: scroll.isRightToLeft ? scroll.size.width - frame.maxX : frame.minX, y: frame.minY)
            }
        }
        return origin
    }

    /// The identities of the views of which at least a fraction of `threshold` is visible, in order.
    func visible(in scroll: ScrollNode, threshold: Double) -> [AnyHashable] {
        var seen: [AnyHashable] = []
        for case let node? in layouts.map(\.node) where node.isAlive {
            guard let container = node.targetContainer else { continue }
            container.forEachTarget { element in
                let layout = element.layoutNode
                guard layout.isPlaced, layout.parent != nil, let identity = element.identity(in: container) else {
                    return
                }
                let part = scroll.visiblePart(of: layout.displayedFrame(in: scroll))
                if part > 0, part >= threshold { seen.append(identity) }
            }
        }
        return seen
    }

    /// Scroll offsets at which the target views begin; for lazy layouts only those of existing views.
    func starts(in scroll: ScrollNode) -> [CGPoint] {
        var starts: [CGPoint] = []
        for case let node? in layouts.map(\.node) where node.isAlive && node.elementCount > 0 {
            var layout = node.element(at: 0).layoutNode
            // Modifiers such as padding are looked through.
            while layout.layoutChildren.count == 1, let inner = layout.layoutChildren.first,
                !inner.layoutChildren.isEmpty
            {
                layout = inner
            }
            for child in layout.layoutChildren where child.isPlaced {
                let frame = child.frame(in: scroll)
                let x = scroll.isRightToLeft ? scroll.size.width - frame.maxX : frame.minX
                starts.append(
                    CGPoint(x: x - scroll.contentMargins.leading, y: frame.minY - scroll.contentMargins.top))
            }
        }
        return starts
    }
}

/// A container whose views are scroll targets.
@MainActor
protocol TargetContainer: ViewNode {
    /// Visits the views that layout holds.
    func forEachTarget(_ body: (ViewNode) -> Void)
}

extension ContainerNode: TargetContainer {
    func forEachTarget(_ body: (ViewNode) -> Void) { content.forEachElement(body) }
}

extension LazyContainerNode: TargetContainer {
    func forEachTarget(_ body: (ViewNode) -> Void) { rows.forEachHeld { body($1) } }
}

extension ViewNode {
    /// The container in this node; modifiers are looked through.
    fileprivate var targetContainer: (any TargetContainer)? {
        if let container = self as? any TargetContainer { return container }
        var children: [ViewNode] = []
        forEachChild { children.append($0) }
        return children.count == 1 ? children[0].targetContainer : nil
    }

    /// The identity of an element of a container: its `id`, or else its id in a `ForEach`.
    fileprivate func identity(in owner: ViewNode) -> AnyHashable? {
        if let own = trait(.identifier) as? AnyHashable { return own }
        var child: ViewNode = self
        while let parent = child.parent, parent !== owner {
            if let identity = parent.trait(.identifier) as? AnyHashable { return identity }
            if let list = parent as? any IdentifiedList { return list.identity(of: child) }
            child = parent
        }
        return nil
    }
}

/// Marks the layout inside, whose views become scroll targets.
nonisolated struct ScrollTargetLayoutModifier: ViewModifier, Equatable {
    typealias Body = Never
    let isEnabled: Bool
}

extension ScrollTargetLayoutModifier: PrimitiveModifier {
    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<ScrollTargetLayoutModifier> {
        private weak var layouts: ScrollTargetLayouts?

        override func contentDidLoad() {
            layouts = scope.object(of: ScrollTargetLayouts.self)
            if modifier.isEnabled { layouts?.add(self) }
        }

        override func modifierDidChange(from old: ScrollTargetLayoutModifier) {
            layouts?.remove(self)
            if modifier.isEnabled { layouts?.add(self) }
        }

        override func willDie() {
            super.willDie()
            layouts?.remove(self)
        }
    }
}

extension View {
    /// Makes the views of this layout the targets at which its scroll view stops.
    public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
