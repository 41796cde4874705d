// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The bar above a page.
///
/// It is 54 points high, 52 more with a large title and 10 more in a window without a status bar
/// (Documentation/Layout.md 9.2, 9.4, 9.5, iOS 26). Over a scroll view the bar follows its offset without a round trip
/// (Documentation/Rules.md 3.15): the large title is in the scroll view's layer and moves with the content, the inline
/// title appears when it has left, and a soft edge, in which content that is scrolled under the bar is blurred and fades.
/// In a page of a tab view whose bar is above it, the bar's row is that of the tab bar (decision 0064).
nonisolated struct NavigationBar: View {
    /// The height of the bar without a large title, in points.
    static let rowLength: CGFloat = 54

    /// The back button's title and action.
    struct Back {
        /// The path of the page below; `nil` if a URL does not open it.
        let path: String?
        let action: @MainActor () -> Void

        init(path: String?, action: @escaping @MainActor () -> Void) {
            self.path = path
            self.action = action
        }
    }

    let title: Text?
    /// The line below the title.
    let subtitle: Text?
    /// A binding to the title, if the user may change it.
    let editableTitle: Binding<String>?
    let titleEditing: TitleEditing
    let isLarge: Bool
    /// The layer of the scroll view below the bar.
    let scroller: Int?
    /// The back button; `nil` for a root.
    let back: Back?
    /// Shows the hidden first column of a split view; `nil` for none.
    let showSidebar: (@MainActor () -> Void)?
    let leading: ToolbarSlot
    let trailing: ToolbarSlot
    /// Items that replace the title.
    let principal: ToolbarSlot?
    /// Whether the scroll view shows the large title.
    let isTitleInside: Bool
    /// The menu beside the title, inline or large.
    let titleMenu: ToolbarSlot?
    /// A search field after the trailing items, where there is space.
    let search: ToolbarSlot?
    /// A search field below the title.
    let drawer: ToolbarSlot?
    let look: BarTraits
    /// Whether other bars lie between this one and the scroll view, over which its soft edge does not reach.
    let hasBarsBelow: Bool
    /// Whether the inline title is beside the leading items.
    let leadsWithTitle: Bool
    /// The height of the large title, in points.
    let titleHeight: CGFloat
    /// The width of a tab bar in the middle of the row, in points; 0 for none.
    let tabBarWidth: CGFloat
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.windowTopInset) private var topInset

    var body: some View {
        NavigationBarColumn {
            row
                .padding(.bottom, Self.rowLength - BarRow.height)
                .barMargins()
                .padding(.top, topInset == 0 ? 10 : 0)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background { ground(isLast: drawer == nil) }
                // The bar precedes the content in the tree but is painted above it, in a layer of its own.
                .zIndex(1)
                .modifier(SemanticsModifier { $0.motion = .bar })
            if let title, isLarge {
                largeTitle(title)
                    .barMargins()
                    .frame(maxWidth: .infinity, alignment: .leading)
                    // Above the content, whose backgrounds may extend up here; below the row, behind which it moves.
                    .zIndex(0.5)
            }
            if let drawer {
                ToolbarSlotView(slot: drawer)
                    .padding(.bottom, 8)
                    .barMargins()
                    .frame(maxWidth: .infinity)
                    .background { ground(isLast: true) }
                    .modifier(TitleFollower(scroller: isLarge ? scroller : nil, height: titleHeight))
                    .zIndex(1)
            }
        }
        // Above the content too, and below the large title.
        .background {
            if let ground = look.ground { Rectangle().fill(ground).ignoresSafeArea(edges: .top).zIndex(0.25) }
        }
        .environment(\.colorScheme, look.colorScheme ?? colorScheme)
        // What the bar makes of the content below follows it at once, whatever animation that begins with.
        .transaction { $0.animation = nil }
    }

    private var row: some View {
        BarRow(reserved: tabBarWidth, overflow: Self.rowLength, wrapsMiddle: principal != nil) {
            HStack(spacing: back == nil && showSidebar == nil ? 0 : 8) {
                if let showSidebar { SidebarButton(action: showSidebar).buttonStyle(ToolbarButtonStyle()) }
                if let back { BackButton(back: back) }
                ToolbarSlotView(slot: leading)
                if isMiddleTaken, let principal {
                    ToolbarSlotView(slot: principal)
                } else if leadsWithTitle || isMiddleTaken, let title, principal == nil {
                    inlineTitle(title.font(.system(size: 17, weight: .semibold)))
                    inlineMenu
                }
            }
            HStack(spacing: 4) {
                if let principal, !isMiddleTaken {
                    ToolbarSlotView(slot: principal)
                } else if let title, principal == nil, !leadsWithTitle, !isMiddleTaken {
                    inlineTitle(title.font(.system(size: 17, weight: .semibold)))
                    inlineMenu
                }
            }
            HStack(spacing: 8) {
                ToolbarSlotView(slot: trailing)
                if let search { ToolbarSlotView(slot: search) }
            }
        }
    }

    private var isMiddleTaken: Bool { tabBarWidth > 0 }

    @ViewBuilder private var inlineMenu: some View {
        if let titleMenu, !isLarge { ToolbarSlotView(slot: titleMenu) }
    }

    private func largeTitle(_ title: Text) -> some View {
        // If a bar below the title stays, the title is not in the scroll view: it moves up behind the bar's row.
        let follows = isTitleInside ? nil : scroller
        return VStack(alignment: .leading, spacing: 0) {
            HStack(spacing: 8) {
                if let editableTitle {
                    LargeTitle(text: editableTitle, editing: titleEditing, heading: largeHeading(title))
                } else {
                    largeHeading(title)
                }
                if let titleMenu { ToolbarSlotView(slot: titleMenu) }
            }
            subtitle?.font(.subheadline).foregroundStyle(Color.secondary).lineLimit(1)
        }
        .withTextAttributesOfBars()
        .padding(.top, 5)
        .frame(height: titleHeight, alignment: .top)
        .modifier(ScrollLinkEffect(.opacity, from: (0, 1), to: (36, 0), of: follows))
        .modifier(TitleFollower(scroller: follows, height: titleHeight))
    }

    private func largeHeading(_ title: Text) -> some View {
        title
            .font(.largeTitle.bold())
            .lineLimit(1)
            .modifier(SemanticsModifier { $0.role = .heading(level: 1) })
    }

    @ViewBuilder private func inlineTitle(_ title: Text) -> some View {
        if !isLarge {
            if let editableTitle {
                EditableTitle(
                    text: editableTitle, heading: title, subtitle: subtitle,
                    alignment: leadsWithTitle || isMiddleTaken ? .leading : .center, editing: titleEditing,
                    hasMenu: titleMenu != nil)
            } else {
                InlineTitle(
                    heading: title, subtitle: subtitle, alignment: leadsWithTitle || isMiddleTaken ? .leading : .center)
            }
        } else if let scroller {
            // A copy of the large title that only the eye sees: it appears when that one has left.
            InlineTitle(
                heading: title, subtitle: subtitle, alignment: leadsWithTitle || isMiddleTaken ? .leading : .center,
                isCopy: true
            )
            .modifier(ScrollLinkEffect(.opacity, from: (36, 0), to: (48, 1), of: scroller))
            .allowsHitTesting(false)
        }
    }

    @ViewBuilder private func ground(isLast: Bool) -> some View {
        if let scroller, look.backgroundVisibility != .hidden {
            let edge = isLarge ? titleHeight : 0
            ScrollEdge(
                isLast: isLast, reachesBelow: isLast && !hasBarsBelow,
                link: ScrollLinkEffect(.opacity, from: (edge, 0), to: (edge + 8, 1), of: scroller))
        }
    }
}

/// Moves up with the content by the height of a large title.
nonisolated struct TitleFollower: ViewModifier {
    let scroller: Int?
    let height: CGFloat

    func body(content: Content) -> some View {
        content.modifier(ScrollLinkEffect(.translationY, from: (0, 0), to: (height, -height), of: scroller))
    }
}

/// The soft edge of content that is scrolled under a bar.
///
/// The layer that shows what lies behind is the one that follows the offset: a group around it would have nothing
/// behind it.
private nonisolated struct ScrollEdge: View {
    /// Whether it fades out at the end of the bar.
    let isLast: Bool
    /// Whether it reaches beyond the bar.
    let reachesBelow: Bool
    let link: ScrollLinkEffect

    /// How far the edge reaches below the bar, in points (decision 0042).
    private static let overhang: CGFloat = 16

    var body: some View {
        Rectangle()
            .fill(SystemGlass(isLast ? .scrollEdge : .scrollGround))
            .modifier(link)
            .allowsHitTesting(false)
            .padding(.bottom, reachesBelow ? -Self.overhang : 0)
            .ignoresSafeArea(edges: .top)
    }
}

/// Lays out the bar's parts below each other, without a layer of its own.
private nonisolated struct NavigationBarColumn: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil)) }
        return CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(0) { $0 + $1.height })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for subview in subviews {
            let offer = ProposedViewSize(width: bounds.width, height: nil)
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
            y += subview.sizeThatFits(offer).height
        }
    }
}

/// A glass circle of 44 points with a chevron, as in iOS 26.
private nonisolated struct BackButton: View {
    let back: NavigationBar.Back
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Button(action: back.action) {
            Chevron(pointsLeft: direction == .leftToRight)
                .stroke(Color.primary, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
                .frame(width: 9, height: 17)
                .frame(width: 44, height: 44)
                .background { GlassSurface(in: Capsule()) }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(SystemWord.back))
        .modifier(
            SemanticsModifier { [path = back.path] in
                $0.motion = .back
                $0.href = path
            })
    }
}

/// An open angle.
nonisolated struct Chevron: Shape {
    let pointsLeft: Bool

    /// Fixed: `pointsLeft` sets the direction in which the shape points.
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        let (tip, open) = pointsLeft ? (rect.minX, rect.maxX) : (rect.maxX, rect.minX)
        var path = Path()
        path.move(to: CGPoint(x: open, y: rect.minY))
        path.addLine(to: CGPoint(x: tip, y: rect.midY))
        path.addLine(to: CGPoint(x: open, y: rect.maxY))
        return path
    }
}
