// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineCore

// A text with attributes as UIKit's views and functions show it.
extension Text {
    /// Creates a text with the same attributes everywhere.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - attributes: Fonts, colours, kerning, offsets, and lines under and through the text count.
    ///   - font: The font of a text whose attributes have none.
    ///   - color: Its colour.
    package init(
        _ string: String, attributes: [NSAttributedString.Key: Any], font: UIFont, color: UIColor
    ) {
        let color = attributes[.foregroundColor] as? UIColor ?? color
        var text: Text = Text(verbatim: string).font(Font(attributes[.font] as? UIFont ?? font))
            .foregroundStyle(Color(uiColor: color))
        if let behind = attributes[.backgroundColor] as? UIColor {
            text.attributes.background = Color(uiColor: behind)
        }
        if let kerning = CGFloat(attribute: attributes[.kern]), kerning != 0 { text = text.kerning(kerning) }
        if let offset = CGFloat(attribute: attributes[.baselineOffset]), offset != 0 {
            text = text.baselineOffset(offset)
        }
        if let pattern = Self.pattern(attributes[.underlineStyle]) {
            text = text.underline(pattern: pattern, color: Self.color(attributes[.underlineColor]))
        }
        if let pattern = Self.pattern(attributes[.strikethroughStyle]) {
            text = text.strikethrough(pattern: pattern, color: Self.color(attributes[.strikethroughColor]))
        }
        self = text
    }

    /// Creates a text with the attributes of its parts.
    ///
    /// - Parameters:
    ///   - string: The text.
    ///   - font: The font of parts whose attributes have none.
    ///   - color: Their colour.
    package init(_ string: NSAttributedString, font: UIFont, color: UIColor) {
        var whole = Text(verbatim: "")
        var place = 0
        while place < string.length {
            var range = NSRange(location: place, length: 0)
            let attributes = string.attributes(at: place, effectiveRange: &range)
            let end = max(range.location + range.length, place + 1)
            let part = string.attributedSubstring(from: NSRange(location: place, length: end - place))
            whole = whole + Text(part.string, attributes: attributes, font: font, color: color)
            place = end
        }
        self = whole
    }

    private static func color(_ value: Any?) -> Color? { (value as? UIColor).map { Color(uiColor: $0) } }

    private static func pattern(_ value: Any?) -> Text.LineStyle.Pattern? {
        let style = value as? NSUnderlineStyle ?? CGFloat(attribute: value).map { NSUnderlineStyle(rawValue: Int($0)) }
        return style?.pattern
    }
}
