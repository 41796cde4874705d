// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A change of a surface's copy of the display tree.
///
/// A batch of them is applied as a whole.
package enum DisplayOperation: Hashable, Sendable {
    /// Creates a layer without children, which the parent's `insert` adds to the tree.
    indirect case create(id: Int, LayerSnapshot)
    /// Inserts layers into a parent before a sibling, or at the end for `nil`; a layer that is in the tree moves.
    case insert(parent: Int, before: Int?, layers: [Int])
    /// Removes a layer and everything in it for good.
    case remove(id: Int)
    case place(id: Int, LayerPlacement)
    /// Changes only the width, which a surface may ignore for a text that has its own width.
    case width(id: Int, Double)
    /// Moves absolute siblings `first ... last` of a parent by the same distance.
    case shift(parent: Int, first: Int, last: Int, dx: Double, dy: Double)
    indirect case content(id: Int, LayerContent)
    indirect case effects(id: Int, LayerEffects)
    indirect case semantics(id: Int, Semantics?)
    case events(id: Int, EventMask)
    case interaction(id: Int, InteractionLook?)
    case arrangement(id: Int, Arrangement)
    /// The layer has left the view graph and may finish its exit animation; the surface reports when it has ended.
    case exit(id: Int)
    /// Animates properties of the layer to the values of the operations before.
    case animate(id: Int, [LayerAnimation])
}

/// The state of a layer on a surface, without its children.
package struct LayerSnapshot: Hashable, Sendable {
    package var placement: LayerPlacement
    package var content: LayerContent
    package var effects: LayerEffects
    package var semantics: Semantics?
    package var events: EventMask
    package var interaction: InteractionLook?
    package var arrangement: Arrangement

    package init(
        placement: LayerPlacement, content: LayerContent, effects: LayerEffects, semantics: Semantics?,
        events: EventMask, interaction: InteractionLook?, arrangement: Arrangement
    ) {
        self.placement = placement
        self.content = content
        self.effects = effects
        self.semantics = semantics
        self.events = events
        self.interaction = interaction
        self.arrangement = arrangement
    }
}
