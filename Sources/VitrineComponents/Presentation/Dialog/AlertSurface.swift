// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// An alert at the centre of the dimmed window (Documentation/Layout.md 9.12).
nonisolated struct AlertSurface: View {
    let parts: PresentationParts
    let content: DialogContent
    @Environment(\.window) private var window

    private static let width: CGFloat = 300
    private static let margin: CGFloat = 14

    @MainActor var body: some View {
        let parts = parts
        ZStack {
            DimmingView(action: {})
            VStack(alignment: .leading, spacing: 0) {
                DialogText(content: content, isCentered: false)
                    .padding(.horizontal, 28 - Self.margin)
                    .padding(.bottom, 20)
                DialogActions(
                    content: content.actions, width: Self.width - 2 * Self.margin, offersButton: content.offersButton
                )
                .onSubmit { parts.accept() }
            }
            .padding(EdgeInsets(top: 21.5, leading: Self.margin, bottom: Self.margin, trailing: Self.margin))
            .frame(width: Self.width)
            .frame(maxHeight: window.size.height - 32)
            .fixedSize(horizontal: false, vertical: true)
            .background { DialogBackground(radius: 34) }
        }
        .frame(width: window.size.width, height: window.size.height)
    }
}

/// The title and the message of a dialog.
nonisolated struct DialogText: View {
    let content: DialogContent
    let isCentered: Bool

    @MainActor var body: some View {
        VStack(alignment: isCentered ? .center : .leading, spacing: 6) {
            if let title = content.title {
                title
                    .font(.system(size: isCentered ? 13 : 17, weight: .semibold))
                    .modifier(SemanticsModifier { $0.role = .heading(level: 2) })
            }
            if let message = content.message {
                message
                    .font(.system(size: isCentered ? 13 : 15))
                    .foregroundStyle(content.title == nil || !isCentered ? Color.primary : Color.secondary)
            }
        }
        .multilineTextAlignment(isCentered ? .center : .leading)
        .frame(maxWidth: .infinity, alignment: isCentered ? .center : .leading)
    }
}

/// The background of alerts, dialogs and menus: glass (Documentation/Layout.md 8.7).
nonisolated struct DialogBackground: View {
    let radius: CGFloat

    @MainActor var body: some View {
        GlassSurface(.card, in: RoundedRectangle(cornerRadius: radius, style: .continuous))
    }
}
