// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The position of a view in the tree below a node, by structure and identities.
///
/// Only positions that the depth alone does not determine are listed, since most nodes have one child.
@_spi(Engine) public struct StatePath: Hashable {
    /// A value that distinguishes a child from its siblings and from previous children at the same position.
    public enum Place: Hashable {
        /// The position among the children.
        case index(Int)
        /// The explicit identity of the child, such as that of an element of `ForEach`.
        case identifier(AnyHashable)
        /// The name of the child's type, for a view whose type may change.
        case type(String)
        /// The text of one of the other cases, decoded from storage.
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

    /// Returns a path that continues at the end of this one.
    func appending(_ inner: StatePath) -> StatePath {
        var result = self
        result.components += inner.components.map { Component(depth: depth + $0.depth, place: $0.place) }
        result.depth = depth + inner.depth
        return result
    }

    /// Whether the path leads to, or through, another path.
    func begins(with outer: StatePath) -> Bool {
        depth >= outer.depth && components.starts(with: outer.components)
            && (components.count == outer.components.count || components[outer.components.count].depth > outer.depth)
    }

    /// The path in the form that a stored archive has.
    var stored: StatePath {
        var result = self
        for index in result.components.indices {
            result.components[index].place = .text(result.components[index].place.text)
        }
        return result
    }

    /// Creates the path of a node below another one, or returns `nil` if it is not inside.
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

    /// The path as text: equal for equal paths, in this process and in others.
    package var text: String {
        (components.map { "\($0.depth) \($0.place.text)" } + ["\(depth)"]).joined(separator: "/")
    }
}

extension StatePath.Place {
    /// The stored form: equal for equal places, in this process and in others.
    var text: String {
        switch self {
        case .index(let index): return "#\(index)"
        case .type(let name): return "type \(StoredTypeName.withoutAddresses(name))"
        case .text(let text): return text
        case .identifier(let identifier):
            let base = identifier.base
            if let value = base as? any Encodable, let json = ArchivedValue.encode(value) {
                return "id \(Swift.type(of: base)) \(json)"
            }
            return "id \(Swift.type(of: base)) \(String(describing: base))"
        }
    }
}
