// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineCore

/// How the lines of a text with attributes are laid out: as the paragraph style at its beginning says.
package struct ParagraphLook: Hashable, Sendable {
    /// The alignment of the lines; `nil` if it is not set.
    package var alignment: TextAlignment?
    /// The distance between two lines, in points.
    package var lineSpacing: CGFloat = 0
    /// The place of the ellipsis in a line that is too long; `nil` for lines that are wrapped.
    package var truncation: Text.TruncationMode?

    package init(_ attributes: [NSAttributedString.Key: Any]) {
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
        if style.alignment != .natural { alignment = style.alignment.inSwiftUI }
        lineSpacing = style.lineSpacing
        truncation = style.lineBreakMode.truncation
    }

    package init(_ text: NSAttributedString?) {
        self.init(text.map { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : [:] } ?? [:])
    }

    /// Returns a text laid out so, on one line where it is truncated.
    package func applied(to text: Text) -> some View {
        text.multilineTextAlignment(alignment ?? .leading)
            .lineSpacing(lineSpacing)
            .lineLimit(truncation == nil ? nil : 1)
            .truncationMode(truncation ?? .tail)
    }
}
