// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A shape of glass with its light rim.
nonisolated struct GlassSurface<S: InsettableShape>: View {
    let shape: S
    let glass: SystemGlass

    init(_ kind: SystemGlass.Kind = .regular, in shape: S) {
        self.shape = shape
        glass = SystemGlass(kind)
    }

    var body: some View {
        shape.fill(glass)
            .overlay { shape.strokeBorder(GlassRim(), lineWidth: 0.5) }
            .allowsHitTesting(false)
    }
}
