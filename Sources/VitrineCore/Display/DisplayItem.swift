// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// Connects a layout node to the layer that shows it.
///
/// Invariant: the layers of transparent nodes (padding, frames, stacks without semantics) below a node with an item are
/// children of that item's layer, in paint order, at the sum of the origins in between. An item draws, groups, or only
/// adds effects to the layer of the item inside it (see `EffectItem`). Accessibility modifiers on an item that only
/// wraps one element apply to that element (see `DisplayItem+Element.swift`).
///
/// Ownership: the view's node retains the item and the layout node, the item retains its layer. Item and layout node
/// refer to each other until one of them is freed (`LayoutAttachment`).
@MainActor
@_spi(Engine) open class DisplayItem: LayoutAttachment {
    package nonisolated(unsafe) final var isAttached = false
    package final unowned(unsafe) let graph: ViewGraph
    package nonisolated(unsafe) final unowned(unsafe) let node: LayoutNode
    package nonisolated(unsafe) final let layer: Layer
    final var isArrangeQueued = false
    /// The distance by which the layer extends above its node, in points; its content does not move.
    package final var reach: CGFloat = 0
    /// The distance by which the layer extends below its node, in points.
    package final var reachBelow: CGFloat = 0
    /// Whether the layer only wraps another view's, whose drawing order (`zIndex`) it then has.
    package final var adoptsPaintOrder = false
    /// Whether accessibility attributes of ancestors do not apply to this subtree.
    package final var isAside = false
    /// Whether layers inside are drawn in another order than their own, because of what they lie over.
    final var hasLifts = false
    /// The semantics and effects of the item; most items only draw and have none.
    final var meaning: Meaning?

    /// The layer's own semantics, and what effects around the item add.
    final class Meaning {
        var semantics: Semantics?
        var events: EventMask = []
        var handler: LayerHandler?
        /// What a tap does if nothing else takes taps.
        var activation: TapHandler?
        var interaction: InteractionLook?
        var drawing = StyleDrawing.plain
        /// The effects around the item, innermost first.
        var contributions: ContiguousArray<Contribution> = []
        var innerPaintOrder = 0.0
        /// The drawing order among the views of the same container.
        var ownOrder = 0.0
        /// The amount that is added to `ownOrder` among the layers of the same parent layer.
        var lift = 0.0
        /// How the layer has receded behind a card.
        var receded: RecededMap?
        /// The only element inside, to which all accessibility modifiers of this item apply.
        weak var element: DisplayItem?
        /// Whether an element was found, which may have been removed with its view since.
        var hasElement = false
        /// The holders of this element, innermost first.
        var holders: ContiguousArray<WeakItem> = []
        var isQueuedForElement = false
        /// Whether what is inside is drawn elsewhere than in this item's frame.
        var isAroundMoved = false
        /// The item that is drawn elsewhere, if it has the same frame.
        weak var moved: DisplayItem?
        /// Whether a layer around listens where this one is drawn.
        var isHitForOuter = false
        /// Whether the opacity has come with an animation without an end, so that the view is seen though it is 0.
        var isPulsing = false
    }

    final func makeMeaning() -> Meaning {
        if let meaning { return meaning }
        let made = Meaning()
        meaning = made
        return made
    }

    /// A weak reference to an item.
    struct WeakItem {
        weak var item: DisplayItem?
    }

    struct Contribution {
        unowned(unsafe) let owner: EffectItem
        var effect: DisplayEffect
    }

    package init(
        _ node: LayoutNode, graph: ViewGraph, content: LayerContent = .group, arrangement: Arrangement = .absolute
    ) {
        self.graph = graph
        self.node = node
        layer = Layer(tree: graph.display, content: content, arrangement: arrangement)
        layer.isOwned = true
    }

    deinit {
        if isAttached { node.attachment = nil }
        layer.isOwned = false
    }

    /// The layer's own semantics, before effects add theirs.
    package final var semantics: Semantics? {
        get { meaning?.semantics }
        set {
            guard newValue != meaning?.semantics else { return }
            makeMeaning().semantics = newValue
            fold()
        }
    }

    /// The effects of the style of the layer's own content, which come before those of the views around.
    package final var drawing: StyleDrawing {
        get { meaning?.drawing ?? .plain }
        set {
            let old = drawing
            guard newValue != old else { return }
            makeMeaning().drawing = newValue
            // Effects that joined this layer may need a layer of their own now, or the reverse.
            if newValue.kinds != old.kinds, let innermost = contributions.first?.owner {
                innermost.resolve()
            } else {
                fold()
            }
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

    /// Called after the node got a size, to write what depends on it.
    open func sizeDidChange() {}

    /// Inserts the layers of the nodes below into this layer.
    open func arrange() {
        var layers: [Layer] = []
        collect(node, CGPoint(x: 0, y: reach), &layers)
        replaceChildren(of: layer, with: layers)
        adoptInner()
    }

    /// Takes over the drawing order of the only layer inside.
    private func adoptInner() {
        guard adoptsPaintOrder else { return }
        let order = layer.children.count == 1 ? layer.children[0].effects.zIndex : 0
        if order != meaning?.innerPaintOrder ?? 0 { raise(to: order) }
    }

    /// Draws the layer above siblings of lower order, whatever those contain.
    package final func raise(to order: Double) {
        makeMeaning().innerPaintOrder = order
        fold()
    }

    /// How the layer has receded behind a card, or `nil` if it is in place.
    final var receded: RecededMap? {
        get { meaning?.receded }
        set {
            guard newValue != receded else { return }
            makeMeaning().receded = newValue
            fold()
        }
    }

    package final func collect(_ parent: LayoutNode, _ offset: CGPoint, _ layers: inout [Layer]) {
        parent.forEachLayoutChild { child in
            guard child.isPlaced else { return }
            let origin = child.frameOrigin
            let place = CGPoint(x: offset.x + origin.x, y: offset.y + origin.y)
            if let item = child.displayItem {
                graph.animating(at: child) {
                    item.layer.placement = LayerPlacement(
                        x: place.x, y: place.y - item.reach, width: child.size.width,
                        height: child.size.height + item.reach + item.reachBelow)
                }
                layers.append(item.layer)
            } else {
                collect(child, place, &layers)
            }
        }
    }

    // MARK: - Effects

    /// Whether effects draw the item elsewhere than in its frame.
    final var isMoved: Bool {
        meaning.map { meaning in
            meaning.isAroundMoved || meaning.contributions.contains { !$0.effect.kinds.isDisjoint(with: .geometry) }
        } ?? false
    }

    /// Sets that what is inside is drawn elsewhere than in this item's frame, so that a listener on this item is hit
    /// there. The caller folds.
    final func surround(_ moved: DisplayItem?, isMoved: Bool) {
        guard isMoved || meaning?.isAroundMoved == true else { return }
        let meaning = makeMeaning()
        if meaning.moved !== moved { meaning.moved?.isHitForOuter = false }
        meaning.moved = moved
        meaning.isAroundMoved = isMoved
    }

    private var isHitForOuter: Bool {
        get { meaning?.isHitForOuter ?? false }
        set {
            guard newValue != isHitForOuter else { return }
            makeMeaning().isHitForOuter = newValue
            fold()
        }
    }

    /// Informs the effects on this layer of its size.
    final func tellSize() {
        for contribution in contributions { contribution.owner.onSize?(node.size) }
    }

    /// Writes the layer's semantics and effects, from its own and those of the effects around it.
    final func fold() {
        if let element = meaning?.element { element.foldElement() } else { foldElement() }
    }

    /// Writes the layer without the changes that it `gives` away, and with those that it is `given`.
    final func write(giving gives: (SemanticsChange) -> Bool, given: [SemanticsChange]) {
        guard let meaning else { return }
        var effects = LayerEffects.none
        effects.zIndex = meaning.innerPaintOrder
        effects.shadow = meaning.drawing.dropShadows.first
        effects.blendMode = meaning.drawing.blendMode
        if case .fill = layer.content { effects.backdrop = meaning.drawing.backdrop }
        var semantics = meaning.semantics
        var events = meaning.events
        var interaction: InteractionLook?
        var handler = meaning.handler
        var isForReaders = false
        for contribution in meaning.contributions {
            if case .semantics(let change) = contribution.effect, gives(change) { continue }
            contribution.effect.apply(&effects, &semantics, &events, &interaction, &handler)
            if case .transition(let box) = contribution.effect { layer.transition = box }
            if case .matched(let tag) = contribution.effect { layer.matching = tag }
            if case .forReaders = contribution.effect { isForReaders = true }
        }
        for change in given { change.apply(to: &semantics) }
        if handler == nil, let activation = meaning.activation {
            handler = .tap(activation)
            events.insert(.tap)
        }
        if effects.opacity != layer.effects.opacity {
            meaning.isPulsing = graph.animations.timing(at: node)?.isEndless == true
        }
        if effects.isClear, !meaning.isPulsing {
            var unread = semantics ?? Semantics()
            unread.isHidden = true
            semantics = unread
        }
        meaning.receded?.apply(to: &effects, size: node.size)
        // An outline is hit by itself, in this layer's frame.
        let listens = effects.hitOutline == nil && (!events.isEmpty || meaning.isHitForOuter)
        if meaning.isAroundMoved {
            if listens { effects.hitArea = .inside }
            meaning.moved?.isHitForOuter = listens
        } else if listens, meaning.isHitForOuter {
            effects.hitArea = .whole
        }
        let isOrderedAnew = effects.zIndex != meaning.ownOrder
        meaning.ownOrder = effects.zIndex
        effects.zIndex += meaning.lift
        let raises = effects.zIndex != layer.effects.zIndex
        let isReadAnew =
            semantics?.isRead != layer.semantics?.isRead
            || (semantics?.isHidden == true) != (layer.semantics?.isHidden == true)
        let isPressedAnew = events.isEmpty != layer.events.isEmpty
        layer.effects = effects
        layer.semantics = semantics
        layer.isForReaders = isForReaders
        // The layer around may have adopted the changed drawing order.
        if raises { outer?.adoptInner() }
        if isOrderedAnew { outer?.sortOverlays() }
        layer.events = events
        if isPressedAnew { queueHolders() } else if isReadAnew { outer?.queueHolders() }
        layer.interaction = interaction ?? meaning.interaction
        layer.handler = handler
    }

    /// The effects around this item, innermost first.
    final var contributions: ContiguousArray<Contribution> {
        get { meaning?.contributions ?? [] }
        _modify { yield &makeMeaning().contributions }
    }

    package final var baseHandler: LayerHandler? {
        get { meaning?.handler }
        set {
            makeMeaning().handler = newValue
            fold()
        }
    }

    /// What a tap does if neither the item nor an effect around it takes taps.
    package final var activation: TapHandler? {
        get { meaning?.activation }
        set {
            makeMeaning().activation = newValue
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

    /// Returns whether another effect can be added to this layer without changing the meaning of those before it.
    final func accepts(_ effect: DisplayEffect) -> Bool {
        var kinds: DisplayEffect.Kinds = baseHandler == nil ? [] : .handler
        kinds.formUnion(drawing.kinds)
        for contribution in contributions { kinds.formUnion(contribution.effect.kinds) }
        return effect.canFollow(kinds)
    }
}

extension LayoutNode {
    /// The attached item; a graph's layout nodes have no other attachments.
    package final var displayItem: DisplayItem? {
        attachment.map { unsafeDowncast($0, to: DisplayItem.self) }
    }
}
