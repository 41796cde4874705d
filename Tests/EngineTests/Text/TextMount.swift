// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay
import VitrineLayout

/// A mounted view whose texts a test looks at.
@MainActor
struct TextMount {
    let scene: SceneHost

    init<V: View>(
        _ view: V, width: Double = 390, height: Double = 844, scale: Double = 3, step: Int = 0, isDark: Bool = false,
        isRightToLeft: Bool = false
    ) {
        scene = SceneHost(
            view, session: .fixture(),
            viewport: Viewport(
                width: width, height: height, scale: scale, isDark: isDark, textSizeStep: step,
                isRightToLeft: isRightToLeft))
        scene.flush()
    }

    /// The layers with text, in reading order.
    var layers: [Layer] {
        func collect(_ layer: Layer) -> [Layer] {
            if case .text = layer.content { return [layer] }
            return layer.children.flatMap(collect)
        }
        return collect(scene.display.root)
    }

    var texts: [DisplayText] {
        layers.compactMap { layer in
            if case .text(let text) = layer.content { text } else { nil }
        }
    }

    /// The texts' frames in the root's coordinates.
    var frames: [DisplayRect] {
        scene.display.elements().all { $0.role == .staticText }.map(\.frame)
    }

    /// The lines of the first text.
    var lines: [String] {
        texts.first?.lines.map { $0.fragments.map(\.string).joined() } ?? []
    }

    /// The look of the first text's first run.
    var style: DisplayTextStyle? { texts.first?.styles.first }
}
