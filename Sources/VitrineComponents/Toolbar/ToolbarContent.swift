// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(Engine) package import VitrineCore

/// A type that represents items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of the content that `body` returns.
    associatedtype Body: ToolbarContent

    /// The items that this content consists of.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

/// Toolbar content that the engine implements as a list of views, each with its placement.
@MainActor
package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    associatedtype Elements: View
    var elements: Elements { get }
    /// The views of the bar's menu; `nil` for none.
    var secondaryItems: AnyView? { get }
}

extension PrimitiveToolbarContent {
    /// Traps: primitive toolbar content has no body.
    public var body: Never { fatalError("\(Self.self) has no body: the engine asks for its elements.") }
    package var secondaryItems: AnyView? { nil }
    fileprivate var erasedElements: AnyView { AnyView(elements) }
    fileprivate var elementsWithMenu: AnyView {
        AnyView(TupleView((erasedElements, SecondaryMenu(items: secondaryItems))))
    }
}

/// Toolbar content as a list of views, which holds the content's state like a view holds its own.
nonisolated package struct ToolbarElements<Items: ToolbarContent>: View {
    package let items: Items
    /// Whether the menu of the content's secondary actions is made here, and not by what the content is a part of.
    private let hasMenu: Bool

    package init(_ items: Items, hasMenu: Bool = false) {
        self.items = items
        self.hasMenu = hasMenu
    }

    @MainActor package var body: AnyView {
        guard let primitive = items as? any PrimitiveToolbarContent else {
            return AnyView(ToolbarElements<Items.Body>(items.body, hasMenu: true))
        }
        return hasMenu ? primitive.elementsWithMenu : primitive.erasedElements
    }
}

extension ToolbarElements: DynamicPropertyHolder {
    package static var heldType: Any.Type { Items.self }
}

extension TraitKey {
    static let toolbarPosition = TraitKey("toolbarPosition")
}

/// A modifier that sets the position in the bar of each element of its content.
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
            traitDidChange()
        }
    }
}
