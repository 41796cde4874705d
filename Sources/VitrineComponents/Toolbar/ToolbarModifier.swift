// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore
@_spi(Engine) import VitrineLayout

/// The items of the enclosing page's bars.
///
/// Invariant: the identity parent of the items is the modifier, their layout parent a slot of the page's bar
/// (Documentation/Rules.md 3.2). The bar removes an element as soon as its list loses it, without waiting for the
/// preference: layout must not reach a destroyed node.
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
        /// Other modifiers set other properties of the same page.
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

        /// The bars must not hold the layout of an element whose node has been destroyed.
        private func itemsDidChange() {
            page?.toolbarDidChange()
            graph.service(KeyboardToolbar.self).update()
        }

        override func contentDidLoad() {
            graph.preferences.add(self)
            graph.service(KeyboardToolbar.self).add(self)
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
            page?.toolbarDidChange()
            graph.service(KeyboardToolbar.self).remove(self)
            graph.preferences.remove(self)
        }
    }
}

/// A node whose items are shown in a bar elsewhere.
@MainActor
package protocol ToolbarSource: ViewNode {
    /// Visits the items in order; there are none once the node has been destroyed.
    func forEachItem(_ body: (ViewNode, ToolbarItemPlacement.Position) -> Void)
}
