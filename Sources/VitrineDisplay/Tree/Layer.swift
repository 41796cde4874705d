// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCensus

/// One retained node of the display tree.
///
/// Invariants: `id` is unique in its tree for good (never reused); `changes` holds what differs from the last batch,
/// and a layer with changes stands in its tree's dirty list exactly once. Writes go through the setters, which
/// compare first: an equal write costs a comparison and dirties nothing. A layer that no surface knows yet is never
/// listed for its values: it will be created with all of them.
///
/// A layer owns its children and its handler, and keeps neither its parent nor its tree; what its handler calls holds the
/// engine's nodes weakly or unowned.
///
/// Effects, semantics and looks are boxed: most layers have none, and a page has thousands of layers.
package final class Layer {
    package let id: Int
    package unowned(unsafe) let tree: DisplayTree
    package internal(set) unowned(unsafe) var parent: Layer?
    /// In paint order, ghosts included.
    package internal(set) var children: ContiguousArray<Layer> = []
    /// True between leaving the view graph and the surface's word that its exit is over.
    package internal(set) var isGhost = false
    /// Reachable from the tree's root.
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
        get { effectsBox?.value ?? .none }
        set {
            let old = effects
            guard newValue != old else { return }
            effectsBox = newValue == .none ? nil : Box(newValue)
            if mayAnimate { tree.note(self, effectsFrom: old) }
            tree.note(self, .effects)
        }
    }
    package var semantics: Semantics? {
        get { semanticsBox?.value }
        set {
            guard newValue != semanticsBox?.value else { return }
            semanticsBox = newValue.map(Box.init)
            tree.note(self, .semantics)
        }
    }
    package var events: EventMask = [] {
        didSet { if events != oldValue { tree.note(self, .events) } }
    }
    package var interaction: InteractionLook? {
        didSet { if interaction != oldValue { tree.note(self, .interaction) } }
    }

    /// What the engine calls for an event of this layer; not part of what surfaces see.
    package var storedHandler: (any LayerHandling)?
    /// How the layer comes and goes where that is animated; the engine's, not part of what surfaces see.
    package var transition: AnyObject?
    /// What the layer stands for together with others; the engine's as well.
    package var matching: AnyObject?
    /// Whether pointers alone pass through where hit testing is off: a keyboard and a reader press what is inside.
    package var isForReaders = false

    private let census: LiveObjectCensus
    private var effectsBox: Box<LayerEffects>?
    private var semanticsBox: Box<Semantics>?

    // MARK: Bookkeeping of the tree and the diff

    var changes: LayerChanges = []
    /// What a surface may have on its way.
    var animated: AnimatedProperties = []
    /// The round of updates that made this layer.
    let birth: UInt32
    /// Whether the surface knows this layer (a create for it was batched, and no remove).
    var isSent = false
    /// How many of the children are ghosts.
    var ghostCount = 0
    /// Where this layer stood among its siblings when last asked; checked before use.
    var positionHint = 0
    /// Scratch of `setChildren`: equal to the tree's stamp for the layers of the new list.
    var stamp = 0
    /// The parent in the surface's copy. Known layers live until the batch that removes them, hence unsafe.
    unowned(unsafe) var sentParent: Layer?
    /// The placement in the surface's copy; a shift may leave it a rounding error away from `placement`.
    var sentPlacement = LayerPlacement()
    /// The value this layer last added to the tree's checksum.
    var mix: UInt64 = 0
    /// Hash of all that a surface knows but the placement.
    var valueHash: UInt64 = 0
    /// Tops of the children of a run, built on demand.
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

    /// What a surface needs to know of this layer alone.
    package var snapshot: LayerSnapshot {
        LayerSnapshot(
            placement: placement, content: content, effects: effects, semantics: semantics, events: events,
            interaction: interaction, arrangement: arrangement)
    }

    /// Whether a change is to be noted as an animation, or as the end of one.
    @inline(__always)
    private var mayAnimate: Bool { tree.ambientTiming != nil || !animated.isEmpty }

    var hasEffects: Bool { effectsBox != nil }
    var hasSemantics: Bool { semanticsBox != nil }
}

/// A value on the heap that is shared until replaced.
private final class Box<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
