// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineComponents
import VitrineCore
import VitrineSnapshots

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Lines are broken in the width, and the rectangle begins above the first line.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// Lines have the leading of their fonts; here they always do.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The last line that there is room for ends in an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is said of a drawing; nothing is shrunk here.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open private(set) var actualScaleFactor: CGFloat = 1
}

// A text is measured as `Text` is: with the fonts of pictures, on the main actor.
extension NSString {
    /// The size of the text on one line for each of its paragraphs.
    @MainActor
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        Self.size(of: self, attrs, in: .unspecified)
    }

    /// The rectangle that the text takes in a size.
    @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            return CGRect(origin: .zero, size: Self.size(of: self, attributes, in: .unspecified))
        }
        func room(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e6 ? length : nil }
        // What a text needs in a width may be higher than the given size.
        let height = options.contains(.truncatesLastVisibleLine) ? room(size.height) : nil
        let proposal = ProposedViewSize(width: room(size.width), height: height)
        return CGRect(origin: .zero, size: Self.size(of: self, attributes, in: proposal))
    }

    @MainActor
    private static func size(
        of string: NSString, _ attributes: [NSAttributedString.Key: Any]?, in proposal: ProposedViewSize
    ) -> CGSize {
        let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
        guard let renderer = try? SnapshotRenderer.shared() else { return .zero }
        let text = Text(verbatim: String(describing: string)).font(Font(font))
        let still = ViewStill(text, renderer: renderer, for: SessionContext.current)
        return (try? still.size(proposal: proposal)) ?? .zero
    }
}
