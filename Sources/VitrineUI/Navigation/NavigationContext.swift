// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension EnvironmentValues {
    /// The navigation stack around the view.
    package var navigation: NavigationContext? { object(of: NavigationContext.self) }
}

/// What the views inside a navigation stack know of it: the destinations they register, the pushes they ask for.
@MainActor
package final class NavigationContext {
    package struct Destination {
        let type: Any.Type
        unowned(unsafe) let owner: ViewNode
        var content: @MainActor (Any) -> NodeFactory
    }

    package private(set) weak var stack: (any NavigationStacking)?
    private(set) var destinations: [Destination] = []

    package init() {}

    func attach(_ stack: any NavigationStacking) { self.stack = stack }

    func register(_ destination: Destination) {
        destinations.append(destination)
        stack?.destinationsDidChange()
    }

    func replace(_ destination: Destination) {
        guard let index = destinations.firstIndex(where: { $0.owner === destination.owner }) else { return }
        destinations[index] = destination
        stack?.destinationsDidChange()
    }

    func unregister(_ owner: ViewNode) {
        destinations.removeAll { $0.owner === owner }
    }

    /// The innermost registration for a value's type wins, as the one nearest to the page that pushes.
    func factory(for value: Any) -> NodeFactory? {
        let type = ObjectIdentifier(Swift.type(of: value))
        return destinations.last { ObjectIdentifier($0.type) == type }?.content(value)
    }

    package func push(_ value: AnyHashable) { stack?.push(.value(value)) }
    package func push(_ page: NodeFactory) { stack?.push(.view(page)) }
    package func pop() { stack?.pop() }
}

/// One pushed page: a value with a registered destination, or a view of its own.
package enum NavigationEntry {
    case value(AnyHashable)
    case view(NodeFactory)
}

/// A navigation stack as its context, its scene and its links see it.
@MainActor
package protocol NavigationStacking: AnyObject {
    /// Whether the page or presentation around the stack is shown.
    var isVisible: Bool { get }
    func push(_ entry: NavigationEntry)
    func pop()
    func destinationsDidChange()
    /// The pages from the root up.
    var historyEntries: [HistoryEntry] { get }
    func pop(toKey key: Int) -> Bool
    func open(path: String) -> Bool
}

/// One page of the visible stack, as a browser's history sees it.
package struct HistoryEntry: Equatable, Sendable {
    /// Stable while the page lives.
    package var key: Int
    /// The page's URL path.
    package var path: String
    package var title: String

    package init(key: Int, path: String, title: String) {
        self.key = key
        self.path = path
        self.title = title
    }
}
