// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay

/// The dots below pages: one for each, the filled one for the page that is shown. In the label's colour, so that they
/// are seen on light grounds too, where iOS draws white on white.
struct PageIndex: View {
    let count: Int
    let selected: Int?
    let select: @MainActor (Int) -> Void
    @Environment(\.pageIndexBackground) private var background

    /// In points; a dot with half the gaps beside it is what a person touches.
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
