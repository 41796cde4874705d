// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Observation
@_spi(Engine) package import VitrineCore

extension EnvironmentValues {
    /// The enclosing navigation stack.
    package var navigation: NavigationContext? {
        guard let context = object(of: NavigationContext.self), !context.isBoundary else { return nil }
        return context
    }
}

/// The interface of a navigation stack for the views in it, which register destinations and push pages.
@MainActor
package final class NavigationContext {
    package struct Destination {
        let type: Any.Type
        unowned(unsafe) let owner: ViewNode
        var content: @MainActor (Any) -> NodeFactory
    }

    private weak var ownStack: (any NavigationStacking)?
    private var ownDestinations: [Destination] = []
    /// The context of the whole stack, if this one is that of its root in a column of its own.
    private let base: NavigationContext?
    /// The page of the next column, if this context is that of a root in a column of its own.
    private let next: NextColumnPage?
    /// Whether stacks further out are unreachable from here: a presentation is outside of its presenter's stack.
    let isBoundary: Bool

    package var stack: (any NavigationStacking)? { base?.stack ?? ownStack }
    var destinations: [Destination] { base?.destinations ?? ownDestinations }

    package init(isBoundary: Bool = false) {
        self.isBoundary = isBoundary
        base = nil
        next = nil
    }

    /// Creates the context of a column whose links show their pages in the next one.
    init(columnOf base: NavigationContext) {
        self.base = base
        next = NextColumnPage()
        isBoundary = false
    }

    func attach(_ stack: any NavigationStacking) { ownStack = stack }

    func register(_ destination: Destination) {
        if let base { return base.register(destination) }
        ownDestinations.append(destination)
        stack?.destinationDidChange(of: destination.owner)
    }

    func replace(_ destination: Destination) {
        if let base { return base.replace(destination) }
        guard let index = ownDestinations.firstIndex(where: { $0.owner === destination.owner }) else { return }
        ownDestinations[index] = destination
        stack?.destinationDidChange(of: destination.owner)
    }

    func unregister(_ owner: ViewNode) {
        if let base { return base.unregister(owner) }
        ownDestinations.removeAll { $0.owner === owner }
    }

    /// Returns the registration that creates the page of a value: the innermost one for its type below the page.
    ///
    /// `pages` are the page itself and those above it, if they exist: their registrations are for pages further up. A
    /// page that used a registration of its own would be created again by each of its updates, without end.
    func destination(for value: Any, below pages: ArraySlice<NavigationPageNode> = []) -> Destination? {
        let type = ObjectIdentifier(Swift.type(of: value))
        return destinations.last { destination in
            ObjectIdentifier(destination.type) == type && !pages.contains { destination.owner.isInside($0) }
        }
    }

    package func push(_ value: AnyHashable) { push(.value(value)) }
    /// Pushes a view, whose page has the given URL path, if any.
    package func push(_ page: NodeFactory, at path: String? = nil) { push(.view(page, path: path)) }
    private func push(_ entry: NavigationEntry) {
        if base == nil { stack?.push(entry) } else { stack?.showInNextColumn(entry) }
    }
    /// Updates the page that was pushed with a factory, whose view has changed.
    func contentDidChange(of page: NodeFactory) { stack?.contentDidChange(of: page) }
    /// Whether the page that was pushed with a factory is on the stack.
    func shows(_ page: NodeFactory) -> Bool { stack?.shows(page) ?? false }
    /// Pushes a page of a restored stack again, after the current update.
    func restore(_ push: @escaping @MainActor () -> Void) { stack?.restore(push) }
    package func pop() { stack?.pop() }

    // MARK: - The next column

    /// Whether the links around show their pages in the next column.
    var isColumn: Bool { base != nil }
    /// Whether the next column shows the page of a value, or a page above it.
    ///
    /// Read with observation, as is `showsBeside(_:)`.
    func showsBeside(_ value: AnyHashable) -> Bool { next?.entry?.isSame(as: .value(value)) ?? false }
    /// Whether the next column shows the page that was pushed with a factory, or a page above it.
    func showsBeside(_ page: NodeFactory) -> Bool { next?.entry?.content === page }
    /// The next column shows a page of an entry, or none.
    func nextColumnDidChange(to entry: NavigationEntry?) {
        guard let next else { return }
        if let entry, next.entry?.isSame(as: entry) == true { return }
        if entry != nil || next.entry != nil { next.entry = entry }
    }

    func present(_ destination: BoundDestination) { push(.bound(destination)) }
    func withdraw(_ destination: BoundDestination) { stack?.withdraw(destination) }
}

/// The first page of a stack whose root has a column of its own.
@Observable @MainActor
private final class NextColumnPage {
    var entry: NavigationEntry?
}

/// A pushed page: a value with a registered destination, a view of its own, or a page presented by a binding.
package enum NavigationEntry {
    case value(AnyHashable)
    case view(NodeFactory, path: String?)
    case bound(BoundDestination)

    /// The factory of the page's view, if the entry has it.
    var content: NodeFactory? {
        switch self {
        case .value: nil
        case .view(let content, _): content
        case .bound(let destination): destination.factory
        }
    }

    /// Whether both represent the same page.
    func isSame(as other: NavigationEntry) -> Bool {
        switch (self, other) {
        case (.value(let own), .value(let value)): own == value
        case (.view(let own, _), .view(let view, _)): own === view
        case (.bound(let own), .bound(let destination)): own === destination
        default: false
        }
    }

    /// Whether both have the same value, or were pushed with views of the same type.
    func isSameKind(as other: NavigationEntry) -> Bool {
        if isSame(as: other) { return true }
        guard let own = content, let view = other.content else { return false }
        return type(of: own) == type(of: view)
    }
}
