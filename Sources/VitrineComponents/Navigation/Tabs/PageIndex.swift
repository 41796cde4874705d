// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay

/// The page indicator: a dot for each page, filled for the shown one.
///
/// The dots have the colour of labels, to be visible on light backgrounds too, where iOS draws white on white.
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
                        .fill(Color.primary.opacity(index == selected ? 1 : 0.3))
                        .frame(width: Self.dot, height: Self.dot)
                        .frame(width: Self.pitch, height: 26))
            }
        }
        .padding(.horizontal, 8)
        .background { if background == .always { Capsule().fill(.regularMaterial) } }
        .padding(.bottom, 8)
        // Read after the pages, painted above them.
        .zIndex(1)
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
