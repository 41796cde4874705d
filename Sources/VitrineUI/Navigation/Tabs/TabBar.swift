// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

/// The bar of a tab view: a floating capsule 58 points high, 23 above the window's end, with 86 points for each further
/// item (facts/layout.md 9.10, iOS 26). Drawn flat, where iOS has glass.
struct TabBar: View {
    nonisolated struct Item {
        /// `nil` where a page has no item.
        let look: TabItemLook?
        let isSelected: Bool
        let select: @MainActor () -> Void
    }

    let items: [Item]

    /// Of one item; the selected one fills it.
    private static let pill = 93.5
    private static let pitch = 86.0

    var body: some View {
        HStack(spacing: Self.pitch - Self.pill) {
            ForEach(items.indices, id: \.self) { index in
                TabBarButton(item: items[index], index: index, count: items.count)
                    .frame(width: Self.pill, height: 53.5)
            }
        }
        .padding(2)
        .frame(height: 58)
        .background(Capsule().fill(Color(.system(.secondaryGroupedBackground))))
        .shadow(color: .black.opacity(0.12), radius: 12, x: 0, y: 4)
        .modifier(SemanticsModifier { semantics in
            semantics.role = .navigation
            semantics.label = "Tab Bar"
        })
        .padding(.top, 2)
        .padding(.bottom, 23)
        .frame(maxWidth: .infinity)
        // Read after the page, painted above it.
        .zIndex(1)
    }
}

private struct TabBarButton: View {
    let item: TabBar.Item
    let index: Int
    let count: Int

    var body: some View {
        ButtonSurface(
            action: item.select, pressedOpacity: 0.5, semantics: semantics,
            content: TabItemLookView(look: item.look)
                .foregroundStyle(item.isSelected ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.primary))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background {
                    if item.isSelected { Capsule().fill(Color(.system(.tertiaryFill))) }
                })
    }

    private var semantics: Semantics {
        var semantics = Semantics(role: .button)
        semantics.isSelected = item.isSelected
        semantics.positionInSet = index + 1
        semantics.sizeOfSet = count
        return semantics
    }
}
