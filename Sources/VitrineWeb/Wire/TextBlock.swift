// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

/// The styles on the element of a text that apply to all of its lines: their first style, their distance, their
/// alignment.
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

    /// Returns the declarations of the block.
    ///
    /// - Parameters:
    ///   - ink: What is seen through the characters, instead of their colours.
    ///   - backgrounds: The boxes behind the characters.
    ///   - height: The height of the layer, for these.
    /// - Returns: The declarations.
    func declarations(
        ink: String? = nil, backgrounds: [DisplayText.Background] = [], height: Double = 0
    ) -> String {
        var css = TextDeclarations.run(style, isPainted: ink != nil)
        var correction = baseline - TextDeclarations.browserBaseline(size: style.font.size, lineHeight: pitch)
        if abs(correction) < 0.01 || style.baselineOffset != 0 { correction = 0 }
        // A block that is moved takes the boxes along; one that moves its lines down only does not.
        let movesLines = correction > 0 && !backgrounds.isEmpty
        css += Self.images(ink, backgrounds, up: movesLines ? 0 : correction)
        css += "line-height:\(WireLength.text(pitch))px;"
        if correction != 0 { css += "\(movesLines ? "padding-top" : "top"):\(WireLength.text(correction))px;" }
        if !movesLines { css += Self.room(for: backgrounds, below: height, up: correction) }
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

    /// What a block that is moved up needs to show the boxes as far as they reach, without moving what follows it.
    private static func room(
        for backgrounds: [DisplayText.Background], below height: Double, up: Double
    ) -> String {
        let bottom = backgrounds.map { $0.box.y + $0.box.height }.max() ?? 0
        let reach = bottom - up
        guard up < 0, bottom > 0, reach > height else { return "" }
        return "min-height:\(WireLength.text(reach))px;margin-bottom:\(WireLength.text(height - reach))px;"
    }

    /// Returns the images of the block: what is seen through the characters above the boxes behind them, which are
    /// moved up.
    private static func images(_ ink: String?, _ backgrounds: [DisplayText.Background], up: Double) -> String {
        // Of several images only the last one may be a colour.
        let ink = ink.map { $0.hasPrefix("#") ? "linear-gradient(\($0),\($0))" : $0 }
        let boxes = backgrounds.map { background in
            let color = Declarations.color(background.color)
            let box = background.box
            let place = "\(WireLength.text(box.x))px \(WireLength.text(box.y - up))px"
            let size = "\(WireLength.text(box.width))px \(WireLength.text(box.height))px"
            return "linear-gradient(\(color),\(color)) \(place)/\(size) no-repeat"
        }
        guard ink != nil || !boxes.isEmpty else { return "" }
        let images = "background:\(([ink].compactMap(\.self) + boxes).joined(separator: ","));"
        guard ink != nil else { return images }
        let clips = (["text"] + boxes.map { _ in "border-box" }).joined(separator: ",")
        return images + "-webkit-background-clip:\(clips);background-clip:\(clips);"
    }
}
