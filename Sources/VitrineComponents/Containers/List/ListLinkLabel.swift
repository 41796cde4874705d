// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// The label of a link, which in a list fills its row and has a chevron (Documentation/Layout.md 10.9).
nonisolated struct ListLinkLabel<Label: View>: View {
    let label: Label
    let isInList: Bool
    /// Whether the label has a chevron.
    let hasChevron: Bool
    /// The foreground style at the link: in a list its label does not have the tint colour.
    let foreground: ForegroundStyles?
    /// Whether the link is the row: it has the row's insets and height then.
    let isWholeRow: Bool
    /// The holder of the row's badge, which the list fills.
    let badgePlace: RowBadgePlace
    @Environment(\.defaultMinListRowHeight) private var minimumHeight
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        if isInList {
            HStack(spacing: 7) {
                label
                    .environment(\.foregroundStyles, labelStyles)
                    .environment(\.isInRowLabel, true)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .modifier(RowBadgeRoom(place: badgePlace))
                if hasChevron { ListChevronMark() }
            }
            .padding(isWholeRow ? ListKind.rowInsets : EdgeInsets())
            .frame(minHeight: isWholeRow ? minimumHeight : nil)
        } else {
            label
        }
    }

    /// The foreground style of the label: that of a link which cannot be followed is grey, as in other buttons.
    private var labelStyles: ForegroundStyles? {
        if isEnabled { return foreground }
        return .ofContainer(Color(.system(.tertiary)), around: foreground)
    }
}

/// The chevron at the end of a row that is a link.
nonisolated struct ListChevronMark: View {
    @MainActor var body: some View {
        ListChevron()
            .stroke(
                Color(.system(.chevron)), style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            )
            .frame(width: 7, height: 12)
            .accessibilityHidden(true)
    }
}

/// A chevron that points in reading direction.
nonisolated struct ListChevron: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + 1, y: rect.minY + 1))
        path.addLine(to: CGPoint(x: rect.maxX - 1, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.minX + 1, y: rect.maxY - 1))
        return path
    }
}
