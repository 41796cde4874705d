// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// Gives a view the frame of its group's source, or makes it the source.
nonisolated struct MatchedFrame: ViewModifier {
    let key: MatchKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor func body(content: Content) -> some View {
        let group = isSource ? nil : SessionContext.current?.service(MatchedGroups.self).read(key)
        let size = properties.contains(.size) ? group?.size : nil
        // The place inside, where it is an effect of the content's own layer.
        content
            .modifier(
                MatchedPlace(
                    key: key, anchor: anchor, source: properties.contains(.position) ? group?.source : nil,
                    isSource: isSource)
            )
            .frame(width: size?.width, height: size?.height)
    }
}

/// Moves a view to its group's source, or makes it the source.
nonisolated private struct MatchedPlace: ViewModifier {
    typealias Body = Never
    let key: MatchKey
    let anchor: UnitPoint
    /// The place of the group's source, to which the view is moved; `nil` for the source itself and for a group without
    /// one.
    let source: AnchorPlace?
    let isSource: Bool
}

extension MatchedPlace: PrimitiveModifier {
    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: GeometryLookNode<MatchedPlace> {
        /// The place of this view, for the views that follow it.
        private let home = AnchorPlace()
        private var groups: MatchedGroups { graph.session.service(MatchedGroups.self) }

        override init(_ modifier: MatchedPlace, _ context: NodeContext) {
            super.init(modifier, context)
            home.node = unary
            look = { [unowned self] proxy in
                if self.modifier.isSource { groups.note(proxy.size, of: home, in: self.modifier.key) }
                return (self.offset(in: proxy), nil)
            }
        }

        private func offset(in proxy: GeometryProxy) -> VisualLook {
            guard let source = modifier.source else { return VisualLook() }
            let frame = proxy[Anchor<CGRect>(place: source, source: .bounds)]
            let (x, y) = (
                frame.minX + (frame.width - proxy.size.width) * modifier.anchor.x,
                frame.minY + (frame.height - proxy.size.height) * modifier.anchor.y
            )
            return VisualLook([.offset(x: x, y: y)], size: proxy.size)
        }

        override func modifierDidChange(from old: MatchedPlace) {
            if old.isSource, !modifier.isSource || old.key != modifier.key { groups.remove(home, from: old.key) }
            super.modifierDidChange(from: old)
        }

        override func willDie() {
            super.willDie()
            groups.remove(home, from: modifier.key)
        }
    }
}

/// The sources of the groups of matched views.
private final class MatchedGroups: SessionService {
    /// A group: read by the views that follow its source.
    private final class Group: DependencySource {
        var sources: [(place: AnchorPlace, size: CGSize)] = []
    }

    private var groups: [MatchKey: Group] = [:]

    init() {}

    /// Returns the source of a group and its size; the running body runs again when either is another.
    func read(_ key: MatchKey) -> (source: AnchorPlace, size: CGSize)? {
        let group = groups[key] ?? Group()
        groups[key] = group
        if let node = UpdateContext.node { group.register(node) }
        return group.sources.last.map { (source: $0.place, size: $0.size) }
    }

    func note(_ size: CGSize, of place: AnchorPlace, in key: MatchKey) {
        let group = groups[key] ?? Group()
        groups[key] = group
        guard let index = group.sources.firstIndex(where: { $0.place === place }) else {
            group.sources.append((place, size))
            return group.invalidateReaders()
        }
        guard group.sources[index].size != size else { return }
        group.sources[index].size = size
        if index == group.sources.count - 1 { group.invalidateReaders() }
    }

    func remove(_ place: AnchorPlace, from key: MatchKey) {
        guard let group = groups[key], let index = group.sources.firstIndex(where: { $0.place === place }) else {
            return
        }
        group.sources.remove(at: index)
        if group.sources.isEmpty, !group.hasReaders { groups[key] = nil } else { group.invalidateReaders() }
    }
}
