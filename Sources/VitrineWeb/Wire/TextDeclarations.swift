// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay
import VitrineLayout

/// Laid-out text as CSS: one block per layer, fonts and colours as styles.
package enum TextDeclarations {
    /// Returns the declarations of a run's style; `isPainted`: what is behind the characters is seen through them.
    package static func run(_ style: DisplayTextStyle, isPainted: Bool = false) -> String {
        let font = style.font
        let ink = isPainted ? "#0000" : Declarations.color(style.color)
        var css = "color:\(ink);font-size:\(WireLength.text(font.size))px;"
        if font.weight != 400 { css += "font-weight:\(min(max(font.weight, 1), 1000));" }
        switch font.family {
        case .sans: break
        case .rounded: css += "font-family:var(--rounded);"
        case .serif: css += "font-family:var(--serif);"
        case .monospaced: css += "font-family:var(--mono);"
        case .own(let identifier):
            css += "font-family:\(FontFaces.family(identifier)),var(--sans);font-variant-ligatures:none;"
        }
        if font.isItalic { css += "font-style:italic;" }
        if font.hasMonospacedDigits { css += "font-variant-numeric:tabular-nums;" }
        if font.tracking != 0 { css += "letter-spacing:\(WireLength.number(font.tracking))px;" }
        if let axis = opticalAxis(of: font) {
            css += "font-variation-settings:\"opsz\" \(WireLength.number(axis));"
        }
        var lines: [String] = []
        if style.isUnderlined { lines.append("underline") }
        if style.isStruckThrough { lines.append("line-through") }
        if !lines.isEmpty { css += "text-decoration:" + lines.joined(separator: " ") + ";" }
        if !lines.isEmpty, let color = style.lineColor { css += "text-decoration-color:\(Declarations.color(color));" }
        if !lines.isEmpty {
            switch style.linePattern {
            case .solid: break
            case .dot: css += "text-decoration-style:dotted;"
            // CSS has no lines of dashes and dots.
            case .dash, .dashDot, .dashDotDot: css += "text-decoration-style:dashed;"
            }
        }
        if style.baselineOffset != 0 {
            css += "position:relative;top:\(WireLength.text(-style.baselineOffset))px;"
        }
        return css
    }

    /// Returns the declarations that reset what a run would inherit from its block: the initial values of the
    /// properties that the block sets and the run's style does not.
    private static func initial(_ style: DisplayTextStyle, in block: DisplayTextStyle) -> String {
        let font = style.font
        let outer = block.font
        var css = ""
        if font.weight == 400, outer.weight != 400 { css += "font-weight:400;" }
        if font.family == .sans, outer.family != .sans { css += "font-family:var(--sans);" }
        if outer.family.design == nil, font.family.design != nil { css += "font-variant-ligatures:normal;" }
        if !font.isItalic, outer.isItalic { css += "font-style:normal;" }
        if !font.hasMonospacedDigits, outer.hasMonospacedDigits { css += "font-variant-numeric:normal;" }
        if font.tracking == 0, outer.tracking != 0 { css += "letter-spacing:0;" }
        if opticalAxis(of: font) == nil, opticalAxis(of: outer) != nil { css += "font-variation-settings:normal;" }
        return css
    }

    /// Returns the declarations by which a run of a field differs from the field's style; a taller line if its
    /// characters are larger.
    ///
    /// - Parameters:
    ///   - style: The style of the run.
    ///   - block: The style of the field.
    ///   - pitch: The height of the field's lines, in points.
    /// - Returns: The declarations.
    static func fieldRun(_ style: DisplayTextStyle, in block: DisplayTextStyle, pitch: Double) -> String {
        var css = run(style) + initial(style, in: block) + fieldCapitals(style.font)
        if let background = style.background { css += "background:\(Declarations.color(background));" }
        if style.font.size > block.font.size, block.font.size > 0 {
            css += "line-height:\(WireLength.text(pitch * style.font.size / block.font.size))px;"
        }
        return css
    }

    private static func opticalAxis(of font: DisplayFont) -> Double? {
        font.family.design.flatMap { OpticalSize.axis(for: font.size, design: $0) }
    }

    /// A stretch of a fragment with one look; `nil` declarations are those of the block.
    package struct Piece: Hashable, Sendable {
        package var string: String
        package var declarations: String?
    }

    /// Returns a fragment cut into characters that flow, small capitals, and emoji, which stand in boxes as wide as the
    /// engine took them to be: which font draws them is the browser's affair. An image is a box with the words for it.
    package static func pieces(
        _ fragment: DisplayText.Fragment, of text: DisplayText, client: ClientState = ClientState()
    ) -> [Piece] {
        let index = text.styles.indices.contains(fragment.style) ? fragment.style : 0
        guard text.styles.indices.contains(index) else { return [Piece(string: fragment.string)] }
        let style = text.styles[index]
        if let image = text.inlineImage(of: fragment) {
            let box = Declarations.inlineImage(
                image, advance: fragment.width, baselineOffset: style.baselineOffset, client: client)
            return [Piece(string: image.label, declarations: box)]
        }
        let own =
            index == 0 && !hasOwnLines(text)
            ? nil : run(style, isPainted: text.paint != nil) + initial(style, in: text.styles[0])
        return EmojiCluster.pieces(fragment.string).flatMap { piece in
            guard piece.isEmoji else { return smallCapitals(piece.text, of: style.font, own: own) }
            let width = EmojiCluster.advance * style.font.size + style.font.tracking
            let box =
                "display:inline-block;text-align:left;text-indent:0;letter-spacing:0;width:\(WireLength.text(width))px;"
            return [Piece(string: piece.text, declarations: (own ?? "") + box)]
        }
    }

    /// Characters with those that are small capitals by themselves.
    private static func smallCapitals(_ string: String, of font: DisplayFont, own: String?) -> [Piece] {
        let letters = SmallCapitals(rawValue: font.smallCapitals.rawValue)
        guard !letters.isEmpty else { return [Piece(string: string, declarations: own)] }
        // Chromium cuts sizes of fonts to hundredths and these to 64ths: a hundredth that is not above the 64th would
        // end at the one below.
        let hundredths = (font.size * SmallCapitals.scale * 100).rounded(.up)
        let size = WireLength.number(hundredths / 100 + 0.001)
        // Smaller letters on the same baseline would make the line taller.
        let weight = font.family.design == nil ? "" : "font-weight:\(SmallCapitals.weight(font.weight));"
        let css = (own ?? "") + "font-size:\(size)px;\(weight)line-height:0;"
        return letters.pieces(string).map { piece in
            guard piece.isSmall else { return Piece(string: piece.text, declarations: own) }
            guard piece.isSeveralForOne else { return Piece(string: piece.text, declarations: css) }
            let tracking = WireLength.number(font.tracking / Double(piece.text.count))
            return Piece(string: piece.text, declarations: css + "letter-spacing:\(tracking)px;")
        }
    }

    /// How a browser makes small capitals by itself, where letters cannot be told apart: in a field.
    package static func fieldCapitals(_ font: DisplayFont) -> String {
        switch font.smallCapitals {
        case []: ""
        case .lowercase: "font-variant-caps:small-caps;"
        case .uppercase: "font-variant-caps:unicase;"
        default: "font-variant-caps:all-small-caps;"
        }
    }

    /// Whether the first style has what a block would hand down to all of its characters, wanted or not: lines under
    /// and through them, another baseline, which what is behind the characters does not follow.
    static func hasOwnLines(_ text: DisplayText) -> Bool {
        guard let first = text.styles.first else { return false }
        if text.hasBackgrounds, first.baselineOffset != 0 { return true }
        guard text.styles.count > 1 else { return false }
        return first.isUnderlined || first.isStruckThrough || first.baselineOffset != 0
    }

    /// Whether any of a text's characters needs a box or a size of its own, or is an image.
    package static func isCut(_ text: DisplayText) -> Bool {
        text.styles.contains { !$0.font.smallCapitals.isEmpty || $0.inlineImage != nil }
            || text.lines.contains { line in
                line.fragments.contains { EmojiCluster.occurs(in: $0.string) }
            }
    }

    /// Returns the declarations of a text layer: its first style, what is behind characters, the pitch of its lines,
    /// how they are aligned.
    package static func block(_ text: DisplayText, _ size: WireSize) -> String {
        TextBlock(text)?.declarations(
            ink: text.paint.map { Declarations.paint($0, size) }, backgrounds: text.backgrounds, height: size.height
        ) ?? ""
    }

    /// Returns the distance from the top of a block to its first baseline in browsers, in points: the fonts' ascent is
    /// 1 em, their descent 0.28906 em rounded to whole pixels, and half the leading is rounded down
    /// (Documentation/Fonts.md, "Engine and browser").
    package static func browserBaseline(size: Double, lineHeight: Double) -> Double {
        let ascent = size.rounded()
        let descent = (size * 0.28906).rounded()
        return ascent + ((lineHeight - ascent - descent) / 2).rounded(.down)
    }
}

extension DisplayFont.Family {
    /// The same family as the text engine calls it; `nil` for one of the app's own.
    var design: FontSpec.Design? {
        switch self {
        case .sans: .default
        case .rounded: .rounded
        case .serif: .serif
        case .monospaced: .monospaced
        case .own: nil
        }
    }
}
