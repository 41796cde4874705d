// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay

/// The drawn part of a text, with its frame in the text's view.
struct TextInk {
    var text: DisplayText
    /// The effects of the text's style, such as shadows.
    var drawing: StyleDrawing
    var frame: CGRect
}

/// An effect of the engine's own on the layer of a view.
nonisolated struct InkEffect: ViewModifier {
    typealias Body = Never
    let value: DisplayEffect

    init(_ value: DisplayEffect) {
        self.value = value
    }
}

extension InkEffect: EffectModifier {
    @MainActor func effect(in environment: EnvironmentValues, size: CGSize) -> DisplayEffect { value }
}
