// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// One change of a surface's copy of the display tree. A batch of them is applied as a whole.
package enum DisplayOperation: Hashable, Sendable {
    /// A new layer without children; it is put into place by the parent's `insert`.
    case create(id: Int, LayerSnapshot)
    /// Puts layers into a parent before a sibling, at the end for `nil`; a layer that has a place moves.
    case insert(parent: Int, before: Int?, layers: [Int])
    /// Takes a layer and everything in it away for good.
    case remove(id: Int)
    case place(id: Int, LayerPlacement)
    /// Only the width differs: a surface whose texts are as wide as they are has nothing to do for one of those.
    case width(id: Int, Double)
    /// Moves absolute siblings `first ... last` of a parent by the same distance.
    case shift(parent: Int, first: Int, last: Int, dx: Double, dy: Double)
    case content(id: Int, LayerContent)
    case effects(id: Int, LayerEffects)
    case semantics(id: Int, Semantics?)
    case events(id: Int, EventMask)
    case interaction(id: Int, InteractionLook?)
    case arrangement(id: Int, Arrangement)
    /// The layer has left the view graph and may finish its exit; the surface answers when it is gone.
    case ghost(id: Int)
    /// Properties of the layer are on their way to what the operations before this one said.
    case animate(id: Int, [LayerAnimation])
}

/// Everything a surface knows about one layer but its children.
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
