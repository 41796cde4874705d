// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// Represents an element of a view that is taken apart.
///
/// It takes the place of the element in the view's list and holds the element, which is created where a container shows
/// it. Invariant: every place shows the newest value. The list (conditions, `ForEach`, bodies around the elements)
/// lives where it is written; only its elements live where they are shown.
@MainActor
package final class SubviewHolder: ViewNode {
    let factory: NodeFactory
    private(set) var values: ContainerValues
    private var places: [Weak] = []

    private struct Weak {
        weak var place: (any SubviewPlace)?
    }

    init(_ factory: NodeFactory, _ context: NodeContext) {
        self.factory = factory
        values = factory.containerValues
        super.init(context)
    }

    /// The modifiers of a list whose elements are held.
    static var wrappers: WrapperChain {
        WrapperChain(outer: nil) { SubviewHolder($1, $0) }
    }

    package override var name: String { "Subview" }

    package override func update(from pointer: UnsafeRawPointer) {
        factory.set(from: pointer)
        let new = factory.containerValues
        if !new.isSame(as: values) {
            values = new
            traitDidChange()
        }
        for place in places { place.place?.takeContent() }
    }

    func join(_ place: any SubviewPlace) {
        places.removeAll { $0.place == nil }
        places.append(Weak(place: place))
    }

    func leave(_ place: any SubviewPlace) {
        places.removeAll { $0.place == nil || $0.place === place }
    }

    /// The environment at a place, with the changes between the view that was taken apart and this element.
    func scope(inside outer: EnvironmentScope) -> EnvironmentScope {
        guard let owner else { return outer }
        var links: [EnvironmentScope] = []
        var scope = self.scope
        while scope !== owner.scope {
            links.append(scope)
            guard let parent = scope.parent else { return outer }
            scope = parent
        }
        return links.reversed().reduce(outer) { EnvironmentScope(mirroring: $1, parent: $0) }
    }
}
