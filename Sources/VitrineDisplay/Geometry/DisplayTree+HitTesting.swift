// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension DisplayTree {
    /// Returns the layer that receives an event at a point of the root, or `nil`.
    ///
    /// Layers are searched front to back: later siblings and larger z-indexes first. The drawn layer at the point, or
    /// one of its ancestors, must request one of `events`. Hidden and exiting layers, clipped areas and layers without
    /// hit testing are passed over; as on iOS, so are layers with opacity 0. A filled form is hit inside of it. What a
    /// browser shows finds the same layers (`Declarations.letsThrough`), which `HitAgreementTests` holds.
    package func hitTest(
        x: Double, y: Double, events: EventMask = .tap, scrollOffsets: ScrollOffsets = Layer.targetOffset
    ) -> Layer? {
        guard let hit = root.hitTest(x: x, y: y, events: events, scrollOffsets: scrollOffsets) else { return nil }
        var layer: Layer? = hit
        while let current = layer {
            if !current.events.isDisjoint(with: events) { return current }
            layer = current.parent
        }
        return nil
    }
}

extension LayerContent {
    /// Whether layers behind can be hit through it, as through lines, clear fills and what only holds other layers.
    package var isPassable: Bool {
        switch self {
        case .group, .stroke: true
        case .fill(_, .color(let color)): color.alpha <= 0
        default: false
        }
    }
}

extension Layer {
    /// The children from back to front.
    package var paintOrder: [Layer] {
        guard children.contains(where: { $0.hasEffects && $0.effects.zIndex != 0 }) else { return Array(children) }
        return children.enumerated()
            .sorted { ($0.element.effects.zIndex, $0.offset) < ($1.element.effects.zIndex, $1.offset) }
            .map(\.element)
    }

    /// Returns the front-most layer at a point of this layer's coordinates that draws there or requests the events.
    fileprivate func hitTest(x: Double, y: Double, events: EventMask, scrollOffsets: ScrollOffsets) -> Layer? {
        if isExiting { return nil }
        if hasEffects {
            let effects = effects
            if effects.isHidden || effects.isUntouchable || effects.isMask { return nil }
            // What erases shows nothing itself.
            if effects.blendMode == .destinationOut { return nil }
            for outline in [effects.clip, effects.hitOutline] {
                guard let outline else { continue }
                if !outline.contains(x: x, y: y, width: placement.width, height: placement.height) { return nil }
            }
        }
        if case .scroll = content, !bounds.contains(x: x, y: y) { return nil }
        let offset = scrollOffset(scrollOffsets)
        for child in paintOrder.reversed() {
            guard let point = child.transformToParent(scrollOffset: offset).unmap(x: x, y: y) else { continue }
            if let hit = child.hitTest(x: point.x, y: point.y, events: events, scrollOffsets: scrollOffsets) {
                return hit
            }
        }
        if hasEffects {
            if effects.hitOutline != nil { return self }
            switch effects.hitArea {
            case .frame: break
            case .inside: return nil
            case .whole: if covers(x: x, y: y) { return self }
            }
        }
        return drawsOrListens(x: x, y: y, events: events) ? self : nil
    }

    private func drawsOrListens(x: Double, y: Double, events wanted: EventMask) -> Bool {
        let isSolid = semantics?.isOperatedByBrowser == true || semantics?.coversPage == true
        if content.isPassable, events.isDisjoint(with: wanted), !isSolid { return false }
        return covers(x: x, y: y)
    }

    /// Whether a point is in the filled form, or in the frame of every other content.
    private func covers(x: Double, y: Double) -> Bool {
        guard case .fill(let outline, _) = content else { return bounds.contains(x: x, y: y) }
        return outline.contains(x: x, y: y, width: placement.width, height: placement.height)
    }
}
