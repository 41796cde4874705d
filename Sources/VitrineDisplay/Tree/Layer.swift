// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
import VitrineCensus

/// A retained node of the display tree.
///
/// Invariants: `id` is unique in its tree and never reused; `changes` has what differs from the last batch, and a layer
/// with changes is in its tree's dirty list exactly once. Writes go through the setters, which compare first: an equal
/// write costs a comparison and marks nothing. A layer that no surface has is never listed for its values, since it
/// will be created with all of them.
///
/// A layer retains its children and its handler, but neither its parent nor its tree; its handler refers to the
/// engine's nodes weakly or unowned.
///
/// Effects, semantics, interaction looks and handlers are boxed: most layers have none, and a page has thousands of layers.
package final class Layer {
    package let id: Int
    package unowned(unsafe) let tree: DisplayTree
    package internal(set) unowned(unsafe) var parent: Layer?
    /// The children in paint order, exiting layers included.
    package internal(set) var children: ContiguousArray<Layer> = []
    /// Whether the layer is exiting: it has left the view graph, and the surface has not reported the end of its exit
    /// animation.
    package internal(set) var isExiting = false
    /// Whether the layer is reachable from the tree's root.
    package internal(set) var isAttached = false

    package var arrangement: Arrangement {
        didSet {
            guard arrangement != oldValue else { return }
            runOffsets = nil
            tree.note(self, .arrangement)
        }
    }
    package var placement = LayerPlacement() {
        didSet {
            guard placement != oldValue else { return }
            if let parent, parent.runOffsets != nil { parent.runOffsets = nil }
            if mayAnimate { tree.note(self, placementFrom: oldValue) }
            tree.note(self, .placement)
        }
    }
    package var content: LayerContent {
        didSet {
            guard isSent || mayAnimate, content != oldValue else { return }
            if mayAnimate { tree.note(self, contentFrom: oldValue) }
            tree.note(self, .content)
        }
    }
    package var effects: LayerEffects {
        get { boxedEffects ?? .none }
        set {
            let old = effects
            var next = newValue
            // Known to the tree only, not to the engine's nodes.
            if old.isErased, next.isolatesBlending { next.isErased = true }
            guard next != old else { return }
            boxedEffects = next == .none ? nil : next
            if next.blendMode == .destinationOut, isAttached { tree.noteEraser(self) }
            if mayAnimate { tree.note(self, effectsFrom: old) }
            tree.note(self, .effects)
        }
    }
    package var semantics: Semantics? {
        get { boxedSemantics }
        set {
            guard newValue != boxedSemantics else { return }
            boxedSemantics = newValue
            tree.note(self, .semantics)
        }
    }
    package var events: EventMask = [] {
        didSet { if events != oldValue { tree.note(self, .events) } }
    }
    package var interaction: InteractionLook? {
        get { boxedInteraction }
        set {
            guard newValue != boxedInteraction else { return }
            boxedInteraction = newValue
            tree.note(self, .interaction)
        }
    }

    /// The handler that the engine calls for an event of this layer; surfaces do not see it.
    package var storedHandler: (any LayerHandling)? {
        get { boxedHandler }
        set { boxedHandler = newValue }
    }
    /// How the layer comes and goes where that is animated; the engine's, not part of what surfaces see.
    package var transition: AnyObject?
    /// The tag that matches the layer with others; not visible to surfaces.
    package var matching: AnyObject?
    /// Whether a view still has the layer: it may return to the tree, also if it is not shown now. The engine's.
    package var isOwned = false
    /// Whether disabled hit testing affects only pointers: keyboard and screen reader can still activate what is
    /// inside.
    package var isForReaders = false

    private let census: LiveObjectCensus
    @Boxed private var boxedEffects: LayerEffects?
    @Boxed private var boxedSemantics: Semantics?
    @Boxed private var boxedInteraction: InteractionLook?
    @Boxed private var boxedHandler: (any LayerHandling)?

    // MARK: Bookkeeping of the tree and the diff

    var changes: LayerChanges = []
    /// The properties that may be animated on a surface.
    var animated: AnimatedProperties = []
    /// The round of updates in which the layer was created.
    let birth: UInt32
    /// Whether the surface has this layer (a create for it was batched, and no remove).
    package internal(set) var isSent = false
    /// The number of exiting children.
    var exitingCount = 0
    /// The last known index of this layer among its siblings; checked before use.
    var positionHint = 0
    /// Scratch of `setChildren`: equal to the tree's stamp for the layers of the new list.
    var stamp = 0
    /// The parent in the surface's copy.
    ///
    /// Layers that the surface has live until the batch that removes them, hence unsafe.
    unowned(unsafe) var sentParent: Layer?
    /// The placement in the surface's copy; after a shift it may differ from `placement` by a rounding error.
    var sentPlacement = LayerPlacement()
    /// The part that this layer last added to the tree's checksum.
    var mix: UInt64 = 0
    /// The hash of everything on the surface except the placement.
    var valueHash: UInt64 = 0
    /// The tops of the children of a run, computed on demand.
    var runOffsets: ContiguousArray<Double>?

    package init(tree: DisplayTree, content: LayerContent = .group, arrangement: Arrangement = .absolute) {
        self.tree = tree
        self.content = content
        self.arrangement = arrangement
        id = tree.makeIdentifier()
        birth = tree.round
        census = tree.census
        census.layers.begin()
    }

    deinit {
        census.layers.end()
        for child in children { child.parent = nil }
    }

    /// The state of this layer alone for a surface.
    package var snapshot: LayerSnapshot {
        LayerSnapshot(
            placement: placement, content: content, effects: effects, semantics: semantics, events: events,
            interaction: interaction, arrangement: arrangement)
    }

    /// Whether a change must be recorded as an animation, or as the end of one.
    @inline(__always)
    private var mayAnimate: Bool { tree.ambientTiming != nil || !animated.isEmpty || tree.recording != nil }

    var hasEffects: Bool { _boxedEffects.isPresent }
}
