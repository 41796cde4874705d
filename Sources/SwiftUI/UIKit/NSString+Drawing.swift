// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineComponents
import VitrineCore
import VitrineSnapshots

/// Options for measuring text.
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

// Text is measured as `Text` is, with the renderer's fonts, on the main actor.
extension NSString {
    /// Returns the size of the text with one line for each paragraph, in points.
    @MainActor
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        Self.size(of: self, attrs, in: .unspecified)
    }

    /// Returns the rectangle that the text takes in a size.
    ///
    /// - Parameters:
    ///   - size: The available size, in points.
    ///   - options: The options; without `usesLineFragmentOrigin` lines are not broken.
    ///   - attributes: The attributes, of which the font counts.
    ///   - context: Ignored.
    /// - Returns: The rectangle, in points; its height may exceed that of the size.
    @MainActor
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            return CGRect(origin: .zero, size: Self.size(of: self, attributes, in: .unspecified))
        }
        func room(_ length: CGFloat) -> CGFloat? { length > 0 && length < 1e6 ? length : nil }
        // The height of wrapped text may exceed the given height.
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
