// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore
@_spi(Engine) import VitrineLayout

/// Items for the bars of the page around.
///
/// Invariant: the items' identity parent is the modifier, their layout parent a slot of the page's bar
/// (Documentation/Rules.md 3.2). So the bar drops an element in the moment in which its list loses it, not when the
/// page is told of the preference: layout must not meet a node that is gone.
nonisolated struct ToolbarModifier<Items: View>: ViewModifier {
    typealias Body = Never
    let items: Items
}

extension ToolbarModifier: PrimitiveModifier {
    static var isTransparentToLists: Bool { true }

    @MainActor static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<ToolbarModifier<Items>>, PreferenceWriting, ToolbarSource {
        private var items: ViewNode!

        override init(_ modifier: ToolbarModifier<Items>, _ context: NodeContext) {
            super.init(modifier, context)
            items = context.content(of: self).at(1).make(modifier.items)
        }

        var preferenceKey: ObjectIdentifier { ObjectIdentifier(NavigationTraitsKey.self) }
        /// Other modifiers say other things of the same page.
        var keepsInnerValues: Bool { true }

        func write(into value: inout Any) {
            guard var traits = value as? NavigationTraits else { return }
            traits.toolbars.append(self)
            value = traits
        }

        func forEachItem(_ body: (ViewNode, ToolbarItemPlacement.Position) -> Void) {
            guard isAlive else { return }
            items.forEachElement { element in
                let position = element.elementTrait(.toolbarPosition, in: self) as? ToolbarItemPlacement.Position
                body(element, position ?? ToolbarItemPlacement.automatic.position)
            }
        }

        private var page: NavigationPageNode? {
            var node = parent
            while let current = node {
                if let page = current as? NavigationPageNode { return page }
                node = current.parent
            }
            return nil
        }

        /// The bars must not hold an element's layout once its node is gone.
        private func itemsDidChange() {
            page?.toolbarDidChange()
            graph.service(KeyboardToolbar.self).update()
        }

        override func contentDidLoad() {
            graph.preferences.add(self)
            // Follows the focus from now on.
            _ = graph.service(KeyboardToolbar.self)
        }

        override func syncList() { itemsDidChange() }

        override func modifierDidChange(from old: ToolbarModifier<Items>) {
            withUnsafePointer(to: modifier.items) { items.update(from: UnsafeRawPointer($0)) }
        }

        override func forEachChild(_ body: (ViewNode) -> Void) {
            super.forEachChild(body)
            body(items)
        }

        override func willDie() {
            super.willDie()
            itemsDidChange()
            graph.preferences.remove(self)
        }
    }
}

/// A node whose items stand in a bar elsewhere.
@MainActor
package protocol ToolbarSource: AnyObject {
    /// Visits the items in order; none once the node is gone.
    func forEachItem(_ body: (ViewNode, ToolbarItemPlacement.Position) -> Void)
}
