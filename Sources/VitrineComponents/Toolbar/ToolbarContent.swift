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
    /// Whether content of the app's own is in it: what that adds to the menu is known only where its body is made.
    var holdsOwnContent: Bool { get }
    /// The views, where the last content of the app's own inside makes the menu.
    func elements(handing menu: SecondaryItems) -> AnyView
}

extension PrimitiveToolbarContent {
    /// Traps: primitive toolbar content has no body.
    public var body: Never { fatalError("\(Self.self) has no body: the engine asks for its elements.") }
    package var secondaryItems: AnyView? { nil }
    package var holdsOwnContent: Bool { false }
    package func elements(handing menu: SecondaryItems) -> AnyView { erasedElements }
    fileprivate var erasedElements: AnyView { AnyView(elements) }

    /// The views with the menu, which one content makes for all: a bar has one.
    fileprivate func elements(withMenu menu: SecondaryItems) -> AnyView {
        let isMadeInside = holdsOwnContent
        let views = isMadeInside ? elements(handing: menu) : erasedElements
        let items = isMadeInside ? nil : menu.joined(around: secondaryItems)
        return AnyView(TupleView((views, SecondaryMenu(items: items))))
    }
}

/// The items before and after those of a toolbar content in the bar's menu of secondary actions.
nonisolated package struct SecondaryItems {
    package var before: [AnyView] = []
    package var after: [AnyView] = []

    package init() {}

    /// Returns everything in the menu; `nil` for nothing.
    @MainActor package func joined(around items: AnyView?) -> AnyView? {
        let all = before + [items].compactMap { $0 } + after
        return all.isEmpty ? nil : AnyView(ForEach(all.indices, id: \.self) { all[$0] })
    }
}

/// Returns whether toolbar content is the app's own, or holds such content.
@MainActor
package func isOrHoldsOwnContent(_ content: some ToolbarContent) -> Bool {
    (content as? any PrimitiveToolbarContent)?.holdsOwnContent ?? true
}

/// Toolbar content as a list of views, which holds the content's state like a view holds its own.
nonisolated package struct ToolbarElements<Items: ToolbarContent>: View {
    package let items: Items
    /// What is in the menu of secondary actions beside the content's own; `nil` if what the content is a part of makes
    /// that menu.
    private let menu: SecondaryItems?

    package init(_ items: Items, menu: SecondaryItems? = nil) {
        self.items = items
        self.menu = menu
    }

    @MainActor package var body: AnyView {
        guard let primitive = items as? any PrimitiveToolbarContent else {
            return AnyView(ToolbarElements<Items.Body>(items.body, menu: menu ?? SecondaryItems()))
        }
        guard let menu else { return primitive.erasedElements }
        return primitive.elements(withMenu: menu)
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
