// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// A symbol without a drawing, as the browser shows it: a rounded box with the name's first letter.
struct SymbolPlaceholder {
    let box: DisplayRect
    let letter: DisplayText

    /// `width` measures a letter in a font.
    init(
        name: String, pointSize: Double, in bounds: DisplayRect, tint: DisplayColor,
        width: (String, DisplayFont) -> Double
    ) {
        // 8 % on each side is free; the line is 1 point wide and lies inside.
        box = DisplayRect(
            x: bounds.x + bounds.width * 0.08 + 0.5, y: bounds.y + bounds.height * 0.08 + 0.5,
            width: max(bounds.width * 0.84 - 1, 0), height: max(bounds.height * 0.84 - 1, 0))
        let initial = name.first { $0.isLetter || $0.isNumber }.map { String($0).uppercased() } ?? "?"
        let font = DisplayFont(size: pointSize * 0.6, weight: 600)
        let advance = width(initial, font)
        let fragment = DisplayText.Fragment(string: initial, style: 0, x: box.midX - advance / 2, width: advance)
        let line = DisplayText.Line(
            fragments: [fragment], top: box.y, baseline: box.midY + font.size * 0.355, height: box.height,
            endsParagraph: true)
        letter = DisplayText(styles: [DisplayTextStyle(font: font, color: tint)], lines: [line], string: initial)
    }

    var outline: Outline { .roundedRectangle(radiusX: box.width / 4, radiusY: box.height / 4, isContinuous: false) }
}
