// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Moves the properties that a change has written from the start of one animation to the start of another one.
struct EffectHandover {
    /// The start of the animation that loses the properties: it has their new values afterwards.
    var earlier: LayerEffects
    /// The start of the animation that the change belongs to.
    var later: LayerEffects
    let old: LayerEffects
    let new: LayerEffects
    /// Whether the later animation begins where the earlier one did, and not where the change did.
    let takesOver: Bool

    mutating func visitAll() {
        visit(\.opacity)
        visit(\.clip)
        visit(\.offsetX)
        visit(\.offsetY)
        visit(\.scaleX)
        visit(\.scaleY)
        visit(\.rotation)
        visit(\.anchorX)
        visit(\.anchorY)
        visit(\.projection)
        visit(\.turn)
        visit(\.zIndex)
        visit(\.isHidden)
        visit(\.allowsHitTesting)
        visit(\.hitOutline)
        visit(\.hitArea)
        visit(\.colorFilters)
        visit(\.blurRadius)
        visit(\.shadow)
        visit(\.blendMode)
        visit(\.isCompositingGroup)
        visit(\.isMasked)
        visit(\.isMask)
        visit(\.isErased)
        visit(\.scrollLinks)
        visit(\.backdrop)
    }

    private mutating func visit<Value: Equatable>(_ property: WritableKeyPath<LayerEffects, Value>) {
        let before = old[keyPath: property]
        let after = new[keyPath: property]
        guard before != after else { return }
        let start = earlier[keyPath: property]
        if takesOver, start != before { later[keyPath: property] = start }
        earlier[keyPath: property] = after
    }
}

extension LayerEffects {
    /// Makes the start of an animation follow a change that is not part of it.
    ///
    /// Offsets and opacities are those of several views, so that they keep their distance from the change.
    mutating func follow(from old: LayerEffects, to new: LayerEffects) {
        let (x, y) = (offsetX - old.offsetX, offsetY - old.offsetY)
        let part = old.opacity == 0 || opacity == old.opacity ? 1 : opacity / old.opacity
        var handover = EffectHandover(earlier: self, later: old, old: old, new: new, takesOver: false)
        handover.visitAll()
        self = handover.earlier
        if old.offsetX != new.offsetX { offsetX += x }
        if old.offsetY != new.offsetY { offsetY += y }
        if old.opacity != new.opacity { opacity = min(opacity * part, 1) }
    }
}
