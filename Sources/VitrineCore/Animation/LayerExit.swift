// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// A layer that left its parent in an animated round; it becomes an exiting layer if it was not inserted elsewhere by
/// the end of the round.
struct LayerExit {
    let host: Layer
    let layer: Layer
    /// The sibling after which it was placed.
    let previous: Layer?
    let timing: AnimationTiming
}

extension DisplayItem {
    /// Sets the children of a layer; insertions and removals are animated with the transactions of the places where
    /// they happen, which may be further inside than this item's node.
    package final func replaceChildren(of layer: Layer, with new: [Layer]) {
        sortOverlays(among: new)
        let animations = graph.animations
        guard animations.mayAnimate, graph.display.isOld(layer) else { return layer.setChildren(new) }
        let timing = animations.timing(at: node)
        guard timing != nil || animations.hasScopes else { return layer.setChildren(new) }
        if let exitTiming = animations.timing(ofExitsFrom: node) { noteExits(from: layer, keeping: new, exitTiming) }
        let entering = new.filter { $0.parent !== layer && !graph.display.isOld($0) }
        let displacements = layer.arrangement == .verticalRun ? Displacements(of: layer, to: new) : nil
        layer.setChildren(new)
        let places = animations.hasScopes && !entering.isEmpty ? placesOfLayers() : [:]
        for child in entering {
            guard let timing = places[child.id].map({ animations.timing(at: $0) }) ?? timing else { continue }
            let transition = ActiveTransition.of(child, phase: .willAppear)
            let time = transition.timing(in: graph, otherwise: timing)
            graph.display.noteEntrance(child, from: transition.effects, timing: time)
            animations.arrivals.append((child, time))
        }
        if let timing { displacements?.note(in: graph, timing) }
    }

    /// Returns the nodes whose layers are in this item's layer, by the layers' ids.
    private func placesOfLayers() -> [Int: LayoutNode] {
        var places: [Int: LayoutNode] = [:]
        func visit(_ parent: LayoutNode) {
            parent.forEachLayoutChild { child in
                if let item = child.displayItem { places[item.layer.id] = child } else { visit(child) }
            }
        }
        visit(node)
        return places
    }

    private func noteExits(from layer: Layer, keeping new: [Layer], _ timing: AnimationTiming) {
        let kept = Set(new.map(\.id))
        var previous: Layer?
        for child in layer.liveChildren {
            if kept.contains(child.id) {
                previous = child
            } else {
                graph.animations.noteDepartures(in: child)
                graph.animations.exits.append(
                    LayerExit(host: layer, layer: child, previous: previous, timing: timing))
            }
        }
    }
}

/// The positions of the layers of a run before their order changes.
@MainActor
private struct Displacements {
    private var tops: [(layer: Layer, x: Double, y: Double)] = []

    /// Creates the positions; `nil` if the remaining layers keep their order, so that only the space of inserted and
    /// removed ones changes.
    init?(of run: Layer, to new: [Layer]) {
        let order = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.id, $0) })
        let kept = run.liveChildren.compactMap { order[$0.id] }
        guard zip(kept, kept.dropFirst()).contains(where: { $0 > $1 }) else { return nil }
        tops = new.filter { $0.parent === run }.map { ($0, $0.frameInParent.x, $0.frameInParent.y) }
    }

    func note(in graph: ViewGraph, _ timing: AnimationTiming) {
        for (layer, x, y) in tops {
            let frame = layer.frameInParent
            guard frame.y != y || frame.x != x else { continue }
            graph.display.noteDisplacement(layer, x: x - frame.x, y: y - frame.y, timing: timing)
        }
    }
}
