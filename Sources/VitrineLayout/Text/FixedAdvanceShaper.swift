// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A shaper without a font: every cluster has one of three advances.
///
/// For tests of the engine, whose frames must not depend on a font or a C library. Letters are 0.5 em, spaces 0.25 em,
/// ideographs and emoji 1 em, whatever the weight and design.
package final class FixedAdvanceShaper: TextShaping {
    package init() {}

    package func shape(_ text: String, font: FontSpec, localeIdentifier: String) -> ShapedText {
        var lengths: [Int32] = []
        var advances: [Double] = []
        var isSpace: [Bool] = []
        for character in text {
            let kind = LineBreakClass(character)
            lengths.append(Int32(character.utf8.count))
            isSpace.append(kind == .space)
            switch kind {
            case .mandatory, .zeroWidthSpace: advances.append(0)
            case .space: advances.append(font.size / 4)
            case .ideographic, .nonStarter: advances.append(font.size)
            default: advances.append(font.size / 2)
            }
        }
        return ShapedText(
            lengths: lengths,
            advances: advances,
            breaks: LineBreaker.breaks(in: text),
            isSpace: isSpace
        )
    }

    package func shapingFont(for font: FontSpec) -> FontSpec {
        FontSpec(design: .default, size: 16)
    }
}
