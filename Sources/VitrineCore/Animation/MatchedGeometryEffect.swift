// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay
public import VitrineLayout

/// What matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// One of the views that stand for the same thing.
nonisolated public struct _MatchedGeometryEffect<ID: Hashable>: ViewModifier {
    public typealias Body = Never
    package var id: ID
    package var namespace: Namespace.ID
    package var properties: MatchedGeometryProperties
}

extension View {
    /// Lets a view that comes take over from the one with the same id that goes, from where that one stood.
    ///
    /// Support: for views of which one comes while the other goes; of two that are both there each keeps its own frame.
    public nonisolated func matchedGeometryEffect<ID>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View where ID: Hashable {
        modifier(_MatchedGeometryEffect(id: id, namespace: namespace, properties: properties))
    }
}

extension _MatchedGeometryEffect: EffectModifier {
    @MainActor package func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect {
        .matched(MatchTag(key: [AnyHashable(id), AnyHashable(namespace)], properties: properties))
    }
}

/// What `matchedGeometryEffect` leaves at a view's layer.
final class MatchTag {
    let key: [AnyHashable]
    let properties: MatchedGeometryProperties

    init(key: [AnyHashable], properties: MatchedGeometryProperties) {
        self.key = key
        self.properties = properties
    }
}

/// A matched view that left in this round, and where it stood in the window.
struct MatchedDeparture {
    let tag: MatchTag
    let frame: DisplayRect
}

extension AnimationScopes {
    /// Notes the matched views in a subtree that may be leaving, while it stands where it stood.
    func noteDepartures(in layer: Layer) {
        if let tag = layer.matching as? MatchTag {
            departures.append(MatchedDeparture(tag: tag, frame: layer.layoutFrameInRoot))
        }
        for child in layer.children { noteDepartures(in: child) }
    }

    /// Notes the matched views in a subtree that came.
    func noteArrivals(in layer: Layer, _ timing: AnimationTiming) {
        if layer.matching != nil { arrivals.append((layer, timing)) }
        for child in layer.children { noteArrivals(in: child, timing) }
    }

    /// Lets those that came begin where their counterparts stood; called once everything has its place.
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
