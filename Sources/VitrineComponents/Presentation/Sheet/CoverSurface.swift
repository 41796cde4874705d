// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A surface that covers the whole window.
nonisolated struct CoverSurface: View {
    let parts: PresentationParts
    let content: PresentedContent
    @Environment(\.window) private var window
    @Environment(\.colorScheme) private var colorScheme

    @MainActor var body: some View {
        PresentedRegion(insets: window.safeArea, content: content.shown(with: parts))
            .environment(\.windowTopInset, window.safeArea.top)
            .environment(\.windowBottomInset, window.safeArea.bottom)
            .environment(\.groundColorScheme, colorScheme)
            .frame(width: window.size.width, height: window.size.height)
            .background {
                if let custom = parts.traits.background {
                    custom
                } else {
                    Color(.system(.background))
                }
            }
            .modifier(SemanticsModifier { $0.motion = .card })
    }
}
