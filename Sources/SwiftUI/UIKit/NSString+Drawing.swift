// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Breaks lines at the width; the rectangle begins above the first line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Includes the leading of fonts in the line height; Vitrine always does.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Ends the last visible line with an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The settings of a text drawing; Vitrine never scales text down.
open class NSStringDrawingContext: NSObject {
    /// The least factor to scale text by; without effect.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor that was applied: always 1.
    open private(set) var actualScaleFactor: CGFloat = 1
}

// Text is measured as `Text` is, with the renderer's fonts, on the main actor, for which other threads wait.
extension NSString {
    /// Returns the size of the text with one line for each paragraph, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        DrawnText(self, attrs).size()
    }

    /// Returns the rectangle that the text takes in a size.
    ///
    /// - Parameters:
    ///   - size: The available size, in points.
    ///   - options: The options; without `usesLineFragmentOrigin` lines are not broken.
    ///   - attributes: The attributes: fonts and kerning count.
    ///   - context: Ignored.
    /// - Returns: The rectangle, in points; its height may exceed that of the size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        DrawnText(self, attributes).bounds(in: size, options)
    }

    /// Draws the text into the current context, one line for each paragraph.
    ///
    /// - Parameters:
    ///   - point: The upper left corner of the text, in the current coordinates.
    ///   - attrs: The attributes: fonts, colours, kerning and lines under and through the text count.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnText(self, attrs).draw(at: point)
    }

    /// Draws the text into a rectangle of the current context; lines are broken at its width and cut off below it.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the current coordinates.
    ///   - attrs: The attributes: fonts, colours, kerning and lines under and through the text count.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        DrawnText(self, attrs).draw(in: rect)
    }
}

// On Apple's systems texts of Swift have the methods of `NSString`, to which they are bridged.
extension String {
    /// Returns the size of the text with one line for each paragraph, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: self).size(withAttributes: attrs)
    }

    /// Returns the rectangle that the text takes in a size.
    ///
    /// - Parameters:
    ///   - size: The available size, in points.
    ///   - options: The options; without `usesLineFragmentOrigin` lines are not broken.
    ///   - attributes: The attributes: fonts and kerning count.
    ///   - context: Ignored.
    /// - Returns: The rectangle, in points; its height may exceed that of the size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    /// Draws the text into the current context, one line for each paragraph.
    ///
    /// - Parameters:
    ///   - point: The upper left corner of the text, in the current coordinates.
    ///   - attrs: The attributes: fonts, colours, kerning and lines under and through the text count.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text into a rectangle of the current context; lines are broken at its width and cut off below it.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the current coordinates.
    ///   - attrs: The attributes: fonts, colours, kerning and lines under and through the text count.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: self).draw(in: rect, withAttributes: attrs)
    }
}

extension NSAttributedString {
    /// Returns the size of the text with one line for each paragraph, in points.
    public func size() -> CGSize { DrawnText(self).size() }

    /// Returns the rectangle that the text takes in a size.
    ///
    /// - Parameters:
    ///   - size: The available size, in points.
    ///   - options: The options; without `usesLineFragmentOrigin` lines are not broken.
    ///   - context: Ignored.
    /// - Returns: The rectangle, in points; its height may exceed that of the size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        DrawnText(self).bounds(in: size, options)
    }

    /// Draws the text into the current context, one line for each paragraph, with its upper left corner at a point.
    public func draw(at point: CGPoint) { DrawnText(self).draw(at: point) }

    /// Draws the text into a rectangle of the current context; lines are broken at its width and cut off below it.
    public func draw(in rect: CGRect) { DrawnText(self).draw(in: rect) }
}
