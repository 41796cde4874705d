// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the items that this content is made of.
    associatedtype Body: ToolbarContent

    /// The items that this content is made of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Items that the engine knows: a list of views, each of which carries its placement.
@MainActor
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    associatedtype Elements: View
    var elements: Elements { get }
}

extension PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body: the engine asks for its elements.") }
    fileprivate var erasedElements: AnyView { AnyView(elements) }
}

/// Toolbar content as a list of views. Its state is the content's own, as a view's properties are the view's.
nonisolated package struct ToolbarElements<Items: ToolbarContent>: View {
    package let items: Items

    package init(_ items: Items) { self.items = items }

    @MainActor package var body: AnyView {
        if let primitive = items as? any PrimitiveToolbarContent { return primitive.erasedElements }
        return AnyView(ToolbarElements<Items.Body>(items.body))
    }
}

extension ToolbarElements: DynamicPropertyHolder {
    package static var heldType: Any.Type { Items.self }
}

extension TraitKey {
    static let toolbarPosition = TraitKey("toolbarPosition")
}

/// Tells each element of a content where in a bar it stands.
nonisolated package struct ToolbarPositionModifier: ViewModifier {
    package typealias Body = Never
    let position: ToolbarItemPlacement.Position
}

extension ToolbarPositionModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<ToolbarPositionModifier> {
        override func trait(_ key: TraitKey) -> Any? {
            key == .toolbarPosition ? modifier.position : super.trait(key)
        }

        override func modifierDidChange(from old: ToolbarPositionModifier) {
            listDidChange(ListChange(removed: 0..<0, inserted: 0))
        }
    }
}
