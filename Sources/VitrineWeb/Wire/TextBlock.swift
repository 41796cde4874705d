// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// What the element of a text says for all of its lines: their first style, their pitch, how they are aligned.
struct TextBlock: Hashable {
    private enum Direction {
        case leftToRight, rightToLeft
        /// Each line has its own.
        case mixed
    }

    private var style: DisplayTextStyle
    private var pitch: Double
    private var baseline: Double
    private var alignment: DisplayText.Alignment
    private var direction: Direction

    /// Creates the block of a text; `nil` for a text without lines.
    init?(_ text: DisplayText) {
        guard let first = text.lines.first, let style = text.styles.first else { return nil }
        self.style = style
        self.style.inlineImage = nil
        if TextDeclarations.hasOwnLines(text) {
            self.style.isUnderlined = false
            self.style.isStruckThrough = false
            self.style.baselineOffset = 0
        }
        pitch = text.lines.count > 1 ? text.lines[1].top - first.top : first.height
        baseline = first.baseline
        // A line that fills its block has nothing to be aligned with.
        let isIndented = text.lines.contains { $0.fragments.contains { $0.x >= 0.5 } }
        alignment = isIndented ? text.alignment : .left
        let rightToLeft = text.lines.count(where: \.isRightToLeft)
        direction = rightToLeft == 0 ? .leftToRight : rightToLeft == text.lines.count ? .rightToLeft : .mixed
    }

    /// The declarations of the block; `background` is seen through the characters.
    func declarations(background: String? = nil) -> String {
        var css = TextDeclarations.run(style, isPainted: background != nil)
        if let background {
            css += "background:\(background);-webkit-background-clip:text;background-clip:text;"
        }
        css += "line-height:\(WireLength.text(pitch))px;"
        let correction = baseline - TextDeclarations.browserBaseline(size: style.font.size, lineHeight: pitch)
        if abs(correction) >= 0.01, style.baselineOffset == 0 { css += "top:\(WireLength.text(correction))px;" }
        switch alignment {
        case .left: break
        case .center: css += "text-align:center;"
        case .right: css += "text-align:right;"
        }
        switch direction {
        case .leftToRight: break
        case .rightToLeft: css += "direction:rtl;"
        case .mixed: css += "unicode-bidi:plaintext;"
        }
        return css
    }
}
