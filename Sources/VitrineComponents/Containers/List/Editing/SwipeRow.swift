// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The actions at one side of a row.
struct SwipeActions {
    let buttons: AnyView
    /// Whether a full swipe runs the first action.
    let allowsFullSwipe: Bool
}

/// A row between its actions, which are outside of the visible part: a scroll container of its own, so that fingers,
/// trackpads and the keyboard focus reveal them without a round trip.
struct SwipeRow<Content: View>: View {
    /// How often the trailing actions were to be revealed; 0 hides them.
    let opening: Int
    let leading: SwipeActions?
    let trailing: SwipeActions?
    /// Whether the row has actions at any time: it stays the same view, with its state, while it has none.
    let hasActions: Bool
    let close: @MainActor () -> Void
    @ViewBuilder let content: Content
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        if !hasActions {
            content
        } else {
            // A row's scroll container runs from left to right in every language (`[data-swipe]` in base.css), so the
            // sides are assigned here.
            let isMirrored = direction == .rightToLeft
            let (left, right) = isMirrored ? (trailing, leading) : (leading, trailing)
            SwipeLayout {
                content.environment(\.layoutDirection, direction)
                actions(left).environment(\.layoutDirection, .leftToRight)
                actions(right).environment(\.layoutDirection, .rightToLeft)
            }
            .environment(\.layoutDirection, .leftToRight)
            .modifier(
                SwipeScroller(
                    opening: opening, opensLeft: isMirrored, runsLeft: left?.allowsFullSwipe == true,
                    runsRight: right?.allowsFullSwipe == true))
        }
    }

    /// The actions of a side, the first of them at the row's edge.
    private func actions(_ actions: SwipeActions?) -> some View {
        HStack(spacing: 0) { actions?.buttons }
            .buttonStyle(SwipeActionStyle(direction: direction, close: close))
            .environment(\.assignedTint, nil)
            .environment(\.isInList, false)
            .font(.system(size: 15))
    }
}

/// Lays out the row at the proposed width, with the actions before and behind it.
nonisolated private struct SwipeLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let beside = ProposedViewSize(width: nil, height: bounds.height)
        let leading = subviews[1].sizeThatFits(beside).width
        subviews[1].place(at: bounds.origin, proposal: beside)
        subviews[0].place(
            at: CGPoint(x: bounds.minX + leading, y: bounds.minY), proposal: ProposedViewSize(bounds.size))
        subviews[2].place(at: CGPoint(x: bounds.maxX + leading, y: bounds.minY), proposal: beside)
    }

    /// The alignment guides are those of the row, where it is shown; its actions have none.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        subviews[0].dimensions(in: ProposedViewSize(bounds.size))[explicit: guide]
    }
}

/// Makes the content a scroll container over the actions beside it.
nonisolated private struct SwipeScroller: ViewModifier {
    typealias Body = Never
    /// How often the trailing actions were to be revealed; 0 hides them.
    let opening: Int
    /// Whether the trailing actions are to the left of the row.
    let opensLeft: Bool
    /// Whether a full swipe runs the first action of a side.
    let runsLeft: Bool
    let runsRight: Bool

    var fullSwipes: DisplayScroll.FullSwipes {
        var sides: DisplayScroll.FullSwipes = []
        if runsLeft { sides.insert(.left) }
        if runsRight { sides.insert(.right) }
        return sides
    }
}

extension SwipeScroller: PrimitiveModifier {
    @MainActor package static func makeModifierNode(_ modifier: Self, _ context: NodeContext) -> ModifierNode<Self> {
        Node(modifier, context)
    }

    private final class Node: LayoutModifierNode<SwipeScroller> {
        private let item: SwipeItem

        init(_ modifier: SwipeScroller, _ context: NodeContext) {
            let wrapper = WrapperNode(tree: context.graph.layout)
            item = SwipeItem(wrapper, graph: context.graph)
            super.init(modifier, context, layout: wrapper)
            item.opensLeft = modifier.opensLeft
            item.fullSwipes = modifier.fullSwipes
            wrapper.attachment = item
        }

        override func modifierDidChange(from old: SwipeScroller) {
            item.opening = modifier.opening
            item.opensLeft = modifier.opensLeft
            item.fullSwipes = modifier.fullSwipes
            item.scroll()
        }
    }
}

/// The scroll layer around a row and its actions.
private final class SwipeItem: DisplayItem {
    var opening = 0
    var opensLeft = false
    var fullSwipes: DisplayScroll.FullSwipes = []
    private var revision = 0
    private var shown = 0
    private var target = 0.0
    private var width = 0.0

    override func arrange() {
        super.arrange()
        scroll()
    }

    override func sizeDidChange() { scroll() }

    /// Sets the scroll range, and scrolls to the row or to its last action.
    func scroll() {
        var (leading, end) = (0.0, 0.0)
        node.forEachLayoutChild { row in
            row.forEachLayoutChild { part in
                guard part.isPlaced else { return }
                end = max(end, Double(part.frameOrigin.x + part.size.width))
                if part.frameOrigin.x == 0 { leading = max(leading, Double(part.size.width)) }
            }
        }
        // Without leading actions the row begins at offset zero.
        let rest = leading < Double(node.size.width) ? leading : 0
        let open = opensLeft ? 0 : max(end - Double(node.size.width), 0)
        let wanted = opening > 0 ? open : rest
        // A viewport that outgrows its content loses its offset, which therefore has to be set again.
        let isOther = wanted != target || Double(node.size.width) != width
        if opening > shown || (isOther && (wanted != 0 || target != 0)) { revision += 1 }
        shown = opening
        target = wanted
        width = Double(node.size.width)
        layer.content = .scroll(
            DisplayScroll(
                isHorizontal: true, isVertical: false, contentWidth: end, contentHeight: Double(node.size.height),
                showsIndicators: false, snapping: .actions(rest: rest, fullSwipes), targetX: target,
                revision: revision))
    }
}

/// The style of an action: a block of colour of the row's height, at least 74 points wide, with an icon or text on it.
nonisolated private struct SwipeActionStyle: PrimitiveButtonStyle {
    let direction: LayoutDirection
    let close: @MainActor () -> Void

    @MainActor func makeBody(configuration: Configuration) -> some View {
        SwipeAction(configuration: configuration, direction: direction, close: close)
    }
}

private struct SwipeAction: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let direction: LayoutDirection
    let close: @MainActor () -> Void
    @Environment(\.tintColor) private var accent
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let tint = accent ?? (configuration.role == .destructive ? Color.red : Color.gray)
        return ButtonSurface(
            action: {
                close()
                configuration.action()
            },
            pressedOpacity: 0.7,
            content: configuration.label
                .labelStyle(SwipeLabelStyle())
                .environment(\.layoutDirection, direction)
                .foregroundStyle(OnTintShapeStyle(tint: tint))
                .lineLimit(1)
                .padding(.horizontal, 14)
                .frame(minWidth: 74, maxHeight: .infinity)
                .background(tint)
                .opacity(isEnabled ? 1 : 0.5))
    }
}

/// An icon above its title.
nonisolated private struct SwipeLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 2) {
            configuration.icon.font(.system(size: 18)).accessibilityHidden(true)
            configuration.title.font(.system(size: 12))
        }
    }
}
