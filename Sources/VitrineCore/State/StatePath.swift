// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a view stands in the tree below some node, by structure and by identities.
///
/// Only places that a depth does not tell already are listed: most nodes have one child.
@_spi(Engine) public struct StatePath: Hashable {
    /// What tells a child from its siblings, or from what stood in its place before.
    public enum Place: Hashable {
        case index(Int)
        case identifier(AnyHashable)
        case type(String)
        /// One of the above after it was stored.
        case text(String)
    }

    package struct Component: Hashable {
        package var depth: Int
        package var place: Place
    }

    package var components: [Component] = []
    package var depth = 0

    func appending(_ place: Place, at depth: Int) -> StatePath {
        var result = self
        result.depth = depth
        if place != .index(0) { result.components.append(Component(depth: depth, place: place)) }
        return result
    }

    /// The path that goes on where this one ends.
    func appending(_ inner: StatePath) -> StatePath {
        var result = self
        result.components += inner.components.map { Component(depth: depth + $0.depth, place: $0.place) }
        result.depth = depth + inner.depth
        return result
    }

    /// Whether the path leads to a place, or on from there.
    func begins(with outer: StatePath) -> Bool {
        depth >= outer.depth && components.starts(with: outer.components)
            && (components.count == outer.components.count || components[outer.components.count].depth > outer.depth)
    }

    /// The path as it is in a stored archive.
    var stored: StatePath {
        var result = self
        for index in result.components.indices {
            result.components[index].place = .text(result.components[index].place.text)
        }
        return result
    }

    /// The path of a node below another one, `nil` if it is not inside.
    @MainActor
    package init?(of node: ViewNode, from base: ViewNode) {
        depth = node.depth - base.depth
        var current = node
        while current !== base {
            guard let parent = current.parent else { return nil }
            let place = parent.archivePlace(of: current)
            if place != .index(0) { components.append(Component(depth: current.depth - base.depth, place: place)) }
            current = parent
        }
        components.reverse()
    }

    package init() {}
}

extension StatePath.Place {
    /// The stored form: equal for equal places, in this process and in another one.
    var text: String {
        switch self {
        case .index(let index): return "#\(index)"
        case .type(let name): return "type \(name)"
        case .text(let text): return text
        case .identifier(let identifier):
            let base = identifier.base
            if let value = base as? any Encodable, let data = ArchivedValue.encode(value) {
                return "id \(Swift.type(of: base)) \(String(decoding: data, as: UTF8.self))"
            }
            return "id \(Swift.type(of: base)) \(String(describing: base))"
        }
    }
}
