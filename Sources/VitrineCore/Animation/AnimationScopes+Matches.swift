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
    let layer: Layer
    let tag: MatchTag
    let frame: DisplayRect
}

/// A matched view that was removed, and the frame in the window of the one that came for it.
@MainActor
struct MatchedFollower {
    let layer: Layer
    let properties: MatchedGeometryProperties
    let goal: DisplayRect

    /// Returns where the view is in a subtree that was removed, without the effects of both; `nil` if it is elsewhere.
    ///
    /// - Parameter top: The root of the subtree, which has no parent.
    /// - Returns: The place, from the origin of that root.
    func place(in top: Layer) -> DisplayRect? {
        if layer === top { return DisplayRect(x: 0, y: 0, width: top.bounds.width, height: top.bounds.height) }
        var current = layer
        while let parent = current.parent { current = parent }
        return current === top ? layer.placeInRoot(scrollOffsets: Layer.followedOffset) : nil
    }

    /// Leads the view to its goal.
    ///
    /// - Parameters:
    ///   - place: The view's place in the window, without its own effects.
    ///   - outer: The move of a view around it, which takes this one along.
    func follow(from place: DisplayRect, in outer: MatchedMove?) {
        let goal = outer?.origin(of: goal) ?? goal
        var effects = layer.effects
        if properties.contains(.size), place.width > 0, place.height > 0 {
            effects.scaleX *= goal.width / place.width
            effects.scaleY *= goal.height / place.height
        }
        if properties.contains(.position) {
            effects.offsetX += goal.x + goal.width / 2 - place.x - place.width / 2
            effects.offsetY += goal.y + goal.height / 2 - place.y - place.height / 2
        }
        layer.effects = effects
    }
}

/// The way between two frames in the window that a matched view takes, with all that is in it.
@MainActor
struct MatchedMove {
    let place: DisplayRect
    let goal: DisplayRect
    let properties: MatchedGeometryProperties

    /// Returns where something in the view is that the move takes to a frame in the window.
    func origin(of frame: DisplayRect) -> DisplayRect {
        var (scaleX, scaleY) = (1.0, 1.0)
        if properties.contains(.size), place.width > 0, place.height > 0, goal.width > 0, goal.height > 0 {
            (scaleX, scaleY) = (goal.width / place.width, goal.height / place.height)
        }
        let end = properties.contains(.position) ? goal : place
        let (width, height) = (frame.width / scaleX, frame.height / scaleY)
        return DisplayRect(
            x: place.midX + (frame.midX - end.midX) / scaleX - width / 2,
            y: place.midY + (frame.midY - end.midY) / scaleY - height / 2, width: width, height: height)
    }

    /// Returns the move of the nearest layer around another one.
    static func nearest(around layer: Layer, in moves: [ObjectIdentifier: MatchedMove]) -> MatchedMove? {
        guard !moves.isEmpty else { return nil }
        var current = layer.parent
        while let outer = current {
            if let move = moves[ObjectIdentifier(outer)] { return move }
            current = outer.parent
        }
        return nil
    }
}

extension AnimationScopes {
    /// Records the matched views in a subtree that may be removed, before anything moves.
    func noteDepartures(in layer: Layer) {
        if let tag = layer.matching as? MatchTag {
            // Where it is seen: below its own effects, and in what is scrolled.
            let frame = layer.frameInRoot(scrollOffsets: Layer.followedOffset)
            departures.append(MatchedDeparture(layer: layer, tag: tag, frame: frame))
        }
        for child in layer.children { noteDepartures(in: child) }
    }

    /// Returns the matched views in the subtrees that were inserted, a view before those in it.
    private func matchedArrivals() -> [(layer: Layer, tag: MatchTag, timing: AnimationTiming)] {
        var found: [(layer: Layer, tag: MatchTag, timing: AnimationTiming)] = []
        func visit(_ layer: Layer, _ timing: AnimationTiming) {
            if let tag = layer.matching as? MatchTag { found.append((layer: layer, tag: tag, timing: timing)) }
            for child in layer.children { visit(child, timing) }
        }
        for (layer, timing) in arrivals where layer.isAttached { visit(layer, timing) }
        return found
    }

    /// Starts inserted views at the frames of their counterparts, which are to follow them; called once all layers have
    /// their places.
    func showMatches() {
        var moves: [ObjectIdentifier: MatchedMove] = [:]
        // Containers inside of what was inserted have their views only now.
        let found = departures.isEmpty ? [] : matchedArrivals()
        for (layer, tag, timing) in found {
            guard let departure = departures.last(where: { $0.tag.key == tag.key }) else { continue }
            let new = layer.placeInRoot(scrollOffsets: Layer.followedOffset)
            // Where a view around it begins, this one does too.
            let outer = MatchedMove.nearest(around: layer, in: moves)
            let old = outer?.origin(of: departure.frame) ?? departure.frame
            moves[ObjectIdentifier(layer)] = MatchedMove(
                place: new, goal: departure.frame, properties: tag.properties)
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
            let goal = layer.frameInRoot(scrollOffsets: Layer.followedOffset)
            for departure in departures where departure.tag.key == tag.key {
                followers.append(
                    MatchedFollower(layer: departure.layer, properties: departure.tag.properties, goal: goal))
            }
        }
        arrivals.removeAll(keepingCapacity: true)
        departures.removeAll(keepingCapacity: true)
    }

    /// Shows an exit; matched views that leave with it move to where their counterparts are, as one view would.
    func showExit(
        _ exit: LayerExit, behind previous: Layer?, to effects: LayerEffects, _ timing: AnimationTiming,
        _ followers: ContiguousArray<MatchedFollower>
    ) {
        let top = exit.layer
        let leaving = followers.compactMap { follower in
            follower.place(in: top).map { (follower: follower, place: $0) }
        }
        exit.host.showExit(of: top, behind: previous, to: effects, timing)
        guard !leaving.isEmpty, top.parent === exit.host else { return }
        let outer = top.placeInRoot(scrollOffsets: Layer.followedOffset)
        var moves: [ObjectIdentifier: MatchedMove] = [:]
        for (follower, place) in leaving {
            moves[ObjectIdentifier(follower.layer)] = MatchedMove(
                place: DisplayRect(
                    x: outer.x + place.x, y: outer.y + place.y, width: place.width, height: place.height),
                goal: follower.goal, properties: follower.properties)
        }
        top.tree.animating(timing) {
            for (follower, _) in leaving {
                guard let move = moves[ObjectIdentifier(follower.layer)] else { continue }
                follower.follow(from: move.place, in: MatchedMove.nearest(around: follower.layer, in: moves))
            }
        }
    }
}
