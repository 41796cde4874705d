// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

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
