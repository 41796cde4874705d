// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
import VitrineDisplay
@_spi(Engine) import VitrineLayout

/// The place of a row in its list.
nonisolated package struct ListPlace: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case header, row, footer }

    var kind: Kind
    /// Whether the row is the first of its card.
    var isFirst = false
    var isLast = false
    /// The space above the row, in points.
    var gapAbove: CGFloat = 0
    var gapBelow: CGFloat = 0
    /// The number of the row in the list, from 1; headers and footers are not counted.
    var position = 0
    var total = 0
}

/// The chrome of one row, header or footer (Documentation/Layout.md 10).
nonisolated struct ListRowChrome: View {
    let element: ViewNode
    let kind: ListKind
    let place: ListPlace
    /// Whether the row is a control that applies the insets itself.
    let isFilled: Bool
    /// Whether the header is a button, which has its own role.
    let isButton: Bool
    /// The row's link, if it is one: its label applies the list's default insets.
    let link: RowLink?
    /// The link inside that the row is pressed for.
    let inner: InnerRowLink?
    /// The edits that the user may make to the row.
    let edits: RowEdits?
    /// Whether the row has a context menu.
    let hasMenu: Bool
    let lift: RowLift
    /// The row's badge, unless the row's link or control shows it.
    let badge: Text?
    let background: AnyView?
    let insets: EdgeInsets?
    /// The colour of the separator above; `nil` for none.
    let lineAbove: Color?
    let lineBelow: Color?
    @Environment(\.defaultMinListRowHeight) private var minimumHeight
    @Environment(\.defaultMinListHeaderHeight) private var minimumHeaderHeight
    @Environment(\.isInTable) private var isInTable

    @MainActor var body: some View {
        if place.kind == .row {
            row
        } else {
            band
        }
    }

    @MainActor private var row: some View {
        let place = place
        let isInTable = isInTable
        let insets = insets ?? ListKind.rowInsets
        let guideInset = guideInset
        return movable(
            editable(
                linked(
                    AdoptedElement(node: element)
                        .modifier(
                            RowBadgeRoom(
                                badge: badge.map { RowBadge(text: $0, trailing: isFilled ? insets.trailing : 0) })
                        )
                        .padding(isFilled ? EdgeInsets() : contentInsets)
                        .frame(maxWidth: .infinity, minHeight: minimumHeight, alignment: .leading))
            )
            .background { rowBackground }
            .modifier(RowLine(color: lineAbove, isAtTop: true, leading: insets.leading, guideInset: guideInset))
            .modifier(RowLine(color: lineBelow, isAtTop: false, leading: insets.leading, guideInset: guideInset))
            .modifier(
                SemanticsModifier { semantics in
                    semantics.role = isInTable ? .row : .listItem
                    // Only rows of lists have a position in the accessibility tree.
                    if isInTable { return }
                    semantics.positionInSet = place.position
                    semantics.sizeOfSet = place.total
                })
        )
        .padding(
            EdgeInsets(
                top: place.gapAbove, leading: kind.cardInset, bottom: place.gapBelow, trailing: kind.cardInset))
    }

    @MainActor @ViewBuilder private func linked(_ row: some View) -> some View {
        if let inner { InnerLinkRow(link: inner, content: row) } else { row }
    }

    @MainActor @ViewBuilder private func movable(_ row: some View) -> some View {
        if edits?.carry != nil || hasMenu {
            row.modifier(RowLiftModifier(lift: lift, kind: kind))
        } else {
            row
        }
    }

    @MainActor @ViewBuilder private func editable(_ row: some View) -> some View {
        if let edits {
            EditableRow(edits: edits, content: row).clipShape(shape)
        } else {
            row
        }
    }

    /// How far behind the row's guide its separator begins, in points: the guide that an app sets for a link is one of
    /// its content, around which the link itself has the list's default insets.
    @MainActor private var guideInset: CGFloat {
        guard link != nil else { return 0 }
        var node: LayoutNode? = element.layoutNode
        while let unary = node as? UnaryLayoutNode {
            if let guide = unary as? AlignmentGuideNode, guide.key == HorizontalAlignment.listRowSeparatorLeading.key {
                return ListKind.rowInsets.leading
            }
            node = unary.child
        }
        return 0
    }

    static var line: Color { Color(.system(.separator)) }

    /// The insets around the row's view.
    var contentInsets: EdgeInsets { Self.contentInsets(insets, isLink: link != nil) }

    /// The insets to apply around the content.
    ///
    /// A link applies the list's default insets itself, so that they are tappable; only the difference to the app's
    /// insets is added.
    static func contentInsets(_ insets: EdgeInsets?, isLink: Bool) -> EdgeInsets {
        let own = ListKind.rowInsets
        let insets = insets ?? own
        guard isLink else { return insets }
        return EdgeInsets(
            top: insets.top - own.top, leading: insets.leading - own.leading, bottom: insets.bottom - own.bottom,
            trailing: insets.trailing - own.trailing)
    }

    @MainActor @ViewBuilder private var rowBackground: some View {
        if let selection = edits?.selection, selection.isSelected, selection.opensInPlace {
            OpenedRowBackground(mark: mark, plain: unselectedBackground)
        } else if edits?.selection?.isSelected == true || (link?.isShown ?? inner?.isShown) == true {
            mark
        } else {
            unselectedBackground
        }
    }

    /// The background of a selected row.
    @MainActor @ViewBuilder private var mark: some View {
        if kind == .sidebar {
            Capsule().fill(Color(.system(.fill)))
        } else {
            shape.fill(Color(.system(.selectedRow)))
        }
    }

    @MainActor @ViewBuilder private var unselectedBackground: some View {
        if let background {
            background.clipShape(shape)
        } else if let color = kind.rowBackground {
            shape.fill(color)
        } else if kind == .sidebar {
            // A pressed row is grey in the form of what lies behind its content.
            Capsule().fill(Color.clear)
        }
    }

    private var shape: UnevenRoundedRectangle {
        let (top, bottom) = (place.isFirst ? kind.cornerRadius : 0, place.isLast ? kind.cornerRadius : 0)
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top)
    }

    /// A header or a footer.
    @MainActor private var band: some View {
        let isHeader = place.kind == .header
        let isTitle = isHeader && !isButton
        let isInTable = isInTable
        let own = ListKind.rowInsets
        // As a row's, the app's insets are those from the edges of the card.
        let insets = insets ?? EdgeInsets(top: 0, leading: own.leading, bottom: 0, trailing: own.trailing)
        return AdoptedElement(node: element)
            .modifier(
                SemanticsModifier { semantics in
                    // A button as a whole header is operated, which a heading is not.
                    guard isTitle, !semantics.isOperated else { return }
                    semantics.role = .heading(level: 2)
                    semantics.isElement = true
                }
            )
            .frame(maxWidth: .infinity, minHeight: isHeader ? minimumHeaderHeight : nil, alignment: .leading)
            .padding(
                EdgeInsets(
                    top: insets.top, leading: kind.cardInset + insets.leading, bottom: insets.bottom,
                    trailing: kind.cardInset + insets.trailing)
            )
            .padding(
                EdgeInsets(
                    top: place.gapAbove, leading: 0, bottom: isHeader ? ListKind.gapBelowHeader : place.gapBelow,
                    trailing: 0)
            )
            .background(kind == .plain && isHeader ? kind.background : Color.clear, ignoresSafeAreaEdges: [])
            .modifier(
                // A list consists of items, whatever they are for.
                SemanticsModifier { if !isInTable { $0.role = .listItem } })
    }
}

/// An element of another list, as a view.
nonisolated struct AdoptedElement: View {
    typealias Body = Never
    let node: ViewNode
}

extension AdoptedElement: PrimitiveView {
    @MainActor package static func makeNode(_ view: Self, _ context: NodeContext) -> ViewNode {
        Node(view, context)
    }

    private final class Node: TypedNode<AdoptedElement> {
        override var layoutNode: LayoutNode { view.node.layoutNode }
    }
}
