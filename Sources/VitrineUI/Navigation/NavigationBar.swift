// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

/// The bar above a page: 54 points, 52 more for a large title, 10 more above in a window without a status bar
/// (facts/layout.md 9.2, 9.4, 9.5, iOS 26).
nonisolated struct NavigationBar: View {
    let title: Text?
    let isLarge: Bool
    /// Pops the page; `nil` on a root.
    let back: (@MainActor () -> Void)?
    let leading: ToolbarSlot
    let trailing: ToolbarSlot
    /// Instead of the title, where the page has such items.
    let principal: ToolbarSlot?
    /// Below the title: a search.
    let drawer: ToolbarSlot?
    @Environment(\.windowTopInset) private var topInset

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            BarRow {
                HStack(spacing: back == nil ? 0 : 8) {
                    if let back { BackButton(action: back) }
                    ToolbarSlotView(slot: leading)
                }
                HStack(spacing: 0) {
                    if let principal {
                        ToolbarSlotView(slot: principal)
                    } else if let title, !isLarge {
                        title
                            .font(.system(size: 17, weight: .semibold))
                            .lineLimit(1)
                            .modifier(SemanticsModifier { $0.role = .heading(level: 1) })
                    }
                }
                ToolbarSlotView(slot: trailing)
            }
            .frame(height: 44)
            .padding(.bottom, 10)
            if let title, isLarge {
                title
                    .font(.largeTitle.bold())
                    .lineLimit(1)
                    .modifier(SemanticsModifier { $0.role = .heading(level: 1) })
                    .frame(height: 52, alignment: .top)
            }
            if let drawer { ToolbarSlotView(slot: drawer).padding(.bottom, 8) }
        }
        .padding(.horizontal, 16)
        .padding(.top, topInset == 0 ? 10 : 0)
        .frame(maxWidth: .infinity, alignment: .leading)
        // Comes before the content, is painted above it: one layer of its own.
        .zIndex(1)
    }
}

/// A glass circle of 44 points with a chevron, as iOS 26 draws it, flat.
private nonisolated struct BackButton: View {
    let action: @MainActor () -> Void
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Button(action: action) {
            Chevron(pointsLeft: direction == .leftToRight)
                .stroke(Color.primary, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
                .frame(width: 9, height: 17)
                .frame(width: 44, height: 44)
                .background(Circle().fill(Color(.system(.tertiaryFill))))
        }
        .buttonStyle(.plain)
        .accessibilityLabel(Text(SystemWord.back))
    }
}

/// An open angle.
nonisolated struct Chevron: Shape {
    let pointsLeft: Bool

    func path(in rect: CGRect) -> Path {
        let (tip, open) = pointsLeft ? (rect.minX, rect.maxX) : (rect.maxX, rect.minX)
        var path = Path()
        path.move(to: CGPoint(x: open, y: rect.minY))
        path.addLine(to: CGPoint(x: tip, y: rect.midY))
        path.addLine(to: CGPoint(x: open, y: rect.maxY))
        return path
    }
}
