// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One retained node of the display tree.
///
/// Invariants: `id` is unique in its tree for good (never reused); `changes` holds what differs from the last batch,
/// and a layer with changes stands in its tree's dirty list exactly once. Writes go through the setters, which
/// compare first: an equal write costs a comparison and dirties nothing.
package final class Layer {
    package let id: Int
    package unowned(unsafe) let tree: DisplayTree
    package internal(set) unowned(unsafe) var parent: Layer?
    package internal(set) var children: ContiguousArray<Layer> = []
    /// True between leaving the view graph and the surface's word that its exit is over.
    package internal(set) var isGhost = false

    package var arrangement: Arrangement {
        didSet { if arrangement != oldValue { tree.note(self, .arrangement) } }
    }
    package var placement = LayerPlacement() {
        didSet { if placement != oldValue { tree.note(self, .placement) } }
    }
    package var content: LayerContent {
        didSet { if content != oldValue { tree.note(self, .content) } }
    }
    package var effects = LayerEffects.none {
        didSet { if effects != oldValue { tree.note(self, .effects) } }
    }
    package var semantics: Semantics? {
        didSet { if semantics != oldValue { tree.note(self, .semantics) } }
    }
    package var events: EventMask = [] {
        didSet { if events != oldValue { tree.note(self, .events) } }
    }
    package var interaction: InteractionLook? {
        didSet { if interaction != oldValue { tree.note(self, .interaction) } }
    }

    /// What the engine calls for an event of this layer; not part of what surfaces see.
    package var handler: AnyObject?

    var changes: LayerChanges = []
    /// The value this layer last added to the tree's checksum.
    var mix: UInt64 = 0
    /// Whether the surface knows this layer (a create for it was batched).
    var isSent = false

    package init(tree: DisplayTree, content: LayerContent = .group, arrangement: Arrangement = .absolute) {
        self.tree = tree
        self.content = content
        self.arrangement = arrangement
        id = tree.makeIdentifier()
    }
}

/// What differs between a layer and the last batch.
package struct LayerChanges: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    package static let placement = LayerChanges(rawValue: 1)
    package static let content = LayerChanges(rawValue: 2)
    package static let effects = LayerChanges(rawValue: 4)
    package static let semantics = LayerChanges(rawValue: 8)
    package static let events = LayerChanges(rawValue: 16)
    package static let interaction = LayerChanges(rawValue: 32)
    package static let arrangement = LayerChanges(rawValue: 64)
    /// The list of children.
    package static let children = LayerChanges(rawValue: 128)
    package static let all = LayerChanges(rawValue: 255)
}
