// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// Names a group of views that share their geometry.
nonisolated struct MatchKey: Hashable, @unchecked Sendable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// The tag that `matchedGeometryEffect` sets on a view's layer.
final class MatchTag {
    let key: MatchKey
    let properties: MatchedGeometryProperties

    init(key: MatchKey, properties: MatchedGeometryProperties) {
        self.key = key
        self.properties = properties
    }
}

/// A matched view that was removed in this round, and its frame in the window.
struct MatchedDeparture {
    let tag: MatchTag
    let frame: DisplayRect
}

extension AnimationScopes {
    /// Records the matched views in a subtree that may be removed, before anything moves.
    func noteDepartures(in layer: Layer) {
        if let tag = layer.matching as? MatchTag {
            // Where it is seen: below its own effects, and in what is scrolled.
            let frame = layer.frameInRoot(scrollOffsets: Layer.followedOffset)
            departures.append(MatchedDeparture(tag: tag, frame: frame))
        }
        for child in layer.children { noteDepartures(in: child) }
    }

    /// Records the matched views in an inserted subtree.
    func noteArrivals(in layer: Layer, _ timing: AnimationTiming) {
        if layer.matching != nil { arrivals.append((layer, timing)) }
        for child in layer.children { noteArrivals(in: child, timing) }
    }

    /// Starts inserted views at the frames of their counterparts; called once all layers have their places.
    func showMatches() {
        for (layer, timing) in arrivals where layer.isAttached {
            guard let tag = layer.matching as? MatchTag,
                let departure = departures.last(where: { $0.tag.key == tag.key })
            else { continue }
            let (old, new) = (departure.frame, layer.placeInRoot(scrollOffsets: Layer.followedOffset))
            var effects = layer.effects
            if tag.properties.contains(.size), new.width > 0, new.height > 0 {
                effects.scaleX *= old.width / new.width
                effects.scaleY *= old.height / new.height
            }
            if tag.properties.contains(.position) {
                effects.offsetX += old.x + old.width / 2 - new.x - new.width / 2
                effects.offsetY += old.y + old.height / 2 - new.y - new.height / 2
            }
            layer.tree.noteEntrance(layer, from: effects, timing: timing, takesRoom: false)
        }
        arrivals.removeAll(keepingCapacity: true)
        departures.removeAll(keepingCapacity: true)
    }
}
