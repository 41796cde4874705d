// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) public import VitrineCore

/// A view that shows one of several pages, chosen in a bar.
///
/// The views of a page are made when it is first chosen, which is when their `onAppear` runs; they keep their state while
/// another page is shown.
nonisolated public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    /// The index of the shown page, if there is no selection.
    @State private var ownIndex = 0
    /// The width of a bar above the pages.
    @State private var barWidth: CGFloat = 0
    /// Whether the user has made a sidebar of the bar; `nil` before any choice.
    @State private var hasSidebar: Bool?
    @Environment(\.pageTabViewIndex) private var pageIndex
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.tabAccessory) private var accessory
    @Environment(\.isTabBarAdaptable) private var isAdaptable
    @Environment(\.tabSidebar) private var sidebar

    /// Creates a tab view of tagged pages.
    ///
    /// - Parameters:
    ///   - selection: A binding to the tag of the shown page, which changes when the user chooses another one.
    ///   - content: A view builder of the pages.
    public nonisolated init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    /// The pages as the tab view style of the environment presents them.
    @MainActor public var body: some View {
        let tag = selection.map { AnyHashable.unwrapped($0.wrappedValue) }
        if let pageIndex {
            PagedTabs(content: content, tag: tag, index: ownIndex, indexDisplayMode: pageIndex) { choose($0, $1) }
        } else {
            let place = barPlace
            let isBarAtTop = place == .top
            let pages = TabPages(
                // Below a tab bar at the top, a page's top edge is not the window's.
                content:
                    content
                    .transformEnvironment(\.windowTopInset) {
                        if isBarAtTop, barWidth > 0 { $0 = NavigationBar.rowLength }
                    }
                    .environment(\.topTabBarWidth, isBarAtTop ? barWidth : 0)
                    .transformEnvironment(\.windowBottomInset) { if place == .bottom { $0 = 0 } }
                    .transformEnvironment(\.tabAccessory) { $0 = nil }
                    .transformEnvironment(\.tabSidebar) { $0 = TabSidebarParts() },
                place: place, toggleSidebar: toggle(from: place), isAdaptable: isAdaptable, tag: tag, index: ownIndex
            ) {
                choose($0, $1)
            } onBarWidth: { width in
                if barWidth != width { barWidth = width }
            }
            if let accessory {
                pages.safeAreaInset(edge: .bottom, spacing: 0) {
                    if place != .bottom, let content = accessory.content {
                        TabAccessoryCapsule(content: content).padding(.bottom, TabBar.margin)
                            // Below the pages, which are beside the sidebar.
                            .padding(.leading, place == .sidebar ? SplitWidth.sidebar : 0)
                    }
                }
            } else {
                pages
            }
        }
    }

    @MainActor private var barPlace: TabBar.Place {
        guard width == .regular else { return .bottom }
        return isAdaptable && (hasSidebar ?? sidebar.isShownAtFirst) ? .sidebar : .top
    }

    @MainActor private func toggle(from place: TabBar.Place) -> (@MainActor () -> Void)? {
        guard isAdaptable, place != .bottom else { return nil }
        return { hasSidebar = place == .top }
    }

    @MainActor private func choose(_ tag: AnyHashable?, _ index: Int) {
        guard let selection else { return ownIndex = index }
        if let value = (tag ?? AnyHashable(index)).base as? SelectionValue { selection.wrappedValue = value }
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a tab view that shows its first page at first.
    public nonisolated init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

/// A modifier that sets the tab bar item of a page.
nonisolated package struct TabItemModifier<Item: View>: ViewModifier {
    package typealias Body = Never
    let item: Item
}

extension TraitKey {
    static let tabItem = TraitKey("tabItem")
}

extension View {
    /// Sets the item of this page in a tab bar: a label, or an image and a text.
    public nonisolated func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
        modifier(TabItemModifier(item: label()))
    }
}

extension TabItemModifier: TraitModifier {}

extension TabItemModifier: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: ModifierNode<TabItemModifier<Item>> {
        override func trait(_ key: TraitKey) -> Any? {
            key == .tabItem ? TabItemLook(modifier.item) : super.trait(key)
        }

        override func modifierDidChange(from old: TabItemModifier<Item>) {
            traitDidChange()
        }
    }
}
