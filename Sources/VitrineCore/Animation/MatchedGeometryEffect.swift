// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay
public import VitrineLayout

/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32

    /// Creates a set of properties from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The position of the views' centres.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size of the views.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// Both the position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// A modifier that marks a view as one of several that represent the same element.
nonisolated public struct _MatchedGeometryEffect<ID: Hashable>: ViewModifier {
    /// The body type of a primitive modifier: it has none.
    public typealias Body = Never
    package var id: ID
    package var namespace: Namespace.ID
    package var properties: MatchedGeometryProperties
}

extension View {
    /// Gives views with the same identifier one geometry: that of the view which is their source.
    ///
    /// The others have its size and are moved to where it is drawn, without a change of their places in their containers.
    /// An inserted view begins at the frame of a removed one with the identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier of the views.
    ///   - namespace: The namespace of the identifier.
    ///   - properties: What the views share.
    ///   - anchor: The point of both views that is brought together.
    ///   - isSource: Whether this view is the one whose geometry the others have; of several, the one that came last.
    /// - Returns: A view with the geometry of its group.
    public nonisolated func matchedGeometryEffect<ID>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View where ID: Hashable {
        modifier(_MatchedGeometryEffect(id: id, namespace: namespace, properties: properties))
            .modifier(
                MatchedFrame(
                    key: MatchKey(id: id, namespace: namespace), properties: properties, anchor: anchor,
                    isSource: isSource))
    }
}

extension View {
    /// Gives the view's glass an identifier: glass that comes while other glass with it goes begins in its form.
    ///
    /// - Parameters:
    ///   - id: The identifier; `nil` for none.
    ///   - namespace: The namespace of the identifier.
    /// - Returns: A view whose glass has the identifier.
    @ViewBuilder public nonisolated func glassEffectID(
        _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
    ) -> some View {
        if let id { matchedGeometryEffect(id: id, in: namespace) } else { self }
    }
}

extension _MatchedGeometryEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .matched(MatchTag(key: MatchKey(id: id, namespace: namespace), properties: properties))
    }
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
            departures.append(MatchedDeparture(tag: tag, frame: layer.layoutFrameInRoot))
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
            let (old, new) = (departure.frame, layer.layoutFrameInRoot)
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
