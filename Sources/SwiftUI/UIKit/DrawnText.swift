// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineSnapshots

/// A text with attributes as UIKit's functions measure and draw it.
struct DrawnText: Sendable {
    private let text: Text

    /// Creates a text with the same attributes everywhere.
    init(_ string: NSString, _ attributes: [NSAttributedString.Key: Any]?) {
        text = Self.text(String(describing: string), attributes ?? [:])
    }

    /// Creates a text with the attributes of its parts.
    init(_ string: NSAttributedString) {
        var whole = Text(verbatim: "")
        var place = 0
        while place < string.length {
            var range = NSRange(location: place, length: 0)
            let attributes = string.attributes(at: place, effectiveRange: &range)
            let end = max(range.location + range.length, place + 1)
            let part = string.attributedSubstring(from: NSRange(location: place, length: end - place))
            whole = whole + Self.text(part.string, attributes)
            place = end
        }
        text = whole
    }

    private static func text(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> Text {
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
        // Black, whatever the colours of the surroundings are.
        let color = attributes[.foregroundColor] as? UIColor ?? .black
        var text: Text = Text(verbatim: string).font(Font(font)).foregroundStyle(Color(uiColor: color))
        if let behind = attributes[.backgroundColor] as? UIColor {
            text.attributes.background = Color(uiColor: behind)
        }
        if let kerning = number(attributes[.kern]), kerning != 0 { text = text.kerning(CGFloat(kerning)) }
        if let style = number(attributes[.underlineStyle]), style != 0 { text = text.underline() }
        if let style = number(attributes[.strikethroughStyle]), style != 0 { text = text.strikethrough() }
        return text
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as Int: Double(value)
        case let value as Double: value
        case let value as CGFloat: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }

    /// Returns the size of the text with one line for each paragraph, in points.
    func size() -> CGSize { size(in: .unspecified) }

    /// Returns the rectangle that the text takes in a size in points.
    func bounds(in size: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else { return CGRect(origin: .zero, size: self.size()) }
        func room(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e6 ? length : nil }
        // The height of wrapped text may exceed the given height.
        let height = options.contains(.truncatesLastVisibleLine) ? room(size.height) : nil
        return CGRect(
            origin: .zero, size: self.size(in: ProposedViewSize(width: room(size.width), height: height)))
    }

    private func size(in proposal: ProposedViewSize) -> CGSize {
        let text = text
        return onMainActor {
            guard let renderer = try? SnapshotRenderer.shared() else { return .zero }
            let still = ViewStill(text, renderer: renderer, for: SessionContext.current)
            return (try? still.size(proposal: proposal)) ?? .zero
        }
    }

    /// Draws the text into the current context, its upper left corner at a point.
    func draw(at point: CGPoint) {
        let text = text
        CurrentDrawing.context?.draw { context in
            let resolved = context.resolve(text)
            let own = resolved.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
            // One point of room for rounding: a text in a slightly too narrow frame would wrap.
            let room = CGSize(width: own.width.rounded(.up) + 1, height: own.height)
            context.draw(resolved, in: CGRect(origin: point, size: room))
        }
    }

    /// Draws the text into a rectangle of the current context.
    func draw(in rect: CGRect) {
        guard rect.width > 0, rect.height > 0 else { return }
        let text = text
        CurrentDrawing.context?.draw { context in
            context.place(
                text.fixedSize(horizontal: false, vertical: true)
                    .frame(width: rect.width, height: rect.height, alignment: .topLeading)
                    .clipped(),
                in: rect)
        }
    }
}
