// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
package import VitrineLayout

/// Joins a layout node to the layer that shows it.
///
/// Invariant: the layers of transparent nodes (padding, frames, stacks without a meaning of their own) below a node
/// with an item are children of that item's layer, in paint order, at the sum of the origins in between. An item
/// draws, groups, or only adds effects to the layer of the item inside it (see `EffectItem`).
@MainActor
package class DisplayItem {
    package final unowned(unsafe) let graph: ViewGraph
    package final unowned(unsafe) let node: LayoutNode
    package final let layer: Layer
    final var isArrangeQueued = false
    /// Whether the layer only holds another view's: then it is painted where that one asks to be (`zIndex`).
    final var adoptsPaintOrder = false
    /// What the item means and what is done to it; most items only draw.
    private final var meaning: Meaning?

    /// The layer's own meaning, and what effects around the item add.
    private final class Meaning {
        var semantics: Semantics?
        var events: EventMask = []
        var handler: AnyObject?
        var interaction: InteractionLook?
        /// Innermost first.
        var contributions: ContiguousArray<Contribution> = []
        var innerPaintOrder = 0.0
        /// Whether a layer that adopts its paint order holds nothing but a picture: a name given to it is the picture's.
        var holdsPicture = false
    }

    private func makeMeaning() -> Meaning {
        if let meaning { return meaning }
        let made = Meaning()
        meaning = made
        return made
    }

    struct Contribution {
        unowned(unsafe) let owner: EffectItem
        var effect: DisplayEffect
    }

    package init(_ node: LayoutNode, graph: ViewGraph, content: LayerContent = .group, arrangement: Arrangement = .absolute) {
        self.graph = graph
        self.node = node
        layer = Layer(tree: graph.display, content: content, arrangement: arrangement)
    }

    /// The layer's own meaning, before effects add theirs.
    package final var semantics: Semantics? {
        get { meaning?.semantics }
        set {
            guard newValue != meaning?.semantics else { return }
            makeMeaning().semantics = newValue
            fold()
        }
    }

    package final var events: EventMask {
        get { meaning?.events ?? [] }
        set {
            guard newValue != events else { return }
            makeMeaning().events = newValue
            fold()
        }
    }

    /// Called after the node got a size: write what depends on it.
    package func sizeDidChange() {}

    /// Puts the layers of the nodes below into this layer.
    package func arrange() {
        var layers: [Layer] = []
        collect(node, CGPoint.zero, &layers)
        layer.setChildren(layers)
        adoptInner()
    }

    /// Takes over the paint order of the only layer inside, and that it is a picture.
    private func adoptInner() {
        guard adoptsPaintOrder else { return }
        let only = layer.children.count == 1 ? layer.children[0] : nil
        let order = only?.effects.zIndex ?? 0
        let isPicture = only?.semantics?.role == .image
        guard order != meaning?.innerPaintOrder ?? 0 || isPicture != meaning?.holdsPicture ?? false else { return }
        let meaning = makeMeaning()
        meaning.innerPaintOrder = order
        meaning.holdsPicture = isPicture
        fold()
    }

    /// Tells the layer around, which may have taken over what changed.
    private func innerDidChange() {
        var node = node.parent
        while let current = node {
            if let item = current.displayItem {
                item.adoptInner()
                return
            }
            node = current.parent
        }
    }

    final func collect(_ parent: LayoutNode, _ offset: CGPoint, _ layers: inout [Layer]) {
        parent.forEachLayoutChild { child in
            guard child.isPlaced else { return }
            let origin = child.frameOrigin
            let place = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
            if let item = child.displayItem {
                item.layer.placement = LayerPlacement(
                    x: place.x, y: place.y, width: child.size.width, height: child.size.height)
                layers.append(item.layer)
            } else {
                collect(child, place, &layers)
            }
        }
    }

    // MARK: - Effects

    /// Tells the effects on this layer of its size.
    final func tellSize() {
        for contribution in contributions { contribution.owner.onSize?(node.size) }
    }

    /// Writes what the layer means and what is done to it, from its own meaning and the effects around it.
    final func fold() {
        guard let meaning else { return }
        var effects = LayerEffects.none
        effects.zIndex = meaning.innerPaintOrder
        var semantics = meaning.semantics
        var events = meaning.events
        var interaction: InteractionLook?
        var handler: AnyObject? = meaning.handler
        for contribution in meaning.contributions {
            contribution.effect.apply(&effects, &semantics, &events, &interaction, &handler)
        }
        if meaning.holdsPicture, semantics?.role == Semantics.Role.none, semantics?.label?.isEmpty == false {
            semantics?.role = .image
        }
        let tellsOuter = effects.zIndex != layer.effects.zIndex
            || (semantics?.role == .image) != (layer.semantics?.role == .image)
        layer.effects = effects
        layer.semantics = semantics
        if tellsOuter { innerDidChange() }
        layer.events = events
        layer.interaction = interaction ?? meaning.interaction
        layer.handler = handler
    }

    /// What effects around this item add, innermost first.
    final var contributions: ContiguousArray<Contribution> {
        get { meaning?.contributions ?? [] }
        _modify { yield &makeMeaning().contributions }
    }

    package final var baseHandler: AnyObject? {
        get { meaning?.handler }
        set {
            makeMeaning().handler = newValue
            fold()
        }
    }

    package final var baseInteraction: InteractionLook? {
        get { meaning?.interaction }
        set {
            makeMeaning().interaction = newValue
            fold()
        }
    }

    /// Whether a further effect can be added to this layer without changing what those before it mean.
    final func accepts(_ effect: DisplayEffect) -> Bool {
        var kinds: DisplayEffect.Kinds = baseHandler == nil ? [] : .handler
        for contribution in contributions { kinds.formUnion(contribution.effect.kinds) }
        return effect.canFollow(kinds)
    }
}

extension LayoutNode {
    /// Only display items are ever attached to a graph's layout nodes.
    package final var displayItem: DisplayItem? {
        attachment.map { unsafeDowncast($0, to: DisplayItem.self) }
    }
}

/// The handler of a layer's taps.
@MainActor
package final class TapHandler {
    package let action: () -> Void

    package init(_ action: @escaping () -> Void) {
        self.action = action
    }
}
