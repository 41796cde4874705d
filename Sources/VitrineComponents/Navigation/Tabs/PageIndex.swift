// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay

/// The page indicator: a white dot for each page, translucent except for the shown one.
///
/// As on iOS, the dots are white in light mode, too: they stand on pictures, or on the background that an app asks for.
/// An app sets other colours on the proxy of `UIPageControl`.
struct PageIndex: View {
    let count: Int
    let selected: Int?
    let select: @MainActor (Int) -> Void
    @Environment(\.pageIndexBackground) private var background

    /// The diameter of a dot, in points; a dot with half of the gaps beside it is tappable.
    private static let dot = 8.0
    private static let pitch = 17.0

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { index in
                ButtonSurface(
                    action: { select(index) }, pressedOpacity: 0.5, semantics: semantics(of: index),
                    content: Circle()
                        .fill(color(of: index))
                        .frame(width: Self.dot, height: Self.dot)
                        .frame(width: Self.pitch, height: 26))
            }
        }
        .padding(.horizontal, 8)
        // White dots stand out from it on every page; its opacity is a choice, not measured on a device.
        .background { if background == .always { Capsule().fill(Color.black.opacity(0.3)) } }
        .padding(.bottom, 8)
        // Read after the pages, painted above them.
        .zIndex(1)
    }

    private func color(of index: Int) -> Color {
        UIPageControl.sharedTint(isCurrent: index == selected) ?? Color.white.opacity(index == selected ? 1 : 0.3)
    }

    private func semantics(of index: Int) -> Semantics {
        var semantics = Semantics(role: .button)
        semantics.label = "\(index + 1)"
        semantics.isSelected = index == selected
        semantics.positionInSet = index + 1
        semantics.sizeOfSet = count
        return semantics
    }
}
