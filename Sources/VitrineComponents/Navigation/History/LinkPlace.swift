// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) import VitrineCore

/// The URL of the page that a link leads to, which is known once the link has its place among the views.
@MainActor
final class LinkAddress {
    fileprivate weak var node: (any AddressedLink)?
    /// Whether the link is a row of a list, or stands where no list is, and not in a row beside other views.
    fileprivate(set) var isWholeRow = true

    /// The path of the page; `nil` if it has none.
    var path: String? { node?.pagePath }
}

extension EnvironmentValues {
    /// The address of the enclosing link.
    var linkAddress: LinkAddress? { object(of: LinkAddress.self) }
}

/// A navigation link with a place, by which a URL finds it again.
@MainActor
protocol AddressedLink: ViewNode {
    /// The component of the link's page below that of the page with the link; `nil` for a value with another address.
    var component: String? { get }
    /// The path of the link's page; `nil` if it has none.
    var pagePath: String? { get }
    /// Activates the link as a tap does; `false` for a link that is disabled.
    func follow() -> Bool
}

extension ViewNode {
    /// The first link among this node and those inside.
    var firstLink: (any AddressedLink)? { firstInside { $0 as? any AddressedLink } }
}

/// Gives the page of a link an address: that of the link's value, or else of the link's place.
nonisolated struct LinkPlace: ViewModifier {
    typealias Body = Never
    /// The value that the link pushes; `nil` for a link that pushes a view.
    let value: AnyHashable?
    /// Whether the link selects its value, which stands in no address (decision 0048).
    let selects: Bool
    let isDisabled: Bool
    /// Whether the row of the list around the link is pressed in its place.
    let followsRow: Bool
    /// Whether the page is shown beside the link.
    let isShown: Bool
    let action: @MainActor (_ path: String?) -> Void
}

extension LinkPlace: PrimitiveModifier {
    nonisolated static var isTransparentToLists: Bool { true }

    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ScopeModifierNode<LinkPlace>, AddressedLink, LinkInRow {
        private let address = LinkAddress()
        /// The component of the link's place, which does not change while the node lives.
        private lazy var position = Self.position(of: self)

        override func write() {
            address.node = self
            graph.navigation.linkDidAppear()
            address.isWholeRow = isElementOfList
            inner.setObject(address, of: LinkAddress.self)
            guard modifier.followsRow else { return }
            // The row shows whether the link is disabled.
            _ = graph.reading(self) { EnvironmentValues(scope).isEnabled }
            tellList()
        }

        override func willDie() {
            super.willDie()
            if modifier.followsRow { tellList() }
        }

        private func tellList() {
            var around = parent
            while let node = around {
                if let host = node as? any RowLinkHost { return host.rowLinkDidChange(self) }
                around = node.parent
            }
        }

        /// Whether the link is an element of a list, which takes groups, sections and modified views apart.
        private var isElementOfList: Bool {
            var list = owner
            while let node = list, node.passesTraits { list = node.owner }
            return list is any RowLinkHost || graph.unobserved { EnvironmentValues(scope).isCarriedRow }
        }

        var followsRow: Bool { modifier.followsRow }
        var isShown: Bool { modifier.isShown }

        var isEnabled: Bool {
            !modifier.isDisabled && graph.unobserved { EnvironmentValues(scope).isEnabled }
        }

        var component: String? {
            // An address does not find the links of a menu again, which is closed then.
            guard !modifier.selects, graph.unobserved({ EnvironmentValues(scope).menuSession }) == nil else {
                return nil
            }
            guard let value = modifier.value else { return position }
            // A value with a route has only that URL.
            guard graph.session.routes.path(value.base) == nil else { return nil }
            guard let component = RouteComponent.identified(value.base) else { return nil }
            // The link itself brings a constant back, a list the value of an identity.
            return RouteComponent.isConstant(value.base) || isListed(component) ? component : nil
        }

        var pagePath: String? {
            guard !modifier.selects else { return nil }
            let page = graph.unobserved { scope.object(of: NavigationPageLink.self) }
            if let path = component.flatMap({ page?.path(below: $0) }) { return path }
            return modifier.value.flatMap { page?.path(of: $0) }
        }

        func follow() -> Bool {
            guard isEnabled else { return false }
            modifier.action(pagePath)
            return true
        }

        private static func position(of node: ViewNode) -> String? {
            var root = node
            while let parent = root.parent { root = parent }
            return StatePath(of: node, from: root).map { RouteComponent.position($0.text) }
        }
    }
}
