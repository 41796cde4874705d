// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// SplitMix64: a seed that prints is a test that repeats.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
        return word ^ word >> 31
    }
}

extension DisplayText {
    /// One line of 17 points.
    static func line(_ string: String) -> DisplayText {
        DisplayText(
            styles: [DisplayTextStyle(font: DisplayFont(size: 17), color: .black)],
            lines: [
                Line(
                    fragments: [Fragment(string: string, style: 0, x: 0, width: 10 * Double(string.count))], top: 0,
                    baseline: 16, height: 20, endsParagraph: true)
            ], string: string)
    }
}

extension DisplayTree {
    /// A layer of this tree with a frame, below `parent` if there is one.
    @discardableResult
    func make(
        in parent: Layer? = nil, _ content: LayerContent = .group, x: Double = 0, y: Double = 0, width: Double = 10,
        height: Double = 10
    ) -> Layer {
        let layer = Layer(tree: self, content: content)
        layer.placement = LayerPlacement(x: x, y: y, width: width, height: height)
        parent?.append(layer)
        return layer
    }

    /// A layer with a meaning.
    @discardableResult
    func make(in parent: Layer, role: Semantics.Role, label: String? = nil, identifier: String? = nil) -> Layer {
        let layer = make(in: parent)
        var semantics = Semantics(role: role)
        semantics.label = label
        semantics.identifier = identifier
        layer.semantics = semantics
        return layer
    }
}
