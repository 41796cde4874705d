// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// An effect around a view, which joins the layer inside if the result is the same, and otherwise has a layer of its
/// own.
@MainActor
package final class EffectItem {
    private unowned(unsafe) let graph: ViewGraph
    private unowned(unsafe) let wrapper: WrapperNode
    private var effect: DisplayEffect
    private var own: DisplayItem?
    private weak var target: DisplayItem?
    /// Called with the size of the view if the effect depends on it.
    package var onSize: ((CGSize) -> Void)?
    /// Whether views inside report frames that the effect moves.
    package var movesFrames = true
    /// Whether a frame that the effect moves was read.
    private var isFrameRead = false

    package init(_ effect: DisplayEffect, on wrapper: WrapperNode, graph: ViewGraph) {
        self.effect = effect
        self.wrapper = wrapper
        self.graph = graph
        wrapper.companion = self
    }

    /// The layer that has the effect, for tests and handlers.
    package var layer: Layer? { target?.layer }

    /// Finds the layer again after the content was inserted, removed or changed.
    ///
    /// Outer effects are updated too.
    package func resolve() {
        let former = wrapper.attachment
        withdraw()
        let inner = innerItem()
        if let inner, inner.accepts(effect) {
            target = inner
            own?.surround(nil, isMoved: false)
            if wrapper.attachment === own { wrapper.attachment = nil }
        } else {
            let item = own ?? DisplayItem(wrapper, graph: graph)
            item.adoptsPaintOrder = true
            item.surround(inner?.isMoved == true ? inner : nil, isMoved: inner?.isMoved ?? isAroundPosition)
            own = item
            target = item
            wrapper.attachment = item
        }
        target?.contributions.append(.init(owner: self, effect: effect))
        target?.fold()
        if wrapper.isPlaced { onSize?(wrapper.size) }
        outerEffect?.resolve()
        graph.layout.changes.restructured.append(wrapper)
        if wrapper.attachment !== former, let parent = wrapper.parent {
            graph.layout.changes.restructured.append(parent)
        }
        graph.announce()
    }

    /// Changes the effect, with a timing of its own or that of the view.
    package func change(to new: DisplayEffect, timing: AnimationTiming? = nil) {
        let isSameKind = new.kinds == effect.kinds
        if isFrameRead, transform(of: new) != transform(of: effect) { graph.layout.positionsDidChange() }
        effect = new
        if !isSameKind, target != nil {
            resolve()
            return
        }
        guard let target, let index = target.contributions.firstIndex(where: { $0.owner === self }) else { return }
        target.contributions[index].effect = new
        if let timing {
            graph.display.animating(timing) { target.fold() }
        } else {
            graph.animating(at: wrapper) { target.fold() }
        }
    }

    /// Returns the transform from the coordinates of the view inside to those around the effect, or `nil` if views
    /// inside do not report the effect.
    ///
    /// Positions are checked again when it changes. Other threads, which do not lay out, get none.
    package nonisolated func frameTransform() -> DisplayTransform? {
        guard isOnMainActor else { return nil }
        return MainActor.assumeIsolated {
            let transform = transform(of: effect)
            if transform != nil { isFrameRead = true }
            return transform
        }
    }

    private func transform(of effect: DisplayEffect) -> DisplayTransform? {
        movesFrames ? effect.transform(width: wrapper.size.width, height: wrapper.size.height) : nil
    }

    /// Records the intermediate transforms of the layer before its final one.
    package func noteWay(_ projections: [DisplayTransform], timing: AnimationTiming) {
        guard !projections.isEmpty, let layer = target?.layer, graph.display.isOld(layer) else { return }
        let frames = projections.map { projection in
            var effects = layer.effects
            effects.projection = projection
            return effects
        }
        graph.display.noteFrames(layer, effects: frames, timing: timing)
    }

    package func withdraw() {
        guard let target else { return }
        target.contributions.removeAll { $0.owner === self }
        target.fold()
        self.target = nil
    }

    /// Abandons the effect of a removed view, whose layer may still be exiting with its appearance.
    package func abandon() {
        target?.contributions.removeAll { $0.owner === self }
        target = nil
    }

    /// The effect around this one; other wrappers in between have the same frame.
    private var outerEffect: EffectItem? {
        var node = wrapper.parent as? WrapperNode
        while let current = node {
            if let effect = current.companion as? EffectItem { return effect }
            node = current.parent as? WrapperNode
        }
        return nil
    }

    /// Whether the view inside is put somewhere in this wrapper's frame, which is that of all around it.
    private var isAroundPosition: Bool {
        var node = wrapper.child
        while let inner = node as? WrapperNode { node = inner.child }
        return node is PositionNode
    }

    /// Returns the item with the same frame inside this wrapper, through wrappers with the same frame.
    private func innerItem() -> DisplayItem? {
        var node = wrapper.child
        while let current = node {
            if let item = current.displayItem { return item }
            guard let inner = current as? WrapperNode else { return nil }
            node = inner.child
        }
        return nil
    }
}
