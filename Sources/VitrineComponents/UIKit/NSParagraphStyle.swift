// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How the lines of a paragraph are laid out.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
    fileprivate var values: Values

    fileprivate struct Values: Hashable {
        var alignment = NSTextAlignment.natural
        var lineSpacing: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
    }

    fileprivate init(_ values: Values) {
        self.values = values
    }

    /// Creates the default style.
    public override convenience init() { self.init(Values()) }

    /// The default style: wrapped at words, at the side where the language begins.
    open class var `default`: NSParagraphStyle { NSParagraphStyle() }

    /// The alignment of the lines.
    open var alignment: NSTextAlignment { values.alignment }
    /// The distance between two lines, in points.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// How a line that is too long is broken or cut.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }

    /// Returns a style that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }
    /// Returns an `NSMutableParagraphStyle` with the same values.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }

    open override var hash: Int { values.hashValue }
}

/// How the lines of a paragraph are laid out, to be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// Takes over the values of another style.
    open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}
