// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineDisplay
import VitrineLayout

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
    /// Sets the children of a layer; in an animated round insertions and removals are animated.
    package final func replaceChildren(of layer: Layer, with new: [Layer]) {
        guard graph.animations.mayAnimate, graph.display.isOld(layer),
            let timing = graph.animations.timing(ofChildrenIn: self)
        else { return layer.setChildren(new) }
        noteExits(from: layer, keeping: new, timing)
        let entering = new.filter { $0.parent !== layer && !graph.display.isOld($0) }
        let displacements = layer.arrangement == .verticalRun ? Displacements(of: layer, to: new) : nil
        layer.setChildren(new)
        for child in entering {
            let transition = ActiveTransition.of(child, phase: .willAppear)
            let time = transition.timing(in: graph, otherwise: timing)
            graph.display.noteEntrance(child, from: transition.effects, timing: time)
            graph.animations.noteArrivals(in: child, time)
        }
        displacements?.note(in: graph, timing)
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
