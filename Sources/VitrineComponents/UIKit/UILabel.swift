// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import VitrineCore

/// A view of UIKit that shows a text.
open class UILabel: UIView {
    /// The text.
    open var text: String? {
        didSet {
            attributed = nil
            didChange()
        }
    }
    /// The text with attributes: fonts, colours, kerning, offsets, lines, and the paragraph style at its beginning
    /// count.
    open var attributedText: NSAttributedString? {
        get { attributed ?? text.map { NSAttributedString(string: $0) } }
        set {
            text = newValue?.string
            attributed = newValue.map { NSAttributedString(attributedString: $0) }
            didChange()
        }
    }
    private var attributed: NSAttributedString?
    /// The font.
    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { didChange() } }
    /// The colour of the text.
    open var textColor: UIColor! = .label { didSet { didChange() } }
    /// The alignment of the lines.
    open var textAlignment = NSTextAlignment.natural { didSet { didChange() } }
    /// How a text that does not fit is broken or cut.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { didChange() } }
    /// How many lines there may be; 0 for any number.
    open var numberOfLines = 1 { didSet { didChange() } }
    /// Whether the text may become smaller to fit.
    open var adjustsFontSizeToFitWidth = false { didSet { didChange() } }
    /// How small the text may become, as a part of its size; 0 for as small as needed.
    open var minimumScaleFactor: CGFloat = 0 { didSet { didChange() } }
    /// Whether the font follows the user's text size: fonts of text styles always do.
    open var adjustsFontForContentSizeCategory = false

    /// Creates a label with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        makeContent = { [weak self] in AnyView(self?.shown) }
    }

    /// Returns `nil`: Vitrine has no archives of views.
    public required init?(coder: NSCoder) { nil }

    package override var hugsContent: Bool { subviews.isEmpty }

    /// Returns the size that the text takes in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        (self as? any DrawnView)?.size(of: AnyView(paragraph), inWidth: size.width) ?? frame.size
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    package override func arrangedSize(inWidth width: CGFloat?) -> CGSize {
        let own = intrinsicContentSize
        guard let width else { return own }
        return CGSize(width: own.width, height: sizeThatFits(CGSize(width: width, height: 0)).height)
    }

    override func baselines(inHeight height: CGFloat) -> (first: CGFloat, last: CGFloat) {
        (font.ascender, height + font.descender)
    }

    private var shown: some View {
        paragraph.frame(
            maxWidth: hugs(.horizontal) ? nil : .infinity, maxHeight: hugs(.vertical) ? nil : .infinity,
            alignment: Alignment(horizontal: alignment.horizontal, vertical: .center))
    }

    private var alignment: TextAlignment { ParagraphLook(attributed).alignment ?? textAlignment.inSwiftUI }

    /// The text at its own size.
    private var paragraph: some View {
        let look = ParagraphLook(attributed)
        let shown = attributed.map { Text($0, font: font, color: textColor) } ?? Text(verbatim: text ?? "")
        return
            shown
            .font(Font(font))
            .foregroundStyle(Color(uiColor: textColor))
            .lineSpacing(look.lineSpacing)
            .truncationMode(look.truncation ?? lineBreakMode.truncation ?? .tail)
            .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
            .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
            .multilineTextAlignment(alignment)
    }
}

/// The alignments of the lines of a text.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// At both sides: drawn at the leading one.
    case justified
    /// At the edge at which lines of the language begin.
    case natural

    var inSwiftUI: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        case .left, .justified, .natural: .leading
        }
    }
}

extension TextAlignment {
    package var horizontal: HorizontalAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
}
