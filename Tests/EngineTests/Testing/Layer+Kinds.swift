// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay

extension Layer {
    /// This layer and all inside it, in paint order.
    @MainActor var all: [Layer] { [self] + children.flatMap(\.all) }

    @MainActor var isFill: Bool { if case .fill = content { true } else { false } }

    /// What the opacities of this layer and of those around it make together.
    @MainActor var shownOpacity: Double { effects.opacity * (parent?.shownOpacity ?? 1) }

    /// How far this layer and those around it are moved to the right.
    @MainActor var shownOffsetX: Double { effects.offsetX + (parent?.shownOffsetX ?? 0) }

    @MainActor var string: String? {
        guard case .text(let text) = content else { return nil }
        return text.lines.flatMap(\.fragments).map(\.string).joined()
    }

    @MainActor var isScroll: Bool { if case .scroll = content { true } else { false } }
}

extension SceneHost {
    /// The outermost scroll view.
    var scrollLayer: Layer? { display.root.all.first { $0.isScroll } }

    /// The filled shapes, in paint order.
    var fills: [Layer] { display.root.all.filter { $0.isFill } }

    /// The drawn texts, in paint order.
    var strings: [String] { display.root.all.compactMap { $0.string } }
}
