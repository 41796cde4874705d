// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore
import VitrineSnapshots

/// A text with attributes as UIKit's functions measure and draw it.
struct DrawnText: Sendable {
    private let text: Text
    private let look: ParagraphLook

    /// Creates a text with the same attributes everywhere.
    init(_ string: NSString, _ attributes: [NSAttributedString.Key: Any]?) {
        text = Text(
            String(describing: string), attributes: attributes ?? [:], font: .systemFont(ofSize: 12), color: .black)
        look = ParagraphLook(attributes ?? [:])
    }

    /// Creates a text with the attributes of its parts.
    init(_ string: NSAttributedString) {
        // Black, whatever the colours of the surroundings are.
        text = Text(string, font: .systemFont(ofSize: 12), color: .black)
        look = ParagraphLook(string)
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
        let look = look
        return onMainActor {
            guard let renderer = try? SnapshotRenderer.shared() else { return .zero }
            let still = ViewStill(look.applied(to: text), renderer: renderer, for: SessionContext.current)
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
        let look = look
        CurrentDrawing.context?.draw { context in
            let alignment = Alignment(horizontal: (look.alignment ?? .leading).horizontal, vertical: .top)
            context.place(
                look.applied(to: text).fixedSize(horizontal: false, vertical: true)
                    .frame(width: rect.width, height: rect.height, alignment: alignment)
                    .clipped(),
                in: rect)
        }
    }
}
