// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineLayout

/// A list of actions next to the view that presents it (Documentation/Layout.md 9.13); a tap outside cancels.
nonisolated struct ConfirmationSurface: View {
    let parts: PresentationParts
    let content: DialogContent
    @Environment(\.window) private var window
    @Environment(\.layoutDirection) private var direction

    private static let width: CGFloat = 238
    private static let margin: CGFloat = 13

    @MainActor var body: some View {
        let parts = parts
        AnchoredLayout(anchor: parts.anchor, window: window, isRightToLeft: direction == .rightToLeft) {
            DimmingView(opacity: 0, action: parts.escape)
            VStack(spacing: 12) {
                if content.title != nil || content.message != nil {
                    DialogText(content: content, isCentered: true).padding(.horizontal, 8).padding(.top, 4)
                }
                DialogActions(
                    content: content.actions, look: DialogLook(buttonHeight: 45.5, fillsCancel: false), spacing: 10.5,
                    width: Self.width - 2 * Self.margin, isDialog: true
                )
                .onSubmit { parts.accept() }
            }
            .padding(Self.margin)
            .frame(width: Self.width)
            .fixedSize(horizontal: false, vertical: true)
            .background { DialogBackground(radius: 32.5) }
        }
        .frame(width: window.size.width, height: window.size.height)
    }
}
