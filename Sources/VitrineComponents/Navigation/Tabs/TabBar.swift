// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The bar of a tab view: a floating capsule.
///
/// It is 58 points high, 23 above the window's bottom edge, whatever the home indicator takes there, with 86 points for
/// each further item (Documentation/Layout.md 9.10, iOS 26). In a regular width it is above the pages, a capsule of
/// titles as high as the buttons of a navigation bar. It is of glass. A tab for searching is a round button of its own
/// at the trailing end, or the last item above the pages: its icon alone. A bar above the pages may become a sidebar
/// beside them.
struct TabBar: View {
    /// The places for the items of a tab bar.
    nonisolated enum Place {
        case top, bottom, sidebar

        /// The edge of the pages at which they are.
        var edge: Edge {
            switch self {
            case .top: .top
            case .bottom: .bottom
            case .sidebar: .leading
            }
        }
    }

    nonisolated struct Item {
        /// The item of the page; `nil` if it has none.
        let look: TabItemLook?
        let isSelected: Bool
        /// Whether the page is for searching; such items are the last ones.
        let isSearch: Bool
        let badge: Text?
        /// The section that the tab is in, and the actions of the section.
        let section: TabSectionLook?
        let sectionActions: AnyView?
        /// The identifier for tests.
        let identifier: String?
        /// The path of the page; `nil` if a URL does not select it.
        let path: String?
        let select: @MainActor () -> Void
    }

    let items: [Item]
    let look: BarTraits
    let place: Place
    /// Makes a bar above the pages a sidebar and back; `nil` where it stays what it is.
    let toggleSidebar: (@MainActor () -> Void)?
    /// Told the width, in points, with margins.
    let onWidth: @MainActor (CGFloat) -> Void
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.windowTopInset) private var topInset
    @Environment(\.windowBottomInset) private var bottomInset
    @Environment(\.tabAccessory) private var accessory

    /// The width of an item, which the selection fills, in points.
    private static let pill = 93.5
    private static let pitch = 86.0
    /// The height of an item, and the width of the one for searching, in points.
    private static let itemHeight = 53.5
    /// The least distance between the capsule and the button for searching, in points; a choice, not measured on a
    /// device.
    private static let gap: CGFloat = 8
    static let margin: CGFloat = 21

    private var isAtTop: Bool { place == .top }

    var body: some View {
        VStack(spacing: 8) {
            if place == .sidebar {
                TabSidebar(items: items, hide: toggleSidebar)
                    .environment(\.colorScheme, look.colorScheme ?? colorScheme)
            } else {
                if !isAtTop, let content = accessory?.content { TabAccessoryCapsule(content: content) }
                bar
            }
        }
        // Read after the page, painted above it.
        .zIndex(1)
    }

    private var bar: some View {
        row
            .environment(\.colorScheme, look.colorScheme ?? colorScheme)
            .modifier(TabsSemantics())
            // Items become narrower if they do not fit.
            .padding(.horizontal, Self.margin)
            .padding(.top, isAtTop ? (topInset == 0 ? 10 : 0) : 2)
            .padding(.bottom, isAtTop ? 10 : 23 - bottomInset)
            .frame(maxWidth: .infinity)
    }

    @ViewBuilder private var row: some View {
        let search = items.indices.filter { items[$0].isSearch }
        if isAtTop {
            titles.background { ground }
        } else if search.isEmpty {
            capsule.background { ground }
        } else {
            HStack(spacing: 0) {
                if search.count < items.count { capsule.background { ground } }
                Spacer(minLength: Self.gap)
                ForEach(search, id: \.self) { index in
                    TabBarButton(item: items[index], index: index, count: items.count) {
                        SearchTabLook(look: items[index].look, size: 20)
                            .overlay(alignment: .top) { badge(at: index) }
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                    }
                    .frame(width: Self.itemHeight, height: Self.itemHeight)
                    .frame(width: 58, height: 58)
                    .background { ground }
                }
            }
        }
    }

    /// The background of the items.
    @ViewBuilder private var ground: some View {
        if let ground = look.ground {
            Capsule().fill(ground).shadow(color: .black.opacity(0.12), radius: 12, x: 0, y: 4)
        } else {
            GlassSurface(in: Capsule())
        }
    }

    /// The items of a bar above the pages.
    private var titles: some View {
        HStack(spacing: 0) {
            if let toggleSidebar { SidebarButton(action: toggleSidebar).frame(width: 44) }
            ForEach(items.indices, id: \.self) { index in
                TabBarButton(item: items[index], index: index, count: items.count) {
                    TopTabLook(item: items[index])
                }
            }
        }
        .padding(4)
        .frame(height: 44)
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            onWidth($0 + 2 * Self.margin)
        }
    }

    /// The items of a bar below the pages, without the one for searching.
    private var capsule: some View {
        HStack(spacing: Self.pitch - Self.pill) {
            ForEach(items.indices.filter { !items[$0].isSearch }, id: \.self) { index in
                TabBarButton(item: items[index], index: index, count: items.count) {
                    TabItemLookView(look: items[index].look)
                        .overlay(alignment: .top) { badge(at: index) }
                        .withTextAttributesOfBars()
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                }
                .frame(maxWidth: Self.pill)
                .frame(height: Self.itemHeight)
            }
        }
        .padding(2)
        .frame(height: 58)
    }

    @ViewBuilder private func badge(at index: Int) -> some View {
        if let badge = items[index].badge { TabBadge(text: badge).modifier(TabBadgePlace()) }
    }
}

/// The icon of a tab for searching; its title is the name for screen readers.
private struct SearchTabLook: View {
    let look: TabItemLook?
    /// The size of the symbol, in points.
    let size: CGFloat

    var body: some View {
        icon.font(.system(size: size, weight: .medium)).lineLimit(1)
    }

    @ViewBuilder private var icon: some View {
        if let icon = look?.icon {
            icon
        } else if let title = look?.title {
            title.labelStyle(.iconOnly)
        }
    }
}

/// An item of a tab bar or of its sidebar; the selected one is on a capsule.
struct TabBarButton<Look: View>: View {
    let item: TabBar.Item
    let index: Int
    let count: Int
    @ViewBuilder let look: Look

    var body: some View {
        ButtonSurface(
            action: item.select, pressedOpacity: 0.5, semantics: semantics,
            content:
                look
                .foregroundStyle(item.isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
                .background {
                    Capsule().fill(Color(.system(.tertiaryFill)))
                        .opacity(item.isSelected ? 1 : 0)
                        .otherState(opacity: item.isSelected ? 0 : 1)
                })
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.isSelected = item.isSelected
        semantics.href = item.path
        semantics.positionInSet = index + 1
        semantics.sizeOfSet = count
        if let identifier = item.identifier { semantics.identifier = identifier }
        return semantics
    }
}

/// A title with its badge; the icon if there is no title, or if the tab is for searching.
private struct TopTabLook: View {
    let item: TabBar.Item

    var body: some View {
        HStack(spacing: 6) {
            if item.isSearch {
                SearchTabLook(look: item.look, size: 17)
            } else if let title = item.look?.title {
                title.labelStyle(.titleOnly)
            } else if let icon = item.look?.icon {
                icon
            }
            if let badge = item.badge { TabBadge(text: badge) }
        }
        .font(.system(size: 15, weight: .medium))
        .withTextAttributesOfBars()
        .lineLimit(1)
        .padding(.horizontal, 16)
        .frame(minWidth: 44, maxHeight: .infinity)
    }
}

/// A badge: a red capsule.
struct TabBadge: View {
    let text: Text

    var body: some View {
        text.font(.system(size: 12))
            .foregroundStyle(Color.white)
            .lineLimit(1)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(Capsule().fill(Color.red))
            // A frame with a least width alone is no wider than the room that it is offered.
            .fixedSize()
    }
}

/// Places a badge at the upper trailing corner of a tab's icon.
private struct TabBadgePlace: ViewModifier {
    func body(content: Content) -> some View {
        content
            // Its leading edge is slightly beyond the icon's centre, whatever its width.
            .frame(width: 0, alignment: .leading)
            .padding(.leading, 10)
    }
}
