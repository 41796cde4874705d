// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineComponents
package import VitrineCore
import VitrineSnapshots

extension UIView: DrawnView {
    /// Returns what `draw(_:)` draws in a rectangle; `nil` for nothing.
    package func ownDrawing(in rect: CGRect) -> AnyView? {
        let context = CGContext(size: rect.size, scale: 3, isOpaque: false)
        CurrentDrawing.push(context)
        defer { CurrentDrawing.pop() }
        draw(rect)
        return context.canvas
    }

    /// Returns the size that content takes in a width; `nil` if nothing can be measured.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - width: The width, in points; 0 and very large ones are any.
    /// - Returns: The size, in points.
    package func size(of content: AnyView, inWidth width: CGFloat) -> CGSize? {
        guard let renderer = try? SnapshotRenderer.shared() else { return nil }
        let still = ViewStill(content, renderer: renderer, for: SessionContext.current)
        let room: CGFloat? = width > 0 && width < 1e6 ? width : nil
        return try? still.size(proposal: ProposedViewSize(width: room, height: nil))
    }
}
